"""Where the problems of a list stand: by cell, by row, and of the whole file. Writes nothing.

Their sentences go into a column of our own behind the list. Its heading stands between signs by which it is known
again, so that a marked list can be mended and read once more.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from authors_edu.decks.problems import Problem, Severity
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.text import clean

_SIGN = "⚠"
_OUR_HEADING = re.compile(rf"{_SIGN} [^{_SIGN}\n]+ {_SIGN}(?:\n.*)?", re.DOTALL)
_HEADING_WITHIN = 22  # rows, as the headings of a list
_WORST_FIRST = (Severity.ERROR, Severity.WARNING, Severity.NOTE)


@dataclass(slots=True)
class Mark:
    """What is to be said about one cell, and how bad the worst of it is."""

    severity: Severity
    sentences: list[str] = field(default_factory=list)

    def add(self, severity: Severity, sentence: str) -> None:
        self.severity = min(self.severity, severity, key=_WORST_FIRST.index)
        self.sentences.append(sentence)


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks by cell (row and place), sentences by row, and those of the whole file."""

    cells: Mapping[tuple[int, int], Mark]
    rows: Mapping[int, Sequence[str]]
    file: Sequence[str]


def find_marks(
    rows: Sequence[Row], problems: Iterable[Problem], columns: Mapping[str, int], say: Callable[[Problem], str]
) -> Marks:
    """Finds the cells that problems are about; `columns` as in a report. What is in no row is about the whole file."""
    by_number = {row.number: row for row in rows}
    cells: dict[tuple[int, int], Mark] = {}
    by_row: dict[int, list[str]] = {}
    file: list[str] = []
    for problem in problems:
        sentence = say(problem)
        found = [by_number[number] for number in problem.rows if number in by_number]
        if not found:
            file.append(sentence)
        for row in found:
            by_row.setdefault(row.number, []).append(sentence)
            for place in _places(row, problem, columns, rows):
                cells.setdefault((row.number, place), Mark(Severity.NOTE)).add(problem.severity, sentence)
    return Marks(cells, by_row, file)


def _places(row: Row, problem: Problem, columns: Mapping[str, int], rows: Sequence[Row]) -> Iterator[int]:
    """Gives the cells of a row that a problem is about: those it names, or would edit, or in whose column it is."""
    letters = problem.values.get("columns", ())
    edits = problem.fix.edits if problem.fix else ()
    yield from (
        [place for place in range(len(row.cells)) if isinstance(letters, tuple) and column_letter(place) in letters]
        or sorted({edit.column for edit in edits if edit.row == row.number})
        or _fitting(row, problem, _in_column(problem.column or "", columns, rows))
        or [next((place for place, cell in enumerate(row.cells) if clean(cell)), 0)]
    )


def _in_column(column: str, columns: Mapping[str, int], rows: Sequence[Row]) -> list[int]:
    """Gives the places of a field, of a letter, or of a heading as it stands."""
    known = [place for name, place in columns.items() if column in (name, name.rpartition(" ")[0])]
    if known or not column:
        return known
    width = max((len(row.cells) for row in rows), default=0)
    lettered = [place for place in range(width) if column_letter(place) == column]
    return lettered or [place for place, cell in enumerate(rows[0].cells) if clean(cell) == column]


def _fitting(row: Row, problem: Problem, places: Sequence[int]) -> Sequence[int]:
    """Narrows the works of a row that is a whole family to those that the problem speaks of, or to the blank ones."""
    values = [value if isinstance(value, tuple) else (value,) for value in problem.values.values()]
    texts = {text for value in values for text in value}
    named = [place for place in places if clean(row.cell(place)) in texts]
    return named or [place for place in places if not clean(row.cell(place))] or places


def marks_heading(heading: str) -> str:
    """Gives the heading of the column for sentences.

    >>> marks_heading("To mend")
    '⚠ To mend ⚠'
    """
    return f"{_SIGN} {heading} {_SIGN}"


def without_marks(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Gives the rows of a list without the column for sentences; other rows as they are.

    >>> without_marks((Row(1, ("author", "book", "⚠ To mend ⚠")), Row(2, ("Poe", "", "Row 2: there is no book"))))
    (Row(number=1, cells=('author', 'book')), Row(number=2, cells=('Poe',)))
    """
    for row in rows[:_HEADING_WITHIN]:
        for place, cell in enumerate(row.cells):
            if cell.startswith(_SIGN) and _OUR_HEADING.fullmatch(cell):
                kept = (Row(row.number, _without(row.cells, place)) for row in rows)
                return tuple(row for row in kept if any(map(clean, row.cells)))
    return rows


def _without(cells: tuple[str, ...], place: int) -> tuple[str, ...]:
    """Empties one cell; those behind it stay in their columns, blank ones at the end go as in any spreadsheet."""
    kept = [*cells[:place], "", *cells[place + 1 :]]
    while kept and not kept[-1]:
        kept.pop()
    return tuple(kept)
