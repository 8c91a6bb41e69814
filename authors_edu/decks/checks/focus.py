"""What must not be cut off a picture: cells that name no place in one."""

from collections.abc import Iterator

from authors_edu.decks.pictures.focus import PLACES, focus_text
from authors_edu.decks.problems import Edit, Fix, Problem, warning
from authors_edu.decks.table import Table, alike
from authors_edu.decks.text import clean


def check_focus(table: Table) -> Iterator[Problem]:
    """Finds them in the column "focus", where there is one; the picture is cropped as usual."""
    if not any("focus" in card for card in table.columns.cards):
        return
    from difflib import get_close_matches  # here, because most lists have no such column

    for cells in alike(cell for cell in table.cells() if cell.field == "focus"):
        text = clean(cells[0].text)
        if text and not focus_text(text):
            near = next(iter(get_close_matches(text.casefold(), PLACES, n=1)), "")
            edits = tuple(Edit(cell.row, cell.place, cell.text, near) for cell in cells)
            rows = dict.fromkeys(cell.row for cell in cells)
            yield warning("unknown_focus", rows, "focus", Fix(edits, safe=False), value=text, name=near)
