"""Clues: what calls a card whose title must not be said (R-53). Reads the deck alone."""

from functools import lru_cache

from authors_edu.decks.model import Card
from authors_edu.decks.text import words
from authors_edu.game.wording import has_case, wording


@lru_cache(maxsize=4_096)  # asked for again with every round
def clue_of(card: Card) -> str:
    """Gives the clue, else the year, else nothing; what says the title itself is no clue.

    >>> clue_of(Card("1", "Jane Austen", "Emma", year="1815", clue="Emma plans a wedding"))
    '1815'
    """
    return next((clue for clue in (card.clue, card.year) if clue and not says_title(clue, card.work)), "")


def says_title(clue: str, title: str) -> bool:
    """Tells whether a title, or its main part, stands in a clue, whatever its article, case and accents.

    >>> says_title("the monster of Frankenstein", "Frankenstein; or, The Modern Prometheus")
    True
    >>> says_title("a night in Elsinore", "Twelfth Night"), says_title("1984", "1984")
    (False, True)
    """
    said = words(clue)
    for form in (*wording(title).folded.full, *wording(title).folded.short):
        if f" {' '.join(form.bare)} " in f" {' '.join(said)} " or (not has_case(form) and form.plain in " ".join(said)):
            return True
    return False
