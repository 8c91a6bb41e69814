"""Tab: one page of a spreadsheet, as the shown text of its cells; and what can keep a spreadsheet from being read."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

MAX_ROWS = 10_000
MAX_COLUMNS = 1_000
MAX_UNPACKED = 50_000_000
ABOVE = 22  # rows that may stand above the first row of data: text, the header, and one too many
LAST_ROW = 1_048_576  # of Excel and of LibreOffice
LAST_PLACE = 16_384
MAX_CHARACTERS = 10_000_000  # of all cells of a page; a shared text may stand in every one of them
_MOST_MERGED = 100_000  # ten a row that can be read; a damaged file may tell a million


class Unreadable(Exception):
    """Why a spreadsheet is refused: the kind of problem and the values of its sentence."""

    def __init__(self, kind: str, what: str = "", **values: int) -> None:
        super().__init__(kind, what)
        self.kind, self.what, self.values = kind, what, values


def too_large() -> Unreadable:
    return Unreadable("too_large_uncompressed", limit_mb=MAX_UNPACKED // 1_000_000)


def broken() -> Unreadable:
    return Unreadable("not_a_table", "broken")


@dataclass(slots=True)
class Tab:
    """One page under construction. Rows count from 1, places from 0; blank cells are left out.

    `uncalculated` has the formulas whose result nobody saved, `merged` what spans several rows in one column: place,
    first row, last row. `dated` are the cells, row and place, whose value is a date or a time. `count` counts the rows
    that hold something, also those too many to keep.
    """

    name: str
    is_hidden: bool = False
    rows: dict[int, dict[int, str]] = field(default_factory=dict)
    hidden: set[int] = field(default_factory=set)
    uncalculated: dict[tuple[int, int], str] = field(default_factory=dict)
    merged: list[tuple[int, int, int]] = field(default_factory=list)
    dated: set[tuple[int, int]] = field(default_factory=set)
    count: int = 0
    _last: int = 0
    _characters: int = 0

    def put(self, row: int, place: int, text: str) -> None:
        """Takes the text of one cell in; cells come row by row."""
        if not (0 < row <= LAST_ROW and 0 <= place < LAST_PLACE):
            raise broken()
        if not text or text.isspace():
            return
        if place >= MAX_COLUMNS:
            raise Unreadable("not_a_table", "wide", limit=MAX_COLUMNS)
        if row != self._last:
            self.count += row not in self.rows
            self._last = row
        if not self.is_full:
            self._characters += len(text)
            if self._characters > MAX_CHARACTERS:
                raise too_large()
            self.rows.setdefault(row, {})[place] = text

    @property
    def is_full(self) -> bool:
        """Tells that no more rows are kept."""
        return self.count > MAX_ROWS + ABOVE

    def wait(self, row: int, place: int, formula: str) -> None:
        """Takes in a formula without a result."""
        if not (0 < row <= LAST_ROW and 0 <= place < LAST_PLACE):
            raise broken()
        if row in self.rows or self.count < MAX_ROWS + ABOVE:
            self.uncalculated[row, place] = "=" + formula.removeprefix("of:").removeprefix("=")

    def merge(self, first: int, last: int, place: int) -> None:
        """Takes in a merged cell that spans several rows."""
        if first < last and len(self.merged) < _MOST_MERGED:
            self.merged.append((place, first, last))

    def fill_merged(self) -> set[tuple[int, int]]:
        """Writes what a merged cell shows into each of its rows that holds something else; gives row and place.

        No program lets merged cells lie over each other; where they do, the first counts.
        """
        filled: set[tuple[int, int]] = set()
        numbers = sorted(self.rows)
        reached = (-1, 0)
        for place, first, last in sorted(self.merged):
            if (place, first) <= reached:
                continue
            reached = place, last
            text = self.rows.get(first, {}).get(place)
            covered = numbers[bisect_right(numbers, first) : bisect_right(numbers, last)] if text is not None else ()
            for row in covered:
                if place not in self.rows[row]:
                    self.rows[row][place] = text or ""
                    filled.add((row, place))
        return filled


Formats = Mapping[int, str]
