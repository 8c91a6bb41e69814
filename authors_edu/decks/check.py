"""A teacher's file -> a deck, or everything that is wrong with it at once. Touches no file and writes no sentence."""

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Literal

from authors_edu.decks.cards import families
from authors_edu.decks.checks.cells import check_cells, unclosed_quote
from authors_edu.decks.checks.creators import fill_down, merge_spellings
from authors_edu.decks.checks.damage import check_conversions, check_damage, check_dates
from authors_edu.decks.checks.extra import find_extra_cells, only_fitting
from authors_edu.decks.checks.families import check_deck, check_families, missing_works, without_headers
from authors_edu.decks.checks.focus import check_focus
from authors_edu.decks.checks.formulas import check_formulas, with_stand_ins, without_echoes
from authors_edu.decks.checks.near import near_spellings
from authors_edu.decks.checks.risky import check_risky
from authors_edu.decks.columns import Columns, Understood
from authors_edu.decks.fixes import apply_and_count
from authors_edu.decks.layouts.chosen import as_chosen
from authors_edu.decks.layouts.rewritten import Rewritten
from authors_edu.decks.layouts.understand import understand
from authors_edu.decks.layouts.unusual import asked, unusual
from authors_edu.decks.listed import Listed
from authors_edu.decks.marks import without_marks
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Key, Problem, Severity, error, note
from authors_edu.decks.reading.tabs import MAX_ROWS
from authors_edu.decks.rows import Row
from authors_edu.decks.sheet import Sheet, read_sheet
from authors_edu.decks.table import Table, Titles, folded_titles, listed
from authors_edu.decks.text import clean

__all__ = ["Choices", "Report", "Row", "check_file", "check_rows", "mended", "name_from_file"]

Outcome = Literal["accept", "accept_with_warning", "reject"]
_MOST_ROUNDS = 20
_MOST_WORKS = 10 * MAX_ROWS  # where a row is a family; a thousand columns of works are none


@dataclass(frozen=True, slots=True)
class Choices:
    """What the teacher decided beside the table. Without a name the deck is called after its file."""

    name: str = ""
    include_hidden_rows: bool = False  # of a spreadsheet
    columns: Mapping[str, int] | None = None  # field -> place from 0, as in `Report.columns`; None: find them
    header_row: int | None = None  # the row with the headings, where columns are given; 0: none, None: find it
    accepted: frozenset[Key] = frozenset()  # `Problem.key` of each warning whose text is right as it stands


@dataclass(frozen=True)
class Report:
    """What came of a file: a deck where it can be printed, and problems by row, those of the whole file first.

    `rows` are all rows that hold something, as they stand in the file, or in the ordinary form where the list was
    read from an unusual layout (a warning tells it); `columns` tell what was understood, field ->
    place from 0, numbered ("work 2") where a row is a family; `header_row` is None where there are no headings.
    """

    outcome: Outcome
    deck: Deck | None
    problems: tuple[Problem, ...]
    rows: tuple[Row, ...] = ()
    columns: Mapping[str, int] = field(default_factory=dict)
    header_row: int | None = None


def check_file(data: bytes, name: str, choices: Choices = Choices()) -> Report:
    """Reads and checks the bytes of a list: csv, tsv, xlsx, xls or ods, told by its content.

    `name` is the file's name; never raises for what is in the file.
    """
    sheet = read_sheet(data, name, choices.include_hidden_rows)
    if not sheet.rows and sheet.problems:
        return _report(None, sheet.problems, ())
    sheet = replace(sheet, rows=without_marks(sheet.rows))
    return _without(choices.accepted, _check(sheet, choices, choices.name or name_from_file(name)))


def check_rows(rows: Sequence[Row], choices: Choices = Choices()) -> Report:
    """Checks a table that was read before and edited since; the header is one of its rows."""
    filled = tuple(row for row in rows if any(map(clean, row.cells)))
    return _without(choices.accepted, _check(Sheet(filled), choices, choices.name))


def mended(report: Report, every: bool = False, choices: Choices = Choices()) -> tuple[tuple[Row, ...], int, Report]:
    """Applies the safe fixes of a report, or every fix: the rows, how many changed something, what is left to report.

    A fix may uncover the next problem, so the rows are checked again until nothing can be mended any more.
    """
    rows, applied = report.rows, 0
    choices = choices if choices.name or not report.deck else replace(choices, name=report.deck.name)
    report = _without(choices.accepted, report)
    for _ in range(_MOST_ROUNDS):
        fixes = [problem.fix for problem in report.problems if problem.fix and (every or problem.fix.safe)]
        changed, count = apply_and_count(rows, fixes)
        if changed == rows:
            break
        applied += count
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
    return clean(stem.replace("_", " ") if " " in stem else re.sub("[-_]+", " ", stem)) or stem


def _check(sheet: Sheet, choices: Choices, name: str) -> Report:
    understood = _understood(sheet.rows, choices) if sheet.rows else None
    is_open = choices.columns is None and sheet.unclosed is None
    if understood and is_open and (found := unusual(sheet.rows, understood)):
        return _in_ordinary_form(sheet, understood, found, name)
    return _check_understood(sheet, understood, name)


def _in_ordinary_form(sheet: Sheet, understood: Understood, found: Rewritten, name: str) -> Report:
    """Reads a list of an unusual layout where nothing is to be guessed, else asks.

    Where its rows get other numbers it is only read if there is nothing to say about any of them.
    """
    if found.is_sure and not sheet.uncalculated and not sheet.dated:
        ordinary = replace(sheet, rows=found.rows, problems=(*sheet.problems, *found.told), merged=())
        report = _check_understood(ordinary, understand(found.rows), name)
        about_rows = [each for each in report.problems if each.rows and each not in ordinary.problems]
        is_fine = report.deck and all(each.severity is Severity.NOTE for each in about_rows)
        if found.keeps_numbers or is_fine:
            return report
    return _report(None, [*sheet.problems, asked(sheet.rows, found, understood)], sheet.rows)


def _check_understood(sheet: Sheet, understood: Understood | None, name: str) -> Report:
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
    if columns.is_wide and (works := _count_works(columns, data)) > _MOST_WORKS:
        return _report(None, [error("too_many_rows", what="works", count=works, limit=_MOST_WORKS)], ())
    if sheet.merged and (shared := [row.number for row in data if (row.number, columns.creator) in sheet.merged]):
        problems.append(note("creator_filled_down", shared, "creator"))
    waiting = sheet.uncalculated
    if waiting:
        data = with_stand_ins(data, columns, waiting)
        problems += check_formulas(data, columns, waiting)
    kept, titles, found = _check_data(Table(columns, data, sheet.delimiter), is_whole=sheet.unclosed is None)
    problems += without_echoes(found, waiting) if waiting else found
    if sheet.dated:
        problems += check_dates(data, columns, sheet.dated, problems)
    has_errors = any(problem.severity is Severity.ERROR for problem in problems)
    if not kept.creators and not has_errors:  # nothing but the header, again and again
        problems.append(error("no_data_rows", [columns.header.number if columns.header else 1]))
        has_errors = True
    if has_errors:
        return _report(None, problems, sheet.rows, columns)
    deck = Deck(name, families(columns, kept), columns.words)
    return _report(deck, [*problems, *check_deck(kept, titles)], sheet.rows, columns)


def _count_works(columns: Columns, rows: Sequence[Row]) -> int:
    places = [card["work"] for card in columns.cards]
    return sum(1 for _, cells in rows for place in places if place < len(cells) and cells[place].strip())


def _understood(rows: Sequence[Row], choices: Choices) -> Understood:
    return understand(rows) if choices.columns is None else as_chosen(rows, choices.columns, choices.header_row)


def _check_data(table: Table, is_whole: bool) -> tuple[Listed, Titles, list[Problem]]:
    """Checks rows of data: cards by family, folded titles, problems. Where the file has no readable end, no cards."""
    table, surplus = find_extra_cells(table)
    found, headers = without_headers(table, listed(table))
    titles = folded_titles(found.works)
    problems = [*headers, *check_cells(table, titles)]
    filled, blanks, beside = fill_down(table, found, titles) if is_whole else (found, [], {})
    problems += check_damage(table, beside)
    problems += check_conversions(table, found, titles)
    problems += check_risky(table, found, titles)
    problems += check_focus(table)
    if not is_whole:
        problems += missing_works(table, [entry for entry in found.entries if entry.creator])
        return Listed.of([]), titles, [*surplus, *only_fitting(problems, table.altered)]
    merged, spellings = merge_spellings(table, filled, titles)
    kept, sizes = check_families(table, merged, titles, is_complete=len(filled.works) == len(found.works))
    near = near_spellings(table, kept.families, titles) if sizes else ()
    problems += [*blanks, *spellings, *sizes, *near]
    return kept, titles, [*surplus, *only_fitting(problems, table.altered)]


def _without(accepted: Set[Key], report: Report) -> Report:
    """Leaves out the warnings that the teacher looked at and found right; an error stays whatever was accepted."""
    if not accepted:
        return report
    left = tuple(each for each in report.problems if each.severity is not Severity.WARNING or each.key not in accepted)
    is_clean = report.deck is not None and all(problem.severity is Severity.NOTE for problem in left)
    return replace(report, outcome="accept" if is_clean else report.outcome, problems=left)


def _report(
    deck: Deck | None, problems: Sequence[Problem], rows: tuple[Row, ...], columns: Columns | None = None
) -> Report:
    worst = {problem.severity for problem in problems}
    outcome: Outcome = "accept_with_warning" if Severity.WARNING in worst else "accept"
    if deck is None:
        outcome = "reject"
    ordered = sorted(problems, key=lambda problem: problem.rows[:1])
    header = columns.header.number if columns and columns.header else None
    return Report(outcome, deck, tuple(ordered), rows, columns.places if columns else {}, header)
