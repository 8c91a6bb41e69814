"""What the options of a game and their values are called on a screen, with one sentence for each (`game.rules.Rules`).

Whole rules in words stand in `rules/`; why options do not go together, in `unplayable.py`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from authors_edu.decks.model import Words
from authors_edu.words.article import with_article
from authors_edu.words.choices import Choice
from authors_edu.words.language import catalogue


def option_choice(option: str, words: Words, language: str = "en") -> Choice:
    """Names an option and says what it decides; an unknown one by its own name.

    >>> option_choice("after_miss", Words())
    Choice(name='After a miss', sentence='Who is next after a miss.')
    """
    name, sentence = _options(language).get(option, (option, ""))
    return Choice(name, sentence.format(**_names(words)))


def value_choice(option: str, value: Any, words: Words, language: str = "en") -> Choice:
    """Names a value of an option and says what it means; a number, and what is unknown, by itself.

    >>> value_choice("ask", "creator", Words("painter", "painters", "painting", "paintings")).name
    'By painter'
    """
    name, sentence = _values(language).get(option, {}).get(value, (str(value), ""))
    return Choice(name.format(**_names(words)), sentence.format(**_names(words)))


def _names(words: Words) -> dict[str, str]:
    names = {"creator": words.creator, "creators": words.creators, "work": words.work, "works": words.works}
    return names | {"a_work": with_article(words.work)}


@cache
def _options(language: str) -> Mapping[str, tuple[str, str]]:
    _ = catalogue(language).gettext
    return {
        "ask": (_("Asking"), _("What one asks for.")),
        "deal": (_("Cards for each"), _("How many cards each player is dealt; the rest is the pile.")),
        "after_miss": (_("After a miss"), _("Who is next after a miss.")),
        "allow_pass": (_("Passing"), _("Whether one may pass instead of asking.")),
        "illegal_ask": (_("Wrong questions"), _("What happens when somebody asks for what the rules do not allow.")),
        "ask_held": (_("Cards of one’s own"), _("Whether one may ask for {a_work} in the own hand.")),
        "reenter": (_("Coming back"), _("Whether players without cards can come back into the game.")),
        "copies": (_("Copies"), _("How often every card is there.")),
        "teams": (_("Teams"), _("Whether two teams play against each other.")),
        "blind": (_("From memory"), _("Whether the own cards lie face down while one asks.")),
        "pace": (_("Turns"), _("Whether one asks after another, or all at once.")),
        "window_ms": (_("Same moment"), _("Within how many milliseconds two calls count as one moment.")),
        "wait_ms": (_("Waiting"), _("How many milliseconds one waits at most after a miss.")),
        "laid": (_("Sets on the table"), _("How sets lie on the table.")),
        "naming": (_("Naming"), _("Whether the title of each {work} that one gets is to be named.")),
        "naming_points": (_("Points for naming"), _("How many points a right title brings.")),
        "naming_per_ask": (_("Several at once"), _("How many are named when one gets several {works} at once.")),
        "naming_by_bots": (_("Naming by the computer"), _("Whether computer players earn points for naming, too.")),
        "tie": (_("Ties"), _("What settles a tie.")),
        "minutes": (_("Time"), _("After how many minutes a round ends.")),
        "rounds": (_("Rounds"), _("How many rounds make a match.")),
        "target": (_("Points to reach"), _("At how many points a match ends.")),
    }


@cache
def _values(language: str) -> Mapping[str, Mapping[Any, tuple[str, str]]]:
    _ = catalogue(language).gettext
    return {
        "ask": {
            "card": (_("By {work}"), _("One asks for one {work}.")),
            "creator": (_("By {creator}"), _("One asks for all that another holds of one {creator}.")),
        },
        "deal": {None: (_("All"), _("All cards are dealt; there is no pile."))},
        "after_miss": {
            "left": (_("On the left"), _("The next player on the left.")),
            "asked": (_("Who was asked"), _("The player who was asked.")),
        },
        "allow_pass": _switch(language, _("Nobody may pass."), _("One may pass until all have passed in a row.")),
        "illegal_ask": {
            "refuse": (_("Not possible"), _("It cannot be asked, and the reason is said.")),
            "turn_passes": (_("The turn passes"), _("No card moves, and the next player on the left is next.")),
            "penalty": (
                _("Penalty"),
                _("The turn passes, and asking while holding none of that {creator} costs 2 points."),
            ),
        },
        "ask_held": {
            "no": (_("No"), _("One asks only for what one does not hold.")),
            "bluff": (_("To bluff"), _("One may, to mislead the others; the answer is true.")),
            "forfeit": (_("Forfeit"), _("Who does gives away all {works} in hand of that {creator}.")),
        },
        "reenter": _switch(
            language,
            _("Without cards one sits out."),
            _("When somebody’s last card is taken, the player who is out longest may come back."),
        ),
        "copies": {
            1: (_("Once"), _("Every card is there once.")),
            2: (_("Twice"), _("Every card is there twice, and so is every set.")),
        },
        "teams": _switch(language, _("Each plays alone."), _("Every second player is in the same team.")),
        "blind": _switch(
            language,
            _("One sees the own hand."),
            _("One sees the own hand after the deal and after each own question."),
        ),
        "pace": {
            "turns": (_("In turns"), _("One after another asks.")),
            "simultaneous": (_("All at once"), _("Whoever calls first, and alone, is answered.")),
        },
        "laid": {
            "up": (_("Face up"), _("All see which {works} are laid down.")),
            "down": (_("Face down"), _("Sets that are laid down are not shown.")),
        },
        "naming": {
            "off": (_("Off"), _("Nothing is named.")),
            "typed": (_("Typed"), _("The title is typed from memory.")),
            "choice": (_("Chosen"), _("The title is picked out of four.")),
        },
        "naming_per_ask": {
            "all": (_("All"), _("They are named one by one.")),
            "one": (_("One"), _("One is named, and the others are shown.")),
        },
        "naming_by_bots": _switch(language, _("Only people earn points."), _("Computer players name titles as well.")),
        "tie": {
            "share": (_("Shared"), _("The leaders share the win.")),
            "sudden_death": (_("Sudden death"), _("The first set of a new deal among the leaders wins.")),
            "second_hand": (_("Second round"), _("A leader who wins one more round alone wins.")),
            "asks": (_("More hits"), _("The leader with more questions that were hits wins.")),
        },
        "target": {None: (_("No target"), _("The match goes for a number of rounds."))},
        "minutes": {None: (_("No limit"), _("A round lasts until all is laid down."))},
    }


def _switch(language: str, off: str, on: str) -> Mapping[Any, tuple[str, str]]:
    _ = catalogue(language).gettext
    return {False: (_("No"), off), True: (_("Yes"), on)}
