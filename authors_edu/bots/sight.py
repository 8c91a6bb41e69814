"""Sight: what one seat can know of who has what: public facts, and the own hand where it is seen (R-17, R-45, R-91).

For one card, or (card None) for any card of a family. It says what is so and by which answers, counted from 1, that is
easiest to see; what takes more thought is explained in `origins.py`. It weighs no odds and chooses nothing.
"""

from authors_edu.bots.knowledge import Knowledge, cards_of
from authors_edu.bots.reasoning import is_open, is_sure
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.view import View

Answers = tuple[int, ...]  # numbers of answers, the oldest first


class Sight:
    """Of the view's seat, or of a spectator. With two copies of each card it goes by what was said, and by its hand."""

    __slots__ = ("knowledge", "sees_hand", "view", "where")

    def __init__(self, view: View, knowledge: Knowledge) -> None:
        self.view, self.knowledge = view, knowledge
        self.sees_hand = view.seat is not None and len(view.hand) == view.hand_sizes[view.seat]
        if view.seat is not None and self.sees_hand:
            self.where = knowledge.with_hand(view.seat, view.hand)
        else:
            self.where = knowledge.where

    def has(self, place: int, family: int, card: int | None) -> bool | None:
        """Says whether it lies there for certain (True), or not (False); None where it may. The pile is the last place.

        True of an own ask means a hit, and False a miss.
        """
        if self.where is None:
            return self._by_what_was_said(place, family, card)
        if is_sure(self.where, place, family, card):
            return True
        return None if is_open(self.where, place, family, card) else False

    def may_ask(self, family: int, card: int | None) -> bool | None:
        """Says whether the seat on turn may ask so; None where it does not see its hand and nothing tells (R-45)."""
        seat = self.view.turn
        if self.sees_hand:
            return True  # `asks.py` lists no others
        holds_some = self.has(seat, family, None)
        holds_it = False if card is None else self.has(seat, family, card)
        if holds_some is False or holds_it is True:
            return False
        return True if holds_some and holds_it is False else None

    def said_to_have(self, place: int, family: int, card: int | None) -> int | None:
        """Gives the number of the answer by which everybody knows that a seat has it."""
        fact = self.knowledge.fact(place, family, card)
        return fact.number if fact is not None and fact.has else None

    def nobody_else(self, place: int, family: int, card: int | None) -> Answers | None:
        """Lists the answers by which nobody but `place` has it; None where others may.

        Meant for what is not in the own hand: it must be there then.
        """
        if self.view.pile:
            return None
        numbers = set()
        for other, size in enumerate(self.view.hand_sizes):
            if size and other != place and not (other == self.view.seat and self.sees_hand):
                fact = self.knowledge.fact(other, family, card)
                if fact is None or fact.has:
                    return None
                numbers.add(fact.number)
        return tuple(sorted(numbers))

    def _by_what_was_said(self, place: int, family: int, card: int | None) -> bool | None:
        view, knowledge = self.view, self.knowledge
        is_laid = sum(sets.count(family) for sets in view.sets) == view.rules.copies
        if place == view.rules.seats:
            return None if view.pile and not is_laid else False
        if is_laid or not view.hand_sizes[place]:
            return False
        if place == view.seat and self.sees_hand:
            return card in view.hand if card is not None else any(own // FAMILY_SIZE == family for own in view.hand)
        if card is None and view.rules.ask == "card":
            each = [self.has(place, family, one) for one in cards_of(family)]
            return True if True in each else None if None in each else False
        fact = knowledge.fact(place, family, card) or knowledge.fact(place, family, None)
        if fact is not None and (not fact.has or knowledge.fact(place, family, card) is fact):
            return fact.has
        if not any(self._copies_elsewhere(one) for one in (cards_of(family) if card is None else (card,))):
            return False
        return True if self.nobody_else(place, family, card) is not None else None

    def _copies_elsewhere(self, card: int) -> int:
        """Counts the copies that are neither laid nor in the own hand, as far as that is seen.

        All of a family may be in one hand: while a name is pending it is not laid (R-12).
        """
        laid = sum(sets.count(card // FAMILY_SIZE) for sets in self.view.sets)
        return self.view.rules.copies - laid - self.view.hand.count(card)
