"""The preview is the PDF itself."""

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from authors_edu.decks.model import Deck
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.preview import page_pngs

MakeDeck = Callable[..., Deck]


def test_every_page_becomes_a_picture_of_its_size(deck_of: MakeDeck):
    pdf = print_deck(deck_of(3)).pdf
    pictures = [Image.open(BytesIO(png)) for png in page_pngs(pdf, dpi=40)]
    # A4 is 8.27 x 11.69 inches
    assert [picture.size for picture in pictures] == [(331, 468)] * 4


def test_some_pages_are_the_same_pictures_as_among_all(deck_of: MakeDeck):
    pdf = print_deck(deck_of(3), PrintSettings("modern", "letter")).pdf
    every = list(page_pngs(pdf, dpi=40))
    assert list(page_pngs(pdf, 40, first=1, count=2)) == every[1:3]
    assert list(page_pngs(pdf, 40, first=3, count=9)) == every[3:]


def test_neighbouring_families_are_told_apart_in_grey(deck_of: MakeDeck):
    # The same card text in two families: letter and symbol still differ when colour is gone.
    for template in ("classic", "modern", "ink-saver"):
        pdf = print_deck(deck_of(("Same",) * 8, creator="Nobody"), PrintSettings(template, list_works=False)).pdf
        grey = Image.open(BytesIO(next(page_pngs(pdf, dpi=72)))).convert("L")
        first, second = (grey.crop((x, y, x + 178, y + 249)) for x, y in ((30, 47), (209, 296)))  # A1 and B1
        different = sum(abs(a - b) > 100 for a, b in zip(first.tobytes(), second.tobytes(), strict=True))
        assert different > 60
