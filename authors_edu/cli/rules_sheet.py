"""`authors-edu print --rules`: the rules of one game as a sheet beside the deck. Makes no sentence of its own."""

from dataclasses import replace

from authors_edu.cli.files import refuse
from authors_edu.cli.game_name import game_called
from authors_edu.decks.model import Deck
from authors_edu.game.presets import PRESETS, preset
from authors_edu.game.rules import Rules, RulesError, Unplayable
from authors_edu.printing.extras.asked import Extras, Part, TextSheet
from authors_edu.words.choices import preset_choice
from authors_edu.words.print_sheets import how_to_play
from authors_edu.words.refusals import sentence
from authors_edu.words.rules import rules_in_words

_USUAL_PLAYERS = 4
_WRONG_USAGE = (Unplayable.PRESET, Unplayable.SEATS, Unplayable.PRESET_SEATS, Unplayable.TEAMS_SEATS)


def with_rules(extras: Extras, name: str, players: int, deck: Deck, language: str) -> Extras:
    """Adds the rules of a preset to the sheets, below the teacher's own text where there is one.

    `players` 0: as many as usual. Ends the command where the deck cannot be played so.
    """
    name = game_called(name)
    rules = _rules(name, players or _usual(name), deck)
    title = how_to_play(preset_choice(name, deck.words, language).name, rules.seats, language)
    told = rules_in_words(rules, deck.words, len(deck.families), language)
    parts = tuple(Part(part.heading, (part.text,)) for part in told)
    sheet = TextSheet(title, parts)
    if "text" in extras.sheets and extras.text is not None:
        sheet = TextSheet(extras.text.title, (*extras.text.parts, Part(title, ()), *parts))
    return replace(extras, text=sheet, sheets=tuple(dict.fromkeys((*extras.sheets, "text"))))


def _usual(name: str) -> int:
    """Gives the number of players where none is said: four, or as near to that as the game allows."""
    game = PRESETS.get(name)
    return min(max(_USUAL_PLAYERS, game.fewest), game.most) if game else _USUAL_PLAYERS


def _rules(name: str, players: int, deck: Deck) -> Rules:
    try:
        return preset(name, players, deck)
    except RulesError as error:
        refuse(2 if error.reason in _WRONG_USAGE else 1, sentence(error))
