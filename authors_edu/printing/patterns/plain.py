"""Three patterns without a subject: a woven lattice, the families' symbols in rows, small dots. Draws nothing."""

import re
from collections.abc import Iterator
from functools import cache
from math import ceil

from authors_edu.decks.symbols import symbol_of
from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.shapes import Field, Layer, Path, Point, both_ways, dot, line, placed

_SYMBOLS = (0, 3, 1, 8, 7, 4)  # star, moon, drop, leaf, diamond, hexagon


def lattice(field: Field) -> Iterator[Layer]:
    """Weaves slanting bands, with a dot in each diamond between them."""
    step, slant = 5.2 * MM, 0.66
    lean, low, high = slant * field.up, -field.up, field.up
    bands = []
    for number in _about_middle(field.across + lean, step):
        x = number * step
        bands += [line((x - lean, low), (x + lean, high)), line((x + lean, low), (x - lean, high))]
    yield Layer(tuple(bands), 0.15, 3.4)
    places = [
        (column * step / 2, row * step / 2 / slant)
        for row in _about_middle(field.up, step / 2 / slant)
        for column in _about_middle(field.across, step / 2)
        if (row + column) % 2
    ]
    yield Layer(tuple(_dots(field, places, 1.5)), 1, 1.5)


def dots(field: Field) -> Iterator[Layer]:
    """Sets small dots on a grid: little ink, and nothing shines through thin paper."""
    step = 3.6 * MM
    places = [
        ((column + (0.5 if row % 2 else 0)) * step, row * step * 0.866)
        for row in _about_middle(field.up, step * 0.866)
        for column in _about_middle(field.across, step)
    ]
    yield Layer(tuple(_dots(field, places, 1.3)), 1, 1.3)


def symbols(field: Field) -> Iterator[Layer]:
    """Sets the families' symbols in rows, each row moved by half a step; the lower half stands on its head."""
    step, size = 8.4 * MM, 4.8 * MM
    shades: dict[float, list[Path]] = {0.17: [], 0.3: []}
    for row in range(ceil(field.up / step / 0.82) + 1):
        for column in _about_middle(field.across, step):
            x, y = (column + (0.5 if row % 2 else 0)) * step, row * step * 0.82
            if field.is_free(x, y, size / 2) and (row or column > 0):
                family = _SYMBOLS[(column * 2 + row) % len(_SYMBOLS)]
                shade = 0.17 if (column + row) % 2 else 0.3
                shades[shade] += [placed(part, (x, y), scale=size / 100) for part in outline(family)]
    for shade, paths in shades.items():
        yield Layer(both_ways(paths), shade)


@cache
def outline(family: int) -> tuple[Path, ...]:
    """Gives the parts of a family's symbol, 100 high about the origin."""
    parts = re.findall(r"M([^MZ]*)Z", symbol_of(family).path)
    return tuple(_part(part) for part in parts)


def _part(written: str) -> Path:
    start, *steps = re.split("[LC]", written)
    return Path(_points(start)[0], tuple(map(_points, steps)))


def _points(written: str) -> tuple[Point, ...]:
    numbers = [float(number) for number in written.split()]
    return tuple((x - 50, 50 - y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))


def _about_middle(half: float, step: float) -> range:
    """Counts the steps from the middle to both ends."""
    most = ceil(half / step)
    return range(-most, most + 1)


def _dots(field: Field, places: list[Point], across: float) -> Iterator[Path]:
    return (dot(x, y) for x, y in places if field.is_free(x, y, across / 2))
