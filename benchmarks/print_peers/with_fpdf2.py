"""The deck by fpdf2: a cell a line, multi_cell for the title, which is measured by a dry run and made smaller."""

from collections.abc import Callable, Mapping

from fpdf import FPDF
from fpdf.enums import MethodReturnValue

from authors_edu.decks.model import Deck
from print_peers.plain import (
    CARD,
    LABEL_MM,
    LATTICE_MM,
    MARKS,
    PAPER,
    SHEET,
    SIDE_MM,
    TEXT_MM,
    TITLE_MM,
    WORKS_MM,
    PlainCard,
    Type,
    sheets_of,
)

_POINT_MM = 25.4 / 72
_WIDE_MM = CARD.width_mm - 2 * SIDE_MM


def printer(types: Mapping[str, Type]) -> Callable[[Deck], bytes]:
    """Gives what prints a deck. Each document reads its fonts anew: fpdf2 keeps none."""

    def print_deck(deck: Deck) -> bytes:
        pdf = FPDF(unit="mm", format=(PAPER.width_mm, PAPER.height_mm))
        pdf.set_auto_page_break(False)
        pdf.c_margin = 0
        for block, face in types.items():
            pdf.add_font(block, fname=face.file)
        for sheet in sheets_of(deck):
            pdf.add_page()
            for mark in MARKS:
                pdf.line(*mark)
            for slot, card in zip(sheet.slots, sheet.cards, strict=True):
                box = SHEET.slots[slot]
                _front(pdf, card, types, box.x_mm, box.y_mm)
            pdf.set_font("year", size=7)
            pdf.set_xy(0, PAPER.height_mm - 8)
            pdf.cell(PAPER.width_mm, 3, sheet.footer, align="C")
            pdf.add_page()
            for slot in sheet.slots:
                box = SHEET.back_box(slot, "long-edge")
                _back(pdf, box.x_mm, box.y_mm)
        return bytes(pdf.output())

    return print_deck


def _front(pdf: FPDF, card: PlainCard, types: Mapping[str, Type], x: float, y: float) -> None:
    if card.bookmark:
        pdf.start_section(card.bookmark)
    pdf.rect(x, y, CARD.width_mm, CARD.height_mm)
    _line(pdf, types, "label", card.label, x + SIDE_MM, y + LABEL_MM)
    size, least = types["title"].largest_pt, types["title"].smallest_pt
    pdf.set_xy(x + SIDE_MM, y + TEXT_MM)
    while True:
        pdf.set_font("title", size=size)
        asked = {"w": _WIDE_MM, "h": size * _POINT_MM * 1.1, "text": card.title, "align": "L"}
        high = pdf.multi_cell(**asked, dry_run=True, output=MethodReturnValue.HEIGHT)
        if high <= TITLE_MM or size <= least:
            break
        size = max(size - 0.5, least)
    pdf.multi_cell(**asked, new_x="LEFT", new_y="NEXT")
    _line(pdf, types, "creator", card.creator, x + SIDE_MM, pdf.get_y() + 1)
    _line(pdf, types, "year", card.year, x + SIDE_MM, pdf.get_y() + 1)
    pdf.set_y(y + WORKS_MM)
    for work in card.works:
        _line(pdf, types, "works", work, x + SIDE_MM, pdf.get_y())


def _line(pdf: FPDF, types: Mapping[str, Type], block: str, text: str, x: float, y: float) -> None:
    """Writes a line, smaller where it is too wide; the next one comes below it."""
    size = types[block].largest_pt
    pdf.set_font(block, size=size)
    wide = pdf.get_string_width(text)
    if wide > _WIDE_MM:
        size = max(size * _WIDE_MM / wide, types[block].smallest_pt)
        pdf.set_font_size(size)
    pdf.set_xy(x, y)
    pdf.cell(_WIDE_MM, size * _POINT_MM * 1.1, text, new_x="LEFT", new_y="NEXT")


def _back(pdf: FPDF, x: float, y: float) -> None:
    with pdf.rect_clip(x, y, CARD.width_mm, CARD.height_mm):
        pdf.rect(x, y, CARD.width_mm, CARD.height_mm)
        for step in range(int((CARD.width_mm + CARD.height_mm) / LATTICE_MM)):
            across = step * LATTICE_MM
            pdf.line(x + across, y, x + across - CARD.height_mm, y + CARD.height_mm)
            pdf.line(x + CARD.width_mm - across, y, x + CARD.width_mm - across + CARD.height_mm, y + CARD.height_mm)
