"""Writes a drawing into a PDF once, to be drawn as often as wanted: a form. It holds no text and names no font.

ReportLab's own forms take a tenth of a millisecond each, for the fonts and colour spaces that they name; a deck has
hundreds of them.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject
from reportlab.pdfgen.canvas import Canvas


def write_form(
    canvas: Canvas, name: str, box: tuple[float, float, float, float], drawing: str, forms: Sequence[str] = ()
) -> None:
    """Makes a form for the canvas's `doForm`: PDF operators within a box (left, bottom, right, top).

    It takes its colours from where it is drawn. `forms` are the names of those that its operators draw.
    """
    doc = canvas._doc  # type: ignore[attr-defined]  # its objects are the document's own affair
    doc.Reference(_Form(box, drawing, forms), doc.getXObjectName(name))


def drawn_within(canvas: Canvas, name: str) -> str:
    """Gives the operator that draws a form within another one."""
    return f"/{canvas._doc.getXObjectName(name)} Do"  # type: ignore[attr-defined]


class _Form(PDFObject):
    def __init__(self, box: tuple[float, float, float, float], drawing: str, forms: Sequence[str]) -> None:
        self._box, self._packed, self._forms = box, _packed(drawing), tuple(forms)

    def format(self, document: PDFDocument) -> bytes:
        """Writes the form as ReportLab asks for it when it saves the document."""
        resources = document.xobjDict(self._forms).format(document) if self._forms else b""
        used = b"<< /XObject " + resources + b" >>" if resources else b"<< >>"
        box = " ".join(f"{edge:.3f}" for edge in self._box)
        entries = f"/Type /XObject /Subtype /Form /BBox [ {box} ] /Filter /FlateDecode /Length {len(self._packed)}"
        return b"<< %b /Resources %b >>\nstream\n%b\nendstream\n" % (entries.encode("ascii"), used, self._packed)


@lru_cache(maxsize=500)
def _packed(drawing: str) -> bytes:
    """Packs a drawing; the next deck of the same look draws the same ones."""
    return zlib.compress(drawing.encode("ascii"))
