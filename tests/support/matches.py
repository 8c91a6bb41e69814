"""A match whose first round is dealt by hand, and small ways to play it."""

from collections.abc import Callable
from typing import Any

from authors_edu.game.match import Match
from authors_edu.game.match_moves import MatchMove
from authors_edu.game.moves import Ask
from authors_edu.game.round import Round

Table = Callable[..., Round]
# Everybody gets one family: 0 asks 1 for A4, misses C2; 1 asks 2 for B4 and has no card left; 2 asks 0 for C1.
ONE_EACH = ("A1 A2 A3 C1", "A4 B1 B2 B3", "B4 C2 C3 C4")
EACH_TAKES_ONE = (Ask(1, card=3), Ask(1, card=9), Ask(2, card=7), Ask(0, card=8))


def match_of(table: Table, *hands: str, **options: Any) -> Match:
    """Starts a match whose first round has these hands; seat 0 begins."""
    first = table(*hands, **options)
    match = Match(first.deck, first.rules, first.rules.seats, 7)
    match.round = first
    return match


def play(match: Match, *moves: MatchMove) -> list[Any]:
    return [event for move in moves for event in match.play(move, match.number)]
