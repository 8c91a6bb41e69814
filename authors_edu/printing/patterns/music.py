"""Music that flows: staves as waves from edge to edge, with notes on them. Draws nothing."""

from collections.abc import Iterator
from math import atan2, ceil, cos, degrees, pi, sin

from authors_edu.printing.dice import Dice
from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.shapes import Field, Layer, Path, Point, both_ways, line, placed

_GAP = 1.42 * MM  # from line to line of a stave
_APART = 13.2 * MM  # from stave to stave
_SWELL = 4.6 * MM
_NOTE_EVERY = 8.6 * MM
_BENDS = 4  # curves a wave


def music(field: Field) -> Iterator[Layer]:
    """Lets staves swell once across the card; those below the middle are read from the other end of the table."""
    staves = ceil((field.up + field.beyond + _SWELL) / _APART)
    lines = [(0.0, stave * _APART + step * _GAP) for stave in range(-staves, staves + 1) for step in range(-2, 3)]
    yield Layer((_wave(field),), 0.42, 0.5, tuple(lines))
    dice = Dice(5)
    heads, stems, beams = [], [], []
    for stave in range(staves + 1):
        least = 0 if stave == 0 else -ceil(field.across / _NOTE_EVERY)
        for number in range(least, ceil(field.across / _NOTE_EVERY) + 1, 2):
            shift = (0.5 if stave % 2 else 1.1) * _NOTE_EVERY
            pair = [(number * _NOTE_EVERY + shift + side * 4.4 * MM, dice.roll(5) - 2) for side in (0, 1)]
            places = [(x, stave * _APART + _height(field, x) + step * _GAP / 2) for x, step in pair]
            kind = dice.roll(4)
            if kind == 0:
                places = places[:1]
            if any(abs(y) > field.up + field.beyond or not field.is_clear(x, y, 4.6 * _GAP) for x, y in places):
                continue
            tops = [(x + 0.56 * _GAP, y + 3.3 * _GAP) for x, y in places]
            if len(tops) == 2:
                beams.append(line(*_beam(tops, places)))
                tops = list(_beam(tops, places))
            for (x, y), top in zip(places, tops, strict=True):
                heads.append(placed(line((-0.2 * _GAP, 0), (0.2 * _GAP, 0)), (x, y), 20 + _slope(field, x)))
                stems.append(line((x + 0.56 * _GAP, y + 0.15 * _GAP), top))
    yield Layer(both_ways(heads), 1, 0.95 * _GAP)
    yield Layer(both_ways(stems), 1, 0.75)
    yield Layer(both_ways(beams), 1, 2.0)


def _height(field: Field, x: float) -> float:
    return _SWELL * sin(pi * x / field.across)


def _slope(field: Field, x: float) -> float:
    return degrees(atan2(_SWELL * pi / field.across * cos(pi * x / field.across), 1))


def _wave(field: Field) -> Path:
    """Draws a line from beyond one edge to beyond the other, in curves that keep its slope."""
    reach = field.across + field.beyond
    step = 2 * reach / _BENDS
    ends = [-reach + number * step for number in range(_BENDS + 1)]
    points = [(x, _height(field, x)) for x in ends]
    rises = [_SWELL * pi / field.across * cos(pi * x / field.across) * step / 3 for x in ends]
    steps = [
        ((one[0] + step / 3, one[1] + rise), (other[0] - step / 3, other[1] - fall), other)
        for one, other, rise, fall in zip(points, points[1:], rises, rises[1:], strict=False)
    ]
    return Path(points[0], tuple(steps), closed=False)


def _beam(tops: list[Point], heads: list[Point]) -> tuple[Point, Point]:
    """Gives the ends of a beam above both heads, rising with them but less."""
    (left, one), (right, other) = tops
    lean = max(-0.8 * _GAP, min(0.8 * _GAP, (heads[1][1] - heads[0][1]) / 2))
    middle = max(one, other) - abs(lean) / 2
    return (left, middle - lean / 2), (right, middle + lean / 2)
