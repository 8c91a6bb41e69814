"""Where each text of one card stands. Pure: measures, decides and notes what does not fit, but draws nothing.

Points, from the card's bottom left corner upwards, as the PDF has it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from authors_edu.decks.model import Deck
from authors_edu.printing.measuring import BULLET_MM, Item, Measure, block_of, height_of, shown_of, styles_of
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.reading_order import runs_right_to_left
from authors_edu.printing.shaping import Line, set_line
from authors_edu.printing.template import Template
from authors_edu.printing.text import SetText, clean

SAFE_MM = 3.0  # scissors and duplex printers miss by up to this; no text stands nearer to the trim
_SIDE_MM = 2.0  # white between a year and the rules beside it
_OUTER_MM = 1.8  # white above and below the ornament


@dataclass(frozen=True, slots=True)
class Content:
    """What one card says. `family` is counted from 0."""

    label: str
    family: int
    title: str
    creator: str
    year: str
    clue: str
    works: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A line with its left end on the baseline."""

    line: Line
    size_pt: float
    x_pt: float
    y_pt: float
    colour: str
    block: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A filled rectangle: a rule or a bullet."""

    x_pt: float
    y_pt: float
    width_pt: float
    height_pt: float
    colour: str


@dataclass(frozen=True, slots=True)
class Circle:
    """The place of the ornament."""

    x_pt: float
    y_pt: float
    radius_pt: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A card with everything in its place. `cut` names the blocks that lost text, `missing` the characters by block."""

    lines: tuple[PlacedLine, ...]
    marks: tuple[Mark, ...]
    ornament: Circle | None
    cut: tuple[str, ...]
    missing: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def shows_title(self) -> bool:
        """Says whether any ink of the title is on the card."""
        return any(placed.line.has_ink for placed in self.lines if placed.block == "title")


def content_of(deck: Deck, number: int, list_works: bool) -> Content:
    """Gathers what card `number` of a deck says."""
    card, family = deck.cards[number], deck.families[number // 4]
    others = tuple(other.work for place, other in enumerate(family.cards) if place != number % 4)
    return Content(
        deck.label(number),
        number // 4,
        card.work,
        family.creator,
        card.year,
        card.clue,
        others if list_works else (),
    )


def lay_out(content: Content, template: Template, card: Size) -> Layout:
    """Sets a card: one stack from the top, one from the bottom, the ornament between them."""
    column, band = template.column, template.band
    texts = _texts(content)
    measure = Measure(template, styles_of(template, card), texts)
    room = (card.height_mm - column.top_mm - column.bottom_mm) * MM
    items = measure.sharing([*shown_of(column.top, texts), *shown_of(column.bottom, texts)], room)
    empty = [name for name, item in items.items() if not item.height_pt]
    shown = texts.keys() - empty if empty else texts
    head, foot = ([items[name] for name in shown_of(stack, shown)] for stack in (column.top, column.bottom))
    within = [measure.item(name, band.height_mm * MM) for name in shown_of(column.band, texts)]
    top = (card.height_mm - column.top_mm) * MM
    foot_top = column.bottom_mm * MM + height_of(foot)
    band_foot = (card.height_mm - band.inset_mm - band.height_mm + band.foot_mm) * MM
    width = (card.width_mm - column.left_mm - column.right_mm) * MM
    placing = _Placing(template, column.left_mm * MM, width, runs_right_to_left(content.title), [], [])
    placing.label(content.label, card)
    placing.stack(within, band_foot + height_of(within))
    placing.stack(head, top)
    placing.stack(foot, foot_top)
    found = [(item.name, item.text) for item in [*within, *items.values()] if item.text]
    return Layout(
        tuple(placing.lines),
        tuple(placing.marks),
        _ornament(template, card, top - height_of(head), foot_top),
        tuple(name for name, text in found if not text.whole),
        tuple((name, text.missing) for name, text in found if text.missing),
    )


def _texts(content: Content) -> dict[str, tuple[str, ...]]:
    """Gives the paragraphs of each block that the card has."""
    texts = {
        "title": (content.title,),
        "creator": (content.creator,),
        "year": (content.year,),
        "clue": (content.clue,),
        "works": content.works,
    }
    cleaned = {name: tuple(filter(None, map(clean, paragraphs))) for name, paragraphs in texts.items()}
    return {name: paragraphs for name, paragraphs in cleaned.items() if paragraphs}


def _ornament(template: Template, card: Size, above_pt: float, below_pt: float) -> Circle | None:
    look = template.ornament
    across = min(look.largest_mm * MM, above_pt - below_pt - 2 * _OUTER_MM * MM)
    if look.look == "none" or across < look.smallest_mm * MM:
        return None
    return Circle(card.width_mm * MM / 2, (above_pt + below_pt) / 2, across / 2)


@dataclass(frozen=True, slots=True)
class _Placing:
    """Collects what stands where."""

    template: Template
    left_pt: float
    width_pt: float
    from_right: bool
    lines: list[PlacedLine]
    marks: list[Mark]

    def label(self, text: str, card: Size) -> None:
        look = self.template.label
        line = set_line(text, look.font)
        capital = set_line("H", look.font).top  # not its own ink: round letters are a hair taller
        baseline = (card.height_mm - look.y_mm) * MM - capital * look.size_pt
        self.lines.append(PlacedLine(line, look.size_pt, look.x_mm * MM, baseline, look.colour, "label"))

    def stack(self, items: Sequence[Item], top_pt: float) -> None:
        """Places blocks below each other from `top_pt` on."""
        for item in items:
            top_pt -= item.above_pt
            if item.name == "year-rule" and item.text:
                self.flanked(item.text, top_pt)
            elif item.text is None:
                self.rule(self.left_pt, self.width_pt, top_pt - item.height_pt / 2)
            else:
                self.text(item.name, item.text, top_pt)
            top_pt -= item.height_pt

    def rule(self, x_pt: float, width_pt: float, middle_pt: float) -> None:
        look = self.template.rule
        if width_pt > 0:
            self.marks.append(Mark(x_pt, middle_pt - look.width_pt / 2, width_pt, look.width_pt, look.colour))

    def flanked(self, text: SetText, top_pt: float) -> None:
        """Places a year in the middle of a rule."""
        self.text("year", text, top_pt, align="center")
        longest = max((line.width for line in text.lines), default=0) * text.size_pt
        side = (self.width_pt - longest) / 2 - _SIDE_MM * MM
        middle = top_pt - text.baselines_pt[0] + 0.33 * text.size_pt if text.lines else top_pt
        self.rule(self.left_pt, side, middle)
        self.rule(self.left_pt + self.width_pt - side, side, middle)

    def text(self, name: str, text: SetText, top_pt: float, align: str = "") -> None:
        block = block_of(self.template, name)
        align = align or block.align
        reads_left = self.from_right if name == "year" else text.right_to_left  # a year goes with the title
        if reads_left and align == "left":
            align = "right"
        indent = BULLET_MM * MM if block.bullet != "none" else 0.0
        left, width = self.left_pt + (0.0 if align == "right" else indent), self.width_pt - indent
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        for line, baseline, first in zip(text.lines, text.baselines_pt, text.firsts, strict=True):
            x, y = left + (width - line.width * text.size_pt) * share, top_pt - baseline
            self.lines.append(PlacedLine(line, text.size_pt, x, y, block.colour, name))
            if indent and first:
                side = 0.42 * text.size_pt
                edge = self.left_pt + (self.width_pt - side if align == "right" else 0)
                self.marks.append(Mark(edge, y + 0.24 * text.size_pt - side / 2 + 0.08, side, side, "family"))
