"""The letters of a PDF: embedded, whole, in their cards, and to be read back."""

from collections.abc import Callable
from io import BytesIO

import pypdfium2  # type: ignore[import-untyped]
import pytest
from pypdf import PdfReader
from support.printed_slots import NINE, POINTS, slots_read

from authors_edu.decks.model import Deck
from authors_edu.printing.layout import content_of, lay_out
from authors_edu.printing.pages import print_deck
from authors_edu.printing.paper import sheet_for
from authors_edu.printing.settings import TYPEFACES, PrintSettings
from authors_edu.printing.sheets import CARDS, PAPERS
from authors_edu.printing.template import load_template, template_names
from authors_edu.printing.typefaces import in_typeface

MakeDeck = Callable[..., Deck]


def test_every_letter_stands_within_its_card(hostile: Deck, deck_of: MakeDeck):
    marks = deck_of(("ที่นี่ปั้นป่าฟ้าฝ้า", "Z\u0301\u0302\u0303a\u0323\u0324go", "น้ำใจ", "เรื่องของแม่พลอย"), clue="เรื่องของแม่พลอย")
    for template in template_names():
        for deck in (hostile, marks):
            printed = print_deck(deck, PrintSettings(template, only=("A1", "A2", "A3", "A4")))
            text = pypdfium2.PdfDocument(printed.pdf)[0].get_textpage()
            slots = [slot.inset(2.5) for slot in sheet_for(PAPERS["a4"], CARDS["poker"]).slots]
            for number in range(text.count_chars()):
                left, low, right, high = (edge / POINTS for edge in text.get_charbox(number))
                if right > left and high > low and low > 16.5:  # the footer stands lower
                    down = 297 - high, 297 - low
                    assert any(
                        slot.x_mm <= left
                        and right <= slot.right_mm
                        and slot.y_mm <= down[0]
                        and down[1] <= slot.bottom_mm
                        for slot in slots
                    ), (template, text.get_text_range(number, 1))


def test_fault_10_every_font_is_embedded_and_no_glyph_is_missing(hostile: Deck):
    for template in template_names():
        reader = PdfReader(BytesIO(print_deck(hostile, PrintSettings(template)).pdf))
        for page in reader.pages:
            for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
                assert "/FontFile2" in font.get_object()["/FontDescriptor"].get_object()
            content = page.get_contents()
            assert content is not None and b"\\000" not in content.get_data()  # code 0 is .notdef


def test_fault_10_the_letters_that_other_programs_lose_can_be_read_back(deck_of: MakeDeck):
    titles = ("ł ő ș ı Љ Ґ ς ž", "Số đỏ", "ליל שלום", "क्षत्रिय धर्म")
    for template in template_names():
        read = slots_read(print_deck(deck_of(titles), PrintSettings(template)).pdf)[0]
        for title, slot in zip(titles, read, strict=False):
            assert title in slot, template


@pytest.mark.parametrize("template", template_names())
@pytest.mark.parametrize("typeface", ["", *TYPEFACES])
def test_fault_09_a_title_is_drawn_in_the_weight_that_it_was_measured_in(
    template: str, typeface: str, deck_of: MakeDeck
):
    deck, look = deck_of(("Mammoth Hunting", *"abc")), in_typeface(load_template(template), typeface)
    placed = next(line for line in lay_out(content_of(deck, 0, False), look, NINE.card).lines if line.block == "title")
    settings = PrintSettings(template, typeface=typeface, list_works=False)
    text = pypdfium2.PdfDocument(print_deck(deck, settings).pdf)[0].get_textpage()
    found = text.search(placed.line.text, match_case=True).get_next()
    assert found
    start, count = found
    boxes = [text.get_charbox(number, loose=True) for number in range(start, start + count)]
    assert boxes[-1][2] - boxes[0][0] == pytest.approx(placed.line.width * placed.size_pt, rel=0.01)
    assert boxes[0][0] == pytest.approx(NINE.slots[0].x_mm * POINTS + placed.x_pt, abs=0.1)


def test_arabic_can_be_read_back_letter_by_letter(deck_of: MakeDeck):
    title = "أولاد حارتنا"
    read = slots_read(print_deck(deck_of((title, *"abc"))).pdf)[0][0]
    assert set(title) <= set(read)
