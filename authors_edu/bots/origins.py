"""Origins: the answers from which something follows. Found when they are asked for, so that play is not slowed.

The events are told again to a `Deduction`, with some answers taken to prove nothing, until none of the others can be
spared. Always counted in are the cards that went from hand to hand, how many each seat holds, and what followed from
events that the knowledge has let go.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice

from authors_edu.bots.reasoning import is_open, is_sure
from authors_edu.bots.sight import Answers, Sight
from authors_edu.bots.whereabouts import Whereabouts
from authors_edu.game.events import Answered, Event, Ruled

EVENTS_A_COPY = 60
MOST_RETOLD = 16_000  # events in one search, a tenth of a second


@dataclass(frozen=True, slots=True)
class Origin:
    """What everybody heard, and its number among the answers (from 1)."""

    number: int
    said: Answered | Ruled


def origins(sight: Sight, numbers: Sequence[int]) -> tuple[Origin, ...]:
    """Gives the answers of these numbers, but for those that the knowledge has let go."""
    said = _said(sight)
    return tuple(Origin(number, said[number]) for number in numbers if number in said)


def last_ask(sight: Sight, seat: int, family: int) -> tuple[Origin, ...]:
    """Gives the answer to the last ask of a seat in a family; nothing where the knowledge has let it go."""
    asks = (
        Origin(number, one)
        for number, one in reversed(_said(sight).items())
        if isinstance(one, Answered) and (one.asker, one.family) == (seat, family)
    )
    return tuple(islice(asks, 1))


def follows_from(sight: Sight, seat: int, family: int, card: int | None, *, has: bool = True) -> Answers:
    """Lists answers from which it follows that a seat has a card, or some of a family; or that it has not.

    None of them can be spared, unless it takes too long to see which. It must follow from all of them, and there must
    be one copy of each card.
    """
    retelling = _Retelling(sight)

    def suffice(numbers: Sequence[int]) -> bool:
        if retelling.retold > MOST_RETOLD:
            return False  # what has not been spared by now stays
        where = retelling.with_proofs(numbers)
        return is_sure(where, seat, family, card) if has else not is_open(where, seat, family, card)

    said = _said(sight)
    of_family = [number for number, one in said.items() if one.family == family]
    # What the seat itself said there is easiest to see, and mostly enough.
    its_own = [number for number in of_family if seat in (said[number].asker, said[number].asked)]
    enough = next((numbers for numbers in (its_own, of_family) if suffice(numbers)), list(said))
    return tuple(sorted(_needed(suffice, [], enough)))


def is_sure_from(sight: Sight, numbers: Sequence[int], seat: int, family: int, card: int | None) -> bool:
    """Says whether it follows from these answers, and the own hand where it is seen, that a seat has it."""
    return is_sure(_Retelling(sight).with_proofs(numbers), seat, family, card)


class _Retelling:
    """The events so far, to be told again with some answers proving something and the others nothing.

    Everything before the first of those is told once for all: of that it keeps a copy now and then.
    """

    __slots__ = ("_copies", "_events", "_sight", "retold")

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._events = _numbered(sight)
        self.retold = len(self._events)
        deduction = sight.knowledge.before.copy()
        self._copies = [(0, deduction.copy())]  # how many events have been told, and what they tell
        for told, (_, event) in enumerate(self._events, start=1):
            deduction.note(event, proves=False)
            if not told % EVENTS_A_COPY:
                self._copies.append((told, deduction.copy()))

    def with_proofs(self, numbers: Sequence[int]) -> Whereabouts:
        """Gives what follows from these answers, and from the own hand where it is seen."""
        first = min(numbers, default=len(self._events))
        told, deduction = next(each for each in reversed(self._copies) if not each[0] or self._number(each[0]) < first)
        deduction = deduction.copy()
        self.retold += len(self._events) - told
        proofs = set(numbers)
        for number, event in self._events[told:]:
            deduction.note(event, proves=number in proofs)
        where = deduction.conclude()
        view = self._sight.view
        if view.seat is not None and self._sight.sees_hand:
            where.show_hand(view.seat, view.hand)
            where.settle()
        return where

    def _number(self, told: int) -> int:
        return self._events[told - 1][0]


def _numbered(sight: Sight) -> list[tuple[int, Event]]:
    """Gives each event with the number of the last answer up to it."""
    events = sight.knowledge.told
    counts = (isinstance(event, Answered | Ruled) for event in events)
    numbers = accumulate(counts, initial=sight.knowledge.answers_before)
    return list(zip(islice(numbers, 1, None), events, strict=True))


def _said(sight: Sight) -> dict[int, Answered | Ruled]:
    """Gives every answer by its number, the oldest first."""
    return {number: event for number, event in _numbered(sight) if isinstance(event, Answered | Ruled)}


def _needed(
    suffice: Callable[[Sequence[int]], bool], given: list[int], answers: list[int], *, is_new: bool = True
) -> list[int]:
    """Finds those of `answers` that must be added to the `given` ones, by halves: few are needed of many.

    (QuickXplain: U. Junker, AAAI 2004.)
    """
    if not answers or (is_new and suffice(given)):
        return []
    if len(answers) == 1:
        return answers
    # The newest first into what is kept while the others are tried: what was said lately is easiest to remember.
    older, newer = answers[: len(answers) // 2], answers[len(answers) // 2 :]
    of_older = _needed(suffice, given + newer, older)
    of_newer = _needed(suffice, given + of_older, newer, is_new=bool(of_older))
    return of_older + of_newer
