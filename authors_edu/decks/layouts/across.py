"""Lists with the creators across the top and the works of each below, turned to a row a family. Guesses no title."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from authors_edu.decks.columns import are_years, is_labels, values
from authors_edu.decks.headings import EITHER, TOPIC, heading
from authors_edu.decks.layouts.rewritten import Rewritten, numbered, rows_above
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean, spelling

_LINES = FAMILY_SIZE + 1


def across(rows: Sequence[Row]) -> Rewritten | None:
    """Gives headings and one row a creator, where each column is a family.

    Not sure where there are as many creators as a family has lines, or where no blank row parts several families below
    each other: then each row could as well be a family.
    """
    start = next((place for place, row in enumerate(rows) if len(_filled(row)) > 1), None)
    if start is None:
        return None
    above = rows_above(rows, rows[start].number)
    return _labelled(rows, rows[start:], above) or _unlabelled(rows, rows[start:], above)


def _filled(row: Row) -> list[int]:
    return [place for place, cell in enumerate(row.cells) if clean(cell)]


def _labelled(rows: Sequence[Row], grid: Sequence[Row], above: tuple[Row, ...]) -> Rewritten | None:
    """Turns a table whose headings stand in its first column."""
    place = min(min(_filled(row), default=0) for row in grid)
    found = [heading(clean(row.cell(place))) for row in grid]
    fields = [known.field if known else "" for known in found]
    creators = fields.count("creator") or fields.count(EITHER)
    labels = [clean(row.cell(place)) for row in grid]
    if not labels[0] and set(fields[1:]) == {"work"} and len(set(labels)) == len(labels):
        creators, labels[0], fields[0] = 1, "creator", "creator"
    if creators == 1 and labels[1:] == [str(number) for number in range(1, _LINES)]:
        labels[1:], fields[1:] = [f"work {number}" for number in labels[1:]], ["work"] * FAMILY_SIZE
    if creators != 1 or "work" not in fields or _heads_columns(grid[0]):
        return None
    if (
        fields.count("work") == 1
        and labels.count("") >= FAMILY_SIZE - 1
        and not any(labels[fields.index("work") + 1 :])
    ):
        first = fields.index("work")
        labels[first:] = [f"work {number}" for number in range(1, len(labels) - first + 1)]
    width = max(len(row.cells) for row in grid)
    lines = [[row.cell(column) for row in grid] for column in range(place + 1, width)]
    lines = [line for line in lines if any(map(clean, line))]
    creator = fields.index("creator") if "creator" in fields else fields.index(EITHER)
    names = tuple(dict.fromkeys(name for line in lines if (name := clean(line[creator]))))
    return Rewritten("creators_across", numbered([labels, *lines], rows), names, above) if names else None


def _heads_columns(row: Row) -> bool:
    """Tells whether a row is headings rather than a heading and what it heads."""
    known = [heading(clean(row.cell(place))) for place in _filled(row)]
    return sum(each is not None for each in known) > 1


def _unlabelled(rows: Sequence[Row], grid: Sequence[Row], above: tuple[Row, ...]) -> Rewritten | None:
    """Turns a table, or several below each other, with a creator and four works in each column."""
    known = [heading(clean(grid[0].cell(place))) for place in _filled(grid[0])]
    known = [None if each and each.field == TOPIC else each for each in known]
    if all(each is not None and each.field == "creator" for each in known):
        grid = grid[1:]  # "author 1", "author 2" ...
    elif any(known):
        return None
    bands, are_apart = _bands(grid)
    families: list[list[str]] = []
    years: list[list[str]] = []
    for band in bands:
        columns = _filled(band[0])
        beside = sorted({place for row in band[1:] for place in _filled(row)} - {*columns})
        dated = [place for place in beside if place - 1 in columns and are_years(values(band[1:], place))]
        if any(place not in dated and not is_labels(band[1:], place) for place in beside):
            return None
        years += [[clean(row.cell(place + 1)) if place + 1 in dated else "" for row in band[1:]] for place in columns]
        for place in columns:
            family = [clean(row.cell(place)) for row in band]
            if any(not before and after for before, after in pairwise(family)) or not family[1]:
                return None
            families.append(family)
    if not _are_a_list(families, bands):
        return None
    names = tuple(family[0] for family in families)
    header = ["creator", *(f"{name} {number}" for name in ("work", "year") for number in range(1, _LINES))]
    lines = [[*family, *beside] for family, beside in zip(families, years, strict=True)]
    is_sure = are_apart or (len(bands) == 1 and len(families) != _LINES)
    if not are_apart and len(bands) > 1 and len(_filled(grid[0])) >= FAMILY_SIZE:
        return None  # more likely each row is a family
    return Rewritten(
        "creators_across",
        numbered([header, *lines] if any(map(any, years)) else [header[:_LINES], *families], rows),
        names,
        above,
        is_sure,
    )


def _are_a_list(families: Sequence[Sequence[str]], bands: Sequence[Sequence[Row]]) -> bool:
    """Tells whether these are families: no text comes twice, and nothing is missing where there are several bands."""
    cells = [spelling(cell) for family in families for cell in family if cell]
    is_full = len(cells) == _LINES * len(families)
    return len(families) > 1 and len(set(cells)) == len(cells) and (is_full or len(bands) == 1)


def _bands(grid: Sequence[Row]) -> tuple[list[Sequence[Row]], bool]:
    """Parts the rows at blank ones, else into fives; the second tells whether blank rows parted them."""
    parts = list(_parted(grid))
    if len(parts) > 1 and all(len(part) == _LINES for part in parts):
        return parts, True
    if len(grid) % _LINES or not grid:
        return [], False
    return [grid[start : start + _LINES] for start in range(0, len(grid), _LINES)], False


def _parted(grid: Sequence[Row]) -> Iterator[Sequence[Row]]:
    start = 0
    for place in range(1, len(grid) + 1):
        if place == len(grid) or grid[place].number > grid[place - 1].number + 1:
            yield grid[start:place]
            start = place
