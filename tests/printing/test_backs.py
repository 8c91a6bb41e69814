"""Backs, marks and copies as they stand in the PDF: positions are read back from its operators, in mm."""

import io
import re
from collections.abc import Callable
from typing import Any

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image
from pypdf import PdfReader

from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.job import sheet_of_settings
from authors_edu.printing.pages import print_deck
from authors_edu.printing.preview import page_pngs
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.sheets import LABEL_SHEETS
from authors_edu.printing.template import template_names
from authors_edu.printing.trimming import crop_marks, lines_across
from authors_edu.words.printing import sentence

MakeDeck = Callable[..., Deck]
Place = tuple[float, float]

POINTS = 72 / 25.4
_NUMBER = r"(-?[\d.]+)"


def contents(pdf: bytes) -> list[str]:
    """The operators of each page."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    return [page.get_contents().get_data().decode("latin-1") for page in pages]  # type: ignore[union-attr]


def backs_on(content: str, page_height_mm: float) -> list[tuple[float, float, bool]]:
    """The origin of each back's drawing from the top left corner, and whether it stands on its head."""
    found = re.findall(rf"q (-?1) 0 0 -?1 {_NUMBER} {_NUMBER} cm\s+/\S+ Do", content)
    return [(float(x) / POINTS, page_height_mm - float(y) / POINTS, turn == "-1") for turn, x, y in found]


def lines_on(content: str) -> set[tuple[float, ...]]:
    found = re.findall(rf"{_NUMBER} {_NUMBER} m {_NUMBER} {_NUMBER} l", content)
    return {tuple(round(float(number), 2) for number in line) for line in found}


def as_drawn(lines: Any, page_height_mm: float) -> set[tuple[float, ...]]:
    high = page_height_mm
    return {tuple(round(n * POINTS, 2) for n in (x1, high - y1, x2, high - y2)) for x1, y1, x2, y2 in lines}


def pages(deck: Deck, **settings: Any) -> list[str]:
    return contents(print_deck(deck, PrintSettings("ink-saver", **settings)).pdf)


@pytest.mark.parametrize("name", sorted(LABEL_SHEETS))
def test_fault_20_on_perforated_sheets_fronts_and_backs_lie_where_the_maker_has_them(name: str, deck_of: MakeDeck):
    front, back = pages(deck_of(3), sheet=name, only=("A1", "A2", "A3", "A4", "B1"))
    sheet = LABEL_SHEETS[name].upright()
    origins = re.findall(rf"^q 1 0 0 1 {_NUMBER} {_NUMBER} cm", front, re.MULTILINE)[:5]
    drawn = [(float(x) / POINTS, sheet.paper.height_mm - float(y) / POINTS) for x, y in origins]
    assert drawn == [pytest.approx((slot.x_mm, slot.bottom_mm), abs=0.005) for slot in sheet.slots[:5]]
    upright = sheet.paper.height_mm >= sheet.paper.width_mm
    expected = [
        (sheet.paper.width_mm - slot.right_mm, slot.bottom_mm)
        if upright
        else (slot.right_mm, sheet.paper.height_mm - slot.bottom_mm)  # turned: its origin is the other corner
        for slot in sheet.slots[:5]
    ]
    assert [place[:2] for place in backs_on(back, sheet.paper.height_mm)] == [
        pytest.approx(place, abs=0.005) for place in expected
    ]


def test_fault_01_on_paper_that_lies_backs_stand_on_their_heads_in_the_other_row(deck_of: MakeDeck):
    # Two A6 on a lying A4: (297 - 210) / 2 = 43.5 from the left, (210 - 148) / 2 = 31 from the top
    long_edge = backs_on(pages(deck_of(1), card="a6", only=("A1",))[1], 210)
    assert long_edge == [(pytest.approx(148.5, abs=0.001), pytest.approx(31, abs=0.001), True)]
    short_edge = backs_on(pages(deck_of(1), card="a6", only=("A1",), backs="short-edge")[1], 210)
    assert short_edge == [(pytest.approx(148.5, abs=0.001), pytest.approx(179, abs=0.001), False)]


@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "separate"])
def test_fault_03_an_offset_moves_every_back_by_exactly_that_and_no_front(backs: str, deck_of: MakeDeck):
    deck = deck_of(3)
    still = print_deck(deck, PrintSettings(backs=backs, marks="both", copies=2)).pdf
    moved = print_deck(deck, PrintSettings(backs=backs, marks="both", copies=2, offset_mm=(1.0, -0.5))).pdf
    number = len(contents(still))
    is_back = [page >= number // 2 if backs == "separate" else page % 2 == 1 for page in range(number)]
    moves = "1 0 0 1 2.835 1.417 cm\n"  # 1 mm to the right and 0.5 mm up, before anything is drawn
    for one, other, back in zip(contents(still), contents(moved), is_back, strict=True):
        assert other[:60].count(moves) == back
        assert other.replace(moves, "") == one
    for one, other, back in zip(pypdfium2.PdfDocument(still), pypdfium2.PdfDocument(moved), is_back, strict=True):
        texts = one.get_textpage(), other.get_textpage()
        for letter in range(texts[0].count_chars()):
            before, after = (text.get_charbox(letter) for text in texts)
            x, y = (2.835, 1.417) if back else (0, 0)
            assert after == pytest.approx((before[0] + x, before[1] + y, before[2] + x, before[3] + y), abs=0.01)


def test_fault_22_above_a_fold_backs_stand_on_their_heads_and_the_fold_is_dashed(deck_of: MakeDeck):
    (page,) = pages(deck_of(1), backs="fold", marks="none", offset_mm=(3.0, 3.0))  # one side: nothing can drift
    # by hand: four poker cards on a lying A4 leave 22.5 mm at the sides; the backs end 2.5 mm above the fold at 105
    corners = [(85.5, 14.5), (148.5, 14.5), (211.5, 14.5), (274.5, 14.5)]
    assert backs_on(page, 210) == [(pytest.approx(x, abs=0.001), pytest.approx(y, abs=0.001), True) for x, y in corners]
    fold = "[4 3] 0 d 14.173 297.638 m 827.717 297.638 l S"  # 105 mm up, from 5 to 292 mm
    assert fold in page


@pytest.mark.parametrize(
    ("backs", "expected"),
    [
        ("none", ["front 1", "front 2"]),
        ("long-edge", ["front 1", "back 1", "front 2", "back 2"]),
        ("separate", ["front 1", "front 2", "back 2", "back 1"]),
        ("fold", ["both 1", "both 2", "both 3"]),
    ],
)
def test_fault_24_pages_come_in_the_order_that_the_way_of_printing_needs(
    backs: str, expected: list[str], deck_of: MakeDeck
):
    printed = print_deck(deck_of(3), PrintSettings("ink-saver", backs=backs))
    names = []
    for page in pypdfium2.PdfDocument(printed.pdf):
        text = page.get_textpage().get_text_range()
        fronts, letters = (
            len(re.findall(r"\b[ABC][1-4]\b", text)),
            len(re.findall(r"\bT\b", text)) // 2,
        )  # read from both ends
        number = {9: 1, 3: 2}.get(max(fronts, letters), 0) or 1 + sum("both" in name for name in names)
        names.append(f"{'both' if fronts and letters else 'front' if fronts else 'back'} {number}")
    assert names == expected
    assert printed.sheets == len({name[-1] for name in expected})


def test_separate_backs_tell_which_sheet_they_belong_to(deck_of: MakeDeck):
    printed = print_deck(deck_of(3), PrintSettings(backs="separate"))
    footers = [page.get_textpage().get_text_range().splitlines() for page in pypdfium2.PdfDocument(printed.pdf)]
    assert [next(line for line in lines if "Test deck" in line) for lines in footers] == [
        "Test deck · 1/2",
        "Test deck · 2/2",
        "Test deck · 2/2",
        "Test deck · 1/2",
    ]


@pytest.mark.parametrize("marks", ["fronts", "backs", "both", "none"])
def test_fault_19_marks_stand_on_fronts_or_backs_as_one_likes(marks: str, deck_of: MakeDeck):
    sheet = sheet_of_settings(PrintSettings())
    front, back = (lines_on(page) for page in pages(deck_of(1), marks=marks))
    on_front, on_back = (as_drawn(crop_marks(sheet.paper, sheet.slots, bleed), 297) for bleed in (0, 2.5))
    assert (on_front <= front) == (marks in ("fronts", "both"))
    assert back == (on_back if marks in ("backs", "both") else set())


def test_lines_for_a_guillotine_take_the_place_of_marks(deck_of: MakeDeck):
    sheet = sheet_of_settings(PrintSettings(gap_mm=3, card="tarot"))
    _, back = pages(deck_of(1), marks="both", lines_across=True, gap_mm=3, card="tarot")
    expected = sorted(as_drawn(lines_across(sheet.paper, sheet.slots), 297))
    assert [pytest.approx(line, abs=0.02) for line in sorted(lines_on(back))] == expected


def test_a_perforated_sheet_shows_no_marks(deck_of: MakeDeck):
    _, back = pages(deck_of(1), marks="both", sheet="a4-9up", lines_across=True)
    assert lines_on(back) == set()


def test_round_corners_have_an_arc_at_each_corner(deck_of: MakeDeck):
    plain, round_ones = (pages(deck_of(1), corner_mm=corner, marks="backs")[1] for corner in (0, 3))
    arcs = re.findall(rf"{_NUMBER} {_NUMBER} m (?:{_NUMBER} ){{6}}c", round_ones)
    # nine cards with four corners, once in black and once in white dashes
    assert (len(re.findall(" c ", plain)), len(arcs)) == (0, 9 * 4 * 2)
    # the first corner of the first back, in the third column: 136.5 + 3 from the left, at its foot 297 - 16.5 - 88 up
    assert tuple(float(part) / POINTS for part in arcs[0][:2]) == pytest.approx((139.5, 192.5), abs=0.001)


def test_fault_19_the_ink_of_backs_goes_on_beyond_the_trim_under_their_neighbours(deck_of: MakeDeck):
    for bleed in (2.5, 4.0):
        _, back = contents(print_deck(deck_of(1), PrintSettings(only=("A1", "A2"), bleed_mm=bleed)).pdf)
        boxes = re.findall(rf"{_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER} re", back)
        # the third and the second column of the first row, from the top left corner of the page
        expected = [(136.5 - bleed, 192.5 - bleed, 63 + 2 * bleed, 88 + 2 * bleed)]
        expected.append((73.5 - bleed, *expected[0][1:]))
        assert [tuple(float(part) / POINTS for part in box) for box in boxes] == [
            pytest.approx(box, abs=0.001) for box in expected
        ]
        assert back.index(" re f") < back.index(" Do")  # all bleeds before the first back


def test_without_bleed_nothing_but_the_backs_is_drawn(deck_of: MakeDeck):
    _, back = contents(print_deck(deck_of(1), PrintSettings(bleed_mm=0)).pdf)
    assert " re" not in back


def test_a_picture_covers_every_back_and_its_bleed_in_one_object(deck_of: MakeDeck):
    picture = Image.new("RGB", (800, 1100), "#2060c0")
    file = io.BytesIO()
    picture.save(file, "JPEG")
    settings = PrintSettings(back_picture="sea.jpg", only=("A1", "A2"), bleed_mm=3)
    printed = print_deck(deck_of(1), settings, {"sea.jpg": file.getvalue()})
    assert printed.problems == ()
    assert printed.pdf.count(b"/Subtype /Image") == 1
    back = Image.open(io.BytesIO(next(page_pngs(printed.pdf, 254, 1)))).convert("RGB")  # ten pixels a mm
    for x, y in ((735 - 25, 1045 + 25), (1995 + 25, 165 - 25), (1365, 600)):  # bleeds of both, the cut between them
        assert back.getpixel((x, y)) == pytest.approx((0x20, 0x60, 0xC0), abs=6)
    assert back.getpixel((735 - 35, 600)) == (255, 255, 255)


def test_a_picture_for_the_backs_that_is_missing_or_broken_is_refused(deck_of: MakeDeck):
    for pictures, told in (
        ({}, "There is no picture “sea.jpg” for the backs."),
        (
            {"sea.jpg": b"not a picture"},
            "The picture “sea.jpg” for the backs cannot be read. Save it again as a JPEG or a PNG.",
        ),
    ):
        with pytest.raises(PrintError) as caught:
            print_deck(deck_of(1), PrintSettings(back_picture="sea.jpg"), pictures)
        assert [sentence(problem) for problem in caught.value.problems] == [told]


def test_a_coarse_picture_for_the_backs_is_told(deck_of: MakeDeck):
    file = io.BytesIO()
    Image.new("L", (68, 93), 80).save(file, "PNG")  # a pixel a mm of 63 + 5 by 88 + 5: 25.4 dpi
    printed = print_deck(deck_of(1), PrintSettings(back_picture="sea.png"), {"sea.png": file.getvalue()})
    assert [sentence(problem) for problem in printed.problems] == [
        "The picture “sea.png” on the backs is too small for print (25 dpi) and will look coarse. Take a larger one."
    ]


@pytest.mark.parametrize("card", ["mini", "business-us", "square", "tarot", "large", "a6"])
def test_the_pattern_fills_a_back_of_any_size(card: str, deck_of: MakeDeck):
    for template in template_names():
        settings = PrintSettings(template, card=card, only=("A1",), bleed_mm=0, marks="none")
        pdf = print_deck(deck_of(1), settings).pdf
        sheet = sheet_of_settings(settings)
        back = Image.open(io.BytesIO(next(page_pngs(pdf, 127, 1)))).convert("L")  # five pixels a mm
        box = sheet.back_box(0, "long-edge").inset(6)
        # Four strips along the frame: none is of one colour, as where a pattern ends too soon.
        for x, y, wide, high in (
            (box.x_mm, box.y_mm, box.width_mm, 8),
            (box.x_mm, box.bottom_mm - 8, box.width_mm, 8),
            (box.x_mm, box.y_mm, 8, box.height_mm),
            (box.right_mm - 8, box.y_mm, 8, box.height_mm),
        ):
            strip = back.crop(tuple(round(5 * edge) for edge in (x, y, x + wide, y + high)))
            low, high_grey = strip.getextrema()
            assert high_grey - low > 12, (template, card)
