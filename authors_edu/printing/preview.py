"""Shows pages of a PDF as pictures: the very bytes that will be printed, rasterised. Draws nothing of its own."""

from collections.abc import Iterator
from io import BytesIO

import pypdfium2  # type: ignore[import-untyped]  # carries no types

_POINTS_AN_INCH = 72


def page_pngs(pdf: bytes, dpi: int = 80) -> Iterator[bytes]:
    """Gives each page as a PNG, in order."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            yield _png(page, dpi)
    finally:
        document.close()


def page_png(pdf: bytes, page: int, dpi: int = 80) -> bytes:
    """Gives one page, counted from 0, as a PNG; raises IndexError where there is none."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        if not 0 <= page < len(document):
            raise IndexError(f"page {page} of {len(document)}")
        return _png(document[page], dpi)
    finally:
        document.close()


def _png(page: pypdfium2.PdfPage, dpi: int) -> bytes:
    picture = BytesIO()
    page.render(scale=dpi / _POINTS_AN_INCH).to_pil().save(picture, "PNG")
    return picture.getvalue()
