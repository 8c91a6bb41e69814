"""Whole games: rounds in turns, rounds without turns and matches, played to their ends by players who know no better.

Each is looked at on the way, and must end as R-14 says; R-21 sets the limit.
"""

from dataclasses import replace
from random import Random

from support.invariants import LETTERS, check_all_laid, check_calls, check_cards, check_order
from support.random_games import any_move

from authors_edu.decks.model import Deck
from authors_edu.game.calls import Call, CallMove, Tick
from authors_edu.game.match import Match
from authors_edu.game.match_moves import EndMatch, MatchMove, MoveTarget, NextRound
from authors_edu.game.moves import Ask, Move
from authors_edu.game.outcome import by_side
from authors_edu.game.presets import PRESETS, preset
from authors_edu.game.round import Round
from authors_edu.game.simultaneous import Simultaneous

ASKS_A_CARD = 100
TIES = ("share", "second_hand", "asks", "sudden_death")
FORMS: tuple[dict[str, int], ...] = ({}, {"rounds": 2}, {"target": 5})


def tables_of(name: str) -> list[int]:
    """Lists the numbers of seats that a preset allows."""
    game = PRESETS[name]
    return [seats for seats in range(game.fewest, game.most + 1) if name != "teams" or seats % 2 == 0]


def play_preset(deck: Deck, name: str, seats: int, seed: int, look_every: int = 1) -> int:
    """Plays one round or, one time in four, a match with any tie and of any form; gives the rounds played."""
    rules, rng = preset(name, seats, deck), Random(seed)
    if rng.random() < 0.75:
        kind = Simultaneous if rules.pace == "simultaneous" else Round
        return play_out(kind(deck, rules, seats, seed), rng, look_every)
    tie = rng.choice(TIES if rules.pace == "turns" else TIES[:-1])
    rules = replace(rules, tie=tie, **rng.choice(FORMS))
    return play_out(Match(deck, rules, seats, seed), rng, look_every)


def play_out(game: Round | Simultaneous | Match, rng: Random, look_every: int = 1) -> int:
    """Plays a game to its end and gives the number of rounds; looks at the cards at every so manyth move."""
    rounds = 0
    while not game.is_over:
        if isinstance(game, Match) and game.is_between:
            game.play(_between(game, rng), game.number)
        else:
            _play_round(game, rng, look_every)
            rounds += 1
    if isinstance(game, Match):
        check_match(game)
    return rounds


def _play_round(game: Round | Simultaneous | Match, rng: Random, look_every: int) -> None:
    round = game.round if isinstance(game, Match) else game
    is_cut_short = isinstance(game, Match) and bool(game.tied) and game.rules.tie == "sudden_death"
    limit = ASKS_A_CARD * round.rules.copies * len(round.deck.cards)
    asks = moves = clock = 0
    while not round.is_over:
        if isinstance(round, Simultaneous):
            clock += rng.choice((1, 300, 300, 2_000))
            move: CallMove | Move = _any_call(round, rng, clock)
        else:
            move = any_move(round, rng)
        asks += isinstance(move, Ask | Call)
        assert asks < limit, f"R-21: unfinished after {asks} asks by {round.rules}"
        events = game.play(move, game.number, clock)
        moves += bool(events)  # without turns, time mostly passes and nothing happens
        looks = events and (round.is_over or moves % look_every == 0)
        if isinstance(round, Round):
            check_order(event for event in events if type(event) in LETTERS)  # and not of those of a match
            if looks:
                check_cards(round)
        elif looks:
            check_calls(round)
    if not is_cut_short:
        check_all_laid(round)


def _any_call(game: Simultaneous, rng: Random, clock: int) -> Call | Tick:
    caller = rng.randrange(game.rules.seats)
    if clock < game.waits_until_ms[caller] or game.has_called(caller):
        return Tick()
    calls = game.legal_calls(caller)
    return rng.choice(calls) if calls else Tick()


def _between(match: Match, rng: Random) -> MatchMove:
    """Goes on, mostly; seats that lose more than they win would never come to a target."""
    if rng.random() < 0.05:
        return EndMatch()
    if match.target is not None and not match.tied and rng.random() < 0.1:
        return MoveTarget(max(by_side(match.sides, match.totals)) + rng.randrange(1, 4))
    return NextRound()


def check_match(match: Match) -> None:
    """The totals are those of its rounds, it ended when it was to, and those who lead or were tied have won (R-65)."""
    assert match.outcome is not None
    totals = [sum(scores) for scores in zip(*(outcome.scores for outcome in match.rounds), strict=True)]
    assert list(match.totals) == totals
    best = by_side(match.sides, totals)
    leaders = {seat for side, points in zip(match.sides, best, strict=True) if points == max(best) for seat in side}
    assert set(match.outcome.winners) <= leaders
    if not match.outcome.early:
        assert len(match.rounds) == match.rules.rounds if match.target is None else max(best) >= match.target
