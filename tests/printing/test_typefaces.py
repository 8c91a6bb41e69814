"""A typeface is chosen apart from the look: all texts stand in it, and no letter and no room is lost by it."""

import re
from collections.abc import Callable
from io import BytesIO

import pytest
from pypdf import PdfReader

from authors_edu.decks.check import check_file
from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.extras.asked import Extras, SheetWords
from authors_edu.printing.extras.document import print_extras
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.settings import TYPEFACES
from authors_edu.printing.shaping import set_line
from authors_edu.printing.template import Block, load_template, template_names
from authors_edu.printing.typefaces import in_typeface
from authors_edu.shipped import SampleDeck, sample_decks
from authors_edu.words.print_sheets import sheet_words
from authors_edu.words.printing import sentence

MakeDeck = Callable[..., Deck]
FILES = {"serif": "Literata|EBGaramond", "sans": "NotoSans", "atkinson": "AtkinsonHyperlegible"}


def fonts_in(pdf: bytes) -> set[str]:
    """The PostScript names of the fonts of a PDF, without the marks of a subset."""
    return {name.decode().partition("+")[2] for name in re.findall(rb"/FontName /(\S+)", pdf)}


@pytest.mark.parametrize("typeface", TYPEFACES)
@pytest.mark.parametrize("template", template_names())
def test_every_text_of_a_look_stands_in_the_chosen_typeface(deck_of: MakeDeck, template: str, typeface: str):
    deck = deck_of(4, clue="A clue of some words", year="1899")
    printed = print_deck(deck, PrintSettings(template, typeface=typeface, copies=2))
    assert printed.problems == ()
    fonts = fonts_in(printed.pdf)
    assert fonts and all(re.match(FILES[typeface], font) for font in fonts)


@pytest.mark.parametrize("typeface", TYPEFACES)
def test_the_sheets_beside_the_deck_stand_in_it_too(deck_of: MakeDeck, typeface: str):
    deck = deck_of(4)
    extras = Extras(("key", "checklist", "score"), ("Ana", "Ben"))
    words = SheetWords(**sheet_words(deck, extras.paper_gsm))
    fonts = fonts_in(print_extras(deck, PrintSettings("modern", typeface=typeface), extras, words).pdf)
    assert fonts and all(re.match(FILES[typeface], font) for font in fonts)


def test_a_look_keeps_a_serif_of_its_own_and_its_cuts():
    classic, modern = load_template("classic"), load_template("modern")
    assert in_typeface(classic, "serif").title == classic.title
    assert in_typeface(modern, "serif").label.font == "Literata Bold"
    assert in_typeface(classic, "atkinson").works.font == "Atkinson Italic"
    assert in_typeface(modern, "") is modern


@pytest.mark.parametrize("typeface", TYPEFACES)
@pytest.mark.parametrize("template", template_names())
def test_a_wider_font_is_set_smaller_so_that_as_much_stands_in_a_line(template: str, typeface: str):
    look = load_template(template)
    other = in_typeface(look, typeface)
    text = "The Life and Strange Surprizing Adventures of Robinson Crusoe"
    for name in ("title", "creator", "year", "clue", "works"):
        old, new = getattr(look, name), getattr(other, name)
        assert isinstance(old, Block) and isinstance(new, Block)
        assert set_line(text, new.font).width * new.largest_pt <= 1.02 * set_line(text, old.font).width * old.largest_pt
        assert new.largest_pt <= old.largest_pt
        assert new.smallest_pt >= min(old.smallest_pt, 6.5)


@pytest.mark.parametrize("typeface", TYPEFACES)
def test_all_scripts_print_in_every_typeface_and_no_word_mixes_two_faces(typeface: str):
    other = in_typeface(load_template("science"), typeface)
    for font in (other.title.font, other.works.font, other.clue.font):
        for text in ("Преступление", "Οδύσσεια", "Số đỏ", "Łódź", "أولاد", "שלום", "क्षत्रिय", "สี่แผ่นดิน"):
            line = set_line(text, font)
            assert not line.missing, (text, font)
            assert len({run.face.name for run in line.runs}) == 1, (text, font)


def test_a_leaning_text_that_atkinson_lacks_leans_in_the_face_that_steps_in():
    assert [run.face.name for run in set_line("Số đỏ", "Atkinson Italic").runs] == ["NotoSans-Italic"]
    assert [run.face.name for run in set_line("Số đỏ", "Atkinson").runs] == ["NotoSans"]


def test_an_unknown_typeface_is_told_with_the_one_that_was_meant(deck_of: MakeDeck):
    for wrong, told in (
        ("sans-serif", "There is no typeface “sans-serif”. Did you mean “sans”?"),
        ("Atkinson Hyperlegible", "There is no typeface “Atkinson Hyperlegible”. Did you mean “atkinson”?"),
        ("xyz", "There is no typeface “xyz”. Choose one of: serif, sans, atkinson."),
    ):
        with pytest.raises(PrintError) as caught:
            print_deck(deck_of(3), PrintSettings(typeface=wrong))
        assert [sentence(problem) for problem in caught.value.problems] == [told]


@pytest.mark.long
@pytest.mark.parametrize("typeface", TYPEFACES)
@pytest.mark.parametrize("template", template_names())
@pytest.mark.parametrize("sample", sample_decks(), ids=lambda sample: sample.file.stem)
def test_a_sample_deck_prints_without_a_warning_in_every_typeface(sample: SampleDeck, template: str, typeface: str):
    deck = check_file(sample.file.read_bytes(), sample.file.name).deck
    assert deck is not None
    printed = print_deck(deck, PrintSettings(template, typeface=typeface))
    assert printed.problems == ()
    assert len(PdfReader(BytesIO(printed.pdf)).pages) == 2 * printed.sheets
