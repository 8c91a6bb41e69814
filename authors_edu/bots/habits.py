"""Habits: what a seat's asks tell beside what they prove. Counted from public events; it weighs nothing itself.

Who asks in a family tends to hold more of it. Who leaves what everybody has seen go to another hand, and asks for
something uncertain instead, probably holds nothing of that family; how far this goes depends on how well that seat
has paid attention so far.
"""

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import Answered, CardsMoved, Drew, Event, SetLaid

# Before a seat has shown anything: as if it had once taken and once left what everybody could point at.
TAKEN, LEFT = 1.0, 1.0


class Habits:
    """Counts for one table. `asked_in` and `passed_over` are by seat and family."""

    __slots__ = ("_left", "_seen", "_taken", "asked_in", "by_creator", "passed_over")

    def __init__(self, families: int, seats: int) -> None:
        self.asked_in = [[False] * families for _ in range(seats)]
        self.passed_over = [[0] * families for _ in range(seats)]
        self.by_creator = False  # whether asks name a creator only, as far as there were any
        self._seen: dict[int, int] = {}  # by card: the seat that everybody saw take it
        self._taken = [TAKEN] * seats
        self._left = [LEFT] * seats

    def attention(self, seat: int) -> float:
        """Gives the share that a seat has taken of what it could have taken for certain, as everybody saw."""
        return self._taken[seat] / (self._taken[seat] + self._left[seat])

    def note(self, event: Event) -> None:
        """Adds one event. The cost does not depend on what came before."""
        match event:
            case Answered():  # what is ruled on instead tells less
                self._note_ask(event)
            case CardsMoved(giver, taker, family, _, cards):
                self.passed_over[taker][family] = 0
                if event.shown and cards is not None:
                    self._seen.update(dict.fromkeys(cards, taker))
                else:
                    self.asked_in[giver][family] = False  # it gave all that it had
            case Drew(seat):
                self.passed_over[seat] = [0] * len(self.passed_over[seat])
            case SetLaid(_, family):
                for card in range(family * FAMILY_SIZE, (family + 1) * FAMILY_SIZE):
                    self._seen.pop(card, None)
                for asked_in in self.asked_in:
                    asked_in[family] = False

    def _note_ask(self, ask: Answered) -> None:
        asker, self.by_creator = ask.asker, ask.card is None
        is_sure = self.asked_in[ask.asked][ask.family] if ask.card is None else self._seen.get(ask.card) == ask.asked
        if is_sure:
            self._taken[asker] += 1
        else:
            for family in self._in_sight(asker, ask.card is None) - {ask.family}:
                if self.asked_in[asker][family]:
                    self._left[asker] += 1
                else:
                    self.passed_over[asker][family] += 1
        self.asked_in[asker][ask.family] = True
        self.passed_over[asker][ask.family] = 0

    def _in_sight(self, asker: int, by_creator: bool) -> set[int]:
        """Gives the families of which everybody knows another seat to hold what can be asked for."""
        if not by_creator:
            return {card // FAMILY_SIZE for card, seat in self._seen.items() if seat != asker}
        others = (asked_in for seat, asked_in in enumerate(self.asked_in) if seat != asker)
        return {family for asked_in in others for family, asked in enumerate(asked_in) if asked}
