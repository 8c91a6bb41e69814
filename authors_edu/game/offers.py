"""Offers: what a screen may let people choose at a table, and why not the rest. Plays nothing and says nothing."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from authors_edu.decks.model import Deck
from authors_edu.game.presets import PRESETS, preset
from authors_edu.game.rules import Rules, RulesError, check_playable, choices

MINUTES = (None, 5, 10, 15, 20, 30)  # of a round; a lesson lasts 45


def presets_for(seats: int, deck: Deck) -> Mapping[str, Rules | RulesError]:
    """Gives for every preset its rules at this table, or the error that says why it cannot be played there."""
    return {name: _rules_or_why(partial(preset, name, seats, deck)) for name in PRESETS}


def options_for(rules: Rules, deck: Deck) -> Mapping[str, Mapping[Any, Rules | RulesError]]:
    """Gives, for every option that has a few values and for each of these, the rules with that one value changed.

    Of the minutes of a round some are offered.

    Where they could not be played, the error says why: such a value is not to be offered.
    """
    return {
        option: {value: _rules_or_why(partial(_changed, rules, deck, option, value)) for value in known}
        for option, known in (*choices().items(), ("minutes", MINUTES))
    }


def _changed(rules: Rules, deck: Deck, option: str, value: Any) -> Rules:
    changed = replace(rules, **{option: value})
    check_playable(deck, changed)
    return changed


def _rules_or_why(attempt: Callable[[], Rules]) -> Rules | RulesError:
    try:
        return attempt()
    except RulesError as error:
        return error
