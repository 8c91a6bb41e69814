"""How much room each text of a card takes, and which text gives way where there is too little. Places nothing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from authors_edu.printing.paper import MM, Size
from authors_edu.printing.template import Block, Template
from authors_edu.printing.text import SetText, Style, fit

BULLET_MM = 3.2  # from the bullet's left edge to the text
_APART_MM = 1.6  # least white between the stack at the top and that at the bottom
# What clue and works yield of their heights, step by step, to a title that would be cut; the last step is for a title
# that no card can hold.
_YIELDS: tuple[dict[str, float], ...] = (
    {},
    {"clue": 1},
    {"clue": 1, "works": 0.5},
    {"clue": 1, "works": 1},
    {"clue": 1},
)


class Item(NamedTuple):
    """A block of a stack, measured: the white above it, its height, its text (none for a plain rule)."""

    name: str
    above_pt: float
    height_pt: float
    text: SetText | None


@dataclass(frozen=True, slots=True)
class Room:
    """A block's style, the width and the most height that its text may take, and the white above it."""

    style: Style
    width_pt: float
    most_pt: float
    above_pt: float


@cache
def shown_of(stack: tuple[str, ...], texts: frozenset[str]) -> tuple[str, ...]:
    """Leaves out what the card does not have, and a rule with nothing below it."""
    kept: list[str] = []
    for name in reversed(stack):
        if name in texts or (name == "year-rule" and "year" in texts) or (kept and name in ("rule", "year-rule")):
            kept.insert(0, name)
    return tuple(kept)


def block_of(template: Template, name: str) -> Block:
    block: Block = getattr(template, "year" if name == "year-rule" else name)
    return block


@cache
def rooms_of(template: Template, card: Size, language: str) -> dict[str, Room]:
    """Gives the room of each block in the column."""
    column = template.column
    width = (card.width_mm - column.left_mm - column.right_mm) * MM
    rooms = {}
    for name in ("title", "creator", "year", "year-rule", "clue", "works"):
        block = block_of(template, name)
        style = Style(block.font, block.largest_pt, block.smallest_pt, block.leading, language)
        above = template.rule.above_mm if name == "year-rule" else block.above_mm
        indent = BULLET_MM if block.bullet != "none" else 0
        rooms[name] = Room(style, width - indent * MM, block.most_mm * MM, above * MM)
    return rooms


@dataclass(frozen=True, slots=True)
class Measure:
    """Fits the blocks of one card into its column."""

    template: Template
    rooms: Mapping[str, Room]
    texts: Mapping[str, tuple[str, ...]]

    def sharing(self, names: Sequence[str], room_pt: float) -> dict[str, Item]:
        """Measures the blocks of a column: the title takes what is left, but clue and works are cut before it is."""
        items = {name: self.item(name, room_pt) for name in names if name != "title"}
        if "title" not in names:
            return items
        room_pt -= _APART_MM * MM
        heights = [(name, items[name].above_pt + items[name].height_pt) for name in names if name != "title"]
        for yields in _YIELDS:
            kept = sum([height * (1 - yields.get(name, 0)) for name, height in heights])
            title = self.item("title", room_pt - kept)
            if title.text and title.text.whole:
                break
        for name in yields.keys() & items.keys():
            del items[name]
        items["title"] = title
        for name in ("works", "clue"):
            if name in names and name not in items:
                items[name] = self.item(name, room_pt - height_of(items[name] for name in names if name in items))
        return items

    def item(self, name: str, room_pt: float) -> Item:
        if name == "rule" or (name == "year-rule" and "year" not in self.texts):
            rule = self.template.rule
            return Item(name, rule.above_mm * MM, rule.width_pt, None)
        room, paragraphs = self.rooms[name], self.texts["year" if name == "year-rule" else name]
        text = fit(paragraphs, room.style, room.width_pt, min(room.most_pt, room_pt - room.above_pt))
        return Item(name, room.above_pt if text.lines else 0.0, text.height_pt, text)


def height_of(items: Iterable[Item]) -> float:
    return sum([item.above_pt + item.height_pt for item in items])
