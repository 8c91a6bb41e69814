"""A template: how a card looks. Read from `deck_templates/*.toml` and checked to the last key. Draws nothing.

All measures are mm from the edges of a poker card (63 x 88), type sizes are points.
"""

import tomllib
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from typing import Any, Literal, TypeVar

from authors_edu.printing import fonts
from authors_edu.printing.errors import PrintError, nearest, refused
from authors_edu.printing.template_reader import TemplateReader
from authors_edu.shipped import deck_templates_folder, template_names

_WIDTH_MM, _HEIGHT_MM = 63.0, 88.0
LEAST_PT = 6.5  # what can just be read, also on the smallest cards

T = TypeVar("T")

BlockName = Literal["title", "creator", "year", "clue", "works", "rule", "year-rule"]


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies under everything within the frame: a colour ("paper" prints nothing), and lines in `ink` upon it."""

    colour: str = "paper"
    pattern: Literal["none", "grid", "ruled"] = "none"
    step_mm: float = 4.0
    ink: str = "tint"


@dataclass(frozen=True, slots=True)
class Frame:
    """A line around the card."""

    look: Literal["none", "rule", "double-rule"] = "none"
    inset_mm: float = 2.5
    radius_mm: float = 2.0
    width_pt: float = 0.8
    colour: str = "ink"


@dataclass(frozen=True, slots=True)
class Band:
    """A field of colour at the head of the card, with the family's symbol large in it; none where height_mm is 0."""

    height_mm: float = 0.0
    inset_mm: float = 2.5
    radius_mm: float = 2.0
    colour: str = "family"
    symbol_mm: float = 0.0
    foot_mm: float = 2.6


@dataclass(frozen=True, slots=True)
class Label:
    """Family letter and number, its capital's top left corner at x_mm, y_mm."""

    font: str
    size_pt: float
    x_mm: float
    y_mm: float
    colour: str = "ink"


@dataclass(frozen=True, slots=True)
class Sign:
    """The family's symbol in the corner opposite to the label, its box's top right corner right_mm, y_mm from there.

    Where it stands `beside_label`, too, a hand held like a fan shows it.
    """

    look: Literal["filled", "outline", "none"]
    beside_label: bool = False
    size_mm: float = 6.0
    right_mm: float = 6.0
    y_mm: float = 6.0
    colour: str = "family"


@dataclass(frozen=True, slots=True)
class Column:
    """The space for text, and the blocks that stand from its top, from its bottom and at the foot of the band."""

    left_mm: float
    right_mm: float
    top_mm: float
    bottom_mm: float
    top: tuple[BlockName, ...]
    bottom: tuple[BlockName, ...]
    band: tuple[BlockName, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """Where a card's picture stands, cropped to a box.

    In the `middle` it takes what the text leaves, between smallest_mm and height_mm high and no wider than `aspect`
    times its height. At the `top` it is height_mm high, or smallest_mm for a long text. In the `band` it fills what the
    creator's name leaves of it. `above` the panel it goes from there up to the band, but no higher than
    height_mm, inset_mm from the sides.
    At the top and above a panel the family's ornament fills the same box where a card has no picture.
    `replaces_clue` lets the clue go where there is no room for both.
    """

    place: Literal["none", "middle", "top", "band", "above"] = "none"
    shape: Literal["box", "oval"] = "box"
    inset_mm: float = 2.5
    top_mm: float = 2.5
    height_mm: float = 30.0
    smallest_mm: float = 16.0
    aspect: float = 1.6
    radius_mm: float = 0.0
    width_pt: float = 0.0
    colour: str = "family"
    replaces_clue: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A plain field under the stack at the bottom, as high as that is; none where padding_mm is 0."""

    padding_mm: float = 0.0
    inset_mm: float = 2.5
    radius_mm: float = 2.0
    colour: str = "paper"


@dataclass(frozen=True, slots=True)
class Ornament:
    """The family's own drawing, in the middle where the text leaves at least smallest_mm, or in the picture's box."""

    look: Literal["none", "guilloche", "staves", "orbits", "tiles", "ripples", "rays"] = "none"
    largest_mm: float = 30.0
    smallest_mm: float = 10.0
    colour: str = "family"


@dataclass(frozen=True, slots=True)
class Block:
    """A text. `most_mm` is the height it may take, `above_mm` the white above it."""

    font: str
    largest_pt: float
    smallest_pt: float
    most_mm: float
    above_mm: float = 0.0
    leading: float = 1.15
    align: Literal["left", "center", "right"] = "left"
    colour: str = "ink"
    bullet: Literal["none", "square"] = "none"


@dataclass(frozen=True, slots=True)
class Rule:
    """A line across the column."""

    width_pt: float = 0.6
    above_mm: float = 0.0
    colour: str = "ink"


@dataclass(frozen=True, slots=True)
class Medallion:
    """The field in the middle of a back with the deck's initial; of the back's ground where it has no `colour`."""

    shape: Literal["circle", "plate", "hexagon"] = "circle"
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Back:
    """The back of every card, the same when turned on its head: a pattern in `ink` on `ground`, within a frame.

    Without a frame the pattern goes on beyond the trim.
    """

    pattern: Literal["lattice", "symbols", "dots", "frames", "music", "science", "confetti", "meander", "sunburst"]
    font: str
    ground: str
    ink: str
    frame: Literal["double-rule", "none"] = "double-rule"
    medallion: Medallion = Medallion()


@dataclass(frozen=True, slots=True, eq=False)
class Template:
    """A look. The table names of the TOML file are these fields. Read once, so that it is told apart by identity."""

    name: str
    label: Label
    column: Column
    title: Block
    creator: Block
    year: Block
    clue: Block
    works: Block
    back: Back
    symbol: Sign
    ground: Ground = Ground()
    frame: Frame = Frame()
    band: Band = Band()
    picture: Picture = Picture()
    panel: Panel = Panel()
    ornament: Ornament = Ornament()
    rule: Rule = Rule()


@cache
def load_template(name: str) -> Template:
    """Reads a shipped template; raises PrintError where there is none of that name."""
    names = template_names()
    if name not in names:
        raise PrintError(refused("unknown_template", value=name, nearest=nearest(name, names), known=names))
    return read_template(name, (deck_templates_folder() / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def sized(template: Template, width_mm: float, height_mm: float) -> Template:
    """Gives the same look for a card of another size, smaller or larger as a whole; text stays legible."""
    share = min(width_mm / _WIDTH_MM, height_mm / _HEIGHT_MM)
    return template if share == 1 else _scaled(template, share)


def _scaled(part: T, share: float) -> T:
    values: dict[str, Any] = {}
    for entry in fields(part):  # type: ignore[arg-type]  # a dataclass
        value = getattr(part, entry.name)
        if is_dataclass(value):
            values[entry.name] = _scaled(value, share)
        elif entry.name.endswith(("_mm", "_pt")):
            values[entry.name] = value * share
    if isinstance(part, Block):
        smallest = max(values["smallest_pt"], min(part.smallest_pt, LEAST_PT))
        values.update(smallest_pt=smallest, largest_pt=max(values["largest_pt"], smallest))
    return replace(part, **values)  # type: ignore[type-var]  # a dataclass


@cache
def in_region(template: Template, region: str) -> Template:
    """Gives the same look with East Asian letters in the forms of a region; "" is none of them."""
    if not region:
        return template
    texts = {
        "title": template.title,
        "creator": template.creator,
        "year": template.year,
        "clue": template.clue,
        "works": template.works,
    }
    blocks = {name: replace(block, font=fonts.in_region(block.font, region)) for name, block in texts.items()}
    back = replace(template.back, font=fonts.in_region(template.back.font, region))
    return replace(template, back=back, **blocks)  # type: ignore[arg-type]  # mypy takes no ** of blocks


def read_template(name: str, text: str) -> Template:
    """Builds a template from TOML; raises PrintError with everything that is wrong in it."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PrintError(refused("unreadable_template", template=name, detail=str(error))) from error
    reader = TemplateReader(name, [])
    template = reader.table(Template, {**tables, "name": name}, "")
    if template is None:
        raise PrintError(*reader.problems)
    return template
