"""What a simulation is asked for: the bots, the rules, the house rules. Ends the command where that makes no sense."""

from collections.abc import Mapping
from typing import Any

from authors_edu.bots.players import LEVELS, Level
from authors_edu.cli.files import refuse
from authors_edu.cli.game_name import game_called
from authors_edu.decks.model import Deck
from authors_edu.game.lesson import chosen_families, drawn_families
from authors_edu.game.presets import OPTIONS, preset
from authors_edu.game.rules import LEAST, MAY_BE_NONE, Rules, RulesError, Unplayable, choices
from authors_edu.words.refusals import sentence
from authors_edu.words.simulation import is_no_option, no_such_bot

# What another deck would allow: the input is refused. All else is wrong usage.
OF_THE_DECK = (Unplayable.TOO_FEW_FAMILIES, Unplayable.TOO_FEW_CARDS, Unplayable.HANDS_TOO_BIG)


def levels_of(bots: str) -> list[Level]:
    """Reads the bots, one for each seat."""
    names = [name.strip().lower() for name in bots.split(",")]
    for name in names:
        if name not in LEVELS:
            refuse(2, no_such_bot(name, list(LEVELS)))
    return [LEVELS[name] for name in names]


def options_of(asked: list[str]) -> dict[str, Any]:
    """Reads house rules, each as name=value; of one that is said twice, the last counts."""
    options: dict[str, Any] = {}
    for text in asked:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            refuse(2, is_no_option(text))
        if name not in OPTIONS:
            refuse(2, sentence(RulesError(Unplayable.OPTION, option=name, known=OPTIONS)))
        options[name] = _value(name, value)
    return options


def lesson_of(deck: Deck, families: str, seed: int) -> Deck:
    """Gives the deck, or the part of it that is asked for: a number of families, or their names."""
    wanted = families.strip()
    if not wanted:
        return deck
    names = [name.strip() for name in wanted.split(";" if ";" in wanted else ",") if name.strip()]
    try:
        if wanted.isascii() and wanted.removeprefix("-").isdigit() and len(wanted) < 10:
            return drawn_families(deck, int(wanted), seed)
        return chosen_families(deck, names)
    except RulesError as error:
        refuse(2, sentence(error))


def rules_of(preset_name: str, seats: int, deck: Deck, options: Mapping[str, Any]) -> Rules:
    """Gives the rules, or ends the command with the reason why this cannot be played."""
    try:
        return preset(game_called(preset_name), seats, deck, **options)
    except RulesError as error:
        refuse(1 if error.reason in OF_THE_DECK else 2, sentence(error))


def _value(option: str, text: str) -> Any:
    """Gives the value that is meant; what cannot be read is left as it is, for `Rules` to refuse.

    >>> _value("teams", "yes"), _value("copies", "2"), _value("deal", "none"), _value("tie", "coin")
    (True, 2, None, 'coin')
    """
    word = text.casefold()
    for value in choices().get(option, ()):
        if word == str(value).casefold() or (value is True and word == "yes") or (value is False and word == "no"):
            return value
    if option in MAY_BE_NONE and word == "none":
        return None
    if option in LEAST and text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
        return int(text)
    return text
