"""What patterns are made of: outlines about the middle of a card, and layers of them in one shade. Draws nothing.

Points, x to the right and y upwards from the card's middle, so that a card turned on its head is `turned`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi, radians, sin

Point = tuple[float, float]
Step = tuple[Point, ...]  # one point ends a line; three are two handles and the end of a curve

_ROUND = 0.5523  # a quarter circle's handles as a share of its radius


@dataclass(frozen=True, slots=True)
class Path:
    """Where the pen starts, and its steps."""

    start: Point
    steps: tuple[Step, ...]
    closed: bool = True

    @property
    def points(self) -> tuple[Point, ...]:
        """Gives every end and handle."""
        return (self.start, *(point for step in self.steps for point in step))


@dataclass(frozen=True, slots=True)
class Layer:
    """Outlines filled together, or stroked where `width_pt` says how strong.

    `shade` lies between 0, the back's ground, and 1, its ink. Lines end round. All is drawn at each of `places`.
    """

    paths: tuple[Path, ...]
    shade: float
    width_pt: float = 0.0
    places: tuple[Point, ...] = ((0.0, 0.0),)


@dataclass(frozen=True, slots=True)
class Field:
    """What a pattern has to fill: half the width and height of what is seen, and how far it goes on `beyond`.

    It keeps clear of the medallion, a box of half `clear_across` by `clear_up`.
    """

    across: float
    up: float
    beyond: float
    clear_across: float
    clear_up: float

    def is_free(self, x: float, y: float, half: float) -> bool:
        """Says whether something so large there is seen whole: it touches neither edge nor medallion."""
        within = abs(x) + half < self.across and abs(y) + half < self.up
        return within and self.is_clear(x, y, half)

    def is_clear(self, x: float, y: float, half: float) -> bool:
        """Says whether something so large there does not touch the medallion, whose corners count as round."""
        return (x / (self.clear_across + half)) ** 2 + (y / (self.clear_up + half)) ** 2 > 1


def line(*points: Point) -> Path:
    return Path(points[0], tuple((point,) for point in points[1:]), closed=False)


def polygon(*points: Point) -> Path:
    return Path(points[0], tuple((point,) for point in points[1:]))


def rectangle(left: float, low: float, right: float, high: float) -> Path:
    return polygon((left, low), (right, low), (right, high), (left, high))


def regular(middle: Point, radius: float, corners: int, degrees: float) -> Path:
    """Gives a polygon of equal sides, a corner of it in the direction of so many degrees."""
    turns = (radians(degrees) + 2 * pi * number / corners for number in range(corners))
    return polygon(*((middle[0] + radius * cos(turn), middle[1] + radius * sin(turn)) for turn in turns))


def dot(x: float, y: float) -> Path:
    """Gives a line of no length, which round ends make a dot: a tenth of the bytes of a circle."""
    return line((x, y), (x, y))


def ellipse(middle: Point, across: float, up: float, degrees: float = 0.0) -> Path:
    k = _ROUND
    steps = (
        ((1, k), (k, 1), (0, 1)),
        ((-k, 1), (-1, k), (-1, 0)),
        ((-1, -k), (-k, -1), (0, -1)),
        ((k, -1), (1, -k), (1, 0)),
    )
    flat = Path((across, 0), tuple(tuple((x * across, y * up) for x, y in step) for step in steps))
    return placed(flat, middle, degrees)


def circle(middle: Point, radius: float) -> Path:
    return ellipse(middle, radius, radius)


def placed(path: Path, at: Point, degrees: float = 0.0, scale: float = 1.0) -> Path:
    """Gives a path enlarged and turned about the origin, and then moved."""
    across, up = scale * cos(radians(degrees)), scale * sin(radians(degrees))

    def move(point: Point) -> Point:
        x, y = point
        return at[0] + x * across - y * up, at[1] + x * up + y * across

    return Path(move(path.start), tuple(tuple(map(move, step)) for step in path.steps), path.closed)


def turned(path: Path) -> Path:
    """Gives a path on its head, as the other half of a card shows it."""
    steps = tuple(tuple((-x, -y) for x, y in step) for step in path.steps)
    return Path((-path.start[0], -path.start[1]), steps, path.closed)


def both_ways(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Gives paths, and all of them on their heads."""
    kept: Sequence[Path] = tuple(paths)
    return (*kept, *map(turned, kept))
