"""The checklist of sets: a row a student, a column a family, a box to tick where they meet."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from authors_edu.decks.model import Deck, family_letter
from authors_edu.printing.errors import PrintError, refused
from authors_edu.printing.extras.asked import SheetWords
from authors_edu.printing.extras.flow import Block, dealt
from authors_edu.printing.extras.leaf import EDGE_MM, Leaf
from authors_edu.printing.extras.passage import Passage, Piece
from authors_edu.printing.paper import Size

_NAME_MM = 46.0  # the least width for names
_COLUMN_MM, _WIDEST_MM = 8.6, 15.0
_SIZES = ((11.5, 6.6), (10.5, 6.1), (9.5, 5.6))  # of names in points, and the least height of their rows in mm
_HIGHEST_MM = 9.5
_BLANK_ROW_MM = 9.0
_TICK_MM = 4.2
_HAIR = "#9a9da6"
_CREATOR_PT = 8.8
_TALLEST_MM = (24.0, 32.0, 42.0, 56.0)  # of the creators' names, which run upwards
_SIGNS_MM = 13.0  # symbol and letter below them
_HEADING_PT = 11.0
_AROUND_MM = 1.4  # white around a name


@dataclass(frozen=True, slots=True)
class _Grid:
    """What stands on every page: the columns' width, how many go on a page, the height of the creators' names."""

    creators: tuple[Passage, ...]
    head_mm: float
    column_mm: float
    columns: int


def draw_checklist(leaf: Leaf, deck: Deck, words: SheetWords, students: Sequence[str]) -> None:
    """Draws as many pages as students and families take, the paper turned where that needs fewer across."""
    upright = leaf.paper
    grids = []
    for paper in (upright, upright.turned):
        leaf.paper = paper
        grids.append((paper, _grid(leaf, deck)))
    paper, grid = min(grids, key=lambda found: ceil(len(deck.families) / found[1].columns))
    leaf.paper = paper
    _draw_pages(leaf, deck, words, students, grid)
    leaf.paper = upright


def _grid(leaf: Leaf, deck: Deck) -> _Grid:
    """Chooses the lowest head in which every creator fits a column, else wider columns."""
    head, creators = 0.0, tuple[Passage, ...]()
    for head in _TALLEST_MM:
        creators = tuple(leaf.look.set(family.creator, "plain", _CREATOR_PT, head) for family in deck.families)
        if all(creator.height_mm + _AROUND_MM <= _COLUMN_MM for creator in creators):
            break
    column = max(_COLUMN_MM, max(creator.height_mm for creator in creators) + _AROUND_MM)
    fit = max(int((leaf.width_mm - _NAME_MM) // column), 1)
    pages = ceil(len(deck.families) / fit)
    columns = ceil(len(deck.families) / pages)  # as many on each page
    wide = max(column, min((leaf.width_mm - _NAME_MM) / columns, _WIDEST_MM))
    return _Grid(creators, max(creator.width_mm for creator in creators), wide, columns)


def _rows(leaf: Leaf, students: Sequence[str], width_mm: float, room_mm: float) -> list[tuple[Passage, float]]:
    """Sets the names, each with its row's height: as large as can be without taking a page more."""
    if not students:
        blank = leaf.look.set("", "plain", _HEADING_PT, width_mm)
        return [(blank, _BLANK_ROW_MM)] * max(int(room_mm // _BLANK_ROW_MM), 1)
    tried = []
    for size, least in _SIZES:
        row = min(max(room_mm / len(students), least), _HIGHEST_MM)
        names = [leaf.look.set(student, "plain", size, width_mm) for student in students]
        tried.append([(name, max(row, name.height_mm + _AROUND_MM)) for name in names])
    return min(tried, key=lambda rows: ceil(sum(high for _, high in rows) / room_mm - 1e-6))


def _draw_pages(leaf: Leaf, deck: Deck, words: SheetWords, students: Sequence[str], grid: _Grid) -> None:
    room = leaf.room(deck.name, words.checklist)
    top = room.y_mm + grid.head_mm + _SIGNS_MM
    name_mm = leaf.width_mm - grid.columns * grid.column_mm
    rows = _rows(leaf, students, name_mm - 3, room.bottom_mm - top)
    pages = dealt([Block(high) for _, high in rows], 1, room.bottom_mm - top)
    if pages is None:
        if not students:
            raise PrintError(refused("paper_too_small_for_sheets", value=str(leaf.paper)))
        longest = max(students, key=len)
        raise PrintError(refused("name_too_long_for_checklist", value=longest))
    starts = range(0, len(deck.families), grid.columns)
    across = [range(start, min(start + grid.columns, len(deck.families))) for start in starts]
    sheets = [(page, families) for page in pages for families in across]
    for number, (page, families) in enumerate(sheets, 1):
        leaf.open(deck.name, words.checklist)
        _draw_head(leaf, words, grid, families, Size(name_mm, top))
        wide = name_mm + len(families) * grid.column_mm
        for place in page:
            name, high = rows[place.block]
            _draw_row(leaf, name, families, grid, name_mm, top + place.top_mm, high)
            pen, colour = (0.8, "ink") if (place.block + 1) % 5 == 0 else (0.4, _HAIR)
            leaf.rule(EDGE_MM, top + place.top_mm + high, wide, pen, colour)
        leaf.close(number, len(sheets))


def _draw_head(leaf: Leaf, words: SheetWords, grid: _Grid, families: range, corner: Size) -> None:
    """Draws what stands above the grid; `corner` is the width of the names and the grid's top."""
    top = corner.height_mm
    for column, family in enumerate(families):
        x = EDGE_MM + corner.width_mm + column * grid.column_mm
        leaf.write_upwards(grid.creators[family], x, grid.column_mm, top - _SIGNS_MM)
        leaf.symbol(family, x + grid.column_mm / 2 - 2.6, top - _SIGNS_MM + 1.8, 5.2)
        leaf.initial(family_letter(family), x + grid.column_mm / 2, top - 4.6, 10, family)
    student = leaf.look.set(words.student, "bold", _HEADING_PT, corner.width_mm - 3)
    leaf.write([Piece(student, 1, -1.2 - student.height_mm, corner.width_mm - 3)], EDGE_MM, top)
    leaf.rule(EDGE_MM, top, corner.width_mm + len(families) * grid.column_mm, 0.9, "ink")


def _draw_row(
    leaf: Leaf, name: Passage, families: range, grid: _Grid, name_mm: float, y_mm: float, high_mm: float
) -> None:
    leaf.write([Piece(name, 1, (high_mm - name.height_mm) / 2, name_mm - 3)], EDGE_MM, y_mm)
    for column in range(len(families)):
        middle = EDGE_MM + name_mm + (column + 0.5) * grid.column_mm
        leaf.tick_box(middle, y_mm + high_mm / 2, _TICK_MM)
