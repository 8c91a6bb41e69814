"""Draws the tuck box: the deck's pattern on front and back, its name on the front and along the sides.

Decides no place of cuts and folds: that is `box.py`.
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import ceil

from authors_edu.decks.model import Deck
from authors_edu.printing import ink
from authors_edu.printing.backs import BackPrinter
from authors_edu.printing.box import Path, TuckBox
from authors_edu.printing.errors import PrintError, refused
from authors_edu.printing.extras.asked import SheetWords
from authors_edu.printing.extras.leaf import EDGE_MM, Leaf, Weight
from authors_edu.printing.extras.passage import Passage, Piece
from authors_edu.printing.paper import MM, PRINTER_MARGIN_MM, Box, Size
from authors_edu.printing.shaping import clusters
from authors_edu.printing.template import Template
from authors_edu.printing.text import clean

_BEYOND_MM = 2.0  # how far the ground goes on beyond cuts and folds, so that a shifted one shows no white
_PLATE = (0.74, 0.46)  # the field with the name, as shares of the front
_WITHIN_MM = 2.5
_SYMBOLS_MM, _MOST_SYMBOLS = (4.2, 3.6, 3.0, 2.6, 2.2), 26
_SYMBOLS_SHARES = (0.45, 0.25, 0.0)  # of the field's height: a long name drives them out
_EASY_PT = 9.0  # the least size of a name that leaves them room
_STEP = 1.38  # from symbol to symbol, in symbols
_NAME_PT, _SPINE_PT, _COUNT_PT = (26.0, 4.0), (15.0, 4.0), (8.5, 4.0)
_LEADING = 1.08
_HOW_MM = 8.0  # from the box to the line that says how it is folded


def draw_box(
    leaf: Leaf,
    deck: Deck,
    words: SheetWords,
    box: TuckBox,
    template: Template,
    back_picture: str,
    pictures: Mapping[str, bytes],
) -> None:
    """Draws one page, in the colours of the cards' backs."""
    upright, leaf.paper = leaf.paper, box.paper
    mirrored, leaf.mirrored = leaf.mirrored, False  # a box has one shape
    leaf.canvas.setPageSize((box.paper.width_mm * MM, box.paper.height_mm * MM))
    ground, letters = (ink.colour_of(name, 0) for name in (template.back.ground, template.back.ink))
    _ground(leaf, box, ground)
    initial = next(iter(clusters(clean(deck.name).upper())), "A")
    size = Size(box.front.width_mm, box.front.height_mm)
    printer = BackPrinter(leaf.canvas, leaf.pen, template, size, 0.0, initial, back_picture, pictures)
    printer.draw((box.back, box.front), box.paper.height_mm, turned=False)
    _plate(leaf, deck, words, box.front, ground)
    for side in box.sides:
        name = _largest(leaf, deck.name, "bold", _SPINE_PT, Size(side.height_mm - 8, side.width_mm - 2))
        if name.height_mm <= side.width_mm - 2:  # it stands whole on the front
            foot = side.bottom_mm - (side.height_mm - name.width_mm) / 2
            leaf.write_upwards(name, side.x_mm, side.width_mm, foot, letters)
    glue = leaf.look.set(words.glue, "plain", 9, box.glue.height_mm)
    leaf.write_upwards(
        glue, box.glue.x_mm, box.glue.width_mm, box.glue.y_mm + box.glue.height_mm / 2 + glue.width_mm / 2
    )
    _lines(leaf, box)
    how = leaf.look.set(words.fold, "plain", 10, leaf.width_mm)
    low = max(y for path in box.cuts for _, y in path) + _HOW_MM
    if low + how.height_mm <= box.paper.height_mm - PRINTER_MARGIN_MM:
        leaf.write([Piece(how, 0, 0, leaf.width_mm, "quiet", "center")], EDGE_MM, low)
    leaf.canvas.showPage()
    leaf.paper, leaf.mirrored = upright, mirrored


def _ground(leaf: Leaf, box: TuckBox, colour: str) -> None:
    """Fills everything that is seen on the closed box, and a little more."""
    high = box.paper.height_mm
    areas = []
    for seen in (box.back, box.front, *box.sides, *box.lids):
        wide = seen.inset(-_BEYOND_MM)
        areas.append(
            ink.rectangle(wide.x_mm * MM, (high - wide.bottom_mm) * MM, wide.width_mm * MM, wide.height_mm * MM)
        )
    leaf.canvas.addLiteral(f"{ink.fill(colour)} {' '.join(areas)} f")


def _plate(leaf: Leaf, deck: Deck, words: SheetWords, front: Box, ground: str) -> None:
    """Draws the white field on the front: the name, the families' symbols, how many cards there are."""
    wide, high = (front.width_mm * _PLATE[0], front.height_mm * _PLATE[1])
    plate = Box(front.x_mm + (front.width_mm - wide) / 2, front.y_mm + (front.height_mm - high) / 2, wide, high)
    for inset, paint, pen in ((-1.2, ground, 0.0), (0.0, "#ffffff", 0.0), (0.0, "", 1.1), (1.0, "", 0.4)):
        field = plate.inset(inset)
        x, y = field.x_mm * MM, (leaf.paper.height_mm - field.bottom_mm) * MM
        outline = ink.rounded(x, y, field.width_mm * MM, field.height_mm * MM, max(2.0 - inset, 0.5) * MM)
        pen_colour = ink.stroke(leaf.look.accent)
        leaf.canvas.addLiteral(f"{ink.fill(paint)} {outline} f" if paint else f"{pen_colour} {pen} w {outline} S")
    inside = wide - 2 * _WITHIN_MM
    count = _largest(leaf, words.contents, "work", _COUNT_PT, Size(inside, 4))
    for share in _SYMBOLS_SHARES:
        size, rows = _symbols(min(len(deck.families), _MOST_SYMBOLS), Size(inside, high * share))
        below = _WITHIN_MM + len(rows) * size * _STEP + count.height_mm
        room = Size(inside, high - below - 2 * _WITHIN_MM)
        name = _largest(leaf, deck.name, "bold", _NAME_PT, room)
        if name.height_mm <= room.height_mm and name.size_pt >= _EASY_PT:
            break
    if name.height_mm > room.height_mm:
        raise PrintError(refused("name_too_long_for_box", value=deck.name))
    x, y = plate.x_mm + _WITHIN_MM, plate.y_mm + (high - name.height_mm - below) / 2
    leaf.write([Piece(name, 0, 0, inside, leaf.look.accent, "center")], x, y)
    y += name.height_mm + _WITHIN_MM
    for row in rows:
        start = x + (inside - (len(row) - 1) * size * _STEP - size) / 2
        for place, family in enumerate(row):
            leaf.symbol(family, start + place * size * _STEP, y, size)
        y += size * _STEP
    leaf.write([Piece(count, 0, 0, inside, "quiet", "center")], x, y)


def _symbols(families: int, room: Size) -> tuple[float, list[range]]:
    """Parts the families into rows of nearly the same length, their symbols as large as a room allows."""
    for size in _SYMBOLS_MM:
        number = ceil(families / max(int((room.width_mm / size - 1) // _STEP) + 1, 1))
        if number * size * _STEP <= room.height_mm:
            ends = [families * row // number for row in range(number + 1)]
            return size, [range(start, end) for start, end in pairwise(ends)]
    return 0.0, []


def _largest(leaf: Leaf, text: str, weight: Weight, sizes_pt: tuple[float, float], room: Size) -> Passage:
    """Sets a text as large as a room allows, from the largest size down to the smallest."""
    size, least = sizes_pt
    found = leaf.look.set(text, weight, size, room.width_mm, _LEADING)
    while size > least and (found.height_mm > room.height_mm or found.torn):
        size -= 0.5
        found = leaf.look.set(text, weight, size, room.width_mm, _LEADING)
    return found


def _lines(leaf: Leaf, box: TuckBox) -> None:
    """Draws cuts whole and folds dashed, seen on paper and on any ground."""
    folds = _path(box.paper, (((x1, y1), (x2, y2)) for x1, y1, x2, y2 in box.folds))
    black, white = ink.stroke("#000000"), ink.stroke("#ffffff")
    leaf.canvas.addLiteral(f"{white} 0.5 w {folds} S {black} [3 2.5] 0 d {folds} S [] 0 d")
    x, y, r = (length * MM for length in box.notch)
    y, k = box.paper.height_mm * MM - y, r * ink.HANDLE
    half = (
        f"{x - r:.3f} {y:.3f} m {x - r:.3f} {y - k:.3f} {x - k:.3f} {y - r:.3f} {x:.3f} {y - r:.3f} c "
        f"{x + k:.3f} {y - r:.3f} {x + r:.3f} {y - k:.3f} {x + r:.3f} {y:.3f} c"
    )
    cuts = f"{_path(box.paper, box.cuts)} {half}"
    leaf.canvas.addLiteral(f"1 1 1 rg {half} f 1 j {white} 1.6 w {cuts} S {black} 0.6 w {cuts} S 0 j")


def _path(paper: Size, paths: Iterable[Path]) -> str:
    steps = []
    for path in paths:
        for place, (x, y) in enumerate(path):
            steps.append(f"{x * MM:.3f} {(paper.height_mm - y) * MM:.3f} {'l' if place else 'm'}")
    return " ".join(steps)
