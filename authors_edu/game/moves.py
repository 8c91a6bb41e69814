"""What a seat may do, one type each. A card is named by its handle (see `view.py`), a family by its number."""

from dataclasses import dataclass
from typing import cast, get_args

from authors_edu.game.record import Record, from_record, kind_of, to_record
from authors_edu.game.refusals import UnreadableMove as UnreadableMove


@dataclass(frozen=True, slots=True)
class Ask:
    """Asks `seat` for one card, or (R-30) for every card of a family. Exactly one of the two is given."""

    seat: int
    card: int | None = None
    family: int | None = None


@dataclass(frozen=True, slots=True)
class Name:
    """Names the pending card by typing its title; nothing typed skips the bonus (R-51)."""

    typed: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Names the pending card by one of the choices offered, counted from 0 (R-55)."""

    choice: int


@dataclass(frozen=True, slots=True)
class NameByChance:
    """A bot's naming: right with this probability, from the engine's own stream (R-56)."""

    chance: float


@dataclass(frozen=True, slots=True)
class Pass:
    """Passes the turn, where the rules allow it (R-19)."""


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """The player of `seat` has looked at the hand that was shown, and goes on from memory (R-45)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes all back to the last decision of `seat` (R-90). Whether that is allowed, the caller knows."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """The player of `seat` goes; a bot plays on with the same view, a pending name is skipped (R-20)."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndRound:
    """Ends the round early by agreement; sets laid so far count (R-20)."""


Move = Ask | Name | Choose | NameByChance | Pass | Acknowledge | Undo | Leave | EndRound

_KINDS: dict[str, type] = {kind_of(noun): noun for noun in get_args(Move)}


def move_to_dict(move: Move) -> Record:
    """Writes a move down as plain data.

    >>> move_to_dict(Ask(2, card=9))
    {'kind': 'ask', 'seat': 2, 'card': 9, 'family': None}
    """
    return to_record(move)


def move_from_dict(data: object) -> Move:
    """Reads a move back. Raises UnreadableMove for anything else."""
    return cast(Move, from_record(data, _KINDS))
