"""`authors-edu print`: a teacher's file becomes a PDF. Writes every file that is asked for, or none."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import typer

from authors_edu.cli import print_options as options
from authors_edu.cli.beside import beside_the_deck, extras_of, for_a_class
from authors_edu.cli.deck_file import read_deck
from authors_edu.cli.files import keep_all_apart, printable, refuse, write_whole
from authors_edu.cli.print_results import Outputs, Result, calibration_of, results_of
from authors_edu.decks.archive import Archive
from authors_edu.decks.model import Deck
from authors_edu.printing.collector import no_garbage_hunt
from authors_edu.printing.errors import PrintError
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.used_places import used_places
from authors_edu.words.printing import not_an_offset, sentence


def print_command(
    file: options.File = None,
    output: options.Output = None,
    template: options.Template = "",
    typeface: options.Typeface = "",
    paper: options.Paper = "a4",
    card: options.Card = "poker",
    backs: options.Backs = "long-edge",
    only: options.Only = "",
    copies: options.Copies = 1,
    sheet: options.PerforatedSheet = "",
    skip: options.Skip = "",
    gap: options.Gap = 0.0,
    margin: options.Margin = 5.0,
    bleed: options.Bleed = 2.5,
    corner: options.Corner = 0.0,
    marks: options.Marks = "fronts",
    lines_across: options.LinesAcross = False,
    offset: options.Offset = "0,0",
    pictures: options.Pictures = None,
    back_picture: options.BackPicture = None,
    list_works: options.ListWorks = True,
    sheets: options.With = "",
    students: options.Students = None,
    text: options.Text = None,
    rules: options.RulesOf = "",
    players: options.Players = 0,
    paper_weight: options.PaperWeight = 200.0,
    class_of: options.ClassOf = None,
    a_table: options.ATable = 5,
    shop: options.Shop = None,
    png: options.Png = None,
    calibration: options.Calibration = None,
) -> None:
    """Print a deck as a PDF, fronts and backs, ready for paper and scissors."""
    with _refusals(), no_garbage_hunt():
        settings = PrintSettings(
            template=template.lower(),
            paper=paper,
            card=card,
            backs=backs.lower(),
            marks=marks.lower(),
            list_works=list_works,
            only=tuple(re.findall(r"[^\s,;]+", only) or filter(None, [only.strip()])),  # commas alone choose no card
            sheet=sheet,
            skip=used_places(skip),
            copies=copies,
            offset_mm=_offset(offset),
            gap_mm=gap,
            bleed_mm=bleed,
            back_picture=_name_of(back_picture) if back_picture else "",
            corner_mm=corner,
            margin_mm=margin,
            lines_across=lines_across,
            typeface=typeface.lower(),
        )
        extras = extras_of(sheets, students, text, paper_weight)
        has_sheets = bool(extras.sheets or rules)
        outputs = Outputs(output, beside_the_deck(output) if output and has_sheets else None, shop, png)
        written = (output, outputs.beside, shop, png, calibration)
        keep_all_apart(written, (file, students, text, back_picture, pictures))
        if calibration:
            _write([calibration_of(calibration, settings)])
            if file is None and output is None:
                return
        if file is None:
            raise typer.BadParameter("missing", param_hint="FILE")
        if output is None and (has_sheets or not (shop or png)):
            raise typer.BadParameter("missing", param_hint="'--output' / '-o'")
        shared, rows = read_deck(file)
        deck, shown = _with_pictures(shared, pictures, back_picture)
        settings = replace(settings, template=settings.template or shared.template)
        if rules:
            from authors_edu.cli.rules_sheet import with_rules  # here, because most decks are printed without

            extras = with_rules(extras, rules.lower(), players, deck, settings.language)
        needs = ""
        if class_of is not None:
            settings, needs = for_a_class(deck, settings, class_of, a_table)
        results = list(
            results_of(deck, settings, extras, shown, outputs, rows)
        )  # nothing is written before all is made
    _write(results, needs)


@contextmanager
def _refusals() -> Iterator[None]:
    """Ends the command where the printing room refuses what was asked for."""
    try:
        yield
    except PrintError as error:
        refuse(2, *map(sentence, error.problems))


def _with_pictures(
    shared: Archive, pictures: Path | None, back_picture: Path | None
) -> tuple[Deck, Mapping[str, bytes]]:
    """Gives the deck with all pictures by name."""
    deck, shown = shared.deck, dict(shared.pictures)
    if pictures:
        from authors_edu.cli.pictures import with_pictures

        deck, shown = with_pictures(deck, shown, pictures)
    if back_picture:
        from authors_edu.cli.pictures import back_bytes

        shown[_name_of(back_picture)] = back_bytes(back_picture)
    return deck, shown


def _name_of(back_picture: Path) -> str:
    """Names the picture for the backs by its whole path: a card names its own by a plain name."""
    return str(back_picture.absolute())


def _offset(text: str) -> tuple[float, float]:
    """Reads "0.5,-1"."""
    number = r"\s*([-+−]?\d+(?:\.\d+)?)\s*(?:mm)?\s*"
    found = re.fullmatch(f"{number}[,;]{number}", text)
    if not found:
        refuse(2, not_an_offset(text))
    x, y = (float(part.replace("−", "-")) for part in found.groups())
    return x, y


def _write(results: list[Result], first: str = "") -> None:
    """Writes the results, and says so."""
    for result in results:
        write_whole(result.file, result.content)
    for said in filter(None, (first, *(result.said for result in results))):
        typer.echo(printable(said))
