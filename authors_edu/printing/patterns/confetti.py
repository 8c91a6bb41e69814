"""Confetti: large shapes thrown over the card, each with room about it. Draws nothing."""

from collections.abc import Iterator
from math import ceil

from authors_edu.printing.dice import Dice
from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.shapes import (
    Field,
    Layer,
    Path,
    both_ways,
    circle,
    line,
    placed,
    polygon,
    rectangle,
    regular,
)

_CELL = 12.4 * MM
_SHADES = (0.3, 0.62, 1.0)
_LINE_PT = 6.0

# Each about the origin in a circle of radius 1: filled ones and lines.
_FILLED = (
    circle((0, 0), 0.86),
    regular((0, 0), 1.0, 3, 90),
    rectangle(-0.76, -0.76, 0.76, 0.76),
    Path((-1, -0.4), (((-1, 0.93), (1, 0.93), (1, -0.4)),)),
    polygon(
        (-0.3, -1),
        (0.3, -1),
        (0.3, -0.3),
        (1, -0.3),
        (1, 0.3),
        (0.3, 0.3),
        (0.3, 1),
        (-0.3, 1),
        (-0.3, 0.3),
        (-1, 0.3),
        (-1, -0.3),
        (-0.3, -0.3),
    ),
)
_LINES = (
    circle((0, 0), 0.72),
    line((-1, -0.25), (-0.5, 0.3), (0, -0.25), (0.5, 0.3), (1, -0.25)),
    Path((-1, 0), (((-0.7, 0.7), (-0.3, 0.7), (0, 0)), ((0.3, -0.7), (0.7, -0.7), (1, 0))), closed=False),
)


def confetti(field: Field) -> Iterator[Layer]:
    """Throws a shape into each cell; no two alike lie side by side."""
    dice, last = Dice(23), 0
    filled: dict[float, list[Path]] = {shade: [] for shade in _SHADES}
    lines: dict[float, list[Path]] = {shade: [] for shade in _SHADES}
    across, up = (ceil((edge + field.beyond) / _CELL) for edge in (field.across, field.up))
    for row in range(up):
        for column in range(-across - 1, across + 1):
            last = (last + 2 + dice.roll(len(_FILLED) + len(_LINES) - 4)) % (len(_FILLED) + len(_LINES))
            shade = _SHADES[(column + 2 * row + dice.roll(2)) % 3]
            size = (4.1 + dice.roll(4) * 0.4) * MM
            x = (column + (0.5 if row % 2 else 0) + 0.25 + (dice.roll(9) - 4) * 0.025) * _CELL
            y = (row + 0.5 + (dice.roll(9) - 4) * 0.03) * _CELL
            turn = dice.roll(12) * 30 + 12
            if not field.is_clear(x, y, size + 0.5 * MM):
                continue
            if last < len(_FILLED):
                filled[shade].append(placed(_FILLED[last], (x, y), turn, size))
            else:
                lines[shade].append(placed(_LINES[last - len(_FILLED)], (x, y), turn, size))
    for shade in _SHADES:
        yield Layer(both_ways(filled[shade]), shade)
        yield Layer(both_ways(lines[shade]), shade, _LINE_PT)
