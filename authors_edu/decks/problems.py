"""Problem: one thing wrong or odd in a teacher's file, as data. The sentences stand in `words/problems.py`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

Value = str | int | tuple[str, ...]


class Severity(StrEnum):
    ERROR = "error"  # cannot be printed until the teacher acts
    WARNING = "warning"  # printable; something was changed or looks odd
    NOTE = "note"  # nothing to do


@dataclass(frozen=True, slots=True)
class Edit:
    """One cell to change; `row` as the spreadsheet counts (header = 1), `column` by its place, from 0.

    `new` is the cell's new text, or None where the whole row goes.
    """

    row: int
    column: int
    old: str
    new: str | None


@dataclass(frozen=True, slots=True)
class Fix:
    """Cell edits that mend a problem; `safe` where they cannot be wrong, else a guess for the teacher to choose."""

    edits: tuple[Edit, ...]
    safe: bool


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong and where. `kind` is snake_case; `values` are what its sentence needs, never prose.

    `column` is the field name (`creator`, `work`, ...) or the header as it stands in the file.
    """

    kind: str
    severity: Severity
    rows: tuple[int, ...] = ()
    column: str | None = None
    values: Mapping[str, Value] = field(default_factory=dict)
    fix: Fix | None = None


def error(
    kind: str, rows: Iterable[int] = (), column: str | None = None, fix: Fix | None = None, **values: Value
) -> Problem:
    return Problem(kind, Severity.ERROR, tuple(rows), column, values, fix)


def warning(
    kind: str, rows: Iterable[int] = (), column: str | None = None, fix: Fix | None = None, **values: Value
) -> Problem:
    return Problem(kind, Severity.WARNING, tuple(rows), column, values, fix)


def note(
    kind: str, rows: Iterable[int] = (), column: str | None = None, fix: Fix | None = None, **values: Value
) -> Problem:
    return Problem(kind, Severity.NOTE, tuple(rows), column, values, fix)
