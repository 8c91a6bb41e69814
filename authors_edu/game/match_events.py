"""What happens between the rounds of a match, one type each; `events.py` and `calls.py` have what happens in one."""

from dataclasses import dataclass
from typing import cast, get_args

from authors_edu.game.calls import CallEvent
from authors_edu.game.events import Event
from authors_edu.game.record import from_record, kind_of


@dataclass(frozen=True, slots=True)
class RoundCounted:
    """A round was added up: the points of all rounds so far, by seat (R-60, R-65)."""

    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TieToSettle:
    """These seats lead together; the next round decides between them: `by` is `sudden_death` or `second_hand`."""

    seats: tuple[int, ...]
    by: str


@dataclass(frozen=True, slots=True)
class TargetMoved:
    """The host moved the target (R-65)."""

    target: int


@dataclass(frozen=True, slots=True)
class MatchOver:
    """Winners in seat order; several share the win, or are a team. `decision` tells why they; `early`: by agreement."""

    winners: tuple[int, ...]
    decision: str
    early: bool


MatchEvent = Event | CallEvent | RoundCounted | TieToSettle | TargetMoved | MatchOver

_KINDS: dict[str, type] = {kind_of(noun): noun for noun in get_args(MatchEvent)}


def match_event_from_dict(data: object) -> MatchEvent:
    """Reads an event of a match back, as `event_to_dict` wrote it. Raises UnreadableMove for anything else."""
    return cast(MatchEvent, from_record(data, _KINDS))
