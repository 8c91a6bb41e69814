"""Where each text of one card stands. Pure: measures, decides and notes what does not fit, but draws nothing.

Points, from the card's bottom left corner upwards, as the PDF has it.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from authors_edu.decks.model import Deck
from authors_edu.decks.pictures.focus import Focus, focus_point
from authors_edu.printing.measuring import BULLET_MM, Item, Measure, block_of, height_of, rooms_of, shown_of
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.places import (
    OUTER_MM,
    Mark,
    Spot,
    fields_over_band,
    lowered,
    ornament_place,
    panel_under,
    picture_place,
    smaller_title,
    symbol_beside,
)
from authors_edu.printing.reading_order import runs_right_to_left
from authors_edu.printing.shaping import Line, set_line
from authors_edu.printing.template import Template
from authors_edu.printing.text import SetText, clean

SAFE_MM = 3.0  # scissors and duplex printers miss by up to this; no text stands nearer to the trim
_SIDE_MM = 2.0  # white between a year and the rules beside it
_LOWERED = (0.0, 0.5, 1.0)  # by what share of the height that it may give a picture at the top is tried lower
_EASY = 0.7  # a title smaller than this share of its largest size takes room from a picture
_SMALLER = (1.0, 0.85, _EASY)  # to what share of its largest size a title shrinks for a picture above the panel
_SEEN = 0.5  # of the picture's height is enough
_SHARES = {"left": 0.0, "center": 0.5, "right": 1.0}  # of the white beside a line, on its left


@dataclass(frozen=True, slots=True)
class Content:
    """What one card says. `family` is counted from 0; `image` names the picture to be printed, "" for none.

    `language` is that of the deck, for hyphens; `focus` the point of the picture that must not be cut off, None for the
    usual one.
    """

    label: str
    family: int
    title: str
    creator: str
    year: str
    clue: str
    works: tuple[str, ...]
    image: str = ""
    language: str = "en"
    focus: Focus | None = None


class PlacedLine(NamedTuple):
    """A line with its left end on the baseline."""

    line: Line
    size_pt: float
    x_pt: float
    y_pt: float
    colour: str
    block: str


class Layout(NamedTuple):
    """A card with everything in its place. `cut` names the blocks that lost text, `missing` the characters by block.

    `picture` is the place of the card's picture, None where it has none or the text left no room for it.
    `panels` are the fields of colour over it, upon which text stands. `symbol` is the place of the family's symbol
    where it stands beside the label. `title_share` is the title's size as a share of
    its largest. `clue_gave_way` says that the clue was left out for the picture.
    """

    lines: tuple[PlacedLine, ...]
    marks: tuple[Mark, ...]
    ornament: Spot | None
    picture: Spot | None
    image: str
    panels: tuple[Mark, ...]
    symbol: Spot | None
    cut: tuple[str, ...]
    missing: tuple[tuple[str, tuple[str, ...]], ...]
    title_share: float
    clue_gave_way: bool = False
    focus: Focus | None = None

    @property
    def shows_title(self) -> bool:
        """Says whether any ink of the title is on the card."""
        return any(placed.line.has_ink for placed in self.lines if placed.block == "title")


def content_of(
    deck: Deck, number: int, list_works: bool, pictures: Container[tuple[str, Focus | None]] = (), language: str = "en"
) -> Content:
    """Gathers what card `number` of a deck says; `pictures` are those that can be printed, by name and focus."""
    card, family = deck.cards[number], deck.families[number // 4]
    focus = focus_point(card.focus)
    others = tuple(other.work for place, other in enumerate(family.cards) if place != number % 4)
    return Content(
        deck.label(number),
        number // 4,
        card.work,
        family.creator,
        card.year,
        card.clue,
        others if list_works else (),
        card.image if (card.image, focus) in pictures else "",
        language,
        focus,
    )


def lay_out(content: Content, template: Template, card: Size) -> Layout:
    """Sets a card: one stack from the top, one from the bottom, picture or ornament between them or above.

    A picture gives way before text is cut, though where the template says so the clue gives way to it.
    """
    picture = template.picture
    if picture.place == "top":
        tried = (_laid_out(content, lowered(template, share), card) for share in _LOWERED)
        return next(filter(_is_easy, tried), None) or _laid_out(content, lowered(template, 1), card)
    if picture.place == "above":
        return _seen_above(content, template, card)
    if picture.place == "middle" and content.image:
        reserved = (picture.smallest_mm + 2 * OUTER_MM) * MM
        layout = _laid_out(content, template, card, reserved)
        if picture.replaces_clue and content.clue and not _is_easy(layout):
            layout = _laid_out(replace(content, clue=""), template, card, reserved)._replace(clue_gave_way=True)
        if not layout.cut:
            return layout
    return _laid_out(content, template, card)


def _is_easy(layout: Layout) -> bool:
    """Says whether no text was cut and the title is as large as a title should be."""
    return not layout.cut and layout.title_share >= _EASY


def _seen_above(content: Content, template: Template, card: Size) -> Layout:
    """Sets a card whose title shrinks until enough is seen of the picture above it, or as much as can be."""
    tried: list[Layout] = []
    for share in _SMALLER:
        tried.append(_laid_out(content, smaller_title(template, share), card))
        if _height_seen(tried[-1]) >= _SEEN * template.picture.height_mm * MM:
            return tried[-1]
    return max(tried, key=_height_seen)  # of several the first one, with the largest title


def _height_seen(layout: Layout) -> float:
    """Gives how high the picture is, or the ornament in its place."""
    spot = layout.picture or layout.ornament
    return spot.height_pt if spot else 0.0


def _laid_out(content: Content, template: Template, card: Size, reserved_pt: float = 0.0) -> Layout:
    column, band = template.column, template.band
    texts = _texts(content)
    said = frozenset(texts)
    measure = Measure(template, rooms_of(template, card, content.language), texts)
    room = (card.height_mm - column.top_mm - column.bottom_mm) * MM - reserved_pt
    items = measure.sharing((*shown_of(column.top, said), *shown_of(column.bottom, said)), room)
    shown = said.difference([name for name, item in items.items() if not item.height_pt])
    head, foot = ([items[name] for name in shown_of(stack, shown)] for stack in (column.top, column.bottom))
    within = [measure.item(name, band.height_mm * MM) for name in shown_of(column.band, said)]
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
    title = items.get("title")
    head_low = top - height_of(head)
    shows = content.image != "" and template.picture.place != "none"
    symbol = symbol_beside(placing.label_box()) if template.symbol.beside_label else None
    panels = [panel_under(template, card, foot_top)] if template.panel.padding_mm and foot else []
    if shows and template.picture.place == "band":
        panels, symbol = fields_over_band(template, card, placing.label_box(), band_foot + height_of(within))
    return Layout(
        tuple(placing.lines),
        tuple(placing.marks),
        ornament_place(template, card, head_low, foot_top, panels) if not shows else None,
        picture_place(template, card, head_low, foot_top, panels) if shows else None,
        content.image,
        tuple(panels),
        symbol,
        tuple(name for name, text in found if not text.whole),
        tuple((name, text.missing) for name, text in found if text.missing),
        title.text.size_pt / template.title.largest_pt if title and title.text else 1.0,
        focus=content.focus,
    )


def _texts(content: Content) -> dict[str, tuple[str, ...]]:
    """Gives the paragraphs of each block that the card has."""
    texts = {
        "title": clean(content.title),
        "creator": clean(content.creator),
        "year": clean(content.year),
        "clue": clean(content.clue),
    }
    paragraphs: dict[str, tuple[str, ...]] = {name: (text,) for name, text in texts.items() if text}
    works = tuple(filter(None, map(clean, content.works)))
    if works:
        paragraphs["works"] = works
    return paragraphs


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

    def label_box(self) -> tuple[float, float, float, float]:
        """Gives the edges of the label's capitals: left, bottom, right, top."""
        placed = self.lines[0]
        capital = set_line("H", self.template.label.font).top * placed.size_pt
        right = placed.x_pt + placed.line.width * placed.size_pt
        return placed.x_pt, placed.y_pt, right, placed.y_pt + capital

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
        block, size, lines = block_of(self.template, name), text.size_pt, self.lines
        align = align or block.align
        reads_left = self.from_right if name == "year" else text.right_to_left  # a year goes with the title
        if reads_left and align == "left":
            align = "right"
        indent = BULLET_MM * MM if block.bullet != "none" else 0.0
        left, width = self.left_pt + (0.0 if align == "right" else indent), self.width_pt - indent
        share = _SHARES[align]
        for line, baseline, first in zip(text.lines, text.baselines_pt, text.firsts, strict=True):
            x, y = left + (width - line.width * size) * share, top_pt - baseline
            lines.append(PlacedLine(line, size, x, y, block.colour, name))
            if indent and first:
                side = 0.42 * size
                edge = self.left_pt + (self.width_pt - side if align == "right" else 0)
                self.marks.append(Mark(edge, y + 0.24 * size - side / 2 + 0.08, side, side, "family"))
