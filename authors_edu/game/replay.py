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
    from authors_edu.game.view import View


@dataclass(frozen=True, slots=True)
class Step:
    """One move that counts, and all that it caused."""

    number: int  # of the move, from 1, over all moves ever accepted
    seat: int  # whose move it is
    move: Move
    at_ms: int
    hands: tuple[tuple[int, ...], ...]  # by seat, just before
    events: tuple[Event, ...]
    view: View | None = None  # what the mover saw just before, where it was asked for


def begun_again(round: Round) -> Round:
    """Gives a round of its own from the same deal, with nothing played."""
    twin = copy(round)
    twin.log, twin.turns, twin.undone, twin.memories, twin.number = [], [], set(), {}, 0
    twin.begin()
    return twin


def steps_of(round: Round, *, views_of: int | None = None) -> Iterator[Step]:
    """Goes through the moves that count, the oldest first. `views_of`: a seat whose moves come with its views."""
    twin, seats = begun_again(round), range(round.rules.seats)
    for place, (move, at_ms) in kept_moves(round):
        _recall(twin, round, place)
        seat = move.seat if isinstance(move, Acknowledge | Leave) else twin.turn
        hands = tuple(map(twin.cards.hand, seats))
        view = twin.view(seat) if seat == views_of else None
        yield Step(place + 1, seat, move, at_ms, hands, twin.play(move, place, at_ms), view)


def as_it_stands(round: Round) -> Round:
    """Gives a round of its own in which just the moves that count have been played."""
    twin = begun_again(round)
    for place, (move, at_ms) in kept_moves(round):
        _recall(twin, round, place)
        twin.play(move, place, at_ms)
    return twin


def kept_moves(round: Round) -> list[tuple[int, tuple[Move, int]]]:
    """Lists the moves that count, each with its place in the log and its time."""
    return [(place, entry) for place, entry in enumerate(round.log) if place not in round.undone]


def _recall(twin: Round, round: Round, place: int) -> None:
    """Brings a twin to where it plays the move at this place of the log: chance draws by the number (R-56)."""
    for undone_at in range(twin.number, place):
        if undone_at in round.memories:
            twin.titles.remember(round.memories[undone_at])
    twin.number = place
