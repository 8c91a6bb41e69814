"""Draws the front of one card: frame and ornaments are forms, the rest is text.

Decides no place: that is `layout.py`.
"""

from dataclasses import dataclass, field
from functools import cache
from math import cos, sin

from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing import ink
from authors_edu.printing.layout import Circle, Layout
from authors_edu.printing.ornament import Wave, guilloche, loop
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.pen import Pen
from authors_edu.printing.template import Template

_UNIT = 1000  # the ornament's radius in its forms
_DOUBLE_MM = 0.9  # between the two lines of a double rule
_THIN = 0.45  # the inner line's width as a share of the outer one's
_SHADE = 0.22  # how much darker than the band its symbol is; a lighter one would eat the creator's white name
_EDGE = 0.3  # how much lighter its thin edge is


@dataclass(eq=False)
class Press:
    """Draws fronts onto one canvas and remembers which forms it has made there."""

    canvas: Canvas
    template: Template
    card: Size
    pen: Pen
    _forms: set[str] = field(default_factory=set)
    _families: dict[int, tuple[str, str]] = field(default_factory=dict)  # what stands below and above the frame

    def front(self, layout: Layout, family: int, x_pt: float, y_pt: float) -> None:
        """Draws a laid out card with its bottom left corner at the place given."""
        canvas = self.canvas
        if family not in self._families:
            stroke = ink.stroke(ink.colour_of(self.template.frame.colour, family))
            below = f"{_band(self.template, self.card, family)} {stroke}"
            self._families[family] = below, _sign(self.template, self.card, family)
        below, above = self._families[family]
        canvas.addLiteral(f"q 1 0 0 1 {x_pt:.3f} {y_pt:.3f} cm {below}")
        if self.template.frame.look != "none":
            canvas.doForm(self._frame())
        canvas.addLiteral(above)
        if layout.ornament:
            self._ornament(layout.ornament, family)
        for mark in layout.marks:
            colour = ink.fill(ink.colour_of(mark.colour, family))
            box = ink.rectangle(mark.x_pt, mark.y_pt, mark.width_pt, mark.height_pt)
            canvas.addLiteral(f"{colour} {box} f")
        colour = ""
        for placed in layout.lines:
            if placed.colour != colour:
                colour = placed.colour
                canvas.addLiteral(ink.fill(ink.colour_of(colour, family)))
            self.pen.write(placed.line, placed.size_pt, placed.x_pt, placed.y_pt)
        canvas.addLiteral("Q")

    def _frame(self) -> str:
        """Makes the form of the frame, which takes its colour from the page."""
        if "frame" not in self._forms:
            self._forms.add("frame")
            self.canvas.beginForm("frame", 0, 0, self.card.width_mm * MM, self.card.height_mm * MM)
            self.canvas.addLiteral(_frame(self.template, self.card))
            self.canvas.endForm()
        return "frame"

    def _ornament(self, place: Circle, family: int) -> None:
        """Weaves the family's rings: one thread is a form, drawn again and again, each time turned a little further."""
        canvas, colour = self.canvas, ink.colour_of(self.template.ornament.colour, family)
        scale = place.radius_pt / _UNIT
        middle = f"q {scale:.5f} 0 0 {scale:.5f} {place.x_pt:.3f} {place.y_pt:.3f} cm"
        canvas.addLiteral(f"{middle} {ink.stroke(colour)} {0.0085 * _UNIT:.1f} w q")
        for wave in guilloche(family):
            thread, turn = self._thread(wave), _turn(wave)
            for _ in range(wave.threads):
                canvas.addLiteral(turn)
                canvas.doForm(thread)
        canvas.addLiteral(f"Q {_heart(colour, family)} Q")

    def _thread(self, wave: Wave) -> str:
        """Makes the form of one thread, which other families may share."""
        name = f"thread{wave.petals}-{wave.depth * 100:.0f}-{wave.middle * 100:.0f}"
        if name not in self._forms:
            self._forms.add(name)
            self.canvas.beginForm(name, -_UNIT, -_UNIT, _UNIT, _UNIT)
            self.canvas.addLiteral(f"{ink.loop_path(loop(wave), _UNIT)} S")
            self.canvas.endForm()
        return name


@cache
def _turn(wave: Wave) -> str:
    return f"{cos(wave.turn):.5f} {sin(wave.turn):.5f} {-sin(wave.turn):.5f} {cos(wave.turn):.5f} 0 0 cm"


@cache
def _heart(colour: str, family: int) -> str:
    """Gives the middle of the rosette: the symbol on white within a ring."""
    ring, inner, symbol = ink.circle(0, 0, 0.385 * _UNIT), ink.circle(0, 0, 0.345 * _UNIT), 0.42 * _UNIT
    lines = (
        f"1 1 1 rg {0.022 * _UNIT:.1f} w {ring} B {0.009 * _UNIT:.1f} w {inner} S",
        f"{ink.fill(colour)} {ink.symbol_at(family, -symbol / 2, -symbol / 2, symbol)}",
    )
    return " ".join(lines)


def _frame(template: Template, card: Size) -> str:
    frame = template.frame
    insets = [(frame.inset_mm, frame.width_pt)]
    if frame.look == "double-rule":
        insets.append((frame.inset_mm + _DOUBLE_MM, frame.width_pt * _THIN))
    lines = []
    for inset, width in insets:
        radius = max(frame.radius_mm - (inset - frame.inset_mm), 0)
        lines.append(f"{width:.3f} w {_inset(card, inset, radius)} S")
    return " ".join(lines)


def _inset(card: Size, inset_mm: float, radius_mm: float) -> str:
    width, height = card.width_mm - 2 * inset_mm, card.height_mm - 2 * inset_mm
    return ink.rounded(inset_mm * MM, inset_mm * MM, width * MM, height * MM, radius_mm * MM)


def _band(template: Template, card: Size, family: int) -> str:
    """Gives the band, its upper corners round like the card's, and the symbol that looks out of it."""
    band = template.band
    if not band.height_mm:
        return ""
    colour = ink.colour_of(band.colour, family)
    low = (card.height_mm - band.inset_mm - band.height_mm) * MM
    box = ink.rectangle(band.inset_mm * MM, low, (card.width_mm - 2 * band.inset_mm) * MM, band.height_mm * MM)
    lines = [f"q {box} W n {ink.fill(colour)} {_inset(card, band.inset_mm, band.radius_mm)} f"]
    size = band.symbol_mm * MM
    if size:
        # A seventh of it lies beyond the band's edge, its middle on the band's middle.
        x = (card.width_mm - band.inset_mm) * MM - size * 0.86
        y = low + band.height_mm * MM / 2 - size / 2
        lines.append(f"{ink.fill(ink.darker(colour, _SHADE))} {ink.symbol_at(family, x, y, size)}")
        lines.append(f"{ink.stroke(ink.lighter(colour, _EDGE))} {ink.symbol_at(family, x, y, size, 0.7)}")
    return " ".join([*lines, "Q"])


def _sign(template: Template, card: Size, family: int) -> str:
    """Gives the symbol in the corner."""
    sign = template.symbol
    if sign.look == "none":
        return ""
    colour, size = ink.colour_of(sign.colour, family), sign.size_mm * MM
    x, y = (card.width_mm - sign.right_mm) * MM - size, (card.height_mm - sign.y_mm) * MM - size
    outline = 1.4 if sign.look == "outline" else 0.0
    paint = ink.stroke(colour) if outline else ink.fill(colour)
    return f"{paint} {ink.symbol_at(family, x, y, size, outline)}"
