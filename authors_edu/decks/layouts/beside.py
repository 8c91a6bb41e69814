"""Two lists or more side by side, put below each other. Reads no cell but headings and whose works stand where."""

from collections import Counter
from collections.abc import Sequence

from authors_edu.decks.columns import is_labels, is_text, values
from authors_edu.decks.headings import heading
from authors_edu.decks.layouts.headed import header_place
from authors_edu.decks.layouts.rewritten import Rewritten, numbered
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean, spelling


def beside(rows: Sequence[Row]) -> Rewritten | None:
    """Gives one list, the first above the others, under one row of headings."""
    place = header_place(rows)
    if place is None:
        return _without_headings(rows)
    header = rows[place]
    found = [(column, known) for column, cell in enumerate(header.cells) if (known := heading(clean(cell)))]
    fields = [known.field for _, known in found]
    size = next((size for size in range(2, len(fields) // 2 + 1) if _repeat(fields, size)), 0)
    if not size:
        return None
    starts = [column for column, _ in found[::size]]
    first = [column - starts[0] for column, _ in found[:size]]
    offsets = [[column - start for column, _ in found[n * size : (n + 1) * size]] for n, start in enumerate(starts)]
    if any(each != first for each in offsets):
        return None
    is_family = fields[:size].count("work") > 1
    headings = ["" for _ in range(first[-1] + 1)]
    number = 0
    for offset, field in zip(first, fields[:size], strict=True):
        number += field == "work"
        numbered = is_family and field != "creator"
        headings[offset] = f"{field} {number}" if numbered else _unnumbered(header, starts[0] + offset, field)
    creator = first[fields.index("creator")]
    return _below_each_other(rows, place, headings, starts, creator)


def _repeat(fields: Sequence[str], size: int) -> bool:
    part = [*fields[:size]]
    return part * (len(fields) // size) == [*fields] and part.count("creator") == 1 and "work" in part


def _unnumbered(header: Row, place: int, field: str) -> str:
    """Gives a heading as it stands, or its field where it is numbered: "author 1" beside "author 2"."""
    text = clean(header.cell(place))
    known = heading(text)
    return text if known and known.number is None else field


def _without_headings(rows: Sequence[Row]) -> Rewritten | None:
    """Finds pairs of columns, creators and works, in each of which every creator has four works."""
    width = max((len(row.cells) for row in rows), default=0)
    filled = [place for place in range(width) if values(rows, place) and not is_labels(rows, place)]
    if len(filled) < 4 or len(filled) % 2:
        return None
    pairs = list(zip(filled[::2], filled[1::2], strict=True))
    if any(works != creators + 1 or not _is_list(rows, creators, works) for creators, works in pairs):
        return None
    return _below_each_other(rows, -1, ["creator", "work"], [creators for creators, _ in pairs], 0)


def _is_list(rows: Sequence[Row], creators: int, works: int) -> bool:
    name, names, titles = "", [], []
    for row in rows:
        name = clean(row.cell(creators)) or name
        if title := clean(row.cell(works)):
            names.append(spelling(name))
            titles.append(spelling(title))
    is_whole = set(Counter(names).values()) == {FAMILY_SIZE}
    return is_whole and len(set(titles)) == len(titles) and is_text(rows, creators)


def _below_each_other(
    rows: Sequence[Row], header: int, headings: Sequence[str], starts: Sequence[int], creator: int
) -> Rewritten | None:
    data, size = rows[header + 1 :], len(headings)
    lists = [[cells for row in data if any(map(clean, cells := row.cells[start : start + size]))] for start in starts]
    width = max((len(row.cells) for row in data), default=0)
    between = {*range(width)} - {start + n for start in starts for n in range(size)}
    if not all(lists) or any(values(data, place) and not is_labels(data, place) for place in between):
        return None
    made = numbered([headings, *(cells for each in lists for cells in each)], rows)
    names = tuple(dict.fromkeys(name for row in made[1:] if (name := clean(row.cell(creator)))))
    return Rewritten("tables_side_by_side", made, names, tuple(rows[: max(header, 0)])) if names else None
