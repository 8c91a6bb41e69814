"""A tuck box as deep as the deck is thick: its panels, where it is cut and where it is folded. Pure geometry in mm.

    thickness = cards x leaves x weight in g/m² x bulk in cm³/g / 1000

The bulk is that of uncoated paper and card, 1.3 cm³/g; smooth and coated paper is thinner, and a box that is a little
too deep still closes. Fold-over cards have two leaves.
"""

from dataclasses import dataclass

from authors_edu.printing.errors import PrintError, refused
from authors_edu.printing.paper import PRINTER_MARGIN_MM, Box, Size

BULK_CM3_G = 1.3
_PLAY_MM = 1.5  # in each direction: the box's own paper at both sides, and fingers that fold not quite true
_LEAST_DEEP_MM = 6.0  # a shallower one cannot be folded
_GLUE_MM = 11.0
_TUCK_MM = 13.0
_DUST = 0.8  # a dust flap's length as a share of the box's depth, up to half a panel
_SLANT_MM = 2.0  # how much narrower a flap is at its end, so that it slips in
_NOTCH_MM = 8.0  # radius of the notch for a thumb

Line = tuple[float, float, float, float]  # x and y of both ends
Path = tuple[tuple[float, float], ...]  # corners of a line, one after the other


@dataclass(frozen=True, slots=True)
class TuckBox:
    """Panels and lines on a page. `front` shows the deck's name; the lids hang on `back`.

    `glue` is pasted behind the last side. `notch` is the middle of a half circle cut into the front's upper edge, its
    radius behind it.
    """

    paper: Size
    inner: tuple[float, float, float]  # width, height, depth
    back: Box
    front: Box
    sides: tuple[Box, Box]
    lids: tuple[Box, Box]
    glue: Box
    cuts: tuple[Path, ...]
    folds: tuple[Line, ...]
    notch: tuple[float, float, float]


def thickness_mm(cards: int, paper_gsm: float, leaves: int = 1) -> float:
    """Gives how high a stack of cards is.

    >>> round(thickness_mm(52, 200), 2)
    13.52
    """
    return cards * leaves * paper_gsm * BULK_CM3_G / 1000


def tuck_box(cards: int, card: Size, paper_gsm: float, paper: Size, leaves: int = 1) -> TuckBox:
    """Lays a box out in the middle of the paper, upright or turned; raises PrintError where it does not fit."""
    width, height = card.width_mm + _PLAY_MM, card.height_mm + _PLAY_MM
    deep = max(thickness_mm(cards, paper_gsm, leaves) + _PLAY_MM, _LEAST_DEEP_MM)
    need = Size(_GLUE_MM + 2 * width + 2 * deep, height + 2 * (deep + _TUCK_MM))
    margin = 2 * PRINTER_MARGIN_MM
    for page in (paper, paper.turned):
        if need.width_mm <= page.width_mm - margin and need.height_mm <= page.height_mm - margin:
            return _laid_out(page, need, width, height, deep)
    room = Size(paper.width_mm - margin, paper.height_mm - margin)
    raise PrintError(refused("box_too_large", cards=cards, need=str(need), paper=str(paper), most=str(room)))


def _laid_out(paper: Size, need: Size, width: float, height: float, deep: float) -> TuckBox:
    left, top = (paper.width_mm - need.width_mm) / 2, (paper.height_mm - need.height_mm) / 2 + deep + _TUCK_MM
    glue = Box(left, top, _GLUE_MM, height)
    back = Box(glue.right_mm, top, width, height)
    inner_side = Box(back.right_mm, top, deep, height)
    front = Box(inner_side.right_mm, top, width, height)
    outer_side = Box(front.right_mm, top, deep, height)
    low = top + height
    lids = (Box(back.x_mm, top - deep, width, deep), Box(back.x_mm, low, width, deep))
    dust = min(deep * _DUST, width / 2)
    cuts = [_tab(glue)]
    folds: list[Line] = [(box.x_mm, top, box.x_mm, low) for box in (back, inner_side, front, outer_side)]
    for edge, up in ((top, -1.0), (low, 1.0)):
        cuts.append(_lid(back, edge, up, deep))
        folds.append((back.x_mm, edge, back.right_mm, edge))
        folds.append((back.x_mm, edge + up * deep, back.right_mm, edge + up * deep))
        for side in (inner_side, outer_side):
            cuts.append(_flap(side, edge, up, dust))
            folds.append((side.x_mm, edge, side.right_mm, edge))
    middle = front.x_mm + width / 2
    cuts.append(((front.x_mm, top), (middle - _NOTCH_MM, top)))
    cuts.append(((middle + _NOTCH_MM, top), (front.right_mm, top)))
    cuts.append(((front.x_mm, low), (front.right_mm, low)))
    cuts.append(((outer_side.right_mm, top), (outer_side.right_mm, low)))
    notch = (middle, top, _NOTCH_MM)
    inner = (width, height, deep)
    return TuckBox(paper, inner, back, front, (inner_side, outer_side), lids, glue, tuple(cuts), tuple(folds), notch)


def _tab(glue: Box) -> Path:
    """Gives the edge of the glued strip, its corners taken off."""
    far, near, slant = glue.x_mm, glue.right_mm, _GLUE_MM / 2
    return ((near, glue.y_mm), (far, glue.y_mm + slant), (far, glue.bottom_mm - slant), (near, glue.bottom_mm))


def _lid(back: Box, edge: float, up: float, deep: float) -> Path:
    """Gives the edge of a lid and of the tongue that is tucked in, narrower at its end."""
    fold, end = edge + up * deep, edge + up * (deep + _TUCK_MM)
    left, right, slant = back.x_mm, back.right_mm, 2 * _SLANT_MM
    knee = fold + up * _TUCK_MM * 0.4
    return (
        (left, edge), (left, fold), (left + _SLANT_MM / 2, knee), (left + slant, end),
        (right - slant, end), (right - _SLANT_MM / 2, knee), (right, fold), (right, edge),
    )  # fmt: skip


def _flap(side: Box, edge: float, up: float, long: float) -> Path:
    slant = min(_SLANT_MM, side.width_mm / 4)
    end = edge + up * long
    return ((side.x_mm, edge), (side.x_mm + slant, end), (side.right_mm - slant, end), (side.right_mm, edge))
