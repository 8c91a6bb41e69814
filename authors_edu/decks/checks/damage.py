"""What spreadsheets and encodings did to a text: error values, numbers, dates, garbled letters."""

import re
from collections.abc import Collection, Iterator, Sequence

from authors_edu.decks.columns import Columns
from authors_edu.decks.decode import LOST
from authors_edu.decks.garbled import may_be_garbled, ungarbled
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.rows import Row
from authors_edu.decks.table import Entry, Table, Titles
from authors_edu.decks.text import clean

# Error values of Excel, LibreOffice and Google Sheets, also in German, French and Spanish.
_ERROR_VALUE = re.compile(r"#¡?¿?[\w/]+[!?]|#N/A|#N/D|#NV|#NULL!|#+|Err:\d{3}", re.IGNORECASE)
_KNOWN_WORDS = {"#n/a", "#n/d", "#nv", "#getting_data"}
_BOOLEANS = frozenset(["TRUE", "FALSE", "WAHR", "FALSCH", "VRAI", "FAUX", "VERDADERO", "FALSO", "VERO"])
_MONTH = (
    r"(?:jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sept?|o[ck]t|nov|de[cz]|janv|f[ée]vr|mars|avr|juin|juil|ao[uû]t|d[ée]c"
    r"|ene|abr|ago|dic)\.?"
)
_DATE = re.compile(
    rf"\d{{1,2}}(?:-|/|\. ?){_MONTH}(?:[-./ ]\d{{2,4}})?|{_MONTH}[-./]\d{{2,4}}"
    r"|\d{1,2}[-./]\d{1,2}[-./](?:\d{2}|\d{4})|\d{4}[-./]\d{1,2}[-./]\d{1,2}(?: \d{1,2}:\d{2}(?::\d{2})?)?",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?(?:E[-+]?\d+)?", re.IGNORECASE)
_REMADE_NUMBER = re.compile(r"\d+[.,]0+|\d(?:[.,]\d+)?E[-+]?\d+", re.IGNORECASE)  # 1601.0, 1.60E+03


def check_damage(table: Table) -> Iterator[Problem]:
    """Finds what was damaged before the file came to us, in every cell that the deck uses."""
    if "#" in table.text or "Err:" in table.text:
        yield from _error_values(table)
    if not table.text.isascii():
        yield from _lost_letters(table)
        yield from _garbled(table)


def _error_values(table: Table) -> Iterator[Problem]:
    for cell in table.cells():
        text = clean(cell.text)
        if is_error_value(text):
            yield error("excel_error_value", [cell.row], cell.field, value=text, place=table.heading(cell.place))


def is_error_value(text: str) -> bool:
    """Tells whether a spreadsheet wrote this because a formula failed or a column was too narrow.

    >>> [is_error_value(text) for text in ("#NAME?", "#BEZUG!", "####", "#¿NOMBRE?", "#1", "#MeToo", "C#")]
    [True, True, True, True, False, False, False]
    """
    return bool(_ERROR_VALUE.fullmatch(text)) and (text[-1] in "!?#" or text.lower() in _KNOWN_WORDS or text[0] != "#")


def _lost_letters(table: Table) -> Iterator[Problem]:
    if LOST in table.text:
        for cell in table.cells():
            if LOST in cell.text:
                yield error("undecodable_bytes", [cell.row], cell.field, value=clean(cell.text), lost="yes")


def _garbled(table: Table) -> Iterator[Problem]:
    if not may_be_garbled(table.text):
        return
    mended = [(cell, text) for cell in table.cells() if (text := ungarbled(cell.text)) != cell.text]
    if mended:
        fix = Fix(tuple(Edit(cell.row, cell.place, cell.text, text) for cell, text in mended), safe=False)
        rows = dict.fromkeys(cell.row for cell, _ in mended)
        first, text = mended[0]
        values = tuple(dict.fromkeys(clean(cell.text) for cell, _ in mended))
        yield warning("mojibake_suspected", rows, first.field, fix, value=values[0], cells=values, mended=clean(text))


def check_conversions(table: Table, entries: Sequence[Entry], titles: Titles) -> Iterator[Problem]:
    """Finds titles that a spreadsheet has probably turned into a number, a date or a truth value."""
    ends = {title[:1] for title in titles} | {title[-1:] for title in titles}
    if _BOOLEANS.isdisjoint(titles) and not any(map(str.isdigit, ends)):
        return
    suspects = [entry for entry in entries if entry.work and _may_be_converted(entry.work)]
    numbers = [entry for entry in suspects if _NUMBER.fullmatch(entry.work)]
    are_all_numbers = len(numbers) == sum(1 for entry in entries if entry.work)
    for entry in suspects:
        kind = _converted_kind(entry.work, is_only=len(numbers) == 1)
        if kind and not (kind == "looks_like_number" and are_all_numbers):
            place = table.columns.cards[entry.card]["work"]
            yield warning(kind, [entry.row.number], "work", value=entry.work, place=table.heading(place))


def check_dates(
    rows: Sequence[Row], columns: Columns, dated: Collection[tuple[int, int]], told: Sequence[Problem]
) -> list[Problem]:
    """Finds the works that are dates in the spreadsheet although they do not look it, unless they were told already."""
    known = {row for problem in told if problem.kind == "looks_like_date" for row in problem.rows}
    return [
        warning("looks_like_date", [row.number], "work", value=clean(row.cell(place)), place=columns.heading(place))
        for row in rows
        for place in sorted({card["work"] for card in columns.cards})
        if (row.number, place) in dated and row.number not in known
    ]


def _may_be_converted(work: str) -> bool:
    """Tells quickly what cannot be one: only a date that begins with a digit has blanks in it."""
    return work[0].isdigit() or (work[-1].isdigit() and " " not in work) or work in _BOOLEANS


def _converted_kind(work: str, is_only: bool) -> str | None:
    if work in _BOOLEANS:
        return "looks_like_boolean"
    if _DATE.fullmatch(work):
        return "looks_like_date"
    if _REMADE_NUMBER.fullmatch(work) or (is_only and _NUMBER.fullmatch(work)):
        return "looks_like_number"
    return None
