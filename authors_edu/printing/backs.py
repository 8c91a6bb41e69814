"""Draws the back that all cards share: a pattern to the edge, a medallion, the deck's initial. One form a document."""

from functools import cache
from math import hypot

from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing import ink
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.pen import Pen
from authors_edu.printing.shaping import set_line
from authors_edu.printing.template import Template

_FRAME_MM = 3.2  # from the trim to the frame: plain ground, so that a shifted cut does not show
_MEDALLION_MM = 11.0
_BETWEEN_PT = 3.0  # from the frame's outer line to its inner one
_AIR_PT = 1.2  # least white around a part of the pattern
_SYMBOLS = (0, 3, 1, 8, 7, 4)  # star, moon, drop, leaf, diamond, hexagon


def back_form(canvas: Canvas, pen: Pen, template: Template, card: Size, initial: str) -> str:
    """Makes the back as a form with the origin at its bottom left corner, and gives the form's name."""
    back = template.back
    ground, colour = ink.colour_of(back.ground, 0), ink.colour_of(back.ink, 0)
    width, height = card.width_mm * MM, card.height_mm * MM
    inset = _FRAME_MM * MM
    frame = ink.rounded(inset, inset, width - 2 * inset, height - 2 * inset, 2 * MM)
    canvas.beginForm("back", 0, 0, width, height)
    canvas.addLiteral(f"{ink.fill(ground)} {ink.rectangle(0, 0, width, height)} f")
    canvas.addLiteral(f"q {frame} W n")
    canvas.addLiteral(_pattern(back.pattern, width, height, ground, colour))
    canvas.addLiteral(f"Q {ink.stroke(colour)} 0.9 w {frame} S")
    within = inset + _BETWEEN_PT
    inner = ink.rounded(within, within, width - 2 * within, height - 2 * within, 2 * MM - _BETWEEN_PT)
    canvas.addLiteral(f"0.35 w {inner} S")
    _medallion(canvas, pen, template, (width / 2, height / 2), initial)
    canvas.endForm()
    return "back"


def _medallion(canvas: Canvas, pen: Pen, template: Template, middle: tuple[float, float], initial: str) -> None:
    back = template.back
    ground, colour = ink.colour_of(back.ground, 0), ink.colour_of(back.ink, 0)
    radius = _MEDALLION_MM * MM
    canvas.addLiteral(f"{ink.fill(ground)} {ink.stroke(colour)} 1.1 w {ink.circle(*middle, radius)} B")
    canvas.addLiteral(f"0.4 w {ink.circle(*middle, radius - 2.6)} S")
    line = set_line(initial, back.font)
    size = min(radius * 1.15, radius * 1.3 / max(line.width, 0.1))
    # Centred by its ink, so that letters with and without a foot stand alike.
    baseline = middle[1] - (line.top - line.bottom) * size / 2
    canvas.addLiteral(ink.fill(colour))
    pen.write(line, size, middle[0] - line.width * size / 2, baseline)


def _lattice(width: float, height: float, ground: str, colour: str) -> list[str]:
    """Weaves slanting bands, with a dot in each diamond between them."""
    step, slant = 5.2 * MM, 0.66
    lines = [f"{ink.stroke(ink.lighter(ground, 0.13))} 3.4 w"]
    lean = slant * height / 2
    for number in range(-20, 21):
        x = width / 2 + number * step
        lines.append(f"{x - lean:.2f} 0 m {x + lean:.2f} {height:.2f} l S")
        lines.append(f"{x + lean:.2f} 0 m {x - lean:.2f} {height:.2f} l S")
    places = [
        (width / 2 + column * step / 2, height / 2 + row * step / 2 / slant)
        for row in range(-22, 23)
        for column in range(-15, 16)
        if (row + column) % 2
    ]
    return [*lines, *_round_dots(places, (width, height), colour, 1.5)]


def _symbols(width: float, height: float, ground: str, colour: str) -> list[str]:
    """Scatters the families' symbols in rows, each row moved by half a step."""
    step, size = 8.2 * MM, 4.0 * MM
    lines = []
    for row in range(-6, 7):
        for column in range(-4, 5):
            x = width / 2 + (column + (0.5 if row % 2 else 0)) * step
            y = height / 2 + row * step * 0.82
            family = _SYMBOLS[(column * 2 + row) % len(_SYMBOLS)]
            shade = ink.lighter(ground, 0.16 if (column + row) % 2 else 0.26)
            if _is_free(x, y, (width, height), size / 2):
                lines.append(f"{ink.fill(shade)} {ink.symbol_at(family, x - size / 2, y - size / 2, size)}")
    return lines


def _dots(width: float, height: float, ground: str, colour: str) -> list[str]:
    """Sets small dots on a grid: little ink, and nothing shines through thin paper."""
    step = 3.6 * MM
    places = [
        (width / 2 + (column + (0.5 if row % 2 else 0)) * step, height / 2 + row * step * 0.866)
        for row in range(-14, 15)
        for column in range(-9, 10)
    ]
    return _round_dots(places, (width, height), colour, 1.3)


def _round_dots(places: list[tuple[float, float]], size: tuple[float, float], colour: str, across: float) -> list[str]:
    """Draws dots as lines of no length with round ends: a tenth of the bytes of circles."""
    dots = (f"{x:.1f} {y:.1f} m {x:.1f} {y:.1f} l" for x, y in places if _is_free(x, y, size, across / 2))
    return [f"{ink.stroke(colour)} 1 J {across} w {' '.join(dots)} S 0 J"]


def _is_free(x: float, y: float, size: tuple[float, float], half: float) -> bool:
    """Says whether something so large there touches neither the frame nor the medallion: all is whole or not there."""
    across, up = abs(x - size[0] / 2), abs(y - size[1] / 2)
    edge = _FRAME_MM * MM + _BETWEEN_PT + _AIR_PT + half
    clear = hypot(across, up) - _MEDALLION_MM * MM - _AIR_PT - half > 0
    return clear and across < size[0] / 2 - edge and up < size[1] / 2 - edge


_PATTERNS = {"lattice": _lattice, "symbols": _symbols, "dots": _dots}


@cache
def _pattern(name: str, width: float, height: float, ground: str, colour: str) -> str:
    return " ".join(_PATTERNS[name](width, height, ground, colour))
