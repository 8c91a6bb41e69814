"""The preview is the PDF itself."""

from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

from authors_edu.decks.model import Deck
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.preview import page_png, page_pngs

MakeDeck = Callable[..., Deck]


def test_every_page_becomes_a_picture_of_its_size(deck_of: MakeDeck):
    pdf = print_deck(deck_of(3)).pdf
    pictures = [Image.open(BytesIO(png)) for png in page_pngs(pdf, dpi=40)]
    # A4 is 8.27 x 11.69 inches
    assert [picture.size for picture in pictures] == [(331, 468)] * 4


def test_one_page_is_the_same_picture_as_among_all(deck_of: MakeDeck):
    pdf = print_deck(deck_of(3), PrintSettings("modern", "letter")).pdf
    assert page_png(pdf, 2, dpi=40) == list(page_pngs(pdf, dpi=40))[2]


def test_a_page_that_is_not_there_is_a_mistake_of_the_caller(deck_of: MakeDeck):
    with pytest.raises(IndexError):
        page_png(print_deck(deck_of(1)).pdf, 2)


def test_neighbouring_families_are_told_apart_in_grey(deck_of: MakeDeck):
    # The same card text in two families: letter and symbol still differ when colour is gone.
    for template in ("classic", "modern", "ink-saver"):
        pdf = print_deck(deck_of(("Same",) * 8, creator="Nobody"), PrintSettings(template, list_works=False)).pdf
        grey = Image.open(BytesIO(page_png(pdf, 0, dpi=72))).convert("L")
        first, second = (grey.crop((x, y, x + 178, y + 249)) for x, y in ((30, 47), (209, 296)))  # A1 and B1
        different = sum(abs(a - b) > 100 for a, b in zip(first.tobytes(), second.tobytes(), strict=True))
        assert different > 60
