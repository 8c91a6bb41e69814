"""Outcome: how a round ended and who won it (R-60, R-61)."""

from dataclasses import dataclass
from enum import StrEnum


class Ending(StrEnum):
    ALL_LAID = "all_laid"  # every family is laid and named
    AGREED = "agreed"  # ended early; the sets laid so far count


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result, by seat. Sets and naming points are always told apart; `scores` adds them (R-60)."""

    winners: tuple[int, ...]
    reason: Ending
    sets: tuple[int, ...]
    naming_points: tuple[int, ...]
    scores: tuple[int, ...]


def count(sets: tuple[int, ...], naming_points: tuple[int, ...], reason: Ending) -> Outcome:
    """Counts a round: the most points win, and tied leaders share the win (R-61).

    >>> count((3, 1, 2), (0, 2, 0), Ending.ALL_LAID).winners
    (0, 1)
    """
    scores = tuple(laid + named for laid, named in zip(sets, naming_points, strict=True))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(winners, reason, sets, naming_points, scores)
