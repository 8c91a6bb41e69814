"""Deduction: what each public event says about where cards can be, told to `Whereabouts` event by event.

It knows the rules' order of events (R-16), and when a hand is at rest; the counting is done in `whereabouts.py`.
"""

from authors_edu.bots.whereabouts import UNLAID, WHOLE_FAMILY, Whereabouts
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import (
    Answered,
    Asked,
    CardsMoved,
    Dealt,
    Drew,
    Event,
    NameAsked,
    Named,
    Ruled,
    SetLaid,
    TurnPassed,
)
from authors_edu.game.refusals import Reason


class Deduction:
    """Reads the events of one round as a spectator sees them, from `Dealt` on."""

    __slots__ = ("_bluffs", "_gained", "_missed", "_naming", "_where")

    def __init__(self, families: int, seats: int, *, bluffs: bool = False) -> None:
        self._bluffs = bluffs  # an ask may be for a card in the own hand
        self._where = Whereabouts(families, seats)
        self._missed = (0, 0)  # family and cards of the last ask that missed, while its asker may still draw
        self._gained: tuple[int, int] | None = None  # seat and family that a hit or a shown draw may have completed
        self._naming = False

    def copy(self) -> "Deduction":
        twin = Deduction.__new__(Deduction)
        twin._bluffs, twin._where, twin._missed = self._bluffs, self._where.copy(), self._missed
        twin._gained, twin._naming = self._gained, self._naming
        return twin

    def conclude(self) -> Whereabouts:
        """Gives all that follows from the events of whole moves."""
        self._rest()
        self._where.settle()
        return self._where

    def note(self, event: Event, *, proves: bool = True) -> None:
        """Adds one event. An answer or a ruling that is said to prove nothing is passed over: what then follows,
        follows without it (`origins.py`)."""
        match event:
            case Asked():
                self._rest()
            case Answered():
                if proves:
                    self._note_answered(event)
                self._where.settle()  # before cards move: a card that moves unseen takes knowledge with it
            case Ruled():
                self._rest()
                if proves:
                    self._note_ruled(event)
                self._where.settle()
            case CardsMoved():
                self._note_cards_moved(event)
            case Drew():
                self._note_drew(event)
            case NameAsked(seat, card) | Named(seat, card):
                # The pending card lies in the namer's hand, whichever title was typed.
                self._where.put(seat, card // FAMILY_SIZE, 1 << card % FAMILY_SIZE)
                self._naming = isinstance(event, NameAsked)
            case SetLaid(seat, family):
                self._where.lay(seat, family)
                self._gained = None
            case TurnPassed():
                self._missed = (0, 0)
                self._rest()
            case Dealt(hand_sizes=hand_sizes, pile=pile):
                for place, size in enumerate((*hand_sizes, pile)):
                    self._where.resize(place, size)

    def _note_answered(self, event: Answered) -> None:
        asked_for = cards_of(event)
        if event.card is not None and not self._bluffs:
            self._where.rule_out(event.asker, event.family, asked_for)  # not held by the asker
        if self._where.sizes[event.asker]:  # else it came back for one ask
            self._where.at_least(event.asker, event.family, WHOLE_FAMILY, 1)  # holds one of the family
        if event.count == 0:
            self._where.rule_out(event.asked, event.family, asked_for)
            self._missed = (event.family, asked_for)
        else:
            self._where.at_least(event.asked, event.family, asked_for, event.count)
            if event.card is None:
                self._where.at_most(event.asked, event.family, event.count)

    def _note_ruled(self, event: Ruled) -> None:
        """A ruling tells that the asker holds the card, something of the family, or nothing of it (R-23, R-40)."""
        if event.reason == Reason.CARD_HELD and event.card is not None:
            self._where.put(event.asker, event.family, 1 << event.card % FAMILY_SIZE)
        elif event.reason == Reason.FAMILY_NOT_HELD:
            self._where.rule_out(event.asker, event.family, WHOLE_FAMILY)
        elif self._where.sizes[event.asker]:  # only the creator was named; else it came back for one ask
            self._where.at_least(event.asker, event.family, WHOLE_FAMILY, 1)

    def _note_cards_moved(self, event: CardsMoved) -> None:
        if event.cards is None:
            self._where.move_all(event.giver, event.taker, event.family, event.count)
        else:
            moved = sum(1 << card % FAMILY_SIZE for card in event.cards)
            self._where.move(event.giver, event.taker, event.family, moved)
        self._gained = (event.taker, event.family)

    def _note_drew(self, event: Drew) -> None:
        if event.card is None:
            self._where.draw(event.seat, *self._missed)
        else:
            family, place = divmod(event.card, FAMILY_SIZE)
            self._where.move(self._where.pile, event.seat, family, 1 << place)
            self._gained = (event.seat, family)
        self._missed = (0, 0)

    def _rest(self) -> None:
        """Once nothing is pending, a family that was just added to would have been laid if it were whole (R-12)."""
        if self._gained is not None and not self._naming:
            self._where.at_most(*self._gained, UNLAID)
            self._gained = None


def cards_of(event: Answered) -> int:
    """Gives the cards asked for, as bits of their family."""
    return WHOLE_FAMILY if event.card is None else 1 << event.card % FAMILY_SIZE
