"""Text of a csv -> rows. Knows quotes and line breaks; knows no encoding and no header.

The csv module reads what is well formed. It swallows the rest of the file after an unclosed quote and cannot say where
that opened; such files are read here, cell by cell.
"""

import re
from collections.abc import Iterable
from csv import field_size_limit, reader
from dataclasses import dataclass
from itertools import compress, count, islice, repeat

from authors_edu.decks.reading.tabs import MAX_COLUMNS
from authors_edu.decks.rows import Row, make_rows
from authors_edu.decks.text import clean

_BLANK = "".join(map(chr, range(33))) + "\x7f\ufeff"  # space and control characters: a row of these is blank
_INNER = re.compile('[^"]*+(?:""[^"]*+)*+')  # what may stand in a quoted cell, up to the quote that closes it


@dataclass(frozen=True, slots=True)
class Parsed:
    """Rows without the blank ones. `starts` gives the line (from 0) on which each row, also a blank one, begins;

    empty where every row is one line. `unclosed` is the row of the first quote that never closes.
    """

    rows: tuple[Row, ...]
    starts: tuple[int, ...] = ()
    unclosed: int | None = None


def parse(text: str, delimiter: str, limit: int | None = None) -> Parsed:
    """Reads at most `limit` rows that hold something.

    >>> parse('a,"b, c"\\n\\nd,e "f"', ",").rows
    (Row(number=1, cells=('a', 'b, c')), Row(number=3, cells=('d', 'e "f"')))
    """
    lines = text.split("\n")
    if '"' not in text:
        blank = delimiter + _BLANK
        # Beyond ASCII each line needs a closer look for what nobody sees.
        if text.isascii():
            filled: list[object] = list(map(str.strip, lines, repeat(blank)))
        else:
            filled = [_holds_something(line, blank) for line in lines]
        cells: Iterable[tuple[str, ...]] = map(tuple, map(str.split, compress(lines, filled), repeat(delimiter)))
        if max(map(len, lines)) > MAX_COLUMNS:
            cells = map(_without_blank_end, cells)
        return Parsed(make_rows(islice(zip(compress(count(1), filled), cells, strict=False), limit)))
    if _is_plain(text, delimiter):
        read = enumerate(reader(lines, delimiter=delimiter), 1)
        return Parsed(
            make_rows(
                islice(
                    ((n, _without_blank_end(tuple(cells))) for n, cells in read if _holds_something("".join(cells))),
                    limit,
                )
            )
        )
    return _parse_quoted(lines, delimiter, limit)


def _without_blank_end(cells: tuple[str, ...]) -> tuple[str, ...]:
    """Leaves out blank cells at the end where there are more than a list has columns; it may be a million."""
    count = len(cells)
    while count > MAX_COLUMNS and not cells[count - 1].strip():
        count -= 1
    return cells[:count]


def _holds_something(text: str, blank: str = _BLANK) -> bool:
    return bool(text.strip(blank)) and (text.isascii() or bool(clean(text).strip(blank)))


def _is_plain(text: str, delimiter: str) -> bool:
    """Tells whether every quote stands as it should and closes on its line: then the csv module reads the same."""
    apart = re.escape(delimiter)
    cell = f'"[^"\\n]*+(?:""[^"\\n]*+)*+"|[^"{apart}\\n][^{apart}\\n]*+|'
    return max(map(len, text.split("\n"))) < field_size_limit() and bool(
        re.fullmatch(f"(?:(?:{cell})(?:[{apart}\\n]|\\Z))*+", text)
    )


def _parse_quoted(lines: list[str], delimiter: str, limit: int | None) -> Parsed:
    rows: list[Row] = []
    starts: list[int] = []
    unclosed: int | None = None
    known: set[str] = set()
    line = 0
    while line < len(lines) and (limit is None or len(rows) < limit):
        starts.append(line)
        cells, line, is_closed = _record(lines, line, delimiter, known)
        if not is_closed and unclosed is None:
            unclosed = len(starts)
        known.add(cells[0].strip())
        if _holds_something("".join(cells)):
            rows.append(Row(len(starts), _without_blank_end(tuple(cells))))
    return Parsed(tuple(rows), tuple(starts), unclosed)


def _record(lines: list[str], line: int, delimiter: str, known: set[str]) -> tuple[list[str], int, bool]:
    """Gives the cells of the record that begins on `line`, the line after it, and whether its quotes close."""
    text = lines[line]
    if '"' not in text:
        return text.split(delimiter), line + 1, True
    cells: list[str] = []
    is_closed = True
    place = 0
    while True:
        if text.startswith('"', place):
            quoted = _quoted_cell(lines, line, place, delimiter, known, cells[0].strip() if cells else "")
            if quoted is not None:
                cell, line, text, place = quoted
                cells.append(cell)
                if place >= len(text):
                    return cells, line + 1, is_closed
                place += 1
                continue
            is_closed = False
        end = text.find(delimiter, place)
        if end < 0:
            cells.append(text[place:])
            return cells, line + 1, is_closed
        cells.append(text[place:end])
        place = end + 1


def _quoted_cell(
    lines: list[str], line: int, place: int, delimiter: str, known: set[str], creator: str
) -> tuple[str, int, str, int] | None:
    """Reads the quoted cell that opens at `place`: its text, and the line and place behind it.

    None where the quote never closes, or closes so that it must have swallowed rows: behind it stands more text, or a
    line within it begins with a creator that other rows begin with.
    """
    first, text, start = line, lines[line], place + 1
    pieces: list[str] = []
    while (end := _closing(text, start)) < 0:
        pieces.append(text[start:])
        line += 1
        if line == len(lines):
            return None
        text, start = lines[line], 0
    pieces.append(text[start:end])
    rest_end = text.find(delimiter, end + 1)
    rest_end = len(text) if rest_end < 0 else rest_end
    rest = text[end + 1 : rest_end]
    if line > first and (rest.strip() or _swallowed(lines[first + 1 : line + 1], delimiter, known, creator)):
        return None
    content = "\n".join(pieces).replace('""', '"')
    if rest.strip():
        # `"The" Genius`: closed within its own line, with more behind it. The marks belong to the title.
        content = text[place:rest_end] if delimiter not in content else content + rest
    return content, line, text, rest_end


def _closing(text: str, start: int) -> int:
    """Gives the place of the quote that closes a cell, -1 if it goes on over the end of the line."""
    found = _INNER.match(text, start)
    end = found.end() if found else start
    return end if end < len(text) else -1


def _swallowed(inner: list[str], delimiter: str, known: set[str], creator: str) -> bool:
    beginnings = [line.split(delimiter, 1)[0].strip() for line in inner if delimiter in line]
    beginnings = [beginning for beginning in beginnings if beginning]
    return len(set(beginnings)) < len(beginnings) or any(
        beginning in known or beginning == creator for beginning in beginnings
    )
