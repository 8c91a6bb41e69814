"""What stands where on the calibration sheet, and on which paper there is room for it. Pure geometry; draws nothing."""

from dataclasses import dataclass

from authors_edu.printing.errors import PrintError, refused
from authors_edu.printing.paper import Box, Size

FINE_MM, COARSE_MM = 0.5, 1.0  # from square to square
_FARTHEST_MM = 3.0  # printers drift by up to 4 mm; beyond this the sheet is printed again with what it told
_EDGE_MM = 10.0
_LARGEST_MM, _SMALLEST_MM = 14.0, 8.0  # of a square: enough for two numbers
_BESIDE_MM = 8.0  # between the squares and the words
_RULERS_MM = 26.0
_WORDS_MM = 40.0  # the least height that they take
_RULER_MM = 101.6  # four inches


@dataclass(frozen=True, slots=True)
class Target:
    """A square of the front, and the offset in mm that its back tells: to the right and down."""

    square: Box
    offset_mm: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Plan:
    """What stands where on both pages."""

    targets: tuple[Target, ...]
    rulers: Box
    words: Box


def plan_of(paper: Size) -> Plan:
    """Divides a page into squares, rulers and words; raises PrintError where it is too small."""
    wide, high = paper.width_mm - 2 * _EDGE_MM, paper.height_mm - 2 * _EDGE_MM
    beside = paper.width_mm > paper.height_mm
    rooms = (wide - _BESIDE_MM - _RULER_MM, high) if beside else (wide, high - _BESIDE_MM - _RULERS_MM - _WORDS_MM)
    room = min(rooms)
    for step in (FINE_MM, COARSE_MM):
        number = round(2 * _FARTHEST_MM / step) + 1
        side = min(room / number, _LARGEST_MM)
        if side >= _SMALLEST_MM:
            break
    else:
        raise PrintError(refused("paper_too_small_to_calibrate", value=str(paper)))
    if wide < _RULER_MM:
        raise PrintError(refused("paper_too_small_to_calibrate", value=str(paper)))
    left = _EDGE_MM if beside else (paper.width_mm - number * side) / 2
    targets = tuple(
        Target(
            Box(left + column * side, _EDGE_MM + row * side, side, side),
            (column * step - _FARTHEST_MM, row * step - _FARTHEST_MM),
        )
        for row in range(number)
        for column in range(number)
    )
    x = left + number * side + _BESIDE_MM if beside else (paper.width_mm - _RULER_MM) / 2
    y = _EDGE_MM if beside else _EDGE_MM + number * side + _BESIDE_MM
    below = y + _RULERS_MM
    words_x, words_wide = (x, _RULER_MM) if beside else (_EDGE_MM, wide)
    words = Box(words_x, below, words_wide, paper.height_mm - _EDGE_MM - below)
    return Plan(targets, Box(x, y, _RULER_MM, _RULERS_MM), words)
