"""Bytes of a csv, tsv or spreadsheet -> rows of text, numbered as a spreadsheet numbers them. Judges no content.

The header is row 1, blank rows count, a line break inside a quoted cell does not, Excel's hidden `sep=` line does not.
A quote opens a quoted cell only at the start of a cell; elsewhere it is a letter.
"""

import re
from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from authors_edu.decks.columns import fields_named
from authors_edu.decks.guard import unguarded
from authors_edu.decks.problems import Problem, error, warning
from authors_edu.decks.reading.csvrows import Parsed, parse
from authors_edu.decks.reading.decode import decode
from authors_edu.decks.reading.filetype import SPREADSHEET, file_type
from authors_edu.decks.reading.tabs import ABOVE, MAX_COLUMNS, MAX_ROWS
from authors_edu.decks.rows import Row, widest
from authors_edu.decks.text import clean

MAX_BYTES = 5_000_000
_MOST_LINES = 10 * MAX_ROWS  # a row may have several lines
_DELIMITERS = (";", "\t", "|", ",")  # where all fit, the rarer one in prose was meant
_SEP_LINE = re.compile(r'\s*"?sep=(.)"?\1*[ \t]*(?:\n|$)', re.IGNORECASE)
_SAMPLE = 16_384
_SAMPLE_ROWS = 100
_OTHER_NAMES = frozenset(
    ["xlsx", "xlsm", "xls", "ods", "numbers", "pdf", "png", "jpg", "jpeg", "gif", "doc", "docx", "odt", "zip"]
)
_OWN_NAMES = {
    "excel": frozenset(["xlsx", "xlsm", "xltx", "xltm", ""]),
    "excel97": frozenset(["xls", "xlt", ""]),
    "ods": frozenset(["ods", "ots", ""]),
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """What was read. `unclosed` is the row of a quote that never closes: nothing from there on can be judged.

    `uncalculated` are formulas without a saved result, by row and place; `merged` are cells that show a merged one,
    `dated` cells whose value is a date, however it is shown.
    """

    rows: tuple[Row, ...]
    problems: tuple[Problem, ...] = ()
    delimiter: str = ","
    unclosed: int | None = None
    uncalculated: Mapping[tuple[int, int], str] = field(default_factory=dict)
    merged: Collection[tuple[int, int]] = ()
    dated: Collection[tuple[int, int]] = ()


def read_sheet(data: bytes, name: str, include_hidden_rows: bool = False) -> Sheet:
    """Reads rows from the bytes of a file; `name` only serves to say that its ending does not fit."""
    if len(data) > MAX_BYTES:
        return Sheet(
            (), (error("too_large", size_mb=f"{ceil(len(data) / 1e5) / 10}", limit_mb=MAX_BYTES // 1_000_000),)
        )
    if found := file_type(data):
        if found.kind == SPREADSHEET:
            return _read_spreadsheet(data, name, found.what, include_hidden_rows)
        return Sheet((), (error(found.kind, what=found.what),))
    return _read_text(data, name)


def _read_spreadsheet(data: bytes, name: str, what: str, include_hidden_rows: bool) -> Sheet:
    from authors_edu.decks.reading.workbook import read_workbook  # here, because most lists are csv and do without it

    chosen = read_workbook(data, what, include_hidden_rows)
    ending = _ending(name)
    told = (warning("extension_mismatch", what=what, ending=ending),) if ending not in _OWN_NAMES[what] else ()
    problems = (*(told if chosen.rows else ()), *chosen.problems)
    return Sheet(chosen.rows, problems, uncalculated=chosen.uncalculated, merged=chosen.merged, dated=chosen.dated)


def _read_text(data: bytes, name: str) -> Sheet:
    if (lines := _filled_byte_lines(data)) > _MOST_LINES:
        return Sheet((), (error("too_many_rows", count=lines - 1, limit=MAX_ROWS),))
    decoded = decode(data)
    if not decoded.text.strip("\ufeff\x00\x1a \n\t"):
        return Sheet((), (error("empty_file"),))
    text, delimiter, skipped = _without_sep_line(decoded.text)
    delimiter = delimiter or _delimiter(text)
    parsed = parse(text, delimiter, MAX_ROWS + ABOVE)
    if len(parsed.rows) == MAX_ROWS + ABOVE:
        return Sheet((), (error("too_many_rows", count=_filled_lines(text, delimiter) - 1, limit=MAX_ROWS),))
    if widest(parsed.rows) > MAX_COLUMNS:
        return Sheet((), (error("not_a_table", what="wide", limit=MAX_COLUMNS),))
    rows = _unguarded(parsed.rows) if "'" in text else parsed.rows
    problems = (
        *_name_problems(name),
        *(_guessed(rows, decoded.guessed) if decoded.guessed else ()),
        *_repaired(parsed, tuple(line - skipped for line in decoded.repaired)),
    )
    return Sheet(rows, problems, delimiter, parsed.unclosed)


def _unguarded(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Takes the apostrophes off; a row may hold nothing then."""
    bare = [
        Row(row.number, tuple(map(unguarded, row.cells))) if any(cell[:1] == "'" for cell in row.cells) else row
        for row in rows
    ]
    return tuple(new for new, old in zip(bare, rows, strict=True) if new is old or any(map(clean, new.cells)))


def _filled_byte_lines(data: bytes) -> int:
    """Counts lines that hold something before anything is decoded, where there are very many."""
    if data.count(b"\n") + data.count(b"\r") <= _MOST_LINES:
        return 0
    return sum(1 for line in data.replace(b"\r", b"\n").split(b"\n") if line.strip(b" \t,;|\0"))


def _filled_lines(text: str, delimiter: str) -> int:
    blank = f"{delimiter} \t"
    return sum(1 for line in text.split("\n") if line.strip(blank))


def _name_problems(name: str) -> tuple[Problem, ...]:
    ending = _ending(name)
    return (warning("extension_mismatch", what="csv", ending=ending),) if ending in _OTHER_NAMES else ()


def _ending(name: str) -> str:
    return name.rpartition(".")[2].lower() if "." in name else ""


def _guessed(rows: Sequence[Row], encoding: str) -> tuple[Problem, ...]:
    accented = [row for row in rows if not "".join(row.cells).isascii()]
    examples = tuple(dict.fromkeys(clean(cell) for row in accented for cell in row.cells if not cell.isascii()))[:3]
    return (warning("encoding_guessed", [row.number for row in accented], examples=examples, encoding=encoding),)


def _repaired(parsed: Parsed, lines: Sequence[int]) -> tuple[Problem, ...]:
    if not lines:
        return ()
    rows = tuple(dict.fromkeys(bisect_right(parsed.starts, line) for line in lines)) if parsed.starts else ()
    rows = rows if parsed.starts else tuple(line + 1 for line in lines)
    cells = {row.number: row.cells for row in parsed.rows}
    problems = []
    for row in rows:
        odd = tuple(clean(cell) for cell in cells.get(row, ()) if not cell.isascii())
        problems.append(warning("undecodable_bytes", [row], value=", ".join(odd), lost=""))
    return tuple(problems)


def _without_sep_line(text: str) -> tuple[str, str | None, int]:
    """Drops Excel's hint `sep=;`, which Excel itself never shows as a row."""
    if found := _SEP_LINE.match(text):
        return text[found.end() :], found[1], 1
    return text, None, 0


def _delimiter(text: str) -> str:
    """Chooses by parsing: a header that names creator and work decides, then how alike the rows are."""
    sample = text[:_SAMPLE]
    fits = {delimiter: _fit(sample, delimiter) for delimiter in _DELIMITERS}
    best = max(fits, key=fits.__getitem__)
    return best if any(fits[best]) else ","


def _fit(sample: str, delimiter: str) -> tuple[int, float]:
    rows = parse(sample, delimiter, _SAMPLE_ROWS).rows
    header = max((len(fields_named(row.cells)) for row in rows[:20]), default=0)
    widths = [len(row.cells) for row in rows]
    usual = max(set(widths), key=lambda width: (widths.count(width), width), default=1)
    alike = widths.count(usual) / len(widths) if usual > 1 else 0.0
    return (header if header > 1 else 0), alike
