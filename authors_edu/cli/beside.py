"""`authors-edu print`: what goes with the cards. Sheets beside the deck, a set for a class, files for a print shop."""

import re
from collections.abc import Container, Mapping
from dataclasses import replace
from pathlib import Path

import typer

from authors_edu.cli.files import list_bytes, printable, refuse
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Problem, Severity
from authors_edu.decks.reading.decode import decode
from authors_edu.printing.class_set import class_set
from authors_edu.printing.errors import PrintError
from authors_edu.printing.extras.asked import Extras, SheetWords, text_sheet
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.words.print_sheets import class_needs, sheet_words
from authors_edu.words.printing import sentence


def extras_of(sheets: str, students: Path | None, text: Path | None, paper_gsm: float) -> Extras:
    """Reads what is asked for; a list of students holds a name a line."""
    names = decode(list_bytes(students)).text.splitlines() if students else []
    return Extras(
        tuple(dict.fromkeys(re.findall(r"[^\s,;]+", sheets.lower()))),
        tuple(filter(None, map(str.strip, names))),
        text_sheet(decode(list_bytes(text)).text, text.stem) if text else None,
        paper_gsm,
    )


def beside_the_deck(output: Path) -> Path:
    """Names the PDF of the sheets: deck.pdf has them in deck-sheets.pdf."""
    return output.with_name(f"{output.stem}-sheets.pdf")


def for_a_class(deck: Deck, settings: PrintSettings, students: int, a_table: int) -> tuple[PrintSettings, str]:
    """Gives settings that print enough decks, and the sentence that says what a class needs."""
    try:
        needed = class_set(deck, settings, students, a_table)
    except PrintError as error:
        refuse(2, *map(sentence, error.problems))
    told = class_needs(needed.students, needed.a_table, needed.decks, needed.sheets, needed.minutes)
    return replace(settings, copies=needed.decks), told


def sheets_printed(deck: Deck, settings: PrintSettings, extras: Extras, pictures: Mapping[str, bytes]) -> Printed:
    """Prints the sheets beside the deck, or ends the command with the reason."""
    from authors_edu.printing.extras.document import print_extras

    words = SheetWords(**sheet_words(deck, extras.paper_gsm, settings.language))
    try:
        printed = print_extras(deck, settings, extras, words, pictures)
    except PrintError as error:
        refuse(2, *map(sentence, error.problems))
    return whole(printed)


def shop_printed(
    deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes], told: Container[Problem]
) -> Printed:
    """Prints the pages for a print shop, or ends the command with the reason; what was `told` is not told again."""
    from authors_edu.printing.shop import shop_pdf

    try:
        printed = shop_pdf(deck, settings, pictures)
    except PrintError as error:
        refuse(2, *map(sentence, error.problems))
    return whole(printed, told)


def whole(printed: Printed, told: Container[Problem] = ()) -> Printed:
    """Tells what is wrong, and ends the command where a card or a sheet cannot be used as it is."""
    for problem in printed.problems:
        if problem.severity is not Severity.NOTE and problem not in told:
            typer.echo(printable(sentence(problem)), err=True)
    if any(problem.severity is Severity.ERROR for problem in printed.problems):
        raise typer.Exit(1)
    return printed
