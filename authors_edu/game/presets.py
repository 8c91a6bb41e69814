"""Presets: the games that a teacher picks by name. Every option can still be said otherwise."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any

from authors_edu.decks.model import Deck
from authors_edu.game.clues import clue_of
from authors_edu.game.rules import (
    FEWEST_SEATS,
    MOST_SEATS,
    Rules,
    RulesError,
    Unplayable,
    cards_in,
    check_playable,
    most_to_deal,
)

Options = dict[str, Any]


def _for_two(hand: int) -> Callable[[int], int | None]:
    """A pile for two seats only: with everything dealt between two, no ask could miss (R-31)."""
    return lambda seats: hand if seats == 2 else None


_SEVEN_FOR_TWO = _for_two(7)


@dataclass(frozen=True, slots=True)
class Preset:
    """What one game is played by, and at how many seats. `hand`: cards to each seat, the rest is the pile (R-31)."""

    options: Callable[[Deck], Options]
    hand: Callable[[int], int | None] = _SEVEN_FOR_TWO
    fewest: int = FEWEST_SEATS
    most: int = MOST_SEATS


def _always(**options: Any) -> Callable[[Deck], Options]:
    return lambda deck: options


def _seven(seats: int) -> int:
    return 7


def _go_fish(seats: int) -> int:
    return 7 if seats <= 3 else 5


def _classroom(deck: Deck) -> Options:
    # without a clue or a year a card cannot be asked for by name.
    every_card_has_a_clue = all(clue_of(card) for card in deck.cards)
    return {"ask": "card" if every_card_has_a_clue else "creator", "naming": "typed"}


PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        "classic": Preset(_always()),
        "parlour": Preset(_always(ask_held="forfeit", tie="second_hand"), _for_two(4)),
        "go_fish": Preset(_always(ask="creator"), _go_fish),
        "by_rank": Preset(_always(ask="creator")),
        "two_player": Preset(_always(), most=2),
        "classroom": Preset(_classroom),
        "juniors": Preset(_always(ask="creator", naming="choice", naming_per_ask="one"), _go_fish),
        "happy_families": Preset(_always()),
        "quartets": Preset(_always(after_miss="asked"), _for_two(10)),
        "blind": Preset(_always(blind=True, illegal_ask="turn_passes")),
        "teams": Preset(_always(teams=True), fewest=4, most=10),
        "double_deck": Preset(_always(copies=2)),
        "simultaneous": Preset(_always(pace="simultaneous"), fewest=3),
        "competitive": Preset(_always(illegal_ask="penalty"), _seven, most=5),
    }
)

OPTIONS = tuple(field.name for field in fields(Rules) if field.name != "seats")


def preset(name: str, seats: int, deck: Deck, **options: Any) -> Rules:
    """Gives the rules of a preset for this table and deck, with `options` instead of its own.

    Raises RulesError for an unknown name or option, for a table that the game is not for, and where the deck cannot
    be played so.
    """
    if not isinstance(name, str) or name not in PRESETS:
        raise RulesError(Unplayable.PRESET, preset=name, known=tuple(PRESETS))
    for option in options:
        if option not in OPTIONS:
            raise RulesError(Unplayable.OPTION, option=option, known=OPTIONS)
    Rules(seats=seats)  # refuses a wrong number of seats before the deck is divided by it
    game = PRESETS[name]
    if not game.fewest <= seats <= game.most:
        raise RulesError(Unplayable.PRESET_SEATS, preset=name, seats=seats, fewest=game.fewest, most=game.most)
    rules = Rules(seats=seats, **(game.options(deck) | options))
    if "deal" not in options and (hand := game.hand(seats)) is not None:
        rules = replace(rules, deal=min(hand, most_to_deal(cards_in(deck, rules), seats)))
    check_playable(deck, rules)
    return rules
