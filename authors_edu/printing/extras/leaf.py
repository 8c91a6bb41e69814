"""The pages of all sheets beside the deck: heading, footer, texts, rules and boxes to tick. Decides no sheet's layout.

Measures are mm from the top left corner; a sheet that reads from the right is mirrored as a whole.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing import ink
from authors_edu.printing.errors import Values
from authors_edu.printing.extras.passage import LEADING, Passage, Piece, passage
from authors_edu.printing.fonts import by_extra, in_region
from authors_edu.printing.paper import MM, PRINTER_MARGIN_MM, Box, Size
from authors_edu.printing.pen import Pen
from authors_edu.printing.shaping import set_line
from authors_edu.printing.template import Template

EDGE_MM = 13.0  # white at the sides: a sheet that hangs is pinned there
_TOP_MM = 12.0
_FOOT_MM = 14.0  # white below, with the footer in it
_NAMES_PT, _MOST_LINES = (25.0, 20.0, 16.0, 13.0, 10.5), 2  # the largest that takes no more lines, else the last
_KIND_PT, _FOOTER_PT = 13.0, 8.0
_RULE_PT, _HAIR_PT = 1.3, 0.4
_AFTER_MM = 6.0  # below the rule
_TALL = 1.1  # letters of EB Garamond are so much smaller than others of their size

Weight = Literal["bold", "plain", "work"]


@dataclass(frozen=True, slots=True)
class Look:
    """The template's type and colours, for whole sheets. `symbols` is the colour of families: their own, or black."""

    fonts: dict[Weight, str]
    scale: float
    accent: str
    quiet: str
    symbols: str

    def set(self, text: str, weight: Weight, size_pt: float, width_mm: float, leading: float = LEADING) -> Passage:
        return passage(text, self.fonts[weight], size_pt * self.scale, width_mm, leading)


def look_of(template: Template, region: str) -> Look:
    """Takes one family of type from the template: works stand in italics, unless its letters are for easy reading."""
    family = next(
        name for name in ("EB Garamond", "Literata", "Atkinson", "Noto Sans") if template.title.font.startswith(name)
    )
    fonts: dict[Weight, str] = {
        "bold": "EB Garamond Semibold" if family == "EB Garamond" else f"{family} Bold",
        "plain": family,
        "work": family if family == "Atkinson" else f"{family} Italic",
    }
    if region:
        fonts = {weight: in_region(font, region) for weight, font in fonts.items()}
    accent = min((ink.colour_of(name, 0) for name in (template.back.ground, template.back.ink)), key=_light)
    scale = _TALL if family == "EB Garamond" else 1.0
    symbols = "family" if template.symbol.colour == "paper" else template.symbol.colour  # no band lies under it here
    return Look(fonts, scale, accent, template.clue.colour, symbols)


def _light(colour: str) -> int:
    return sum(int(colour[place : place + 2], 16) for place in (1, 3, 5))


@dataclass(eq=False)
class Leaf:
    """Draws pages of one document, one after the other. `paper` is that of the page in hand."""

    canvas: Canvas
    pen: Pen
    look: Look
    deck: str
    paper: Size
    mirrored: bool = False
    _missing: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def width_mm(self) -> float:
        return self.paper.width_mm - 2 * EDGE_MM

    def room(self, name: str, kind: str) -> Box:
        """Gives what the heading leaves of a page."""
        top = self._heading(name, kind)[-1]
        return Box(EDGE_MM, top, self.width_mm, self.paper.height_mm - _FOOT_MM - top)

    def open(self, name: str, kind: str) -> None:
        """Starts a page with its heading: a name, and below it what kind of sheet this is."""
        self.canvas.setPageSize((self.paper.width_mm * MM, self.paper.height_mm * MM))
        large, small, below, rule, _ = self._heading(name, kind)
        accent = self.look.accent
        self.write([Piece(large, 0, 0, self.width_mm, accent, "center")], EDGE_MM, _TOP_MM)
        self.write([Piece(small, 0, 0, self.width_mm, "quiet", "center")], EDGE_MM, below)
        self.rule(EDGE_MM, rule, self.width_mm, _RULE_PT, accent)
        self.rule(EDGE_MM, rule + 0.9, self.width_mm, _HAIR_PT, accent)

    def _heading(self, name: str, kind: str) -> tuple[Passage, Passage, float, float, float]:
        for size in _NAMES_PT:
            large = self.look.set(name, "bold", size, self.width_mm)
            if len(large.lines) <= _MOST_LINES:
                break
        small = self.look.set(kind, "work", _KIND_PT, self.width_mm)
        below = _TOP_MM + large.height_mm + 0.4
        rule = below + small.height_mm + 2.4
        return large, small, below, rule, rule + 0.9 + _AFTER_MM

    def close(self, number: int, total: int) -> None:
        """Ends a page with its footer."""
        words = f"{self.deck} · {number}/{total}" if total > 1 else self.deck
        foot = self.look.set(words, "plain", _FOOTER_PT, self.width_mm)
        top = max(self.paper.height_mm - _FOOT_MM + 3, self.paper.height_mm - PRINTER_MARGIN_MM - foot.height_mm)
        self.write([Piece(foot, 0, 0, self.width_mm, "quiet", "center")], EDGE_MM, top)
        self.canvas.showPage()

    def write(self, pieces: Iterable[Piece], x_mm: float, y_mm: float, family: int = 0) -> None:
        """Writes the pieces of a block whose top and starting side are given."""
        for piece in pieces:
            text = piece.passage
            self._note(text)
            share = {"start": 0.0, "center": 0.5, "end": 1.0}[piece.align]
            self.canvas.addLiteral(ink.fill(ink.colour_of(piece.colour, family)))
            for line, baseline in zip(text.lines, text.baselines_mm, strict=True):
                wide = line.width * text.size_pt / MM
                x = self._left(x_mm + piece.x_mm + (piece.width_mm - wide) * share, wide)
                self.pen.write(line, text.size_pt, x * MM, self._up(y_mm + piece.top_mm + baseline))

    def write_upwards(self, text: Passage, x_mm: float, width_mm: float, foot_mm: float, colour: str = "ink") -> None:
        """Writes a passage from the bottom to the top, in the middle of a column's width."""
        self._note(text)
        x = self._left(x_mm, width_mm) + (width_mm - text.height_mm) / 2
        self.canvas.addLiteral(
            f"q 0 1 -1 0 {x * MM:.3f} {self._up(foot_mm):.3f} cm {ink.fill(ink.colour_of(colour, 0))}"
        )
        for line, baseline in zip(text.lines, text.baselines_mm, strict=True):
            self.pen.write(line, text.size_pt, 0, -baseline * MM)
        self.canvas.addLiteral("Q")

    def rule(self, x_mm: float, y_mm: float, width_mm: float, pen_pt: float, colour: str = "ink") -> None:
        """Draws a level line."""
        x, y = self._left(x_mm, width_mm) * MM, self._up(y_mm)
        paint = ink.stroke(ink.colour_of(colour, 0))
        self.canvas.addLiteral(f"{paint} {pen_pt} w {x:.3f} {y:.3f} m {x + width_mm * MM:.3f} {y:.3f} l S")

    def upright(self, x_mm: float, y_mm: float, height_mm: float, pen_pt: float, colour: str = "ink") -> None:
        """Draws an upright line."""
        x, y, low = self._left(x_mm, 0) * MM, self._up(y_mm), self._up(y_mm + height_mm)
        self.canvas.addLiteral(
            f"{ink.stroke(ink.colour_of(colour, 0))} {pen_pt} w {x:.3f} {y:.3f} m {x:.3f} {low:.3f} l S"
        )

    def tick_box(self, middle_x_mm: float, middle_y_mm: float, side_mm: float) -> None:
        """Draws a box to tick."""
        side = side_mm * MM
        x, y = self._left(middle_x_mm, 0) * MM - side / 2, self._up(middle_y_mm) - side / 2
        self.canvas.addLiteral(f"{ink.stroke(ink.colour_of('quiet', 0))} 0.7 w {ink.rounded(x, y, side, side, 1.6)} S")

    def symbol(self, family: int, x_mm: float, y_mm: float, size_mm: float) -> None:
        """Draws a family's symbol; its box's top and starting side are given."""
        colour = ink.fill(ink.colour_of(self.look.symbols, family))
        x, y = self._left(x_mm, size_mm) * MM, self._up(y_mm + size_mm)
        self.canvas.addLiteral(f"{colour} {ink.symbol_at(family, x, y, size_mm * MM)}")

    def initial(self, text: str, middle_x_mm: float, top_mm: float, size_pt: float, family: int) -> float:
        """Writes a family's letter in its colour, its capital's top at `top_mm`; gives its baseline."""
        font = self.look.fonts["bold"]
        line, size = set_line(text, font), size_pt * self.look.scale
        baseline = top_mm + set_line("H", font).top * size / MM
        self.canvas.addLiteral(ink.fill(ink.colour_of(self.look.symbols, family)))
        x = self._left(middle_x_mm, 0) * MM - line.width * size / 2
        self.pen.write(line, size, x, self._up(baseline))
        return baseline

    def problems(self) -> Iterable[Problem]:
        """Tells which texts have characters that no font can print."""
        for text, missing in self._missing.items():
            for extra, characters in by_extra(missing).items():
                codes = tuple(f"U+{ord(char[0]):04X}" for char in characters)
                values: Values = {"text": text, "characters": characters, "codes": codes, "extra": extra}
                yield Problem("missing_glyph_on_sheet", Severity.ERROR, values=values)

    def _note(self, text: Passage) -> None:
        self._missing.update({line.text: line.missing for line in text.lines if line.missing})

    def _left(self, x_mm: float, width_mm: float) -> float:
        """Gives the left edge of something; mirrored where the sheet reads from the right."""
        return self.paper.width_mm - x_mm - width_mm if self.mirrored else x_mm

    def _up(self, down_mm: float) -> float:
        """Turns mm from the top into points from the bottom."""
        return (self.paper.height_mm - down_mm) * MM
