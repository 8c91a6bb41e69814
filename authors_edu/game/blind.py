"""Blind: hands that their owners see only at the deal and after each own ask, until they say that they have (R-45).

Keeps the order in which cards came, as they would lie on a table: received cards join at the right end, unsorted.
"""

from collections.abc import Iterable

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import Asked, CardsMoved, Drew, Event, SetLaid


class Blind:
    """The hands of one round in the order of the table, and whose hand lies open to its owner."""

    __slots__ = ("rows", "shown")

    def __init__(self, hands: Iterable[Iterable[int]]) -> None:
        self.rows = [list(hand) for hand in hands]
        self.shown = {seat for seat, row in enumerate(self.rows) if row}

    def follow(self, events: Iterable[Event]) -> None:
        """Lets the rows follow what has happened in one move, as the engine tells it."""
        for event in events:
            match event:
                case Asked(asker=asker):
                    self.shown.add(asker)
                case CardsMoved(giver=giver, taker=taker, cards=cards):
                    for card in cards or ():
                        self.rows[giver].remove(card)
                        self.rows[taker].append(card)
                case Drew(seat=seat, card=int(card)):
                    self.rows[seat].append(card)
                case SetLaid(seat=seat, family=family):
                    for card in range(FAMILY_SIZE * family, FAMILY_SIZE * (family + 1)):
                        self.rows[seat].remove(card)
        self.shown -= {seat for seat, row in enumerate(self.rows) if not row}
