"""An Excel workbook (xlsx, xlsm) -> its tabs, cell by cell as shown. Chooses no tab and judges nothing.

Read here and not by a library, because of what a cell shows (its number format), which rows are hidden, which formulas
have no result, and because one cell far out must not cost a grid of seventeen thousand million.
Source: ECMA-376 part 1, 18.2 (workbook), 18.3 (worksheet), 18.4 (shared strings), 18.8 (styles).
"""

import posixpath
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from authors_edu.decks.reading.shown import BUILT_IN, GENERAL, MOST_FORMATS, is_date, shown
from authors_edu.decks.reading.tabs import Formats, Tab, broken
from authors_edu.decks.reading.unpack import Parts
from authors_edu.decks.reading.xmlparts import attribute, parse_xml

_WORKBOOK = "xl/workbook.xml"
_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
_LARGE = 500_000
_UNPLACED = re.compile(rb'<(?:row|c)(?=[\s/>])(?![^<>]*\sr=")')
_EMPTY_CELL = re.compile(rb"<c\s[^<>]*(?:/>|></c>)")
_EMPTY_ROW = re.compile(rb"<row\s[^<>]*(?:/>|>\s*</row>)")


def read_xlsx(parts: Parts) -> list[Tab]:
    """Reads every visible worksheet; hidden ones come without rows. Raises `Unreadable`."""
    book = _Book()
    parse_xml(parts.read(_WORKBOOK), book.start, _nothing)
    targets = _Targets()
    parse_xml(parts.read("xl/_rels/workbook.xml.rels"), targets.start, _nothing)
    styles = _Styles()
    if "xl/styles.xml" in parts:
        parse_xml(parts.read("xl/styles.xml"), styles.start, styles.end)
    strings = _Strings()
    if "xl/sharedstrings.xml" in parts:
        parse_xml(parts.read("xl/sharedStrings.xml"), strings.start, strings.end, strings.text)
    tabs = []
    for name, state, key in book.sheets:
        path, kind = targets.parts.get(key, ("", ""))
        tab = Tab(name, is_hidden=state in ("hidden", "veryHidden"))
        if kind.endswith("/worksheet") and not tab.is_hidden:
            sheet = _Sheet(tab, strings.found, styles.formats(), book)
            parse_xml(_without_blanks(parts.read(path)), sheet.start, sheet.end, sheet.text)
            tabs.append(tab)
        elif tab.is_hidden:
            tabs.append(tab)
    return tabs


def _nothing(_: str) -> None:
    pass


def _without_blanks(part: bytes) -> bytes:
    """Takes out cells and rows that are only formatted, where there are very many: a sheet may have a million."""
    if len(part) < _LARGE or _UNPLACED.search(part):
        return part
    return _EMPTY_ROW.sub(b"", _EMPTY_CELL.sub(b"", part))


def is_on(text: str) -> bool:
    return text in ("1", "true", "on")


class _Book:
    def __init__(self) -> None:
        self.sheets: list[tuple[str, str, str]] = []
        self.is_1904 = False
        self.recalculates = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "sheet":
            key = next((value for name, value in attributes.items() if name.endswith(":id")), "")
            self.sheets.append((attributes.get("name", ""), attributes.get("state", ""), key))
        elif tag == "workbookPr":
            self.is_1904 = is_on(attributes.get("date1904", ""))
        elif tag == "calcPr":
            self.recalculates = is_on(attributes.get("fullCalcOnLoad", ""))


class _Targets:
    """Where the sheets stand: relation -> part and kind."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[str, str]] = {}

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "Relationship":
            path = posixpath.normpath(posixpath.join("/xl", attributes.get("Target", "")))
            self.parts[attributes.get("Id", "")] = path, attributes.get("Type", "")


class _Styles:
    """Number formats by the style of a cell."""

    def __init__(self) -> None:
        self._codes: dict[int, str] = dict(BUILT_IN)
        self._styles: list[int] = []
        self._is_in_cells = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "numFmt" and len(self._codes) < MOST_FORMATS:
            self._codes[int(attributes.get("numFmtId", "0"))] = attributes.get("formatCode", GENERAL)
        elif tag == "cellXfs":
            self._is_in_cells = True
        elif tag == "xf" and self._is_in_cells:
            self._styles.append(int(attributes.get("numFmtId", "0")))

    def end(self, tag: str) -> None:
        if tag == "cellXfs":
            self._is_in_cells = False

    def formats(self) -> Formats:
        return {style: self._codes.get(number, GENERAL) for style, number in enumerate(self._styles)}


class _Strings:
    """The texts that cells share, without the reading aids for Japanese."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._pieces: list[str] = []
        self._phonetic = 0
        self._is_text = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "si":
            self._pieces = []
        elif tag == "rPh":
            self._phonetic += 1
        elif tag == "t":
            self._is_text = not self._phonetic

    def text(self, text: str) -> None:
        if self._is_text:
            self._pieces.append(text)

    def end(self, tag: str) -> None:
        if tag == "t":
            self._is_text = False
        elif tag == "rPh":
            self._phonetic -= 1
        elif tag == "si":
            self.found.append(unescaped("".join(self._pieces)))


class _Sheet:
    """Takes one worksheet in; row numbers and columns may be left out, then they go on by one."""

    def __init__(self, tab: Tab, strings: Sequence[str], formats: Formats, book: _Book) -> None:
        self._tab, self._strings, self._formats, self._book = tab, strings, formats, book
        self._row, self._place = 0, -1
        self._kind = self._style = ""
        self._value: list[str] = []
        self._formula: list[str] | None = None
        self._phonetic = 0
        self._into: list[str] | None = None

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "c":
            address = attributes.get("r")
            self._place = place_of(address.rstrip("0123456789")) if address else self._place + 1
            self._kind, self._style = attributes.get("t", "n"), attributes.get("s", "0")
            self._value, self._formula = [], None
        elif tag == "v" or (tag == "t" and not self._phonetic):
            self._into = self._value
        elif tag == "f":
            self._into = self._formula = []
        elif tag == "row":
            self._row, self._place = int(attributes.get("r", self._row + 1)), -1
            if is_on(attributes.get("hidden", "")):
                self._tab.hidden.add(self._row)
        elif tag == "rPh":
            self._phonetic += 1
        elif tag == "mergeCell":
            self._merge(attribute(attributes, "ref"))

    def text(self, text: str) -> None:
        if self._into is not None:
            self._into.append(text)

    def end(self, tag: str) -> None:
        if tag in ("v", "t", "f"):
            self._into = None
        elif tag == "rPh":
            self._phonetic -= 1
        elif tag == "c" and (self._value or self._formula is not None):
            value = "".join(self._value)
            if self._formula is not None and self._is_pending(value):
                self._tab.wait(self._row, self._place, "".join(self._formula))
            else:
                self._tab.put(self._row, self._place, self._shown(value))

    def _is_pending(self, value: str) -> bool:
        """Tells whether the result of a formula was never saved.

        An empty text is saved with its kind. A program that calculates nothing writes 0 and asks for calculation.
        """
        return (not value and self._kind != "str") or (value == "0" and self._kind == "n" and self._book.recalculates)

    def _shown(self, value: str) -> str:
        if self._kind == "s":
            number = int(value)
            if not 0 <= number < len(self._strings):
                raise broken()
            return self._strings[number]
        if self._kind == "b":
            return "TRUE" if is_on(value.strip()) else "FALSE"
        if self._kind in ("n", ""):
            if self._tab.is_full:
                return value  # not kept
            code = self._formats.get(int(self._style), GENERAL)
            if is_date(code):
                self._tab.dated.add((self._row, self._place))
            return shown(float(value), code, self._book.is_1904)
        return unescaped(value).removesuffix("T00:00:00")

    def _merge(self, area: str) -> None:
        first, _, last = area.partition(":")
        if found := re.fullmatch(r"([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})", f"{first}:{last}"):
            self._tab.merge(int(found[2]), int(found[3]), place_of(found[1]))


def unescaped(text: str) -> str:
    """Gives the characters that XML cannot hold, which Excel writes as `_x000D_`."""
    if "_x" not in text:
        return text
    return _ESCAPED.sub(
        lambda found: found[0] if "D8" <= found[1][:2].upper() <= "DF" else chr(int(found[1], 16)), text
    )


@lru_cache(2048)
def place_of(letters: str) -> int:
    """Gives the place of a column, counted from 0.

    >>> place_of("A"), place_of("Z"), place_of("AA")
    (0, 25, 26)
    """
    place = 0
    for letter in letters[:4].upper():
        place = place * 26 + ord(letter) - 64
    return place - 1
