"""The deduction sheet: cards by players, yes, no or maybe, as children draw it beside the game.

Filled from public facts, and from the own hand where it is seen (R-17, R-91); families that are laid are left out. It
is what can be known at best, not what anybody remembers. The pile has no column: a card that nobody has is no with all.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from authors_edu.bots.knowledge import Knowledge, cards_of
from authors_edu.bots.sight import Sight
from authors_edu.game.view import View


class Mark(StrEnum):
    YES = "yes"
    NO = "no"
    MAYBE = "maybe"


Marks = tuple[Mark, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Row:
    """One card: who has it."""

    card: int  # handle
    marks: Marks


@dataclass(frozen=True, slots=True)
class Block:
    """One family: who has any of it, and its four cards."""

    family: int
    any: Marks
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one seat, or a spectator, can know; a block for each family that is not laid."""

    blocks: tuple[Block, ...]


_MARKS = {True: Mark.YES, False: Mark.NO, None: Mark.MAYBE}


def deduction_sheet(view: View, knowledge: Knowledge) -> Sheet:
    """Fills the sheet of the view's seat, or of a spectator, at any moment of a round."""
    return Sheet(tuple(_blocks(Sight(view, knowledge))))


def _blocks(sight: Sight) -> Iterator[Block]:
    view, seats = sight.view, range(sight.view.rules.seats)

    def marks(family: int, card: int | None) -> Marks:
        return tuple(_MARKS[sight.has(seat, family, card)] for seat in seats)

    for family in range(len(view.creators)):
        if sum(sets.count(family) for sets in view.sets) < view.rules.copies:
            rows = tuple(Row(card, marks(family, card)) for card in cards_of(family))
            yield Block(family, marks(family, None), rows)
