"""Rules: the options of a round, frozen. Refuses what makes no sense, with the reason as data."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, get_args

from authors_edu.decks.model import Deck
from authors_edu.game.refusals import brief

FEWEST_SEATS, MOST_SEATS = 2, 11
FEWEST_FAMILIES = 2

AskKind = Literal["card", "creator"]
NamingKind = Literal["off", "typed", "choice"]
NamingPerAsk = Literal["all", "one"]


class Unplayable(StrEnum):
    """The reasons of a RulesError, with the values that each one carries."""

    SEATS = "seats"  # seats, fewest, most
    SEATS_DIFFER = "seats_differ"  # seats, rules
    VALUE = "value"  # option, value, known
    NUMBER = "number"  # option, value, least
    TOO_FEW_FAMILIES = "too_few_families"  # families, fewest
    TOO_FEW_CARDS = "too_few_cards"  # cards, seats
    HANDS_TOO_BIG = "hands_too_big"  # deal, most
    DEAL = "deal"  # cards, seats: a stated deal that is none
    PRESET = "preset"  # preset, known
    OPTION = "option"  # option, known


class RulesError(ValueError):
    """A combination of options that cannot be played; `reason` is snake_case, `values` fill its sentence."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(f"{reason} {brief(values)}" if values else reason)
        self.reason = reason
        self.values = values


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of one round, named as in the rule sheet."""

    seats: int
    ask: AskKind = "card"
    deal: int | None = None  # cards to each seat, the rest is the pile; None deals everything
    naming: NamingKind = "off"
    naming_points: int = 1
    naming_per_ask: NamingPerAsk = "all"
    naming_by_bots: bool = True  # False: bots skip every name, so that only people earn the bonus

    def __post_init__(self) -> None:
        if type(self.seats) is not int or not FEWEST_SEATS <= self.seats <= MOST_SEATS:
            raise RulesError(Unplayable.SEATS, seats=self.seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
        for option, kind in (("ask", AskKind), ("naming", NamingKind), ("naming_per_ask", NamingPerAsk)):
            value, known = getattr(self, option), get_args(kind)
            if value not in known:
                raise RulesError(Unplayable.VALUE, option=option, value=value, known=known)
        if type(self.naming_by_bots) is not bool:
            value = self.naming_by_bots
            raise RulesError(Unplayable.VALUE, option="naming_by_bots", value=value, known=(True, False))
        for option, number, least in (("deal", self.deal, 1), ("naming_points", self.naming_points, 0)):
            if number is not None and (type(number) is not int or number < least):
                raise RulesError(Unplayable.NUMBER, option=option, value=number, least=least)


def most_to_deal(deck: Deck, seats: int) -> int:
    """Gives the largest hand that leaves a pile worth the name: half the deck (R-31), but a card for each seat."""
    return max(1, len(deck.cards) // (2 * seats))


def check_playable(deck: Deck, rules: Rules) -> None:
    """Raises RulesError where this deck cannot be played by these rules (R-01, R-31)."""
    if len(deck.families) < FEWEST_FAMILIES:
        raise RulesError(Unplayable.TOO_FEW_FAMILIES, families=len(deck.families), fewest=FEWEST_FAMILIES)
    if len(deck.cards) < rules.seats:
        raise RulesError(Unplayable.TOO_FEW_CARDS, cards=len(deck.cards), seats=rules.seats)
    if rules.deal is not None and rules.deal > (most := most_to_deal(deck, rules.seats)):
        raise RulesError(Unplayable.HANDS_TOO_BIG, deal=rules.deal, most=most)
