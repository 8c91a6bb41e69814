"""Which column is which by the headings of a table: a work in each row, or a family in each row. Judges no cell."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from authors_edu.decks.columns import Columns, Understood, fields_named, is_labels, is_text, repeats, unknown, values
from authors_edu.decks.headings import EITHER, TOPIC, Heading, deck_words, heading
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Edit, Fix, Problem, error
from authors_edu.decks.rows import Row, column_letter, widest
from authors_edu.decks.text import clean, spelling

_HEADER_WITHIN = 20  # rows; below that a line of headings is no header any more
_ORDINAL = re.compile(r"\W*\d\W*\w{0,3}\W*")  # 1, 2. or 3rd
_FILE = re.compile(r"\.(?:png|jpe?g|gif|webp|bmp|tiff?)$", re.IGNORECASE)
_BESIDE_A_WORK = ("year", "clue", "image", "focus", "also_accept", "note")


def header_place(rows: Sequence[Row]) -> int | None:
    """Gives the place of the first row that names creator and work; else of one that names some of our columns."""
    named = [fields_named(row.cells) for row in rows[:_HEADER_WITHIN]]
    for place, fields in enumerate(named):
        if ("work" in fields and fields & {"creator", EITHER}) or {"creator", EITHER} <= fields:
            return place
    for place, named_here in enumerate(named):
        fields = named_here - {TOPIC}
        is_likely = len(fields) + _count_topics(rows[place], named_here) > 1 or (
            fields and place == 0 and not _is_repeated(rows, fields)
        )
        if is_likely and not _names_a_creator(rows, place):
            return place
    return None


def _count_topics(row: Row, fields: Collection[str]) -> int:
    """Counts headings such as "country"; one alone is more likely a title."""
    if TOPIC not in fields:
        return 0
    return sum(1 for cell in row.cells if (found := heading(clean(cell))) and found.field == TOPIC)


def _names_a_creator(rows: Sequence[Row], row: int) -> bool:
    """Tells a row of data, such as "Beckett, Play", from headings: a word that is none stands in its column again."""
    strange = [place for place, cell in enumerate(rows[row].cells) if clean(cell) and not heading(clean(cell))]
    return any(
        spelling(rows[row].cell(place)) == spelling(each.cell(place)) for place in strange for each in rows[row + 1 :]
    )


def _is_repeated(rows: Sequence[Row], fields: set[str]) -> bool:
    """Tells whether the one heading in the first row is only a word of the list: it stands in its column again."""
    for place, cell in enumerate(rows[0].cells):
        found = heading(clean(cell))
        if found and found.field in fields:
            return any(spelling(row.cell(place)) == spelling(cell) for row in rows[1:])
    return False


def with_header(header: Row, rows: tuple[Row, ...]) -> Understood:
    """Reads the rows below a header."""
    found = {place: known for place, cell in enumerate(header.cells) if (known := heading(clean(cell)))}
    by_field = _by_field(found)
    if "work" not in by_field and len(by_field.get("image", ())) == 1 and not _are_files(rows, by_field["image"][0]):
        by_field["work"] = by_field.pop("image")  # "painter, picture"
    if "work" not in by_field or len(by_field["work"]) == 1:
        by_field["work"] = _under_one_heading(header, rows, by_field) or by_field.get("work", [])
    for name in ("creator", "work"):
        # A second column of the same name without a single entry, or with letters and numbers only, is none.
        if len(by_field.get(name, ())) > 1 and len(filled := _filled(by_field[name], rows)) == 1:
            by_field[name] = filled
    by_field |= _topics(header, rows, by_field, found)
    works = _work_places(by_field["work"], found)
    only_once = ("creator",) if works else ("creator", "work")
    doubled = [name for name in only_once if len(by_field.get(name, ())) > 1]
    if doubled:
        problems = tuple(_doubled(header, by_field, name, is_only=len(doubled) == 1) for name in doubled)
        return Understood(None, rows, problems)
    absent = [name for name in ("creator", "work") if not by_field.get(name)]
    if absent:
        return Understood(None, rows, (missing(header, rows, absent, found),))
    return _understood(header, rows, by_field, found, works or ({"work": by_field["work"][0]},))


def _are_files(rows: Sequence[Row], place: int) -> bool:
    """Tells whether a column holds the names of picture files."""
    return any(_FILE.search(cell) for cell in values(rows, place))


def _by_field(found: Mapping[int, Heading]) -> dict[str, list[int]]:
    """Gives the places of each field; a heading like "name" stands for the one of creator and work that is missing."""
    by_field: dict[str, list[int]] = {}
    for place, known in found.items():
        by_field.setdefault(known.field, []).append(place)
    for name in ("creator", "work"):
        if name not in by_field and EITHER in by_field:
            by_field[name] = by_field.pop(EITHER)[:1]
    return by_field


def _topics(
    header: Row, rows: Sequence[Row], by_field: Mapping[str, Sequence[int]], found: Mapping[int, Heading]
) -> dict[str, list[int]]:
    """Gives creator and work where only "country" and "river" can be meant: all else is no text, or another field."""
    absent = [name for name in ("creator", "work") if not by_field.get(name)]
    places = by_field.get(TOPIC, ())
    if not absent or len(places) != len(absent) or _unnamed(header, rows, found) != [*places]:
        return {}
    return {name: [place] for name, place in zip(absent, _creator_first(rows, places), strict=True)}


def _unnamed(header: Row, rows: Sequence[Row], found: Mapping[int, Heading]) -> list[int]:
    """Gives the columns of text that no heading calls creator, work or anything beside them."""
    open_places = [place for place in range(len(header.cells)) if place not in found or found[place].field == TOPIC]
    return [place for place in open_places if is_text(rows, place)]


def _creator_first(rows: Sequence[Row], places: Sequence[int]) -> list[int]:
    first = creator_place(rows, places) if len(places) > 1 else None
    return sorted(places, key=lambda place: place != first)


def _under_one_heading(header: Row, rows: Sequence[Row], by_field: Mapping[str, Sequence[int]]) -> list[int]:
    """Gives the columns of works of which only the first has a heading, as under a merged one, or a mere number."""
    creators, named = by_field.get("creator", ()), by_field.get("work", ())
    if len(creators) != 1:
        return []
    if named:
        width = widest(rows)
        places = [named[0]]
        while places[-1] + 1 < width and not clean(header.cell(places[-1] + 1)):
            places.append(places[-1] + 1)
    else:
        numbered = [place for place, cell in enumerate(header.cells) if _ORDINAL.fullmatch(clean(cell))]
        places = (
            numbered if [_digit(header.cell(place)) for place in numbered] == [*range(1, len(numbered) + 1)] else []
        )
    # Most lists have two columns: that their creators repeat needs no counting.
    if len(places) < FAMILY_SIZE or repeats(rows, creators[0]):
        return []
    while places and not len(values(rows, places[-1])) * 2 > len(rows):
        places.pop()
    return places if len(places) >= FAMILY_SIZE and all(is_text(rows, place) for place in places) else []


def _digit(cell: str) -> int:
    return int(re.sub(r"\D", "", cell))


def _understood(
    header: Row,
    rows: tuple[Row, ...],
    by_field: Mapping[str, list[int]],
    found: Mapping[int, Heading],
    works: Sequence[Mapping[str, int]],
) -> Understood:
    cards = tuple(_with_others(card, number, by_field, found, works) for number, card in enumerate(works, 1))
    creator = by_field["creator"][0]
    used = {creator, *(place for card in cards for place in card.values())}
    width = max((place + 1 for place, cell in enumerate(header.cells) if clean(cell) or place in used), default=0)
    words = deck_words(found[creator], found.get(cards[0]["work"]), list(found.values()))
    columns = Columns(creator, cards, max(width, *(place + 1 for place in used)), header, words)
    return Understood(columns, rows, tuple(unknown(header, used)))


def _work_places(places: list[int], found: Mapping[int, Heading]) -> tuple[dict[str, int], ...]:
    """Gives the works of a layout with one family a row: numbered headings, or the same heading four times."""
    if len(places) < 2:
        return ()
    numbers = [found[place].number if place in found else None for place in places]
    if any(number is not None for number in numbers) and len(set(numbers)) == len(numbers):
        return tuple(
            {"work": place} for _, place in sorted(zip([number or 1 for number in numbers], places, strict=True))
        )
    if len(places) >= FAMILY_SIZE and set(numbers[1:]) == {None}:
        return tuple({"work": place} for place in places)
    return ()


def _with_others(
    card: Mapping[str, int],
    number: int,
    by_field: Mapping[str, list[int]],
    found: Mapping[int, Heading],
    works: Sequence[Mapping[str, int]],
) -> Mapping[str, int]:
    """Adds year, clue ... of one card; where a row has several: of its number, or the next behind its work."""
    others: dict[str, int] = {}
    starts = sorted(each["work"] for each in works)
    for name in _BESIDE_A_WORK:
        for place in by_field.get(name, ()):
            known = found[place].number
            before = max((start for start in starts if start < place), default=None)
            is_beside = known is None and len(by_field[name]) > 1 and before == card["work"]
            if len(works) == 1 or known == number or is_beside:
                others.setdefault(name, place)
    return {**card, **others}


def _filled(places: Sequence[int], rows: Sequence[Row]) -> list[int]:
    filled = [place for place in places if values(rows, place)]
    return [place for place in filled if not is_labels(rows, place)] or filled


def _doubled(header: Row, by_field: Mapping[str, list[int]], name: str, is_only: bool) -> Problem:
    places = by_field[name]
    headings = tuple(clean(header.cell(place)) for place in places)
    fix = None
    if is_only and len(places) == 2 and "note" not in by_field:
        fix = Fix((Edit(header.number, places[1], header.cell(places[1]), "note"),), safe=False)
    letters = tuple(column_letter(place) for place in places)
    return error("duplicate_header", [header.number], name, fix, value=headings[0], headings=headings, columns=letters)


def missing(header: Row, rows: Sequence[Row], absent: Sequence[str], found: Mapping[int, Heading]) -> Problem:
    """Tells which columns nobody named, with what stands in the header, and a guess where only one is possible."""
    unnamed = _unnamed(header, rows, found)
    edits: list[Edit] = []
    if len(absent) == len(unnamed):
        ordered = _creator_first(rows, unnamed)
        edits = [
            Edit(header.number, place, header.cell(place), name) for name, place in zip(absent, ordered, strict=True)
        ]
    return _absent(header, absent, edits)


def missing_in_family_rows(header: Row, rows: Sequence[Row], creator: int, works: Sequence[int]) -> Problem:
    """Tells that headings of families in rows are in words that we do not know; the guess names them all."""
    named = {creator: "creator"} | {place: f"work {number}" for number, place in enumerate(works, 1)}
    edits = [Edit(header.number, place, header.cell(place), name) for place, name in named.items()]
    return _absent(header, ("creator", "work"), edits)


def _absent(header: Row, absent: Sequence[str], edits: Sequence[Edit]) -> Problem:
    headings = tuple(filter(None, map(clean, header.cells)))
    fix = Fix(tuple(edits), safe=False) if edits else None
    guessed = tuple(edit.old.strip() for edit in edits)
    return error(
        "missing_column", [header.number], absent[0], fix, missing=tuple(absent), found=headings, guess=guessed
    )


def creator_place(rows: Sequence[Row], places: Sequence[int]) -> int:
    """Gives the column whose values come again and again, best of all four times; else one that names each on its first
    row; else the first."""

    def is_on_first_rows(place: int) -> bool:
        return bool(clean(rows[0].cell(place))) and 0 < len(values(rows, place)) * 5 <= len(rows) * 2

    def is_mostly_fours(place: int) -> bool:
        sizes = Counter(map(spelling, values(rows, place))).values()
        return sum(size == FAMILY_SIZE for size in sizes) * 2 > len(sizes)

    def likelihood(place: int) -> tuple[bool, bool, bool, int]:
        is_repeated = repeats(rows, place) > len(rows) // 4
        return is_repeated, is_repeated and is_mostly_fours(place), bool(rows) and is_on_first_rows(place), -place

    return max(places, key=likelihood, default=0)
