"""A LibreOffice spreadsheet (ods) -> its tabs, cell by cell as shown. Chooses no tab and judges nothing.

An ods has the shown text of each cell beside its value. Source: OpenDocument 1.3 part 3, 9 (tables), 19 (attributes).
"""

from collections.abc import Mapping

from authors_edu.decks.reading.shown import general
from authors_edu.decks.reading.tabs import LAST_PLACE, LAST_ROW, Tab, Unreadable, too_large
from authors_edu.decks.reading.unpack import Parts
from authors_edu.decks.reading.xmlparts import attribute, parse_xml

_ASIDE = frozenset(
    ["annotation", "shapes", "tracked-changes", "frame", "custom-shape", "forms", "named-expressions", "g"]
)

_MOST_CELLS = 2_000_000  # a cell or a row says how many times it stands there


def read_ods(parts: Parts) -> list[Tab]:
    """Reads every table; hidden ones are marked. Raises `Unreadable`."""
    if b"encryption-data" in parts.read("META-INF/manifest.xml"):
        raise Unreadable("password_protected", "ods")
    content = _Content()
    parse_xml(parts.read("content.xml"), content.start, content.end, content.text)
    return content.tabs


def _times(attributes: Mapping[str, str], name: str, most: int) -> int:
    return max(1, min(int(attribute(attributes, name, "1")), most))


class _Content:
    def __init__(self) -> None:
        self.tabs: list[Tab] = []
        self._hidden_styles: set[str] = set()
        self._style = ""
        self._aside = 0  # how deep within notes, drawings and the like
        self._depth = 0  # of tables
        self._groups: list[bool] = []  # of rows, the outer ones first: is it hidden?
        self._unseen_groups = 0
        self._row, self._row_times, self._is_hidden = 1, 1, False
        self._cells: list[
            tuple[int, int, str, str | None, bool]
        ] = []  # first place, how many, text, formula without result
        self._place = 0
        self._cell: Mapping[str, str] = {}
        self._paragraphs: list[str] | None = None
        self._left = _MOST_CELLS

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if self._aside or tag in _ASIDE:
            self._aside += 1
        elif tag == "table":
            self._depth += 1
            if self._depth == 1:
                hidden = attribute(attributes, "style-name") in self._hidden_styles
                self.tabs.append(Tab(attribute(attributes, "name"), is_hidden=hidden))
                self._row, self._groups, self._unseen_groups = 1, [], 0
        elif tag in ("style", "table-properties"):
            self._note_style(tag, attributes)
        elif self._depth == 1:
            self._start_within(tag, attributes)

    def _note_style(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "style":
            self._style = attribute(attributes, "name")
        elif attribute(attributes, "display") == "false":
            self._hidden_styles.add(self._style)

    def _start_within(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "table-row-group":
            self._groups.append(attribute(attributes, "display") == "false")
            self._unseen_groups += self._groups[-1]
        elif tag == "table-row":
            self._row_times = _times(attributes, "number-rows-repeated", LAST_ROW)
            self._is_hidden = attribute(attributes, "visibility") in ("collapse", "filter") or self._unseen_groups > 0
            self._cells, self._place = [], 0
        elif tag in ("table-cell", "covered-table-cell"):
            self._cell, self._paragraphs = attributes, []
        elif self._paragraphs is not None:
            if tag in ("p", "h"):
                self._paragraphs += ["\n"] if self._paragraphs else [""]
            elif tag in ("s", "tab", "line-break"):
                blanks = " " * _times(attributes, "c", 1000) if tag == "s" else "\t" if tag == "tab" else "\n"
                self.text(blanks)

    def text(self, text: str) -> None:
        if self._paragraphs and not self._aside:
            self._paragraphs.append(text)

    def end(self, tag: str) -> None:
        if self._aside:
            self._aside -= 1
        elif tag == "table":
            self._depth -= 1
        elif self._depth != 1:
            return
        elif tag in ("table-cell", "covered-table-cell"):
            self._end_cell()
        elif tag == "table-row":
            self._end_row()
        elif tag == "table-row-group" and self._groups:
            self._unseen_groups -= self._groups.pop()

    def _end_cell(self) -> None:
        times = _times(self._cell, "number-columns-repeated", LAST_PLACE)
        text = "".join(self._paragraphs or ())
        if not text.strip():
            text = _value(self._cell)
        formula = attribute(self._cell, "formula") if not attribute(self._cell, "value-type") and not text else ""
        is_dated = attribute(self._cell, "value-type") in ("date", "time")
        self._cells.append((self._place, times, text, formula or None, is_dated))
        spanned = int(attribute(self._cell, "number-rows-spanned", "1"))
        self.tabs[-1].merge(self._row, self._row + spanned - 1, self._place)
        self._place += times
        self._paragraphs = None

    def _end_row(self) -> None:
        tab = self.tabs[-1]
        filled = [cell for cell in self._cells if cell[2].strip() or cell[3]]
        self._left -= self._row_times * sum(times for _, times, *_ in filled)
        if self._left < 0:
            raise too_large()
        for row in range(self._row, self._row + self._row_times) if filled else ():
            if self._is_hidden:
                tab.hidden.add(row)
            for first, times, text, formula, is_dated in filled:
                for place in range(first, first + times):
                    if formula:
                        tab.wait(row, place, formula)
                    else:
                        tab.put(row, place, text)
                        if is_dated:
                            tab.dated.add((row, place))
        self._row += self._row_times


def _value(cell: Mapping[str, str]) -> str:
    """Gives the value of a cell that has no shown text; some programs leave it out."""
    kind = attribute(cell, "value-type")
    if kind == "boolean":
        return attribute(cell, "boolean-value").upper()
    if kind in ("float", "currency", "percentage"):
        value = float(attribute(cell, "value", "0"))
        return general(value * 100) + "%" if kind == "percentage" else general(value)
    return attribute(cell, {"date": "date-value", "time": "time-value"}.get(kind, "string-value"))
