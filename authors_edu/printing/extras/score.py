"""The score sheet: a row a round, for each player the sets laid and the points for naming, and their sums."""

from authors_edu.printing.extras.asked import SheetWords
from authors_edu.printing.extras.leaf import EDGE_MM, Leaf
from authors_edu.printing.extras.passage import Piece

_ROUND_MM = 20.0  # for the number of the round
_PLAYER_MM = 26.0  # enough for a name by hand and two numbers below it
_ROW_MM, _MOST_ROUNDS = 13.0, 12  # high enough for numbers by hand
_NAME_MM, _HEAD_MM = 13.0, 7.0
_HAIR = "#9a9da6"
_TOTALS = 2  # rows: the two sums, and both together


def draw_score(leaf: Leaf, words: SheetWords) -> None:
    """Draws one page with as many players and rounds as the paper holds."""
    room = leaf.room(leaf.deck, words.score)
    players = int((room.width_mm - _ROUND_MM) // _PLAYER_MM)
    wide = (room.width_mm - _ROUND_MM) / players
    left = room.height_mm - _NAME_MM - _HEAD_MM
    rounds = max(min(int(left // _ROW_MM) - _TOTALS, _MOST_ROUNDS), 1)
    rows = rounds + _TOTALS
    high = left / rows
    leaf.open(leaf.deck, words.score)
    top, first = room.y_mm, EDGE_MM + _ROUND_MM
    head = top + _NAME_MM
    grid = head + _HEAD_MM
    low = grid + rows * high
    _label(leaf, words.player, EDGE_MM, top, _ROUND_MM, _NAME_MM)
    _label(leaf, words.round, EDGE_MM, head, _ROUND_MM, _HEAD_MM)
    for player in range(players):
        x = first + player * wide
        _label(leaf, words.sets, x, head, wide / 2, _HEAD_MM)
        _label(leaf, words.naming, x + wide / 2, head, wide / 2, _HEAD_MM)
        leaf.upright(x + wide / 2, head, low - high - head, 0.4, _HAIR)
    for row in range(rounds):
        number = leaf.look.set(str(row + 1), "bold", 12, _ROUND_MM)
        y = grid + row * high + (high - number.height_mm) / 2
        leaf.write([Piece(number, 0, 0, _ROUND_MM - 3, "ink", "center")], EDGE_MM, y)
    _label(leaf, words.total, EDGE_MM, grid + rounds * high, _ROUND_MM, 2 * high)
    for row in range(1, rows):
        if row != rounds + 1:
            leaf.rule(EDGE_MM, grid + row * high, room.width_mm, 0.9 if row == rounds else 0.4, _HAIR)
    leaf.rule(first, grid + (rounds + 1) * high, room.width_mm - _ROUND_MM, 0.4, _HAIR)
    for y in (head, grid, low):
        leaf.rule(EDGE_MM, y, room.width_mm, 0.9)
    for player in range(players):
        leaf.upright(first + player * wide, top, low - top, 0.9)
    leaf.close(1, 1)


def _label(leaf: Leaf, text: str, x: float, y: float, wide: float, high: float) -> None:
    """Writes a heading into the middle of a cell, smaller where it would not fit in one line; all in mm."""
    for size in (9.0, 8.0, 7.0, 6.0):
        set_text = leaf.look.set(text, "bold", size, wide - 1.6)
        if len(set_text.lines) == 1:
            break
    piece = Piece(set_text, 0.8, (high - set_text.height_mm) / 2, wide - 1.6, "ink", "center")
    leaf.write([piece], x, y)
