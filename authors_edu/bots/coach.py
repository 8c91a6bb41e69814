"""The coach: one hint for the seat that is to ask, and why (R-91), as data. The words stand in `words/hints.py`.

What is certain comes first, then what is likely, then what can be found out. It knows what the seat sees and what
everybody was told, and nothing else; cards are called by their handles (R-53). It has no levels and leaves nothing to
chance: the same table brings the same hint.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from authors_edu.bots.asks import Asking
from authors_edu.bots.knowledge import Knowledge, cards_of
from authors_edu.bots.origins import Origin, follows_from, last_ask, origins
from authors_edu.bots.reasoning import asks, by_odds, taste, weighed
from authors_edu.bots.sight import Answers, Sight
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.view import View


class Why(StrEnum):
    # Certain, in the order in which it is easy to see.
    TOLD = "told"  # everybody heard that the seat has it
    NOBODY_ELSE = "nobody_else"  # all others have been heard not to
    ONLY_ONE = "only_one"  # the seat asked in the family, and can hold no other card of it
    FOLLOWS = "follows"  # the answers, hand sizes and the own hand leave no other way
    # Likely.
    ASKED_IN = "asked_in"  # the seat has asked in this family
    # To be found out.
    OPEN = "open"  # a miss leaves only the other seats and the pile
    ONLY_PILE = "only_pile"  # nobody can have any of what may be asked for
    FROM_MEMORY = "from_memory"  # blind: nothing tells what the seat may ask for; `family`: it holds some of it


CERTAIN = (Why.TOLD, Why.NOBODY_ELSE, Why.ONLY_ONE, Why.FOLLOWS)


@dataclass(frozen=True, slots=True)
class Hint:
    """Whom to ask for what. `card` is None where a whole family is asked for; FROM_MEMORY names nobody and no card."""

    why: Why
    seat: int | None = None
    family: int | None = None
    card: int | None = None
    origins: tuple[Origin, ...] = ()  # what was heard and speaks for it, the oldest first
    left: tuple[int, ...] = ()  # OPEN: where else it may be; the pile is the place after the last seat

    @property
    def is_certain(self) -> bool:
        return self.why in CERTAIN


@dataclass(frozen=True, slots=True)
class Certain:
    """An ask that will surely be a hit. `heard`: the numbers of the answers that tell, none yet where it FOLLOWS.

    ONLY_ONE is a special case of that, and seen only then.
    """

    why: Why
    asking: Asking
    heard: Answers = ()


def hint(view: View, knowledge: Knowledge) -> Hint:
    """Gives one hint to the view's seat. Raises ValueError where that seat is not to ask now."""
    if view.seat is None or not view.askable_seats:
        raise ValueError(f"seat {view.seat} is not to ask now")
    sight = Sight(view, knowledge)
    held = held_of(view)
    # A hit costs no turn, so that what is easy to see may come first.
    certain = min(certain_asks(sight), key=lambda each: (CERTAIN.index(each.why), -held[each.asking[1]]), default=None)
    return _likely(sight, held) if certain is None else explained(sight, certain)


def certain_asks(sight: Sight) -> Iterator[Certain]:
    """Goes through the asks that will surely be hits, and surely are allowed."""
    for seat, family, card in asks(sight.view):
        if sight.has(seat, family, card) and sight.may_ask(family, card):
            heard = sight.said_to_have(seat, family, card)
            others = sight.nobody_else(seat, family, card)
            if heard is not None:
                yield Certain(Why.TOLD, (seat, family, card), (heard,))
            elif others is not None:
                yield Certain(Why.NOBODY_ELSE, (seat, family, card), others)
            else:
                yield Certain(Why.FOLLOWS, (seat, family, card))


def explained(sight: Sight, certain: Certain) -> Hint:
    """Makes a hint of an ask that is certain, with the answers from which it follows."""
    seat, family, card = certain.asking
    heard = origins(sight, certain.heard)
    if certain.why is not Why.FOLLOWS and len(heard) == len(certain.heard):
        return Hint(certain.why, seat, family, card, heard)
    told = () if sight.where is None else origins(sight, follows_from(sight, seat, family, card))
    has_asked = any(
        (one.said.asker, one.said.family) == (seat, family) and one.said.card != card  # a bluff may be for it
        for one in told
    )
    others = [one for one in cards_of(family) if one != card]
    only_one = card is not None and has_asked and not any(sight.has(seat, family, one) is not False for one in others)
    return Hint(Why.ONLY_ONE if only_one else Why.FOLLOWS, seat, family, card, told)


def held_of(view: View) -> Counter[int]:
    """Counts the cards in the own hand by family, as far as it is seen."""
    return Counter(card // FAMILY_SIZE for card in view.hand)


def _likely(sight: Sight, held: Counter[int]) -> Hint:
    """Gives the ask that pays most where none is certain."""
    if (best := _best(sight, held)) is None:
        own = (family for family in sight.view.askable_families if sight.has(sight.view.turn, family, None))
        return Hint(Why.FROM_MEMORY, family=next(own, None))
    seat, family, card = best
    if sight.has(seat, family, card) is False:
        return Hint(Why.ONLY_PILE, seat, family, card)
    if sight.knowledge.habits.asked_in[seat][family]:
        return Hint(Why.ASKED_IN, seat, family, card, last_ask(sight, seat, family))
    return Hint(Why.OPEN, seat, family, card, left=_left(sight, best))


def _best(sight: Sight, held: Counter[int]) -> Asking | None:
    """Picks what `expert` takes for best but in endgames, the first of equals; by habits where it weighs no odds."""
    view, knowledge = sight.view, sight.knowledge
    worths: Iterator[tuple[tuple[float, ...], Asking]]
    if sight.where is None:
        worths = ((_worth(sight, asking, held), asking) for asking in asks(view))
    else:
        worths = weighed(view, knowledge, by_odds(sight.where, knowledge), held, taste(view, knowledge))
    allowed = [(worth, asking) for worth, asking in worths if sight.may_ask(asking[1], asking[2])]
    # The smallest of chances may be rounded to none.
    possible = [each for each in allowed if sight.has(*each[1]) is not False]
    return max(possible or allowed, key=lambda each: each[0], default=(None, None))[1]


def _worth(sight: Sight, asking: Asking, held: Counter[int]) -> tuple[float, ...]:
    seat, family, _ = asking
    return sight.knowledge.habits.asked_in[seat][family], held[family], sight.view.hand_sizes[seat]


def _left(sight: Sight, asking: Asking) -> tuple[int, ...]:
    """Lists the other places where it may be, the own hand too where that is not seen."""
    seat, family, card = asking
    own = sight.view.seat if sight.sees_hand else None
    places = range(sight.view.rules.seats + 1)
    return tuple(place for place in places if place not in (seat, own) and sight.has(place, family, card) is not False)
