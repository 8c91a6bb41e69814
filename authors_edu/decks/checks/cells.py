"""Cells as such: quotes that stay open, line breaks, characters that nobody sees, texts too long for a card."""

from collections.abc import Callable, Iterable, Iterator

from authors_edu.decks.columns import Columns
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.table import Cell, Table
from authors_edu.decks.text import CONTROL, INVISIBLE, NEWLINE, clean

LONG_TITLE = 120
LONG_CELL = 1_000


def check_cells(table: Table) -> Iterator[Problem]:
    """Finds what is odd in cells whatever they mean."""
    if not table.text.isprintable():
        yield from _unseen(table, "newline_in_cell", NEWLINE.search)
        yield from _unseen(table, "control_characters_removed", CONTROL.search)
        yield from _unseen(table, "invisible_characters_removed", INVISIBLE.search)
    if '"' in table.text:
        yield from _open_quotes(table)
    yield from _too_long(table)


def _unseen(table: Table, kind: str, search: Callable[[str], object]) -> Iterator[Problem]:
    found = [cell for cell in table.cells() if search(cell.text.strip(" \t\n\r")) and clean(cell.text)]
    if kind == "newline_in_cell":
        for cell in found:
            yield warning(kind, [cell.row], cell.field, _cleaning([cell]), value=clean(cell.text))
    elif found:
        rows = dict.fromkeys(cell.row for cell in found)
        codes = {f"U+{ord(sign):04X}" for cell in found for sign in cell.text if search(sign)}
        values = tuple(dict.fromkeys(clean(cell.text) for cell in found))
        yield warning(
            kind, rows, found[0].field, _cleaning(found), value=values[0], cells=values, codes=tuple(sorted(codes))
        )


def _cleaning(cells: Iterable[Cell]) -> Fix:
    return Fix(tuple(Edit(cell.row, cell.place, cell.text, clean(cell.text)) for cell in cells), safe=True)


def _open_quotes(table: Table) -> Iterator[Problem]:
    for cell in table.cells():
        text = clean(cell.text)
        # 7" is seven inches
        if text.count('"') == 1 and len(text) > 1 and (text[0] == '"' or (text[-1] == '"' and not text[-2].isdigit())):
            yield _open_quote(cell, warning)


def _open_quote(cell: Cell, severity: Callable[..., Problem]) -> Problem:
    text = clean(cell.text)
    fix = Fix((Edit(cell.row, cell.place, cell.text, text.strip('"').strip()),), safe=False)
    return severity("unbalanced_quote", [cell.row], cell.field, fix, value=text)


def unclosed_quote(row: Row, columns: Columns | None) -> Problem:
    """Tells of the row in which a quote opens that never closes: from there on nobody can tell the cells apart."""
    place = next((place for place, text in enumerate(row.cells) if text.startswith('"')), 0)
    fields = {place: name for name, place in columns.places.items()} if columns else {}
    return _open_quote(Cell(row.number, place, fields.get(place, column_letter(place)), row.cell(place)), error)


def _too_long(table: Table) -> Iterator[Problem]:
    if table.longest <= LONG_TITLE:
        return
    for cell in table.cells():
        length = len(clean(cell.text)) if len(cell.text) > LONG_TITLE else 0
        limit = LONG_TITLE if cell.field in ("creator", "work") else LONG_CELL
        if length > limit:
            severity = error if length > LONG_CELL else warning
            limit = LONG_CELL if length > LONG_CELL else limit
            text = clean(cell.text)
            yield severity("title_too_long_for_card", [cell.row], cell.field, value=text, length=length, limit=limit)
