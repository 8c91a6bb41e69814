"""What the sheets beside the deck say, and what a teacher reads about a set for a class."""

from authors_edu.decks.model import Deck
from authors_edu.words.language import catalogue


def sheet_words(deck: Deck, paper_gsm: float, language: str = "en") -> dict[str, str]:
    """Gives the headings of the answer key, the checklist and the score sheet, and what stands on the box.

    >>> sheet_words(Deck("One", ()), 200)["checklist"]
    'Checklist of sets'
    """
    text, several = catalogue(language).gettext, catalogue(language).ngettext
    families, cards = len(deck.families), len(deck.cards)
    told = {
        "families": several("{n} family", "{n} families", families).format(n=families),
        "cards": several("{n} card", "{n} cards", cards).format(n=cards),
    }
    return {
        "key": text("Answer key and reading list"),
        "also": text("Also right:"),
        "checklist": text("Checklist of sets"),
        "student": text("Student"),
        "score": text("Score sheet"),
        "round": text("Round"),
        "player": text("Player"),
        "sets": text("Sets"),
        "naming": text("Naming"),
        "total": text("Total"),
        "contents": text("{families} · {cards}").format(**told),
        "glue": text("glue"),
        "fold": text(
            "For cards on paper of {weight} g/m². Cut along the lines, fold along the dashes, glue the strip behind "
            "the last side."
        ).format(weight=f"{paper_gsm:g}"),
    }


def class_needs(students: int, a_table: int, decks: int, sheets: int, minutes: int, language: str = "en") -> str:
    """Says what a class needs.

    >>> class_needs(30, 5, 6, 36, 40)
    '30 students, 5 a table: 6 decks, 36 sheets, about 40 minutes to cut.'
    """
    text, several = catalogue(language).gettext, catalogue(language).ngettext
    parts = {
        "students": several("{n} student", "{n} students", students).format(n=students),
        "a_table": a_table,
        "decks": several("{n} deck", "{n} decks", decks).format(n=decks),
        "sheets": several("{n} sheet", "{n} sheets", sheets).format(n=sheets),
        "minutes": several("{n} minute", "{n} minutes", minutes).format(n=minutes),
    }
    if not minutes:
        return text("{students}, {a_table} a table: {decks}, {sheets}, nothing to cut.").format(**parts)
    return text("{students}, {a_table} a table: {decks}, {sheets}, about {minutes} to cut.").format(**parts)


def how_to_play(game: str, players: int, language: str = "en") -> str:
    """Heads a sheet with the rules of a game.

    >>> how_to_play("Classic", 4)
    'How to play: Classic, 4 players'
    """
    return catalogue(language).gettext("How to play: {game}, {players} players").format(game=game, players=players)


def sheets_done(sheets: int, file: str, language: str = "en") -> str:
    """Says where the sheets beside the deck lie."""
    told = catalogue(language).ngettext(
        "{n} sheet beside the deck: {file}", "{n} sheets beside the deck: {file}", sheets
    )
    return told.format(n=sheets, file=file)


def shop_done(cards: int, file: str, language: str = "en") -> str:
    """Says where the pages or the pictures for a print shop lie."""
    told = catalogue(language).ngettext(
        "{n} card for a print shop: {file}", "{n} cards for a print shop: {file}", cards
    )
    return told.format(n=cards, file=file)
