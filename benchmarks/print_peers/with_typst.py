"""The deck by typst: one document that reads the deck as data, lays out grids of cards and fits texts by measuring.

The compiler stays open, with its fonts; a deck is passed in as JSON. No tags are written, as we write none.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path

import typst

from authors_edu.decks.model import Deck
from print_peers.plain import CARD, LATTICE_MM, MARKS, PAPER, SHEET, Type, sheets_of

_DOCUMENT = Path(__file__).with_name("deck.typ")


def printer(types: Mapping[str, Type]) -> Callable[[Deck], bytes]:
    """Gives what prints a deck by a compiler that has read its fonts."""
    folder = str(types["title"].file.parent)
    compiler = typst.Compiler(input=str(_DOCUMENT), font_paths=[folder], ignore_system_fonts=True)
    fixed = {
        "paper": (PAPER.width_mm, PAPER.height_mm),
        "card": (CARD.width_mm, CARD.height_mm),
        "edge": (SHEET.slots[0].x_mm, SHEET.slots[0].y_mm),
        "columns": SHEET.columns,
        "lattice": LATTICE_MM,
        "marks": MARKS,
        "types": {
            name: {"font": face.name, "largest": face.largest_pt, "smallest": face.smallest_pt}
            for name, face in types.items()
        },
    }

    def print_deck(deck: Deck) -> bytes:
        data = {**fixed, "sheets": [asdict(sheet) for sheet in sheets_of(deck)]}
        return bytes(compiler.compile(sys_inputs={"deck": json.dumps(data)}, format="pdf", pdf_tags=False))

    return print_deck
