"""What was understood of a table: which column is which. Judges no cell; finds nothing itself."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from authors_edu.decks.headings import deck_words, heading
from authors_edu.decks.model import Words
from authors_edu.decks.problems import Problem, note, warning
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.text import clean, spelling


@dataclass(frozen=True, slots=True)
class Columns:
    """What was understood of a table. `cards` has one mapping of field -> place for each card that a row makes:

    one, or four and more where each row is a whole family. `width` counts the columns that have a heading.
    """

    creator: int
    cards: tuple[Mapping[str, int], ...]
    width: int
    header: Row | None = None
    words: Words = field(default_factory=lambda: deck_words(None, None, []))

    @property
    def is_wide(self) -> bool:
        return len(self.cards) > 1

    @property
    def places(self) -> Mapping[str, int]:
        """Field -> place, for showing; numbered ("work 2") where a row makes several cards."""
        places = {"creator": self.creator}
        for number, card in enumerate(self.cards, 1):
            places |= {f"{name} {number}" if self.is_wide else name: place for name, place in card.items()}
        return places

    def heading(self, place: int) -> str:
        """Gives the heading as it stands in the file, else the letter of the column."""
        named = clean(self.header.cell(place)) if self.header else ""
        return named or column_letter(place)


@dataclass(frozen=True, slots=True)
class Understood:
    """`columns` is None where creator or work cannot be told; then `problems` say why. `rows` are those with data."""

    columns: Columns | None
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...] = ()


def fields_named(cells: Sequence[str]) -> set[str]:
    """Gives the fields that these cells, read as headings, name."""
    return {found.field for cell in cells[:100] if (found := heading(clean(cell)))}


def unknown(header: Row, used: Collection[int]) -> Iterator[Problem]:
    """Tells which headings name no column that we use."""
    places = [place for place, cell in enumerate(header.cells) if clean(cell) and place not in used]
    if places:
        headings = tuple(clean(header.cell(place)) for place in places)
        letters = tuple(column_letter(place) for place in places)
        yield note(
            "unknown_column", [header.number], headings[0], value=headings[0], headings=headings, columns=letters
        )


def unlisted(first_row: int, columns: Columns) -> Iterator[Problem]:
    """Tells which columns of a table without headings are not used."""
    places = columns.places.values()
    letters = tuple(column_letter(place) for place in range(columns.width) if place not in places)
    if letters:
        yield note("unknown_column", [first_row], letters[0], value=letters[0], headings=letters, columns=letters)


def text_above(above: Sequence[Row], header: Row | None = None) -> Problem:
    """Tells which lines stand above a list, or above its header, and were left out."""
    lines = (" ".join(filter(None, map(clean, row.cells))) for row in above)
    told, numbers = " / ".join(lines), [row.number for row in above]
    if header is None:
        return warning("text_above_header", numbers, value=told, what="no_header")
    return warning("text_above_header", numbers, value=told, header=header.number)


def values(rows: Sequence[Row], place: int) -> list[str]:
    """Gives what the cells of a column hold, without the blank ones."""
    return [value for row in rows if (value := clean(row.cell(place)))]


def usual_width(rows: Sequence[Row]) -> int:
    """Gives the number of columns that most rows fill."""
    widths = Counter(_width(row) for row in rows)
    return max(widths, key=lambda each: (widths[each], each))


def _width(row: Row) -> int:
    return max((place + 1 for place, cell in enumerate(row.cells) if cell.strip()), default=0)


_LABEL = re.compile(r"\W*(?:n[ro]\W*)?[a-z]{0,2}\d{0,4}\W*", re.IGNORECASE)


def is_labels(rows: Sequence[Row], place: int) -> bool:
    """Tells whether a column only numbers the rows or letters the families: 1, 2 ...; A, A, A, A; A1, A2 ...

    All of it is short and plain Latin, for a name may have two signs in other scripts.
    """
    cells = values(rows, place)
    return bool(cells) and all(len(cell) <= 6 and _LABEL.fullmatch(cell) for cell in cells)


def is_text(rows: Sequence[Row], place: int) -> bool:
    """Tells whether most cells of a column that hold something hold a letter."""
    cells = values(rows, place)
    return bool(cells) and sum(any(sign.isalpha() for sign in cell) for cell in cells) * 2 > len(cells)


def repeats(rows: Sequence[Row], place: int) -> int:
    """Counts the cells of a column that repeat another."""
    found = [value for row in rows if (value := spelling(row.cell(place)))]
    return len(found) - len(set(found))


def are_years(cells: Sequence[str]) -> bool:
    """Tells whether these cells may all be years: each is short and has one number of three or four digits.

    >>> are_years(["1850", "c. 1600", "1850-52"]), are_years(["1", "2"]), are_years([])
    (True, False, False)
    """
    return bool(cells) and all(len(cell) <= 9 and re.search(r"(?<!\d)\d{3,4}(?!\d)", cell) for cell in cells)
