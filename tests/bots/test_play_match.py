"""Bots at every table that a preset allows, over all rounds of a match and what settles its tie."""

from collections.abc import Callable
from itertools import count, pairwise
from random import Random

import pytest

from authors_edu.bots.pace import ASK_MS, DEAL_MS, WATCH_MS, pace_of
from authors_edu.bots.play_match import MOST_ROUNDS, play_match
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.match import Match
from authors_edu.game.match_events import RoundCounted, TieToSettle
from authors_edu.game.match_moves import NextRound
from authors_edu.game.outcome import Decision
from authors_edu.game.presets import PRESETS, preset

DeckOf = Callable[[int], Deck]

SHARP, BEGINNER, RANDOM = (LEVELS[name] for name in ("sharp", "beginner", "random"))
TABLES = [
    (name, seats)
    for name, game in PRESETS.items()
    for seats in range(game.fewest, game.most + 1)
    if name != "teams" or seats % 2 == 0
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_play_every_preset_at_every_table_that_it_allows_r14(deck_of: DeckOf, name: str, seats: int) -> None:
    deck = deck_of(5)
    match = Match(deck, preset(name, seats, deck), seats, seed=seats)
    levels = [(SHARP, BEGINNER, RANDOM)[seat % 3] for seat in range(seats)]
    for _ in play_match(match, levels, Random(seats)):
        pass

    assert match.is_over
    assert sum(sum(outcome.sets) for outcome in match.rounds) == 5 * match.rules.copies


@pytest.mark.parametrize("tie", ["second_hand", "sudden_death"])
def test_a_tie_is_played_out_r62_r63(deck_of: DeckOf, tie: str) -> None:
    """Of two seats and two families, every other game or so ends one all."""
    deck = deck_of(2)
    for seed in count():
        match = Match(deck, preset("classic", 2, deck, tie=tie), 2, seed)
        steps = list(play_match(match, [SHARP, SHARP], Random(seed)))
        if any(isinstance(event, TieToSettle) for _, events in steps for event in events):
            break

    assert [move for move, _ in steps if isinstance(move, NextRound)] == [NextRound()]
    assert match.outcome is not None
    assert match.outcome.decision in (Decision(tie), Decision.SHARED)
    assert len(match.rounds) == 1


def test_a_match_goes_on_to_its_target_r65(deck_of: DeckOf) -> None:
    deck = deck_of(5)
    match = Match(deck, preset("go_fish", 3, deck, target=10), 3, seed=1)
    totals = [
        event.totals
        for _, events in play_match(match, [SHARP, BEGINNER, BEGINNER], Random(1))
        for event in events
        if isinstance(event, RoundCounted)
    ]

    assert max(totals[-1]) >= 10 > max(totals[-2])
    assert match.is_over


def test_a_target_that_penalties_keep_away_is_given_up(deck_of: DeckOf) -> None:
    # A blind player without a memory asks mostly in families that it does not hold: 2 points each.
    deck = deck_of(2)
    rules = preset("blind", 2, deck, illegal_ask="penalty", target=30)
    match = Match(deck, rules, 2, seed=1)
    for _ in play_match(match, [RANDOM, RANDOM], Random(1)):
        pass

    assert not match.is_over
    assert len(match.rounds) == MOST_ROUNDS


def test_both_copies_of_a_card_count_for_where_a_round_is_stopped_r21_r43(deck_of: DeckOf) -> None:
    deck = deck_of(5)  # 20 cards, 40 on the table
    match = Match(deck, preset("double_deck", 4, deck), 4, seed=3)
    moves = [move for move, _ in play_match(match, [RANDOM] * 4, Random(3), asks_a_card=1)]

    assert len(moves) == 40
    assert not match.is_over


def test_the_clock_goes_on_by_the_pace_and_through_the_rounds(deck_of: DeckOf) -> None:
    deck = deck_of(3)
    match = Match(deck, preset("classic", 3, deck, rounds=2), 3, seed=2)
    for _ in play_match(match, [SHARP, RANDOM, RANDOM], Random(2), pace=pace_of({0}, "off")):
        pass
    times = [0, *(at_ms for _, at_ms in match.log)]
    took = [after - before for before, after in pairwise(times)]

    assert set(took) == {ASK_MS, WATCH_MS, DEAL_MS}
    assert [move for (move, _), ms in zip(match.log, took, strict=True) if ms == DEAL_MS] == [NextRound()]
