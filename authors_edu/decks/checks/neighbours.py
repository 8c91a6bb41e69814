"""Whose a work without a creator may be: the creators named above and below its row. Writes none unasked."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from authors_edu.decks.checks.error_values import is_error_value
from authors_edu.decks.listed import Entry
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Edit, Fix
from authors_edu.decks.table import Cell, Table, Titles
from authors_edu.decks.text import spelling


def works_by_creator(entries: Sequence[Entry], names: Sequence[str], titles: Titles) -> Mapping[str, int]:
    """Gives how many different works each creator has, by the spelling of `names`, one for each entry."""
    listed = [(name, entry) for name, entry in zip(names, entries, strict=True) if entry.work]
    found = _titles_by_creator([name for name, _ in listed], [entry for _, entry in listed], titles)
    return {name: len(set(each)) for name, each in found.items()}


class Mends(NamedTuple):
    """What could be written as the creator of a row: the name that makes four works, into all its rows; other names."""

    fix: Fix | None
    others: tuple[Fix, ...]


def neighbours(table: Table, entries: Sequence[Entry], titles: Titles) -> Mapping[int, Mends]:
    """Gives the mends of each row that names no creator that could be: the names above and below, if they have room."""
    place = table.columns.creator
    cells = {
        entry.row.number: Cell(entry.row.number, place, "creator", entry.row.cell(place))
        for entry in entries
        if not entry.creator or is_error_value(entry.creator)
    }
    nameless = [entry for entry in entries if entry.row.number in cells and entry.work]
    named = [entry for entry in entries if entry.row.number not in cells and entry.work]
    works = _titles_by_creator([entry.creator for entry in named], named, titles)
    lacking = {name for name, each in works.items() if len(set(each)) < FAMILY_SIZE}
    above, below = _names_beside(entries, cells), _names_beside(reversed(entries), cells)
    fours: dict[int, str] = {}
    for names in (above, below):
        more = _titles_by_creator([names[entry.row.number] for entry in nameless], nameless, titles)
        full = {name for name, each in more.items() if _are_four([*works.get(name, ()), *each])}
        fours |= {row: names[row] for row in (entry.row.number for entry in nameless) if spelling(names[row]) in full}
    together: dict[str, list[Cell]] = defaultdict(list)
    for row, name in fours.items():
        together[name].append(cells[row])
    fixes = {name: _written(found, name) for name, found in together.items()}
    others: dict[int, tuple[Fix, ...]] = {}
    for row in {entry.row.number for entry in nameless}:
        names_left = dict.fromkeys(name for name in (above[row], below[row]) if spelling(name) in lacking)
        others[row] = tuple(_written([cells[row]], name) for name in names_left if name != fours.get(row))
    return {row: Mends(fixes[fours[row]] if row in fours else None, others.get(row, ())) for row in cells}


def _titles_by_creator(names: Iterable[str], entries: Iterable[Entry], titles: Titles) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for name, entry in zip(names, entries, strict=True):
        if name:
            found[spelling(name)].append(titles[entry.work])
    return found


def _are_four(works: Sequence[str]) -> bool:
    return len(works) == len(set(works)) == FAMILY_SIZE


def _written(cells: Iterable[Cell], name: str) -> Fix:
    return Fix(tuple(Edit(cell.row, cell.place, cell.text, name) for cell in cells), False, "write", name)


def _names_beside(entries: Iterable[Entry], numbers: Collection[int]) -> Mapping[int, str]:
    names: dict[int, str] = {}
    name = ""
    for entry in entries:
        if entry.row.number not in numbers:
            name = entry.creator
        names[entry.row.number] = name
    return names
