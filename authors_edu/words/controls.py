"""The words on the table itself: buttons, headings, hints. What the players say stands in `talk.py`."""

from authors_edu.decks.model import Words
from authors_edu.words.language import catalogue


def controls(words: Words, by_creator: bool, language: str = "en") -> dict[str, str]:
    """Gives every fixed text of the table, by the name that the table in the browser calls it."""
    _ = catalogue(language).gettext
    ask = _("Tap a missing {work}.") if not by_creator else _("Tap the {creator} that you want to ask for.")
    texts = {
        "your_turn": _("Your turn"),
        "how_to_ask": ask,
        "choose_whom": _("Whom do you ask?"),
        "cancel": _("Cancel"),
        "skip": _("Skip"),
        "log": _("What was said"),
        "close": _("Close"),
        "nothing_said": _("Nothing has been said yet."),
        "leave": _("Leave"),
        "leave_sure": _("Leave this table? The computer plays on for you."),
        "leave_yes": _("Leave the table"),
        "leave_no": _("Stay"),
        "leave_over": _("Leave"),
        "again": _("Play again"),
        "you": _("You"),
        "your_hand": _("Your hand"),
        "your_sets": _("Your sets"),
        "cards": _("cards"),
        "pile": _("Pile"),
        "sets": _("Sets"),
        "naming": _("Naming"),
        "points": _("Points"),
        "player": _("Player"),
        "covered": _("Which title?"),
        "title": _("Title"),
        "name_it": _("Name it"),
        "skip_name": _("I don’t know"),
        "wait": _("One moment …"),
        "no_answer": _("That has not arrived. Please try once more. If it stays so, tell your teacher."),
        "round_over": _("The round is over"),
    }
    return {name: text.format(work=words.work, creator=words.creator) for name, text in texts.items()}


def guest_words(language: str = "en") -> str:
    """Calls a player who has given no name."""
    return catalogue(language).gettext("Guest")


def turn_words(name: str, language: str = "en") -> str:
    """Says whose turn it is, for the head of the table."""
    return catalogue(language).gettext("{name}’s turn").format(name=name)


def ask_words(name: str, language: str = "en") -> str:
    """The button that puts the question to a player."""
    return catalogue(language).gettext("Ask {name}").format(name=name)


def score_words(sets: int, points: int | None, language: str = "en") -> str:
    """Tells sets and naming points apart; `points` is None where nothing is named."""
    several = catalogue(language).ngettext
    said = several("{sets} set", "{sets} sets", sets).format(sets=sets)
    if points is None:
        return said
    return said + " " + several("+ {points} for naming", "+ {points} for naming", points).format(points=points)
