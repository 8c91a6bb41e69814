"""Bots in the game without turns (R-46): they call when they have found something, and collide as people do."""

from collections.abc import Callable
from random import Random

import pytest

from authors_edu.bots.play_calls import QUICKEST_MS, SLOWEST_MS, play_calls
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.calls import Call, CallMove, CallsVoid, CallUsedUp, Tick
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.presets import preset
from authors_edu.game.simultaneous import Simultaneous

DeckOf = Callable[[int], Deck]
Steps = list[tuple[CallMove, int, tuple[MatchEvent, ...]]]

MIXED = [LEVELS["sharp"], LEVELS["beginner"], LEVELS["random"], LEVELS["sharp"], LEVELS["beginner"]]


def played(deck: Deck, seats: int, seed: int, asks_a_card: int = 100) -> tuple[Simultaneous, Steps]:
    game = Simultaneous(deck, preset("simultaneous", seats, deck), seats, seed)
    levels = [MIXED[seat % len(MIXED)] for seat in range(seats)]
    told = [events for _, events in play_calls(game, levels, Random(seed), asks_a_card)]
    return game, [(move, at_ms, events) for (move, at_ms), events in zip(game.log, told, strict=True)]


@pytest.mark.parametrize("seats", [3, 5, 11])
def test_bots_play_a_game_without_turns_to_its_end_r46(deck_of: DeckOf, seats: int) -> None:
    game, _ = played(deck_of(5), seats, seed=4)

    assert game.outcome is not None
    assert sum(game.outcome.sets) == 5


def test_each_thinks_for_its_time_after_every_answer(deck_of: DeckOf) -> None:
    game, steps = played(deck_of(5), 4, seed=4)
    told_at, wait_ms = 0, game.rules.wait_ms
    for move, at_ms, _ in steps:
        if isinstance(move, Tick):
            told_at = at_ms
        elif isinstance(move, Call):
            assert QUICKEST_MS <= at_ms - told_at <= wait_ms + 2 * SLOWEST_MS
            assert move.caller in range(4)


def test_who_reacts_in_the_same_moment_is_not_answered_and_uses_up_the_next_call_r46(deck_of: DeckOf) -> None:
    collisions = used = 0
    for seed in range(8):
        to_use_up: set[int] = set()
        for move, _, events in played(deck_of(5), 5, seed)[1]:
            for event in events:
                if isinstance(event, CallsVoid):
                    assert len(event.seats) > 1
                    collisions += 1
                    to_use_up.update(event.seats)
            if isinstance(move, Call) and move.caller in to_use_up:
                assert events == (CallUsedUp(move.caller),)
                to_use_up.remove(move.caller)
                used += 1
            else:
                assert not any(isinstance(event, CallUsedUp) for event in events)
    assert collisions > 8
    assert used >= 2 * collisions - 5 * 8  # the last ones of a game may never come to call again


def test_the_same_seeds_give_the_same_calls_at_the_same_times(deck_of: DeckOf) -> None:
    assert played(deck_of(5), 4, seed=2)[1] == played(deck_of(5), 4, seed=2)[1]
    assert played(deck_of(5), 4, seed=2)[1] != played(deck_of(5), 4, seed=3)[1]


def test_a_game_is_stopped_after_so_many_calls_for_each_card_r21(deck_of: DeckOf) -> None:
    game, steps = played(deck_of(11), 5, seed=1, asks_a_card=1)

    assert not game.is_over
    assert sum(isinstance(move, Call) for move, _, _ in steps) == 44
