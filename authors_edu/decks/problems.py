"""Problem: one thing wrong or odd in a teacher's file, as data. The sentences stand in `words/problems.py`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial

Value = str | int | tuple[str, ...]
Key = tuple[str, tuple[int, ...], str]  # kind, rows, value


class Severity(StrEnum):
    ERROR = "error"  # cannot be printed until the teacher acts
    WARNING = "warning"  # printable; something was changed or looks odd
    NOTE = "note"  # nothing to do


@dataclass(frozen=True, slots=True)
class Edit:
    """One cell to change; `row` as the spreadsheet counts (header = 1), `column` by its place, from 0.

    `new` is the cell's new text, or None where the whole row goes. `is_new_row`: only where there is no such row yet.
    """

    row: int
    column: int
    old: str
    new: str | None
    is_new_row: bool = False


@dataclass(frozen=True, slots=True)
class Fix:
    """Cell edits that mend a problem; `safe` where they cannot be wrong, else a guess for the teacher to choose.

    `does` and `value` tell it from other mends of the problem: "leave_out" and the title, "set_aside" and the creator.
    """

    edits: tuple[Edit, ...]
    safe: bool
    does: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong and where. `kind` is snake_case; `values` are what its sentence needs, never prose.

    `column` is the field name (`creator`, `work`, ...) or the header as it stands in the file. `fix` is the mend to
    take where nobody is asked; `others` are for a person to choose from, and may leave out what stands in the list.
    """

    kind: str
    severity: Severity
    rows: tuple[int, ...] = ()
    column: str | None = None
    values: Mapping[str, Value] = field(default_factory=dict)
    fix: Fix | None = None
    others: tuple[Fix, ...] = ()

    @property
    def fixes(self) -> tuple[Fix, ...]:
        """All mends, the first choice first."""
        return (self.fix, *self.others) if self.fix else self.others

    @property
    def key(self) -> Key:
        """What a teacher accepts who says that the text is right: the same kind of problem, there and for this text."""
        value = self.values.get("value", "")
        return self.kind, self.rows, str(value)


def _problem(
    severity: Severity,
    kind: str,
    rows: Iterable[int] = (),
    column: str | None = None,
    fix: Fix | None = None,
    choices: Iterable[Fix] = (),
    **values: Value,
) -> Problem:
    return Problem(kind, severity, tuple(rows), column, values, fix, tuple(choices))


error = partial(_problem, Severity.ERROR)
warning = partial(_problem, Severity.WARNING)
note = partial(_problem, Severity.NOTE)
