"""Copies: who probably has what where each card is there more than once (R-43). It proves nothing and chooses nothing.

What was said in so many words counts; of the copies that are left, each is as likely in a hand as that hand is big, and
likelier where the seat has asked in the family. What follows by counting is not worked out.
"""

from collections.abc import Callable

from authors_edu.bots.knowledge import Knowledge
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.view import View

ASKED_IN = 8.0  # what an ask in a family adds to the weight of a hand, with an asker of perfect attention


def by_what_was_said(view: View, knowledge: Knowledge) -> Callable[[int, int, int | None], float]:
    """Gives a function of seat, family and card (None: any of the family): the chance of a hit for the seat on turn."""
    habits = knowledge.habits
    places = [seat for seat in range(view.rules.seats) if seat != view.turn]

    def chance(seat: int, family: int, card: int | None) -> float:
        facts = {place: knowledge.fact(place, family, card) for place in places}
        if (fact := facts[seat]) is not None:
            return float(fact.has)
        weights = {
            place: view.hand_sizes[place] * (1 + ASKED_IN * habits.attention(place) * habits.asked_in[place][family])
            for place, said in facts.items()
            if said is None
        }
        known = sum(said.has for said in facts.values() if said is not None)
        left = max(0, _elsewhere(view, family, card) - known)
        return 1 - (1 - weights[seat] / (sum(weights.values()) + view.pile)) ** left

    return chance


def _elsewhere(view: View, family: int, card: int | None) -> int:
    """Counts the copies that are neither laid nor in the own hand."""
    laid = sum(sets.count(family) for sets in view.sets)
    if card is not None:
        return view.rules.copies - laid - view.hand.count(card)
    own = sum(one // FAMILY_SIZE == family for one in view.hand)
    return FAMILY_SIZE * (view.rules.copies - laid) - own
