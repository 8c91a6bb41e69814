"""The deck by WeasyPrint: pages of HTML, placed by CSS.

CSS cannot shrink a text until it fits its box, so titles are set in a size that the longest one allows.
"""

from collections.abc import Callable, Mapping
from html import escape

from weasyprint import CSS, HTML
from weasyprint.text.fonts import FontConfiguration

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
    WORKS_MM,
    PlainCard,
    PlainSheet,
    Type,
    sheets_of,
)

_TITLE_PT = 16.0
_TILE = (
    f"<svg xmlns='http://www.w3.org/2000/svg' width='{LATTICE_MM}mm' height='{LATTICE_MM}mm' viewBox='0 0 10 10'>"
    "<path d='M0 0L10 10M0 10L10 0' stroke='black' stroke-width='.25'/></svg>"
)


def printer(types: Mapping[str, Type]) -> Callable[[Deck], bytes]:
    """Gives what prints a deck. Each document has a style sheet and fonts of its own, as its manual shows it."""

    def print_deck(deck: Deck) -> bytes:
        fonts = FontConfiguration()
        style = CSS(string=_style(types), font_config=fonts)
        pages = "".join(_front_page(sheet) + _back_page(sheet) for sheet in sheets_of(deck))
        html = f"<!DOCTYPE html><html lang=en><title>{escape(deck.name)}</title><body>{pages}"
        return bytes(HTML(string=html).write_pdf(stylesheets=[style], font_config=fonts) or b"")

    return print_deck


def _style(types: Mapping[str, Type]) -> str:
    faces = "".join(
        f"@font-face {{ font-family: '{face.name}'; src: url('{face.file.as_uri()}') }}"
        f".{block} {{ font: {min(face.largest_pt, _TITLE_PT)}pt/1.1 '{face.name}' }}"
        for block, face in types.items()
    )
    svg = _TILE.replace("<", "%3C").replace(">", "%3E").replace("#", "%23")
    return f"""{faces}
        @page {{ size: {PAPER.width_mm}mm {PAPER.height_mm}mm; margin: 0 }}
        body {{ margin: 0 }}
        section {{ position: relative; height: {PAPER.height_mm}mm; break-after: page }}
        section:last-child {{ break-after: auto }}
        .card, .mark {{ position: absolute; box-sizing: border-box }}
        .card {{ width: {CARD.width_mm}mm; height: {CARD.height_mm}mm; border: .5pt solid }}
        .back {{ background: url("data:image/svg+xml,{svg}") }}
        .mark {{ background: black; min-width: .35pt; min-height: .35pt }}
        .in {{ position: absolute; left: {SIDE_MM}mm; right: {SIDE_MM}mm }}
        .label {{ top: {LABEL_MM}mm }} .main {{ top: {TEXT_MM}mm }} .list {{ top: {WORKS_MM}mm }}
        .family {{ bookmark-level: 1; bookmark-label: attr(data-name) }}
        footer {{ position: absolute; bottom: 5mm; width: 100%; text-align: center; font: 7pt '{types["year"].name}' }}
    """


def _front_page(sheet: PlainSheet) -> str:
    marks = "".join(
        f'<i class=mark style="left:{x1}mm;top:{y1}mm;width:{x2 - x1}mm;height:{y2 - y1}mm"></i>'
        for x1, y1, x2, y2 in MARKS
    )
    fronts = "".join(_front(slot, card) for slot, card in zip(sheet.slots, sheet.cards, strict=True))
    return f"<section>{marks}{fronts}<footer>{escape(sheet.footer)}</footer></section>"


def _front(slot: int, card: PlainCard) -> str:
    box = SHEET.slots[slot]
    family = f' family" data-name="{escape(card.bookmark)}' if card.bookmark else ""
    works = "".join(f"<div class=works>{escape(work)}</div>" for work in card.works)
    return (
        f'<div class="card{family}" style="left:{box.x_mm}mm;top:{box.y_mm}mm">'
        f'<div class="in label">{escape(card.label)}</div>'
        f'<div class="in main"><div class=title>{escape(card.title)}</div>'
        f"<div class=creator>{escape(card.creator)}</div><div class=year>{escape(card.year)}</div></div>"
        f'<div class="in list">{works}</div></div>'
    )


def _back_page(sheet: PlainSheet) -> str:
    boxes = [SHEET.back_box(slot, "long-edge") for slot in sheet.slots]
    backs = "".join(f'<div class="card back" style="left:{box.x_mm}mm;top:{box.y_mm}mm"></div>' for box in boxes)
    return f"<section>{backs}</section>"
