"""R-14, R-21: every preset at every number of seats that it allows, played to its end by players who know no better."""

from random import Random

import pytest
from support.invariants import check_cards, check_order
from support.random_games import IN_TURNS, all_rules, any_move

from authors_edu.game.offers import presets_for
from authors_edu.game.presets import PRESETS
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.stage import Stage

FAMILIES = (11, 13)  # 44 and 52 cards
TABLES = [
    (name, seats)
    for name in IN_TURNS
    for seats in range(PRESETS[name].fewest, PRESETS[name].most + 1)
    if name != "teams" or seats % 2 == 0
]


def check_that_it_ends(round: Round, rng: Random) -> None:
    asks, limit = 0, 100 * round.rules.copies * len(round.deck.cards)
    while not round.is_over:
        asks += round.stage is Stage.ASK
        assert asks < limit, f"R-21: unfinished after {asks} asks by {round.rules}"
        check_order(round.play(any_move(round, rng), round.number))
        check_cards(round)


def play(deck_of, name: str, seats: int, seed: int) -> None:
    deck = deck_of(FAMILIES[seed % 2])
    rules = presets_for(seats, deck)[name]
    assert isinstance(rules, Rules)
    check_that_it_ends(Round(deck, rules, seats, seed), Random(seed))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_preset_ends_at_every_table_that_it_allows_r14_r21(deck_of, name, seats):
    play(deck_of, name, seats, seed=seats)


def test_house_rules_thrown_together_end_too_r14_r21(deck_of):
    for seed in range(60):
        play_house_rules(deck_of, seed, most_families=6)


@pytest.mark.long
def test_every_preset_ends_at_every_table_at_length(deck_of):
    for seed in range(100, 105):
        for name, seats in TABLES:
            play(deck_of, name, seats, seed)
    for seed in range(1000, 1300):
        play_house_rules(deck_of, seed, most_families=13)


def play_house_rules(deck_of, seed: int, most_families: int) -> None:
    rng = Random(seed)
    deck, seats = deck_of(rng.randint(3, most_families), rng.random() < 0.5), rng.randrange(2, 12)
    check_that_it_ends(Round(deck, all_rules(seats, deck, rng), seats, seed), rng)
