"""Pace: how long a move takes at a table with people and bots. The clock of simulated games; nobody is timed by it.

The times are ours, for children of ten to twelve in the browser: nobody has measured them yet.
"""

from collections.abc import Callable, Collection

from authors_edu.game.match_moves import MatchMove, NextRound
from authors_edu.game.moves import Acknowledge, Choose, Name, NameByChance

Pace = Callable[[int, MatchMove], int]  # the seat and its move -> milliseconds

ASK_MS = 12_000  # a child looks through the hand, thinks of who asked for what, taps family, card and player
TYPE_NAME_MS = 10_000  # thinks of a title of some 15 letters and types it with two fingers
CHOOSE_NAME_MS = 6_000  # reads four titles and taps one
LOOK_MS = 8_000  # learns the own hand by heart before it is hidden
WATCH_MS = 2_500  # a bot's question and answer, and what comes of it: two to three lines of 0.9 s each
WATCH_NAME_MS = 900  # one line
DEAL_MS = 10_000  # between two rounds: looks at the result, goes on


def at_once(seat: int, move: MatchMove) -> int:
    """Stands still: for games of which nobody wants to know how long they last."""
    return 0


def pace_of(people: Collection[int], naming: str) -> Pace:
    """Gives the pace of a table where people sit on these seats and bots on all others. `naming` as in Rules."""
    name_ms = TYPE_NAME_MS if naming == "typed" else CHOOSE_NAME_MS

    def pace(seat: int, move: MatchMove) -> int:
        if isinstance(move, NextRound):
            return DEAL_MS
        if isinstance(move, Name | Choose | NameByChance):
            return name_ms if seat in people else WATCH_NAME_MS
        if isinstance(move, Acknowledge):
            return LOOK_MS if move.seat in people else 0
        return ASK_MS if seat in people else WATCH_MS

    return pace
