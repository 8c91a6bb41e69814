"""Where picture, ornament and fields of colour stand on a card. Pure: sets no text and draws nothing.

Points, from the card's bottom left corner upwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import ceil, floor
from typing import NamedTuple

from authors_edu.printing.paper import MM, Size
from authors_edu.printing.template import Template

OUTER_MM = 1.8  # white above and below what stands in the middle
_BESIDE = 0.92  # of the label's height: a symbol of the same height looks larger than a letter
_STEP_PT = 6.0  # ornaments are drawn in heights of this step: cards share what is drawn
_OVER_MM = 2.0  # from a name in the band up to the picture
_UNDER_MM = 3.0  # how far a picture goes on under the panel's round corners


class Mark(NamedTuple):
    """A filled rectangle: a rule or a bullet."""

    x_pt: float
    y_pt: float
    width_pt: float
    height_pt: float
    colour: str


class Spot(NamedTuple):
    """A box: where a picture or an ornament stands."""

    x_pt: float
    y_pt: float
    width_pt: float
    height_pt: float


@dataclass(frozen=True, slots=True)
class PictureRoom:
    """The largest box that a picture may take on any card, and how wide for their height all its boxes may be."""

    width_pt: float
    height_pt: float
    widest: float


@cache
def picture_room(template: Template, card: Size) -> PictureRoom | None:
    """Gives the room for pictures; None where the template shows none."""
    picture, column, band = template.picture, template.column, template.band
    across = (card.width_mm - 2 * (band if picture.place == "band" else picture).inset_mm) * MM
    if picture.place == "middle":
        high, widest = picture.height_mm * MM, picture.aspect
        across = min((card.width_mm - column.left_mm - column.right_mm) * MM, widest * high)
        return PictureRoom(across, high, widest)
    if picture.place == "none":
        return None
    foot = column.bottom_mm + template.panel.padding_mm
    highest = {
        "top": picture.height_mm,
        "band": band.height_mm,
        "above": min(picture.height_mm, card.height_mm - band.inset_mm - band.height_mm - foot),
    }[picture.place]
    return PictureRoom(across, highest * MM, across / (picture.smallest_mm * MM))


@cache
def lowered(template: Template, share: float) -> Template:
    """Gives the template with the picture at the top lower by a share of what it may give, and the text higher."""
    picture, column = template.picture, template.column
    won = (picture.height_mm - picture.smallest_mm) * share
    if not won:
        return template
    lower = replace(picture, height_mm=picture.height_mm - won)
    return replace(template, picture=lower, column=replace(column, top_mm=column.top_mm - won))


@cache
def smaller_title(template: Template, share: float) -> Template:
    """Gives the template with a title no larger than a share of its largest, never below its smallest."""
    if share == 1:
        return template
    size = max(template.title.largest_pt * share, template.title.smallest_pt)
    return replace(template, title=replace(template.title, largest_pt=size))


def picture_place(
    template: Template, card: Size, above_pt: float, below_pt: float, panels: Sequence[Mark]
) -> Spot | None:
    """Gives the place of a picture, None where there is no room; between `above_pt` and `below_pt` stands no text."""
    picture, band, room = template.picture, template.band, picture_room(template, card)
    if room is None:
        return None
    left = (card.width_mm * MM - room.width_pt) / 2
    if picture.place == "top":
        if picture.height_mm < picture.smallest_mm:
            return None
        return Spot(left, (card.height_mm - picture.top_mm) * MM - room.height_pt, room.width_pt, room.height_pt)
    if picture.place == "middle":
        height = min(room.height_pt, above_pt - below_pt - 2 * OUTER_MM * MM)
        width = min(room.width_pt, picture.aspect * height)
        spot = Spot((card.width_mm * MM - width) / 2, (above_pt + below_pt - height) / 2, width, height)
    else:
        high = (card.height_mm - band.inset_mm - (0 if picture.place == "band" else band.height_mm)) * MM
        foot = panels[-1].y_pt + panels[-1].height_pt if panels else below_pt + (OUTER_MM + _UNDER_MM) * MM
        low = foot - (0 if picture.place == "band" else _UNDER_MM * MM)
        low = max(low, high - room.height_pt)
        spot = Spot(left, low, room.width_pt, high - low)
    return spot if spot.height_pt > picture.smallest_mm * MM - 0.01 else None


def ornament_place(
    template: Template, card: Size, above_pt: float, below_pt: float, panels: Sequence[Mark]
) -> Spot | None:
    """Gives the place of the family's ornament, None where there is no room."""
    look = template.ornament
    if look.look == "none":
        return None
    if template.picture.place in ("top", "above"):
        spot = picture_place(template, card, above_pt, below_pt, panels)
        return _stepped(spot) if spot and template.picture.place == "above" else spot
    high = min(look.largest_mm * MM, above_pt - below_pt - 2 * OUTER_MM * MM)
    if high < look.smallest_mm * MM:
        return None
    if look.look == "staves":  # goes from edge to edge
        inset, high = template.frame.inset_mm * MM, floor(high / _STEP_PT) * _STEP_PT
        return Spot(inset, (above_pt + below_pt - high) / 2, card.width_mm * MM - 2 * inset, high)
    return Spot((card.width_mm * MM - high) / 2, (above_pt + below_pt - high) / 2, high, high)


def _stepped(spot: Spot) -> Spot:
    """Lets a spot go further down under the panel, so that few heights are drawn."""
    height = ceil(spot.height_pt / _STEP_PT) * _STEP_PT
    return spot._replace(y_pt=spot.y_pt + spot.height_pt - height, height_pt=height)


def panel_under(template: Template, card: Size, foot_top_pt: float) -> Mark:
    panel = template.panel
    inset, high = panel.inset_mm * MM, foot_top_pt + panel.padding_mm * MM
    return Mark(inset, inset, card.width_mm * MM - 2 * inset, high - inset, panel.colour)


def symbol_beside(label: tuple[float, float, float, float]) -> Spot:
    """Gives the place of a symbol behind the label, a little less high than its letters, their box being given."""
    _, bottom, right, top = label
    size = (top - bottom) * _BESIDE
    return Spot(right + size * 0.36, (bottom + top - size) / 2, size, size)


def fields_over_band(
    template: Template, card: Size, label: tuple[float, float, float, float], names_top_pt: float
) -> tuple[list[Mark], Spot]:
    """Gives the fields of the band's colour for label and creator where a picture fills the band, and the symbol's.

    `label` is the box of the label's letters: left, bottom, right, top. The symbol stands beside it, as high as they.
    """
    band = template.band
    inset, low = band.inset_mm * MM, (card.height_mm - band.inset_mm - band.height_mm) * MM
    high, across = (card.height_mm - band.inset_mm) * MM, (card.width_mm - 2 * band.inset_mm) * MM
    left, bottom, right, top = label
    symbol = Spot(right + (left - inset) / 2, bottom, top - bottom, top - bottom)
    edge, foot = symbol.x_pt + symbol.width_pt + left - inset, bottom - (high - top)
    corner = Mark(inset, foot, edge - inset, high - foot, band.colour)
    return [corner, Mark(inset, low, across, names_top_pt + _OVER_MM * MM - low, band.colour)], symbol
