"""Replay: a round played again from its deal, move by move, without what has been taken back (R-90)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING

from authors_edu.game.events import Event
from authors_edu.game.moves import Acknowledge, Leave, Move

if TYPE_CHECKING:
    from authors_edu.game.round import Round


@dataclass(frozen=True, slots=True)
class Step:
    """One move that counts, and all that it caused."""

    number: int  # of the move, from 1, over all moves ever accepted
    seat: int  # whose move it is
    move: Move
    at_ms: int
    hands: tuple[tuple[int, ...], ...]  # by seat, just before
    events: tuple[Event, ...]


def begun_again(round: Round) -> Round:
    """Gives a round of its own from the same deal, with nothing played."""
    twin = copy(round)
    twin.log, twin.undone, twin.memories, twin.number = [], set(), {}, 0
    twin.begin()
    return twin


def steps_of(round: Round) -> Iterator[Step]:
    """Goes through the moves that count, the oldest first."""
    return _played_again(begun_again(round), round)


def as_it_stands(round: Round) -> Round:
    """Gives a round of its own in which just the moves that count have been played."""
    twin = begun_again(round)
    for _ in _played_again(twin, round):
        pass
    return twin


def _played_again(twin: Round, round: Round) -> Iterator[Step]:
    seats = range(round.rules.seats)
    for place, (move, at_ms) in enumerate(round.log):
        if place in round.memories:
            twin.titles.remember(round.memories[place])
        if place not in round.undone:
            seat = move.seat if isinstance(move, Acknowledge | Leave) else twin.turn
            hands = tuple(map(twin.cards.hand, seats))
            twin.number = place  # chance draws by it
            yield Step(place + 1, seat, move, at_ms, hands, twin.play(move, place, at_ms))
