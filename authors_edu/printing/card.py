"""Draws the front of one card: frame and ornaments are forms, the rest is text.

Decides no place: that is `layout.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.symbols import symbol_of
from authors_edu.printing import ink
from authors_edu.printing.album import Album
from authors_edu.printing.forms import drawn_within, write_form
from authors_edu.printing.layout import Layout
from authors_edu.printing.motifs import (
    DISC,
    RAYS_REACH,
    ground_lines,
    heart,
    motif,
    rays_colours,
    rays_of,
    rays_place,
    ripples,
    turn_of,
)
from authors_edu.printing.ornament import Wave, guilloche, loop
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.pen import Pen
from authors_edu.printing.places import Mark, Spot
from authors_edu.printing.template import Band, Frame, Template

_UNIT = 1000  # the ornament's radius in its forms
_DOUBLE_MM = 0.9  # between the two lines of a double rule
_THIN = 0.45  # the inner line's width as a share of the outer one's
_SHADE = 0.22  # how much darker than the band its symbol is; a lighter one would eat the creator's white name
_RINGS = ((0.04, 21.0), (0.08, 13.0), (0.12, 5.5))  # how dark and how broad (mm) its outline goes out in rings


@dataclass(eq=False)
class Press:
    """Draws fronts onto one canvas and remembers which forms it has made there."""

    canvas: Canvas
    template: Template
    card: Size
    pen: Pen
    album: Album
    _forms: set[str] = field(default_factory=set)
    _families: dict[int, tuple[str, ...]] = field(default_factory=dict)  # ground, band, symbol in the band and corner

    def front(self, layout: Layout, family: int, x_pt: float, y_pt: float) -> None:
        """Draws a laid out card with its bottom left corner at the place given."""
        canvas, template = self.canvas, self.template
        if family not in self._families:
            self._families[family] = _family(template, self.card, family)
        ground, band, large, small = self._families[family]
        canvas.addLiteral(f"q 1 0 0 1 {x_pt:.3f} {y_pt:.3f} cm {ground}")
        if template.ground.pattern != "none":
            canvas.doForm(self._ground())
        over_band = template.picture.place == "band" and layout.image != ""
        canvas.addLiteral(band if over_band else f"{band} {large}")
        self._middle(layout, family)
        for panel in layout.panels:
            self._panel(panel, family)
        if layout.symbol:
            spot = layout.symbol
            colour = ink.colour_of((template.label if over_band else template.symbol).colour, family)
            canvas.addLiteral(f"{ink.fill(colour)} {ink.symbol_at(family, spot.x_pt, spot.y_pt, spot.width_pt)}")
        if template.frame.look != "none":
            canvas.addLiteral(ink.stroke(ink.colour_of(template.frame.colour, family)))
            canvas.doForm(self._frame())
        canvas.addLiteral(small)
        for mark in layout.marks:
            colour = ink.fill(ink.colour_of(mark.colour, family))
            box = ink.rectangle(mark.x_pt, mark.y_pt, mark.width_pt, mark.height_pt)
            canvas.addLiteral(f"{colour} {box} f")
        written, colour = ["BT"], ""
        for placed in layout.lines:
            if placed.colour != colour:
                colour = placed.colour
                written.append(ink.fill(ink.colour_of(colour, family)))
            written.append(self.pen.line(placed.line, placed.size_pt, placed.x_pt, placed.y_pt))
        written.append("ET Q")
        canvas.addLiteral(" ".join(written))

    def widen(self, field: Mark, family: int, corner: tuple[float, float], right_pt: float) -> None:
        """Lets a field of colour go on to the right, on the card whose bottom left corner is given."""
        left = corner[0] + field.x_pt + field.width_pt
        box = ink.rectangle(left - 0.5, corner[1] + field.y_pt, right_pt - left + 0.5, field.height_pt)
        self.canvas.addLiteral(f"{ink.fill(ink.colour_of(field.colour, family))} {box} f")

    def _make(self, name: str, box: tuple[float, float, float, float], drawing: str, forms: Sequence[str] = ()) -> str:
        self._forms.add(name)
        write_form(self.canvas, name, box, drawing, forms)
        return name

    def _frame(self) -> str:
        """Makes the form of the frame, which takes its colour from the page."""
        if "frame" in self._forms:
            return "frame"
        whole = (0, 0, self.card.width_mm * MM, self.card.height_mm * MM)
        return self._make("frame", whole, _frame(self.template, self.card))

    def _ground(self) -> str:
        """Makes the form of the ground's lines, which takes its colour from the page."""
        if "ground" in self._forms:
            return "ground"
        inset, width, height = self.template.frame.inset_mm * MM, self.card.width_mm * MM, self.card.height_mm * MM
        look, box = self.template.ground, (inset, inset, width - 2 * inset, height - 2 * inset)
        return self._make("ground", (0, 0, width, height), ground_lines(look.pattern, box, look.step_mm * MM))

    def _panel(self, panel: Mark, family: int) -> None:
        colour = ink.fill(ink.colour_of(panel.colour, family))
        look = self.template
        if look.picture.place == "band" or look.panel.inset_mm == look.frame.inset_mm:  # it takes over their corners
            outline = _inset(self.card, look.band if look.picture.place == "band" else look.frame)
            box = ink.rectangle(panel.x_pt, panel.y_pt, panel.width_pt, panel.height_pt)
            self.canvas.addLiteral(f"q {outline} W n {colour} {box} f Q")
        else:
            self.canvas.addLiteral(f"{colour} {_rounded(panel, self.template.panel.radius_mm)} f")

    def _middle(self, layout: Layout, family: int) -> None:
        if layout.picture:
            self._picture(layout, layout.picture, family)
        elif layout.ornament and self.template.ornament.look == "guilloche":
            self._guilloche(layout.ornament, family)
        elif layout.ornament and self.template.ornament.look == "rays":
            self._rays(layout.ornament, family)
        elif layout.ornament and self.template.ornament.look == "ripples":
            self._ripples(layout.ornament, family)
        elif layout.ornament:
            self._ornament(layout.ornament, family)

    def _picture(self, layout: Layout, spot: Spot, family: int) -> None:
        """Draws a picture within its shape."""
        look = self.template.picture
        outline = _oval(spot) if look.shape == "oval" else _rounded(spot, look.radius_mm)
        within = f"{_inset(self.card, self.template.band)} W n" if look.place == "band" else ""
        self.canvas.addLiteral(f"q {within} {outline} W n")
        self.album.place(layout.image, spot, layout.focus)
        pen = f"{ink.stroke(ink.colour_of(look.colour, family))} {look.width_pt} w"
        self.canvas.addLiteral(f"Q {pen} {outline} S" if look.width_pt else "Q")

    def _ornament(self, spot: Spot, family: int) -> None:
        """Draws the family's ornament, a form for each shape of it."""
        look = self.template.ornament
        largest = look.largest_mm * MM
        is_square = spot.width_pt == spot.height_pt  # drawn once, and made smaller where there is less room
        width, height = (largest, largest) if is_square else (spot.width_pt, spot.height_pt)
        name, scale = f"ornament{family}-{width:.0f}-{height:.0f}", spot.width_pt / width
        if name not in self._forms:
            colour = ink.colour_of(look.colour, family)
            self._make(name, (0, 0, width, height), motif(look.look, family, width, height, colour))
        clip = f"{_rounded(spot, self.template.picture.radius_mm)} W n"
        self._draw(f"q {clip} {scale:.5f} 0 0 {scale:.5f} {spot.x_pt:.3f} {spot.y_pt:.3f} cm", name, "Q")

    def _rays(self, spot: Spot, family: int) -> None:
        """Draws rays: they are alike in all boxes, so few forms do, which take their colours from the page."""
        colour = ink.colour_of(self.template.ornament.colour, family)
        x, y, scale, has_disc = rays_place(spot.width_pt, spot.height_pt)
        field, ray, disc = rays_colours(colour)
        rays, box = f"rays{family % 3}", _rounded(spot, self.template.picture.radius_mm)
        if rays not in self._forms:
            self._make(rays, (-RAYS_REACH, -RAYS_REACH, RAYS_REACH, RAYS_REACH), rays_of(family))
        place = f"q {scale:.5f} 0 0 {scale:.5f} {spot.x_pt + x:.3f} {spot.y_pt + y:.3f} cm"
        self._draw(f"q {box} W n {field} {box} f {place} {ray}", rays, "")
        if has_disc:
            if "disc" not in self._forms:
                self._make("disc", (-100, -100, 100, 100), f"{DISC} f")
            self._draw(disc, "disc", ink.fill(colour))
            self._draw("1.16 0 0 1.16 0 0 cm", self._symbol(family), "")
        self.canvas.addLiteral("Q Q")

    def _ripples(self, spot: Spot, family: int) -> None:
        """Draws rings about the symbol: families that share it share the form."""
        name, scale = f"ripples-{symbol_of(family).name}", min(spot.width_pt, spot.height_pt) / 100
        if name not in self._forms:
            self._make(name, (-50, -50, 50, 50), ripples(family))
        colour = ink.colour_of(self.template.ornament.colour, family)
        x, y = spot.x_pt + spot.width_pt / 2, spot.y_pt + spot.height_pt / 2
        place = f"{scale:.5f} 0 0 {scale:.5f} {x:.3f} {y:.3f} cm"
        self._draw(f"q {ink.stroke(colour)} {ink.fill(colour)} {place}", name, "Q")

    def _guilloche(self, spot: Spot, family: int) -> None:
        """Draws the family's rings about its symbol: forms that take their colour from the page."""
        colour, scale = (
            ink.colour_of(self.template.ornament.colour, family),
            min(spot.width_pt, spot.height_pt) / 2 / _UNIT,
        )
        x, y = spot.x_pt + spot.width_pt / 2, spot.y_pt + spot.height_pt / 2
        place = f"q {scale:.5f} 0 0 {scale:.5f} {x:.3f} {y:.3f} cm"
        self._draw(f"{place} {ink.stroke(colour)}", self._rings(guilloche(family)), ink.fill(colour))
        share = 0.42 * _UNIT / 100
        self._draw(f"{share:.3f} 0 0 {share:.3f} 0 0 cm", self._symbol(family), "Q")

    def _rings(self, waves: tuple[Wave, ...]) -> str:
        """Weaves rings: one thread is a form, drawn again and again, each time turned a little further."""
        threads = [self._thread(wave) for wave in waves]
        name = "-".join(threads)
        if name not in self._forms:
            lines = [f"{0.0085 * _UNIT:.1f} w q"]
            for wave, thread in zip(waves, threads, strict=True):
                lines += [f"{turn_of(wave)} {drawn_within(self.canvas, thread)}"] * wave.threads
            self._make(name, (-_UNIT, -_UNIT, _UNIT, _UNIT), f"{' '.join(lines)} Q q {heart(_UNIT)} Q", threads)
        return name

    def _thread(self, wave: Wave) -> str:
        """Makes the form of one thread, which other rings may share."""
        name = f"thread{wave.petals}-{wave.depth * 100:.0f}-{wave.middle * 100:.0f}"
        if name not in self._forms:
            self._make(name, (-_UNIT, -_UNIT, _UNIT, _UNIT), f"{ink.loop_path(loop(wave), _UNIT)} S")
        return name

    def _symbol(self, family: int) -> str:
        """Makes the form of a symbol, 100 points high about the origin; families of other colours share it."""
        name = f"symbol-{symbol_of(family).name}"
        if name not in self._forms:
            self._make(name, (-50, -50, 50, 50), ink.symbol_at(family, -50, -50, 100))
        return name

    def _draw(self, before: str, form: str, after: str) -> None:
        self.canvas.addLiteral(before)
        self.canvas.doForm(form)
        self.canvas.addLiteral(after)


def _family(template: Template, card: Size, family: int) -> tuple[str, str, str, str]:
    """Gives what is the same on all four cards: the ground, the band, the symbols in the band and in the corner."""
    ground, lines = "", ""
    if template.ground.colour != "paper":
        ground = f"{ink.fill(ink.colour_of(template.ground.colour, family))} {_inset(card, template.frame)} f"
    if template.ground.pattern != "none":
        lines = ink.stroke(ink.colour_of(template.ground.ink, family))
    return f"{ground} {lines}", *_band(template, card, family), _sign(template, card, family)


def _frame(template: Template, card: Size) -> str:
    frame = template.frame
    lines = [f"{frame.width_pt:.3f} w {_inset(card, frame)} S"]
    if frame.look == "double-rule":
        inner = replace(frame, inset_mm=frame.inset_mm + _DOUBLE_MM, radius_mm=max(frame.radius_mm - _DOUBLE_MM, 0))
        lines.append(f"{frame.width_pt * _THIN:.3f} w {_inset(card, inner)} S")
    return " ".join(lines)


def _inset(card: Size, edge: Frame | Band) -> str:
    inset = edge.inset_mm * MM
    width, height = card.width_mm * MM - 2 * inset, card.height_mm * MM - 2 * inset
    return ink.rounded(inset, inset, width, height, edge.radius_mm * MM)


def _rounded(box: Spot | Mark, radius_mm: float) -> str:
    if not radius_mm:
        return ink.rectangle(box.x_pt, box.y_pt, box.width_pt, box.height_pt)
    return ink.rounded(box.x_pt, box.y_pt, box.width_pt, box.height_pt, radius_mm * MM)


def _oval(spot: Spot) -> str:
    return ink.oval(spot.x_pt, spot.y_pt, spot.width_pt, spot.height_pt)


def _band(template: Template, card: Size, family: int) -> tuple[str, str]:
    """Gives the band, its upper corners round like the card's, and the symbol that looks out of it."""
    band = template.band
    if not band.height_mm:
        return "", ""
    colour = ink.colour_of(band.colour, family)
    low = (card.height_mm - band.inset_mm - band.height_mm) * MM
    box = ink.rectangle(band.inset_mm * MM, low, (card.width_mm - 2 * band.inset_mm) * MM, band.height_mm * MM)
    outline = _inset(card, band)
    field = f"q {box} W n {ink.fill(colour)} {outline} f Q"
    size = band.symbol_mm * MM
    if not size:
        return field, ""
    # A seventh of it lies beyond the band's edge, its middle on the band's middle.
    x = (card.width_mm - band.inset_mm) * MM - size * 0.86
    y = low + band.height_mm * MM / 2 - size / 2
    rings = " ".join(
        f"{ink.stroke(ink.darker(colour, shade))} {ink.symbol_at(family, x, y, size, broad * MM)}"
        for shade, broad in _RINGS
    )
    body = f"{ink.fill(ink.darker(colour, _SHADE))} {ink.symbol_at(family, x, y, size)}"
    return field, f"q {box} W n {outline} W n {rings} {body} Q"


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
