"""What a teacher reads beside the sheets: how much paper, and how to send it to the printer."""

from authors_edu.words.language import catalogue


def paper_needed(cards: int, sheets: int, language: str = "en") -> str:
    """Says how many cards stand on how many sheets.

    >>> paper_needed(44, 5)
    '44 cards on 5 sheets of paper.'
    """
    several = catalogue(language).ngettext
    on_sheets = several("{n} sheet of paper", "{n} sheets of paper", sheets).format(n=sheets)
    return several("{n} card on {sheets}.", "{n} cards on {sheets}.", cards).format(n=cards, sheets=on_sheets)


def how_to_print(backs: str, language: str = "en") -> str:
    """Says what to choose in the printer's window."""
    text = catalogue(language).gettext
    sides = {
        "long-edge": text("Choose “actual size” and “both sides, flip on long edge”."),
        "short-edge": text("Choose “actual size” and “both sides, flip on short edge”."),
        "none": text("Choose “actual size” and “one side”."),
    }
    return sides[backs]
