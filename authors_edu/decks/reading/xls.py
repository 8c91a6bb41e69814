"""An old Excel workbook (xls, Excel 5 to 2003) -> its tabs, cell by cell as shown. Chooses no tab and judges nothing.

Read here and not by a library: one flipped bit in such a file made the fast reader end the whole process.
Source: [MS-XLS], 2.4 (records) and 2.5.293 (strings); the records of Excel 5 differ in their strings only.
"""

import struct
from collections.abc import Iterator
from typing import NamedTuple

from authors_edu.decks.reading.compound import stream
from authors_edu.decks.reading.shown import BUILT_IN, GENERAL, MOST_FORMATS, is_date, shown
from authors_edu.decks.reading.tabs import Tab, Unreadable, broken, too_large

_BOF, _EOF, _CONTINUE, _FILEPASS = 0x809, 0x0A, 0x3C, 0x2F
_BOUNDSHEET, _SST, _FORMAT, _XF, _DATEMODE, _CODEPAGE = 0x85, 0xFC, 0x41E, 0xE0, 0x22, 0x42
_ROW, _MERGED = 0x208, 0xE5
_LABELSST, _LABEL, _RSTRING, _NUMBER, _RK, _MULRK, _BOOLERR = 0xFD, 0x204, 0xD6, 0x203, 0x27E, 0xBD, 0x205
_FORMULA, _STRING = 0x06, 0x207
_ERRORS = {0: "#NULL!", 7: "#DIV/0!", 15: "#VALUE!", 23: "#REF!", 29: "#NAME?", 36: "#NUM!", 42: "#N/A"}
_HIDDEN_ROW = 0x20


class _Record(NamedTuple):
    """One record; `pieces` are its data and those of the records that continue it."""

    kind: int
    pieces: list[bytes]

    @property
    def data(self) -> bytes:
        return self.pieces[0]


def read_xls(data: bytes) -> list[Tab]:
    """Reads every visible worksheet; hidden ones come without rows. Raises `Unreadable`."""
    content = stream(data, ("Workbook", "Book", "WORKBOOK", "BOOK"))
    if content is None:
        raise broken()
    try:
        book = _Book(content)
        return [book.tab(*sheet) for sheet in book.sheets]
    except (struct.error, IndexError, ValueError, LookupError) as error:
        raise broken() from error


def _records(content: bytes, place: int) -> Iterator[_Record]:
    """Gives the records from `place` on, up to the end of that part; parts within it (charts) are passed over."""
    depth = 0
    while place + 4 <= len(content):
        kind, length = struct.unpack_from("<HH", content, place)
        pieces = [content[place + 4 : place + 4 + length]]
        place += 4 + length
        while content[place : place + 2] == b"\x3c\x00":
            (length,) = struct.unpack_from("<H", content, place + 2)
            pieces.append(content[place + 4 : place + 4 + length])
            place += 4 + length
        depth += (kind == _BOF) - (kind == _EOF)
        if depth == 0:
            return
        if depth == 1:
            yield _Record(kind, pieces)
    raise broken()  # cut off before its end


class _Book:
    """What stands before the sheets: their names and places, the shared texts, the formats."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._left = 3 * len(content)  # bytes still to be read; in a damaged file many sheets may stand in one place
        self._is_old = False
        self._code_page = "cp1252"
        self._is_1904 = False
        self._strings: list[str] = []
        self._codes = dict(BUILT_IN)
        self._formats: list[int] = []
        self.sheets: list[tuple[int, int, str]] = []
        for record in _records(content, 0):
            self._take(record.kind, record.data, record)

    def _take(self, kind: int, data: bytes, record: _Record) -> None:
        if kind == _BOF:
            self._is_old = struct.unpack_from("<H", data)[0] < 0x600
        elif kind == _FILEPASS:
            raise Unreadable("password_protected", "excel97")
        elif kind == _CODEPAGE:
            self._code_page = _code_page(struct.unpack_from("<H", data)[0])
        elif kind == _DATEMODE:
            self._is_1904 = data[:1] == b"\x01"
        elif kind == _XF:
            self._formats.append(struct.unpack_from("<H", data, 2)[0])
        elif kind == _FORMAT and len(self._codes) < MOST_FORMATS:
            wide = not self._is_old
            self._codes[struct.unpack_from("<H", data)[0]] = self._text(data, 2, wide)
        elif kind == _BOUNDSHEET:
            place, state, what = struct.unpack_from("<IBB", data)
            if what == 0:
                self.sheets.append((place, state & 3, self._text(data, 6, wide=False)))
        elif kind == _SST:
            self._strings = _shared(record.pieces)

    def tab(self, place: int, state: int, name: str) -> Tab:
        """Reads one sheet."""
        tab = Tab(name, is_hidden=state != 0)
        formula: tuple[int, int] | None = None
        for kind, pieces in () if tab.is_hidden else _records(self._content, place):
            data = pieces[0]
            self._left -= sum(map(len, pieces)) + 4
            if self._left < 0:
                raise too_large()
            if kind == _STRING and formula:
                tab.put(*formula, _joined_text(pieces) if not self._is_old else self._text(data, 0, wide=True))
                formula = None
            elif kind == _FORMULA:
                formula = self._formula(tab, data)
            elif kind == _ROW:
                row, options = struct.unpack_from("<H10xH", data)
                if options & _HIDDEN_ROW:
                    tab.hidden.add(row + 1)
            elif kind == _MERGED:
                for first, last, left, _ in struct.iter_unpack("<4H", data[2 : 2 + (len(data) - 2) // 8 * 8]):
                    tab.merge(first + 1, last + 1, left)
            else:
                self._cell(tab, kind, data)
        return tab

    def _cell(self, tab: Tab, kind: int, data: bytes) -> None:
        if kind not in (_LABELSST, _LABEL, _RSTRING, _NUMBER, _RK, _MULRK, _BOOLERR):
            return
        row, place, style = struct.unpack_from("<3H", data)
        row += 1
        if kind == _LABELSST:
            tab.put(row, place, self._strings[struct.unpack_from("<I", data, 6)[0]])
        elif kind in (_LABEL, _RSTRING):
            tab.put(row, place, self._text(data, 6, wide=True))
        elif kind == _NUMBER:
            self._put_number(tab, row, place, struct.unpack_from("<d", data, 6)[0], style)
        elif kind == _RK:
            self._put_number(tab, row, place, _rk(struct.unpack_from("<I", data, 6)[0]), style)
        elif kind == _BOOLERR:
            tab.put(row, place, _truth_or_error(data[6], bool(data[7])))
        else:
            for style, packed in struct.iter_unpack("<HI", data[4 : 4 + (len(data) - 6) // 6 * 6]):
                self._put_number(tab, row, place, _rk(packed), style)
                place += 1

    def _formula(self, tab: Tab, data: bytes) -> tuple[int, int] | None:
        """Takes in the result of a formula; gives its place where the result is a text, which follows."""
        row, place, style = struct.unpack_from("<3H", data)
        if data[12:14] != b"\xff\xff":
            self._put_number(tab, row + 1, place, struct.unpack_from("<d", data, 6)[0], style)
        elif data[6] == 0:
            return row + 1, place
        elif data[6] in (1, 2):
            tab.put(row + 1, place, _truth_or_error(data[8], data[6] == 2))
        return None

    def _put_number(self, tab: Tab, row: int, place: int, value: float, style: int) -> None:
        number = self._formats[style] if style < len(self._formats) else 0
        code = self._codes.get(number, GENERAL)
        tab.put(row, place, shown(value, code, self._is_1904))
        if is_date(code):
            tab.dated.add((row, place))

    def _text(self, data: bytes, place: int, wide: bool) -> str:
        """Reads a text behind its length, which takes two bytes where `wide`."""
        length = struct.unpack_from("<H" if wide else "<B", data, place)[0]
        place += 2 if wide else 1
        if self._is_old:
            return data[place : place + length].decode(self._code_page, errors="replace")
        return _characters(data[place + 1 : place + 1 + length * (1 + (data[place] & 1))], data[place])


def _code_page(number: int) -> str:
    name = {1200: "cp1252", 10000: "mac_roman", 32768: "mac_roman", 32769: "cp1252"}.get(number, f"cp{number}")
    try:
        "".encode(name)
    except LookupError:
        return "cp1252"
    return name


def _truth_or_error(value: int, is_error: bool) -> str:
    return _ERRORS.get(value, "#VALUE!") if is_error else "TRUE" if value else "FALSE"


def _rk(packed: int) -> float:
    """Unpacks a number of 30 bits ([MS-XLS] 2.5.217): whole or the head of a double, perhaps in hundredths."""
    if packed & 2:
        value = float((packed >> 2) - (1 << 30 if packed & 0x80000000 else 0))
    else:
        value = float(struct.unpack("<d", struct.pack("<Q", (packed & 0xFFFFFFFC) << 32))[0])
    return value / 100 if packed & 1 else value


def _characters(data: bytes, flags: int) -> str:
    return data.decode("utf-16-le" if flags & 1 else "latin-1", errors="replace")


def _joined_text(pieces: list[bytes]) -> str:
    return _Pieces(pieces).text()


def _shared(pieces: list[bytes]) -> list[str]:
    """Reads the shared texts, which run on over the pieces."""
    reader = _Pieces(pieces)
    count = struct.unpack_from("<I", reader.take(8), 4)[0]
    found: list[str] = []
    while len(found) < count and not reader.is_at_end:
        found.append(reader.text())
    return found


class _Pieces:
    """Reads over the joints of records; where characters are parted, the next piece tells anew how wide they are."""

    def __init__(self, pieces: list[bytes]) -> None:
        self._pieces = pieces
        self._piece = self._place = 0

    @property
    def is_at_end(self) -> bool:
        return self._piece >= len(self._pieces) - 1 and self._place >= len(self._pieces[self._piece])

    def take(self, length: int) -> bytes:
        taken = self._some(length)
        while len(taken) < length:
            self._next()
            taken += self._some(length - len(taken))
        return taken

    def text(self) -> str:
        length, flags = struct.unpack("<HB", self.take(3))
        runs = struct.unpack("<H", self.take(2))[0] if flags & 8 else 0
        extra = struct.unpack("<I", self.take(4))[0] if flags & 4 else 0
        text = ""
        while len(text) < length:
            wide = 1 + (flags & 1)
            got = self._some((length - len(text)) * wide)
            text += _characters(got, flags)
            if len(text) < length:
                self._next()
                flags = self._some(1)[0]
        self.take(4 * runs + extra)
        return text

    def _some(self, length: int) -> bytes:
        got = self._pieces[self._piece][self._place : self._place + length]
        self._place += len(got)
        return got

    def _next(self) -> None:
        self._piece += 1
        self._place = 0
        if self._piece >= len(self._pieces):
            raise broken()
