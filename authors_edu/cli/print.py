"""`authors-edu print`: a teacher's file becomes a PDF. Writes the whole file or none."""

import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from authors_edu.decks.check import check_file
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Severity
from authors_edu.words.printing import cannot_write, done, is_the_list_itself, no_folder, sentence
from authors_edu.words.problems import sentence as file_sentence

if TYPE_CHECKING:
    from authors_edu.printing.pages import Printed, PrintSettings


def print_command(
    file: Annotated[
        Path, typer.Argument(help="A deck: CSV with the columns creator and work", exists=True, dir_okay=False)
    ],
    output: Annotated[Path, typer.Option("--output", "-o", help="The PDF to write", dir_okay=False)],
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

    if output.exists() and output.samefile(file):
        _refuse(2, is_the_list_itself(str(output)))
    labels = tuple(re.findall(r"[^\s,;]+", only))
    look = PrintSettings(template.lower(), paper.lower(), card.lower(), backs.lower(), crop_marks, list_works, labels)
    printed = _printed(_deck(file), look)
    _write(output, printed.pdf)
    typer.echo(done(printed.cards, printed.sheets, str(output)))


def _deck(file: Path) -> Deck:
    report = check_file(file.read_bytes(), file.name)
    for problem in report.problems:
        if problem.severity is not Severity.NOTE:
            typer.echo(file_sentence(problem), err=True)
    if report.deck is None:
        raise typer.Exit(1)
    return report.deck


def _printed(deck: Deck, settings: "PrintSettings") -> "Printed":
    from authors_edu.printing.pages import PrintError, print_deck

    try:
        printed = print_deck(deck, settings)
    except PrintError as error:
        _refuse(2, *map(sentence, error.problems))
    for problem in printed.problems:
        typer.echo(sentence(problem), err=True)
    if any(problem.severity is Severity.ERROR for problem in printed.problems):
        raise typer.Exit(1)
    return printed


def _refuse(code: int, *sentences: str) -> NoReturn:
    for line in sentences:
        typer.echo(line, err=True)
    raise typer.Exit(code)


def _write(output: Path, content: bytes) -> None:
    """Writes the PDF, or says why it cannot be written."""
    file = Path(os.path.realpath(output))  # a link stays a link
    try:
        if file.exists() and not file.is_file():  # a device or a pipe: nothing to put in its place
            file.write_bytes(content)
        else:
            _replace(file, content)
    except OSError as error:
        if not file.parent.is_dir():
            _refuse(2, no_folder(str(output), str(output.parent)))
        _refuse(2, cannot_write(str(output), error.strerror or str(error)))


def _replace(file: Path, content: bytes) -> None:
    """Writes beside the file and then puts it in its place, so that a full disk leaves the old one whole."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".", suffix=".pdf")
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(content)
        permissions = file.stat().st_mode if file.exists() else 0o666 & ~_umask()
        Path(name).chmod(permissions)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
