"""R-14, R-21: every preset at every number of seats that it allows, played to its end by players who know no better."""

import os
from itertools import cycle, product
from random import Random

import pytest
from support.random_games import IN_TURNS, all_rules
from support.whole_games import play_out, play_preset, tables_of

from authors_edu.game.presets import PRESETS
from authors_edu.game.round import Round

FAMILIES = (11, 13)  # 44 and 52 cards
TABLES = [(name, seats) for name in IN_TURNS for seats in tables_of(name)]
NIGHT = int(os.environ.get("AUTHORS_EDU_ROUNDS", "0"))  # rounds to be played while nobody waits, over all presets


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_preset_ends_at_every_table_that_it_allows_r14_r21(deck_of, name, seats):
    play_preset(deck_of(FAMILIES[seats % 2]), name, seats, seed=seats)


def test_house_rules_thrown_together_end_too_r14_r21(deck_of):
    for seed in range(60):
        play_house_rules(deck_of, seed, most_families=6)


@pytest.mark.long
def test_house_rules_thrown_together_end_at_length(deck_of):
    for seed in range(1000, 1120):
        play_house_rules(deck_of, seed, most_families=13)


@pytest.mark.long
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_ends_at_every_table_at_length(deck_of, name):
    """Plays 24 games or more of each; with `AUTHORS_EDU_ROUNDS=100000` so many rounds of all together, in a night."""
    tables = list(product(map(deck_of, FAMILIES), tables_of(name)))
    rounds = 0
    for seed, (deck, seats) in enumerate(cycle(tables)):
        if seed >= 24 and rounds * len(PRESETS) >= NIGHT:
            break
        rounds += play_preset(deck, name, seats, seed, look_every=20 if NIGHT else 1)
    print(f"{name}: {rounds:,} rounds")  # noqa: T201


def play_house_rules(deck_of, seed: int, most_families: int) -> None:
    rng = Random(seed)
    deck, seats = deck_of(rng.randint(3, most_families), rng.random() < 0.5), rng.randrange(2, 12)
    play_out(Round(deck, all_rules(seats, deck, rng), seats, seed), rng)
