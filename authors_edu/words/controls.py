"""The words on the table itself: buttons, headings, hints. What the players say stands in `talk.py`."""

from authors_edu.decks.model import Words
from authors_edu.game.rules import Rules
from authors_edu.words.language import catalogue


def controls(words: Words, rules: Rules, language: str = "en") -> dict[str, str]:
    """Gives every fixed text of the table, by the name that the table in the browser calls it."""
    _ = catalogue(language).gettext
    ask = _("Tap a missing {work}.")
    if rules.ask == "creator":
        ask = _("Tap the {creator} that you want to ask for.")
    elif rules.blind:
        ask = _("From memory: tap the {work} that you want to ask for.")
    by_that = _("of that {creator}") if words.creator == "family" else _("by that {creator}")
    texts = {
        "your_turn": _("Your turn"),
        "how_to_ask": ask,
        "choose_whom": _("Whom do you ask?"),
        "cancel": _("Cancel"),
        "skip": _("Skip"),
        "log": _("What was said"),
        "rules": _("Rules"),
        "rules_of": _("How to play"),
        "close": _("Close"),
        "nothing_said": _("Nothing has been said yet."),
        "leave": _("Leave"),
        "leave_sure": _("Leave this table? The computer plays on for you."),
        "leave_yes": _("Leave the table"),
        "leave_no": _("Stay"),
        "leave_over": _("Leave"),
        "again": _("Play again"),
        "you": _("You"),
        "your_team": _("Your team"),
        "other_team": _("The other team"),
        "may_return": _("may come back"),
        "pass": _("Pass"),
        "look": _("Look at your cards. You ask from memory."),
        "put_down": _("Put my hand down"),
        "your_cards": _("Your cards"),
        "sure": _("Are you sure? You hold it: whoever you ask gets all your {works} {by_that}. Whom do you ask?"),
        "twice": _("twice"),
        "your_hand": _("Your hand"),
        "your_sets": _("Your sets"),
        "cards": _("cards"),
        "pile": _("Pile"),
        "sets": _("Sets"),
        "naming": _("Naming"),
        "penalties": _("Wrong questions"),
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
    values = {"work": words.work, "works": words.works, "creator": words.creator}
    values["by_that"] = by_that.format(**values)
    return {name: text.format(**values) for name, text in texts.items()}


def guest_words(language: str = "en") -> str:
    """Calls a player who has given no name."""
    return catalogue(language).gettext("Guest")


def turn_words(name: str, language: str = "en") -> str:
    """Says whose turn it is, for the head of the table."""
    return catalogue(language).gettext("{name}’s turn").format(name=name)


def ask_words(name: str, language: str = "en") -> str:
    """The button that puts the question to a player."""
    return catalogue(language).gettext("Ask {name}").format(name=name)


def score_words(sets: int, points: int | None, penalties: int = 0, language: str = "en") -> str:
    """Tells sets, naming points and penalties apart (R-60); `points` is None where nothing is named.

    >>> score_words(2, None), score_words(1, 3, 2)
    ('2 sets', '1 set + 3 for naming − 2 for wrong questions')
    """
    _, several = catalogue(language).gettext, catalogue(language).ngettext
    said = [several("{sets} set", "{sets} sets", sets).format(sets=sets)]
    if points is not None:
        said.append(several("+ {points} for naming", "+ {points} for naming", points).format(points=points))
    if penalties:
        said.append(_("− {points} for wrong questions").format(points=penalties))
    return " ".join(said)
