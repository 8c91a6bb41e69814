"""What a player chooses before a game: names of presets and bot levels, why one has to choose again, what may fail."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from authors_edu.decks.model import Words
from authors_edu.words.article import with_article
from authors_edu.words.language import catalogue


@dataclass(frozen=True, slots=True)
class Choice:
    """A name to choose by and one sentence that says what it means."""

    name: str
    sentence: str


def preset_choice(preset: str, words: Words, language: str = "en") -> Choice:
    """Says what a preset is, in the words of the deck; an unknown one by its own name.

    >>> preset_choice("go_fish", Words("painter", "painters", "painting", "paintings")).sentence
    'Ask for all paintings by one painter; after a miss draw from the pile.'
    """
    _ = catalogue(language).gettext
    of_family = words.creator == "family"
    values = {"creator": words.creator, "work": words.work, "works": words.works}
    values["a_work"] = with_article(words.work)
    links = {
        "by_one": _("of one {creator}") if of_family else _("by one {creator}"),
        "by_same": _("of the same {creator}") if of_family else _("by the same {creator}"),
    }
    values |= {name: link.format(**values) for name, link in links.items()}
    name, sentence = _presets(language).get(preset, (preset, ""))
    return Choice(name, sentence.format(**values))


@cache
def _presets(language: str) -> Mapping[str, tuple[str, str]]:
    _ = catalogue(language).gettext
    return {
        "classic": (_("Classic"), _("Ask for one {work} that you still need; a miss ends your turn.")),
        "parlour": (
            _("Parlour"),
            _("As classic, but whoever asks for {a_work} in the own hand gives away all {works} {by_same}."),
        ),
        "go_fish": (_("Go Fish"), _("Ask for all {works} {by_one}; after a miss draw from the pile.")),
        "by_rank": (_("By rank"), _("Ask for all {works} {by_one}; no pile, unless two play.")),
        "two_player": (_("For two"), _("Ask for one {work} that you still need; after a miss draw from the pile.")),
        "classroom": (
            _("Classroom"),
            _("Whoever gets {a_work} by asking types its title, for an extra point."),
        ),
        "juniors": (
            _("Juniors"),
            _("Go Fish, and whoever gets {a_work} picks its title out of four, for an extra point."),
        ),
        "happy_families": (_("Happy Families"), _("Ask for one {work} that you still need, as in classic.")),
        "quartets": (_("Quartets"), _("As classic, but after a miss the player who was asked is next.")),
        "blind": (
            _("From memory"),
            _("Cards lie face down: look after the deal and after each question, then remember."),
        ),
        "teams": (_("Teams"), _("As classic, in two teams; every second player is in the same one.")),
        "double_deck": (
            _("Double deck"),
            _("As classic, with two copies of every card, best for seven players or more."),
        ),
        "simultaneous": (_("All at once"), _("No turns: whoever calls first, and alone, is answered.")),
        "competitive": (_("Competitive"), _("With a pile; asking without holding one {work} {by_same} costs points.")),
    }


def level_choice(level: str, language: str = "en") -> Choice:
    """Says how a bot level plays; an unknown one by its own name."""
    text = catalogue(language).gettext
    known = {
        "random": (text("Random"), text("Asks for anything.")),
        "beginner": (text("Beginner"), text("Forgets almost everything that was said.")),
        "forgetful": (text("Forgetful"), text("Notices about half of what is said, and soon forgets it.")),
        "attentive": (text("Attentive"), text("Notices most of what is said, and keeps it for a while.")),
        "sharp": (text("Sharp"), text("Misses little, forgets nothing, and finishes what is nearly whole.")),
        "detective": (text("Detective"), text("Draws every conclusion from what was said.")),
        "expert": (text("Expert"), text("Draws every conclusion, and reads how the others play.")),
    }
    return Choice(*known.get(level, (level, "")))


def choose_again(reason: str, language: str = "en") -> str:
    """Says why a player is back at the choices: `deck_gone`, `name_gone`, `game_broken` or `seat_gone`."""
    text = catalogue(language).gettext
    known = {
        "deck_gone": text("Your teacher has deleted this deck. Please choose another one."),
        "seat_gone": text("This seat is not yours any more. Please deal again."),
        "name_gone": text("Your name is no longer in the list of students. Please choose again."),
        "game_broken": text("This game cannot go on after an update. What was counted stays. Please deal again."),
    }
    return known[reason]


def cookies_refused(language: str = "en") -> str:
    """Says what goes wrong in a browser that keeps no cookie, and how to mend it."""
    return catalogue(language).gettext(
        "This browser refuses cookies: a game is lost when the page is loaded again, and no list can be uploaded. "
        "Allow cookies for this address."
    )


def pause_choice(language: str = "en") -> tuple[str, str]:
    """Gives the choice to have the others speak one after the other, and what else there is."""
    _ = catalogue(language).gettext
    return (
        _("The others take their time"),
        _("Questions and answers come one after the other, about one a second. Otherwise all is told at once."),
    )
