"""A molecule: bonds in hexagons, atoms on their corners, and electrons about the middle. Draws nothing."""

from collections.abc import Iterator
from math import ceil, cos, radians, sin, sqrt

from authors_edu.printing.dice import Dice
from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.shapes import (
    Field,
    Layer,
    Path,
    Point,
    both_ways,
    circle,
    dot,
    ellipse,
    line,
    regular,
)

_SIDE = 4.7 * MM
_ACROSS = _SIDE * sqrt(3)  # from hexagon to hexagon in a row
_ORBITS = (90.0, 30.0, -30.0)
_WIDE, _NARROW = 1.72, 0.66  # of the medallion's radius
_ELECTRONS = (0.5, 0.22, -0.5)  # where one stands on each orbit; its twin stands opposite


def science(field: Field) -> Iterator[Layer]:
    """Lays hexagons to the edge, some of them rings and some filled; three orbits cross about the medallion."""
    rows, columns = ceil(field.up / _SIDE / 1.5 - 0.3), ceil(field.across / _ACROSS - 0.5)
    dice = Dice(3)
    filled, rings, atoms = [], [], []
    for row in range(rows + 1):
        for column in range(-columns, columns + 1):
            x, y = _middle(row, column)
            kind = dice.roll(9)
            if (row == 0 and column <= 0) or not field.is_clear(x, y, 0):
                continue
            if kind < 2:
                filled.append(regular((x, y), _SIDE, 6, 90))
            elif kind == 2:
                rings.append(circle((x, y), _SIDE * 0.56))
            if kind in (1, 4, 5):
                atoms.append(dot(x, y + _SIDE))
            if kind in (5, 6):
                atoms.append(dot(x + _ACROSS / 2, y + _SIDE / 2))
    reach = field.clear_up
    orbits = [ellipse((0, 0), reach * _WIDE, reach * _NARROW, turn) for turn in _ORBITS]
    electrons = [circle(_on_orbit(turn, at, reach), 1.15 * MM) for turn, at in zip(_ORBITS, _ELECTRONS, strict=True)]
    yield Layer(both_ways(filled), 0.12)
    tops, sides = _bonds(rows, columns)
    yield Layer((_zigzag(columns),), 0.34, 0.6, tops)
    yield Layer((line((0, -_SIDE / 2), (0, _SIDE / 2)),), 0.34, 0.6, sides)
    yield Layer(both_ways(rings), 0.34, 0.6)
    yield Layer(both_ways(atoms), 0.62, 3.2)
    yield Layer(tuple(orbits), 1, 0.8)
    yield Layer(both_ways(electrons), 1)


def _middle(row: int, column: int) -> Point:
    return (column + (0.5 if row % 2 else 0)) * _ACROSS, row * _SIDE * 1.5


def _bonds(rows: int, columns: int) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Gives where each bond stands once: the zigzags between the rows, and the upright ones of the rows."""
    zigzags = [((0.5 if row % 2 else 0) * _ACROSS, (row + 0.5) * _SIDE * 1.5) for row in range(-rows - 1, rows + 1)]
    sides = [
        ((column + (0 if row % 2 else 0.5)) * _ACROSS, row * _SIDE * 1.5)
        for row in range(-rows, rows + 1)
        for column in range(-columns - 1, columns + 1 + row % 2)
    ]
    return tuple(zigzags), tuple(sides)


def _zigzag(columns: int) -> Path:
    """Draws the bonds on top of a row about its middle, as far to the left as to the right of where rows meet."""
    steps = range(-2 * columns - 2, 2 * columns + 3)
    return line(*((step * _ACROSS / 2, (-1 if step % 2 else 1) * _SIDE / 4) for step in steps))


def _on_orbit(turn: float, at: float, reach: float) -> Point:
    x, y = reach * _WIDE * cos(at), reach * _NARROW * sin(at)
    across, up = cos(radians(turn)), sin(radians(turn))
    return x * across - y * up, x * up + y * across
