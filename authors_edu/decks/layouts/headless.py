"""Which column is which where no heading says it: what the rows themselves show. Judges no cell."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from authors_edu.decks.columns import (
    Columns,
    Understood,
    are_years,
    is_labels,
    is_text,
    repeats,
    text_above,
    unlisted,
    usual_width,
    values,
)  # fmt: skip
from authors_edu.decks.layouts.headed import creator_place, missing, missing_in_family_rows
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Severity, error, warning
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.text import clean, spelling

_NUMBERED = re.compile(r"(\D*)(\d+)(\D*)")
_MOST_CELLS = 200_000  # that are looked at to tell which column is which; each of them some ten times


def without_header(rows: Sequence[Row]) -> Understood:
    """Reads a table whose first row names nothing: as data, or as headings in words that we do not know."""
    rows, above = below_titles(rows)
    found = _found(rows[: max(1, _MOST_CELLS // max(len(row.cells) for row in rows))], above)
    return found if found.columns is None else replace(found, rows=tuple(rows))


def _found(rows: Sequence[Row], above: Sequence[Row]) -> Understood:
    width = usual_width(rows)
    if width < 2 and [len(_filled(row)) for row in rows] == [2, 1, 1, 1] * (len(rows) // FAMILY_SIZE):
        width = usual_width(rows[::FAMILY_SIZE])  # creators to the right, on the first row of each family
    if width < 2:
        return Understood(None, tuple(rows), (error("missing_column", [rows[0].number], "work", what="one"),))
    texts = [place for place in range(width) if is_text(rows, place)]
    places = [place for place in texts if not is_labels(rows, place)]
    places = places if len(places) > 1 else texts
    if _are_families(rows, places):
        return _families(rows, places, width, above)
    creator = creator_place(rows, places or range(width))
    first = spelling(rows[0].cell(creator))
    if not any(spelling(row.cell(creator)) == first for row in rows[1:]) and _are_fours(rows[1:], creator):
        return Understood(None, tuple(rows[1:]), (missing(rows[0], rows[1:], ("creator", "work"), {}),))
    others = [place for place in (*places, *range(width)) if place != creator]
    work = next((place for place in others if place in places and not repeats(rows, place)), others[0])
    card = {"work": work}
    year = next((place for place in others if place != work and are_years(values(rows, place))), None)
    if year is not None:
        card["year"] = year
    return _headless(rows, Columns(creator, (card,), width), above)


def below_titles(rows: Sequence[Row]) -> tuple[Sequence[Row], Sequence[Row]]:
    """Gives the list, and the lines of text above it: one cell each, and the row below them begins a family."""
    start = next((place for place, row in enumerate(rows) if len(_filled(row)) > 1), 0)
    is_head = start and _filled(rows[start])[:1] > _filled(rows[start - 1])[:1]
    start -= bool(is_head)  # the line right above it is a creator, alone above the works
    return rows[start:], rows[:start]


def _filled(row: Row) -> list[int]:
    return [place for place, cell in enumerate(row.cells) if clean(cell)]


def _are_families(rows: Sequence[Row], places: Sequence[int]) -> bool:
    """Tells whether each row is a family: a creator and three texts or more, which hardly ever come again below."""
    if len(places) < FAMILY_SIZE or any(repeats(rows, place) * 4 > len(rows) for place in places):
        return False
    return len(values(rows, places[0])) == len(rows) and len(values(rows, places[2])) * 2 > len(rows)


def _families(rows: Sequence[Row], places: Sequence[int], width: int, above: Sequence[Row]) -> Understood:
    creator, *works = places
    if _are_numbered([clean(rows[0].cell(place)) for place in works]):
        return Understood(None, tuple(rows[1:]), (missing_in_family_rows(rows[0], rows[1:], creator, works),))
    cards: list[Mapping[str, int]] = []
    for work in works:
        has_year = work + 1 < width and are_years(values(rows, work + 1))
        cards.append({"work": work, "year": work + 1} if has_year else {"work": work})
    return _headless(rows, Columns(creator, tuple(cards), width), above)


def _are_numbered(cells: Sequence[str]) -> bool:
    """Tells whether these cells are one heading with its number: "teos 1", "teos 2" ..."""
    found = [match for cell in cells if (match := _NUMBERED.fullmatch(cell))]
    is_alike = len({(match[1], match[3]) for match in found}) == 1
    return is_alike and [int(match[2]) for match in found] == [*range(1, len(cells) + 1)]


def _headless(rows: Sequence[Row], columns: Columns, above: Sequence[Row]) -> Understood:
    told = [warning("no_header", [rows[0].number], creator_column=column_letter(columns.creator),
                    work_column=column_letter(columns.cards[0]["work"]))]  # fmt: skip
    if above:
        told.insert(0, text_above(above))
    unused = [place for place in range(columns.width) if place not in columns.places.values()]
    is_lost = any(is_text(rows, place) and not is_labels(rows, place) for place in unused)
    told += [
        replace(each, severity=Severity.WARNING) if is_lost else each for each in unlisted(rows[0].number, columns)
    ]
    return Understood(columns, tuple(rows), tuple(told))


def _are_fours(rows: Sequence[Row], place: int) -> bool:
    counts = Counter(spelling(row.cell(place)) for row in rows)
    return bool(counts) and set(counts.values()) == {FAMILY_SIZE}
