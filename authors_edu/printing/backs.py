"""Draws the back that all cards share: a pattern and a medallion, the same from both ends; or a picture.

One form a document, drawn behind each front. What the patterns show stands in `patterns/`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing import ink
from authors_edu.printing.album import Album
from authors_edu.printing.errors import PrintError, Values, refused
from authors_edu.printing.medallion import draw_medallion, medallion_size
from authors_edu.printing.paper import MM, Box, Size
from authors_edu.printing.patterns.drawing import drawn
from authors_edu.printing.patterns.shapes import Field
from authors_edu.printing.pen import Pen
from authors_edu.printing.pictures import LEAST_DPI
from authors_edu.printing.places import PictureRoom, Spot
from authors_edu.printing.template import Back, Template

_DRAWN_FOR = Size(63.0, 88.0)  # all measures are those of a poker card; other cards are drawn larger or smaller
_SMALLEST = 0.85  # below it the frame would come too near to the cut
_FRAME_MM = 3.2  # from the trim to the frame: plain ground, so that a shifted cut does not show
_BETWEEN_PT = 3.0  # from the frame's outer line to its inner one
_AIR_PT = 1.2  # least white around a part of the pattern
_BEYOND_MM = 12.0  # the most bleed on the smallest cards: so far a pattern without a frame goes on


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
        if self.picture or self.template.back.frame == "none":
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
        if (self.picture, None) not in album:
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
        """Makes the back about the card's middle. A pattern that goes on beyond the trim is a form of its own."""
        look, canvas = self.template.back, self.canvas
        share = min(self.card.width_mm / _DRAWN_FOR.width_mm, self.card.height_mm / _DRAWN_FOR.height_mm)
        scale = max(share, _SMALLEST)
        width, height, bleed = self.card.width_mm * MM, self.card.height_mm * MM, self.bleed_mm * MM
        middle = f"{scale:.5f} 0 0 {scale:.5f} {width / 2:.3f} {height / 2:.3f} cm"
        half = width / scale / 2, height / scale / 2
        page = ink.rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
        ground = f"{ink.fill(ink.colour_of(look.ground, 0))} {page} f {middle} {_pattern(look, half)}"
        if look.frame == "none":
            canvas.beginForm("back-bleed", -bleed, -bleed, width + bleed, height + bleed)  # type: ignore[arg-type]  # stubs: int
            canvas.addLiteral(ground)
            canvas.endForm()
        canvas.beginForm("back", 0, 0, width, height)
        if look.frame == "none":
            canvas.doForm("back-bleed")
            canvas.addLiteral(middle)
        else:
            rules = f"0.9 w {_frame(half, _FRAME_MM * MM)} S 0.35 w {_frame(half, _FRAME_MM * MM + _BETWEEN_PT)} S"
            canvas.addLiteral(f"q {ground} Q {middle} {ink.stroke(ink.colour_of(look.ink, 0))} {rules}")
        draw_medallion(canvas, self.pen, look, self.initial)
        canvas.endForm()


def _pattern(look: Back, half: tuple[float, float]) -> str:
    """Gives the pattern of a back whose half width and height are given: within its frame, or beyond the trim."""
    within, beyond, clip = 0.0, _BEYOND_MM * MM, ""
    if look.frame != "none":
        within = beyond = _FRAME_MM * MM + _BETWEEN_PT + _AIR_PT
        clip = f"{_frame(half, _FRAME_MM * MM)} W n"
    clear = (edge + _AIR_PT for edge in medallion_size(look.medallion.shape))
    field = Field(half[0] - within, half[1] - within, beyond, *clear)
    return f"{clip} {drawn(look.pattern, field, ink.colour_of(look.ground, 0), ink.colour_of(look.ink, 0))}"


def _frame(half: tuple[float, float], inset: float) -> str:
    across, up, radius = half[0] - inset, half[1] - inset, 2 * MM - (inset - _FRAME_MM * MM)
    return ink.rounded(-across, -up, 2 * across, 2 * up, radius)
