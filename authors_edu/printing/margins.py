"""Draws what stands beside the cards: marks, lines to cut along, the fold, the footer; and the sign of a copy.

Decides no place: that is `trimming.py`.
"""

from collections.abc import Iterable, Sequence

from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing import ink
from authors_edu.printing.paper import MM, Box, Size
from authors_edu.printing.pen import Pen
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.shaping import set_line
from authors_edu.printing.text import Style, fit
from authors_edu.printing.trimming import Footer, Line, crop_marks, fold_line, lines_across

_FOOTER_PT = 7.0
_FOOTER_INK = "#4a4f5c"
_MARK_PT = 0.35
_SIGN_SHARE = 0.62  # of a label's size: how large the number of a copy is beside it


def marks_of(paper: Size, trims: Sequence[Box], settings: PrintSettings, bleed_mm: float) -> str:
    """Gives everything that shows where to cut on a page with these trims."""
    drawn = []
    if settings.lines_across:
        drawn.append(_seen_anywhere(_path(paper, lines_across(paper, trims))))
    else:
        drawn.append(f"{ink.stroke('#000000')} {_MARK_PT} w {_path(paper, crop_marks(paper, trims, bleed_mm))} S")
    if settings.corner_mm:
        drawn.append(_seen_anywhere(" ".join(_corners(paper, trim, settings.corner_mm) for trim in trims)))
    return " ".join(drawn)


def fold_of(paper: Size) -> str:
    """Gives the dashed line of the fold."""
    return f"{ink.stroke('#000000')} {_MARK_PT} w [4 3] 0 d {_path(paper, (fold_line(paper),))} S [] 0 d"


def draw_footer(canvas: Canvas, pen: Pen, place: Footer, paper: Size, font: str, words: tuple[str, str, str]) -> None:
    """Writes the deck's name, the copy in its sign ("" for none) and the number of the sheet into the margin."""
    name, copy, number = words
    box = place.box
    long, low = (box.height_mm, box.right_mm) if place.turned else (box.width_mm, box.bottom_mm)
    last = set_line(f" · {number}", font)
    sign_pt = 2.2 * _FOOTER_PT if copy else 0.0
    room = long * MM - sign_pt - last.width * _FOOTER_PT
    parts = fit((name,), Style(font, _FOOTER_PT, _FOOTER_PT), room, _FOOTER_PT * 1.1).lines[:1]
    named = sum(part.width for part in parts) * _FOOTER_PT
    x = (long * MM - named - sign_pt - last.width * _FOOTER_PT) / 2
    baseline = 0.6 * MM  # below it a descender still keeps the printer's margin
    if place.turned:
        canvas.addLiteral(f"q 0 1 -1 0 {low * MM:.3f} {(paper.height_mm - box.bottom_mm) * MM:.3f} cm")
    else:
        canvas.addLiteral(f"q 1 0 0 1 {box.x_mm * MM:.3f} {(paper.height_mm - low) * MM:.3f} cm")
    canvas.addLiteral(ink.fill(_FOOTER_INK))
    for part in parts:
        pen.write(part, _FOOTER_PT, x, baseline)
        x += part.width * _FOOTER_PT
    if copy:
        draw_sign(canvas, pen, copy, font, _FOOTER_INK, (x + sign_pt / 2, baseline + 0.36 * _FOOTER_PT), _FOOTER_PT)
    pen.write(last, _FOOTER_PT, x + sign_pt, baseline)
    canvas.addLiteral("Q")


def draw_sign(
    canvas: Canvas, pen: Pen, copy: str, font: str, colour: str, middle: tuple[float, float], size_pt: float
) -> None:
    """Draws the number of a copy in a ring, so that decks that got mixed can be sorted. `colour` is "#rrggbb"."""
    x, y = middle
    line = set_line(copy, font)
    size = min(size_pt * 0.75, size_pt * 0.8 / max(line.width, 0.1))
    ring = ink.circle(x, y, size_pt * 0.56)
    canvas.addLiteral(f"{ink.stroke(colour)} {size_pt * 0.07:.2f} w {ring} S {ink.fill(colour)}")
    pen.write(line, size, x - line.width * size / 2, y - line.top * size / 2)


def sign_beside(label_right_pt: float, baseline_pt: float, label_pt: float) -> tuple[tuple[float, float], float]:
    """Gives middle and size of a copy's sign behind a card's label."""
    size = label_pt * _SIGN_SHARE
    return (label_right_pt + 0.95 * size, baseline_pt + 0.36 * label_pt), size


def _path(paper: Size, lines: Iterable[Line]) -> str:
    high = paper.height_mm
    return " ".join(
        f"{x1 * MM:.3f} {(high - y1) * MM:.3f} m {x2 * MM:.3f} {(high - y2) * MM:.3f} l" for x1, y1, x2, y2 in lines
    )


def _corners(paper: Size, trim: Box, radius_mm: float) -> str:
    """Gives the four arcs along which a card's corners are rounded."""
    arcs = []
    r = min(radius_mm, trim.width_mm / 2, trim.height_mm / 2) * MM
    k = r * (1 - ink.HANDLE)
    for x_mm, side in ((trim.x_mm, 1), (trim.right_mm, -1)):
        for y_mm, up in ((trim.bottom_mm, 1), (trim.y_mm, -1)):
            x, y = x_mm * MM, (paper.height_mm - y_mm) * MM
            numbers = (x + side * k, y, x, y + up * k, x, y + up * r)
            arcs.append(f"{x + side * r:.3f} {y:.3f} m {' '.join(f'{number:.3f}' for number in numbers)} c")
    return " ".join(arcs)


def _seen_anywhere(path: str) -> str:
    """Strokes in black with white dashes, which shows on paper and on any back."""
    black, white = ink.stroke("#000000"), ink.stroke("#ffffff")
    return f"{black} 0.25 w {path} S {white} [2 2] 0 d {path} S [] 0 d"
