"""What happened, one type each, in the order of R-16. Cards are handles (see `view.py`).

A `None` where a card could stand means that this viewer may not know it; `view.seen` makes it so.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar, cast, get_args

from authors_edu.game.record import Record, from_record, kind_of, to_record


@dataclass(frozen=True, slots=True)
class Dealt:
    """The round has begun; hand sizes are those before any set is laid (R-03)."""

    dealer: int
    hand_sizes: tuple[int, ...]
    pile: int


@dataclass(frozen=True, slots=True)
class Asked:
    """`card` is None when the ask was for the whole family (R-30)."""

    asker: int
    asked: int
    family: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Answered:
    """The asked seat's answer: `count` cards of what was asked for; 0 is a miss."""

    asker: int
    asked: int
    family: int
    card: int | None
    count: int


@dataclass(frozen=True, slots=True)
class Ruled:
    """The ask was none that the rules allow, for this `reason` of `refusals.py`: no card moves for it (R-23).

    `forfeit`: instead the asker gives every card of the family to the asked seat (R-40).
    """

    asker: int
    asked: int
    family: int
    card: int | None
    reason: str
    forfeit: bool


@dataclass(frozen=True, slots=True)
class Penalised:
    """A seat lost points for its ask (R-23)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """Cards went from hand to hand after a hit, or were forfeited. `cards` is None for who may not know which (R-53).

    `shown`: the ask named the card, or it was forfeited, so that everyone knows which went. A card of which both
    copies went stands twice (R-43).
    """

    giver: int
    taker: int
    family: int
    count: int
    cards: tuple[int, ...] | None
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat took the top card. `shown` is R-33; otherwise only the own seat knows `card`."""

    seat: int
    card: int | None
    shown: bool


@dataclass(frozen=True, slots=True)
class NameAsked:
    """`card` was received and its title is to be named before anything else happens (R-51)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Named:
    """The naming of a card, graded. From here on its title is public.

    `verdict` is right, almost, wrong or skipped. `typed` is None for all but the asker (R-53) and for a bot;
    `took_ms` is the time from `NameAsked` to here, by the times passed to `play` (R-57).
    """

    seat: int
    card: int
    verdict: str
    points: int
    typed: str | None
    took_ms: int


@dataclass(frozen=True, slots=True)
class SetLaid:
    """All four works of a family lie on the table. `dealt`: they came together in the deal (R-04)."""

    seat: int
    family: int
    dealt: bool


@dataclass(frozen=True, slots=True)
class HandEmptied:
    seat: int


@dataclass(frozen=True, slots=True)
class MayReturn:
    """A seat that is out may come back: on its next turn it asks without holding the family (R-42)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """The seat on turn let it go by (R-19)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The hand that was shown to its owner is hidden again (R-45)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Undone:
    """At the wish of `seat` the round stands again as it stood before move `number` was played (R-90).

    `number` counts from 1, over all moves ever accepted. What happened since is void, but was seen.
    """

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """`seat` is the next to ask."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """The player went; a bot plays on with the same view (R-20)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The minutes of the round are over: what waits for a name is skipped, and the round ends (R-20)."""


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Winners in seat order; several share the win (R-61). `early`: ended by agreement, or by the time (R-20)."""

    winners: tuple[int, ...]
    early: bool


Event = (
    Dealt
    | Asked
    | Answered
    | Ruled
    | Penalised
    | CardsMoved
    | Drew
    | NameAsked
    | Named
    | SetLaid
    | HandEmptied
    | MayReturn
    | Passed
    | Acknowledged
    | Undone
    | TurnPassed
    | SeatLeft
    | TimeUp
    | RoundOver
)

Maker = TypeVar("Maker", bound=Callable[..., Event])


def _found_again(noun: Maker) -> Maker:
    """Gives what makes an event only once for the same fields, which are told by their order.

    A frozen event takes several times as long to make as to find, and in a long run of rounds the same few come again.
    """
    return cast(Maker, lru_cache(maxsize=32_768)(noun))


asked_event = _found_again(Asked)
answered_event = _found_again(Answered)
moved_event = _found_again(CardsMoved)
drew_event = _found_again(Drew)
laid_event = _found_again(SetLaid)
passed_event = _found_again(TurnPassed)

_KINDS: dict[str, type] = {kind_of(noun): noun for noun in get_args(Event)}


def event_to_dict(event: Event) -> Record:
    """Writes an event down as plain data.

    >>> event_to_dict(SetLaid(1, family=4, dealt=False))
    {'kind': 'set_laid', 'seat': 1, 'family': 4, 'dealt': False}
    """
    return to_record(event)


def event_from_dict(data: object) -> Event:
    """Reads an event back. Raises UnreadableMove for anything else."""
    return cast(Event, from_record(data, _KINDS))
