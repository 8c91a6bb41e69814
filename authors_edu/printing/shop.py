"""For a print shop: a page a card with trim and bleed, fronts and backs in pairs; and the same pages as PNGs in a zip.

Fronts are white at their edges, and the white goes on into the bleed; the backs' ground or picture goes on there.
"""

from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from zipfile import ZIP_STORED, ZipFile, ZipInfo

import pypdfium2  # type: ignore[import-untyped]  # carries no types

from authors_edu.decks.model import Deck
from authors_edu.printing.job import single_cards
from authors_edu.printing.pages import NO_PICTURES, print_job
from authors_edu.printing.preview import png_of
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.printing.sheets import PAPERS, paper_of, sheet_of

SHOP_DPI = 300
_BLEED_MM, _BLEED_INCHES_MM = 3.0, 25.4 / 8
_IN_INCHES = {PAPERS[name] for name in ("letter", "legal", "tabloid")}
_NO_TIME = (1980, 1, 1, 0, 0, 0)  # the first that a zip knows; else no two zips were the same


def shop_bleed_mm(settings: PrintSettings) -> float:
    """Gives the bleed that shops ask for: an eighth of an inch where paper comes in inches, else 3 mm."""
    label = sheet_of(settings.sheet)
    paper = label.paper if label else paper_of(settings.paper)
    return _BLEED_INCHES_MM if paper in _IN_INCHES else _BLEED_MM


def shop_pdf(deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes] = NO_PICTURES) -> Printed:
    """Prints each card on a page of its own, its back on the next; raises PrintError as `print_deck` does.

    Of the settings, those of the sheet do not count: paper, gaps, marks, offset, copies.
    """
    bleed = shop_bleed_mm(settings)
    job = single_cards(deck, settings, bleed)
    # On a page that is wider than high a back stands upright where it is turned on the short edge.
    wide = job.sheet.card.width_mm > job.sheet.card.height_mm
    backs = "none" if settings.backs == "none" else "short-edge" if wide else "long-edge"
    plain = replace(
        settings, backs=backs, marks="none", copies=1, offset_mm=(0.0, 0.0), bleed_mm=bleed, corner_mm=0.0,
        lines_across=False,
    )  # fmt: skip
    return print_job(deck, plain, job, pictures, trimmed=True)


def shop_pngs(deck: Deck, settings: PrintSettings, printed: Printed) -> bytes:
    """Renders what `shop_pdf` printed at 300 dpi, bleed and all: A1-front.png and so on, and back.png.

    That is there once, as all backs are the same.
    """
    loads = single_cards(deck, settings, shop_bleed_mm(settings)).loads
    document, file = pypdfium2.PdfDocument(printed.pdf), BytesIO()
    step = 1 if settings.backs == "none" else 2
    try:
        with ZipFile(file, "w", ZIP_STORED) as packed:  # a PNG is packed already
            for page, load in zip(range(0, len(document), step), loads, strict=True):
                name = f"{deck.label(load.places[0].card)}-front.png"
                packed.writestr(ZipInfo(name, _NO_TIME), png_of(document[page], SHOP_DPI))
            if step == 2:
                packed.writestr(ZipInfo("back.png", _NO_TIME), png_of(document[1], SHOP_DPI))
    finally:
        document.close()
    return file.getvalue()
