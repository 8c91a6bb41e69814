"""Colours, symbols and curves as PDF operators. The only place that knows how these are written."""

import re
from functools import cache, lru_cache

from authors_edu.decks.symbols import symbol_of
from authors_edu.printing.ornament import Loop
from authors_edu.printing.template_reader import COLOURS

HANDLE = 0.5523  # of the radius: how long the handles of a curve are that is a quarter of a circle
_TINT = 0.87
_COMMANDS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


@cache
def colour_of(name: str, family: int) -> str:
    """Gives "#rrggbb" for a template's colour."""
    if name == "tint":
        return lighter(symbol_of(family).colour, _TINT)
    return symbol_of(family).colour if name == "family" else COLOURS.get(name, name)


def lighter(colour: str, share: float) -> str:
    """Mixes a colour with white; on paper that is what a transparent white over it shows.

    >>> lighter("#000000", 0.5)
    '#808080'
    """
    return mixed(colour, "#ffffff", share)


def darker(colour: str, share: float) -> str:
    """Mixes a colour with black; what is white on the colour stays legible on the darker one.

    >>> darker("#ffffff", 0.5)
    '#808080'
    """
    return mixed(colour, "#000000", share)


def mixed(colour: str, other: str, share: float) -> str:
    """Gives a colour with a share of another one in it.

    >>> mixed("#ff0000", "#0000ff", 0.2)
    '#cc0033'
    """
    pairs = ((int(one[place : place + 2], 16) for one in (colour, other)) for place in (1, 3, 5))
    return "#" + "".join(f"{round(part + (into - part) * share):02x}" for part, into in pairs)


@cache
def fill(colour: str) -> str:
    return f"{_channels(colour)} rg"


@cache
def stroke(colour: str) -> str:
    return f"{_channels(colour)} RG"


def _channels(colour: str) -> str:
    return " ".join(f"{int(colour[place : place + 2], 16) / 255:.4g}" for place in (1, 3, 5))


@cache
def symbol_path(family: int) -> str:
    """Gives the symbol's outline in its own box, y downwards."""
    path = symbol_of(family).path
    steps = re.findall(r"([MLCZ])([^MLCZ]*)", path)
    return " ".join(f"{numbers.strip()} {_COMMANDS[command]}".strip() for command, numbers in steps)


def symbol_at(family: int, x_pt: float, y_pt: float, size_pt: float, outline_pt: float = 0.0) -> str:
    """Draws the symbol into a box whose bottom left corner is given; an outline where `outline_pt` is its width."""
    scale = size_pt / 100
    place = f"q {scale:.5f} 0 0 {-scale:.5f} {x_pt:.3f} {y_pt + size_pt:.3f} cm"
    if outline_pt:
        return f"{place} {outline_pt / scale:.3f} w 1 j {symbol_path(family)} S Q"
    return f"{place} {symbol_path(family)} f Q"


@lru_cache(maxsize=200)
def loop_path(line: Loop, scale: float) -> str:
    """Gives a closed line, enlarged and in whole numbers: a third of the bytes."""
    steps = [f"{line.start[0] * scale:.0f} {line.start[1] * scale:.0f} m"]
    for (ax, ay), (bx, by), (x, y) in line.curves:
        numbers = (ax, ay, bx, by, x, y)
        steps.append(" ".join(f"{number * scale:.0f}" for number in numbers) + " c")
    return " ".join([*steps, "h"])


def rectangle(x_pt: float, y_pt: float, width_pt: float, height_pt: float) -> str:
    return f"{x_pt:.3f} {y_pt:.3f} {width_pt:.3f} {height_pt:.3f} re"


def rounded(x_pt: float, y_pt: float, width_pt: float, height_pt: float, radius_pt: float) -> str:
    """Gives a rectangle with round corners."""
    return _rounded(x_pt, y_pt, width_pt, height_pt, radius_pt, radius_pt)


def oval(x_pt: float, y_pt: float, width_pt: float, height_pt: float) -> str:
    """Gives the ellipse that touches a rectangle's sides."""
    return _rounded(x_pt, y_pt, width_pt, height_pt, width_pt / 2, height_pt / 2)


def circle(x_pt: float, y_pt: float, radius_pt: float) -> str:
    return rounded(x_pt - radius_pt, y_pt - radius_pt, 2 * radius_pt, 2 * radius_pt, radius_pt)


@lru_cache(maxsize=1_000)
def _rounded(x_pt: float, y_pt: float, width_pt: float, height_pt: float, r: float, s: float) -> str:
    """Gives a rectangle whose corners are quarters of an ellipse, `r` wide and `s` high."""
    k, m = r * (1 - HANDLE), s * (1 - HANDLE)
    left, low, right, high = x_pt, y_pt, x_pt + width_pt, y_pt + height_pt
    steps = (
        ((left + r, low), "m"),
        ((right - r, low), "l"),
        ((right - k, low, right, low + m, right, low + s), "c"),
        ((right, high - s), "l"),
        ((right, high - m, right - k, high, right - r, high), "c"),
        ((left + r, high), "l"),
        ((left + k, high, left, high - m, left, high - s), "c"),
        ((left, low + s), "l"),
        ((left, low + m, left + k, low, left + r, low), "c"),
    )
    return " ".join(f"{' '.join(f'{number:.3f}' for number in numbers)} {step}" for numbers, step in steps) + " h"
