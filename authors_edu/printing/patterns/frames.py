"""A museum's wall: framed pictures hung close about the middle. Draws nothing."""

from collections.abc import Iterator

from authors_edu.printing.dice import Dice
from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.shapes import (
    Field,
    Layer,
    Path,
    both_ways,
    circle,
    ellipse,
    line,
    polygon,
    rectangle,
)

_Wall = tuple[float, float, float, float]  # left, low, right, high

_LARGEST = 17.5 * MM  # no picture is wider or higher
_LEAST = 7.0 * MM
_APART = 0.85 * MM  # half of the wall between two frames
_MOULDING = 1.35 * MM


def frames(field: Field) -> Iterator[Layer]:
    """Hangs pictures on all of the wall: four walls turn about the middle like the sails of a mill."""
    a, b = field.across - _APART, field.up - _APART
    p, q = field.clear_across + _APART, field.clear_up + _APART
    dice = Dice(11)
    hung = [*_hung((-a, q, p, b), dice), *_hung((p, -q, a, b), dice)]
    frame, mitres, canvases = [], [], []
    painted: list[Path] = []
    for left, low, right, high in hung:
        m = _MOULDING
        frame.append(rectangle(left, low, right, high))
        canvases.append(rectangle(left + m, low + m, right - m, high - m))
        mitres += [line((x, y), (x + dx, y + dy)) for x, y, dx, dy in (
            (left, low, m, m), (right, low, -m, m), (right, high, -m, -m), (left, high, m, -m),
        )]  # fmt: skip
        painted += _painted((left + m, low + m, right - m, high - m), dice)
    yield Layer(both_ways(frame), 0.36)
    yield Layer(both_ways(canvases), 0.12)
    yield Layer(both_ways(painted), 0.64)
    yield Layer(both_ways([*frame, *canvases, *mitres]), 1, 0.45)


def _hung(wall: _Wall, dice: Dice) -> Iterator[_Wall]:
    """Parts a wall until no part is too large for a picture."""
    left, low, right, high = wall
    wide, tall = right - left, high - low
    if max(wide, tall) <= _LARGEST or max(wide, tall) / 2 < _LEAST:
        yield left + _APART, low + _APART, right - _APART, high - _APART
        return
    share = (0.4, 0.5, 0.6)[dice.roll(3)]
    if wide > tall:
        cut = left + wide * share
        parts = ((left, low, cut, high), (cut, low, right, high))
    else:
        cut = low + tall * share
        parts = ((left, low, right, cut), (left, cut, right, high))
    for part in parts:
        yield from _hung(part, dice)


def _painted(canvas: _Wall, dice: Dice) -> Iterator[Path]:
    """Paints a portrait, hills under a sun, a bowl on a table, or squares."""
    left, low, right, high = canvas
    wide, tall = right - left, high - low
    x, y, size = (left + right) / 2, (low + high) / 2, min(wide, tall)
    kind = dice.roll(3)
    if tall > wide * 1.15:  # a portrait: head and shoulders
        yield circle((x, y + size * 0.17), size * 0.18)
        yield Path(
            (x - size * 0.36, low),
            (((x - size * 0.36, low + size * 0.42), (x + size * 0.36, low + size * 0.42), (x + size * 0.36, low)),),
        )
    elif kind == 0:
        yield polygon(
            (left, low),
            (right, low),
            (right, low + tall * 0.3),
            (left + wide * 0.72, low + tall * 0.52),
            (left + wide * 0.56, low + tall * 0.36),
            (left + wide * 0.3, low + tall * 0.66),
            (left, low + tall * 0.3),
        )
        yield circle((left + wide * 0.76, low + tall * 0.74), size * 0.1)
    elif kind == 1:
        yield rectangle(left, low, right, low + tall * 0.26)
        yield ellipse((x, low + tall * 0.52), size * 0.2, size * 0.24)
    else:
        yield rectangle(left, low, left + wide * 0.42, low + tall * 0.6)
        yield rectangle(left + wide * 0.66, low + tall * 0.38, right, high)
