"""`authors-edu templates`, `decks` and `version`: what comes with this installation."""

import typer

from authors_edu import __version__
from authors_edu.shipped import sample_decks


def templates() -> None:
    """List the card templates."""
    from authors_edu.shipped import template_names

    for name in template_names():
        typer.echo(name)


def decks() -> None:
    """List the sample decks and where they are."""
    for deck in sample_decks():
        typer.echo(f"{deck.name}\t{deck.file}")


def version() -> None:
    """Say which version this is."""
    typer.echo(__version__)
