"""What is done at the press, in a process of its own: each function brings the printer in, the pages do not."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from authors_edu.decks.model import Deck
from authors_edu.printing.extras.asked import Extras, SheetWords
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.web.press import tell

_SAMPLE_DPI = 110


def print_cards(deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes]) -> Printed:
    from authors_edu.printing.pages import print_deck

    return print_deck(deck, settings, pictures, told=tell)


def page_pictures(pdf: bytes, first: int, count: int, dpi: int) -> tuple[bytes, ...]:
    """Gives so many pages of a PDF from `first` on, counted from 0, as PNG pictures, rasterised from the very PDF."""
    from authors_edu.printing.preview import page_pngs

    return tuple(page_pngs(pdf, dpi, first, count))


def sample_fronts(
    deck: Deck, pictures: Mapping[str, bytes], looks: Sequence[str], typeface: str = ""
) -> dict[str, bytes]:
    """Gives the first card of a deck in each look, as PNG pictures."""
    from authors_edu.printing.job import single_cards
    from authors_edu.printing.pages import print_job
    from authors_edu.printing.preview import page_pngs

    samples = {}
    for look in looks:
        settings = PrintSettings(template=look, typeface=typeface, only=("A1",), marks="none", backs="none")
        printed = print_job(deck, settings, single_cards(deck, settings, 0.0), pictures)
        [samples[look]] = page_pngs(printed.pdf, _SAMPLE_DPI)
    return samples


def print_sheets(
    deck: Deck, settings: PrintSettings, extras: Extras, words: SheetWords, pictures: Mapping[str, bytes]
) -> Printed:
    from authors_edu.printing.extras.document import print_extras

    return print_extras(deck, settings, extras, words, pictures)


def print_for_shop(deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes], as_pngs: bool) -> bytes:
    """Gives the PDF for a print shop, or its pages as PNGs in a zip."""
    from authors_edu.printing.shop import shop_pdf, shop_pngs

    printed = shop_pdf(deck, replace(settings, copies=1), pictures)
    return shop_pngs(deck, settings, printed) if as_pngs else printed.pdf


def print_calibration(settings: PrintSettings, front: Sequence[str], back: Sequence[str]) -> bytes:
    from authors_edu.printing.calibration import calibration_sheet

    return calibration_sheet(settings, front, back)
