"""Row: one line of a teacher's table as it stands, with the number that the spreadsheet shows."""

from collections.abc import Iterable
from functools import partial
from operator import itemgetter
from typing import NamedTuple


class Row(NamedTuple):
    """A row that holds something; `number` counts as the spreadsheet does, `cells` are the texts as they stand."""

    number: int
    cells: tuple[str, ...]

    def cell(self, place: int) -> str:
        """Gives the text at a place (from 0); a row may be shorter than its header."""
        return self.cells[place] if place < len(self.cells) else ""


def make_rows(numbered: Iterable[tuple[int, tuple[str, ...]]]) -> tuple[Row, ...]:
    """Gives rows from pairs of number and cells, many at a time."""
    return tuple(map(_row, numbered))


def widest(rows: Iterable[Row]) -> int:
    """Gives the number of cells of the longest row, 0 where there is none."""
    return max(map(len, map(_cells, rows)), default=0)


_cells = itemgetter(1)

# A third of the time of Row(...): a list may have 10,000 rows.
_row = partial(tuple.__new__, Row)


def column_letter(place: int) -> str:
    """Gives the letter that the spreadsheet shows above a column, counted from 0.

    >>> column_letter(0), column_letter(25), column_letter(26)
    ('A', 'Z', 'AA')
    """
    letters = ""
    number = place + 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters
