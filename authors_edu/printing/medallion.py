"""Draws the field in the middle of a back: the deck's initial twice, so that no card lies on its head."""

from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing import ink
from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.drawing import outline
from authors_edu.printing.patterns.shapes import Path, circle, rectangle, regular
from authors_edu.printing.pen import Pen
from authors_edu.printing.shaping import set_line
from authors_edu.printing.template import Back

_HALF_MM = {"circle": (12.4, 12.4), "plate": (9.4, 13.2), "hexagon": (11.8, 13.6)}
_LINE_PT, _INNER_PT, _BETWEEN_PT = 1.1, 0.4, 2.6
_LETTER_PT = (26.0, 20.0)  # the most width and height of an initial's ink
_RISE = 0.48  # of half the height: where its middle stands
_BAR = 0.56  # of half the width: the line between the two


def medallion_size(shape: str) -> tuple[float, float]:
    """Gives half the width and half the height, in points."""
    across, up = _HALF_MM[shape]
    return across * MM, up * MM


def draw_medallion(canvas: Canvas, pen: Pen, look: Back, initial: str) -> None:
    """Draws it about the origin."""
    across, up = medallion_size(look.medallion.shape)
    colour, ground = ink.colour_of(look.ink, 0), ink.colour_of(look.medallion.colour or look.ground, 0)
    paint = f"0 J 0 j {ink.fill(ground)} {ink.stroke(colour)} {_LINE_PT} w"
    outer, inner = (outline(_edge(look.medallion.shape, inset)) for inset in (0.0, _BETWEEN_PT))
    canvas.addLiteral(f"{paint} {outer} B {_INNER_PT} w {inner} S {ink.fill(colour)}")
    bar = across * _BAR
    canvas.addLiteral(f"0.5 w {-bar:.2f} 0 m {-4:.2f} 0 l 4 0 m {bar:.2f} 0 l S 0 2 m 2 0 l 0 -2 l -2 0 l f")
    line = set_line(initial, look.font)
    wide, high = _LETTER_PT
    size = min(wide / max(line.width, 0.1), high / max(line.top + line.bottom, 0.6))
    # Centred by its ink, so that letters with and without a foot stand alike.
    baseline = up * _RISE - (line.top - line.bottom) * size / 2
    for turn in ("1 0 0 1", "-1 0 0 -1"):
        canvas.addLiteral(f"q {turn} 0 0 cm")
        pen.write(line, size, -line.width * size / 2, baseline)
        canvas.addLiteral("Q")


def _edge(shape: str, inset: float) -> Path:
    across, up = medallion_size(shape)
    if shape == "plate":
        return rectangle(inset - across, inset - up, across - inset, up - inset)
    if shape == "hexagon":
        return regular((0, 0), up - inset * 1.155, 6, 90)
    return circle((0, 0), across - inset)
