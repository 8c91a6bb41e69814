"""Origins: the answers from which something follows. Found when they are asked for, so that play is not slowed.

The events are told again to a fresh `Deduction`, with some answers taken to prove nothing, until none of the others can
be spared. The cards that went from hand to hand, and how many each seat holds, are always counted in.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from authors_edu.bots.deduction import Deduction
from authors_edu.bots.reasoning import is_sure
from authors_edu.bots.sight import Answers, Sight
from authors_edu.game.events import Answered, Ruled


@dataclass(frozen=True, slots=True)
class Origin:
    """What everybody heard, and its number among the answers (from 1)."""

    number: int
    said: Answered | Ruled


def origins(sight: Sight, numbers: Sequence[int]) -> tuple[Origin, ...]:
    """Gives the answers of these numbers."""
    said = _said(sight)
    return tuple(Origin(number, said[number - 1]) for number in numbers)


def last_ask(sight: Sight, seat: int, family: int) -> Origin:
    """Gives the answer to the last ask of a seat in a family; there must be one."""
    said = _said(sight)
    number = max(
        number
        for number, one in enumerate(said, start=1)
        if isinstance(one, Answered) and (one.asker, one.family) == (seat, family)
    )
    return Origin(number, said[number - 1])


def follows_from(sight: Sight, seat: int, family: int, card: int | None) -> Answers:
    """Lists answers from which it follows that a seat has a card, or some of a family; none of them can be spared.

    It must follow from all of them, and there must be one copy of each card.
    """

    def suffice(numbers: Sequence[int]) -> bool:
        return is_sure_from(sight, numbers, seat, family, card)

    said = _said(sight)
    everything = range(1, len(said) + 1)
    of_family = [number for number in everything if said[number - 1].family == family]
    return tuple(sorted(_needed(suffice, [], of_family if suffice(of_family) else list(everything))))


def is_sure_from(sight: Sight, numbers: Sequence[int], seat: int, family: int, card: int | None) -> bool:
    """Says whether it follows from these answers, and the own hand where it is seen, that a seat has it."""
    view = sight.view
    deduction = Deduction(len(view.creators), view.rules.seats, bluffs=view.rules.ask_held == "bluff")
    number = 0
    for event in sight.knowledge.told:
        number += isinstance(event, Answered | Ruled)
        deduction.note(event, proves=number in numbers)
    where = deduction.conclude()
    if view.seat is not None and sight.sees_hand:
        where.show_hand(view.seat, view.hand)
        where.settle()
    return is_sure(where, seat, family, card)


def _said(sight: Sight) -> list[Answered | Ruled]:
    return [event for event in sight.knowledge.told if isinstance(event, Answered | Ruled)]


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
