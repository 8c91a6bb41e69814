"""Reads what stands in each slot of a printed sheet."""

import pypdfium2  # type: ignore[import-untyped]

from authors_edu.printing.paper import Sheet, sheet_for
from authors_edu.printing.sheets import CARDS, PAPERS

POINTS = 72 / 25.4


NINE = sheet_for(PAPERS["a4"], CARDS["poker"])


def slots_read(pdf: bytes, sheet: Sheet = NINE) -> list[list[str]]:
    """The text within each slot, page by page."""
    document = pypdfium2.PdfDocument(pdf)
    read = []
    for page in document:
        text = page.get_textpage()
        read.append([])
        for slot in sheet.slots:
            top, bottom = (sheet.paper.height_mm - slot.y_mm, sheet.paper.height_mm - slot.bottom_mm)
            box = (slot.x_mm, bottom, slot.right_mm, top)
            read[-1].append(text.get_text_bounded(*(edge * POINTS for edge in box)).replace("\r\n", " "))
    return read


def labels(slots: list[str]) -> list[str]:
    return [slot.split()[0] if slot.split() else "" for slot in slots]
