"""Odds: who probably holds what. Numbers for what `whereabouts.py` leaves open; it proves nothing and chooses nothing.

The most even spread of the open cards that agrees with what is sure: every card in one place, every place as full as
everybody can count (Sinkhorn's scaling), and of each family in each place only such cards as can lie there together,
for which the weights of a cell are lifted until they agree with its possible sets of cards. Habits shift the weights:
of cards given a chance of 60 in 100, about 60 in 100 are there, whoever plays (`benchmarks/calibration.py`).
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from authors_edu.bots.habits import Habits
from authors_edu.bots.whereabouts import COUNT, UNLAID, WHOLE_FAMILY, Need, Whereabouts
from authors_edu.decks.model import FAMILY_SIZE

Floats = NDArray[np.float64]

# Fitted on tables of all levels and mixtures of them, by card and by creator, with and without a pile.
ASKED_IN = 8.0  # what an ask in a family adds to the weight of its cards, with an asker of perfect attention
PASSED_OVER = 0.9  # how surely an asker of perfect attention takes what everybody can point at
# By creator, once no pile is left, many ask where it is known that they hold some, however little (`reasoning.py`).
ASKED_IN_AGAIN, PASSED_OVER_FOR_IT = 2.5, 0.6
LEAST_BELIEF = 0.02  # however often a family was passed over, it may be there

SWEEPS = 4  # for each lift
LIFTS, STEP = 3, 0.6  # whole steps would swing to and fro
TINY = 1e-9

_SETS = np.arange(WHOLE_FAMILY + 1)
_BITS = (_SETS[:, None] >> np.arange(FAMILY_SIZE) & 1).astype(np.float64)  # by set of cards and card
_SIZES = np.array(COUNT)
_AT_MOST = (np.arange(FAMILY_SIZE + 1)[:, None] >= _SIZES).astype(np.float64)  # by number and set of cards


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances from 0 to 1 by place (the seats, then the pile)."""

    card: list[list[float]]  # by place and card: that it lies there
    some: list[list[float]]  # by place and family: that any of it lies there


def odds_of(where: Whereabouts, habits: Habits) -> Odds:
    """Weighs what `where`, settled, leaves open."""
    families, places = where.families, where.pile + 1
    holds, may, most, needs = where.cells()
    held, loose = np.array(holds).reshape(families, places), np.array(may).reshape(families, places)
    loose ^= held
    possible = _AT_MOST[np.minimum(np.array(most).reshape(families, places) - _SIZES[held], UNLAID + 1)]
    for cell, needed in enumerate(needs):
        if needed:
            possible[cell // places, cell % places] *= _meeting(needed)
    weights = _BITS[loose]
    asks_again = habits.by_creator and not where.sizes[where.pile]
    _add_habits(weights, possible, habits, asks_again)
    free = np.array(where.sizes) - _SIZES[held].sum(0)
    open_cards, some = _spread(weights.swapaxes(0, 1), possible.swapaxes(0, 1), free)
    sure = _BITS[held].swapaxes(0, 1)
    some[held.T > 0] = 1.0
    return Odds((open_cards + sure).reshape(places, -1).tolist(), some.tolist())


def _add_habits(weights: Floats, possible: Floats, habits: Habits, asks_again: bool) -> None:
    asked, passed_over = (ASKED_IN_AGAIN, PASSED_OVER_FOR_IT) if asks_again else (ASKED_IN, PASSED_OVER)
    attention = np.array([habits.attention(seat) for seat in range(len(habits.asked_in))])
    weights[:, :-1] *= (1 + asked * attention * np.array(habits.asked_in).T)[:, :, None]
    doubt = np.maximum(1 - passed_over * attention, LEAST_BELIEF) ** np.array(habits.passed_over).T
    possible[:, :-1, 1:] *= doubt[:, :, None]


def _spread(weights: Floats, possible: Floats, free: NDArray[np.int64]) -> tuple[Floats, Floats]:
    """Gives the chance of each open card, and of any card of a family, in each place."""
    shape, flat = weights.shape, weights.reshape(len(weights), -1)
    lift, rows = np.zeros_like(flat), np.ones(len(flat))
    for _ in range(LIFTS):
        scaled, rows = _scaled(flat * np.exp(lift), rows, free)
        chances = np.minimum(scaled, 1 - TINY)
        # What the other cards and places say of each card; what its cell says is put in afresh.
        bare = chances / (1 - chances) * np.exp(-lift)
        sets = _chances_of_sets((bare / (1 + bare)).reshape(shape)) * possible
        total = np.maximum(sets.sum(2), TINY**3)
        within = np.clip((sets @ _BITS / total[:, :, None]).reshape(flat.shape), TINY, 1 - TINY)
        wanted = np.log(within / (1 - within) / np.maximum(bare, TINY))
        lift += STEP * (wanted * (flat > 0) - lift)
    scaled, _ = _scaled(flat * np.exp(lift), rows, free)
    return scaled.reshape(shape), 1 - sets[:, :, 0] / total


def _scaled(weights: Floats, rows: Floats, free: NDArray[np.int64]) -> tuple[Floats, Floats]:
    """Scales rows and columns until every place has as many cards as are free there, and every card is once.

    Begins with the given scales of the rows and gives the new ones, too.
    """
    for _ in range(SWEEPS):
        columns = 1 / np.maximum(rows @ weights, TINY**3)
        rows = free / np.maximum(weights @ columns, TINY**3)
    columns = 1 / np.maximum(rows @ weights, TINY**3)
    return rows[:, None] * weights * columns, rows


def _chances_of_sets(chances: Floats) -> Floats:
    """Gives the chance of each set of cards of a family where each card lies there for itself."""
    sets = np.ones((*chances.shape[:2], 1))
    for place in range(FAMILY_SIZE):
        there = chances[:, :, place, None]
        sets = np.concatenate([sets * (1 - there), sets * there], axis=2)
    return sets


@lru_cache(maxsize=4_096)
def _meeting(needs: tuple[Need, ...]) -> Floats:
    """Tells of each set of cards whether it meets these needs."""
    met = [all(COUNT[cards & of] >= count for of, count in needs) for cards in range(WHOLE_FAMILY + 1)]
    return np.array(met, dtype=np.float64)
