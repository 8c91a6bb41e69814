"""Endgame: where few deals are possible, all of them are listed and the whole turn is planned over them.

What `odds.py` comes near to is exact here: every deal that agrees with all that is known, weighed by the same habits. A
hit goes on and a miss ends the turn, so that an ask is worth its own hit and all that can follow from it. Asks by card
only; what others will do later is not planned.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from authors_edu.bots.asks import Asking
from authors_edu.bots.habits import Habits
from authors_edu.bots.odds import ASKED_IN, LEAST_BELIEF, PASSED_OVER
from authors_edu.bots.whereabouts import COUNT, Whereabouts
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.holding import handles_of

MOST_OPEN = 8  # cards of which it is not known where they lie
MOST_DEALS = 24
DIGITS = 9  # as in `reasoning.py`

Deal = Mapping[int, int]  # open card -> place
Weighed = tuple[tuple[Deal, float], ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What the one on turn holds by family, what a hit is worth by the number held before, and whom it may ask."""

    held: Mapping[int, int]
    worth: Sequence[float]
    seats: Sequence[int]


def deals_of(where: Whereabouts, habits: Habits) -> Weighed | None:
    """Lists every deal that `where`, settled, allows; None where there are too many to be planned over."""
    cards = _open_cards(where)
    if cards is None:
        return None
    found: list[tuple[Deal, float]] = []
    for deal in _dealt(where, cards, _free(where), {}):
        if len(found) == MOST_DEALS:
            return None
        found.append((dict(deal), _weight(where, deal, habits)))
    return tuple(found)


def planned(deals: Weighed, turn: Turn) -> Iterator[tuple[tuple[float, ...], Asking]]:
    """Says of every ask that may be a hit what it and the rest of the turn are worth, on the average of the deals."""
    total, best = sum(weight for _, weight in deals), dict[frozenset[tuple[int, int]], float]()
    for seat, card in _asks(deals, turn):
        value = _value(deals, turn, seat, card, frozenset(), best) / total
        yield (round(value, DIGITS),), (seat, card // FAMILY_SIZE, card)


def _open_cards(where: Whereabouts) -> list[int] | None:
    """Lists the cards that no place surely has; None as soon as there are too many."""
    holds, may, _, _ = where.cells()
    places, cards = where.pile + 1, list[int]()
    for family in range(where.families):
        sure = anywhere = 0
        for cell in range(family * places, (family + 1) * places):
            sure |= holds[cell]
            anywhere |= may[cell]
        cards += handles_of(family, anywhere & ~sure)
        if len(cards) > MOST_OPEN:
            return None
    return cards


def _free(where: Whereabouts) -> list[int]:
    """Counts for each place the cards of which it is not known which they are."""
    holds, places = where.cells()[0], where.pile + 1
    return [where.sizes[place] - sum(COUNT[cards] for cards in holds[place::places]) for place in range(places)]


def _dealt(where: Whereabouts, cards: list[int], free: list[int], deal: dict[int, int]) -> Iterator[dict[int, int]]:
    """Deals one card after the other to each place where it can lie; what is given is changed afterwards."""
    if len(deal) == len(cards):
        yield deal
        return
    card = cards[len(deal)]
    following = cards[len(deal) + 1 : len(deal) + 2]
    is_last = not following or following[0] // FAMILY_SIZE != card // FAMILY_SIZE  # of its family
    for place in range(where.pile + 1):
        if free[place] and where.may_hold(place, card):
            deal[card] = place
            free[place] -= 1
            if not is_last or _agrees(where, deal, card // FAMILY_SIZE):
                yield from _dealt(where, cards, free, deal)
            free[place] += 1
            del deal[card]


def _agrees(where: Whereabouts, deal: Deal, family: int) -> bool:
    """Says whether every place can have what it has of a family: no more than it may, and what it needs."""
    holds, _, most, needs = where.cells()
    here = [0] * (where.pile + 1)
    for card in range(family * FAMILY_SIZE, (family + 1) * FAMILY_SIZE):
        if card in deal:
            here[deal[card]] |= 1 << card % FAMILY_SIZE
    first = family * (where.pile + 1)
    return all(
        COUNT[cards | holds[cell]] <= most[cell] and all(COUNT[cards & of] >= count for of, count in needs[cell])
        for cell, cards in enumerate(here, first)
    )


def _weight(where: Whereabouts, deal: Deal, habits: Habits) -> float:
    weight = 1.0
    for card, place in deal.items():
        if place != where.pile and habits.asked_in[place][card // FAMILY_SIZE]:
            weight *= 1 + ASKED_IN * habits.attention(place)
    for place, family in {(place, card // FAMILY_SIZE) for card, place in deal.items() if place != where.pile}:
        doubt = max(1 - PASSED_OVER * habits.attention(place), LEAST_BELIEF)
        weight *= doubt ** habits.passed_over[place][family]
    return weight


def _asks(deals: Weighed, turn: Turn) -> Iterator[tuple[int, int]]:
    """Goes through what can be a hit and may be asked for (R-10)."""
    found = {(deal[card], card) for deal, _ in deals for card in deal}
    return ((seat, card) for seat, card in sorted(found) if seat in turn.seats and turn.held.get(card // FAMILY_SIZE))


def _value(
    deals: Weighed,
    turn: Turn,
    seat: int,
    card: int,
    won: frozenset[tuple[int, int]],
    best: dict[frozenset[tuple[int, int]], float],
) -> float:
    """Gives what an ask is worth, summed over the deals in which it is a hit.

    `won`: from whom which cards were got before. `best` keeps what can follow: the order of the hits does not matter.
    """
    family = card // FAMILY_SIZE
    hits = tuple(
        ({other: place for other, place in deal.items() if other != card}, weight)
        for deal, weight in deals
        if deal.get(card) == seat
    )
    own = turn.worth[min(turn.held[family], len(turn.worth) - 1)] * sum(weight for _, weight in hits)
    won |= {(seat, card)}
    if won not in best:
        after = Turn({**turn.held, family: turn.held[family] + 1}, turn.worth, turn.seats)
        best[won] = max((_value(hits, after, *ask, won, best) for ask in _asks(hits, after)), default=0.0)
    return own + best[won]
