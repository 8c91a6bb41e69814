"""Cells under no heading: a comma within a title, or a column that nobody named. None is ever dropped."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from authors_edu.decks.columns import are_years
from authors_edu.decks.fixes import fits
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.rows import Row, column_letter, widest
from authors_edu.decks.table import Table
from authors_edu.decks.text import clean, spelling

_MOST_JOINED = 20  # surplus cells; no title has more commas
_MOST_EMPTIED = 20  # columns; where more have no heading, the heading is wrong and not the columns
_MOST_WAYS = 4  # of joining, to choose from


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
            ways = _ways(table, row, creators)
            if is_clear := bool(ways) and not (table.columns.is_wide and _is_even(row, table.delimiter)):
                meant[row.number] = ways[0]
            problems.append(_problem(table, row, ways, is_clear, error))
    # Short enough for the header, so it may be meant: told, and left as it stands.
    for row in _slipped(table):
        joined = _glued(row, table.columns.cards[0]["work"] + 1, table.delimiter)
        problems.append(_problem(table, row, [joined], True, warning))
    rows = tuple(meant.get(row.number, row) for row in table.rows) if meant else table.rows
    return Table(
        table.columns, rows, table.delimiter, {row.number: row for row in surplus if row.number in meant}
    ), problems


def only_fitting(problems: Iterable[Problem], altered: Mapping[int, Row]) -> list[Problem]:
    """Leaves out the mends that take for granted how the cells too many are joined: those are offered once they are."""
    if not altered:
        return list(problems)
    return [replace(each, fix=_fitting(each.fix, each, altered),
                    others=tuple(fix for fix in each.others if _fitting(fix, each, altered)))
            for each in problems]  # fmt: skip


def _fitting(fix: Fix | None, problem: Problem, altered: Mapping[int, Row]) -> Fix | None:
    if fix is None or altered.keys().isdisjoint(problem.rows):
        return fix
    edits = tuple(edit for edit in fix.edits if edit.row not in altered or fits(altered[edit.row], edit))
    is_bound = bool(fix.does) or any(edit.new is None for edit in fix.edits)
    return replace(fix, edits=edits) if edits and not is_bound else None


def _creators(table: Table, without: set[int]) -> set[str]:
    return {spelling(row.cell(table.columns.creator)) for row in table.rows if row.number not in without}


def _surplus(table: Table) -> list[Row]:
    width = table.columns.width
    if widest(table.rows) <= width:
        return []
    return [row for row in table.rows if len(row.cells) > width and any(map(clean, row.cells[width:]))]


def _nameless_places(table: Table, surplus: Sequence[Row]) -> set[int]:
    """Gives the columns without a heading: blank headings between others, and those that most rows fill."""
    header = table.columns.header
    if header is None:
        return set()
    used = {place for place, _ in table.fields}  # of several columns under one heading
    inner = [place for place in range(table.columns.width) if not clean(header.cell(place)) and place not in used]
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
        others = [_emptied_column(filled, place)] if len(places) <= _MOST_EMPTIED else []
        yield error(
            "extra_cells",
            rows,
            letter,
            fix,
            others,
            value=values[0],
            cells=tuple(dict.fromkeys(values)),
            heading=name or "",
            letter=letter,
        )


def _emptied_column(filled: Sequence[Row], place: int) -> Fix:
    edits = tuple(Edit(row.number, place, row.cell(place), "") for row in filled)
    return Fix(edits, False, "empty_column", column_letter(place))


def _problem(table: Table, row: Row, ways: Sequence[Row], is_clear: bool, severity: Callable[..., Problem]) -> Problem:
    """Tells of one row; the joins it may have been are its mends, the likeliest first where it is clear."""
    joins = [_join(row, way) for way in ways]
    surplus = tuple(text for cell in row.cells[table.columns.width :] if (text := clean(cell)))
    fix = Fix(joins[0].edits, safe=False) if joins and is_clear else None
    others = [*joins[1 if is_clear else 0 :][:_MOST_WAYS], *_emptied(table, row, surplus)]
    place = joins[0].edits[0].column if joins else table.columns.width
    cells = surplus or (clean(row.cell(joins[0].edits[-1].column)),)
    return severity(
        "extra_cells",
        [row.number],
        dict(table.fields).get(place, column_letter(table.columns.width)),
        fix,
        others,
        value=cells[0],
        cells=cells,
        joined=joins[0].value if is_clear else "",
        heading="",
        count=len(row.cells),
        width=table.columns.width,
    )


def _join(row: Row, way: Row) -> Fix:
    changed = [place for place in range(len(row.cells)) if row.cell(place) != way.cell(place)]
    edits = tuple(Edit(row.number, place, row.cell(place), way.cell(place)) for place in changed)
    return Fix(edits, False, "join", clean(way.cell(changed[0])))


def _emptied(table: Table, row: Row, surplus: Sequence[str]) -> list[Fix]:
    """Gives the mend that leaves out the one cell too many."""
    places = [place for place in range(table.columns.width, len(row.cells)) if row.cells[place].strip()]
    edits = tuple(Edit(row.number, place, row.cells[place], "") for place in places)
    return [Fix(edits, False, "leave_out", surplus[0])] if len(surplus) == len(places) == 1 else []


def _ways(table: Table, row: Row, creators: set[str]) -> list[Row]:
    """Gives the row with its surplus cells joined to the text that they were cut from, the likeliest way first."""
    cells = _trimmed(row)
    width = table.columns.width
    surplus = len(cells) - width
    if surplus > _MOST_JOINED:
        return []
    is_known = spelling(cells[table.columns.creator]) in creators
    ways = [
        [*cells[:place], table.delimiter.join(cells[place : place + surplus + 1]), *cells[place + surplus + 1 :]]
        for place in range(width)
        if all(cell.strip() for cell in cells[place : place + surplus + 1])
        and not (is_known and place <= table.columns.creator <= place + surplus)
    ]
    needed = (table.columns.creator, table.columns.cards[0]["work"])
    ways = [way for way in ways if all(way[place].strip() for place in needed)]
    ways.sort(key=lambda way: _likelihood(table, way, creators), reverse=True)
    glued = _glue_spaced(cells, table.delimiter)
    if len(glued) == width:
        ways = [glued, *(way for way in ways if way != glued)]
    return [_padded(row, way) for way in ways]


def _is_even(row: Row, delimiter: str) -> bool:
    """Tells that nothing shows where the row was cut: a comma in prose is followed by a blank."""
    return delimiter != "," or not any(cell.startswith(" ") for cell in row.cells[1:])


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
