"""Recalling: what to ask for those who go by what was said in so many words, as far as they remember it.

They draw no conclusions. Some gather: they keep to the family of which they hold most, or blind (R-45) to one of which
they remember to hold some; between two players they listen first (`listening.py`).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from authors_edu.bots.asks import Asking, asked_for, pick_best
from authors_edu.bots.knowledge import Knowledge, cards_of
from authors_edu.bots.listening import told_of
from authors_edu.bots.memory import remembers
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.moves import Ask
from authors_edu.game.view import View

# What an ask is worth: whether it will be a hit as far as is remembered, what the only other player told of the family,
# then how much of it is in hand.
Worth = tuple[int, int, int]
SURE, OPEN, REFUSED = 2, 1, 0


@dataclass(frozen=True, slots=True)
class Recall:
    """What somebody keeps of what is said."""

    answers: int  # how many of the newest it keeps
    notices: float  # the share that it notices of answers between others
    gathers: bool


EVERYTHING = 1_000_000  # more answers than a round can have
FORGETS_NOTHING = Recall(EVERYTHING, notices=1, gathers=True)


def recalled_ask(view: View, asker: int, knowledge: Knowledge, recall: Recall, rng: Random) -> Ask:
    """Chooses the best ask as far as the asker remembers; `rng` decides between equals."""
    return pick_best(weighed(view, asker, knowledge, recall), rng)


def weighed(view: View, asker: int, knowledge: Knowledge, recall: Recall) -> Iterator[tuple[Worth, Asking]]:
    """Goes through every legal ask and says what it is worth."""
    held = Counter(card // FAMILY_SIZE for card in view.hand)

    def lacks(seat: int, family: int, card: int) -> bool:
        return remembered(knowledge, recall, asker, seat, family, card) is False

    for card, family in asked_for(view):
        may = may_ask(knowledge, recall, asker, family, card) if view.rules.blind else True
        gathered = held[family] or bool(may) if recall.gathers else 0
        for seat in view.askable_seats:
            has = remembered(knowledge, recall, asker, seat, family, card)
            if has is False or may is False:
                yield (REFUSED, 0, 0), (seat, family, card)
            else:
                told = told_of(view, knowledge, (seat, family, card), lacks) if recall.gathers else 0
                yield (SURE if has and may else OPEN, told, gathered), (seat, family, card)


def may_ask(knowledge: Knowledge, recall: Recall, asker: int, family: int, card: int | None) -> bool | None:
    """Says whether an ask is legal, as far as one who plays blind (R-45) remembers; None where it does not."""
    cards = (None,) if card is None else cards_of(family)
    own = {each: remembered(knowledge, recall, asker, asker, family, each) for each in cards}
    if card is not None and own[card]:
        return False
    if any(own.values()):
        return True
    return False if all(has is False for has in own.values()) else None


def remembered(
    knowledge: Knowledge, recall: Recall, asker: int, seat: int, family: int, card: int | None
) -> bool | None:
    """Says whether `seat` has what is to be asked for, as far as the asker remembers; None where it does not."""
    if not recall.answers:
        return None
    fact = knowledge.fact(seat, family, card)
    if fact is None or not remembers(knowledge, asker, fact, recall.answers, recall.notices):
        return None
    return fact.has
