"""Tab: one page of a spreadsheet, as the shown text of its cells; and what can keep a spreadsheet from being read."""

from collections.abc import Mapping
from dataclasses import dataclass, field

MAX_ROWS = 10_000
MAX_COLUMNS = 1_000
MAX_UNPACKED = 50_000_000
ABOVE = 22  # rows that may stand above the first row of data: text, the header, and one too many
LAST_ROW = 1_048_576  # of Excel and of LibreOffice
LAST_PLACE = 16_384
MAX_CHARACTERS = 10_000_000  # of all cells of a page; a shared text may stand in every one of them


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

    `uncalculated` has the formulas whose result nobody saved, `merged` what spans several rows in one column: first
    row, last row, place. `dated` are the cells, row and place, whose value is a date or a time. `count` counts the rows
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
        if self.count <= MAX_ROWS + ABOVE:
            self._characters += len(text)
            if self._characters > MAX_CHARACTERS:
                raise too_large()
            self.rows.setdefault(row, {})[place] = text

    def wait(self, row: int, place: int, formula: str) -> None:
        """Takes in a formula without a result."""
        if row in self.rows or self.count < MAX_ROWS + ABOVE:
            self.uncalculated[row, place] = "=" + formula.removeprefix("of:").removeprefix("=")

    def fill_merged(self) -> set[tuple[int, int]]:
        """Writes what a merged cell shows into each of its rows that holds something else; gives row and place."""
        filled: set[tuple[int, int]] = set()
        for first, last, place in self.merged:
            text = self.rows.get(first, {}).get(place)
            if text is not None:
                for row in range(first + 1, min(last, max(self.rows)) + 1):
                    if row in self.rows and place not in self.rows[row]:
                        self.rows[row][place] = text
                        filled.add((row, place))
        return filled


Formats = Mapping[int, str]
