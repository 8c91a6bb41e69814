"""Which column is which: the header row, or what the rows themselves show where there is none. Judges no cell."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from authors_edu.decks.headings import EITHER, Heading, deck_words, heading
from authors_edu.decks.model import FAMILY_SIZE, Words
from authors_edu.decks.problems import Edit, Fix, Problem, error, note, warning
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.text import clean, spelling

_HEADER_WITHIN = 20  # rows; below that a line of headings is no header any more


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


def understand(rows: Sequence[Row]) -> Understood:
    """Finds header, columns and rows of data."""
    place = _header_place(rows)
    if place is None:
        return _without_header(rows)
    above = [row.number for row in rows[:place]]
    lines = tuple(" ".join(filter(None, map(clean, row.cells))) for row in rows[:place])
    told = (warning("text_above_header", above, value=" / ".join(lines), header=rows[place].number),) if above else ()
    found = _with_header(rows[place], tuple(rows[place + 1 :]))
    return Understood(found.columns, found.rows, (*told, *found.problems))


def _header_place(rows: Sequence[Row]) -> int | None:
    """Gives the place of the first row that names creator and work; else of one that names some of our columns."""
    named = [fields_named(row.cells) for row in rows[:_HEADER_WITHIN]]
    for place, fields in enumerate(named):
        if ("work" in fields and fields & {"creator", EITHER}) or {"creator", EITHER} <= fields:
            return place
    for place, fields in enumerate(named):
        if len(fields) > 1 or (fields and place == 0 and not _is_repeated(rows, fields)):
            return place
    return None


def _is_repeated(rows: Sequence[Row], fields: set[str]) -> bool:
    """Tells whether the one heading in the first row is only a word of the list: it stands in its column again."""
    for place, cell in enumerate(rows[0].cells):
        found = heading(clean(cell))
        if found and found.field in fields:
            return any(spelling(row.cell(place)) == spelling(cell) for row in rows[1:])
    return False


def _with_header(header: Row, rows: tuple[Row, ...]) -> Understood:
    found = {place: known for place, cell in enumerate(header.cells) if (known := heading(clean(cell)))}
    by_field = _by_field(found)
    works = _work_places(by_field.get("work", []), found)
    for name in ("creator", "work"):
        # A second column of the same name without a single entry is only a slip.
        if len(by_field.get(name, ())) > 1 and len(filled := _filled(by_field[name], rows)) == 1:
            by_field[name] = filled
    only_once = ("creator",) if works else ("creator", "work")
    doubled = [name for name in only_once if len(by_field.get(name, ())) > 1]
    if doubled:
        problems = tuple(_doubled(header, by_field, name, is_only=len(doubled) == 1) for name in doubled)
        return Understood(None, rows, problems)
    missing = [name for name in ("creator", "work") if name not in by_field]
    if missing:
        return Understood(None, rows, (_missing(header, rows, missing, found),))
    return _understood(header, rows, by_field, found, works or ({"work": by_field["work"][0]},))


def _by_field(found: Mapping[int, Heading]) -> dict[str, list[int]]:
    """Gives the places of each field; a heading like "name" stands for the one of creator and work that is missing."""
    by_field: dict[str, list[int]] = {}
    for place, known in found.items():
        by_field.setdefault(known.field, []).append(place)
    for name in ("creator", "work"):
        if name not in by_field and EITHER in by_field:
            by_field[name] = by_field.pop(EITHER)[:1]
    return by_field


def _understood(
    header: Row,
    rows: tuple[Row, ...],
    by_field: Mapping[str, list[int]],
    found: Mapping[int, Heading],
    works: Sequence[Mapping[str, int]],
) -> Understood:
    cards = tuple(_with_others(card, number, by_field, found) for number, card in enumerate(works, 1))
    creator = by_field["creator"][0]
    used = {creator, *(place for card in cards for place in card.values())}
    width = max((place + 1 for place, cell in enumerate(header.cells) if clean(cell)), default=0)
    words = deck_words(found[creator], found[cards[0]["work"]], list(found.values()))
    return Understood(Columns(creator, cards, width, header, words), rows, tuple(_unknown(header, used)))


def _work_places(places: list[int], found: Mapping[int, Heading]) -> tuple[dict[str, int], ...]:
    """Gives the works of a layout with one family a row: numbered headings, or the same heading four times."""
    if len(places) < 2:
        return ()
    numbers = [found[place].number for place in places]
    if any(number is not None for number in numbers) and len(set(numbers)) == len(numbers):
        return tuple({"work": place} for _, place in sorted((found[place].number or 1, place) for place in places))
    if len(places) >= FAMILY_SIZE and set(numbers) == {None}:
        return tuple({"work": place} for place in places)
    return ()


def _with_others(
    card: Mapping[str, int], number: int, by_field: Mapping[str, list[int]], found: Mapping[int, Heading]
) -> Mapping[str, int]:
    """Adds year, clue ... of one card: the column with its number, or the only one where a row is one card."""
    others: dict[str, int] = {}
    is_wide = found.get(card["work"]) is not None and len(by_field["work"]) > 1
    for name in ("year", "clue", "image", "also_accept", "note"):
        for place in by_field.get(name, ()):
            if not is_wide or found[place].number == number:
                others.setdefault(name, place)
    return {**card, **others}


def _filled(places: Sequence[int], rows: Sequence[Row]) -> list[int]:
    return [place for place in places if any(clean(row.cell(place)) for row in rows)]


def _doubled(header: Row, by_field: Mapping[str, list[int]], name: str, is_only: bool) -> Problem:
    places = by_field[name]
    headings = tuple(clean(header.cell(place)) for place in places)
    fix = None
    if is_only and len(places) == 2 and "note" not in by_field:
        fix = Fix((Edit(header.number, places[1], header.cell(places[1]), "note"),), safe=False)
    letters = tuple(column_letter(place) for place in places)
    return error("duplicate_header", [header.number], name, fix, value=headings[0], headings=headings, columns=letters)


def _missing(header: Row, rows: Sequence[Row], missing: Sequence[str], found: Mapping[int, Heading]) -> Problem:
    """Tells which columns nobody named, with what stands in the header, and a guess where only one is possible."""
    unnamed = [place for place in range(len(header.cells)) if place not in found and _is_text(rows, place)]
    edits: list[Edit] = []
    if len(missing) == len(unnamed):
        first = _creator_place(rows, unnamed)
        ordered = sorted(unnamed, key=lambda place: place != first) if len(missing) == 2 else unnamed
        edits = [
            Edit(header.number, place, header.cell(place), name) for name, place in zip(missing, ordered, strict=True)
        ]
    headings = tuple(filter(None, map(clean, header.cells)))
    fix = Fix(tuple(edits), safe=False) if edits else None
    guessed = tuple(edit.old.strip() for edit in edits)
    return error(
        "missing_column", [header.number], missing[0], fix, missing=tuple(missing), found=headings, guess=guessed
    )


def _is_text(rows: Sequence[Row], place: int) -> bool:
    cells = _values(rows, place)
    return bool(cells) and sum(any(sign.isalpha() for sign in cell) for cell in cells) * 2 > len(cells)


def _unknown(header: Row, used: set[int]) -> Iterator[Problem]:
    places = [place for place, cell in enumerate(header.cells) if clean(cell) and place not in used]
    if places:
        headings = tuple(clean(header.cell(place)) for place in places)
        letters = tuple(column_letter(place) for place in places)
        yield note(
            "unknown_column", [header.number], headings[0], value=headings[0], headings=headings, columns=letters
        )


def _without_header(rows: Sequence[Row]) -> Understood:
    """Reads a table whose first row names nothing: as data, or as headings in words that we do not know."""
    widths = Counter(_width(row) for row in rows)
    width = max(widths, key=lambda each: (widths[each], each))
    places = [place for place in range(width) if _is_text(rows, place)]
    if width < 2:
        return Understood(None, tuple(rows), (error("missing_column", [rows[0].number], "work", what="one"),))
    if width == FAMILY_SIZE + 1 and _repeats(rows, 0) == 0 and _values(rows, 0):
        cards: tuple[Mapping[str, int], ...] = tuple({"work": place} for place in range(1, width))
        return _headless(rows, Columns(0, cards, width))
    creator = _creator_place(rows, places or range(width))
    first = spelling(rows[0].cell(creator))
    if not any(spelling(row.cell(creator)) == first for row in rows[1:]) and _are_fours(rows[1:], creator):
        return Understood(None, tuple(rows[1:]), (_missing(rows[0], rows[1:], ("creator", "work"), {}),))
    work = next(place for place in (*places, *range(width)) if place != creator)
    card = {"work": work}
    year = next(
        (place for place in range(width) if place not in (creator, work) and are_years(_values(rows, place))), None
    )
    if year is not None:
        card["year"] = year
    return _headless(rows, Columns(creator, (card,), width))


def _headless(rows: Sequence[Row], columns: Columns) -> Understood:
    places = columns.places.values()
    unused = [place for place in range(columns.width) if place not in places]
    letters = tuple(map(column_letter, unused))
    told = [warning("no_header", [rows[0].number], creator_column=column_letter(columns.creator),
                    work_column=column_letter(columns.cards[0]["work"]))]  # fmt: skip
    if unused:
        told.append(
            note("unknown_column", [rows[0].number], letters[0], value=letters[0], headings=letters, columns=letters)
        )
    return Understood(columns, tuple(rows), tuple(told))


def _values(rows: Sequence[Row], place: int) -> list[str]:
    return [value for row in rows if (value := clean(row.cell(place)))]


def _width(row: Row) -> int:
    return max((place + 1 for place, cell in enumerate(row.cells) if cell.strip()), default=0)


def _creator_place(rows: Sequence[Row], places: Sequence[int]) -> int:
    """Gives the column whose values come again and again; the first where none does."""
    return max(places, key=lambda place: (_repeats(rows, place) > len(rows) // 4, -place), default=0)


def _repeats(rows: Sequence[Row], place: int) -> int:
    values = [value for row in rows if (value := spelling(row.cell(place)))]
    return len(values) - len(set(values))


def _are_fours(rows: Sequence[Row], place: int) -> bool:
    counts = Counter(spelling(row.cell(place)) for row in rows)
    return bool(counts) and set(counts.values()) == {FAMILY_SIZE}


def are_years(values: Sequence[str]) -> bool:
    """Tells whether these cells may all be years: each is short and has one number of three or four digits.

    >>> are_years(["1850", "c. 1600", "1850-52"]), are_years(["1", "2"]), are_years([])
    (True, False, False)
    """
    return bool(values) and all(len(value) <= 9 and re.search(r"(?<!\d)\d{3,4}(?!\d)", value) for value in values)
