"""The players: how a bot chooses its move, from what its seat sees and what everybody was told.

All levels play by the same few lines. They differ in what they remember, and in whether they gather: keep to the
family of which they hold most. They use what was said in so many words and draw no conclusions from it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from authors_edu.bots.knowledge import Knowledge, cards_of
from authors_edu.bots.memory import remembers
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.moves import Acknowledge, Ask, Move, NameByChance
from authors_edu.game.view import Stage, View


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays."""

    name: str
    memory: int  # how many of the newest answers it keeps
    notices: float  # the share that it notices of answers between others
    gathers: bool
    naming_chance: float  # how often it names a received card right


EVERYTHING = 1_000_000  # more answers than a round can have

LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("random", memory=0, notices=0, gathers=False, naming_chance=0.25),
            # It remembers what it was told itself, so that a round of beginners ends within a lesson.
            Level("beginner", memory=16, notices=0.1, gathers=False, naming_chance=0.3),
            Level("sharp", memory=EVERYTHING, notices=1, gathers=True, naming_chance=0.85),
        )
    }
)

# What an ask is worth: whether it will be a hit as far as is remembered, then what makes it better than others.
Worth = tuple[int, int, float]
SURE, OPEN, REFUSED = 2, 1, 0


def choose(view: View, knowledge: Knowledge, level: Level, rng: Random) -> Move:
    """Chooses the move of the view's seat, which must be on turn. `rng` decides between what is equally good."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError(f"seat {view.seat} cannot choose: it is the turn of seat {view.turn}")
    if view.stage is Stage.NAME:
        return NameByChance(level.naming_chance)
    if view.to_acknowledge:
        return Acknowledge(view.seat)
    best: list[Ask] = []
    best_worth: Worth = (REFUSED, 0, 0.0)
    for worth, ask in weighed(view, view.seat, knowledge, level):
        if worth > best_worth:
            best, best_worth = [ask], worth
        elif worth == best_worth:
            best.append(ask)
    # `rng.choice` may draw otherwise in another version of Python; `rng.random` never does.
    return best[int(rng.random() * len(best))]


def weighed(view: View, asker: int, knowledge: Knowledge, level: Level) -> Iterator[tuple[Worth, Ask]]:
    """Goes through every legal ask and says what it is worth to a player of this level."""
    held, blind = Counter(card // FAMILY_SIZE for card in view.hand), view.rules.blind
    for card, family in asked_for(view):
        said = {seat: recalled(knowledge, level, asker, seat, family, card) for seat in view.askable_seats}
        sure, gathered = SURE, held[family]
        if blind:
            may = may_ask(knowledge, level, asker, family, card)
            sure, gathered = SURE if may else OPEN, bool(may)
            if may is False:
                said = dict.fromkeys(said, False)
        open_cards = view.pile + sum(view.hand_sizes[seat] for seat, has in said.items() if has is not False)
        for seat, has in said.items():
            ask = Ask(seat, family=family) if card is None else Ask(seat, card=card)
            if has is False:
                yield (REFUSED, 0, 0.0), ask
            elif not level.gathers:
                yield (sure if has else OPEN, 0, 0.0), ask
            else:
                yield (sure if has else OPEN, gathered, 1 if has else view.hand_sizes[seat] / open_cards), ask


def asked_for(view: View) -> Iterator[tuple[int | None, int]]:
    """Goes through what the view's seat may ask for: a card and its family, or (None) a family as a whole.

    Of what is offered it leaves out what the seat sees to be illegal (R-24), a bluff or a forfeit (R-40). Who sees no
    hand, blind or back for one ask, takes everything into account.
    """
    own = set(view.hand)
    families = {card // FAMILY_SIZE for card in own}
    if view.rules.ask == "creator":
        for family in view.askable_families:
            if not own or family in families:
                yield None, family
    else:
        for card in view.askable_cards:
            family = card // FAMILY_SIZE
            if not own or (card not in own and family in families):
                yield card, family


def may_ask(knowledge: Knowledge, level: Level, asker: int, family: int, card: int | None) -> bool | None:
    """Says whether an ask is legal, as far as one who plays blind (R-45) remembers; None where it does not."""
    cards = (None,) if card is None else cards_of(family)
    own = {each: recalled(knowledge, level, asker, asker, family, each) for each in cards}
    if card is not None and own[card]:
        return False
    if any(own.values()):
        return True
    return False if all(has is False for has in own.values()) else None


def recalled(knowledge: Knowledge, level: Level, asker: int, seat: int, family: int, card: int | None) -> bool | None:
    """Says whether `seat` has what is to be asked for, as far as the asker remembers; None where it does not."""
    if not level.memory:
        return None
    fact = knowledge.fact(seat, family, card)
    if fact is None or not remembers(knowledge, asker, fact, level.memory, level.notices):
        return None
    return fact.has
