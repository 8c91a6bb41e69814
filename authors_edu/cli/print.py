"""`authors-edu print`: a teacher's file becomes a PDF. Writes the whole file or none."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from authors_edu.cli.files import keep_apart, list_bytes, printable, refuse, write_whole
from authors_edu.decks.check import check_file
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Severity
from authors_edu.words.printing import done, sentence
from authors_edu.words.problems import sentence as file_sentence

if TYPE_CHECKING:
    from authors_edu.printing.pages import Printed, PrintSettings


def print_command(
    file: Annotated[Path, typer.Argument(help="The list: a row a card, with creator and work")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The PDF to write")],
    template: Annotated[str, typer.Option(help="The look; `authors-edu templates` lists them")] = "classic",
    paper: Annotated[str, typer.Option(help="a4 or letter")] = "a4",
    card: Annotated[str, typer.Option(help="poker (63 x 88 mm)")] = "poker",
    backs: Annotated[str, typer.Option(help="long-edge, short-edge or none")] = "long-edge",
    only: Annotated[str, typer.Option(help="Print these cards alone, such as A3,C1")] = "",
    crop_marks: Annotated[bool, typer.Option(help="Show where to cut")] = True,
    list_works: Annotated[bool, typer.Option(help="Name the family's other works on each card")] = True,
) -> None:
    """Print a deck as a PDF, fronts and backs, ready for paper and scissors."""
    # ReportLab takes a tenth of a second to import, and the other commands start without it.
    from authors_edu.printing.pages import PrintSettings

    keep_apart(output, file)
    labels = tuple(re.findall(r"[^\s,;]+", only))
    look = PrintSettings(template.lower(), paper.lower(), card.lower(), backs.lower(), crop_marks, list_works, labels)
    printed = _printed(_deck(file), look)
    write_whole(output, printed.pdf)
    typer.echo(done(printed.cards, printed.sheets, str(output)))


def _deck(file: Path) -> Deck:
    report = check_file(list_bytes(file), file.name)
    for problem in report.problems:
        if problem.severity is not Severity.NOTE:
            typer.echo(printable(file_sentence(problem)), err=True)
    if report.deck is None:
        raise typer.Exit(1)
    return report.deck


def _printed(deck: Deck, settings: "PrintSettings") -> "Printed":
    from authors_edu.printing.pages import PrintError, print_deck

    try:
        printed = print_deck(deck, settings)
    except PrintError as error:
        refuse(2, *map(sentence, error.problems))
    for problem in printed.problems:
        typer.echo(printable(sentence(problem)), err=True)
    if any(problem.severity is Severity.ERROR for problem in printed.problems):
        raise typer.Exit(1)
    return printed
