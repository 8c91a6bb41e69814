"""Applies fixes to rows. Numbers stay as they are, so that several fixes keep fitting."""

from collections.abc import Iterable, Sequence

from authors_edu.decks.problems import Edit, Fix
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean


def apply_fixes(rows: Sequence[Row], fixes: Iterable[Fix]) -> tuple[Row, ...]:
    """Gives the rows with the fixes applied in their order.

    The edits of one fix in one row are made together or, where a cell is no longer what the fix was made for, not at
    all: a second look at the rows then offers a fresh fix. A new row is made where there is none of its number.
    """
    return apply_and_count(rows, fixes)[0]


def apply_and_count(rows: Sequence[Row], fixes: Iterable[Fix]) -> tuple[tuple[Row, ...], int]:
    """Gives the rows with the fixes applied, and how many of the fixes found anything to change."""
    by_number = {row.number: row for row in rows}
    count = 0
    for fix in fixes:
        is_applied = False
        by_row: dict[int, list[Edit]] = {}
        for edit in fix.edits:
            by_row.setdefault(edit.row, []).append(edit)
        for number, edits in by_row.items():
            row = by_number.get(number)
            if edits[0].is_new_row:
                row = Row(number, ()) if row is None else None
            if row is not None and all(fits(row, edit) for edit in edits):
                if any(edit.new is None for edit in edits):
                    del by_number[number]
                    is_applied = True
                else:
                    by_number[number] = _edited(row, edits)
                    is_applied |= by_number[number] != row
        count += is_applied
    return tuple(by_number.values()), count


def fits(row: Row, edit: Edit) -> bool:
    """Tells whether a cell still holds what the edit was made for."""
    cell = row.cell(edit.column)
    return cell == edit.old or clean(cell) == clean(edit.old)


def _edited(row: Row, edits: Iterable[Edit]) -> Row:
    cells = list(row.cells)
    for edit in edits:
        cells += [""] * (edit.column + 1 - len(cells))
        cells[edit.column] = edit.new or ""
    return Row(row.number, tuple(cells))
