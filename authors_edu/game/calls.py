"""The game without turns: what a seat may do, and what happened beside what happens in any round (R-46).

A call's time is that of the move; the answers are events of `events.py`.
"""

from dataclasses import dataclass
from typing import cast, get_args

from authors_edu.game.events import Event
from authors_edu.game.moves import Ask, EndRound, Leave
from authors_edu.game.record import from_record, kind_of


@dataclass(frozen=True, slots=True)
class Call:
    """`caller` asks `seat` for one card, or (R-30) for every card of a family. Exactly one of the two is given."""

    caller: int
    seat: int
    card: int | None = None
    family: int | None = None

    @property
    def ask(self) -> Ask:
        return Ask(self.seat, self.card, self.family)


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed: a window that is due closes."""


CallMove = Call | Tick | Leave | EndRound


@dataclass(frozen=True, slots=True)
class CallsVoid:
    """These seats called at the same moment: nobody is answered, and the next call of each is used up."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CallUsedUp:
    """This call of the seat is not answered, because its last one was void."""

    seat: int


@dataclass(frozen=True, slots=True)
class CallTooLate:
    """The call came when another one was just answered; the seat may call again."""

    seat: int


@dataclass(frozen=True, slots=True)
class CallDropped:
    """A call that could not be answered any more when its window closed; the seat may call again."""

    seat: int


CallEvent = Event | CallsVoid | CallUsedUp | CallTooLate | CallDropped

_KINDS: dict[str, type] = {kind_of(noun): noun for noun in get_args(CallMove)}


def call_move_from_dict(data: object) -> CallMove:
    """Reads a move of the game without turns back. Raises UnreadableMove for anything else."""
    return cast(CallMove, from_record(data, _KINDS))
