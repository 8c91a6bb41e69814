"""Files of at most 5 MB that would take a minute or a gigabyte: each is read or refused within seconds.

Processor time is measured, with room for a slow machine; each took over 10 s before it was bounded.
"""

import random
import struct
import time
from pathlib import Path

import pytest
from decks.spreadsheets import LIST, changed, ods, ods_text, unzipped, write, xlsx, zipped

from authors_edu.decks.check import Report, check_file
from authors_edu.decks.reading.tabs import Tab

pytestmark = pytest.mark.long
SHEET = "xl/worksheets/sheet1.xml"
BOOK = xlsx(lambda sheet: write(sheet, LIST))
NOISE = random.Random(1).randbytes(500_000)  # keeps the ratio of unpacked to packed within bounds
PLAIN_XLS = Path(__file__).parent / "cases" / "legacy_excel97.xls"
SECONDS = 6


def quickly(data: bytes) -> Report:
    assert len(data) <= 5_000_000
    start = time.process_time()
    report = check_file(data, "list.xlsx")
    assert time.process_time() - start < SECONDS
    return report


def sheet(rows: bytes, behind: bytes = b"") -> bytes:
    part = b"<worksheet><sheetData>%s</sheetData>%s</worksheet>" % (rows, behind)
    return zipped({**unzipped(BOOK), SHEET: part, "noise": NOISE})


def ods_rows(rows: str) -> bytes:
    return zipped({**unzipped(ods(f'<table:table table:name="x">{rows}</table:table>')), "noise": NOISE})


def test_merged_cells_that_lie_over_each_other_a_hundred_thousand_times() -> None:
    rows = b"".join(b"<row><c><v>%d</v></c><c><v>%d</v></c></row>" % (n // 4, n) for n in range(9_000))
    quickly(sheet(rows, b"<mergeCells>" + b'<mergeCell ref="A1:A9999"/>' * 100_000 + b"</mergeCells>"))


def test_every_cell_of_an_ods_reaches_down_to_the_end() -> None:
    cell = '<table:table-cell table:number-rows-spanned="9999"><text:p>a</text:p></table:table-cell>'
    quickly(ods_rows(f"<table:table-row>{cell * 10}</table:table-row>" * 9_000))


def test_of_merged_cells_over_each_other_the_first_counts() -> None:
    tab = Tab("x")
    for row in range(1, 7):
        tab.put(row, 1, "work")
    tab.put(1, 0, "Twain")
    tab.put(3, 0, "Austen")
    tab.merge(1, 4, 0)
    tab.merge(3, 6, 0)
    tab.merge(2, 2, 1)
    assert tab.fill_merged() == {(2, 0), (4, 0)}
    assert [cells.get(0) for cells in tab.rows.values()] == ["Twain", "Twain", "Austen", "Twain", None, None]


def test_two_million_cells_without_headings() -> None:
    quickly(b"\n".join([b"a" + b",b" * 230] * 10_000))
    row = '<table:table-row table:number-rows-repeated="9900"><table:table-cell table:number-columns-repeated="190">'
    quickly(ods_rows(f"{row}{ods_text('a')}</table:table-cell></table:table-row>"))


def test_many_long_formats_of_dates() -> None:
    codes = b"".join(b'<numFmt numFmtId="%d" formatCode="%s%d"/>' % (200 + n, b"d-m-" * 60, n) for n in range(5_000))
    styles = b"".join(b'<xf numFmtId="%d"/>' % (200 + n) for n in range(5_000))
    rows = b"".join(b'<row><c s="%d"><v>%d</v></c></row>' % (n % 5_000, 30_000 + n % 999) for n in range(300_000))
    data = changed(sheet(rows), "xl/styles.xml", lambda _: (
        b"<styleSheet><numFmts>%s</numFmts><cellXfs>%s</cellXfs></styleSheet>" % (codes, styles)
    ))  # fmt: skip
    assert [each.kind for each in quickly(data).problems] == ["too_many_rows"]


def test_rows_within_a_hundred_thousand_groups() -> None:
    row = f"<table:table-row><table:table-cell>{ods_text('a')}</table:table-cell></table:table-row>"
    many = 60_000
    quickly(ods_rows("<table:table-row-group>" * many + row * many + "</table:table-row-group>" * many))


def compound(book: bytes) -> bytes:
    """Gives an OLE2 file of one stream: the table of sectors, one of the directory, those of the stream."""
    count = -(-len(book) // 512)
    tables = -(-(count + 100) // 127)
    first = tables + 1
    following = [0xFFFFFFFD] * tables + [0xFFFFFFFE, *range(first + 1, first + count), 0xFFFFFFFE]
    table = struct.pack(f"<{len(following)}I", *following).ljust(512 * tables, b"\xff")
    name = "Workbook".encode("utf-16-le")
    entry = struct.pack("<64sHBB48xII4x", name, len(name) + 2, 2, 0, first, len(book))
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".ljust(30, b"\0") + struct.pack("<H16xI4xII", 9, tables, 0, 0xFFFFFFFE)
    header = header.ljust(68, b"\0") + struct.pack("<II", 0xFFFFFFFE, 0) + struct.pack(f"<{tables}I", *range(tables))
    return header.ljust(512, b"\xff") + table + entry.ljust(512, b"\0") + book.ljust(512 * count, b"\0")


def test_thousands_of_sheets_in_one_place_of_an_old_workbook() -> None:
    begin, end, nothing = (
        struct.pack("<4H", 0x809, 4, 0x600, 5),
        struct.pack("<2H", 0x0A, 0),
        struct.pack("<2H", 1, 0),
    )
    count = 2_000
    place = len(begin) + 13 * count + len(end)
    named = struct.pack("<HHIBBBBc", 0x85, 9, place, 0, 0, 1, 0, b"a")
    book = begin + named * count + end + begin + nothing * 100_000 + end
    report = quickly(compound(book))
    assert [each.kind for each in report.problems] == ["too_large_uncompressed"]
