"""Makes spreadsheets for tests: xlsx by openpyxl, ods by hand, and any of them with a part changed."""

import io
import zipfile
from collections.abc import Callable, Collection, Iterable, Sequence

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet

AUSTEN = [("Jane Austen", work) for work in ("Emma", "Persuasion", "Sanditon", "Lady Susan")]
TWAIN = [("Mark Twain", work) for work in ("Tom Sawyer", "Huckleberry Finn", "Roughing It", "Pudd'nhead Wilson")]
LIST = [("creator", "work"), *AUSTEN, *TWAIN]
_ODS = (
    '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" '
    'xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"><office:automatic-styles>'
    '<style:style style:name="unseen" style:family="table"><style:table-properties table:display="false"/>'
    "</style:style></office:automatic-styles><office:body><office:spreadsheet>{tables}</office:spreadsheet>"
    "</office:body></office:document-content>"
)


def write(sheet: Worksheet, rows: Iterable[Sequence[object]], row: int = 1, column: int = 1) -> None:
    """Writes rows into a worksheet, the first cell at `row` and `column` (from 1)."""
    for number, cells in enumerate(rows, row):
        for place, value in enumerate(cells, column):
            sheet.cell(number, place).value = value


def xlsx(fill: Callable[[Worksheet], object]) -> bytes:
    """Gives a workbook whose first sheet `fill` has written; other sheets by `sheet.parent.create_sheet`."""
    book = openpyxl.Workbook()
    assert book.active is not None
    fill(book.active)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def ods(*tables: str) -> bytes:
    return zipped({
        "mimetype": b"application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": _ODS.format(tables="".join(tables)).encode(),
    })  # fmt: skip


def ods_table(
    rows: Iterable[Sequence[str]], name: str = "Sheet1", hidden: Collection[int] = (), style: str = ""
) -> str:
    """Gives one table as LibreOffice writes it; a cell that begins with `<` is taken as it stands."""
    written = [f'<table:table table:name="{name}" table:style-name="{style}">']
    for number, cells in enumerate(rows, 1):
        unseen = ' table:visibility="collapse"' if number in hidden else ""
        written.append(f"<table:table-row{unseen}>")
        written += [
            cell if cell[:1] == "<" else f"<table:table-cell>{ods_text(cell)}</table:table-cell>" for cell in cells
        ]
        written.append("</table:table-row>")
    rest = '<table:table-cell table:number-columns-repeated="1024"/>'
    written.append(f'<table:table-row table:number-rows-repeated="1048000">{rest}</table:table-row></table:table>')
    return "".join(written)


def ods_text(text: str) -> str:
    return f"<text:p>{text}</text:p>"


def zipped(parts: dict[str, bytes], stored: bool = False) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED) as packed:
        for name, content in parts.items():
            packed.writestr(zipfile.ZipInfo(name) if stored or name == "mimetype" else name, content)
    return file.getvalue()


def unzipped(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def changed(data: bytes, part: str, change: Callable[[bytes], bytes]) -> bytes:
    """Gives the file with one of its parts changed."""
    parts = unzipped(data)
    return zipped({**parts, part: change(parts[part])})
