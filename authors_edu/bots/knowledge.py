"""Knowledge: what the public events of one table tell. One for a table, shared by all its bots.

It is kept from the events as a spectator sees them, so that nothing secret can enter it. `fact` gives what an answer
said in so many words, with its number, so that players can forget it (`memory.py`); `where` is all that follows from
all events, for one who forgets nothing and reasons well; `habits` counts what asks tell beside that; `told` keeps the
latest events, for who wants to know from which of them something follows (`origins.py`). Of the events before those it
keeps what followed, so that it stays small however long a round lasts. It knows no levels, guesses nothing, and chooses
nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from authors_edu.bots.deduction import Deduction
from authors_edu.bots.habits import Habits
from authors_edu.bots.whereabouts import Whereabouts
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import Answered, Drew, Event, MayReturn, Ruled, SetLaid
from authors_edu.game.refusals import Reason
from authors_edu.game.view import View

MOST_TOLD = 4_000  # events, over a thousand asks: more than rounds last, but for players without a memory


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
    """Starts from a spectator's view and is told every event from `Round.opening` on, as a spectator sees it.

    `luck`: a number that tells nothing of the cards, by which seats miss some answers and not others (`memory.py`).
    `most_told`: how many events it keeps; then it lets go of the older half.
    """

    __slots__ = (
        "_bluffs",
        "_copies",
        "_deduction",
        "_draws",
        "_facts",
        "_missed",
        "_most_told",
        "_read",
        "_returning",
        "answers",
        "answers_before",
        "before",
        "habits",
        "last_asked",
        "luck",
        "told",
    )

    def __init__(self, view: View, luck: int = 0, *, most_told: int = MOST_TOLD) -> None:
        self.answers, self.luck = 0, luck
        self.last_asked = [0] * view.rules.seats  # by seat: the number of the last answer to it
        self._facts: dict[tuple[int, int, int | None], Fact] = {}  # by seat, family, card (None: of the family)
        self._draws = [0] * view.rules.seats
        self._missed: Answered | None = None  # the answer just given, while its asker may still draw
        self._returning: set[int] = set()  # seats that may ask without holding anything
        self._copies, self._bluffs = view.rules.copies, view.rules.ask_held == "bluff"
        self._deduction = Deduction(len(view.creators), view.rules.seats, bluffs=self._bluffs)
        self.told: list[Event] = []
        self.before = self._deduction.copy()  # what followed from the events before those
        self.answers_before = 0
        self._most_told = most_told
        self._read = 0  # how many of them the deduction has been told
        self.habits = Habits(len(view.creators), view.rules.seats)

    def note(self, event: Event) -> None:
        """Adds one event. The cost does not depend on what came before."""
        if len(self.told) == self._most_told:
            self._let_go()
        self.told.append(event)
        self.habits.note(event)
        note = _NOTES.get(type(event))
        if note is not None:
            note(self, event)

    def fact(self, seat: int, family: int, card: int | None) -> Fact | None:
        """Gives the newest fact about a seat and a card, or (None) any card of a family, if it still holds."""
        fact = self._facts.get((seat, family, card))
        if fact is None or fact.has or fact.draws == self._draws[seat]:
            return fact
        return None  # what was missing may have been drawn since

    @property
    def where(self) -> Whereabouts | None:
        """What follows from all events so far. Read it between moves; copy it before adding to it.

        None with two copies of each card: what follows there is not worked out.
        """
        if self._copies > 1:
            return None
        self._read_on()
        return self._deduction.conclude()

    def with_hand(self, seat: int, hand: tuple[int, ...]) -> Whereabouts | None:
        """Gives what follows for a seat that sees its own hand (handles) besides; who sees none has no use for it."""
        if (public := self.where) is None:
            return None
        where = public.copy()
        where.show_hand(seat, hand)
        where.settle()
        return where

    def _let_go(self) -> None:
        """Keeps of the older half of the events only what followed from it."""
        half = len(self.told) // 2
        if self._copies == 1:
            self._read_on()
            for event in self.told[:half]:
                self.before.note(event)
        self._read -= half
        self.answers_before += sum(isinstance(event, Answered | Ruled) for event in self.told[:half])
        del self.told[:half]
        for where, fact in self._facts.items():
            self._facts[where] = _shortened(fact, self.answers_before)

    def _read_on(self) -> None:
        for event in self.told[self._read :]:
            self._deduction.note(event)
        self._read = len(self.told)

    def _note_answered(self, answer: Answered) -> None:
        self.answers += 1
        self.last_asked[answer.asker] = self.answers
        hit = answer.count > 0
        holds_nothing = answer.asker in self._returning and not hit
        self._returning.discard(answer.asker)
        # Asking for a card tells that one lacks it, asking in a family that one holds some of it.
        if hit or answer.card is None or not self._bluffs:
            self._tell(answer.asker, hit or (answer.card is None and not holds_nothing), answer, answer.card)
        if hit and answer.card is not None and self._copies > 1:
            self._facts.pop((answer.asked, answer.family, answer.card), None)  # may hold the other copy
        else:
            self._tell(answer.asked, False, answer, answer.card)
        self._missed = None if hit else answer

    def _note_ruled(self, event: Ruled) -> None:
        """A ruling tells that the asker holds the card, or none of the family (R-23); a forfeit moves cards (R-40)."""
        self.answers += 1
        self.last_asked[event.asker] = self.answers
        if event.forfeit:
            self._forget(event.asker, event.family)
            self._forget(event.asked, event.family)
        elif event.reason == Reason.CARD_HELD:
            self._tell(event.asker, True, event, event.card)
        elif event.reason == Reason.FAMILY_NOT_HELD:
            for card in (None,) if event.card is None else cards_of(event.family):
                self._tell(event.asker, False, event, card)

    def _note_drew(self, event: Drew) -> None:
        if not event.shown:
            self._draws[event.seat] += 1
        missed = self._missed
        if (
            missed is not None
            and missed.asker == event.seat
            and missed.card is not None
            and (event.shown or not self._bluffs)
        ):
            self._tell(
                event.seat, event.shown, missed, missed.card
            )  # the card asked for is shown, any other is not it
        self._missed = None

    def _tell(self, seat: int, has: bool, said: Answered | Ruled, card: int | None) -> None:
        before = self.fact(seat, said.family, card)
        if before is not None and before.has is not has:
            before = None
        fact = Fact(has, self.answers, said.asker, said.asked, self._draws[seat], before)
        self._facts[seat, said.family, card] = fact

    def _note_set_laid(self, event: SetLaid) -> None:
        if self._copies > 1:
            self._forget(event.seat, event.family)  # of what it held, a second copy may be left or not

    def _note_may_return(self, event: MayReturn) -> None:
        self._returning.add(event.seat)

    def _forget(self, seat: int, family: int) -> None:
        """Drops what was said of a seat and a family, because cards went or came that it does not tell of."""
        for card in (None, *cards_of(family)):
            self._facts.pop((seat, family, card), None)


def _shortened(fact: Fact, oldest: int) -> Fact:
    """Leaves out how often the same was said up to answer `oldest`; the fact itself stays, however old."""
    said, earlier, kept = [], fact.before, None
    while earlier is not None and earlier.number > oldest:
        said.append(earlier)
        earlier = earlier.before
    for one in reversed(said):
        kept = replace(one, before=kept)
    return replace(fact, before=kept)


_NOTES: dict[type, Callable[[Knowledge, Any], None]] = {
    Answered: Knowledge._note_answered,
    Ruled: Knowledge._note_ruled,
    Drew: Knowledge._note_drew,
    SetLaid: Knowledge._note_set_laid,
    MayReturn: Knowledge._note_may_return,
}


def cards_of(family: int) -> range:
    """Gives the handles of a family."""
    return range(FAMILY_SIZE * family, FAMILY_SIZE * (family + 1))
