"""Cells as such: quotes that stay open, line breaks, characters that nobody sees, texts too long for a card."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from authors_edu.decks.columns import Columns
from authors_edu.decks.garbled import ungarbled
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.table import Cell, Table, Titles, alike
from authors_edu.decks.text import CONTROL, INVISIBLE, NEWLINE, clean, fold

LONG_TITLE = 120
LONG_CELL = 1_000
_SUBTITLE = re.compile(r"[:;(]|\. | [-–—] |,? or,? ")


def check_cells(table: Table, titles: Titles) -> Iterator[Problem]:
    """Finds what is odd in cells whatever they mean."""
    if not table.is_printable:
        yield from _unseen(table, "newline_in_cell", NEWLINE.search)
        yield from _unseen(table, "control_characters_removed", CONTROL.search)
        yield from _unseen(table, "invisible_characters_removed", INVISIBLE.search)
    if '"' in table.text:
        yield from _open_quotes(table, titles)
    yield from _too_long(table)


def _unseen(table: Table, kind: str, search: Callable[[str], object]) -> Iterator[Problem]:
    found = [cell for cell in table.cells() if search(cell.text.strip(" \t\n\r")) and clean(cell.text)]
    # Half of a garbled letter may be a sign that nobody sees: without it the letter could not be repaired any more.
    found = [cell for cell in found if ungarbled(cell.text) == cell.text]
    if kind == "newline_in_cell":
        for cell in found:
            yield warning(kind, [cell.row], cell.field, _cleaning([cell]), value=clean(cell.text))
    elif found:
        rows = dict.fromkeys(cell.row for cell in found)
        codes = {f"U+{ord(sign):04X}" for sign in set("".join(cell.text for cell in found)) if search(sign)}
        values = tuple(dict.fromkeys(clean(cell.text) for cell in found))
        yield warning(
            kind, rows, found[0].field, _cleaning(found), value=values[0], cells=values, codes=tuple(sorted(codes))
        )


def _cleaning(cells: Iterable[Cell]) -> Fix:
    return Fix(tuple(Edit(cell.row, cell.place, cell.text, clean(cell.text)) for cell in cells), safe=True)


def _open_quotes(table: Table, titles: Titles) -> Iterator[Problem]:
    for cells in alike(cell for cell in table.cells() if '"' in cell.text):
        text = clean(cells[0].text)
        # 7" is seven inches
        if text.count('"') == 1 and len(text) > 1 and (text[0] == '"' or (text[-1] == '"' and not text[-2].isdigit())):
            yield _open_quote(cells, warning, titles)


def _open_quote(cells: Sequence[Cell], severity: Callable[..., Problem], titles: Titles) -> Problem:
    text = clean(cells[0].text)
    plain = text.strip('"').strip()
    edits = tuple(Edit(cell.row, cell.place, cell.text, plain) for cell in cells)
    # Where the plain text is the title of another card, two cards would become one.
    fix = None if fold(plain) in titles.values() else Fix(edits, safe=False)
    return severity("unbalanced_quote", [cell.row for cell in cells], cells[0].field, fix, value=text)


def unclosed_quote(row: Row, columns: Columns | None) -> Problem:
    """Tells of the row in which a quote opens that never closes: from there on nobody can tell the cells apart."""
    place = next((place for place, text in enumerate(row.cells) if text.startswith('"')), 0)
    fields = {place: name for name, place in columns.places.items()} if columns else {}
    return _open_quote([Cell(row.number, place, fields.get(place, column_letter(place)), row.cell(place))], error, {})


def _too_long(table: Table) -> Iterator[Problem]:
    if not table.has_longer(LONG_TITLE):
        return
    for cells in alike(cell for cell in table.cells() if len(cell.text) > LONG_TITLE):
        text, name = clean(cells[0].text), cells[0].field
        limit = LONG_TITLE if name in ("creator", "work") else LONG_CELL
        if len(text) > limit:
            severity = error if len(text) > LONG_CELL else warning
            limit = LONG_CELL if len(text) > LONG_CELL else limit
            yield severity("title_too_long_for_card", [cell.row for cell in cells], name, None,
                           _shortened(cells, text) if name == "work" else [], value=text, length=len(text),
                           limit=limit)  # fmt: skip


def _shortened(cells: Sequence[Cell], text: str) -> list[Fix]:
    """Gives the title without its subtitle, where that is short enough."""
    short = _SUBTITLE.split(text, maxsplit=1)[0].strip()
    edits = tuple(Edit(cell.row, cell.place, cell.text, short) for cell in cells)
    return [Fix(edits, False, "write", short)] if 2 < len(short) <= LONG_TITLE else []
