"""Rules: the options of a game, frozen. Refuses what makes no sense, with the reason as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from authors_edu.decks.model import Deck
from authors_edu.game.combinations import check_together
from authors_edu.game.unplayable import RulesError as RulesError
from authors_edu.game.unplayable import Unplayable as Unplayable

FEWEST_SEATS, MOST_SEATS = 2, 11
FEWEST_FAMILIES = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of one game, named as in the rule sheet. Each default is the plain game."""

    seats: int
    ask: Literal["card", "creator"] = "card"
    deal: int | None = None  # cards to each seat, the rest is the pile; None deals everything
    after_miss: Literal["left", "asked"] = "left"
    allow_pass: bool = False
    illegal_ask: Literal["refuse", "turn_passes", "penalty"] = "refuse"
    ask_held: Literal["no", "bluff", "forfeit"] = "no"
    reenter: bool = False
    copies: Literal[1, 2] = 1  # of each card
    teams: bool = False  # two, the seats alternate
    blind: bool = False
    pace: Literal["turns", "simultaneous"] = "turns"
    window_ms: int = 250  # simultaneous: calls in it are the same moment
    wait_ms: int = 5_000  # simultaneous: the longest wait after a miss or an illegal call
    laid: Literal["up", "down"] = "up"  # how books lie on the table: display only
    naming: Literal["off", "typed", "choice"] = "off"
    naming_points: int = 1
    naming_per_ask: Literal["all", "one"] = "all"
    naming_by_bots: bool = True  # False: bots skip every name, so that only people earn the bonus
    tie: Literal["share", "sudden_death", "second_hand", "asks"] = "share"
    rounds: int = 1  # of a match that goes on for a number of rounds
    target: int | None = None  # of a match that goes on until someone has so many points
    minutes: int | None = None  # after which a round ends, as by agreement

    def __post_init__(self) -> None:
        if type(self.seats) is not int or not FEWEST_SEATS <= self.seats <= MOST_SEATS:
            raise RulesError(Unplayable.SEATS, seats=self.seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
        for option, known in choices().items():
            value = getattr(self, option)
            if not any(type(value) is type(one) and value == one for one in known):
                raise RulesError(Unplayable.VALUE, option=option, value=value, known=known)
        for option, least in LEAST.items():
            number = getattr(self, option)
            if number is None and option in MAY_BE_NONE:
                continue
            if type(number) is not int or number < least:
                raise RulesError(Unplayable.NUMBER, option=option, value=number, least=least)
        check_together(self)

    @property
    def is_match(self) -> bool:
        """Says whether more than one round may be played (R-65)."""
        return self.rounds != 1 or self.target is not None


LEAST: Mapping[str, int] = MappingProxyType(
    {"deal": 1, "naming_points": 0, "rounds": 1, "target": 1, "window_ms": 0, "wait_ms": 0, "minutes": 1}
)
MAY_BE_NONE = ("deal", "target", "minutes")


@cache
def choices() -> Mapping[str, tuple[Any, ...]]:
    """Lists the values of every option that has a few: those named in its type.

    >>> choices()["after_miss"], choices()["teams"]
    (('left', 'asked'), (False, True))
    """
    hints = get_type_hints(Rules)
    kinds = {name: (False, True) if hint is bool else get_args(hint) for name, hint in hints.items()}
    return MappingProxyType(
        {name: known for name, known in kinds.items() if hints[name] is bool or get_origin(hints[name]) is Literal}
    )


def cards_in(deck: Deck, rules: Rules) -> int:
    """Counts the cards on the table: every copy of every card (R-43)."""
    return rules.copies * len(deck.cards)


def most_to_deal(cards: int, seats: int) -> int:
    """Gives the largest hand that leaves a pile worth the name: half the cards (R-31), but a card for each seat."""
    return max(1, cards // (2 * seats))


def check_playable(deck: Deck, rules: Rules, playing: int | None = None) -> None:
    """Raises RulesError where this deck cannot be played by these rules (R-01, R-31).

    `playing`: how many of the seats get cards, where not all do (R-62).
    """
    cards, seats = cards_in(deck, rules), playing or rules.seats
    if len(deck.families) < FEWEST_FAMILIES:
        raise RulesError(Unplayable.TOO_FEW_FAMILIES, families=len(deck.families), fewest=FEWEST_FAMILIES)
    if cards < seats:
        raise RulesError(Unplayable.TOO_FEW_CARDS, cards=cards, seats=seats)
    if rules.deal is not None and rules.deal > (most := most_to_deal(cards, seats)):
        raise RulesError(Unplayable.HANDS_TOO_BIG, deal=rules.deal, most=most)
