"""The PDF: every card once, every back behind its front, the same bytes for the same deck."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from itertools import pairwise

import pypdfium2  # type: ignore[import-untyped]
import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject
from support.printed_slots import POINTS, labels, slots_read

from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.job import sheet_of_settings
from authors_edu.printing.pages import print_deck
from authors_edu.printing.paper import around, sheet_for
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.sheets import CARDS, PAPERS
from authors_edu.printing.template import template_names

MakeDeck = Callable[..., Deck]


def test_fault_02_fronts_lie_row_by_row_and_backs_mirrored(deck_of: MakeDeck):
    # ten cards: the back of the single one on the second sheet must lie in the third column
    printed = print_deck(deck_of(3), PrintSettings(only=("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2")))
    first, first_backs, second, second_backs = slots_read(printed.pdf)
    assert labels(first) == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1"]
    assert labels(first_backs) == ["T"] * 9  # the initial of "Test deck"
    assert labels(second) == ["C2", *[""] * 8]
    assert labels(second_backs) == ["", "", "T", "", "", "", "", "", ""]
    assert (printed.sheets, printed.cards) == (2, 10)


def test_on_the_short_edge_backs_lie_in_the_last_row_and_stand_on_their_heads(deck_of: MakeDeck):
    deck = deck_of(1)
    short = print_deck(deck, PrintSettings(backs="short-edge", only=("A1", "A2"))).pdf
    assert labels(slots_read(short)[1]) == ["", "", "", "", "", "", "T", "T", ""]
    # A page with the long-edge backs of the same place, turned by hand, is the same picture.
    long = print_deck(deck, PrintSettings(only=("A1", "A2"))).pdf
    turned = pypdfium2.PdfDocument(long)[1].render(scale=1, rotation=180).to_pil().convert("L")
    right = pypdfium2.PdfDocument(short)[1].render(scale=1).to_pil().convert("L")
    pixels = list(zip(turned.tobytes(), right.tobytes(), strict=True))
    assert sum(abs(a - b) > 60 for a, b in pixels) < len(pixels) / 200


def test_without_backs_there_are_fronts_alone(deck_of: MakeDeck):
    printed = print_deck(deck_of(3), PrintSettings(backs="none"))
    assert [labels(page)[0] for page in slots_read(printed.pdf)] == ["A1", "C2"]
    assert printed.sheets == 2


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("template", template_names())
def test_every_card_is_printed_once_with_all_it_says(template: str, paper: str, deck_of: MakeDeck):
    deck = deck_of(5)
    read = slots_read(print_deck(deck, PrintSettings(template, paper)).pdf, sheet_for(PAPERS[paper], CARDS["poker"]))
    fronts = [slot for page in read[::2] for slot in page if slot]
    assert labels(fronts) == [deck.label(card) for card in range(20)]
    for card, slot in enumerate(fronts):
        family, place = divmod(card, 4)
        assert f"Creator {family}" in slot and "1899" in slot
        for other in range(4):
            assert slot.count(f"Title {family}-{other}") == 1, (card, other)
        assert place < 4


def test_titles_can_be_left_off_the_other_cards(deck_of: MakeDeck):
    read = slots_read(print_deck(deck_of(1), PrintSettings(list_works=False)).pdf)
    assert [re.findall(r"Title 0-\d", slot) for slot in read[0][:4]] == [[f"Title 0-{place}"] for place in range(4)]


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 595.276, 841.890), ("letter", 612, 792)])
def test_fault_18_every_page_has_the_exact_size_of_the_paper_and_none_is_blank(
    paper: str, width: float, height: float, deck_of: MakeDeck
):
    pages = PdfReader(BytesIO(print_deck(deck_of(7), PrintSettings(paper=paper)).pdf)).pages
    assert len(pages) == 8  # 28 cards on four sheets, both sides
    for page in pages:
        assert len(page.get_contents().get_data()) > 100  # type: ignore[union-attr]
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx((width, height), abs=0.001)


def test_fault_04_the_file_asks_to_be_printed_unscaled_and_on_the_right_sides(deck_of: MakeDeck):
    for backs, duplex in (
        ("long-edge", "/DuplexFlipLongEdge"),
        ("short-edge", "/DuplexFlipShortEdge"),
        ("fold", "/Simplex"),
        ("separate", "/Simplex"),
        ("none", "/Simplex"),
    ):
        root = PdfReader(BytesIO(print_deck(deck_of(1), PrintSettings(backs=backs)).pdf)).root_object
        wishes = root["/ViewerPreferences"]
        assert isinstance(wishes, DictionaryObject)
        assert (wishes["/PrintScaling"], wishes["/Duplex"]) == ("/None", duplex)
        assert root["/Lang"] == "en"


def test_the_file_carries_title_author_and_a_bookmark_for_each_family(deck_of: MakeDeck):
    reader = PdfReader(BytesIO(print_deck(deck_of(3, name="Gänse & Füchse")).pdf))
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.author) == ("Gänse & Füchse", "Authors Edu")
    marks = [(mark["/Title"], reader.get_destination_page_number(mark)) for mark in reader.outline]  # type: ignore[arg-type, call-overload]
    assert marks == [("A  Creator 0", 0), ("B  Creator 1", 0), ("C  Creator 2", 0)]
    assert len(reader.pages) == 4


@pytest.mark.parametrize("backs", ["long-edge", "fold"])
@pytest.mark.parametrize("card", ["poker", "tarot", "large"])
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_fault_21_the_footer_is_read_outside_all_cards_and_their_bleed(
    paper: str, card: str, backs: str, deck_of: MakeDeck
):
    settings = PrintSettings("ink-saver", paper, card, backs, "none", copies=2)
    try:
        sheet = sheet_of_settings(settings)
    except PrintError:
        return  # two large cards do not fit on every folded page
    document = pypdfium2.PdfDocument(print_deck(deck_of(3), settings).pdf)
    bleed = 2.5 if backs == "fold" else 0.0
    outer = around(sheet.trims).inset(-bleed)
    page, beside = document[0], []
    text = page.get_textpage()
    for number in range(text.count_chars()):
        left, low, right, high = (edge / POINTS for edge in text.get_charbox(number))
        top, bottom = sheet.paper.height_mm - high, sheet.paper.height_mm - low
        if right <= outer.x_mm or left >= outer.right_mm or top >= outer.bottom_mm or bottom <= outer.y_mm:
            beside.append(text.get_text_range(number, 1))
            assert left >= 5 and right <= sheet.paper.width_mm - 5 and bottom <= sheet.paper.height_mm - 4.9
    runs_on = sheet.count > 12  # a deck does not fill the sheet
    number = f"1/{-(-24 // sheet.count)}" if runs_on else f"1/{-(-12 // sheet.count)}"
    assert "".join(beside).split() == ["Test", "deck", "1–2" if runs_on else "1", "·", number]


def test_the_footer_counts_the_sheets_however_long_the_name_is(deck_of: MakeDeck):
    sheet = sheet_for(PAPERS["a4"], CARDS["poker"])
    for name in ("A very long name of a deck " * 6, "ליל " * 40):
        document = pypdfium2.PdfDocument(print_deck(deck_of(3, name=name)).pdf)
        edge = (sheet.paper.height_mm - sheet.slots[-1].bottom_mm) * POINTS
        text = document[2].get_textpage().get_text_bounded(0, 5 * POINTS, sheet.paper.width_mm * POINTS, edge)
        assert "2/2" in text and len(text) > 40


def test_markup_prints_as_itself(deck_of: MakeDeck):
    title = "<b>B</b> & <br/> %d {x} \\n (1)"
    read = slots_read(print_deck(deck_of((title, *"abc")), PrintSettings("ink-saver")).pdf)[0]
    assert title in read[0]


def test_the_same_deck_gives_the_same_bytes_whatever_was_printed_before(deck_of: MakeDeck, hostile: Deck):
    for template in template_names():
        first = print_deck(hostile, PrintSettings(template)).pdf
        print_deck(deck_of(("شمس", "शक्ति", "น้ำ", "😀")), PrintSettings(template))
        assert print_deck(hostile, PrintSettings(template)).pdf == first


SCRIPT = """
import hashlib
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.pages import print_deck
cards = tuple(Card(str(n), "C", t, "1") for n, t in enumerate(("أولاد", "क्षत्रिय", "Emma", "Ґ")))
print(hashlib.sha256(print_deck(Deck("D", (Family("C", cards),))).pdf).hexdigest())
"""


def test_another_process_gives_the_same_bytes():
    digests = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_only_lost_cards_are_printed_again(deck_of: MakeDeck):
    printed = print_deck(deck_of(3), PrintSettings(only=("c1", "A3", "A3")))
    assert labels(slots_read(printed.pdf)[0]) == ["A3", "C1", *[""] * 7]
    assert (printed.cards, printed.sheets) == (2, 1)


def test_three_hundred_families_have_letters_of_their_own(deck_of: MakeDeck):
    printed = print_deck(deck_of(300), PrintSettings("ink-saver"))
    read = [slot for page in slots_read(printed.pdf)[::2] for slot in page if slot]
    # 26 families of one letter, then AA: the 27th; the 300th is KN (11 * 26 + 14)
    assert [labels(read)[card] for card in (0, 103, 104, 1199)] == ["A1", "Z4", "AA1", "KN4"]
    assert (printed.cards, printed.sheets, printed.problems) == (1200, 134, ())


def test_backs_and_frames_are_drawn_once_and_used_often(deck_of: MakeDeck):
    one, ten = (print_deck(deck_of(families), PrintSettings("modern")).pdf for families in (2, 20))
    assert all(pdf.count(b"/Subtype /Form") == 2 for pdf in (one, ten))


COSTS = """
import re
from pathlib import Path
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.pages import print_deck
families = []
for f in range(130):
    cards = tuple(Card(f"{f}-{w}", f"Creator {f}", f"The {w}. work of number {f}", "1899") for w in range(4))
    families.append(Family(f"Creator {f}", cards))
assert print_deck(Deck("Many", tuple(families))).cards == 520
peak = re.search(r"VmHWM:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1]
print(int(peak) / 1024)
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the peak of a process of its own")
def test_fault_15_520_cards_take_150_mb_at_most():
    done = subprocess.run([sys.executable, "-c", COSTS], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 150


def test_fault_15_the_sheet_in_work_is_told(deck_of: MakeDeck):
    told: list[tuple[int, int]] = []
    print_deck(deck_of(7), told=lambda sheet, sheets: told.append((sheet, sheets)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]  # 28 cards, nine a sheet


def test_the_size_grows_with_the_cards_alone(deck_of: MakeDeck):
    sizes = [len(print_deck(deck_of(families)).pdf) for families in (10, 20, 30)]
    assert all(second - first < 25_000 for first, second in pairwise(sizes))


@pytest.mark.parametrize("template", template_names())
def test_a_card_too_small_for_its_texts_is_printed_and_what_was_cut_is_told(template: str, deck_of: MakeDeck):
    deck = deck_of(("A title of some length", "Emma", "Persuasion", "Sanditon"), clue="A clue of several words")
    printed = print_deck(deck, PrintSettings(template, card="40x40mm"))
    assert printed.cards == 4
    assert {"text_too_long_for_card"} <= {problem.kind for problem in printed.problems}
    assert {problem.column for problem in printed.problems} <= {"work", "year", "clue", "creator", None}
