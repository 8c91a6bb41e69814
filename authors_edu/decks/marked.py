"""Rows and their problems -> xlsx bytes: every row on its own row, the cells to look at coloured and commented.

All is written as text, never as a formula, number or link; the sentences come from the caller. As many devices show no
comments, the sentences stand in a column behind the list, too (see `marks`).
"""

import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from authors_edu.decks.guard import guarded, unguarded
from authors_edu.decks.marks import Marks, find_marks, marks_heading
from authors_edu.decks.problems import Problem, Severity
from authors_edu.decks.reading.tabs import LAST_ROW, MAX_COLUMNS
from authors_edu.decks.rows import Row

_TEXT = {"num_format": "@", "valign": "top"}  # what is typed into such a cell stays as it is typed
# In grey they differ too: the worse, the darker and the heavier the frame.
_LOOKS: Mapping[Severity, Mapping[str, Any]] = {
    Severity.ERROR: {"bg_color": "#F0A097", "border": 5, "border_color": "#9C1C10"},
    Severity.WARNING: {"bg_color": "#FFE9A8", "border": 1, "border_color": "#8A6D00"},
    Severity.NOTE: {"border": 4, "border_color": "#5B6B7A"},
}
_LONGEST_CELL = 32_767  # UTF-16 units; a spreadsheet holds no more
_NO_TEXT = re.compile("[\ud800-\udfff]")  # halves of characters; xlsxwriter escapes the others that XML cannot hold
_NARROWEST, _WIDEST, _SENTENCES = 8, 60, 90  # widths of columns in letters
_MOST_FROZEN = 5  # rows; more would leave no room on a small screen
_LONGEST_COMMENT = 1_000  # characters; a comment is a small box, the column has the rest
_COMMENT_WIDTH, _COMMENT_LINE, _COMMENT_LETTERS = 300, 15, 45  # pixels, pixels a line, letters a line


def marked_xlsx(
    rows: Sequence[Row],
    problems: Iterable[Problem],
    columns: Mapping[str, int],
    header_row: int | None,
    heading: str,
    say: Callable[[Problem], str],
) -> bytes:
    """Writes the rows of a report with its problems; `heading` stands above the column of their sentences.

    `columns` and `header_row` as in the report. The same arguments give the same bytes. A list that reaches below the
    last row of a spreadsheet is written without its blank rows.
    """
    from xlsxwriter import Workbook  # type: ignore[import-untyped]  # here, because few need it; carries no types

    marks = find_marks(rows, problems, columns, say)
    packed = io.BytesIO()
    book = Workbook(packed, {"in_memory": True})
    book.set_properties({"created": datetime(1980, 1, 1)})  # the same bytes whenever it is written
    page = book.add_worksheet()
    page.set_comments_author("")
    page.ignore_errors({"number_stored_as_text": "A1:XFD1048576"})
    lines = _lines(rows)
    header = header_row if header_row and header_row in lines else min(lines, default=1)
    _write_rows(book, page, rows, lines, header_row)
    looks = {severity: book.add_format({**_TEXT, **look}) for severity, look in _LOOKS.items()}
    texts = {row.number: row for row in rows}
    for (number, place), mark in marks.cells.items():
        _write(page, lines[number], place, texts[number].cell(place), looks[mark.severity])
        _comment(page, lines[number], place, mark.sentences)
    if width := max((len(row.cells) for row in rows), default=0):
        _write_sentences(book, page, marks, lines, width, header, heading)
    if lines.get(header, 0) < _MOST_FROZEN:
        page.freeze_panes(lines.get(header, 0) + 1, 0)
    book.close()
    return packed.getvalue()


def _lines(rows: Sequence[Row]) -> Mapping[int, int]:
    """Gives row number -> line of the sheet, counted from 0."""
    numbers = sorted(row.number for row in rows)
    if numbers and numbers[-1] > LAST_ROW:
        return {number: line for line, number in enumerate(numbers)}
    return {number: number - 1 for number in numbers}


def _write_rows(book: Any, page: Any, rows: Sequence[Row], lines: Mapping[int, int], header_row: int | None) -> None:
    longest: list[int] = []
    text, bold = book.add_format(_TEXT), book.add_format({**_TEXT, "bold": True})
    for row in rows:
        longest += [0] * (len(row.cells) - len(longest))
        for place, cell in enumerate(row.cells):
            if cell:
                _write(page, lines[row.number], place, cell, bold if row.number == header_row else text)
                longest[place] = max(longest[place], len(cell))
    for place, letters in enumerate(longest):
        page.set_column(place, place, min(max(letters + 2, _NARROWEST), _WIDEST), text)


def _write_sentences(
    book: Any, page: Any, marks: Marks, lines: Mapping[int, int], place: int, header: int, heading: str
) -> None:
    """Writes the column behind the list; what is about the whole file stands below its heading, in the same cell."""
    if place >= MAX_COLUMNS or not (marks.rows or marks.file):
        return
    usual = book.add_format({**_TEXT, "text_wrap": True})
    page.set_column(place, place, _SENTENCES, usual)
    said = {**marks.rows, header: [marks_heading(heading), *marks.file, *marks.rows.get(header, ())]}
    for number, sentences in said.items():
        _write(page, lines[number], place, "\n".join(sentences), usual)
    if marks.file:
        _comment(page, lines[header], place, marks.file)


def _write(page: Any, line: int, place: int, text: str, look: Any) -> None:
    """Writes one cell as text, as much of it as a cell holds; reading takes one apostrophe off, where it is a guard."""
    text = _NO_TEXT.sub("", text if unguarded(text) == text else guarded(text))
    if len(text) > _LONGEST_CELL // 2:
        text = text.encode("utf-16-le")[: 2 * _LONGEST_CELL].decode("utf-16-le", errors="ignore")
    if text.startswith("<r>"):
        text += " "  # else xlsxwriter would take it for markup of its own
    page.write_string(line, place, text, look)


def _comment(page: Any, line: int, place: int, sentences: Iterable[str]) -> None:
    text = _NO_TEXT.sub("", "\n".join(dict.fromkeys(sentences)))
    if len(text) > _LONGEST_COMMENT:
        text = text[:_LONGEST_COMMENT] + "…"
    height = sum(len(each) // _COMMENT_LETTERS + 1 for each in text.split("\n")) * _COMMENT_LINE + _COMMENT_LINE
    page.write_comment(line, place, text, {"width": _COMMENT_WIDTH, "height": height})
