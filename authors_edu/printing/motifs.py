"""The ornaments of the families, each drawn into a box whose bottom left corner is the origin, as PDF operators.

What differs from family to family follows from its number alone. The guilloche, which is woven from forms, stands in
`card.py`.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from math import ceil, cos, pi, sin

from authors_edu.printing import ink
from authors_edu.printing.dice import Dice
from authors_edu.printing.ornament import Wave

_MELODIES = ((4, 6, 8, 7, 5), (7, 5, 4, 2, 4), (2, 4, 6, 5, 6), (8, 7, 4, 5, 3), (3, 5, 3, 6, 7), (6, 3, 5, 8, 6))
_HIDDEN = 14.5  # points
_LEAST_DISC = 0.08  # of the width: a smaller symbol is no ornament
_STONE = 0.38  # the symbol within its rings, as a share of all
_RINGS = 4
_RING_PT = 1.55
DISC = ink.circle(0, 0, 100)  # at a scale of 1, as is what follows
RAYS_REACH = 2_000
_PALE = 0.88  # of white in what orbits enclose
_QUAVERS = (1, 2, 0, 3)  # which note starts the beamed pair

# A treble clef in steps of a stave, its middle on the second line: the outline of its strokes' middles, and the two
# swellings, as operators.
_CLEF = (
    "0.1 -0.52 m -0.42 -0.52 -0.6 0.05 -0.42 0.42 c -0.2 0.84 0.42 0.9 0.74 0.42 c 1.12 -0.14 0.8 -1 0.08 -1 c "
    "-0.8 -1 -1.36 -0.4 -1.3 0.5 c -1.2 1.75 0.3 2.3 0.6 3.4 c 0.75 4 0.64 4.7 0.36 4.75 c 0 4.8 -0.26 4.1 -0.14 3.4 c "
    "0.02 2.3 0.3 -0.6 0.48 -1.95 c 0.56 -2.6 0.1 -2.95 -0.3 -2.86 c S"
)
_SWELLINGS = (
    "0.08 -1 m -0.8 -1 -1.36 -0.4 -1.3 0.5 c -1.2 1.75 0.3 2.3 0.6 3.4 c 0.3 2.6 -0.86 1.9 -0.92 0.6 c "
    "-0.96 -0.3 -0.5 -0.88 0.08 -1 c f 0.74 0.42 m 1.12 -0.14 0.8 -1 0.08 -1 c 0.5 -0.86 0.72 -0.1 0.4 0.42 c f"
)


def staves(family: int, width: float, height: float, colour: str) -> str:
    """Writes a bar or two of music from edge to edge."""
    gap = height / 8.4
    low = 2.7 * gap
    lines = [f"{ink.stroke(colour)} {ink.fill(colour)} 0.45 w"]
    lines += [f"0 {low + line * gap:.2f} m {width:.2f} {low + line * gap:.2f} l S" for line in range(5)]
    lines.append(f"q {gap:.4f} 0 0 {gap:.4f} {2.9 * gap:.3f} {low + gap:.3f} cm 0.17 w 1 J 1 j {_CLEF} {_SWELLINGS}")
    lines.append(f"{ink.circle(-0.42, -2.42, 0.36)} f Q")
    top = low + 4 * gap
    for x, pen in ((width - 1.7 * gap, 0.6), (width - 0.9 * gap, 2.2)):
        lines.append(f"{pen} w {x:.2f} {low:.2f} m {x:.2f} {top:.2f} l S")
    melody = _MELODIES[family % len(_MELODIES)]
    start, end = 6.4 * gap, width - 4.4 * gap
    places = [(start + (end - start) * number / 4, low + step * gap / 2) for number, step in enumerate(melody)]
    return " ".join([*lines, "0.9 w", *_notes(places, _QUAVERS[family // 6 % 4], low + 2 * gap, gap)])


def _notes(places: list[tuple[float, float]], paired: int, middle: float, gap: float) -> Iterator[str]:
    pair = places[paired : paired + 2]
    pair_down = sum(y for _, y in pair) / 2 > middle
    for number, (x, y) in enumerate(places):
        down = pair_down if number in (paired, paired + 1) else y > middle
        side, end = (-0.58 * gap, y - 3.2 * gap) if down else (0.58 * gap, y + 3.2 * gap)
        if number in (paired, paired + 1):  # their stems end on the beam
            end = min(y for _, y in pair) - 2.6 * gap if down else max(y for _, y in pair) + 2.6 * gap
        yield f"q {gap:.4f} 0 0 {gap:.4f} {x:.2f} {y:.2f} cm 0.94 0.34 -0.34 0.94 0 0 cm {_ellipse(0.64, 0.44)} f Q"
        yield f"{x + side:.2f} {y:.2f} m {x + side:.2f} {end:.2f} l S"
    side = -0.58 * gap if pair_down else 0.58 * gap
    end = min(y for _, y in pair) - 2.6 * gap if pair_down else max(y for _, y in pair) + 2.6 * gap
    yield f"{0.5 * gap:.2f} w {pair[0][0] + side:.2f} {end:.2f} m {pair[1][0] + side:.2f} {end:.2f} l S"


def orbits(family: int, width: float, height: float, colour: str) -> str:
    """Lets electrons run about the symbol, on two to four orbits."""
    size, count = min(width, height), 2 + family % 3
    reach, flat = size * 0.48, size * (0.2, 0.17, 0.15)[family % 3]
    turns = [pi * orbit / count + pi / 2 * (family // 3 % 2) + 0.35 for orbit in range(count)]
    places = [f"q {cos(turn):.4f} {sin(turn):.4f} {-sin(turn):.4f} {cos(turn):.4f} 0 0 cm" for turn in turns]
    ring = _ellipse(reach, flat)
    lines = [f"q 1 0 0 1 {width / 2:.2f} {height / 2:.2f} cm {ink.fill(ink.lighter(colour, _PALE))}"]
    lines += [f"{place} {ring} f Q" for place in places]
    lines.append(f"{ink.stroke(colour)} {ink.fill(colour)} {size * 0.014:.2f} w")
    for orbit, place in enumerate(places):
        electrons = []
        for electron in range(1 + (family + orbit) % 2):
            angle = 0.7 + orbit * 1.9 + electron * pi + family * 0.6
            electrons.append(f"{ink.circle(reach * cos(angle), flat * sin(angle), size * 0.036)} f")
        lines.append(f"{place} {ring} S {' '.join(electrons)} Q")
    core, edge = size * 0.155, size * 0.19
    lines.append(
        f"1 1 1 rg {ink.circle(0, 0, core)} f {ink.fill(colour)} {ink.symbol_at(family, -edge / 2, -edge / 2, edge)}"
    )
    return " ".join([*lines, "Q"])


def tiles(family: int, width: float, height: float, colour: str) -> str:
    """Lays a picture of quarter circles, half circles and the symbol, in shades of the family's colour."""
    shades = (
        colour,
        ink.darker(colour, 0.35),
        ink.lighter(colour, 0.3),
        ink.lighter(colour, 0.55),
        ink.lighter(colour, 0.78),
    )
    rows = 4
    columns = max(round(width / (height / rows)), 3)
    tile = max(width / columns, height / rows)
    left, low = (width - columns * tile) / 2, (height - rows * tile) / 2
    lines = [f"q {ink.rectangle(0, 0, width, height)} W n {ink.fill(shades[4])} {ink.rectangle(0, 0, width, height)} f"]
    dice = Dice(family)
    middle = (columns - 2) // 2 + (family % 2 if columns % 2 else 0)
    for row in range(rows):
        for column in range(columns):
            if middle <= column < middle + 2 and row in (1, 2):
                continue
            under = dice.roll(5)
            over = (under + 1 + dice.roll(4)) % 5
            place = f"q 1 0 0 1 {left + column * tile:.3f} {low + row * tile:.3f} cm"
            shape = _tile(dice.roll(5), dice.roll(4), tile)
            lines.append(f"{place} {ink.fill(shades[under])} {ink.rectangle(0, 0, tile + 0.1, tile + 0.1)} f")
            lines.append(f"{ink.fill(shades[over])} {shape} Q")
    edge = 2 * tile
    x, y = left + middle * tile, low + tile
    lines.append(f"{ink.fill(shades[0])} {ink.rectangle(x, y, edge, edge)} f")
    lines.append(f"1 1 1 rg {ink.symbol_at(family, x + edge * 0.16, y + edge * 0.16, edge * 0.68)} Q")
    return " ".join(lines)


@lru_cache(maxsize=200)
def _tile(kind: int, turn: int, size: float) -> str:
    """Gives a filled shape within a square, turned by quarters."""
    half, k = size / 2, ink.HANDLE * size
    shapes = (
        f"0 0 m {size:.3f} 0 l {size:.3f} {k:.3f} {k:.3f} {size:.3f} 0 {size:.3f} c f",  # a quarter circle
        f"0 {half:.3f} m 0 {half + k / 2:.3f} {half - k / 2:.3f} {size:.3f} {half:.3f} {size:.3f} c "
        f"{half + k / 2:.3f} {size:.3f} {size:.3f} {half + k / 2:.3f} {size:.3f} {half:.3f} c f",  # a half circle
        f"{ink.circle(half, half, half * 0.62)} f",
        f"0 0 m {size:.3f} 0 l 0 {size:.3f} l f",
        f"{ink.rectangle(0, 0, size, size / 3)} f",
    )
    turned = ("1 0 0 1 0 0", f"0 1 -1 0 {size:.3f} 0", f"-1 0 0 -1 {size:.3f} {size:.3f}", f"0 -1 1 0 0 {size:.3f}")
    return f"{turned[turn]} cm {shapes[kind]}"


@cache
def turn_of(wave: Wave) -> str:
    """Turns what is drawn next by a thread of a ring."""
    return f"{cos(wave.turn):.5f} {sin(wave.turn):.5f} {-sin(wave.turn):.5f} {cos(wave.turn):.5f} 0 0 cm"


def heart(radius: float) -> str:
    """Draws the white middle of rings of so large a radius, for the symbol."""
    ring, inner = ink.circle(0, 0, 0.385 * radius), ink.circle(0, 0, 0.345 * radius)
    return f"1 1 1 rg {0.022 * radius:.1f} w {ring} B {0.009 * radius:.1f} w {inner} S"


def ripples(family: int) -> str:
    """Lets the symbol's outline go out in rings, like a stone in water, within 100 points about the origin.

    Takes its colours from the page; each ring is a broad line with a white one upon it, the outermost first.
    """
    apart = 50 * (1 - _STONE) / (_RINGS + 0.3)
    lines = ["1 j"]
    for ring in range(_RINGS, 0, -1):
        pen = _RING_PT * (1 - 0.13 * ring)
        broad, within = (
            ink.symbol_at(family, -50 * _STONE, -50 * _STONE, 100 * _STONE, 2 * ring * apart + side)
            for side in (pen, -pen)
        )
        lines.append(f"{broad} q 1 1 1 RG {within} Q")
    return " ".join([*lines, ink.symbol_at(family, -50 * _STONE, -50 * _STONE, 100 * _STONE)])


def rays(family: int, width: float, height: float, colour: str) -> str:
    """Sends rays out from behind the symbol, above what a panel hides at the foot."""
    x, y, scale, has_disc = rays_place(width, height)
    box = ink.rectangle(0, 0, width, height)
    field, ray, disc = rays_colours(colour)
    lines = [f"q {box} W n {field} {box} f q {scale:.5f} 0 0 {scale:.5f} {x:.2f} {y:.2f} cm", ray, rays_of(family)]
    if has_disc:
        lines += [disc, f"{DISC} f {ink.fill(colour)} {ink.symbol_at(family, -58, -58, 116)}"]
    return " ".join([*lines, "Q Q"])


def rays_place(width: float, height: float) -> tuple[float, float, float, bool]:
    """Gives from where the rays come in a box, at which scale, and whether there is room for the symbol's disc."""
    radius = min(width * 0.3, (height - _HIDDEN) * 0.42)
    has_disc = radius > _LEAST_DISC * width
    return width / 2, (height + _HIDDEN) / 2, radius / 100 if has_disc else 1.0, has_disc


@cache
def rays_colours(colour: str) -> tuple[str, str, str]:
    """Gives the fills of what lies under the rays, of the rays, and of the disc."""
    return ink.fill(colour), ink.fill(ink.lighter(colour, 0.16)), ink.fill(ink.lighter(colour, 0.86))


def rays_of(family: int) -> str:
    """Draws rays about the origin, beyond any box: they are alike at any scale."""
    count, lines = 12 + family % 3 * 2, []
    for ray in range(count):
        a, b = (2 * pi * (ray + share) / count + pi / 2 for share in (-0.25, 0.25))
        one, other = (f"{RAYS_REACH * cos(end):.0f} {RAYS_REACH * sin(end):.0f} l" for end in (a, b))
        lines.append(f"0 0 m {one} {other} f")
    return " ".join(lines)


def ground_lines(pattern: str, box: tuple[float, float, float, float], step: float) -> str:
    """Rules a box (left, bottom, width, height) like a school's paper: squares, every fifth line stronger, or lines."""
    left, low, width, height = box
    lines = []
    for number in range(1, ceil(height / step)):
        y = low + height - number * step
        lines.append(f"{_pen(pattern, number)} w {left:.2f} {y:.2f} m {left + width:.2f} {y:.2f} l S")
    for number in range(1, ceil(width / step) if pattern == "grid" else 0):
        x = left + number * step
        lines.append(f"{_pen(pattern, number)} w {x:.2f} {low:.2f} m {x:.2f} {low + height:.2f} l S")
    return " ".join(lines)


def _pen(pattern: str, number: int) -> float:
    return 0.65 if pattern == "grid" and number % 5 == 0 else 0.3


def _ellipse(across: float, up: float) -> str:
    a, b = ink.HANDLE * across, ink.HANDLE * up
    return (
        f"{across:.3f} 0 m {across:.3f} {b:.3f} {a:.3f} {up:.3f} 0 {up:.3f} c "
        f"{-a:.3f} {up:.3f} {-across:.3f} {b:.3f} {-across:.3f} 0 c "
        f"{-across:.3f} {-b:.3f} {-a:.3f} {-up:.3f} 0 {-up:.3f} c "
        f"{a:.3f} {-up:.3f} {across:.3f} {-b:.3f} {across:.3f} 0 c h"
    )


_MOTIFS = {"staves": staves, "orbits": orbits, "tiles": tiles, "rays": rays}


@lru_cache(maxsize=1_000)
def motif(look: str, family: int, width: float, height: float, colour: str) -> str:
    """Draws the ornament that a template names."""
    return _MOTIFS[look](family, width, height, colour)
