"""What a file is, by its first bytes and not by its name. Opens and unpacks nothing."""

import re
from typing import NamedTuple

SPREADSHEET = "spreadsheet"


class FileType(NamedTuple):
    """`kind` of problem that refuses it, and the word that names it in the sentence ("png", "excel" ...).

    A spreadsheet that can be read has the kind `SPREADSHEET`, and `what` says which reader it needs.
    """

    kind: str
    what: str


_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ZIP = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
_SIGNATURES = (
    (b"\x89PNG", "png"),
    (b"\xff\xd8\xff", "jpeg"),
    (b"GIF8", "gif"),
    (b"II*\x00", "tiff"),
    (b"MM\x00*", "tiff"),
    (b"%PDF", "pdf"),
    (b"{\\rtf", "rtf"),
    (b"\x1f\x8b", "archive"),
    (b"7z\xbc\xaf\x27\x1c", "archive"),
    (b"Rar!\x1a", "archive"),
    (b"BZh91AY", "archive"),
    (b"\xfd7zXZ", "archive"),
    (b"SQLite format 3\x00", "database"),
    (b"ID3\x03", "sound"),
    (b"ID3\x04", "sound"),
    (b"OggS", "sound"),
    (b"\x7fELF", "program"),
)
_MARKUP = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*<(!doctype\s+html|html|head|body|table|meta|\?xml|svg|!--)(?![a-z0-9])", re.IGNORECASE
)
_JSON = re.compile(rb'(?:\xef\xbb\xbf)?\s*(?:\{\s*"|\[\s*[\[{])')
# Text has next to no control characters; NULs and their like are every tenth byte of what is no text.
_TEXT_CONTROLS = bytes(sign for sign in range(256) if sign >= 32 or sign in b"\t\n\r\x0c")
_LOOKED_AT = 65536


def file_type(data: bytes) -> FileType | None:
    """Tells what these bytes are; None where they are text."""
    if data.startswith(_OLE):
        return _inside_ole(data)
    if data.startswith(_ZIP):
        return _inside_zip(data)
    for signature, what in _SIGNATURES:
        if data.startswith(signature):
            return FileType("not_a_table", what)
    if data.startswith(b"RIFF") and data[8:12] in (b"WEBP", b"WAVE", b"AVI "):
        return FileType("not_a_table", "webp" if data[8:12] == b"WEBP" else "sound")
    if data.startswith(b"BM") and b"\x00" in data[:16]:
        return FileType("not_a_table", "bmp")
    if data[4:8] == b"ftyp":
        return FileType("not_a_table", "film")
    if _JSON.match(data[:1024]):
        return FileType("not_a_table", "json")
    if markup := _MARKUP.match(data[:1024]):
        return _inside_markup(data, markup[1].lower())
    if text_encoding(data) is None and _is_binary(data[:_LOOKED_AT]):
        return FileType("not_a_table", "binary")
    return None


def text_encoding(data: bytes) -> str | None:
    """Gives the encoding that the bytes themselves prove: a byte order mark, or the alternating NULs of UTF-16."""
    marks = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe\x00\x00", "utf-32"), (b"\x00\x00\xfe\xff", "utf-32"))
    for mark, encoding in (*marks, (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return encoding
    return _unmarked_utf16(data[:_LOOKED_AT])


def _unmarked_utf16(start: bytes) -> str | None:
    """Tells UTF-16 without a mark: NULs on every second place, hardly any on the others, and so behind line ends.

    Half of a letter may be a NUL, a comma or a line end in some script; a file that lost its way has no such order.
    """
    even, odd = start[::2].count(0), start[1::2].count(0)
    if max(even, odd) * 20 < len(start) // 2 or max(even, odd) <= 4 * min(even, odd) or len(start) < 4:
        return None
    low, high = (start[1::2], start[::2]) if even > odd else (start[::2], start[1::2])
    for signs in (b"\r\n", b",;\t"):
        if beside := [other for sign, other in zip(low, high, strict=False) if sign in signs]:
            return ("utf-16-be" if even > odd else "utf-16-le") if beside.count(0) * 2 > len(beside) else None
    return None


def _inside_ole(data: bytes) -> FileType:
    if _holds(data, "EncryptedPackage"):
        return FileType("password_protected", "excel")
    if _holds(data, "Workbook") or _holds(data, "Book") or _holds(data, "WORKBOOK") or _holds(data, "BOOK"):
        return _spreadsheet("excel97")
    return FileType("not_a_table", "word" if _holds(data, "WordDocument") else "office")


def _holds(data: bytes, stream: str) -> bool:
    return stream.encode("utf-16-le") in data


def _inside_zip(data: bytes) -> FileType:
    """Names stand uncompressed in a zip: no need to open it."""
    if b"xl/workbook.bin" in data:
        return FileType("not_a_table", "xlsb")
    if b"xl/workbook.xml" in data:
        return _spreadsheet("excel")
    if b"opendocument.spreadsheet" in data or (b"content.xml" in data and b"opendocument." not in data):
        return _spreadsheet("ods")
    if b".iwa" in data or b"index.numbers" in data or b"Index.zip" in data:
        return FileType("unsupported_format_numbers", "numbers")
    if b"word/document.xml" in data or b"opendocument.text" in data:
        return FileType("not_a_table", "word")
    if b"ppt/presentation.xml" in data:
        return FileType("not_a_table", "slides")
    if any(name in data for name in (b"[Content_Types].xml", b"docProps/", b"xl/worksheets/", b"_rels/.rels")):
        return FileType("not_a_table", "broken")  # cut off before the part that tells what it was
    return FileType("not_a_table", "archive")


def _spreadsheet(what: str) -> FileType:
    return FileType(SPREADSHEET, what)


def _inside_markup(data: bytes, tag: bytes) -> FileType:
    start = data[:4096].lower()
    if tag in (b"?xml", b"svg", b"!--") and b"<html" not in start and b"<table" not in start:
        return FileType("not_a_table", "picture" if b"<svg" in start else "xml")
    return FileType("html_page", "html")


def _is_binary(start: bytes) -> bool:
    return len(start.translate(None, _TEXT_CONTROLS)) * 10 > len(start)
