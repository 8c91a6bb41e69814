"""Undo: back to the last decision of one seat, as a move in the log like any other (R-90)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authors_edu.game.events import Event, Undone
from authors_edu.game.moves import Ask, Pass, Undo
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.replay import as_it_stands

if TYPE_CHECKING:
    from authors_edu.game.round import Round

KEPT = ("log", "turns", "undone", "memories", "number")


def play_undo(round: Round, move: Undo, at_ms: int) -> list[Event]:
    """Takes back everything since the seat last decided to ask or to pass, that included.

    Ours: a naming is no decision to come back to, for it would be offered again. What was seen stays seen: titles stay
    public, a card whose naming was cancelled has had it (R-52), and a player who left stays away.
    """
    place = last_decision(round, move.seat)
    if place is None:
        raise MoveError(Reason.NOTHING_TO_UNDO)
    round.undone.update(range(place, round.number + 1))  # from that move to this one
    round.memories[round.number] = round.titles
    earlier = as_it_stands(round)
    earlier.titles.remember(round.titles)
    earlier.left |= round.left
    vars(round).update({name: value for name, value in vars(earlier).items() if name not in KEPT})
    return [Undone(move.seat, place + 1)]


def last_decision(round: Round, seat: int) -> int | None:
    """Gives the place in the log of the newest ask or pass of a seat that still counts."""
    for place in range(len(round.log) - 1, -1, -1):
        move, _ = round.log[place]
        if place not in round.undone and round.turns[place] == seat and isinstance(move, Ask | Pass):
            return place
    return None
