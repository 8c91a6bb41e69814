"""The calibration sheet: shows how far a printer's backs lie off its fronts, and whether it prints in true size.

The front has a ring in each square, the back a cross that lies a little further off from square to square. Against the
light, the square whose cross stands in the middle of its ring has the offset written in it. The words on the sheet
come from the caller; what stands where is told by `calibration_plan.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing import ink
from authors_edu.printing.calibration_plan import plan_of
from authors_edu.printing.document import new_canvas
from authors_edu.printing.job import sheet_of_settings, turned_for_calibration
from authors_edu.printing.paper import MM, Box, Sheet, Size
from authors_edu.printing.pen import Pen
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.shaping import set_line
from authors_edu.printing.text import Style, fit

_FONT = "Atkinson"
_TEXT = Style(_FONT, 10.5, 7.5, 1.25)
_HEADING = Style("Atkinson Bold", 12, 9)
_AFTER_PT = 4.0  # white below the heading
_LABEL_PT, _LABEL_EDGE_PT = 5.6, 2.0
_RING_MM, _CROSS_MM = 1.1, 0.9
_LINE = "#1f2430"


def calibration_sheet(settings: PrintSettings, front: Sequence[str], back: Sequence[str]) -> bytes:
    """Gives a PDF of a front and a back for the paper, the way of turning and the offset of these settings.

    `front` and `back` are the paragraphs that each page says, a heading first. The offset moves the back, so that a
    right one shows its cross in the middle of the ring of nought.
    """
    settings = turned_for_calibration(settings)
    turn, sheet = settings.backs, sheet_of_settings(settings)
    plan = plan_of(sheet.paper)
    file = BytesIO()
    canvas = new_canvas(file, sheet.paper, front[0] if front else "", _FONT, turn, settings.language)
    drawing = _Drawing(canvas, Pen(canvas), sheet.paper)
    for target in plan.targets:
        drawing.square(target.square, target.offset_mm)
        drawing.numbers(target.square, target.offset_mm)
        drawing.ring(target.square)
    drawing.finish(plan.rulers, plan.words, front)
    x, y = settings.offset_mm
    canvas.addLiteral(f"1 0 0 1 {x * MM:.3f} {-y * MM:.3f} cm")
    for target in plan.targets:
        square = behind(sheet, target.square, turn)
        drawing.square(square, target.offset_mm)
        drawing.cross(square, target.offset_mm)
    drawing.finish(behind(sheet, plan.rulers, turn), behind(sheet, plan.words, turn), back)
    canvas.save()
    return file.getvalue()


def behind(sheet: Sheet, box: Box, backs: str) -> Box:
    """Gives where a box of the front page lies on the back page."""
    if sheet.turns_sideways(backs):
        return replace(box, x_mm=sheet.paper.width_mm - box.right_mm)
    return replace(box, y_mm=sheet.paper.height_mm - box.bottom_mm)


@dataclass(frozen=True, slots=True)
class _Drawing:
    canvas: Canvas
    pen: Pen
    paper: Size

    def square(self, square: Box, offset_mm: tuple[float, float]) -> None:
        pen = 1.2 if offset_mm == (0.0, 0.0) else 0.25  # the one that a printer without fault shows
        x, y, side = square.x_mm * MM, self._up(square.bottom_mm), square.width_mm * MM
        self.canvas.addLiteral(f"{ink.stroke(_LINE)} {pen} w {ink.rectangle(x, y, side, side)} S")

    def numbers(self, square: Box, offset_mm: tuple[float, float]) -> None:
        """Writes the offset into a square: to the right above the ring, down below it."""
        self.canvas.addLiteral(ink.fill(_LINE))
        capital = set_line("1", _FONT).top * _LABEL_PT
        top, foot = self._up(square.y_mm) - _LABEL_EDGE_PT - capital, self._up(square.bottom_mm) + _LABEL_EDGE_PT
        for sign, number, y in (("→", offset_mm[0], top), ("↓", offset_mm[1], foot)):
            line = set_line(f"{sign} {number:g}".replace("-", "−"), _FONT)
            x = (square.x_mm + square.width_mm / 2) * MM - line.width * _LABEL_PT / 2
            self.pen.write(line, _LABEL_PT, x, y)

    def ring(self, square: Box) -> None:
        x, y = (square.x_mm + square.width_mm / 2) * MM, self._up(square.y_mm + square.height_mm / 2)
        self.canvas.addLiteral(f"0.5 w {ink.circle(x, y, _RING_MM * MM)} S")

    def cross(self, square: Box, offset_mm: tuple[float, float]) -> None:
        """Draws a cross so far off the square's middle that a printer with this offset brings it there."""
        x = (square.x_mm + square.width_mm / 2 + offset_mm[0]) * MM
        y = self._up(square.y_mm + square.height_mm / 2 + offset_mm[1])
        arm = _CROSS_MM * MM
        lines = f"{x - arm:.3f} {y:.3f} m {x + arm:.3f} {y:.3f} l {x:.3f} {y - arm:.3f} m {x:.3f} {y + arm:.3f} l"
        self.canvas.addLiteral(f"0.5 w {lines} S")

    def finish(self, rulers: Box, words: Box, paragraphs: Sequence[str]) -> None:
        """Draws rulers and words, and ends the page."""
        self._ruler(rulers.x_mm, rulers.y_mm + 6, (100, 1.0, 5, 10), "100 mm")
        self._ruler(rulers.x_mm, rulers.y_mm + 18, (32, 25.4 / 8, 4, 8), "4 in")
        self.canvas.addLiteral(ink.fill(_LINE))
        width, height, top = words.width_mm * MM, words.height_mm * MM, self._up(words.y_mm)
        for style, part in ((_HEADING, paragraphs[:1]), (_TEXT, paragraphs[1:])):
            text = fit(tuple(part), style, width, height)
            for line, baseline in zip(text.lines, text.baselines_pt, strict=True):
                x = words.x_mm * MM + (width - line.width * text.size_pt if text.right_to_left else 0)
                self.pen.write(line, text.size_pt, x, top - baseline)
            top, height = top - text.height_pt - _AFTER_PT, height - text.height_pt - _AFTER_PT
        self.canvas.showPage()

    def _ruler(self, left_mm: float, top_mm: float, ticks: tuple[int, float, int, int], name: str) -> None:
        """Draws `ticks`: how many steps, how long one is in mm, and which of them are longer and longest."""
        number, step, longer, longest = ticks
        lines = []
        for tick in range(number + 1):
            high = 4.5 if tick % longest == 0 else 3.2 if tick % longer == 0 else 2.0
            x = (left_mm + tick * step) * MM
            lines.append(f"{x:.3f} {self._up(top_mm):.3f} m {x:.3f} {self._up(top_mm - high):.3f} l")
        end = (left_mm + number * step) * MM
        lines.append(f"{left_mm * MM:.3f} {self._up(top_mm):.3f} m {end:.3f} {self._up(top_mm):.3f} l")
        self.canvas.addLiteral(f"{ink.stroke(_LINE)} 0.35 w {' '.join(lines)} S {ink.fill(_LINE)}")
        for text, at, share in (("0", left_mm * MM, 0.0), (name, end, 1.0)):
            line = set_line(text, _FONT)
            self.pen.write(line, 7, at - line.width * 7 * share, self._up(top_mm) - 7.5)

    def _up(self, down_mm: float) -> float:
        """Turns mm from the top into points from the bottom."""
        return (self.paper.height_mm - down_mm) * MM
