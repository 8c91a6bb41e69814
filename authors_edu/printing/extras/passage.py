"""Sets a text of any length at one size: whole, in as many lines as it takes. Knows no page, and draws nothing.

Texts on cards are fitted into boxes by `text.py`; on a sheet it is the box that grows.
"""

from dataclasses import dataclass
from typing import Literal

from authors_edu.printing.paper import MM
from authors_edu.printing.paragraph import line_of, paragraph_of, torn, widest, wrapped
from authors_edu.printing.reading_order import runs_right_to_left
from authors_edu.printing.shaping import Line
from authors_edu.printing.text import clean

LEADING = 1.2
_CAPITAL = 0.78  # as in text.py: the first line's height above its baseline, and the last one's depth, in sizes
_DESCENDER = 0.24
_AIR = 0.06  # least white between the inks of two lines, in sizes

Align = Literal["start", "center", "end"]


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines at a size, their baselines measured down from the top in mm. `torn` says whether a word was."""

    lines: tuple[Line, ...]
    size_pt: float
    baselines_mm: tuple[float, ...]
    height_mm: float
    right_to_left: bool
    torn: bool = False

    @property
    def width_mm(self) -> float:
        return max((line.width for line in self.lines), default=0.0) * self.size_pt / MM

    def part(self, first: int, last: int) -> "Passage":
        """Gives the lines from `first` up to `last` as a passage of their own."""
        lines = self.lines[first:last]
        over = self.baselines_mm[first] - _over(lines[0]) * self.size_pt / MM
        baselines = tuple(baseline - over for baseline in self.baselines_mm[first:last])
        height = baselines[-1] + _under(lines[-1]) * self.size_pt / MM
        return Passage(lines, self.size_pt, baselines, height, self.right_to_left, self.torn)

    def white_above(self, line: int) -> float:
        """Gives the white between a line and the one before it, in mm."""
        taken = (_under(self.lines[line - 1]) + _over(self.lines[line])) * self.size_pt / MM
        return self.baselines_mm[line] - self.baselines_mm[line - 1] - taken


@dataclass(frozen=True, slots=True)
class Piece:
    """A passage in its place, from the top and the starting side of a block."""

    passage: Passage
    x_mm: float
    top_mm: float
    width_mm: float
    colour: str = "ink"
    align: Align = "start"


def passage(text: str, font: str, size_pt: float, width_mm: float, leading: float = LEADING) -> Passage:
    """Sets a text into a width; only a word that is wider is torn."""
    part, room = paragraph_of(clean(text), font), width_mm * MM / size_pt + 1e-6
    too_wide = widest(part) > room
    if too_wide:
        part = torn(part, room)
    ends = wrapped(part, room) if part.pieces else []
    lines = [line_of(part, start, end) for start, end in zip((0, *ends), ends, strict=False)]
    baselines: list[float] = []
    down = 0.0
    for number, line in enumerate(lines):
        if number:
            down += max(leading, lines[number - 1].bottom + line.top + _AIR)
        else:
            down = _over(line)
        baselines.append(down * size_pt / MM)
    height = (down + _under(lines[-1])) * size_pt / MM if lines else 0.0
    return Passage(tuple(lines), size_pt, tuple(baselines), height, runs_right_to_left(part.text), too_wide)


def _over(line: Line) -> float:
    return max(_CAPITAL, line.top)


def _under(line: Line) -> float:
    return max(_DESCENDER, line.bottom)


def beside(first: Passage, other: Passage) -> float:
    """Gives how much lower `other` starts so that both stand on one line."""
    return first.baselines_mm[0] - other.baselines_mm[0] if first.lines and other.lines else 0.0
