"""Combinations: which options make no sense together, each with its own reason (R-40 to R-46, R-65)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from authors_edu.game.unplayable import RulesError, Unplayable

if TYPE_CHECKING:
    from authors_edu.game.rules import Rules


def check_together(rules: Rules) -> None:
    """Raises RulesError with the first reason why these options cannot be played together."""
    for reason, clash in CLASHES.items():
        if clash(rules):
            raise RulesError(reason)


def _at_once(clash: Callable[[Rules], bool]) -> Callable[[Rules], bool]:
    return lambda rules: rules.pace == "simultaneous" and clash(rules)


CLASHES: dict[Unplayable, Callable[[Rules], bool]] = {
    Unplayable.HELD_BY_CREATOR: lambda rules: rules.ask_held != "no" and rules.ask == "creator",
    Unplayable.FORFEIT_COPIES: lambda rules: rules.ask_held == "forfeit" and rules.copies == 2,
    Unplayable.REENTER_PILE: lambda rules: rules.reenter and rules.deal is not None,
    Unplayable.TEAMS_SEATS: lambda rules: rules.teams and (rules.seats < 4 or rules.seats % 2 == 1),
    Unplayable.BLIND_ILLEGAL: lambda rules: rules.blind and rules.illegal_ask == "refuse",
    Unplayable.BLIND_NAMING: lambda rules: rules.blind and rules.naming != "off",
    Unplayable.SIMULTANEOUS_PILE: _at_once(lambda rules: rules.deal is not None),
    Unplayable.SIMULTANEOUS_PASS: _at_once(lambda rules: rules.allow_pass),
    Unplayable.SIMULTANEOUS_REENTER: _at_once(lambda rules: rules.reenter),
    Unplayable.SIMULTANEOUS_BLIND: _at_once(lambda rules: rules.blind),
    Unplayable.SIMULTANEOUS_AFTER_MISS: _at_once(lambda rules: rules.after_miss != "left"),
    Unplayable.SIMULTANEOUS_NAMING: _at_once(lambda rules: rules.naming != "off"),
    Unplayable.SIMULTANEOUS_SUDDEN_DEATH: _at_once(lambda rules: rules.tie == "sudden_death"),
    Unplayable.MATCH_FORM: lambda rules: rules.rounds != 1 and rules.target is not None,
}
