"""What spreadsheets and encodings did to a text: error values, numbers, dates, garbled letters."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from operator import itemgetter

from authors_edu.decks.checks.error_values import is_error_value
from authors_edu.decks.checks.neighbours import Mends
from authors_edu.decks.columns import Columns
from authors_edu.decks.garbled import may_be_garbled, ungarbled
from authors_edu.decks.listed import Entry, Listed
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.reading.decode import LOST
from authors_edu.decks.rows import Row
from authors_edu.decks.table import Table, Titles
from authors_edu.decks.text import clean

# As Excel, LibreOffice and Google Sheets write them, from English to Turkish.
_FIRST, _LAST = itemgetter(0), itemgetter(-1)
_BOOLEANS = frozenset(
    ["TRUE", "FALSE", "WAHR", "FALSCH", "VRAI", "FAUX", "VERDADERO", "FALSO", "VERO", "VERDADEIRO", "WAAR", "ONWAAR",
     "PRAWDA", "FAŁSZ", "ИСТИНА", "ЛОЖЬ", "ІСТИНА", "ХИБНІСТЬ", "DOĞRU", "YANLIŞ", "SANT", "FALSKT", "PRAVDA"]
)  # fmt: skip
_MONTH = (
    r"(?:jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sept?|o[ck]t|nov|de[cz]|janv|f[ée]vr|mars|avr|juin|juil|ao[uû]t|d[ée]c"
    r"|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out|mrt|mei"
    r"|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara"
    r"|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|гру)\.?"
)
_DATE = (  # compiled by `re` for the first title that ends in a figure: most lists have none
    rf"\d{{1,2}}(?:-|/|\. ?){_MONTH}(?:[-./ ]\d{{2,4}})?|{_MONTH}[-./]\d{{2,4}}"
    r"|\d{1,2}月\d{1,2}日|\d{1,2}:\d{2}:\d{2}"
    r"|\d{1,2}[-./]\d{1,2}[-./](?:\d{2}|\d{4})|\d{4}[-./]\d{1,2}[-./]\d{1,2}(?: \d{1,2}:\d{2}(?::\d{2})?)?"
)
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?(?:E[-+]?\d+)?", re.IGNORECASE)
_REMADE_NUMBER = re.compile(r"\d+[.,]0+|\d(?:[.,]\d+)?E[-+]?\d+", re.IGNORECASE)  # 1601.0, 1.60E+03


def check_damage(table: Table, beside: Mapping[int, Mends]) -> Iterator[Problem]:
    """Finds what was damaged before the file came to us, in every cell that the deck uses.

    `beside` has, by row, what could be written as its creator.
    """
    if "#" in table.text or "Err:" in table.text:
        yield from _error_values(table, beside)
    if not table.text.isascii():
        yield from _lost_letters(table)
        yield from _garbled(table)


def _error_values(table: Table, beside: Mapping[int, Mends]) -> Iterator[Problem]:
    for cell in table.cells():
        text = clean(cell.text)
        if is_error_value(text):
            is_creator = cell.field == "creator"
            fix, others = beside.get(cell.row, Mends(None, ())) if is_creator else Mends(None, ())
            yield error("excel_error_value", [cell.row], cell.field, fix, others, value=text,
                        place=table.heading(cell.place))  # fmt: skip


def _lost_letters(table: Table) -> Iterator[Problem]:
    if LOST in table.text:
        for cell in table.cells():
            if LOST in cell.text:
                yield error("undecodable_bytes", [cell.row], cell.field, value=clean(cell.text), lost="yes")


def _garbled(table: Table) -> Iterator[Problem]:
    if not may_be_garbled(table.text):
        return
    mended = [(cell, ungarbled(cell.text)) for cell in table.cells() if not cell.text.isascii()]
    mended = [(cell, text) for cell, text in mended if text != cell.text and clean(text)]
    if mended:
        fix = Fix(tuple(Edit(cell.row, cell.place, cell.text, text) for cell, text in mended), safe=False)
        rows = dict.fromkeys(cell.row for cell, _ in mended)
        first, text = mended[0]
        values = tuple(dict.fromkeys(clean(cell.text) for cell, _ in mended))
        yield warning("mojibake_suspected", rows, first.field, fix, value=values[0], cells=values, mended=clean(text))


def check_conversions(table: Table, listed: Listed, titles: Titles) -> Iterator[Problem]:
    """Finds titles that a spreadsheet has probably turned into a number, a date or a truth value."""
    filled = list(filter(None, titles))
    ends = {*map(_FIRST, filled), *map(_LAST, filled)}
    if not any(map(str.isdigit, ends)) and _BOOLEANS.isdisjoint(filled):
        return
    # Only a date that begins with a digit has blanks in it.
    odd = {
        title
        for title in filled
        if (title[0].isdigit() or (title[-1].isdigit() and " " not in title) or title in _BOOLEANS)
    }
    if not odd:
        return
    suspects = [entry for entry in listed.entries if entry.work in odd]
    numbers = [entry for entry in suspects if _NUMBER.fullmatch(entry.work)]
    are_all_numbers = len(numbers) == sum(map(bool, listed.works))
    by_work: dict[str, list[Entry]] = {}
    for entry in suspects:
        by_work.setdefault(entry.work, []).append(entry)
    for work, found in by_work.items():
        kind = _converted_kind(work, is_only=len(numbers) == 1)
        if kind and not (kind == "looks_like_number" and are_all_numbers):
            rows = dict.fromkeys(entry.row.number for entry in found)
            place = table.heading(table.columns.cards[found[0].card]["work"])
            yield warning(kind, rows, "work", _unconverted(table, found, titles), value=work, place=place)


def _unconverted(table: Table, found: Sequence[Entry], titles: Titles) -> Fix | None:
    """Gives back what was probably typed: True for TRUE, 1601 for 1601.0. What a date was, nobody can tell."""
    work = found[0].work
    text = work.capitalize() if work in _BOOLEANS else re.sub(r"[.,]0+$", "", work)
    is_mend = text != work and (text.isdigit() or text.isalpha()) and text not in titles
    places = [(entry.row, table.columns.cards[entry.card]["work"]) for entry in found]
    edits = tuple(Edit(row.number, place, row.cell(place), text) for row, place in places)
    return Fix(edits, False, "write", text) if is_mend else None


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


def _converted_kind(work: str, is_only: bool) -> str | None:
    if work in _BOOLEANS:
        return "looks_like_boolean"
    if re.fullmatch(_DATE, work, re.IGNORECASE):
        return "looks_like_date"
    if _REMADE_NUMBER.fullmatch(work) or (is_only and _NUMBER.fullmatch(work)):
        return "looks_like_number"
    return None
