"""A blank sheet to fill in: csv with headings alone, or xlsx with four rows a family and a guide. Holds no sentence.

In the xlsx a creator's cell is merged over the four rows: the name is typed once, and the import takes a merged cell
for all its rows. Rows that stay blank are none. The guide stands on a sheet of its own, in one column only, so that
nothing in it is ever taken for a list.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from authors_edu.decks.checks.cells import LONG_TITLE
from authors_edu.decks.export import OPTIONAL, card_headings, rows_csv
from authors_edu.decks.model import FAMILY_SIZE, Words
from authors_edu.decks.rows import Row

_WIDTHS = (28, 40, 10, 40, 20, 30, 30)  # in letters: creator, work, year, clue, image, also accepted, note
_GUIDE_WIDTH = 100
_SHADE = "#EDEDED"
_TEXT = {"num_format": "@", "text_wrap": True, "valign": "top"}  # as text, 1984 and 22 Nov stay as they are typed


@dataclass(frozen=True, slots=True)
class BlankTexts:
    """What stands on a blank sheet beside its headings. `page` and `guide` name its two pages (at most 31 letters).

    `lines` are the guide, the first its title; `too_long` warns of a long title (at most 255 letters).
    """

    page: str
    guide: str
    lines: tuple[str, ...]
    too_long: str


def blank_headings(words: Words) -> tuple[str, ...]:
    """Gives the headings of a deck with these words: creator, work, and what may be added to them.

    What of a picture must not be cut off is better chosen where the cut is seen, on the page of printing.
    """
    return *card_headings(words), *(name.replace("_", " ") for name in OPTIONAL if name != "focus")


def blank_csv(headings: Sequence[str]) -> bytes:
    """Writes the headings and nothing else."""
    return rows_csv((Row(1, tuple(headings)),))


def blank_xlsx(headings: Sequence[str], texts: BlankTexts, families: int = 13) -> bytes:
    """Writes the headings, creator and work first, four rows for each family, and the guide."""
    from xlsxwriter import Workbook  # type: ignore[import-untyped]  # here, because few need it; carries no types

    packed = io.BytesIO()
    book = Workbook(packed, {"in_memory": True})
    book.set_properties({"created": datetime(1980, 1, 1)})  # the same bytes whenever it is written
    page, guide = book.add_worksheet(texts.page), book.add_worksheet(texts.guide)
    heading = book.add_format({**_TEXT, "bold": True, "bottom": 2})
    for place, (text, width) in enumerate(zip(headings, _WIDTHS, strict=True)):
        page.set_column(place, place, width, book.add_format(_TEXT))  # also for rows that are added below
        page.write_string(0, place, text, heading)
    page.freeze_panes(1, 0)
    for family in range(families):
        _write_family(book, page, family, len(headings))
    rule = {"validate": "length", "criteria": "<=", "value": LONG_TITLE, "error_type": "warning"}
    page.data_validation(1, 1, families * FAMILY_SIZE, 1, {**rule, "error_message": texts.too_long})
    page.ignore_errors({"number_stored_as_text": "A1:XFD1048576"})
    guide.set_column(0, 0, _GUIDE_WIDTH)
    for row, line in enumerate(texts.lines):
        guide.write_string(row, 0, line, book.add_format({"text_wrap": True, "bold": row == 0}))
    book.close()
    return packed.getvalue()


def _write_family(book: Any, page: Any, family: int, width: int) -> None:
    """Frames the four rows of a family: every second one shaded, a line above each."""
    look = {**_TEXT, **({"bg_color": _SHADE} if family % 2 else {})}
    first, last = 1 + family * FAMILY_SIZE, (family + 1) * FAMILY_SIZE
    page.merge_range(first, 0, last, 0, "", book.add_format({**look, "top": 1, "bold": True}))
    for row in range(first, last + 1):
        cell = book.add_format({**look, "top": 1} if row == first else look)
        for place in range(1, width):
            page.write_blank(row, place, None, cell)
