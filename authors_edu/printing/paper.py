"""Where cards lie on a sheet, where their backs lie behind them, where the scissors go. Pure geometry in mm.

Measured from the top left corner of the page, x to the right and y downwards. Draws nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

MM = 72 / 25.4  # a millimetre in points
# Office and school printers leave 3 to 5 mm of the sheet white (ISO A4 imagers: 4.2 mm).
PRINTER_MARGIN_MM = 5.0
_MARK_GAP_MM = 0.6  # a mark never touches a card, so a cut along it leaves no ink
_MARK_MOST_MM = 5.0

BACKS = ("long-edge", "short-edge", "none")

T = TypeVar("T")
Line = tuple[float, float, float, float]  # x and y of both ends


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of a sheet or of a card, in mm."""

    width_mm: float
    height_mm: float


PAPERS = {"a4": Size(210.0, 297.0), "letter": Size(215.9, 279.4)}
CARDS = {"poker": Size(63.0, 88.0)}


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
    """Cards side by side in the middle of a page, without gaps, so that one cut parts two cards."""

    paper: Size
    card: Size
    columns: int
    rows: int

    @property
    def count(self) -> int:
        """Gives how many cards lie on a full sheet."""
        return self.columns * self.rows

    @cached_property
    def grid(self) -> Box:
        """Gives the box around all cards."""
        width, height = self.columns * self.card.width_mm, self.rows * self.card.height_mm
        return Box((self.paper.width_mm - width) / 2, (self.paper.height_mm - height) / 2, width, height)

    @cached_property
    def slots(self) -> tuple[Box, ...]:
        """Gives the trims of the cards, row by row."""
        width, height = self.card.width_mm, self.card.height_mm
        return tuple(
            Box(self.grid.x_mm + column * width, self.grid.y_mm + row * height, width, height)
            for row in range(self.rows)
            for column in range(self.columns)
        )

    def back_slot(self, slot: int, backs: str) -> int:
        """Gives the slot of a card's back on the back page.

        Flipped on the long edge, columns change sides; on the short edge rows do, and the backs stand on their heads.
        """
        row, column = divmod(slot, self.columns)
        if backs == "short-edge":
            return (self.rows - 1 - row) * self.columns + column
        return row * self.columns + self.columns - 1 - column


def sheet_for(paper: Size, card: Size) -> Sheet:
    """Fits as many upright cards on a page as keep the printer's margin.

    Raises ValueError where not one fits.
    """
    columns = int((paper.width_mm - 2 * PRINTER_MARGIN_MM) // card.width_mm)
    rows = int((paper.height_mm - 2 * PRINTER_MARGIN_MM) // card.height_mm)
    if columns < 1 or rows < 1:
        raise ValueError(f"a card of {card} does not fit on {paper}")
    return Sheet(paper, card, columns, rows)


def crop_marks(sheet: Sheet) -> tuple[Line, ...]:
    """Gives short lines at both ends of every cut, outside all cards and inside the printer's margin."""
    grid = sheet.grid
    high = min(grid.y_mm - PRINTER_MARGIN_MM - _MARK_GAP_MM, _MARK_MOST_MM)
    wide = min(grid.x_mm - PRINTER_MARGIN_MM - _MARK_GAP_MM, _MARK_MOST_MM)
    marks: list[Line] = []
    for column in range(sheet.columns + 1):
        x = grid.x_mm + column * sheet.card.width_mm
        marks.append((x, grid.y_mm - _MARK_GAP_MM - high, x, grid.y_mm - _MARK_GAP_MM))
        marks.append((x, grid.bottom_mm + _MARK_GAP_MM, x, grid.bottom_mm + _MARK_GAP_MM + high))
    for row in range(sheet.rows + 1):
        y = grid.y_mm + row * sheet.card.height_mm
        marks.append((grid.x_mm - _MARK_GAP_MM - wide, y, grid.x_mm - _MARK_GAP_MM, y))
        marks.append((grid.right_mm + _MARK_GAP_MM, y, grid.right_mm + _MARK_GAP_MM + wide, y))
    return tuple(marks)


def dealt_onto(sheet: Sheet, things: Sequence[T]) -> Iterator[Sequence[T]]:
    """Splits things into full sheets and a last one that may be partly filled."""
    for start in range(0, len(things), sheet.count):
        yield things[start : start + sheet.count]
