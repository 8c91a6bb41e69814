"""Table: rows of data with their columns understood, as the checks see them; Entry: one card to be."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import chain, pairwise, repeat
from operator import itemgetter
from typing import NamedTuple

from authors_edu.decks.columns import Columns
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean, fold

Titles = Mapping[str, str]  # a title as printed -> as compared


# Ditto marks, as written by hand and as spreadsheets correct them.
_AS_ABOVE = frozenset(['"', "''", "″", "”", "“", "„", "〃", '-"-', '–"–', "ditto", "dito", "idem"])


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
    """Rows of data without header and blank rows; `altered` has those that stand otherwise in the file, as there."""

    columns: Columns
    rows: tuple[Row, ...]
    delimiter: str = ","
    altered: Mapping[int, Row] = field(default_factory=dict)

    @cached_property
    def text(self) -> str:
        """All cells in one string: one look tells whether a check has anything to look for."""
        return " ".join(self._lines)

    def has_longer(self, length: int) -> bool:
        """Tells whether any cell is longer than that; hardly any work where no row is."""
        longest = max(map(len, self._lines), default=0)
        return longest > length and max(map(len, chain.from_iterable([row.cells for row in self.rows]))) > length

    @cached_property
    def _lines(self) -> list[str]:
        return [" ".join(row.cells) for row in self.rows]

    @cached_property
    def is_printable(self) -> bool:
        """Tells that no cell holds a control character, an invisible one or a line break."""
        return self.text.isprintable()

    @cached_property
    def is_plain(self) -> bool:
        """Tells that no cell holds anything that `clean` would change but space at its ends."""
        return self.is_printable and self.text.isascii() and "  " not in self.text

    @cached_property
    def fields(self) -> tuple[tuple[int, str], ...]:
        """Place and field of each column that the deck uses."""
        cards = [(place, name) for card in self.columns.cards for name, place in card.items()]
        return ((self.columns.creator, "creator"), *cards)

    @cached_property
    def blank_below(self) -> Mapping[int, int]:
        """Number of a row -> that of the next one, where that names no creator."""
        return {above.number: below.number for above, below in pairwise(self.rows) if not self.name(below)}

    @cached_property
    def as_above(self) -> frozenset[str]:
        """What stands for the creator above in this list; a mark in just four rows may be a creator's name."""
        creators = _column([row.cells for row in self.rows], self.columns.creator)
        marks = _AS_ABOVE.intersection(map(str.strip, set(creators)))
        texts = list(map(str.strip, creators)) if marks else []
        return frozenset(mark for mark in marks if texts.count(mark) != FAMILY_SIZE)

    def name(self, row: Row) -> str:
        """Gives the creator that a row names itself; none where it is blank or says "as above"."""
        text = clean(row.cell(self.columns.creator))
        return "" if text in self.as_above else text

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
    cells = [row.cells for row in table.rows]
    creators = _column(cells, table.columns.creator)
    works = _column(cells, table.columns.cards[0]["work"])
    cleaned = str.strip if table.is_plain else clean
    names = {creator: cleaned(creator) for creator in set(creators)}
    names |= {creator: "" for creator, name in names.items() if name in table.as_above} if table.as_above else {}
    return list(
        map(_entry, zip(table.rows, repeat(0), map(names.__getitem__, creators), map(cleaned, works), strict=False))
    )


def alike(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Groups cells of one field with one text: what is done to one is done to all, so that a row repeated stays one."""
    groups: dict[tuple[str, str], list[Cell]] = {}
    for cell in cells:
        groups.setdefault((cell.field, clean(cell.text)), []).append(cell)
    return list(groups.values())


_entry = partial(tuple.__new__, Entry)  # a list may have 10,000 of them


def folded_titles(listed: Iterable[Entry]) -> Titles:
    """Gives title -> folded title; titles that fold to the same are the same work."""
    titles = [entry.work for entry in listed]
    letters = "".join(titles)
    if letters.isascii() and "`" not in letters:
        return dict(zip(titles, map(str.casefold, titles), strict=True))
    return {title: fold(title) for title in set(titles)}


def _column(rows: Sequence[Sequence[str]], place: int) -> list[str]:
    if min(map(len, rows), default=0) > place:
        return list(map(itemgetter(place), rows))
    return [row[place] if place < len(row) else "" for row in rows]


def _family_row(table: Table, row: Row) -> list[Entry]:
    """Gives the works of a row that is a whole family; blanks count only as far as four works are missing."""
    creator = table.name(row)
    works = [clean(row.cell(card["work"])) for card in table.columns.cards]
    present = sum(map(bool, works))
    blanks = 0
    found = []
    for number, work in enumerate(works):
        blanks += not work
        if work or present + blanks <= 4:
            found.append(Entry(row, number, creator, work))
    return found
