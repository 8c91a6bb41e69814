"""What `authors-edu print` makes of a deck: each file with its content and the sentence about it. Writes nothing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import typer

from authors_edu.cli.files import printable
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing.extras.asked import Extras, SheetWords
from authors_edu.printing.job import way_through_printer
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.words.paper import calibration as calibration_words
from authors_edu.words.paper import how_to_print
from authors_edu.words.print_sheets import sheet_words, sheets_done, shop_done
from authors_edu.words.printing import calibrated, done, sentence

# ReportLab takes a tenth of a second to import, and what is refused before printing needs none: hence the late imports.


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where the results go: the deck, the sheets beside it, the pages and the pictures for a print shop."""

    deck: Path | None
    beside: Path | None
    shop: Path | None
    png: Path | None


@dataclass(frozen=True, slots=True)
class Result:
    """A file as it will be written, and what is said when it is."""

    file: Path
    content: bytes
    said: str


def results_of(
    deck: Deck,
    settings: PrintSettings,
    extras: Extras,
    pictures: Mapping[str, bytes],
    outputs: Outputs,
    rows: Mapping[str, int],
) -> Iterator[Result]:
    """Makes every file that is asked for; raises PrintError as the printing room does.

    `rows` are those of the cards in the list, by label: what is wrong with a card is told with its row.
    """
    told: tuple[Problem, ...] = ()
    if outputs.deck:
        printed = _deck(deck, settings, pictures, rows)
        told = printed.problems
        yield Result(outputs.deck, printed.pdf, _done(printed, outputs.deck, settings.backs))
    if outputs.beside:
        printed = _sheets(deck, settings, extras, pictures)
        yield Result(outputs.beside, printed.pdf, sheets_done(printed.sheets, str(outputs.beside)))
    if outputs.shop or outputs.png:
        printed = _shop(deck, settings, pictures, rows, told)
        if outputs.shop:
            yield Result(outputs.shop, printed.pdf, shop_done(printed.cards, str(outputs.shop)))
        if outputs.png:
            yield Result(outputs.png, _pngs(deck, settings, printed), shop_done(printed.cards, str(outputs.png)))


def calibration_of(file: Path, settings: PrintSettings) -> Result:
    """Makes the calibration sheet; raises PrintError where the paper has no room for it."""
    from authors_edu.printing.calibration import calibration_sheet

    pdf = calibration_sheet(settings, *calibration_words(settings.offset_mm, way_through_printer(settings)))
    return Result(file, pdf, calibrated(str(file)))


def _deck(deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes], rows: Mapping[str, int]) -> Printed:
    from authors_edu.printing.pages import print_deck

    return _usable(print_deck(deck, settings, pictures), rows)


def _done(printed: Printed, file: Path, backs: str) -> str:
    said = done(printed.cards, printed.sheets, str(file))
    # What a printer's own window does not tell.
    return f"{said}\n{how_to_print(backs)}" if backs in ("fold", "separate") else said


def _sheets(deck: Deck, settings: PrintSettings, extras: Extras, pictures: Mapping[str, bytes]) -> Printed:
    from authors_edu.printing.extras.document import print_extras

    words = SheetWords(**sheet_words(deck, extras.paper_gsm, settings.language))
    return _usable(print_extras(deck, settings, extras, words, pictures), {})


def _shop(
    deck: Deck,
    settings: PrintSettings,
    pictures: Mapping[str, bytes],
    rows: Mapping[str, int],
    told: tuple[Problem, ...],
) -> Printed:
    from authors_edu.printing.shop import shop_pdf

    return _usable(shop_pdf(deck, settings, pictures), rows, told)


def _pngs(deck: Deck, settings: PrintSettings, printed: Printed) -> bytes:
    from authors_edu.printing.shop import shop_pngs

    return shop_pngs(deck, settings, printed)


def _usable(printed: Printed, rows: Mapping[str, int], told: tuple[Problem, ...] = ()) -> Printed:
    """Tells what is wrong and was not `told` before; ends the command where a card or a sheet cannot be used so."""
    for problem in printed.problems:
        if problem.severity is not Severity.NOTE and problem not in told:
            row = rows.get(str(problem.values.get("label")))
            typer.echo(printable(sentence(replace(problem, rows=(row,) if row else ()))), err=True)
    if any(problem.severity is Severity.ERROR for problem in printed.problems):
        raise typer.Exit(1)
    return printed
