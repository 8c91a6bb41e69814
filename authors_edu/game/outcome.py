"""Outcome: how a round ended, who won it, and why (R-44, R-60, R-61, R-64)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from authors_edu.game.rules import Rules


class Ending(StrEnum):
    ALL_LAID = "all_laid"  # every family is laid and named
    AGREED = "agreed"  # ended early; the sets laid so far count
    TIME_UP = "time_up"  # the same, because the minutes of the round are over


class Decision(StrEnum):
    """Why these win."""

    POINTS = "points"  # most points
    ASKS = "asks"  # tied, and more asks answered by a hit
    SUDDEN_DEATH = "sudden_death"  # tied, and the first set of a further deal
    SECOND_HAND = "second_hand"  # tied, and alone the best of a second round
    SHARED = "shared"  # tied leaders share the win, unless a further round settles it


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result, by seat. Sets and naming points are always told apart; `scores` are R-60.

    With teams the winners are all seats of the winning team, and `by_side` adds up what its seats have (R-44).
    """

    winners: tuple[int, ...]
    reason: Ending
    sets: tuple[int, ...]
    naming_points: tuple[int, ...]
    penalties: tuple[int, ...]  # points lost
    hits: tuple[int, ...]  # asks answered by a hit; draws do not count
    scores: tuple[int, ...]
    decision: Decision


Side = tuple[int, ...]


def sides_of(rules: Rules, playing: Collection[int] | None = None) -> tuple[Side, ...]:
    """Lists the seats that win together: each by itself, or the two teams, whose seats alternate (R-44).

    >>> sides_of(Rules(seats=3)), sides_of(Rules(seats=4, teams=True))
    (((0,), (1,), (2,)), ((0, 2), (1, 3)))
    """
    seats = range(rules.seats)
    apart = [tuple(seats[team::2]) for team in (0, 1)] if rules.teams else [(seat,) for seat in seats]
    return tuple(side for side in apart if playing is None or set(side) & set(playing))


def by_side(sides: Sequence[Side], values: Sequence[int]) -> tuple[int, ...]:
    """Adds up what the seats of each side have.

    >>> by_side(((0, 2), (1, 3)), (5, 1, 2, 3))
    (7, 4)
    """
    return tuple(sum(values[seat] for seat in side) for side in sides)


def leading(sides: Sequence[Side], values: Sequence[int]) -> tuple[Side, ...]:
    """Gives the sides that have most; more than one: they are tied."""
    sums = by_side(sides, values)
    return tuple(side for side, own in zip(sides, sums, strict=True) if own == max(sums))


def settle_by_asks(tied: Sequence[Side], hits: Sequence[int]) -> tuple[tuple[Side, ...], Decision]:
    """Lets the tied side with more asks answered by a hit win; still equal: shared (R-64)."""
    first = leading(tied, hits)
    return (first, Decision.ASKS) if len(first) == 1 else (tuple(tied), Decision.SHARED)


def count(
    rules: Rules,
    reason: Ending,
    *,
    sets: tuple[int, ...],
    naming_points: tuple[int, ...],
    penalties: tuple[int, ...],
    hits: tuple[int, ...],
    playing: Collection[int] | None = None,
) -> Outcome:
    """Counts a round. `tie` is applied here where the round is all there is; in a match it waits (R-65).

    Ties that take a further round, by `sudden_death` and `second_hand`, stay shared here.
    """
    scores = tuple(map(_score, sets, naming_points, penalties))
    won, decision = leading(sides_of(rules, playing), scores), Decision.POINTS
    if len(won) > 1:
        decision = Decision.SHARED
        if rules.tie == "asks" and not rules.is_match:
            won, decision = settle_by_asks(won, hits)
    winners = tuple(sorted(seat for side in won for seat in side))
    return Outcome(winners, reason, sets, naming_points, penalties, hits, scores, decision)


def _score(sets: int, named: int, lost: int) -> int:
    """R-60: may go below zero (R-23)."""
    return sets + named - lost
