"""What is done between the rounds of a match, one type each; `moves.py` and `calls.py` have the moves of a round."""

from dataclasses import dataclass
from typing import cast, get_args

from authors_edu.game.calls import CallMove
from authors_edu.game.moves import Move
from authors_edu.game.record import from_record, kind_of


@dataclass(frozen=True, slots=True)
class NextRound:
    """Deals the next round, or the one that settles a tie."""


@dataclass(frozen=True, slots=True)
class MoveTarget:
    """The host moves the target, between two rounds (R-65)."""

    target: int


@dataclass(frozen=True, slots=True)
class EndMatch:
    """Ends the match early by agreement: the leader is crowned (R-65)."""


MatchMove = Move | CallMove | NextRound | MoveTarget | EndMatch

_KINDS: dict[str, type] = {kind_of(noun): noun for noun in get_args(MatchMove)}


def match_move_from_dict(data: object) -> MatchMove:
    """Reads a move of a match back, as `move_to_dict` wrote it. Raises UnreadableMove for anything else."""
    return cast(MatchMove, from_record(data, _KINDS))
