"""The preview is the PDF itself."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pypdfium2  # type: ignore[import-untyped]
from PIL import Image, ImageChops, ImageStat

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


def test_fault_08_the_preview_is_the_print_pixel_by_pixel(deck_of: MakeDeck):
    settings = PrintSettings("poster", copies=2, marks="both", lines_across=True, corner_mm=3, only=("A1", "B2"))
    still, moved = (print_deck(deck_of(2), replace(settings, offset_mm=by)).pdf for by in ((0.0, 0.0), (2.0, -3.0)))
    for pdf in (still, moved):
        # A hair less than 127 dots an inch: PDFium rounds up.
        pages = [page.render(scale=127 / 72 - 1e-6).to_pil().convert("RGB") for page in pypdfium2.PdfDocument(pdf)]
        shown = [Image.open(BytesIO(png)).convert("RGB") for png in page_pngs(pdf, dpi=127)]
        assert len(shown) == len(pages) == 2
        assert [ImageChops.difference(*pair).getbbox() for pair in zip(shown, pages, strict=True)] == [None, None]
    # And what the print room sets is seen in it: five pixels a mm, so the backs go ten to the right and fifteen up.
    before, after = (Image.open(BytesIO(next(page_pngs(pdf, 127, 1)))).convert("L") for pdf in (still, moved))
    width, height = before.size
    before, after = before.crop((0, 15, width - 10, height)), after.crop((10, 0, width, height - 15))
    assert ImageStat.Stat(ImageChops.difference(before, after)).mean[0] < 0.1
