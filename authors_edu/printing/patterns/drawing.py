"""Turns a pattern into PDF operators. Knows the patterns by their names; what they show is their own affair."""

from collections.abc import Callable, Iterator
from functools import cache

from authors_edu.printing import ink
from authors_edu.printing.patterns.confetti import confetti
from authors_edu.printing.patterns.frames import frames
from authors_edu.printing.patterns.meander import meander
from authors_edu.printing.patterns.music import music
from authors_edu.printing.patterns.plain import dots, lattice, symbols
from authors_edu.printing.patterns.science import science
from authors_edu.printing.patterns.shapes import Field, Layer, Path, Point
from authors_edu.printing.patterns.sunburst import sunburst

_STEPS = {1: "l", 3: "c"}  # by a step's number of points

PATTERNS: dict[str, Callable[[Field], Iterator[Layer]]] = {
    "lattice": lattice,
    "symbols": symbols,
    "dots": dots,
    "frames": frames,
    "music": music,
    "science": science,
    "confetti": confetti,
    "meander": meander,
    "sunburst": sunburst,
}


@cache
def drawn(pattern: str, field: Field, ground: str, colour: str) -> str:
    """Gives the operators of a pattern in `colour` ("#rrggbb") on `ground`, about the origin."""
    return " ".join(["1 J 1 j", *(_layer(layer, ground, colour) for layer in PATTERNS[pattern](field) if layer.paths)])


def outline(path: Path) -> str:
    """Gives the operators that trace a path; tenths of a point are finer than any printer."""
    steps = [f"{_written((path.start,))} m", *(f"{_written(step)} {_STEPS[len(step)]}" for step in path.steps)]
    return " ".join([*steps, "h"] if path.closed else steps)


def _layer(layer: Layer, ground: str, colour: str) -> str:
    shade, traced = ink.mixed(ground, colour, layer.shade), " ".join(map(outline, layer.paths))
    paint = f"{ink.stroke(shade)} {layer.width_pt:g} w" if layer.width_pt else ink.fill(shade)
    shown = f"{traced} {'S' if layer.width_pt else 'f'}"
    if layer.places == ((0.0, 0.0),):
        return f"{paint} {shown}"
    return " ".join([paint, *(f"q 1 0 0 1 {_written((place,))} cm {shown} Q" for place in layer.places)])


def _written(points: tuple[Point, ...]) -> str:
    return " ".join(f"{number:.1f}".removesuffix(".0") for point in points for number in point)
