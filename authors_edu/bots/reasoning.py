"""Reasoning: what to ask for those who forget nothing and draw every conclusion. What is sure comes first.

Else an ask by card pays by its chance and, beside it, by how much of the family is in hand. Where the others let go by
most of what they could take, that is no gain: there the lone card counts most, for who loses the last one of a family
can never ask in it again. By creator an ask pays by its chance, and best where everybody knows already that one holds
some; while a pile lasts, every ask in a family that is nearly whole beats every other one, since what the others lack
may still be drawn.

Where only one player can be asked, what that one has told of a family comes first (`listening.py`). Who does not see
the own hand goes by what was said, and forgets nothing of it. With two copies of each card (R-43) they draw no further
conclusions, but weigh what is open.

It looks no further than the next answer, but where few deals are left: there who weighs odds plans the whole turn over
all of them (`endgame.py`). That is right, and wins no more: 88.7 of 100 beside three `sharp` ones, 88.6 without, so
that deals are not sampled where they are many. Weighing in what may still be found of the family, what tells others
nothing new and who else asked in it changed nothing either: all within 1 of 100.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean

from authors_edu.bots.asks import Asking, asked_for, pick_best
from authors_edu.bots.copies import by_what_was_said
from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.listening import told_of
from authors_edu.bots.recalling import FORGETS_NOTHING, recalled_ask
from authors_edu.bots.whereabouts import Whereabouts
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.moves import Ask
from authors_edu.game.view import View

Chance = Callable[[int, int, int | None], float]  # of a hit, by seat, family, and card where asks are by card
Worth = tuple[float, float, int]
Taste = tuple[float, ...]

# What the chance of an ask by card is worth, by how many cards of the family are in hand (none: R-42).
GATHERING = (1.0, 1.0, 1.5, 2.0)
GATHERING_LESS = (1.0, 1.0, 1.2, 1.4)
SAVING = (1.0, 1.5, 1.0, 1.0)

ATTENTIVE = 0.5  # others who take half of what they could take for certain, or of whom nothing is known yet
ASKED_BEFORE = 0.3  # what it adds to the worth of an ask by creator that it tells nobody anything new of the asker
# Sums of floats differ in their last digits from one machine to another, and must not decide between equals.
DIGITS = 9


def reasoned_ask(view: View, asker: int, knowledge: Knowledge, weighs_odds: bool, rng: Random) -> Ask:
    """Chooses a sure ask if there is one, else the one that pays most; `rng` decides between equals."""
    if len(view.hand) != view.hand_sizes[asker]:
        return recalled_ask(view, asker, knowledge, FORGETS_NOTHING, rng)
    where, held = knowledge.with_hand(asker, view.hand), Counter(card // FAMILY_SIZE for card in set(view.hand))
    if where is None:
        chance = by_what_was_said(view, knowledge)
        sure = [ask for ask in asks(view) if chance(*ask) == 1]
    else:
        sure = [ask for ask in asks(view) if is_sure(where, *ask)]
    if sure:
        return pick_best(((held[ask[1]], ask) for ask in sure), rng)
    if where is not None:
        chance = by_odds(where, knowledge) if weighs_odds else by_counting_places(where)
    worth = taste(view, knowledge) if weighs_odds else GATHERING_LESS
    if weighs_odds and where is not None and (plan := planned_turn(view, knowledge, where, held, worth)):
        return pick_best(plan, rng)
    return pick_best(weighed(view, knowledge, chance, held, worth), rng)


def planned_turn(
    view: View, knowledge: Knowledge, where: Whereabouts, held: Counter[int], worth: Taste
) -> list[tuple[Taste, Asking]]:
    """Plans the turn over all deals; gives nothing where they are too many, or asks are by creator."""
    if view.rules.ask != "card":
        return []
    # It needs NumPy, as `by_odds` does.
    from authors_edu.bots.endgame import Turn, deals_of, planned

    deals = deals_of(where, knowledge.habits)
    return list(planned(deals, Turn(held, worth, view.askable_seats))) if deals else []


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


def weighed(
    view: View, knowledge: Knowledge, chance: Chance, held: Counter[int], worth: Taste
) -> Iterator[tuple[Worth, Asking]]:
    """Goes through every legal ask and says what it is worth where none is sure; of equals the bigger hand."""
    asked_in = knowledge.habits.asked_in[view.turn]

    def lacks(seat: int, family: int, card: int) -> bool:
        fact = knowledge.fact(seat, family, card)
        return fact is not None and not fact.has

    for seat, family, card in asks(view):
        hit, size = chance(seat, family, card), view.hand_sizes[seat]
        if card is not None and len(view.askable_seats) == 1:
            told = told_of(view, knowledge, (seat, family, card), lacks) if hit else -1
            yield (told, round(held[family] + hit, DIGITS), size), (seat, family, card)
        elif card is not None:
            yield (round(hit * worth[held[family]], DIGITS), 0.0, size), (seat, family, card)
        elif view.pile:
            yield (held[family], round(hit, DIGITS), size), (seat, family, card)
        else:
            yield (round(hit + ASKED_BEFORE * asked_in[family], DIGITS), 0.0, size), (seat, family, card)


def taste(view: View, knowledge: Knowledge) -> Taste:
    """Says how much cards in hand count: it depends on whether the others take, on the whole, what everybody saw."""
    attention = knowledge.habits.attention
    seen = fmean(attention(seat) for seat in range(view.rules.seats) if seat != view.turn)
    return GATHERING if seen >= ATTENTIVE else SAVING
