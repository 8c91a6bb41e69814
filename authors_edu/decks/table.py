"""Table: rows of data with their columns understood, as the checks see them, and the cards that are to be made."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, pairwise
from operator import itemgetter
from typing import NamedTuple

from authors_edu.decks.columns import Columns
from authors_edu.decks.listed import Entry, Listed
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean, compared, fold

Titles = Mapping[str, str]  # a title as printed -> as compared


# Ditto marks, as written by hand and as spreadsheets correct them.
_AS_ABOVE = frozenset(['"', "''", "″", "”", "“", "„", "〃", '-"-', '–"–', "ditto", "dito", "idem"])


class Cell(NamedTuple):
    """One cell that the deck uses, as it stands in the file."""

    row: int
    place: int
    field: str
    text: str


@dataclass(frozen=True)
class Table:
    """Rows of data without header and blank rows; `altered` has those that stand otherwise in the file, as there."""

    columns: Columns
    rows: tuple[Row, ...]
    delimiter: str = ","
    altered: Mapping[int, Row] = field(default_factory=dict)

    @cached_property
    def texts(self) -> Mapping[int, Sequence[str]]:
        """The columns that the deck uses, by place, as they stand in the file; blank where a row is too short."""
        cells = [row.cells for row in self.rows]
        shortest = min(map(len, cells), default=0)
        return {
            place: list(map(itemgetter(place), cells)) if place < shortest else [row.cell(place) for row in self.rows]
            for place, _ in self.fields
        }

    @cached_property
    def text(self) -> str:
        """All these cells in one string: one look tells whether a check has anything to look for."""
        return " ".join(map(" ".join, self.texts.values()))

    def has_longer(self, length: int) -> bool:
        """Tells whether any of them is longer than that."""
        return max(map(len, chain.from_iterable(self.texts.values())), default=0) > length

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
    def named_above(self) -> Mapping[int, Row]:
        """Number of a row -> the nearest row above that names a creator."""
        above: dict[int, Row] = {}
        last: Row | None = None
        for row in self.rows:
            if last:
                above[row.number] = last
            last = row if self.name(row) else last
        return above

    @cached_property
    def as_above(self) -> frozenset[str]:
        """What stands for the creator above in this list; a mark in just four rows may be a creator's name."""
        creators = self.texts[self.columns.creator]
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


def listed(table: Table) -> Listed:
    """Gives the cards to be, in the order of the list; a row with a creator and no work gives one without a work."""
    if table.columns.is_wide:
        return Listed.of(entry for row in table.rows for entry in _family_row(table, row))
    creators = table.texts[table.columns.creator]
    works = table.texts[table.columns.cards[0]["work"]]
    cleaned = str.strip if table.is_plain else clean
    names = {creator: cleaned(creator) for creator in set(creators)}
    names |= {creator: "" for creator, name in names.items() if name in table.as_above} if table.as_above else {}
    return Listed(table.rows, [0] * len(table.rows), list(map(names.__getitem__, creators)), list(map(cleaned, works)))


def alike(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Groups cells of one field with one text: what is done to one is done to all, so that a row repeated stays one."""
    groups: dict[tuple[str, str], list[Cell]] = {}
    for cell in cells:
        groups.setdefault((cell.field, clean(cell.text)), []).append(cell)
    return list(groups.values())


def folded_titles(titles: Sequence[str]) -> Titles:
    """Gives title -> folded title; titles that fold to the same are the same work."""
    return compared(titles, fold)


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
