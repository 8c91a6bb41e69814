"""The symbol and colour of each family, as SVG path data that paper and browser draw alike. Draws nothing itself.

Symbols come first and colour second, so that a grey printer and a colour-blind player lose nothing.
"""

from dataclasses import dataclass
from math import ceil, cos, pi, radians, sin, tan

_Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Symbol:
    """A silhouette in a box of 100 x 100, y downwards.

    `path` knows the absolute commands M, L, C and Z alone. Its parts never cross and holes run the other way round,
    so that even-odd and nonzero filling give the same picture. White text is legible on `colour` ("#rrggbb").
    """

    name: str
    path: str
    colour: str


def symbol_of(family: int) -> Symbol:
    """Gives the symbol of a family, counted from 0; past the end of the list it returns in another colour."""
    name, path = SHAPES[family % len(SHAPES)]
    return Symbol(name, path, COLOURS[family % len(COLOURS)])


# Neighbours lie far apart in hue. Their number shares no divisor with that of the shapes,
# so that a shape meets every colour before any pair of the two comes again.
COLOURS = (
    "#8c2f39",
    "#1f6368",
    "#8f5f00",
    "#3d4f94",
    "#2f6b3c",
    "#76377f",
    "#ab4519",
    "#46505f",
    "#a3286a",
    "#1d5b9c",
    "#5f6a17",
)


def _line(*points: _Point) -> str:
    """Writes a closed outline of straight sides."""
    return "M" + " L".join(_pair(point) for point in points) + " Z"


def _star(points: int, outer: float, inner: float, middle: _Point = (50, 50)) -> str:
    corners = (_on_circle(middle, inner if turn % 2 else outer, turn * 180 / points - 90) for turn in range(2 * points))
    return _line(*corners)


def _arc(middle: _Point, radius: float, start: float, end: float) -> str:
    """Writes the curves of an arc from where the pen stands; degrees, clockwise from three o'clock."""
    steps = ceil(abs(end - start) / 90)
    step = (end - start) / steps
    reach = radius * 4 / 3 * tan(radians(step) / 4)
    curves = []
    for number in range(steps):
        a, b = start + number * step, start + (number + 1) * step
        (ax, ay), (bx, by) = _on_circle(middle, radius, a), _on_circle(middle, radius, b)
        first = (ax - reach * sin(radians(a)), ay + reach * cos(radians(a)))
        second = (bx + reach * sin(radians(b)), by - reach * cos(radians(b)))
        curves.append(f"C{_pair(first)} {_pair(second)} {_pair((bx, by))}")
    return " ".join(curves)


def _circle(middle: _Point, radius: float, *, hole: bool = False) -> str:
    start = _pair((middle[0] + radius, middle[1]))
    return f"M{start} {_arc(middle, radius, 0, -360 if hole else 360)} Z"


def _flower(petals: int, valley: float, reach: float) -> str:
    """Writes round petals about the middle, one a bulging curve from valley to valley."""
    turn = 2 * pi / petals
    curves = []
    for petal in range(petals):
        a, b = petal * turn - pi / 2 - turn / 2, petal * turn - pi / 2 + turn / 2
        first = (50 + reach * cos(a - 0.02), 50 + reach * sin(a - 0.02))
        second = (50 + reach * cos(b + 0.02), 50 + reach * sin(b + 0.02))
        end = (50 + valley * cos(b), 50 + valley * sin(b))
        curves.append(f"C{_pair(first)} {_pair(second)} {_pair(end)}")
    start = -pi / 2 - turn / 2
    return f"M{_pair((50 + valley * cos(start), 50 + valley * sin(start)))} {' '.join(curves)} Z"


def _sun() -> str:
    rays = []
    for ray in range(8):
        angle = ray * 45
        sides = (_on_circle((50, 50), 31, angle - 17), _on_circle((50, 50), 31, angle + 17))
        rays.append(_line(sides[0], _on_circle((50, 50), 49, angle), sides[1]))
    return " ".join([_circle((50, 50), 23), *rays])


def _on_circle(middle: _Point, radius: float, degrees: float) -> _Point:
    return middle[0] + radius * cos(radians(degrees)), middle[1] + radius * sin(radians(degrees))


def _pair(point: _Point) -> str:
    return " ".join(f"{number:.1f}".removesuffix(".0") for number in point)


SHAPES: tuple[tuple[str, str], ...] = (
    ("star", _star(5, 49, 21.5, (50, 53))),
    ("drop", "M50 4 C56 18 83 42 83 64 C83 82 68 96 50 96 C32 96 17 82 17 64 C17 42 44 18 50 4 Z"),
    ("triangle", "M50 7 L96 88 L4 88 Z"),
    ("moon", f"M71.2 11 {_arc((53, 50), 43, -65, -325)} {_arc((72.3, 44.8), 33.8, 62, 268.1)} Z"),
    ("hexagon", _star(3, 47, 47)),
    (
        "heart",
        "M50 92 C22 69 5 53 5 33 C5 18 15 8 28 8 C38 8 46 14 50 23 C54 14 62 8 72 8 C85 8 95 18 95 33 C95 53 78 "
        "69 50 92 Z",
    ),
    ("cross", "M35 6 L65 6 L65 35 L94 35 L94 65 L65 65 L65 94 L35 94 L35 65 L6 65 L6 35 L35 35 Z"),
    ("diamond", "M50 2 L84 50 L50 98 L16 50 Z"),
    ("leaf", "M93 7 C42 5 8 36 20 73 L6 87 L13 94 L27 80 C64 92 95 58 93 7 Z M29 70 L70 26 L74 30 L33 74 Z"),
    ("circle", _circle((50, 50), 43)),
    ("crown", "M11 72 L5 24 L30 48 L50 12 L70 48 L95 24 L89 72 Z M12 79 L88 79 L88 91 L12 91 Z"),
    (
        "wave",
        "M4 34 C20 12 34 12 50 28 C66 44 80 44 96 22 L96 44 C80 66 66 66 50 50 C34 34 20 34 4 56 Z M4 66 C20 44 "
        "34 44 50 60 C66 76 80 76 96 54 L96 76 C80 98 66 98 50 82 C34 66 20 66 4 88 Z",
    ),
    ("square", "M11 11 L89 11 L89 89 L11 89 Z"),
    ("flower", f"{_flower(5, 22, 66)} {_circle((50, 50), 10.5, hole=True)}"),
    ("bolt", "M62 3 L16 57 L45 57 L36 97 L84 40 L54 40 Z"),
    ("ring", f"{_circle((50, 50), 45)} {_circle((50, 50), 23, hole=True)}"),
    (
        "tree",
        "M50 3 L73 32 L63 32 L82 58 L70 58 L91 84 L58 84 L58 97 L42 97 L42 84 L9 84 L30 58 L18 58 L37 32 L27 32 Z",
    ),
    (
        "bell",
        "M50 5 C56 5 59 9 58 14 C74 18 80 32 80 48 C80 64 84 70 93 79 L7 79 C16 70 20 64 20 48 C20 32 26 18 42 "
        "14 C41 9 44 5 50 5 Z M37 85 L63 85 C61 92 57 96 50 96 C43 96 39 92 37 85 Z",
    ),
    ("arrow", "M50 3 L92 47 L66 47 L66 96 L34 96 L34 47 L8 47 Z"),
    (
        "fish",
        "M3 50 C20 19 54 17 75 43 L97 22 C90 42 90 58 97 78 L75 57 C54 83 20 81 3 50 Z "
        + _circle((27, 45), 5, hole=True),
    ),
    ("hourglass", "M15 6 L85 6 L57 50 L85 94 L15 94 L43 50 Z"),
    (
        "spade",
        "M50 3 C58 24 93 40 93 63 C93 76 83 83 74 83 C66 83 59 79 55 72 C55 83 59 91 66 97 L34 97 C41 91 45 83 "
        "45 72 C41 79 34 83 26 83 C17 83 7 76 7 63 C7 40 42 24 50 3 Z",
    ),
    ("house", "M50 7 L96 48 L84 48 L84 93 L61 93 L61 62 L39 62 L39 93 L16 93 L16 48 L4 48 Z"),
    ("sun", _sun()),
    (
        "key",
        f"M50.9 43 {_arc((27, 50), 25, -16.3, -343.7)} L63 57 L63 76 L73 76 L73 57 L80 57 L80 70 L90 70 L90 57 L98 57 "
        f"L98 43 Z {_circle((27, 50), 11)}",
    ),
    ("shield", "M50 4 C62 13 76 17 91 17 C93 56 80 83 50 97 C20 83 7 56 9 17 C24 17 38 13 50 4 Z"),
    (
        "cloud",
        "M24 82 C10 82 3 72 3 62 C3 50 12 42 23 42 C25 26 38 16 52 16 C66 16 76 25 79 38 C90 39 97 49 97 60 C97 "
        "73 88 82 75 82 Z",
    ),
    (
        "goblet",
        "M21 5 L79 5 C82 36 72 54 56 58 L56 81 C67 83 75 88 77 96 L23 96 C25 88 33 83 44 81 L44 58 C28 54 18 36 21 5 Z",
    ),
    (
        "boat",
        "M53 4 C74 22 86 42 90 66 L53 66 Z M46 18 L46 66 L12 66 C17 48 30 30 46 18 Z M3 73 L97 73 C92 87 83 95 "
        "72 95 L28 95 C17 95 8 87 3 73 Z",
    ),
    (
        "book",
        "M50 24 C38 14 22 11 4 13 L4 81 C22 79 38 82 50 92 C62 82 78 79 96 81 L96 13 C78 11 62 14 50 24 Z M47 32 "
        "L53 32 L53 79 L47 79 Z",
    ),
    (
        "mushroom",
        "M6 53 C6 26 25 7 50 7 C75 7 94 26 94 53 C94 58 91 61 86 61 L14 61 C9 61 6 58 6 53 Z M36 67 L64 67 C62 "
        "79 64 87 71 95 L29 95 C36 87 38 79 36 67 Z",
    ),
    ("flag", "M12 4 L22 4 L22 10 L95 10 L77 33 L95 56 L22 56 L22 97 L12 97 Z"),
    (
        "eye",
        f"M2 50 C18 25 34 16 50 16 C66 16 82 25 98 50 C82 75 66 84 50 84 C34 84 18 75 2 50 Z "
        f"{_circle((50, 50), 21, hole=True)} {_circle((50, 50), 11)}",
    ),
    (
        "castle",
        "M13 5 L30 5 L30 17 L41 17 L41 5 L59 5 L59 17 L70 17 L70 5 L87 5 L87 32 L75 42 L75 78 L88 86 L88 96 L12 "
        "96 L12 86 L25 78 L25 42 L13 32 Z",
    ),
)
