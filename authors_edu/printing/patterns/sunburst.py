"""A sunburst as of the twenties: rays from the middle, fans of rings in the corners. Draws nothing."""

from collections.abc import Iterator
from math import cos, hypot, pi, sin

from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.shapes import Field, Layer, Path, circle, line, polygon

_RAYS = 28  # even, so that each ray has its like opposite
_FANS = (21.0 * MM, 17.6 * MM, 14.2 * MM, 10.8 * MM, 7.4 * MM)


def sunburst(field: Field) -> Iterator[Layer]:
    """Sends rays beyond the edges, hairlines between them, and sets a fan into each corner."""
    reach = hypot(field.across, field.up) + 2 * field.beyond
    step = 2 * pi / _RAYS
    yield Layer(tuple(_ray(reach, (ray - 0.25) * step, (ray + 0.25) * step) for ray in range(_RAYS)), 0.2)
    inner = field.clear_up * 1.12
    yield Layer(tuple(_hair(inner, reach, (ray + 0.5) * step) for ray in range(_RAYS)), 0.62, 0.5)
    corners = [(x, y) for x in (-field.across, field.across) for y in (-field.up, field.up)]
    for number, radius in enumerate(_FANS):
        yield Layer(tuple(circle(corner, radius) for corner in corners), (0.0, 0.2)[number % 2])
    yield Layer(tuple(circle(corner, radius) for corner in corners for radius in _FANS), 1, 0.8)
    yield Layer((circle((0, 0), inner + 3.6), circle((0, 0), inner)), 1, 0.8)


def _ray(reach: float, start: float, end: float) -> Path:
    return polygon((0, 0), (reach * cos(start), reach * sin(start)), (reach * cos(end), reach * sin(end)))


def _hair(inner: float, reach: float, turn: float) -> Path:
    return line((inner * cos(turn), inner * sin(turn)), (reach * cos(turn), reach * sin(turn)))
