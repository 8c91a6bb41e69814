"""Shows pages of a PDF as pictures: the very bytes that will be printed, rasterised. Draws nothing of its own."""

from collections.abc import Iterator
from io import BytesIO

import pypdfium2  # type: ignore[import-untyped]  # carries no types

_POINTS_AN_INCH = 72


def page_pngs(pdf: bytes, dpi: int = 80, first: int = 0, count: int | None = None) -> Iterator[bytes]:
    """Gives pages as PNGs, in order: so many from `first` on, counted from 0, or all."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        last = len(document) if count is None else min(first + count, len(document))
        for page in range(first, last):
            yield png_of(document[page], dpi)
    finally:
        document.close()


def png_of(page: pypdfium2.PdfPage, dpi: int) -> bytes:
    """Rasterises one page."""
    picture = BytesIO()
    # PDFium rounds up: 825 dots and a hair would become 826.
    page.render(scale=dpi / _POINTS_AN_INCH - 1e-6).to_pil().save(picture, "PNG", dpi=(dpi, dpi))
    return picture.getvalue()
