"""Cells under no heading: a comma within a title, or a column that nobody named. None is ever dropped."""

from collections.abc import Callable, Iterator, Sequence

from authors_edu.decks.columns import are_years
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.table import Table
from authors_edu.decks.text import clean, spelling

_MOST_JOINED = 20  # surplus cells; no title has more commas


def find_extra_cells(table: Table) -> tuple[Table, list[Problem]]:
    """Gives the table as it was probably meant, and a problem for each row or column with cells under no heading."""
    surplus = _surplus(table)
    nameless = _nameless_places(table, surplus)
    problems = list(_nameless_columns(table, sorted(nameless))) if nameless else []
    meant: dict[int, Row] = {}
    creators = _creators(table, {row.number for row in surplus}) if surplus else set()
    for row in surplus:
        if any(
            row.cell(place).strip() for place in range(table.columns.width, len(row.cells)) if place not in nameless
        ):
            joined = _joined(table, row, creators)
            problems.append(_problem(table, row, joined, error))
            meant[row.number] = joined or row
    # Short enough for the header, so it may be meant: told, and left as it stands.
    for row in _slipped(table):
        joined = _glued(row, table.columns.cards[0]["work"] + 1, table.delimiter)
        problems.append(_problem(table, row, joined, warning))
    rows = tuple(meant.get(row.number, row) for row in table.rows) if meant else table.rows
    return Table(table.columns, rows, table.delimiter), problems


def _creators(table: Table, without: set[int]) -> set[str]:
    return {spelling(row.cell(table.columns.creator)) for row in table.rows if row.number not in without}


def _surplus(table: Table) -> list[Row]:
    width = table.columns.width
    return [row for row in table.rows if len(row.cells) > width and any(map(str.strip, row.cells[width:]))]


def _nameless_places(table: Table, surplus: Sequence[Row]) -> set[int]:
    """Gives the columns without a heading: blank headings between others, and those that most rows fill."""
    header = table.columns.header
    if header is None:
        return set()
    inner = [place for place in range(table.columns.width) if not clean(header.cell(place))]
    inner = [place for place in inner if any(row.cell(place).strip() for row in table.rows)]
    outer: set[int] = set()
    width = table.columns.width
    # A comma in prose is followed by a blank; a cell of a column of its own is not.
    prose = sum(len(_glue_spaced(_trimmed(row), table.delimiter)) <= width for row in surplus)
    if len(surplus) * 2 > len(table.rows) and len(surplus) > 2 and prose * 2 < len(surplus):
        outer = {place for row in surplus for place, cell in enumerate(row.cells) if place >= width and cell.strip()}
    return {*inner, *outer}


def _nameless_columns(table: Table, places: Sequence[int]) -> Iterator[Problem]:
    header = table.columns.header
    free = [name for name in ("year", "note") if name not in table.columns.cards[0]]
    for place in places:
        filled = [row for row in table.rows if row.cell(place).strip()]
        values = tuple(clean(row.cell(place)) for row in filled)
        name = "year" if are_years(values) and "year" in free else "note" if "note" in free else None
        fix = None
        if header and name and not table.columns.is_wide:
            free.remove(name)
            fix = Fix((Edit(header.number, place, header.cell(place), name),), safe=False)
        letter = column_letter(place)
        rows = [row.number for row in filled]
        yield error(
            "extra_cells",
            rows,
            letter,
            fix,
            value=values[0],
            cells=tuple(dict.fromkeys(values)),
            heading=name or "",
            letter=letter,
        )


def _problem(table: Table, row: Row, joined: Row | None, severity: Callable[..., Problem]) -> Problem:
    surplus = tuple(text for cell in row.cells[table.columns.width :] if (text := clean(cell)))
    changed = [place for place in range(len(row.cells)) if joined and row.cell(place) != joined.cell(place)]
    edits = [Edit(row.number, place, row.cell(place), joined.cell(place) if joined else "") for place in changed]
    fix = Fix(tuple(edits), safe=False) if edits else None
    whole = clean(joined.cell(changed[0])) if joined and changed else ""
    width, count = table.columns.width, len(row.cells)
    cells = surplus or (clean(row.cell(changed[-1])),)
    field = dict(table.fields).get(changed[0] if changed else width, column_letter(width))
    return severity(
        "extra_cells",
        [row.number],
        field,
        fix,
        value=cells[0],
        cells=cells,
        joined=whole,
        heading="",
        count=count,
        width=width,
    )


def _joined(table: Table, row: Row, creators: set[str]) -> Row | None:
    """Gives the row with its surplus cells joined to the text that they were cut from, the likeliest way."""
    cells = _trimmed(row)
    width = table.columns.width
    surplus = len(cells) - width
    if surplus > _MOST_JOINED:
        return None
    glued = _glue_spaced(cells, table.delimiter)
    if len(glued) == width:
        return _padded(row, glued)
    ways = [
        [*cells[:place], table.delimiter.join(cells[place : place + surplus + 1]), *cells[place + surplus + 1 :]]
        for place in range(width)
    ]
    return _padded(row, max(ways, key=lambda way: _likelihood(table, way, creators)))


def _trimmed(row: Row) -> list[str]:
    """Gives the cells up to the last one that holds something."""
    cells = list(row.cells)
    while cells and not cells[-1].strip():
        cells.pop()
    return cells


def _glue_spaced(cells: Sequence[str], delimiter: str) -> list[str]:
    """Joins every cell that begins with a blank to the one before it."""
    glued = [cells[0]]
    for cell in cells[1:]:
        if cell.startswith(" ") and glued[-1].strip():
            glued[-1] += delimiter + cell
        else:
            glued.append(cell)
    return glued


def _likelihood(table: Table, cells: Sequence[str], creators: set[str]) -> tuple[int, int, int, int]:
    """Rates one way of joining: a year where years stand, a known creator, joints with a blank, joined in the work."""
    card = table.columns.cards[0]
    year = clean(cells[card["year"]]) if "year" in card else ""
    joints = sum(cell.count(f"{table.delimiter} ") for cell in cells)
    is_known = spelling(cells[table.columns.creator]) in creators
    return (not year or any(map(str.isdigit, year))), is_known, joints, table.delimiter in cells[card["work"]]


def _padded(row: Row, cells: Sequence[str]) -> Row:
    return Row(row.number, (*cells, *[""] * (len(row.cells) - len(cells))))


def _slipped(table: Table) -> list[Row]:
    """Finds rows short enough for their header in which the cell after the work is still a part of the title.

    It begins with a blank where cells of this table do not, or stands where years stand and holds no digit.
    """
    place = table.columns.cards[0]["work"] + 1
    if table.columns.is_wide or table.delimiter != "," or place >= table.columns.width:
        return []
    rows = [row for row in table.rows if len(row.cells) > place and row.cells[place].startswith(" ")]
    rows = [row for row in rows if row.cells[place].strip() and row.cells[place - 1].strip()]
    others = [cell for row in table.rows for cell in row.cells[1:] if cell.strip()]
    if not rows or sum(cell.startswith(" ") for cell in others) * 4 > len(others):
        return []
    is_year = table.columns.cards[0].get("year") == place
    return [
        row
        for row in rows
        if len(row.cells) <= table.columns.width and not (is_year and any(map(str.isdigit, row.cells[place])))
    ]


def _glued(row: Row, place: int, delimiter: str) -> Row:
    cells = row.cells
    return _padded(row, [*cells[: place - 1], cells[place - 1] + delimiter + cells[place], *cells[place + 1 :]])
