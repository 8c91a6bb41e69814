"""The sheets beside the deck: what is asked for is there, whole, in any script; the same bytes again."""

import io
from collections.abc import Callable
from dataclasses import replace

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import ImageChops
from pypdf import PdfReader
from support.sheet_reader import find, printed, refusals, words_of

from authors_edu.decks.check import check_file
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.extras.asked import EXTRAS, Part, TextSheet
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.template import template_names
from authors_edu.shipped import SampleDeck, sample_decks
from authors_edu.words.printing import sentence

MakeDeck = Callable[..., Deck]
EDGE_MM = 13.0


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "tabloid"])
def test_each_sheet_is_a_page_of_the_paper_upright_or_turned_and_printed_on_one_side(deck_of: MakeDeck, paper: str):
    result = printed(deck_of(3), "key", "checklist", "score", "text", settings=PrintSettings(paper=paper))
    reader = PdfReader(io.BytesIO(result.pdf))
    assert result.sheets == len(reader.pages) == 4
    a_page = {tuple(sorted((float(page.mediabox.width), float(page.mediabox.height)))) for page in reader.pages}
    assert len(a_page) == 1
    wishes = reader.root_object["/ViewerPreferences"]
    assert (wishes["/PrintScaling"], wishes["/Duplex"]) == ("/None", "/Simplex")  # type: ignore[index]


def test_the_sheets_come_in_the_order_asked_for(deck_of: MakeDeck):
    result = printed(deck_of(2), "score", "key")
    assert [find(result.pdf, text)[0].page for text in ("Score sheet", "Answer key")] == [0, 1]


@pytest.mark.parametrize("template", template_names())
def test_the_same_input_gives_the_same_bytes(deck_of: MakeDeck, template: str):
    settings = PrintSettings(template=template)
    first, again = (printed(deck_of(3), *EXTRAS, students=("Ann",), settings=settings).pdf for _ in range(2))
    assert first == again


@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
@pytest.mark.parametrize("template", template_names())
def test_nothing_stands_nearer_to_the_edge_than_a_printer_prints(hostile: Deck, template: str, paper: str):
    names = ["Ann", "Oscar Fitzgerald-Montgomery of the " * 4, "ياسمين", "W" * 80]
    settings = PrintSettings(template=template, paper=paper)
    result = printed(hostile, "key", "checklist", "score", "text", students=names, settings=settings)
    assert not result.problems
    for sheet in pypdfium2.PdfDocument(result.pdf):
        picture = sheet.render(scale=1).to_pil().convert("L").point(lambda level: 255 if level < 200 else 0)
        left, high, right_, low = picture.getbbox()
        edge = 5 * 72 / 25.4 - 1
        assert left >= edge and high >= edge and right_ <= picture.width - edge and low <= picture.height - edge


@pytest.mark.parametrize("name", ["W" * 250, "word " * 50, "ليل " * 60])
@pytest.mark.parametrize("paper", ["a5", "135x140mm"])
def test_a_deck_with_a_name_of_250_characters_has_its_sheets_too(name: str, paper: str, deck_of: MakeDeck):
    deck = replace(deck_of(3), name=name)
    result = printed(deck, "key", "checklist", "score", "text", settings=PrintSettings(paper=paper))
    assert not result.problems and result.sheets >= 4


def test_markup_prints_as_itself(deck_of: MakeDeck):
    text = TextSheet("A <b>title</b>", (Part("<i>&amp;", ("1 < 2 & %s {x} \\n",)),))
    read = words_of(printed(deck_of(["<b>Bold</b>", "b", "c", "d"]), "key", "text", text=text).pdf)
    for part in ("<b>Bold</b>", "A <b>title</b>", "<i>&amp;", "1 < 2 & %s {x} \\n"):
        assert part in read


def test_a_deck_that_reads_from_the_right_is_mirrored_as_a_whole():
    works = tuple(Card(f"r{n}", "נתן אלתרמן", work, "1938") for n, work in enumerate(("אחת", "שתיים", "שלוש", "ארבע")))
    deck = Deck("ספרים", (Family("נתן אלתרמן", works),))
    result = printed(deck, "key", "checklist", students=("דנה",))
    year, label = find(result.pdf, "1938")[0], find(result.pdf, "A1")[0]
    assert year.left_mm < label.left_mm
    width = 210 - 2 * EDGE_MM
    assert label.right_mm > EDGE_MM + width * 0.9
    letter, name = find(result.pdf, "A")[-1], find(result.pdf, "Student")[0]
    assert letter.right_mm < name.left_mm and name.right_mm > 190


def test_a_paragraph_of_the_other_direction_keeps_its_own_side(deck_of: MakeDeck):
    text = TextSheet("Two", (Part("", ("An English line", "Another English line", "שלום לכולם")),))
    result = printed(deck_of(1), "text", text=text)
    assert find(result.pdf, "An English")[0].left_mm == pytest.approx(EDGE_MM, abs=1)
    hebrew = find(result.pdf, "שלום") or find(result.pdf, "םולש")
    assert hebrew[0].right_mm == pytest.approx(210 - EDGE_MM, abs=1.5)


def test_a_character_that_no_font_has_is_an_error_with_its_text(deck_of: MakeDeck):
    result = printed(deck_of(1), "checklist", students=("Ann", "Isis 𓊨"))
    (problem,) = result.problems
    assert problem.severity == "error"
    assert sentence(problem) == (
        "“Isis 𓊨” on a sheet beside the deck: no font here can print 𓊨 (U+132A8). Write it in letters that can be "
        "printed."
    )


def test_fault_11_on_a_sheet_too_east_asian_letters_without_a_font_say_what_to_install(
    deck_of: MakeDeck, no_east_asian_fonts: None
):
    (problem,) = printed(deck_of(1), "checklist", students=("Ann", "李雷")).problems
    assert sentence(problem) == (
        "“李雷” on a sheet beside the deck: no font here can print 李, 雷 (U+674E, U+96F7). The fonts for Chinese, "
        "Japanese and Korean are a package of their own. Install it, then start the program again: "
        'pip install "authors-edu[cjk]"'
    )


def test_everything_that_is_wrong_is_told_at_once(deck_of: MakeDeck):
    assert refusals(
        deck_of(1), "kee", "text", "zzz", text=None, paper_gsm=5, settings=PrintSettings(paper="90x200mm")
    ) == [
        "There is no sheet “kee” to go with a deck. Did you mean “key”?",
        "There is no sheet “zzz” to go with a deck. Choose one of: key, checklist, score, text, box.",
        "The sheet of text has no text. Give it one.",
        "Paper of 90 × 200 mm is too small for sheets beside the deck. Take A5 or more.",
        "The weight of the paper in g/m² cannot be 5; the nearest that can be is 60.",
    ]
    assert refusals(deck_of(1), "key", settings=PrintSettings(paper="a44"))[0].startswith("There is no paper “a44”.")


def test_a_perforated_sheet_lends_its_paper(deck_of: MakeDeck):
    result = printed(deck_of(1), "key", settings=PrintSettings(sheet="avery-5371"))
    assert tuple(PdfReader(io.BytesIO(result.pdf)).pages[0].mediabox)[2:] == (612, 792)


def test_ink_saver_sheets_are_black_and_white(deck_of: MakeDeck):
    result = printed(deck_of(3), *EXTRAS, settings=PrintSettings(template="ink-saver"))
    for page in pypdfium2.PdfDocument(result.pdf):
        red, green, blue = page.render(scale=0.5).to_pil().split()
        for one, other in ((red, green), (green, blue)):
            assert ImageChops.difference(one, other).getextrema()[1] <= 24  # the ink itself is a bluish black


@pytest.mark.long
@pytest.mark.parametrize("sample", sample_decks(), ids=lambda sample: sample.name)
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("template", template_names())
def test_every_sample_has_all_its_sheets_without_a_problem(sample: SampleDeck, paper: str, template: str):
    deck = check_file(sample.file.read_bytes(), sample.file.name).deck
    assert deck
    students = [f"Student {number:02}" for number in range(1, 31)]
    result = printed(deck, *EXTRAS, students=students, settings=PrintSettings(template=template, paper=paper))
    assert not result.problems
    for text in (*students, *(card.work for card in deck.cards)):
        assert find(result.pdf, text.split()[0])


def test_the_name_of_the_deck_stands_on_every_sheet(deck_of: MakeDeck):
    deck = replace(deck_of(2), name="Owls & Larks")
    pages = {read.page for read in find(printed(deck, *EXTRAS).pdf, "Owls & Larks")}
    assert pages == set(range(5))
