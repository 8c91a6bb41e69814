"""The file that a command names: a list, or a deck that somebody shared. Tells what is odd in it."""

from collections.abc import Mapping
from pathlib import Path

import typer

from authors_edu.cli.files import list_bytes, printable
from authors_edu.decks.archive import Archive, is_archive, read_archive
from authors_edu.decks.check import Choices, Report, check_file
from authors_edu.decks.corrections import deck_rows, row_of
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Severity
from authors_edu.words.problems import sentence


def read_report(file: Path, choices: Choices = Choices()) -> Report:  # noqa: B008  # frozen
    """Gives what there is to say about a file; ends the command where it cannot be read."""
    return _read(list_bytes(file), file.name, choices)[0]


def read_deck(file: Path) -> tuple[Archive, Mapping[str, int]]:
    """Gives the deck with its look and its pictures, or ends the command with what keeps it from being one.

    With it goes the row of each card in a list, by the card's label; a deck that was shared is no list.
    """
    report, shared = _read(list_bytes(file), file.name, Choices())
    for problem in report.problems:
        if problem.severity is not Severity.NOTE:
            typer.echo(printable(sentence(problem)), err=True)
    if report.deck is None:
        raise typer.Exit(1)
    return shared or Archive(report.deck), {} if shared else _rows_of(report.deck)


def _rows_of(deck: Deck) -> dict[str, int]:
    return {deck.label(number): row_of(card) for number, card in enumerate(deck.cards)}


def _read(data: bytes, name: str, choices: Choices) -> tuple[Report, Archive | None]:
    if not is_archive(data):
        return check_file(data, name, choices), None
    shared = read_archive(data)
    if isinstance(shared, tuple):
        return Report("reject", None, shared), None
    return Report(
        "accept_with_warning" if shared.problems else "accept", shared.deck, shared.problems, deck_rows(shared.deck)
    ), shared
