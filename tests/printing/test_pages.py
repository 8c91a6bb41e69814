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

from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Severity
from authors_edu.printing.pages import PrintError, PrintSettings, print_deck
from authors_edu.printing.paper import CARDS, PAPERS, sheet_for
from authors_edu.printing.template import template_names
from authors_edu.words.printing import sentence

MakeDeck = Callable[..., Deck]

POINTS = 72 / 25.4


def slots_read(pdf: bytes, paper: str = "a4") -> list[list[str]]:
    """The text within each slot, page by page."""
    sheet = sheet_for(PAPERS[paper], CARDS["poker"])
    document = pypdfium2.PdfDocument(pdf)
    read = []
    for page in document:
        text = page.get_textpage()
        read.append([])
        for slot in sheet.slots:
            top, bottom = (sheet.paper.height_mm - slot.y_mm, sheet.paper.height_mm - slot.bottom_mm)
            box = (slot.x_mm, bottom, slot.right_mm, top)
            read[-1].append(text.get_text_bounded(*(edge * POINTS for edge in box)).replace("\r\n", " "))
    return read


def labels(slots: list[str]) -> list[str]:
    return [slot.split()[0] if slot.split() else "" for slot in slots]


def test_fronts_lie_row_by_row_and_backs_mirrored(deck_of: MakeDeck):
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
    read = slots_read(print_deck(deck, PrintSettings(template, paper)).pdf, paper)
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
def test_the_page_has_the_exact_size_of_the_paper(paper: str, width: float, height: float, deck_of: MakeDeck):
    for page in PdfReader(BytesIO(print_deck(deck_of(3), PrintSettings(paper=paper)).pdf)).pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx((width, height), abs=0.001)


def test_the_file_asks_to_be_printed_unscaled_and_on_both_sides(deck_of: MakeDeck):
    for backs, duplex in (("long-edge", "/DuplexFlipLongEdge"), ("short-edge", "/DuplexFlipShortEdge")):
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


def test_the_footer_stands_below_all_cards_and_counts_the_sheets(deck_of: MakeDeck):
    for paper in PAPERS:
        document = pypdfium2.PdfDocument(print_deck(deck_of(3), PrintSettings(paper=paper)).pdf)
        sheet = sheet_for(PAPERS[paper], CARDS["poker"])
        edge = (sheet.paper.height_mm - sheet.grid.bottom_mm) * POINTS
        text = document[0].get_textpage().get_text_bounded(0, 5 * POINTS, sheet.paper.width_mm * POINTS, edge)
        assert " ".join(text.split()) == "Test deck 1/2"


def test_every_font_is_embedded_and_no_glyph_is_missing(hostile: Deck):
    for template in template_names():
        reader = PdfReader(BytesIO(print_deck(hostile, PrintSettings(template)).pdf))
        for page in reader.pages:
            for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
                assert "/FontFile2" in font.get_object()["/FontDescriptor"].get_object()
            content = page.get_contents()
            assert content is not None and b"\\000" not in content.get_data()  # code 0 is .notdef


def test_the_letters_that_other_programs_lose_can_be_read_back(deck_of: MakeDeck):
    titles = ("ł ő ș ı Љ Ґ ς ž", "Số đỏ", "ליל שלום", "क्षत्रिय धर्म")
    for template in template_names():
        read = slots_read(print_deck(deck_of(titles), PrintSettings(template)).pdf)[0]
        for title, slot in zip(titles, read, strict=False):
            assert title in slot, template


def test_arabic_can_be_read_back_letter_by_letter(deck_of: MakeDeck):
    title = "أولاد حارتنا"
    read = slots_read(print_deck(deck_of((title, *"abc"))).pdf)[0][0]
    assert set(title) <= set(read)


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


def test_what_the_settings_get_wrong_is_told_together(deck_of: MakeDeck):
    wrong = PrintSettings(paper="leter", card="tarot", backs="long", only=("A3", "Z9"))
    with pytest.raises(PrintError) as caught:
        print_deck(deck_of(3), wrong)
    assert [sentence(problem) for problem in caught.value.problems] == [
        "There is no paper “leter”. Did you mean “letter”?",
        "There is no card size “tarot”. Known are: poker.",
        "Backs cannot be “long”. Did you mean “long-edge”?",
        "There is no card Z9 in this deck; its cards are A1 to C4.",
    ]


def test_a_deck_without_cards_is_refused():
    with pytest.raises(PrintError) as caught:
        print_deck(Deck("Empty", ()))
    assert caught.value.kind == "nothing_to_print"


def test_a_character_without_a_glyph_is_an_error_that_names_card_and_character(deck_of: MakeDeck):
    printed = print_deck(deck_of(("紅樓夢", "Emma", "b", "c")))
    (problem,) = printed.problems
    assert (problem.kind, problem.severity, problem.column) == ("missing_glyph", Severity.ERROR, "work")
    assert sentence(problem) == (
        "Card A1 “紅樓夢”: no font here can print 紅, 樓, 夢 (U+7D05, U+6A13, U+5922) in the title. "
        "Write it in letters that can be printed."
    )


def test_a_title_that_had_to_be_cut_is_told_with_its_card(deck_of: MakeDeck):
    printed = print_deck(deck_of(("a", "b", "word " * 300, "c")))
    kinds = {(problem.kind, problem.values["label"]) for problem in printed.problems}
    assert ("title_too_long_for_card", "A3") in kinds
    assert all(problem.severity is Severity.WARNING for problem in printed.problems)
    assert printed.pdf.startswith(b"%PDF")


def test_backs_and_frames_are_drawn_once_and_used_often(deck_of: MakeDeck):
    one, ten = (print_deck(deck_of(families), PrintSettings("ink-saver")).pdf for families in (2, 20))
    assert all(pdf.count(b"/Subtype /Form") == 2 for pdf in (one, ten))


def test_the_size_grows_with_the_cards_alone(deck_of: MakeDeck):
    sizes = [len(print_deck(deck_of(families)).pdf) for families in (10, 20, 30)]
    assert all(second - first < 25_000 for first, second in pairwise(sizes))


def test_problems_and_errors_travel_between_processes(deck_of: MakeDeck):
    import pickle

    printed = print_deck(deck_of(("紅樓夢", "Emma", "b", "c")))
    assert pickle.loads(pickle.dumps(printed)) == printed
    with pytest.raises(PrintError) as caught:
        print_deck(deck_of(1), PrintSettings(paper="a5"))
    assert pickle.loads(pickle.dumps(caught.value)).problems == caught.value.problems
