"""Knowledge: what the public events of one table tell. One for a table, shared by all its bots.

It is kept from the events as a spectator sees them, so that nothing secret can enter it. `fact` gives what an answer
said in so many words, with its number, so that players can forget it (`memory.py`); `where` is all that follows from
all events, for one who forgets nothing and reasons well. It knows no levels, guesses nothing, and chooses nothing.
"""

from dataclasses import dataclass, field

from authors_edu.bots.deduction import Deduction
from authors_edu.bots.whereabouts import Whereabouts
from authors_edu.game.events import Answered, Drew, Event
from authors_edu.game.view import View


@dataclass(frozen=True, slots=True)
class Fact:
    """Somebody has, or has not, what was asked for in answer `number` (from 1) by `asker` of `asked`."""

    has: bool
    number: int
    asker: int
    asked: int
    draws: int  # how often the one whom it is about had drawn unseen cards by then
    before: "Fact | None" = field(default=None, compare=False, repr=False)  # the same, as it was last said before


class Knowledge:
    """Starts from a spectator's view and is told every event from `Round.opening` on, as a spectator sees it."""

    __slots__ = ("_deduction", "_draws", "_facts", "_missed", "_unread", "answers")

    def __init__(self, view: View) -> None:
        self.answers = 0
        self._facts: dict[tuple[int, int, int | None], Fact] = {}  # by seat, family, card (None: of the family)
        self._draws = [0] * view.rules.seats
        self._missed: Answered | None = None  # the answer just given, while its asker may still draw
        self._deduction = Deduction(len(view.creators), view.rules.seats)
        self._unread: list[Event] = []

    def note(self, event: Event) -> None:
        """Adds one event. The cost does not depend on what came before."""
        self._unread.append(event)
        if isinstance(event, Answered):
            self._note_answered(event)
        elif isinstance(event, Drew):
            self._note_drew(event)

    def fact(self, seat: int, family: int, card: int | None) -> Fact | None:
        """Gives the newest fact about a seat and a card, or (None) any card of a family, if it still holds."""
        fact = self._facts.get((seat, family, card))
        if fact is None or fact.has or fact.draws == self._draws[seat]:
            return fact
        return None  # what was missing may have been drawn since

    @property
    def where(self) -> Whereabouts:
        """What follows from all events so far. Read it between moves; copy it before adding to it."""
        for event in self._unread:
            self._deduction.note(event)
        self._unread.clear()
        return self._deduction.conclude()

    def with_hand(self, seat: int, hand: tuple[int, ...]) -> Whereabouts:
        """Gives what follows for a seat that sees its own hand (handles) besides."""
        where = self.where.copy()
        where.show_hand(seat, hand)
        where.settle()
        return where

    def _note_answered(self, answer: Answered) -> None:
        self.answers += 1
        hit = answer.count > 0
        # Asking for a card tells that one lacks it, asking in a family that one holds some of it.
        self._tell(answer.asker, hit or answer.card is None, answer)
        self._tell(answer.asked, False, answer)
        self._missed = None if hit else answer

    def _note_drew(self, event: Drew) -> None:
        if not event.shown:
            self._draws[event.seat] += 1
        missed = self._missed
        if missed is not None and missed.asker == event.seat and missed.card is not None:
            self._tell(event.seat, event.shown, missed)  # the card asked for is shown, any other is not it
        self._missed = None

    def _tell(self, seat: int, has: bool, answer: Answered) -> None:
        before = self.fact(seat, answer.family, answer.card)
        if before is not None and before.has is not has:
            before = None
        fact = Fact(has, self.answers, answer.asker, answer.asked, self._draws[seat], before)
        self._facts[seat, answer.family, answer.card] = fact
