"""A sheet of text: headings and plain paragraphs in columns, as large as one page allows. Markup prints as itself."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from authors_edu.printing.errors import PrintError, refused
from authors_edu.printing.extras.asked import Part, TextSheet
from authors_edu.printing.extras.flow import Block, Set, dealt
from authors_edu.printing.extras.leaf import EDGE_MM, Leaf
from authors_edu.printing.extras.passage import Passage, Piece
from authors_edu.printing.paper import MM

_SIZES_PT = (15.0, 14.0, 13.0, 12.0, 11.5, 11.0, 10.5)  # the last one where the text takes several pages
_LONGEST = 40.0  # of a line, in sizes: a longer one is hard to follow
_BETWEEN_MM = 10.0
_LEADING = 1.34
_AFTER = 0.55  # white between paragraphs, in sizes
_BEFORE_HEADING, _BELOW_HEADING = 1.2, 0.3


@dataclass(frozen=True, slots=True)
class _Plan:
    pieces: tuple[tuple[Piece, ...], ...]  # of each block
    column_mm: float
    pages: list[list[Set]]


def draw_text(leaf: Leaf, text: TextSheet) -> None:
    """Draws as many pages as the text takes; raises PrintError where there is none, or a heading longer than a page."""
    room = leaf.room(text.title, leaf.deck)
    plan = _plan(leaf, text, room.width_mm, room.height_mm)
    if not plan.pages:
        raise PrintError(refused("no_text_for_sheet"))
    for number, page in enumerate(plan.pages, 1):
        leaf.open(text.title, leaf.deck)
        for place in page:
            x = EDGE_MM + place.column * (plan.column_mm + _BETWEEN_MM)
            leaf.write(plan.pieces[place.block], x, room.y_mm + place.top_mm)
        leaf.close(number, len(plan.pages))


def _plan(leaf: Leaf, text: TextSheet, width_mm: float, room_mm: float) -> _Plan:
    *larger, last = _SIZES_PT
    for size in larger:
        plan = _tried(leaf, text, size, width_mm, room_mm)
        if plan and len(plan.pages) <= 1:
            return plan
    plan = _tried(leaf, text, last, width_mm, room_mm)
    if plan is None:  # of the paragraphs, no more than three lines stay together
        longest = max((text.title, *(part.heading for part in text.parts)), key=len)
        raise PrintError(refused("heading_too_long_for_sheet", value=longest))
    return plan


def _tried(leaf: Leaf, text: TextSheet, size_pt: float, width_mm: float, room_mm: float) -> _Plan | None:
    em = size_pt * leaf.look.scale / MM
    columns = max(ceil(width_mm / em / _LONGEST), 1)
    column = (width_mm - (columns - 1) * _BETWEEN_MM) / columns
    found = [block for part in text.parts for block in _blocks(leaf, part, size_pt, em, column)]
    pages = dealt([block for block, _ in found], columns, room_mm)
    return None if pages is None else _Plan(tuple(pieces for _, pieces in found), column, pages)


def _blocks(
    leaf: Leaf, part: Part, size_pt: float, em_mm: float, column_mm: float
) -> Iterator[tuple[Block, tuple[Piece, ...]]]:
    """Gives what must stay together: a heading with the lines below it, the first two lines, the last two."""
    above, top = _BEFORE_HEADING * em_mm, 0.0
    waiting: tuple[Piece, ...] = ()
    if part.heading:
        heading = leaf.look.set(part.heading, "bold", size_pt * 1.15, column_mm)
        waiting = (_piece(leaf, heading, 0, column_mm, leaf.look.accent),)
        top = heading.height_mm + _BELOW_HEADING * em_mm
    for paragraph in part.paragraphs:
        whole = leaf.look.set(paragraph, "plain", size_pt, column_mm, _LEADING)
        for first, last in _together(len(whole.lines)):
            lines = whole.part(first, last)
            above = whole.white_above(first) if first else above
            yield Block(top + lines.height_mm, above), (*waiting, _piece(leaf, lines, top, column_mm, "ink"))
            waiting, top = (), 0.0
        above = _AFTER * em_mm
    if waiting:
        yield Block(waiting[0].passage.height_mm, above), waiting


def _together(lines: int) -> list[tuple[int, int]]:
    """Parts a paragraph's lines so that none stands alone at the top or the foot of a column.

    >>> _together(3), _together(5)
    ([(0, 3)], [(0, 2), (2, 3), (3, 5)])
    """
    if lines < 4:
        return [(0, lines)] if lines else []
    return [(0, 2), *((line, line + 1) for line in range(2, lines - 2)), (lines - 2, lines)]


def _piece(leaf: Leaf, text: Passage, top_mm: float, width_mm: float, colour: str) -> Piece:
    return Piece(text, 0, top_mm, width_mm, colour, "start" if text.right_to_left == leaf.mirrored else "end")
