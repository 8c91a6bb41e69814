"""Playing matches: bots at a table from the first deal to the last, with what settles a tie."""

from collections.abc import Iterator, Sequence
from random import Random

from authors_edu.bots.pace import Pace, at_once
from authors_edu.bots.play import ASKS_A_CARD, play_out
from authors_edu.bots.play_calls import play_calls
from authors_edu.bots.players import Level
from authors_edu.game.match import Match
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.match_moves import MatchMove, NextRound
from authors_edu.game.simultaneous import Simultaneous

# Ours: where penalties cost as much as sets bring in, a target is never reached.
MOST_ROUNDS = 100


def play_match(
    match: Match, levels: Sequence[Level], rng: Random, asks_a_card: int = ASKS_A_CARD, pace: Pace = at_once
) -> Iterator[tuple[MatchMove, tuple[MatchEvent, ...]]]:
    """Plays a fresh match with bots, one level a seat, and gives each move with its events as it is played.

    Stops when the match is over, or unfinished: where a round is (R-21), or a target is not reached in 100 rounds.
    """
    most = max(match.rules.rounds, MOST_ROUNDS)
    while not match.is_over:
        yield from _play_round(match, levels, rng, asks_a_card, pace)
        if not match.is_between or (len(match.rounds) >= most and not match.tied):
            return
        deal = NextRound()
        yield deal, match.play(deal, match.number, _now_ms(match) + pace(match.round.dealer, deal))


def _play_round(
    match: Match, levels: Sequence[Level], rng: Random, asks_a_card: int, pace: Pace
) -> Iterator[tuple[MatchMove, tuple[MatchEvent, ...]]]:
    def play(move: MatchMove, at_ms: int) -> tuple[MatchEvent, ...]:
        return match.play(move, match.number, at_ms)

    if isinstance(match.round, Simultaneous):
        yield from play_calls(match.round, levels, rng, asks_a_card, from_ms=_now_ms(match), play=play)
    else:
        yield from play_out(match.round, levels, rng, asks_a_card, pace=pace, from_ms=_now_ms(match), play=play)


def _now_ms(match: Match) -> int:
    return match.log[-1][1] if match.log else 0
