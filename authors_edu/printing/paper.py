"""Where cards lie on a sheet, and where their backs lie behind them. Pure geometry in mm.

Measured from the top left corner of the page, x to the right and y downwards. Draws nothing; names of papers and cards
stand in `sheets.py`, what is cut and written beside the cards in `trimming.py`.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

MM = 72 / 25.4  # a millimetre in points
# Office and school printers leave 3 to 5 mm of the sheet white (ISO A4 imagers: 4.2 mm).
PRINTER_MARGIN_MM = 5.0
_HAIR_MM = 1e-6  # what counts as nothing where sums of floats are compared

BACKS = ("long-edge", "short-edge", "fold", "separate", "none")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of a sheet or of a card, in mm."""

    width_mm: float
    height_mm: float

    @property
    def turned(self) -> "Size":
        return Size(self.height_mm, self.width_mm)

    def __str__(self) -> str:
        return f"{round(self.width_mm, 2):g} × {round(self.height_mm, 2):g} mm"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; `x_mm`, `y_mm` are its top left corner."""

    x_mm: float
    y_mm: float
    width_mm: float
    height_mm: float

    @property
    def right_mm(self) -> float:
        return self.x_mm + self.width_mm

    @property
    def bottom_mm(self) -> float:
        return self.y_mm + self.height_mm

    def inset(self, by_mm: float) -> "Box":
        """Gives the box with `by_mm` taken off each side; negative widens it."""
        return Box(self.x_mm + by_mm, self.y_mm + by_mm, self.width_mm - 2 * by_mm, self.height_mm - 2 * by_mm)


@dataclass(frozen=True)
class Sheet:
    """Rows of cards on a page. `pitch` is how far it is from one card's edge to the same edge of the next.

    Where `folds`, the page is folded across its middle, with the cards below and their backs above.
    """

    paper: Size
    card: Size
    columns: int
    rows: int
    left_mm: float
    top_mm: float
    pitch: Size
    folds: bool = False

    @property
    def count(self) -> int:
        """Gives how many cards lie on a full sheet."""
        return self.columns * self.rows

    @cached_property
    def slots(self) -> tuple[Box, ...]:
        """Gives the trims of the cards, row by row. Each is worked out from the first, so that no error adds up."""
        return tuple(
            Box(
                self.left_mm + column * self.pitch.width_mm,
                self.top_mm + row * self.pitch.height_mm,
                self.card.width_mm,
                self.card.height_mm,
            )
            for row in range(self.rows)
            for column in range(self.columns)
        )

    @cached_property
    def trims(self) -> tuple[Box, ...]:
        """Gives every box that is cut out of a front page: the cards, and above a fold also their backs."""
        return self.slots + (tuple(self.back_box(slot, "fold") for slot in range(self.count)) if self.folds else ())

    def back_box(self, slot: int, backs: str) -> Box:
        """Gives where a card's back lies on the back page, or above the fold: exactly behind its front."""
        front = self.slots[slot]
        if backs == "fold" or not self.turns_sideways(backs):
            return Box(front.x_mm, self.paper.height_mm - front.bottom_mm, front.width_mm, front.height_mm)
        return Box(self.paper.width_mm - front.right_mm, front.y_mm, front.width_mm, front.height_mm)

    def turns_sideways(self, backs: str) -> bool:
        """Says whether the page is turned like that of a book, so that columns change sides and backs stand upright.

        Else rows change places and backs stand on their heads. A page that is wider than high has its long edge on
        top: printers turn it there where they are told to flip on the long edge.
        """
        upright = self.paper.height_mm >= self.paper.width_mm
        return backs != "fold" and upright == (backs != "short-edge")


def sheet_for(
    paper: Size, card: Size, gap_mm: float = 0.0, margin_mm: float = PRINTER_MARGIN_MM, fold_mm: float | None = None
) -> Sheet:
    """Fits as many upright cards on a page as keep the margin, the paper upright or turned, in its middle.

    With `fold_mm`, the page is to be folded across and cards keep so far from the fold. Raises ValueError where not
    one card fits.
    """
    sheets = [_filled(page, card, gap_mm, margin_mm, fold_mm) for page in (paper, paper.turned)]
    best = max(sheets, key=lambda sheet: sheet.count)  # the paper as it is where both hold as many
    if not best.count:
        raise ValueError(f"a card of {card} does not fit on {paper}")
    return best


def _filled(paper: Size, card: Size, gap_mm: float, margin_mm: float, fold_mm: float | None) -> Sheet:
    pitch = Size(card.width_mm + gap_mm, card.height_mm + gap_mm)
    columns = _number(paper.width_mm - 2 * margin_mm, card.width_mm, gap_mm)
    left = (paper.width_mm - columns * pitch.width_mm + gap_mm) / 2
    if fold_mm is not None:
        rows = _number(paper.height_mm / 2 - margin_mm - fold_mm, card.height_mm, gap_mm)
        return Sheet(paper, card, columns, rows, left, paper.height_mm / 2 + fold_mm, pitch, folds=True)
    rows = _number(paper.height_mm - 2 * margin_mm, card.height_mm, gap_mm)
    return Sheet(paper, card, columns, rows, left, (paper.height_mm - rows * pitch.height_mm + gap_mm) / 2, pitch)


def _number(room_mm: float, card_mm: float, gap_mm: float) -> int:
    return max(int((room_mm + gap_mm + _HAIR_MM) // (card_mm + gap_mm)), 0)


def around(boxes: Sequence[Box]) -> Box:
    """Gives the smallest box that holds all."""
    left, top = min(box.x_mm for box in boxes), min(box.y_mm for box in boxes)
    right, bottom = max(box.right_mm for box in boxes), max(box.bottom_mm for box in boxes)
    return Box(left, top, right - left, bottom - top)


def dealt_onto(sheet: Sheet, things: Sequence[T], used: Collection[int] = ()) -> Iterator[list[tuple[int, T]]]:
    """Splits things into sheets, each with the slots they lie in. The first sheet's `used` slots stay empty."""
    free = [slot for slot in range(sheet.count) if slot not in used]
    start = 0
    while start < len(things):
        yield list(zip(free, things[start : start + len(free)], strict=False))
        start += len(free)
        free = list(range(sheet.count))
