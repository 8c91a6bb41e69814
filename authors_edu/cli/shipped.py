"""`authors-edu templates`, `sheets`, `decks` and `version`: what comes with this installation."""

import typer

from authors_edu import __version__
from authors_edu.cli.files import printable
from authors_edu.shipped import sample_decks


def templates() -> None:
    """List the card templates."""
    from authors_edu.shipped import template_names

    for name in template_names():
        typer.echo(printable(name))


def sheets() -> None:
    """List the perforated sheets, with their cards and their paper."""
    from authors_edu.printing.sheets import LABEL_SHEETS
    from authors_edu.words.print_options import sheet_told

    for name, sheet in LABEL_SHEETS.items():
        told = sheet_told(sheet.columns * sheet.rows, str(sheet.card), str(sheet.paper))
        typer.echo(printable(f"{name}\t{told}"))


def decks() -> None:
    """List the sample decks and where they are."""
    for deck in sample_decks():
        typer.echo(printable(f"{deck.name}\t{deck.file}"))


def version() -> None:
    """Say which version this is."""
    typer.echo(__version__)
