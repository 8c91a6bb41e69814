"""Ornaments as curves: a guilloche for each family, like that on an old banknote. Pure mathematics, draws nothing."""

from dataclasses import dataclass
from functools import cache, lru_cache
from math import cos, pi, sin

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]  # two handles and an end, of a cubic Bézier curve


@dataclass(frozen=True, slots=True)
class Loop:
    """A closed line: where it starts, and its curves. In units of the ornament's radius, from its middle."""

    start: Point
    curves: tuple[Curve, ...]


@dataclass(frozen=True, slots=True)
class Wave:
    """A ring whose radius swings `petals` times, drawn `threads` times, each turned by a part of a petal."""

    middle: float
    depth: float
    petals: int
    threads: int

    @property
    def turn(self) -> float:
        """Gives the angle from one thread to the next."""
        return 2 * pi / (self.threads * self.petals)


@cache
def guilloche(family: int) -> tuple[Wave, ...]:
    """Gives two woven rings; petals and depths differ from family to family."""
    petals = 8 + family * 5 % 9
    deep = 0.16 + 0.1 * (family % 2)
    inner = 11 + 3 * (family % 3)
    return Wave(0.97 - deep, deep, petals, 7), Wave(0.53, 0.1, inner, 5)


@lru_cache(maxsize=200)
def loop(wave: Wave) -> Loop:
    """Draws one thread of a wave; four curves a petal leave the true line by less than a printer's dot."""
    step = 2 * pi / (wave.petals * 4)
    ends = [_end(wave, number * step) for number in range(wave.petals * 4)]
    curves = []
    third = step / 3
    for (x1, y1, dx1, dy1), (x2, y2, dx2, dy2) in zip(ends, [*ends[1:], ends[0]], strict=True):
        curves.append(((x1 + dx1 * third, y1 + dy1 * third), (x2 - dx2 * third, y2 - dy2 * third), (x2, y2)))
    return Loop(ends[0][:2], tuple(curves))


def _end(wave: Wave, turn: float) -> tuple[float, float, float, float]:
    """Gives a point of the wave and the slope there."""
    radius = wave.middle + wave.depth * sin(wave.petals * turn)
    growth = wave.depth * wave.petals * cos(wave.petals * turn)
    across, up = cos(turn), sin(turn)
    return radius * across, radius * up, growth * across - radius * up, growth * up + radius * across
