"""`authors-edu print`: a teacher's file becomes a PDF. Writes the whole file or none."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from authors_edu.cli.beside import beside_the_deck, extras_of, for_a_class, sheets_printed, shop_printed, whole
from authors_edu.cli.deck_file import read_deck
from authors_edu.cli.files import keep_all_apart, list_bytes, refuse, write_whole
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Problem
from authors_edu.printing.errors import PrintError
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.words.paper import calibration as calibration_words
from authors_edu.words.paper import how_to_print
from authors_edu.words.print_sheets import sheets_done, shop_done
from authors_edu.words.printing import calibrated, done, not_an_offset, not_places, sentence

_MOST_PLACES = 1_000  # more than any sheet has


def print_command(
    file: Annotated[Path | None, typer.Argument(help="The list: a row a card, with creator and work")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The PDF to write")] = None,
    template: Annotated[
        str,
        typer.Option(help="The look; `authors-edu templates` lists them", show_default="the deck’s own"),
    ] = "",
    paper: Annotated[
        str, typer.Option(help="a3, a4, a5, letter, legal, tabloid, or a size: 210x297mm, 8.5x11in")
    ] = "a4",
    card: Annotated[
        str,
        typer.Option(
            help="poker, bridge, tarot, mini, square, business, business-us, a6, a7, large, or a size: 63x88mm"
        ),
    ] = "poker",
    backs: Annotated[str, typer.Option(help="long-edge, short-edge, fold, separate or none")] = "long-edge",
    only: Annotated[str, typer.Option(help="Print these cards alone, such as A3,C1")] = "",
    copies: Annotated[int, typer.Option(help="How many decks; each card carries the number of its deck")] = 1,
    sheet: Annotated[
        str, typer.Option(help="A perforated sheet, such as avery-5371 or a4-9up; it brings paper and card with it")
    ] = "",
    skip: Annotated[str, typer.Option(help="Places of the first sheet that are used already, such as 1-4,7")] = "",
    gap: Annotated[float, typer.Option(help="Between the cards, in mm")] = 0.0,
    margin: Annotated[float, typer.Option(help="The least white at the paper's edges, in mm")] = 5.0,
    bleed: Annotated[float, typer.Option(help="How far the backs' colour goes on beyond the cut, in mm")] = 2.5,
    corner: Annotated[float, typer.Option(help="Radius of round corners to cut along, in mm")] = 0.0,
    marks: Annotated[str, typer.Option(help="Where to show where to cut: fronts, backs, both or none")] = "fronts",
    lines_across: Annotated[
        bool, typer.Option("--lines-across", help="Lines right across the sheet instead of marks, for a guillotine")
    ] = False,
    offset: Annotated[
        str, typer.Option(help="Move the backs in mm, to the right and down, such as 0.5,-1: see --calibration")
    ] = "0,0",
    back_picture: Annotated[Path | None, typer.Option(help="A JPEG or PNG for the backs")] = None,
    list_works: Annotated[bool, typer.Option(help="Name the family's other works on each card")] = True,
    sheets: Annotated[
        str,
        typer.Option(
            "--with", help="Sheets beside the deck, in a PDF of their own: key, checklist, score, text, box, or several"
        ),
    ] = "",
    students: Annotated[Path | None, typer.Option(help="Names for the checklist, one a line")] = None,
    text: Annotated[Path | None, typer.Option(help="Plain text for the sheet of text; # starts a heading")] = None,
    paper_weight: Annotated[float, typer.Option(help="Of the cards' paper in g/m², for the depth of the box")] = 200.0,
    class_of: Annotated[int, typer.Option(help="Print decks for so many students, instead of --copies")] = 0,
    a_table: Annotated[int, typer.Option(help="How many of them share a deck")] = 5,
    shop: Annotated[
        Path | None, typer.Option(help="Write a PDF for a print shop here: a card a page, with bleed")
    ] = None,
    png: Annotated[Path | None, typer.Option(help="Write a zip of these pages here, as PNGs of 300 dpi")] = None,
    calibration: Annotated[
        Path | None, typer.Option(help="Write a sheet here that shows the offset of this printer; needs no list")
    ] = None,
) -> None:
    """Print a deck as a PDF, fronts and backs, ready for paper and scissors."""
    settings = PrintSettings(
        template=template.lower(),
        paper=paper,
        card=card,
        backs=backs.lower(),
        marks=marks.lower(),
        list_works=list_works,
        only=tuple(re.findall(r"[^\s,;]+", only)),
        sheet=sheet,
        skip=_places(skip),
        copies=copies,
        offset_mm=_offset(offset),
        gap_mm=gap,
        bleed_mm=bleed,
        back_picture=back_picture.name if back_picture else "",
        corner_mm=corner,
        margin_mm=margin,
        lines_across=lines_across,
    )
    extras = extras_of(sheets, students, text, paper_weight)
    beside = beside_the_deck(output) if output and extras.sheets else None
    keep_all_apart((output, beside, shop, png, calibration), (file, students, text, back_picture))
    if calibration:
        _write_calibration(calibration, settings)
        if file is None and output is None:
            return
    if file is None:
        raise typer.BadParameter("missing", param_hint="FILE")
    if output is None and (sheets or not (shop or png)):
        raise typer.BadParameter("missing", param_hint="'--output' / '-o'")
    shared = read_deck(file)
    deck, pictures = shared.deck, dict(shared.pictures)
    if back_picture:
        pictures[back_picture.name] = list_bytes(back_picture)
    settings = replace(settings, template=settings.template or shared.template)
    said = []
    if class_of:
        settings, told = for_a_class(deck, settings, class_of, a_table)
        said.append(told)
    results: list[tuple[Path, bytes]] = []
    wrong: tuple[Problem, ...] = ()
    if output:
        printed = _printed(deck, settings, pictures)
        wrong = printed.problems
        results.append((output, printed.pdf))
        said.append(done(printed.cards, printed.sheets, str(output)))
    if beside:
        printed = sheets_printed(deck, settings, extras, pictures)
        results.append((beside, printed.pdf))
        said.append(sheets_done(printed.sheets, str(beside)))
    if shop or png:
        printed = shop_printed(deck, settings, pictures, told=wrong)
        if shop:
            results.append((shop, printed.pdf))
            said.append(shop_done(printed.cards, str(shop)))
        if png:
            results.append((png, _pngs(deck, settings, printed)))
            said.append(shop_done(printed.cards, str(png)))
    for path, content in results:  # nothing is written before all is made
        write_whole(path, content)
    for sentence_said in said:
        typer.echo(sentence_said)
    if output and settings.backs in ("fold", "separate"):  # what a printer's own window does not tell
        typer.echo(how_to_print(settings.backs))


def _places(text: str) -> tuple[int, ...]:
    """Reads "1-4,7"."""
    places: list[int] = []
    for part in re.findall(r"[^\s,;]+", text):
        found = re.fullmatch(r"(\d{1,4})(?:[-–](\d{1,4}))?", part)
        if not found:
            refuse(2, not_places(part))
        first, last = int(found[1]), int(found[2] or found[1])
        if not 0 < first <= last <= _MOST_PLACES:
            refuse(2, not_places(part))
        places += range(first, last + 1)
    return tuple(places)


def _offset(text: str) -> tuple[float, float]:
    """Reads "0.5,-1"."""
    number = r"\s*([-+−]?\d+(?:\.\d+)?)\s*(?:mm)?\s*"
    found = re.fullmatch(f"{number}[,;]{number}", text)
    if not found:
        refuse(2, not_an_offset(text))
    x, y = (float(part.replace("−", "-")) for part in found.groups())
    return x, y


def _write_calibration(file: Path, settings: PrintSettings) -> None:
    from authors_edu.printing.calibration import calibration_sheet

    try:
        pdf = calibration_sheet(settings, *calibration_words(settings.offset_mm))
    except PrintError as error:
        refuse(2, *map(sentence, error.problems))
    write_whole(file, pdf)
    typer.echo(calibrated(str(file)))


def _printed(deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes]) -> Printed:
    # ReportLab takes a tenth of a second to import, and what is refused before this needs none.
    from authors_edu.printing.pages import print_deck

    try:
        return whole(print_deck(deck, settings, pictures))
    except PrintError as error:
        refuse(2, *map(sentence, error.problems))


def _pngs(deck: Deck, settings: PrintSettings, printed: Printed) -> bytes:
    from authors_edu.printing.shop import shop_pngs

    return shop_pngs(deck, settings, printed)
