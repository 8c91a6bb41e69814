"""What a player chooses before a game: names of presets and bot levels, why one has to choose again, what may fail."""

from dataclasses import dataclass

from authors_edu.decks.model import Words
from authors_edu.words.language import catalogue


@dataclass(frozen=True, slots=True)
class Choice:
    """A name to choose by and one sentence that says what it means."""

    name: str
    sentence: str


def preset_choice(preset: str, words: Words, language: str = "en") -> Choice:
    """Says what a preset is, in the words of the deck; an unknown one by its own name."""
    text = catalogue(language).gettext
    known = {
        "classic": (text("Classic"), text("Ask for one {work} you still need. All cards are dealt.")),
        "classroom": (
            text("Classroom"),
            text("As classic, and whoever receives a {work} types its title for an extra point."),
        ),
        "juniors": (
            text("Juniors"),
            text("Ask for everything by one {creator}, draw from a pile, pick the title out of four."),
        ),
        "go_fish": (text("Go Fish"), text("Ask for everything by one {creator}; a miss draws from the pile.")),
    }
    name, sentence = known.get(preset, (preset, ""))
    return Choice(name, sentence.format(creator=words.creator, work=words.work))


def level_choice(level: str, language: str = "en") -> Choice:
    """Says how a bot level plays; an unknown one by its own name."""
    text = catalogue(language).gettext
    known = {
        "random": (text("Random"), text("Asks for anything.")),
        "beginner": (text("Beginner"), text("Forgets almost everything that was said.")),
        "sharp": (text("Sharp"), text("Remembers every question and every answer.")),
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
