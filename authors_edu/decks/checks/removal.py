"""Mends that take something out of the list: a work, a row, a whole family. Decides for nobody whether they should."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence

from authors_edu.decks.listed import Entry
from authors_edu.decks.problems import Edit, Fix
from authors_edu.decks.table import Table


def leave_out(table: Table, family: Sequence[Entry], gone: Sequence[Entry], does: str = "", safe: bool = False) -> Fix:
    """Takes entries out of their family: their rows, or their cells where a row has other works.

    The entries of the family come in the order of the list.
    """
    out = {(entry.row.number, entry.card) for entry in gone}
    left = {number for number, _ in out
            if any(entry.work and (number, entry.card) not in out for entry in _of_row(family, number))}  # fmt: skip
    whole = [entry for entry in gone if entry.row.number not in left]
    edits = [*_rows_gone(table, whole), *_names_left_behind(table, family, whole)]
    for entry in gone:
        if entry.row.number in left:
            place = table.columns.cards[entry.card]["work"]
            edits.append(Edit(entry.row.number, place, entry.row.cell(place), ""))
    return Fix(tuple(edits), safe, does, gone[0].work if does else "")


def _of_row(family: Sequence[Entry], number: int) -> Sequence[Entry]:
    first = bisect_left(family, number, key=lambda entry: entry.row.number)
    return family[first : bisect_right(family, number, first, key=lambda entry: entry.row.number)]


def set_aside(table: Table, family: Sequence[Entry]) -> list[Fix]:
    """Takes a family out, so that the others can be printed.

    No mend where a row without a creator stands below it: that would fall to the family above.
    """
    rows = {entry.row.number for entry in family}
    if any(table.blank_below.get(row, row) not in rows for row in rows):
        return []
    return [Fix(tuple(_rows_gone(table, family)), False, "set_aside", family[0].creator)]


def delete_row(table: Table, entry: Entry) -> Fix:
    """Takes the whole row of an entry out."""
    return Fix(tuple(_rows_gone(table, [entry])), False, "delete_row")


def _rows_gone(table: Table, entries: Sequence[Entry]) -> list[Edit]:
    place = table.columns.creator
    rows = {entry.row.number: entry.row for entry in entries}
    return [Edit(number, place, row.cell(place), None) for number, row in rows.items()]


def _names_left_behind(table: Table, family: Sequence[Entry], gone: Sequence[Entry]) -> list[Edit]:
    """Writes the creator into the rows that had it from above, where the row that names it goes.

    They keep it without that where the name above them is then the same.
    """
    place = table.columns.creator
    rows = {entry.row.number: entry.row for entry in gone}
    above = _names_above(table, rows)
    edits: list[Edit] = []
    for number, row in rows.items():
        name = table.name(row)
        below = table.blank_below.get(number) if name and name != above[number] else None
        while below is not None:
            if below not in rows:
                edits += [Edit(below, place, entry.row.cell(place), entry.creator)
                          for entry in _of_row(family, below)[:1]]  # fmt: skip
            below = table.blank_below.get(below)
    return edits


def _names_above(table: Table, gone: Collection[int]) -> dict[int, str]:
    """Gives for each row that goes the name above it that stays."""
    above: dict[int, str] = {}
    for number in sorted(gone):
        named = table.named_above.get(number)
        above[number] = above[named.number] if named and named.number in above else table.name(named) if named else ""
    return above
