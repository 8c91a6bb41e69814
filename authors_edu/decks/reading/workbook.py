"""Bytes of a spreadsheet -> the rows of the one tab that holds a list. Reads no format itself and judges no cell."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from authors_edu.decks.columns import fields_named
from authors_edu.decks.guard import unguarded
from authors_edu.decks.layouts.understand import understand
from authors_edu.decks.layouts.unusual import unusual
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Problem, error, note, warning
from authors_edu.decks.reading.ods import read_ods
from authors_edu.decks.reading.tabs import ABOVE, MAX_ROWS, Tab, Unreadable
from authors_edu.decks.reading.unpack import Parts
from authors_edu.decks.reading.xls import read_xls
from authors_edu.decks.reading.xlsx import read_xlsx
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean, spelling

_READERS: Mapping[str, Callable[[bytes], list[Tab]]] = {
    "excel": lambda data: read_xlsx(Parts(data)),
    "ods": lambda data: read_ods(Parts(data)),
    "excel97": read_xls,
}
_A_DECK = 4  # surely
_HEADER_WITHIN = 20


class Chosen(NamedTuple):
    """`uncalculated` are the formulas without a result, by row and place; their cells are blank in `rows`.

    `merged` are the cells, row and place, that show the text of a merged cell above, `dated` those that are a date.
    """

    rows: tuple[Row, ...]
    problems: tuple[Problem, ...] = ()
    uncalculated: Mapping[tuple[int, int], str] = {}
    merged: Collection[tuple[int, int]] = ()
    dated: Collection[tuple[int, int]] = ()


def read_workbook(data: bytes, what: str, include_hidden_rows: bool = False) -> Chosen:
    """Reads the first visible tab that holds a deck, else the likeliest; `what` is "excel", "excel97" or "ods"."""
    try:
        tabs = _READERS[what](data)
    except Unreadable as reason:
        values = {"what": reason.what, **reason.values} if reason.what else reason.values
        return Chosen((), (error(reason.kind, **values),))
    merged = [tab.fill_merged() for tab in tabs if not tab.is_hidden and tab.count]
    filled = [(tab, _rows(tab, include_hidden_rows)) for tab in tabs if not tab.is_hidden and tab.count]
    if not filled:
        return Chosen((), (error("empty_file"),))
    likely = [_likelihood(rows) for _, rows in filled]
    place = next((n for n, each in enumerate(likely) if each >= _A_DECK), likely.index(max(likely)))
    tab, rows = filled[place]
    if tab.count >= MAX_ROWS + ABOVE:
        return Chosen((), (error("too_many_rows", count=tab.count - 1, limit=MAX_ROWS),))
    others = {other.name: each for n, ((other, _), each) in enumerate(zip(filled, likely, strict=True)) if n != place}
    problems = [*_told(tab, others, [other.name for other in tabs if other.is_hidden])]
    hidden = () if include_hidden_rows else sorted(tab.hidden.intersection(tab.rows))
    if hidden:
        problems.append(warning("hidden_rows_skipped", hidden, count=len(hidden)))
    waiting = {
        cell: text for cell, text in tab.uncalculated.items() if include_hidden_rows or cell[0] not in tab.hidden
    }
    return Chosen(rows, tuple(problems), waiting, merged[place], tab.dated)


def _rows(tab: Tab, include_hidden_rows: bool) -> tuple[Row, ...]:
    numbers = {*tab.rows, *(row for row, _ in tab.uncalculated)}
    if not include_hidden_rows:
        numbers -= tab.hidden
    rows = []
    for number in sorted(numbers):
        cells = tab.rows.get(number, {})
        texts = tuple(unguarded(cells.get(place, "")) for place in range(max(cells, default=0) + 1))
        if any(map(clean, texts)) or number not in tab.rows:
            rows.append(Row(number, texts))
    return tuple(rows)


def _likelihood(rows: Sequence[Row]) -> int:
    """Tells how likely a tab holds a deck: 5 by its headings, 4 by fours, 3 by headings alone, 2 by its layout.

    1 tells any heading. A layout is the weakest sign: a page of guidance may look like works below creators.
    """
    understood = understand(rows) if rows else None
    if understood and unusual(rows, understood):
        return 2
    columns = understood.columns if understood else None
    if columns and columns.header:
        return 5 if understood and understood.rows else 3
    if understood and columns and understood.rows:
        sizes = Counter(spelling(row.cell(columns.creator)) for row in understood.rows)
        if columns.is_wide or sum(size == FAMILY_SIZE for size in sizes.values()) * 2 >= len(sizes):
            return _A_DECK
    return int(any(fields_named(row.cells) for row in rows[:_HEADER_WITHIN]))


def _told(tab: Tab, others: Mapping[str, int], hidden: Sequence[str]) -> list[Problem]:
    """Tells which tab was read, as a warning where another one may hold a deck too."""
    problems = []
    if decks := tuple(name for name, likely in others.items() if likely >= _A_DECK):
        problems.append(warning("sheet_chosen", value=tab.name, sheet=tab.name, others=decks))
    elif others:
        problems.append(note("sheet_chosen", value=tab.name, sheet=tab.name, others=tuple(others)))
    if hidden:
        problems.append(note("sheet_chosen", value=tab.name, sheet=tab.name, others=tuple(hidden), what="hidden"))
    return problems
