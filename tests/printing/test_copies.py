"""Several copies of a deck: each card carries the number of its deck, so that mixed ones can be sorted."""

import io
from collections.abc import Callable
from dataclasses import replace

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image

from authors_edu.decks.model import Deck
from authors_edu.printing.layout import Content, lay_out
from authors_edu.printing.pages import print_deck
from authors_edu.printing.paper import Size
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.template import load_template, template_names

MakeDeck = Callable[..., Deck]

POINTS = 72 / 25.4


def texts_of(pdf: bytes) -> list[list[str]]:
    return [page.get_textpage().get_text_range().split() for page in pypdfium2.PdfDocument(pdf)]


@pytest.mark.parametrize("template", template_names())
def test_every_card_of_several_decks_carries_the_number_of_its_deck(template: str, deck_of: MakeDeck):
    deck = deck_of(("Emma", "Persuasion", "Sanditon", "Lady Susan"), name="Deck", year="", creator="Jane Austen")
    settings = PrintSettings(template, backs="none", list_works=False, marks="none")
    fronts = texts_of(print_deck(deck, replace(settings, copies=12)).pdf)
    # Four cards fill no sheet, so the decks run on, nine cards a sheet: 1 1 1 1 2 2 2 2 3, 3 3 3 4 ...
    assert [fronts[0].count(number) for number in ("1", "2", "3", "4")] == [4, 4, 1, 0]
    assert [page.count("12") for page in fronts] == [0, 0, 0, 0, 1, 3 + 1]  # and once in the footer
    assert "1" not in texts_of(print_deck(deck, settings).pdf)[0]


@pytest.mark.parametrize("template", template_names())
def test_the_number_of_a_deck_stands_in_its_ring_beside_the_label(template: str, deck_of: MakeDeck):
    deck = deck_of(("Emma", "Persuasion", "Sanditon", "Lady Susan"), name="Deck", year="", creator="Jane Austen")
    settings = PrintSettings(template, copies=7, only=("A1",), backs="none", list_works=False, marks="none")
    text = pypdfium2.PdfDocument(print_deck(deck, settings).pdf)[0].get_textpage()
    letters = [(text.get_text_range(number, 1), text.get_charbox(number)) for number in range(text.count_chars())]
    label, sign = (next(box for char, box in letters if char == wanted) for wanted in ("A", "7"))
    assert sign[3] - sign[1] > 1.1 * POINTS  # high enough to be read
    assert 2 * POINTS < sign[0] - label[2] < 18 * POINTS  # behind the "1" of the label and the symbol
    # The seventh card lies two rows of 88 mm below the first.
    assert (sign[1] + sign[3]) / 2 == pytest.approx((label[1] + label[3]) / 2 - 176 * POINTS, abs=1.5)


def test_the_number_of_a_deck_stands_neither_on_the_symbol_nor_on_the_picture_in_the_band(deck_of: MakeDeck):
    picture = io.BytesIO()
    Image.new("RGB", (900, 400), "#20ff20").save(picture, "PNG")
    plain = deck_of(1)
    cards = (replace(plain.families[0].cards[0], image="p.png"), *plain.families[0].cards[1:])
    deck = replace(plain, families=(replace(plain.families[0], cards=cards),))
    settings = PrintSettings("modern", copies=7, only=("A1",), backs="none", marks="none")
    page = pypdfium2.PdfDocument(print_deck(deck, settings, {"p.png": picture.getvalue()}).pdf)[0]
    text = page.get_textpage()
    boxes = [text.get_charbox(place) for place in range(text.count_chars()) if text.get_text_range(place, 1) == "7"]
    left, bottom, right, top = next(box for box in boxes if box[1] > 50 * POINTS)  # and not that in the footer
    content = Content("A1", 0, "Title 0-0", "Creator 0", "1899", "", ("A", "B", "C"), "p.png")
    symbol = lay_out(content, load_template("modern"), Size(63, 88)).symbol
    assert symbol is not None
    assert left - 10.5 * POINTS > symbol.x_pt + symbol.width_pt  # the card stands 10.5 mm from the paper's edge
    seen = page.render(scale=4).to_pil().convert("RGB")
    around = seen.crop(tuple(round(4 * edge) for edge in (left - 4, 841.89 - top - 3, right + 5, 841.89 - bottom + 3)))
    family, white = ((0x8C, 0x2F, 0x39), (255, 255, 255))
    colours = [colour for _, colour in around.getcolors(10_000)]
    assert family in colours and white in colours
    assert not any(green > 150 > red for red, green, _ in colours)  # nothing of the picture
