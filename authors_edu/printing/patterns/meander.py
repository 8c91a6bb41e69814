"""A Greek key along the edge and nested diamonds within: black and white, and little ink. Draws nothing."""

from collections.abc import Iterator

from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.shapes import Field, Layer, Path, Point, both_ways, line, polygon, rectangle

_INSET = 4.4 * MM  # from the edge of what is seen: a shifted cut must not touch the key
_UNIT = 1.15 * MM
_CORNER = 5.6 * _UNIT
_TURN = 5.6 * _UNIT  # about so long is one turn of the key
_KEY = ((0.0, 0.0), (0.0, 4.0), (4.0, 4.0), (4.0, 1.5), (1.7, 1.5), (1.7, 2.8))  # in units, along the edge and inwards
_BORDER = 5.5 * _UNIT
_LINE_PT = 1.9


def meander(field: Field) -> Iterator[Layer]:
    """Runs a key along all four sides, and sets diamonds about the medallion."""
    a, b = field.across - _INSET, field.up - _INSET
    p, q = a - _BORDER, b - _BORDER
    top = [[(x, b - v) for x, v in turn] for turn in _turns(a)]
    right = [[(a - v, -y) for y, v in turn] for turn in _turns(b)]
    keys = (line(*turn) for turn in (*top, *right))
    diamonds = tuple(polygon((-p * s, 0), (0, -q * s), (p * s, 0), (0, q * s)) for s in (0.94, 0.78))
    yield Layer((rectangle(-a, -b, a, b), rectangle(-p, -q, p, q), *both_ways(keys)), 1, _LINE_PT)
    yield Layer(diamonds, 1, _LINE_PT * 0.6)
    x, y = a - _CORNER / 2, b - _CORNER / 2
    yield Layer(both_ways(_squares(((x, y), (-x, y)), 1.3 * _UNIT)), 1)


def _turns(half: float) -> Iterator[list[Point]]:
    """Gives the turns of one side, so many as fit between its corners, a hair longer or shorter for it."""
    room = 2 * (half - _CORNER)
    count = max(round(room / _TURN), 1)
    step = room / count
    for number in range(count):
        start = _CORNER - half + number * step + (step - 4 * _UNIT) / 2
        yield [(start + along * _UNIT, inwards * _UNIT) for along, inwards in _KEY]


def _squares(middles: tuple[Point, ...], half: float) -> Iterator[Path]:
    return (rectangle(x - half, y - half, x + half, y + half) for x, y in middles)
