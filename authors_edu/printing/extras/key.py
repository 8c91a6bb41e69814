"""The answer key and reading list: every family with its works, years, clues and what else is accepted as a title."""

from dataclasses import dataclass

from authors_edu.decks.model import FAMILY_SIZE, Card, Deck, family_letter
from authors_edu.printing.errors import PrintError, refused
from authors_edu.printing.extras.asked import SheetWords
from authors_edu.printing.extras.flow import Block, Set, dealt
from authors_edu.printing.extras.leaf import EDGE_MM, Leaf, Look
from authors_edu.printing.extras.passage import Piece, beside
from authors_edu.printing.paper import MM

_SIZES_PT = (11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5)  # of titles; the largest that takes no page more than the smallest
_LAST_PT = (8.0, 7.0, 6.5)  # for a family so long that it fills a page
_COLUMN_MM = 78.0  # the least width of a column
_BETWEEN_MM = 9.0
_GUTTER_MM = 11.5  # for symbol and letter
_NUMBER_MM = 7.5
_YEAR_MM = 20.0  # the most that a year takes
_ABOVE_MM = 5.0  # between two families
_LEADING = 1.13
_BETWEEN_NOTES, _AFTER_WORK = 0.08, 0.17  # white, in sizes of titles


@dataclass(frozen=True, slots=True)
class _Entry:
    """A family set into a column."""

    pieces: tuple[Piece, ...]
    rule_mm: float  # the line below the creator
    block: Block


@dataclass(frozen=True, slots=True)
class _Plan:
    entries: tuple[_Entry, ...]
    columns: int
    column_mm: float
    pages: list[list[Set]]


def draw_key(leaf: Leaf, deck: Deck, words: SheetWords) -> None:
    """Draws the pages of the key; raises PrintError where a family is longer than a page."""
    room = leaf.room(deck.name, words.key)
    plan = _plan(leaf.look, deck, words, room.width_mm, room.height_mm)
    for number, page in enumerate(plan.pages, 1):
        leaf.open(deck.name, words.key)
        for place in page:
            x = EDGE_MM + place.column * (plan.column_mm + _BETWEEN_MM)
            _draw(leaf, plan.entries[place.block], place.block, x, room.y_mm + place.top_mm, plan.column_mm)
        leaf.close(number, len(plan.pages))


def _plan(look: Look, deck: Deck, words: SheetWords, width_mm: float, room_mm: float) -> _Plan:
    most = max(int((width_mm + _BETWEEN_MM) // (_COLUMN_MM + _BETWEEN_MM)), 1)
    tried = [_tried(look, deck, words, size, most, width_mm, room_mm) for size in _SIZES_PT]
    found = [plan for plan in tried if plan]
    if not found:  # across the whole page, and at last smaller
        tried = [_tried(look, deck, words, size, 1, width_mm, room_mm) for size in (*_SIZES_PT, *_LAST_PT)]
        found = [plan for plan in tried if plan]
    if not found:
        longest = max(deck.families, key=lambda family: sum(len(card.work) + len(card.clue) for card in family.cards))
        raise PrintError(refused("family_too_long_for_key", creator=longest.creator))
    fewest = min(len(plan.pages) for plan in found)
    return next(plan for plan in found if len(plan.pages) == fewest)


def _tried(
    look: Look, deck: Deck, words: SheetWords, size_pt: float, columns: int, width_mm: float, room_mm: float
) -> _Plan | None:
    column = (width_mm - (columns - 1) * _BETWEEN_MM) / columns
    entries = tuple(_entry(look, deck, number, words, size_pt, column) for number in range(len(deck.families)))
    pages = dealt([entry.block for entry in entries], columns, room_mm)
    return None if pages is None else _Plan(entries, columns, column, pages)


def _entry(look: Look, deck: Deck, number: int, words: SheetWords, size_pt: float, column_mm: float) -> _Entry:
    family = deck.families[number]
    width = column_mm - _GUTTER_MM
    name = look.set(family.creator, "bold", size_pt * 1.2, width)
    pieces = [Piece(name, _GUTTER_MM, 0, width)]
    rule = name.height_mm + 0.6
    down = rule + 1.4
    for place, card in enumerate(family.cards):
        label = deck.label(number * FAMILY_SIZE + place)
        found, down = _card(look, card, label, words, size_pt, column_mm, down)
        pieces += found
    return _Entry(tuple(pieces), rule, Block(max(down - _AFTER_WORK * size_pt / MM, 13.0), _ABOVE_MM))


def _card(
    look: Look, card: Card, label: str, words: SheetWords, size_pt: float, column_mm: float, down_mm: float
) -> tuple[list[Piece], float]:
    """Sets one work from a height on; gives its pieces and the height below it."""
    start = _GUTTER_MM + _NUMBER_MM
    year = look.set(card.year, "plain", size_pt * 0.92, _YEAR_MM)
    width = column_mm - start - (year.width_mm + 2 if year.lines else 0)
    title = look.set(card.work, "work", size_pt, width, _LEADING)
    sign = look.set(label, "bold", size_pt * 0.78, _NUMBER_MM + 4)
    pieces = [
        Piece(sign, _GUTTER_MM, down_mm + beside(title, sign), _NUMBER_MM, "family"),
        Piece(title, start, down_mm, width),
        Piece(year, column_mm - _YEAR_MM, down_mm + beside(title, year), _YEAR_MM, "ink", "end"),
    ]
    low = down_mm + max(title.height_mm, year.height_mm)
    also = f"{words.also} {' · '.join(card.also_accept)}" if card.also_accept else ""
    em = size_pt * look.scale / MM
    for note in filter(None, (card.clue, also)):
        text = look.set(note, "plain", size_pt * 0.82, column_mm - start, _LEADING)
        pieces.append(Piece(text, start, low, column_mm - start, look.quiet))
        low += text.height_mm + _BETWEEN_NOTES * em
    return pieces, low + _AFTER_WORK * em


def _draw(leaf: Leaf, entry: _Entry, family: int, x_mm: float, y_mm: float, column_mm: float) -> None:
    size = 6.4
    leaf.symbol(family, x_mm, y_mm + 0.6, size)
    leaf.initial(family_letter(family), x_mm + size / 2, y_mm + size + 2.2, 15, family)
    leaf.rule(x_mm + _GUTTER_MM, y_mm + entry.rule_mm, column_mm - _GUTTER_MM, 0.5, leaf.look.accent)
    symbols = leaf.look.symbols
    pieces = [
        Piece(p.passage, p.x_mm, p.top_mm, p.width_mm, symbols if p.colour == "family" else p.colour, p.align)
        for p in entry.pieces
    ]
    leaf.write(pieces, x_mm, y_mm, family)
