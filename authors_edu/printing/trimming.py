"""What stands beside the cards: crop marks, lines to cut along, the fold, round corners, the footer. Pure geometry."""

from collections.abc import Sequence
from dataclasses import dataclass

from authors_edu.printing.paper import PRINTER_MARGIN_MM, Box, Size, around

_MARK_GAP_MM = 0.6  # a mark never touches a card, so a cut along it leaves no ink
_MARK_MOST_MM = 5.0
_MARK_LEAST_MM = 1.5  # a shorter one is not seen
_FOOTER_HIGH_MM = 2.6  # a line of seven points
_FOOTER_SIDE_MM = 1.0  # from the marks beside it

Line = tuple[float, float, float, float]  # x and y of both ends


@dataclass(frozen=True, slots=True)
class Footer:
    """The place of the footer; where `turned`, it reads from the bottom to the top."""

    box: Box
    turned: bool


def crop_marks(paper: Size, trims: Sequence[Box], bleed_mm: float = 0.0) -> tuple[Line, ...]:
    """Gives short lines at both ends of every cut, outside all trims and bleeds, inside the printer's margin.

    A side without room for them has none.
    """
    outer = around(trims)
    near = bleed_mm + _MARK_GAP_MM
    xs, ys = cuts_of(trims)
    marks: list[Line] = []
    for room, side in zip(_rooms(paper, outer, bleed_mm), ("left", "top", "right", "bottom"), strict=True):
        long = min(room - _MARK_GAP_MM, _MARK_MOST_MM)
        if long < _MARK_LEAST_MM:
            continue
        if side == "left":
            marks += [(outer.x_mm - near - long, y, outer.x_mm - near, y) for y in ys]
        elif side == "right":
            marks += [(outer.right_mm + near, y, outer.right_mm + near + long, y) for y in ys]
        elif side == "top":
            marks += [(x, outer.y_mm - near - long, x, outer.y_mm - near) for x in xs]
        else:
            marks += [(x, outer.bottom_mm + near, x, outer.bottom_mm + near + long) for x in xs]
    return tuple(marks)


def has_room_for_marks(paper: Size, trims: Sequence[Box], bleed_mm: float = 0.0) -> bool:
    """Says whether every cut has a mark at one end at least."""
    left, top, right, bottom = (
        room >= _MARK_GAP_MM + _MARK_LEAST_MM for room in _rooms(paper, around(trims), bleed_mm)
    )
    return (left or right) and (top or bottom)


def lines_across(paper: Size, trims: Sequence[Box]) -> tuple[Line, ...]:
    """Gives each cut as a line right across the page, for a guillotine."""
    xs, ys = cuts_of(trims)
    low, right = paper.height_mm - PRINTER_MARGIN_MM, paper.width_mm - PRINTER_MARGIN_MM
    upright = [(x, PRINTER_MARGIN_MM, x, low) for x in xs]
    return (*upright, *((PRINTER_MARGIN_MM, y, right, y) for y in ys))


def fold_line(paper: Size) -> Line:
    """Gives the line along which a page is folded: across its very middle."""
    middle = paper.height_mm / 2
    return PRINTER_MARGIN_MM, middle, paper.width_mm - PRINTER_MARGIN_MM, middle


def cuts_of(trims: Sequence[Box]) -> tuple[list[float], list[float]]:
    """Gives where is cut, x by x and y by y. Cards that touch share a cut."""
    xs = {round(x, 4): x for box in trims for x in (box.x_mm, box.right_mm)}
    ys = {round(y, 4): y for box in trims for y in (box.y_mm, box.bottom_mm)}
    return sorted(xs.values()), sorted(ys.values())


def footer_place(paper: Size, trims: Sequence[Box], bleed_mm: float = 0.0) -> Footer | None:
    """Finds room for a line outside all trims and bleeds and inside the printer's margin; None where there is none.

    Below a card in the middle, where no mark crosses it, else at the left edge.
    """
    left, _, _, bottom = _rooms(paper, around(trims), bleed_mm)
    side, far = _FOOTER_SIDE_MM, PRINTER_MARGIN_MM + _FOOTER_HIGH_MM
    if bottom >= _FOOTER_HIGH_MM:
        columns = sorted({(box.x_mm, box.width_mm) for box in trims})
        x, width = columns[len(columns) // 2]
        start, long = _printable(x + side, width - 2 * side, paper.width_mm)
        return Footer(Box(start, paper.height_mm - far, long, _FOOTER_HIGH_MM), turned=False)
    if left >= _FOOTER_HIGH_MM:
        rows = sorted({(box.y_mm, box.height_mm) for box in trims})
        y, height = rows[len(rows) // 2]
        start, long = _printable(y + side, height - 2 * side, paper.height_mm)
        return Footer(Box(PRINTER_MARGIN_MM, start, _FOOTER_HIGH_MM, long), turned=True)
    return None


def _printable(start_mm: float, long_mm: float, paper_mm: float) -> tuple[float, float]:
    """Gives the part of a length that keeps the printer's margin: a card may lie nearer to the edge."""
    first = max(start_mm, PRINTER_MARGIN_MM)
    return first, min(start_mm + long_mm, paper_mm - PRINTER_MARGIN_MM) - first


def _rooms(paper: Size, outer: Box, bleed_mm: float) -> tuple[float, float, float, float]:
    """Gives the white between the bleeds and the printer's margin: left, top, right, bottom."""
    taken = bleed_mm + PRINTER_MARGIN_MM
    return (
        outer.x_mm - taken,
        outer.y_mm - taken,
        paper.width_mm - outer.right_mm - taken,
        paper.height_mm - outer.bottom_mm - taken,
    )
