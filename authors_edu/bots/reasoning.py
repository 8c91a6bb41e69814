"""Reasoning: what to ask for those who forget nothing and draw every conclusion. What is sure comes first.

Else an ask by card pays by its chance and, beside it, by how much of the family is in hand; by its chance alone where
the others let go by most of what they could take: there it is better to gather in many families, for whoever loses the
last card of a family in hand can never ask in it again. By creator an ask pays by its chance, and best where everybody
knows already that one holds some; while a pile lasts, every ask in a family that is nearly whole beats every other
one, since what others lack may still be drawn.

Blind (R-45), and with two copies of each card, they go by what was said, of which they forget nothing.

It looks no further than the next answer. Listing every deal that is possible, when few are left, and planning the whole
turn over them was tried: it changed half of those asks and won no more (25.6 of 100 against three without, 25 is fair).
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean

from authors_edu.bots.asks import Asking, asked_for, pick_best
from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.recalling import FORGETS_NOTHING, recalled_ask
from authors_edu.bots.whereabouts import Whereabouts
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.moves import Ask
from authors_edu.game.view import View

Chance = Callable[[int, int, int | None], float]  # of a hit, by seat, family, and card where asks are by card
Worth = tuple[float, float, int]

A_CARD_IN_HAND = 0.5  # what every further card of the family in hand adds to the worth of an ask by card
ATTENTIVE = 0.5  # others who take half of what they could take for certain, or about whom nothing is known yet
ASKED_BEFORE = 0.3  # what it adds to the worth of an ask by creator that it tells nobody anything new of the asker
# Sums of floats differ in their last digits from one machine to another, and must not decide between equals.
DIGITS = 9


def reasoned_ask(view: View, asker: int, knowledge: Knowledge, weighs_odds: bool, rng: Random) -> Ask:
    """Chooses a sure ask if there is one, else the one that pays most; `rng` decides between equals."""
    where = None if view.rules.blind else knowledge.with_hand(asker, view.hand)
    if where is None:
        return recalled_ask(view, asker, knowledge, FORGETS_NOTHING, rng)
    held = Counter(card // FAMILY_SIZE for card in view.hand)
    sure = [(held[ask[1]], ask) for ask in asks(view) if is_sure(where, *ask)]
    if sure:
        return pick_best(sure, rng)
    chance = by_odds(where, knowledge) if weighs_odds else by_counting_places(where)
    return pick_best(weighed(view, knowledge, chance, held), rng)


def asks(view: View) -> Iterator[Asking]:
    """Goes through every legal ask."""
    for card, family in asked_for(view):
        for seat in view.askable_seats:
            yield seat, family, card


def is_sure(where: Whereabouts, seat: int, family: int, card: int | None) -> bool:
    return where.least(seat, family) > 0 if card is None else where.holds(seat, card)


def is_open(where: Whereabouts, place: int, family: int, card: int | None) -> bool:
    return where.most(place, family) > 0 if card is None else where.may_hold(place, card)


def by_counting_places(where: Whereabouts) -> Chance:
    """Takes every place where it can be at all for equally likely."""

    def chance(seat: int, family: int, card: int | None) -> float:
        if not is_open(where, seat, family, card):
            return 0.0
        return 1 / sum(is_open(where, place, family, card) for place in range(where.pile + 1))

    return chance


def by_odds(where: Whereabouts, knowledge: Knowledge) -> Chance:
    # NumPy takes a fifth of a second to import: nobody waits for it who plays against lower levels, or prints.
    from authors_edu.bots.odds import odds_of

    odds = odds_of(where, knowledge.habits)

    def chance(seat: int, family: int, card: int | None) -> float:
        return odds.some[seat][family] if card is None else odds.card[seat][card]

    return chance


def weighed(view: View, knowledge: Knowledge, chance: Chance, held: Counter[int]) -> Iterator[tuple[Worth, Asking]]:
    """Goes through every legal ask and says what it is worth where none is sure; of equals the bigger hand."""
    asked_in, a_card = knowledge.habits.asked_in[view.turn], A_CARD_IN_HAND * are_attentive(view, knowledge)
    for seat, family, card in asks(view):
        hit, size = chance(seat, family, card), view.hand_sizes[seat]
        if card is not None:
            worth = hit * (1 + a_card * (held[family] - 1))
            yield (round(worth, DIGITS), 0.0, size), (seat, family, card)
        elif view.pile:
            yield (held[family], round(hit, DIGITS), size), (seat, family, card)
        else:
            yield (round(hit + ASKED_BEFORE * asked_in[family], DIGITS), 0.0, size), (seat, family, card)


def are_attentive(view: View, knowledge: Knowledge) -> bool:
    """Says whether the others take, on the whole, what everybody saw."""
    attention = knowledge.habits.attention
    return fmean(attention(seat) for seat in range(view.rules.seats) if seat != view.turn) >= ATTENTIVE
