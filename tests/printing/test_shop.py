"""For a print shop: a card a page with trim and bleed, fronts and backs in pairs, and the same as PNGs."""

import io
import zipfile
from collections.abc import Callable

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image, ImageChops
from pypdf import PdfReader
from pypdf.generic import RectangleObject

from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.shop import shop_pdf, shop_pngs

MakeDeck = Callable[..., Deck]
MM = 72 / 25.4


def edges(box: RectangleObject) -> list[float]:
    return [round(float(edge) / MM, 2) for edge in box]


def opened(pack: bytes) -> dict[str, Image.Image]:
    with zipfile.ZipFile(io.BytesIO(pack)) as files:
        return {name: Image.open(io.BytesIO(files.read(name))) for name in files.namelist()}


def test_a_page_is_a_card_with_its_bleed_and_says_where_it_is_cut(deck_of: MakeDeck):
    printed = shop_pdf(deck_of(2), PrintSettings())
    pages = PdfReader(io.BytesIO(printed.pdf)).pages
    assert len(pages) == 16 and printed.cards == 8
    for page in pages:
        assert {"/TrimBox", "/BleedBox"} <= page.keys()  # without them pypdf would give the page's own
        assert edges(page.mediabox) == edges(page.bleedbox) == [0, 0, 69, 94]
        assert edges(page.trimbox) == [3, 3, 66, 91]


def test_where_paper_comes_in_inches_the_bleed_is_an_eighth_of_one(deck_of: MakeDeck):
    (page, *_) = PdfReader(io.BytesIO(shop_pdf(deck_of(1), PrintSettings(paper="letter", card="2.5x3.5in")).pdf)).pages
    assert [float(edge) / 72 for edge in page.mediabox] == pytest.approx([0, 0, 2.75, 3.75])
    assert [float(edge) / 72 for edge in page.trimbox] == pytest.approx([0.125, 0.125, 2.625, 3.625])


def test_fronts_and_backs_come_in_pairs(deck_of: MakeDeck):
    document = pypdfium2.PdfDocument(shop_pdf(deck_of(3), PrintSettings()).pdf)
    texts = [page.get_textpage().get_text_range() for page in document]
    for number in range(12):
        assert f"Title {number // 4}-{number % 4}" in texts[2 * number]
        assert texts[2 * number + 1].split() == ["T", "T"]  # the deck's initial, to be read from both ends


def test_the_backs_ground_goes_on_into_the_bleed_and_the_fronts_are_white_there(deck_of: MakeDeck):
    document = pypdfium2.PdfDocument(shop_pdf(deck_of(1), PrintSettings()).pdf)
    front, back = (page.render(scale=2).to_pil() for page in (document[0], document[1]))
    right, low = front.width - 1, front.height - 1
    for corner in ((0, 0), (right, 0), (0, low), (right, low), (right // 2, 0), (0, low // 2)):
        assert front.getpixel(corner) == (255, 255, 255)
        assert back.getpixel(corner) == pytest.approx((0x5D, 0x1F, 0x2D), abs=2)


def test_what_belongs_to_a_sheet_does_not_reach_a_single_card(deck_of: MakeDeck):
    plain = shop_pdf(deck_of(1), PrintSettings())
    busy = PrintSettings(
        marks="both", copies=3, offset_mm=(1, 1), corner_mm=3, lines_across=True, gap_mm=4, margin_mm=9
    )
    assert shop_pdf(deck_of(1), busy).pdf == plain.pdf


def test_a_card_wider_than_high_has_its_back_upright(deck_of: MakeDeck):
    pages = PdfReader(io.BytesIO(shop_pdf(deck_of(1), PrintSettings(card="88x63mm", backs="short-edge")).pdf)).pages
    for page in pages:
        assert "-1 0 0 -1" not in page.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]


def test_a_perforated_sheet_lends_its_card_and_chosen_cards_come_alone(deck_of: MakeDeck):
    printed = shop_pdf(deck_of(3), PrintSettings(sheet="avery-5371", only=("B2",), backs="none"))
    (page,) = PdfReader(io.BytesIO(printed.pdf)).pages
    assert edges(page.trimbox) == pytest.approx([3.18, 3.18, 53.98, 92.08], abs=0.011)
    assert "Title 1-1" in page.extract_text()


def test_wrong_settings_are_refused_as_for_sheets(deck_of: MakeDeck):
    with pytest.raises(PrintError) as caught:
        shop_pdf(deck_of(1), PrintSettings(card="tarrot", only=("Q9",)))
    assert [problem.kind for problem in caught.value.problems] == ["unknown_card_size", "unknown_label"]


def test_the_pictures_are_the_pages_at_300_dpi(deck_of: MakeDeck):
    deck, settings = deck_of(2), PrintSettings(paper="letter", card="2.5x3.5in", only=("A1", "B3"))
    printed = shop_pdf(deck, settings)
    pictures = opened(shop_pngs(deck, settings, printed))
    assert list(pictures) == ["A1-front.png", "B3-front.png", "back.png"]
    pages = pypdfium2.PdfDocument(printed.pdf)
    for picture, page in zip(pictures.values(), (0, 2, 1), strict=True):
        assert picture.size == (825, 1125)  # 2.75 x 3.75 in
        assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.01)
        rendered = pages[page].render(scale=300 / 72 - 1e-6).to_pil()
        assert ImageChops.difference(picture.convert("RGB"), rendered.convert("RGB")).getbbox() is None


def test_without_backs_there_are_fronts_alone(deck_of: MakeDeck):
    deck, settings = deck_of(1), PrintSettings(backs="none")
    names = list(opened(shop_pngs(deck, settings, shop_pdf(deck, settings))))
    assert names == ["A1-front.png", "A2-front.png", "A3-front.png", "A4-front.png"]


def test_the_same_deck_gives_the_same_bytes(deck_of: MakeDeck):
    deck, settings = deck_of(1), PrintSettings(only=("A1",))
    first, again = shop_pdf(deck, settings), shop_pdf(deck, settings)
    assert first.pdf == again.pdf
    assert shop_pngs(deck, settings, first) == shop_pngs(deck, settings, again)
