"""R-14, R-21: every preset at every number of seats that it allows, played to its end by players who know no better."""

import os
from random import Random

import pytest
from support.invariants import check_cards, check_order
from support.random_games import IN_TURNS, all_rules, any_move

from authors_edu.game.calls import Tick
from authors_edu.game.offers import presets_for
from authors_edu.game.presets import PRESETS
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.simultaneous import Simultaneous
from authors_edu.game.stage import Stage

FAMILIES = (11, 13)  # 44 and 52 cards
TABLES = [
    (name, seats)
    for name in IN_TURNS
    for seats in range(PRESETS[name].fewest, PRESETS[name].most + 1)
    if name != "teams" or seats % 2 == 0
]


def check_that_it_ends(round: Round, rng: Random, at_every_move: bool = True) -> None:
    asks, limit = 0, 100 * round.rules.copies * len(round.deck.cards)
    while not round.is_over:
        asks += round.stage is Stage.ASK
        assert asks < limit, f"R-21: unfinished after {asks} asks by {round.rules}"
        events = round.play(any_move(round, rng), round.number)
        if at_every_move or round.is_over:
            check_order(events)
            check_cards(round)


def play(deck_of, name: str, seats: int, seed: int, at_every_move: bool = True) -> None:
    deck = deck_of(FAMILIES[seed % 2])
    rules = presets_for(seats, deck)[name]
    assert isinstance(rules, Rules)
    check_that_it_ends(Round(deck, rules, seats, seed), Random(seed), at_every_move)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_preset_ends_at_every_table_that_it_allows_r14_r21(deck_of, name, seats):
    play(deck_of, name, seats, seed=seats)


def test_house_rules_thrown_together_end_too_r14_r21(deck_of):
    for seed in range(60):
        play_house_rules(deck_of, seed, most_families=6)


@pytest.mark.long
def test_every_preset_ends_at_every_table_at_length(deck_of):
    """Plays 230 rounds, and 120 of house rules; with `AUTHORS_EDU_ROUNDS=100000` as many as that, for a night."""
    rounds = int(os.environ.get("AUTHORS_EDU_ROUNDS", "230"))
    for number in range(rounds):
        name, seats = TABLES[number % len(TABLES)]
        play(deck_of, name, seats, 100 + number, at_every_move=number < 230)
    for seed in range(1000, 1120):
        play_house_rules(deck_of, seed, most_families=13)


@pytest.mark.long
@pytest.mark.parametrize("seats", range(PRESETS["simultaneous"].fewest, PRESETS["simultaneous"].most + 1))
def test_the_game_without_turns_ends_at_every_table(deck_of, seats):
    for seed in range(int(os.environ.get("AUTHORS_EDU_ROUNDS", "230")) // 100):
        deck, rng = deck_of(FAMILIES[seed % 2]), Random(seed)
        game, clock = Simultaneous(deck, presets_for(seats, deck)["simultaneous"], seats, seed), 0
        while not game.is_over:
            caller = rng.randrange(seats)
            calls = game.legal_calls(caller)
            clock += rng.choice((1, 60, 300, 2_000))
            waits = clock < game.waits_until_ms[caller] or game.has_called(caller)
            game.play(rng.choice(calls) if calls and not waits else Tick(), game.number, clock)
        assert sum(game.outcome.sets) == len(deck.families)


def play_house_rules(deck_of, seed: int, most_families: int) -> None:
    rng = Random(seed)
    deck, seats = deck_of(rng.randint(3, most_families), rng.random() < 0.5), rng.randrange(2, 12)
    check_that_it_ends(Round(deck, all_rules(seats, deck, rng), seats, seed), rng)
