"""The rules of one game in words: what the engine does under these options, and nothing that they turn off.

Made of claims, each of which a test plays. The text goes on a screen, or as plain paragraphs on a printed sheet.
"""

from authors_edu.decks.model import Words
from authors_edu.game.rules import Rules
from authors_edu.words.language import catalogue
from authors_edu.words.rules.asking import turn, wrong
from authors_edu.words.rules.calling import calling
from authors_edu.words.rules.claim import Claim, Paragraphs, Part, Says
from authors_edu.words.rules.naming import naming
from authors_edu.words.rules.sets import empty_hands, sets
from authors_edu.words.rules.setting_up import blind, setting_up, teams
from authors_edu.words.rules.terms import Terms
from authors_edu.words.rules.winning import winning

__all__ = ["Claim", "Paragraphs", "Part", "Says", "rules_in_words"]


def rules_in_words(rules: Rules, words: Words, families: int, language: str = "en") -> Paragraphs:
    """Says how a deck of so many families is played by these rules, in the deck's own words (R-71).

    They must be rules that the deck can be played by (`game.rules.check_playable`).

    >>> parts = rules_in_words(Rules(seats=4), Words(), 11)
    >>> [part.heading for part in parts]
    ['Setting up', 'Your turn', 'Sets', 'No cards left', 'The end']
    >>> parts[2].text
    'As soon as you hold all 4 books by one author, lay them down: that is a set.'
    """
    _, terms = catalogue(language).gettext, Terms(rules, words, families, language)
    parts = (
        (_("Setting up"), setting_up),
        (_("Teams"), teams),
        (_("Your turn"), turn),
        (_("Calling"), calling),
        (_("From memory"), blind),
        (_("Wrong questions"), wrong),
        (_("Sets"), sets),
        (_("No cards left"), empty_hands),
        (_("Naming"), naming),
        (_("The end"), winning),
    )
    told = (Part(heading, tuple(claims(terms))) for heading, claims in parts)
    return tuple(part for part in told if part.claims)
