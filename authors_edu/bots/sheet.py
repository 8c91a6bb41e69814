"""The deduction sheet: cards by players, yes, no or maybe, as children draw it beside the game.

Filled from public facts, and from the own hand where it is seen (R-17, R-91); families that are laid are left out. It
is what can be known at best, not what anybody remembers. The pile has no column: a card that nobody has is no with all.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from authors_edu.bots.knowledge import Knowledge, cards_of
from authors_edu.bots.origins import Origin, follows_from, origins
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


class Because(StrEnum):
    HAND = "hand"  # the own hand, which is seen
    NO_CARDS = "no_cards"  # the seat holds none at all
    SAID = "said"  # an answer says so in so many words
    ELSEWHERE = "elsewhere"  # it lies in another place
    FOLLOWS = "follows"  # from the answers, hand sizes and the own hand together
    OPEN = "open"  # nothing tells


@dataclass(frozen=True, slots=True)
class Field:
    """One field of the sheet, and what stands behind its mark."""

    seat: int
    family: int
    card: int | None
    mark: Mark
    because: Because
    origins: tuple[Origin, ...] = ()  # the answers that tell, the oldest first
    place: int | None = None  # ELSEWHERE: who has it; the pile is the place after the last seat


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


def field_of(view: View, knowledge: Knowledge, seat: int, family: int, card: int | None) -> Field:
    """Says what stands behind one mark: of a card (handle), or (None) of any card of a family.

    Raises ValueError for what has no field on the sheet.
    """
    sight = Sight(view, knowledge)
    rows = next((block.rows for block in _blocks(sight) if block.family == family), ())
    if seat not in range(view.rules.seats) or not rows or card not in (None, *(row.card for row in rows)):
        raise ValueError(f"no field for seat {seat}, family {family}, card {card}")
    has = sight.has(seat, family, card)
    because, numbers, place = (Because.OPEN, (), None) if has is None else _because(sight, seat, family, card, has)
    return Field(seat, family, card, _MARKS[has], because, origins(sight, numbers), place)


def _because(
    sight: Sight, seat: int, family: int, card: int | None, has: bool
) -> tuple[Because, tuple[int, ...], int | None]:
    """Finds what is easiest to see."""
    if seat == sight.view.seat and sight.sees_hand:
        return Because.HAND, (), None
    if not sight.view.hand_sizes[seat]:
        return Because.NO_CARDS, (), None
    if (number := _said(sight, seat, family, card, has)) is not None:
        return Because.SAID, (number,), None
    if not has and card is not None and sight.view.rules.copies == 1:
        others = (place for place in range(sight.view.rules.seats + 1) if place != seat)
        place = next((place for place in others if sight.has(place, family, card)), None)
        if place is not None:
            number = sight.said_to_have(place, family, card)
            return Because.ELSEWHERE, () if number is None else (number,), place
    if sight.where is None:
        return Because.FOLLOWS, sight.nobody_else(seat, family, card) or () if has else (), None
    return Because.FOLLOWS, follows_from(sight, seat, family, card, has=has), None


def _said(sight: Sight, seat: int, family: int, card: int | None, has: bool) -> int | None:
    """Gives the number of the newest answer that says it in so many words.

    Who has none of a family has no card of it; who has a card of it has some of it.
    """
    narrower = cards_of(family) if has and card is None else ()
    facts = (sight.knowledge.fact(seat, family, one) for one in {card, *narrower} | (set() if has else {None}))
    return max((fact.number for fact in facts if fact is not None and fact.has is has), default=None)
