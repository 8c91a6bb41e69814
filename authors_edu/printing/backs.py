"""Draws the back that all cards share: a pattern to the edge, a medallion, the deck's initial; or a picture.

One form a document, drawn behind each front.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import ceil, hypot

from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing import ink
from authors_edu.printing.album import Album
from authors_edu.printing.errors import PrintError, Values, refused
from authors_edu.printing.paper import MM, Box, Size
from authors_edu.printing.pen import Pen
from authors_edu.printing.pictures import LEAST_DPI
from authors_edu.printing.places import PictureRoom, Spot
from authors_edu.printing.shaping import set_line
from authors_edu.printing.template import Template

_DRAWN_FOR = Size(63.0, 88.0)  # all measures are those of a poker card; other cards are drawn larger or smaller
_SMALLEST = 0.85  # below it the frame would come too near to the cut
_FRAME_MM = 3.2  # from the trim to the frame: plain ground, so that a shifted cut does not show
_MEDALLION_MM = 11.0
_BETWEEN_PT = 3.0  # from the frame's outer line to its inner one
_AIR_PT = 1.2  # least white around a part of the pattern
_SYMBOLS = (0, 3, 1, 8, 7, 4)  # star, moon, drop, leaf, diamond, hexagon


@dataclass(eq=False)
class BackPrinter:
    """Draws backs onto one canvas. The ink goes on by `bleed_mm` beyond the trim, under the cards beside it.

    `picture` names one of `pictures`; "" is the template's pattern with `initial` in it.
    """

    canvas: Canvas
    pen: Pen
    template: Template
    card: Size
    bleed_mm: float
    initial: str
    picture: str
    pictures: Mapping[str, bytes]
    problems: list[Problem] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.picture:
            self._picture_forms()
        else:
            self._pattern_form()

    def draw(self, boxes: Iterable[Box], page_height_mm: float, turned: bool) -> None:
        """Draws a back into each box; where `turned`, they stand on their heads."""
        boxes = [Box(box.x_mm, page_height_mm - box.bottom_mm, box.width_mm, box.height_mm) for box in boxes]
        if self.bleed_mm:  # first all bleeds, so that none covers a neighbour
            self._bleeds(boxes, turned)
        for box in boxes:
            self._place("back", box, turned)

    def _bleeds(self, boxes: Iterable[Box], turned: bool) -> None:
        if self.picture:
            for box in boxes:
                self._place("back-bleed", box, turned)
            return
        wide = (box.inset(-self.bleed_mm) for box in boxes)
        areas = (ink.rectangle(box.x_mm * MM, box.y_mm * MM, box.width_mm * MM, box.height_mm * MM) for box in wide)
        self.canvas.addLiteral(f"{ink.fill(ink.colour_of(self.template.back.ground, 0))} {' '.join(areas)} f")

    def _place(self, form: str, box: Box, turned: bool) -> None:
        x, y = box.x_mm * MM, box.y_mm * MM
        place = f"1 0 0 1 {x:.3f} {y:.3f}"
        if turned:
            place = f"-1 0 0 -1 {x + box.width_mm * MM:.3f} {y + box.height_mm * MM:.3f}"
        self.canvas.addLiteral(f"q {place} cm")
        self.canvas.doForm(form)
        self.canvas.addLiteral("Q")

    def _picture_forms(self) -> None:
        """Makes the picture so large that it fills the bleed; within the trim a form cuts it off by itself."""
        width, height, bleed = self.card.width_mm * MM, self.card.height_mm * MM, self.bleed_mm * MM
        spot = Spot(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
        room = PictureRoom(spot.width_pt, spot.height_pt, spot.width_pt / spot.height_pt)
        album = Album(self.canvas, self.pictures, room, "back-picture")
        if self.picture not in album:
            kind = "back_picture_unreadable" if self.picture in self.pictures else "no_back_picture"
            raise PrintError(refused(kind, picture=self.picture))
        dpi = album.dpi_of(self.picture)
        if dpi < LEAST_DPI:
            values: Values = {"picture": self.picture, "dpi": round(dpi)}
            self.problems.append(Problem("back_picture_too_small", Severity.WARNING, values=values))
        for form, beyond in (("back", 0.0), ("back-bleed", bleed)):
            self.canvas.beginForm(form, -beyond, -beyond, width + beyond, height + beyond)  # type: ignore[arg-type]  # stubs: int
            album.place(self.picture, spot)
            self.canvas.endForm()

    def _pattern_form(self) -> None:
        back, canvas = self.template.back, self.canvas
        ground, colour = ink.colour_of(back.ground, 0), ink.colour_of(back.ink, 0)
        scale = max(
            min(self.card.width_mm / _DRAWN_FOR.width_mm, self.card.height_mm / _DRAWN_FOR.height_mm), _SMALLEST
        )
        width, height = self.card.width_mm * MM / scale, self.card.height_mm * MM / scale
        inset = _FRAME_MM * MM
        frame = ink.rounded(inset, inset, width - 2 * inset, height - 2 * inset, 2 * MM)
        canvas.beginForm("back", 0, 0, self.card.width_mm * MM, self.card.height_mm * MM)
        canvas.addLiteral(f"{scale:.5f} 0 0 {scale:.5f} 0 0 cm")
        canvas.addLiteral(f"{ink.fill(ground)} {ink.rectangle(0, 0, width, height)} f")
        canvas.addLiteral(f"q {frame} W n")
        canvas.addLiteral(_pattern(back.pattern, width, height, ground, colour))
        canvas.addLiteral(f"Q {ink.stroke(colour)} 0.9 w {frame} S")
        within = inset + _BETWEEN_PT
        inner = ink.rounded(within, within, width - 2 * within, height - 2 * within, 2 * MM - _BETWEEN_PT)
        canvas.addLiteral(f"0.35 w {inner} S")
        _medallion(canvas, self.pen, self.template, (width / 2, height / 2), self.initial)
        canvas.endForm()


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
    most = ceil((width / 2 + lean) / step)
    for number in range(-most, most + 1):
        x = width / 2 + number * step
        lines.append(f"{x - lean:.2f} 0 m {x + lean:.2f} {height:.2f} l S")
        lines.append(f"{x + lean:.2f} 0 m {x - lean:.2f} {height:.2f} l S")
    places = [
        (width / 2 + column * step / 2, height / 2 + row * step / 2 / slant)
        for row in _about_middle(height, step / 2 / slant)
        for column in _about_middle(width, step / 2)
        if (row + column) % 2
    ]
    return [*lines, *_round_dots(places, (width, height), colour, 1.5)]


def _symbols(width: float, height: float, ground: str, colour: str) -> list[str]:
    """Scatters the families' symbols in rows, each row moved by half a step."""
    step, size = 8.2 * MM, 4.0 * MM
    lines = []
    for row in _about_middle(height, step * 0.82):
        for column in _about_middle(width, step):
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
        for row in _about_middle(height, step * 0.866)
        for column in _about_middle(width, step)
    ]
    return _round_dots(places, (width, height), colour, 1.3)


def _about_middle(long: float, step: float) -> range:
    """Counts the steps from the middle of a length to both its ends."""
    most = ceil(long / 2 / step)
    return range(-most, most + 1)


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
