"""A teacher's file -> a deck, or everything that is wrong with it at once. Touches no file and writes no sentence."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal

from authors_edu.decks.checks.cells import check_cells, unclosed_quote
from authors_edu.decks.checks.creators import fill_down, merge_spellings
from authors_edu.decks.checks.damage import check_conversions, check_damage, check_dates
from authors_edu.decks.checks.extra import find_extra_cells
from authors_edu.decks.checks.families import check_deck, check_families, missing_works
from authors_edu.decks.checks.formulas import check_formulas, with_stand_ins, without_echoes
from authors_edu.decks.checks.near import near_spellings
from authors_edu.decks.checks.risky import check_risky, is_plain_name
from authors_edu.decks.columns import Columns, understand
from authors_edu.decks.fixes import apply_fixes
from authors_edu.decks.model import FAMILY_SIZE, Card, Deck, Family
from authors_edu.decks.problems import Problem, Severity, error, note
from authors_edu.decks.rows import Row
from authors_edu.decks.sheet import Sheet, read_sheet
from authors_edu.decks.table import Entry, Table, Titles, entries, folded_titles
from authors_edu.decks.tabs import MAX_ROWS
from authors_edu.decks.text import clean

__all__ = ["Choices", "Report", "Row", "check_file", "check_rows", "mended", "name_from_file"]

Outcome = Literal["accept", "accept_with_warning", "reject"]
_MOST_ROUNDS = 20
# Several right answers in one cell: a bar between them, or a slash with blanks around it (AC/DC is one).
_BETWEEN_ANSWERS = re.compile(r"\s*\|\s*|\s+/\s+")


@dataclass(frozen=True, slots=True)
class Choices:
    """What the teacher decided beside the table. Without a name the deck is called after its file."""

    name: str = ""
    include_hidden_rows: bool = False  # of a spreadsheet


@dataclass(frozen=True)
class Report:
    """What came of a file: a deck where it can be printed, and problems by row, those of the whole file first.

    `rows` are all rows that hold something, as they stand in the file; `columns` tell what was understood: field ->
    place from 0.
    """

    outcome: Outcome
    deck: Deck | None
    problems: tuple[Problem, ...]
    rows: tuple[Row, ...] = ()
    columns: Mapping[str, int] = field(default_factory=dict)


def check_file(data: bytes, name: str, choices: Choices = Choices()) -> Report:
    """Reads and checks the bytes of a list: csv, tsv, xlsx, xls or ods, told by its content.

    `name` is the file's name; never raises for what is in the file.
    """
    sheet = read_sheet(data, name, choices.include_hidden_rows)
    if not sheet.rows and sheet.problems:
        return _report(None, sheet.problems, ())
    return _check(sheet, choices.name or name_from_file(name))


def check_rows(rows: Sequence[Row], choices: Choices = Choices()) -> Report:
    """Checks a table that was read before and edited since; the header is one of its rows."""
    filled = tuple(row for row in rows if any(map(clean, row.cells)))
    return _check(Sheet(filled), choices.name)


def mended(report: Report, every: bool = False, choices: Choices = Choices()) -> tuple[tuple[Row, ...], int, Report]:
    """Applies the safe fixes of a report, or every fix: the rows, how many fixes it took, and what is left to report.

    A fix may uncover the next problem, so the rows are checked again until nothing can be mended any more.
    """
    rows, applied = report.rows, 0
    choices = choices if choices.name or not report.deck else Choices(report.deck.name)
    for _ in range(_MOST_ROUNDS):
        fixes = [problem.fix for problem in report.problems if problem.fix and (every or problem.fix.safe)]
        changed = apply_fixes(rows, fixes)
        if changed == rows:
            break
        applied += len(fixes)
        rows = changed
        report = check_rows(rows, choices)
    return rows, applied, report


def name_from_file(name: str) -> str:
    """Gives the name of a deck by its file.

    >>> name_from_file("decks/great-painters_2.csv"), name_from_file("Class 7 - novels.csv")
    ('great painters 2', 'Class 7 - novels')
    """
    stem = clean(re.split(r"[/\\]", name)[-1])
    stem = stem.rpartition(".")[0] or stem
    return clean(stem.replace("_", " ") if " " in stem else re.sub("[-_]+", " ", stem))


def _check(sheet: Sheet, name: str) -> Report:
    understood = understand(sheet.rows) if sheet.rows else None
    problems = [*sheet.problems, *(understood.problems if understood else ())]
    columns = understood.columns if understood else None
    data = understood.rows if understood else ()
    if sheet.unclosed is not None:
        data = tuple(row for row in data if row.number < (sheet.unclosed or 0))
        opening = next(row for row in sheet.rows if row.number == sheet.unclosed)
        problems.append(unclosed_quote(opening, columns))
    elif not data and (columns or not sheet.rows):
        header = columns.header if columns else None
        problems.append(error("no_data_rows", [header.number if header else 1]))
    if len(data) > MAX_ROWS:
        return _report(None, [error("too_many_rows", count=len(data), limit=MAX_ROWS)], ())
    if columns is None or not data:
        return _report(None, problems, sheet.rows, columns)
    if shared := sorted(row.number for row in data if (row.number, columns.creator) in sheet.merged):
        problems.append(note("creator_filled_down", shared, "creator"))
    waiting = sheet.uncalculated
    if waiting:
        data = with_stand_ins(data, columns, waiting)
        problems += check_formulas(data, columns, waiting)
    families, titles, found = _check_data(Table(columns, data, sheet.delimiter), is_whole=sheet.unclosed is None)
    problems += without_echoes(found, waiting) if waiting else found
    if sheet.dated:
        problems += check_dates(data, columns, sheet.dated, problems)
    if any(problem.severity is Severity.ERROR for problem in problems):
        return _report(None, problems, sheet.rows, columns)
    deck = Deck(name, _families(columns, families), columns.words)
    return _report(deck, [*problems, *check_deck(families, titles)], sheet.rows, columns)


def _check_data(table: Table, is_whole: bool) -> tuple[dict[str, list[Entry]], Titles, list[Problem]]:
    """Checks rows of data: families, folded titles, problems. Where the file has no readable end, none are counted."""
    table, problems = find_extra_cells(table)
    listed = entries(table)
    titles = folded_titles(listed)
    problems += check_cells(table)
    problems += check_damage(table)
    problems += check_conversions(table, listed, titles)
    problems += check_risky(table, listed, titles)
    if not is_whole:
        return {}, titles, [*problems, *missing_works(table, [entry for entry in listed if entry.creator])]
    filled, found = fill_down(table, listed, titles)
    merged, spellings = merge_spellings(table, filled, titles)
    families, sizes = check_families(table, merged, titles)
    near = near_spellings(table, families, titles) if sizes else ()
    return families, titles, [*problems, *found, *spellings, *sizes, *near]


def _families(columns: Columns, families: Mapping[str, Sequence[Entry]]) -> tuple[Family, ...]:
    listed = list(chain.from_iterable(families.values()))
    if columns.is_wide or len(columns.cards[0]) > 1:
        cards = iter([_card(columns, entry) for entry in listed])
    else:
        ids = [f"r{row.number}" for row, _, _, _ in listed]
        cards = map(Card, ids, [entry.creator for entry in listed], [entry.work for entry in listed])
    return tuple(map(Family, families, zip(*[cards] * FAMILY_SIZE, strict=True)))


def _card(columns: Columns, entry: Entry) -> Card:
    """Makes the card of one entry. Its id is the row's place in the file, so that a corrected title keeps it."""
    card_id = f"r{entry.row.number}w{entry.card + 1}" if columns.is_wide else f"r{entry.row.number}"
    cells = entry.row.cells
    count = len(cells)
    texts = {name: clean(cells[place]) for name, place in columns.cards[entry.card].items() if place < count}
    image = texts.get("image", "")
    answers = texts.get("also_accept", "")
    return Card(
        card_id,
        entry.creator,
        entry.work,
        texts.get("year", ""),
        texts.get("clue", ""),
        image if image and is_plain_name(image) else "",
        tuple(filter(None, _BETWEEN_ANSWERS.split(answers))) if answers else (),
        texts.get("note", ""),
    )


def _report(
    deck: Deck | None, problems: Sequence[Problem], rows: tuple[Row, ...], columns: Columns | None = None
) -> Report:
    worst = {problem.severity for problem in problems}
    outcome: Outcome = "accept_with_warning" if Severity.WARNING in worst else "accept"
    if deck is None:
        outcome = "reject"
    ordered = sorted(problems, key=lambda problem: problem.rows[:1])
    return Report(outcome, deck, tuple(ordered), rows, columns.places if columns else {})
