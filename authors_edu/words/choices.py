"""What a player chooses before a game: the names of presets and bot levels, and a sentence on each."""

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
        "beginner": (text("Beginner"), text("Forgets nearly all that was said.")),
        "sharp": (text("Sharp"), text("Remembers every question and every answer.")),
    }
    return Choice(*known.get(level, (level, "")))
