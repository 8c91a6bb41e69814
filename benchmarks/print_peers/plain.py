"""What every tool is given: strings, fonts, sizes and places. Draws nothing.

The strings are those of our own document: label, title, creator, year, works, the footer of a sheet, a bookmark a
family. The fonts are those of the template, in files of their own; all is black, and a back is a plain lattice.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from authors_edu.decks.model import Deck, family_letter
from authors_edu.printing.cuts import cut
from authors_edu.printing.fonts import FONTS, file_of
from authors_edu.printing.layout import content_of
from authors_edu.printing.measuring import block_of
from authors_edu.printing.paper import dealt_onto, sheet_for
from authors_edu.printing.sheets import CARDS, PAPERS
from authors_edu.printing.template import Template
from authors_edu.printing.trimming import crop_marks

PAPER, CARD = PAPERS["a4"], CARDS["poker"]
SHEET = sheet_for(PAPER, CARD)
MARKS = crop_marks(PAPER, SHEET.trims)
SIDE_MM, LABEL_MM, TEXT_MM, WORKS_MM = 6.0, 8.0, 14.0, 62.0  # from a card's left and upper edge
TITLE_MM = 30.0  # the most height of a title; everything else is one line
LATTICE_MM = 7.0


@dataclass(frozen=True, slots=True)
class Type:
    """The font of a text, alone in its file under its own name, and its sizes."""

    name: str
    file: Path
    largest_pt: float
    smallest_pt: float


@dataclass(frozen=True, slots=True)
class PlainCard:
    label: str
    title: str
    creator: str
    year: str
    works: tuple[str, ...]
    bookmark: str  # "" but on the first card of a family


@dataclass(frozen=True, slots=True)
class PlainSheet:
    """Up to nine cards with their slots, the slots of their backs, and the footer."""

    cards: tuple[PlainCard, ...]
    slots: tuple[int, ...]
    footer: str


def types_of(template: Template, folder: Path) -> dict[str, Type]:
    """Writes the fonts of a template into a folder, renamed so that no tool takes one for the other."""
    types = {}
    for block in ("label", "title", "creator", "year", "works"):
        look = template.label if block == "label" else block_of(template, block)
        source, name, file = FONTS[look.font], f"Deck {block}", folder / f"{block}.ttf"
        file.write_bytes(cut(file_of(source), source.weight) if source.weight else file_of(source).read_bytes())
        font = TTFont(file)
        for record in list(font["name"].names):
            if record.nameID in (1, 4, 6, 16):
                font["name"].setName(name.replace(" ", "") if record.nameID == 6 else name, *_key(record))
        font.save(file)
        sizes = (look.size_pt, look.size_pt) if block == "label" else (look.largest_pt, look.smallest_pt)
        types[block] = Type(name, file, *sizes)
    return types


def _key(record: object) -> tuple[int, int, int, int]:
    return record.nameID, record.platformID, record.platEncID, record.langID  # type: ignore[attr-defined]


def sheets_of(deck: Deck) -> Iterator[PlainSheet]:
    """Deals a deck onto its sheets."""
    parts = list(dealt_onto(SHEET, range(len(deck.cards))))
    for number, part in enumerate(parts, 1):
        cards = []
        for _, place in part:
            said = content_of(deck, place, True)
            bookmark = f"{family_letter(place // 4)}  {said.creator}" if place % 4 == 0 else ""
            cards.append(PlainCard(said.label, said.title, said.creator, said.year, said.works, bookmark))
        slots = tuple(slot for slot, _ in part)
        yield PlainSheet(tuple(cards), slots, f"{deck.name} · {number}/{len(parts)}")
