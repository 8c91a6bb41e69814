"""Table: rows of data with their columns understood, as the checks see them; Entry: one card to be."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain, repeat
from operator import itemgetter
from typing import NamedTuple

from authors_edu.decks.columns import Columns
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean, fold

Titles = Mapping[str, str]  # a title as printed -> as compared


class Cell(NamedTuple):
    """One cell that the deck uses, as it stands in the file."""

    row: int
    place: int
    field: str
    text: str


class Entry(NamedTuple):
    """One card to be: its row, which of the row's cards it is, creator and work as printed ("" where missing)."""

    row: Row
    card: int
    creator: str
    work: str


@dataclass(frozen=True)
class Table:
    """Rows of data without header and blank rows."""

    columns: Columns
    rows: tuple[Row, ...]
    delimiter: str = ","

    @cached_property
    def text(self) -> str:
        """All cells in one string: one look tells whether a check has anything to look for."""
        return " ".join([" ".join(row.cells) for row in self.rows])

    @cached_property
    def longest(self) -> int:
        """Length of the longest cell."""
        return max(map(len, chain.from_iterable([row.cells for row in self.rows])), default=0)

    @cached_property
    def is_plain(self) -> bool:
        """Tells that no cell holds anything that `clean` would change but space at its ends."""
        return self.text.isascii() and self.text.isprintable() and "  " not in self.text

    @cached_property
    def fields(self) -> tuple[tuple[int, str], ...]:
        """Place and field of each column that the deck uses."""
        cards = [(place, name) for card in self.columns.cards for name, place in card.items()]
        return ((self.columns.creator, "creator"), *cards)

    def cells(self) -> Iterator[Cell]:
        for row in self.rows:
            for place, name in self.fields:
                if place < len(row.cells):
                    yield Cell(row.number, place, name, row.cells[place])

    def heading(self, place: int) -> str:
        return self.columns.heading(place)


def entries(table: Table) -> list[Entry]:
    """Gives the cards to be, in the order of the list; a row with a creator and no work gives one without a work."""
    if table.columns.is_wide:
        return [entry for row in table.rows for entry in _family_row(table, row)]
    creators = _column(table, table.columns.creator)
    works = _column(table, table.columns.cards[0]["work"])
    names = {creator: clean(creator) for creator in set(creators)}
    works = [work.strip(" ") for work in works] if table.is_plain else list(map(clean, works))
    return list(map(_entry, zip(table.rows, repeat(0), map(names.__getitem__, creators), works, strict=False)))


_entry = partial(tuple.__new__, Entry)  # a list may have 10,000 of them


def folded_titles(listed: Iterable[Entry]) -> Titles:
    """Gives title -> folded title; titles that fold to the same are the same work."""
    titles = {entry.work for entry in listed}
    return {title: title.casefold() if title.isascii() and "`" not in title else fold(title) for title in titles}


def _column(table: Table, place: int) -> list[str]:
    cells = [row.cells for row in table.rows]
    if min(map(len, cells), default=0) > place:
        return list(map(itemgetter(place), cells))
    return [each[place] if place < len(each) else "" for each in cells]


def _family_row(table: Table, row: Row) -> list[Entry]:
    """Gives the works of a row that is a whole family; blanks count only as far as four works are missing."""
    creator = clean(row.cell(table.columns.creator))
    works = [clean(row.cell(card["work"])) for card in table.columns.cards]
    present = sum(map(bool, works))
    blanks = 0
    found = []
    for number, work in enumerate(works):
        blanks += not work
        if work or present + blanks <= 4:
            found.append(Entry(row, number, creator, work))
    return found
