"""Presets: the games that a teacher picks by name. Every option can still be said otherwise."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from authors_edu.decks.model import Deck
from authors_edu.game.rules import Rules, RulesError, Unplayable, check_playable, most_to_deal

Options = dict[str, Any]


def _classic(seats: int, deck: Deck) -> Options:
    return _pile(7, seats, deck) if seats == 2 else {}


def _go_fish(seats: int, deck: Deck) -> Options:
    return {"ask": "creator"} | _pile(7 if seats <= 3 else 5, seats, deck)


def _classroom(seats: int, deck: Deck) -> Options:
    # the year stands in for a missing clue; without either a card cannot be asked for by name.
    every_card_has_a_clue = all(card.clue or card.year for card in deck.cards)
    return _classic(seats, deck) | {"ask": "card" if every_card_has_a_clue else "creator", "naming": "typed"}


def _juniors(seats: int, deck: Deck) -> Options:
    return _go_fish(seats, deck) | {"naming": "choice", "naming_per_ask": "one"}


def _pile(hand: int, seats: int, deck: Deck) -> Options:
    """Lowers the hand to what the deck allows (R-31)."""
    return {"deal": min(hand, most_to_deal(deck, seats))}


PRESETS: Mapping[str, Callable[[int, Deck], Options]] = {
    "classic": _classic,
    "classroom": _classroom,
    "juniors": _juniors,
    "go_fish": _go_fish,
}

OPTIONS = tuple(field.name for field in fields(Rules) if field.name != "seats")


def preset(name: str, seats: int, deck: Deck, **options: Any) -> Rules:
    """Gives the rules of a preset for this table and deck, with `options` instead of its own.

    Raises RulesError for an unknown name or option, and where the deck cannot be played so.
    """
    if not isinstance(name, str) or name not in PRESETS:
        raise RulesError(Unplayable.PRESET, preset=name, known=tuple(PRESETS))
    for option in options:
        if option not in OPTIONS:
            raise RulesError(Unplayable.OPTION, option=option, known=OPTIONS)
    Rules(seats=seats)  # refuses a wrong number of seats before the deck is divided by it
    rules = Rules(seats=seats, **(PRESETS[name](seats, deck) | options))
    check_playable(deck, rules)
    return rules
