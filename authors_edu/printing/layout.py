"""Where each text of one card stands. Pure: measures, decides and notes what does not fit, but draws nothing.

Points, from the card's bottom left corner upwards, as the PDF has it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from authors_edu.decks.model import Deck
from authors_edu.printing.paper import Size
from authors_edu.printing.reading_order import runs_right_to_left
from authors_edu.printing.shaping import Line, set_line
from authors_edu.printing.template import Block, Template
from authors_edu.printing.text import SetText, Style, clean, fit

MM = 72 / 25.4
SAFE_MM = 3.0  # scissors and duplex printers miss by up to this; no text stands nearer to the trim
_BULLET_MM = 3.2  # from the bullet's left edge to the text
_SIDE_MM = 2.0  # white between a year and the rules beside it
_APART_MM = 1.6  # least white between the stack at the top and that at the bottom
_OUTER_MM = 1.2  # white above and below the ornament


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


@dataclass(frozen=True, slots=True)
class _Item:
    """A block of a stack, measured: the white above it, its height, its text (none for a plain rule)."""

    name: str
    above_pt: float
    height_pt: float
    text: SetText | None


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
    """Sets a card: the stack at the bottom first, then that at the top; the title takes what is left."""
    column, band = template.column, template.band
    texts = _texts(content)
    measure = _Measure(template, texts, (card.width_mm - column.left_mm - column.right_mm) * MM)
    room = (card.height_mm - column.top_mm - column.bottom_mm) * MM
    foot = [measure.item(name, room) for name in _names(column.bottom, texts)]
    taken = _height(foot)
    names = _names(column.top, texts)
    heads = {name: measure.item(name, room) for name in names if name != "title"}
    if "title" in names:
        heads["title"] = measure.item("title", room - taken - _height(heads.values()) - _APART_MM * MM)
    head = [heads[name] for name in names]
    within = [measure.item(name, band.height_mm * MM) for name in _names(column.band, texts)]
    top = (card.height_mm - column.top_mm) * MM
    bottom = column.bottom_mm * MM
    band_foot = (card.height_mm - band.inset_mm - band.height_mm + band.foot_mm) * MM
    placing = _Placing(template, column.left_mm * MM, measure.width_pt, runs_right_to_left(content.title), [], [])
    placing.label(content.label, card)
    placing.stack(within, band_foot + _height(within))
    placing.stack(head, top)
    placing.stack(foot, bottom + taken)
    found = [(item.name, item.text) for item in [*within, *head, *foot] if item.text]
    return Layout(
        tuple(placing.lines),
        tuple(placing.marks),
        _ornament(template, card, top - _height(head), bottom + taken),
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


def _names(stack: Sequence[str], texts: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Leaves out what the card does not have, and a rule with nothing below it."""
    kept: list[str] = []
    for name in reversed(stack):
        if name in texts or (name == "year-rule" and "year" in texts) or (kept and name in ("rule", "year-rule")):
            kept.insert(0, name)
    return kept


def _block(template: Template, name: str) -> Block:
    blocks: dict[str, Block] = {
        "title": template.title,
        "creator": template.creator,
        "year": template.year,
        "clue": template.clue,
        "works": template.works,
        "year-rule": template.year,
    }
    return blocks[name]


@dataclass(frozen=True, slots=True)
class _Measure:
    """Fits the blocks of one card into the width of its column."""

    template: Template
    texts: Mapping[str, tuple[str, ...]]
    width_pt: float

    def item(self, name: str, room_pt: float) -> _Item:
        rule = self.template.rule
        if name == "rule" or (name == "year-rule" and "year" not in self.texts):
            return _Item(name, rule.above_mm * MM, rule.width_pt, None)
        block = _block(self.template, name)
        above = (rule.above_mm if name == "year-rule" else block.above_mm) * MM
        style = Style(block.font, block.largest_pt, block.smallest_pt, block.leading)
        width = self.width_pt - (_BULLET_MM * MM if block.bullet != "none" else 0)
        paragraphs = self.texts["year" if name == "year-rule" else name]
        text = fit(paragraphs, style, width, min(block.most_mm * MM, room_pt - above))
        return _Item(name, above, text.height_pt, text)


def _height(items: Iterable[_Item]) -> float:
    return sum(item.above_pt + item.height_pt for item in items)


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

    def stack(self, items: Sequence[_Item], top_pt: float) -> None:
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
        block = _block(self.template, name)
        align = align or block.align
        indent = _BULLET_MM * MM if block.bullet != "none" else 0.0
        reads_left = self.from_right if name == "year" else text.right_to_left  # a year goes with the title
        if reads_left and align == "left":
            align = "right"
        for line, baseline, first in zip(text.lines, text.baselines_pt, text.firsts, strict=True):
            wide = line.width * text.size_pt
            free = self.width_pt - indent - wide
            x = self.left_pt + {"left": indent, "center": indent + free / 2, "right": free}[align]
            y = top_pt - baseline
            self.lines.append(PlacedLine(line, text.size_pt, x, y, block.colour, name))
            if indent and first:
                side = 0.42 * text.size_pt
                edge = self.left_pt + (self.width_pt - side if align == "right" else 0)
                self.marks.append(Mark(edge, y + 0.24 * text.size_pt - side / 2 + 0.08, side, side, "family"))
