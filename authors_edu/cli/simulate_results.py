"""What came of simulated games: counted while they are played, added up, and laid out for people. Plays nothing."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median
from typing import Any

from authors_edu.game.calls import Tick
from authors_edu.game.events import Answered, Ruled
from authors_edu.game.match import Match
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.match_moves import MatchMove, NextRound
from authors_edu.game.outcome import Decision, Side
from authors_edu.game.rules import Rules
from authors_edu.game.view import View
from authors_edu.words import simulation as words


@dataclass(frozen=True, slots=True)
class Played:
    """One game from the first deal to its end, or to where it was stopped (R-21)."""

    asks: int  # that were answered or ruled on
    hits: int
    moves: int  # of the seats
    rounds: int  # that were dealt, with those that settle a tie
    decision: Decision | None  # None: unfinished
    winners: tuple[Side, ...]  # the seats or teams that share the win
    sets: tuple[int, ...]  # by seat, as `points`: of the rounds that count
    points: tuple[int, ...]


@dataclass(slots=True)
class Tally:
    """Counts a game while it is played."""

    asks: int = 0
    hits: int = 0
    moves: int = 0
    rounds: int = 1

    def add(self, move: MatchMove, events: Sequence[MatchEvent]) -> None:
        self.rounds += isinstance(move, NextRound)
        self.moves += not isinstance(move, NextRound | Tick)
        for event in events:
            if isinstance(event, Answered):
                self.asks += 1
                self.hits += event.count > 0
            elif isinstance(event, Ruled):
                self.asks += 1

    def played(self, match: Match) -> Played:
        won = match.outcome.winners if match.outcome else ()
        sets, points = _counted(match)
        return Played(
            asks=self.asks,
            hits=self.hits,
            moves=self.moves,
            rounds=self.rounds,
            decision=match.outcome.decision if match.outcome else None,
            winners=tuple(side for side in match.sides if set(side) <= set(won)),
            sets=sets,
            points=points,
        )


def _counted(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Adds up sets and points (R-60) of the rounds that count, one that was stopped included."""
    sets, points = [outcome.sets for outcome in match.rounds], [outcome.scores for outcome in match.rounds]
    if not match.round.is_over and not match.tied:
        view = match.view(None).round
        seen = view if isinstance(view, View) else view.round
        laid = tuple(map(len, seen.sets))
        sets.append(laid)
        points.append(tuple(map(lambda s, n, p: s + n - p, laid, seen.naming_points, seen.penalties)))
    return tuple(map(sum, zip(*sets, strict=True))), tuple(map(sum, zip(*points, strict=True)))


def summary(played: Sequence[Played], bots: Sequence[str], seconds: float) -> dict[str, Any]:
    """Adds up all games; a shared win counts as its fraction, and each seat of a team has the team's."""
    wins = [Fraction()] * len(bots)
    for one in played:
        for side in one.winners:
            for seat in side:
                wins[seat] += Fraction(1, len(one.winners))
    return {
        "rounds": len(played),
        "unfinished": sum(one.decision is None for one in played),
        "asks": sum(one.asks for one in played),
        "moves": sum(one.moves for one in played),
        "seconds": round(seconds, 3),
        "seats": [
            {
                "bot": bot,
                "wins": float(wins[seat]),
                "sets": sum(one.sets[seat] for one in played),
                "points": sum(one.points[seat] for one in played),
            }
            for seat, bot in enumerate(bots)
        ],
    }


def table(result: dict[str, Any], played: Sequence[Played], rules: Rules) -> list[str]:
    """Lays the result out for people, line by line."""
    lengths, dealt = [one.asks for one in played], [one.rounds for one in played]
    decided = Counter(one.decision for one in played if one.decision is not None)
    lines = [words.asks_of_a_game(median(lengths), min(lengths), max(lengths))]
    if max(dealt) > 1:
        lines.append(words.rounds_of_a_game(median(dealt), min(dealt), max(dealt)))
    lines += [words.hits(sum(one.hits for one in played), result["asks"]), words.ties(decided)]
    if result["unfinished"]:
        lines.append(words.unfinished(result["unfinished"]))
    lines += ["", words.seats_head()]
    for number, seat in enumerate(result["seats"]):
        team = number % 2 if rules.teams else None
        lines.append(
            words.seat_line(number, seat["bot"], team, seat["wins"], len(played), seat["sets"], seat["points"])
        )
    return lines
