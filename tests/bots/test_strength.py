"""How strong the levels are, and how long their rounds last: 11 families, four seats, each level in every seat.

A win is 1, a tie its share; by chance a seat wins a quarter. The quick samples have a wide margin: their standard
error is 3 to 4 in 100.
"""

from collections.abc import Callable
from random import Random
from statistics import median

import pytest

from authors_edu.bots.play import play_out
from authors_edu.bots.play_match import play_match
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.match import Match
from authors_edu.game.moves import Ask
from authors_edu.game.presets import PRESETS, preset
from authors_edu.game.round import Round

DeckOf = Callable[[int], Deck]


def wins_of_one(deck: Deck, one: str, others: str, rounds: int, name: str = "classic", seats: int = 4) -> float:
    """Gives the share of wins of one seat, or of one team, against the level of the others."""
    wins, rules = 0.0, preset(name, seats, deck)
    for seed in range(rounds):
        seat = seed % seats
        ours = {each for each in range(seats) if each % 2 == seat % 2} if rules.teams else {seat}
        levels = [LEVELS[one if each in ours else others] for each in range(seats)]
        match = Match(deck, rules, seats, seed)
        for _ in play_match(match, levels, Random(seed)):
            pass
        winners = match.outcome.winners if match.outcome else ()
        wins += len(ours.intersection(winners)) / max(1, len(winners))
    return wins / rounds


def asks_of_four(deck: Deck, level: str, rounds: int) -> list[int]:
    lengths = []
    for seed in range(rounds):
        round = Round(deck, preset("classic", 4, deck), 4, seed)
        lengths.append(sum(isinstance(move, Ask) for move, _ in play_out(round, [LEVELS[level]] * 4, Random(seed))))
        assert round.is_over
    return lengths


# One against three of the level below. A fair share is 25 in 100.
LADDER = (
    ("forgetful", "beginner"),
    ("attentive", "forgetful"),
    ("sharp", "attentive"),
    ("detective", "sharp"),
    ("expert", "detective"),
)


@pytest.mark.parametrize(("one", "three"), LADDER)
def test_each_level_beats_three_of_the_level_below(deck_of: DeckOf, one: str, three: str) -> None:
    assert wins_of_one(deck_of(11), one, three, rounds=40) >= 0.4


@pytest.mark.long
@pytest.mark.parametrize(("one", "three"), LADDER)
def test_each_level_beats_three_of_the_level_below_but_not_always(deck_of: DeckOf, one: str, three: str) -> None:
    # `benchmarks/ladder.py` shows 58 to 75 in 100 over more rounds; the standard error here is 3.
    assert 0.55 <= wins_of_one(deck_of(11), one, three, rounds=240) <= 0.85


@pytest.mark.long
@pytest.mark.parametrize(("three", "least"), [("sharp", 0.8), ("beginner", 0.97), ("random", 0.98)])
def test_an_expert_beats_three_who_draw_no_conclusions(deck_of: DeckOf, three: str, least: float) -> None:
    # `benchmarks/ladder.py` shows 80, 97 and 99 in 100 over more rounds; the standard error here is 1 or less.
    assert wins_of_one(deck_of(11), "expert", three, rounds=240) >= least


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name, game in PRESETS.items() if game.fewest <= 4 <= game.most])
def test_sharp_wins_six_of_ten_against_beginners_in_every_game(deck_of: DeckOf, name: str) -> None:
    assert wins_of_one(deck_of(11), "sharp", "beginner", 60, name) >= 0.6


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats", "least"),
    [
        ("two_player", 2, 0.65),  # `benchmarks/by_preset.md` has all games
        ("classic", 3, 0.7),
        ("classic", 6, 0.6),
        ("go_fish", 6, 0.5),
        ("blind", 6, 0.6),
        ("teams", 6, 0.8),
        ("double_deck", 8, 0.6),
        ("simultaneous", 3, 0.7),
    ],
)
def test_sharp_beats_beginners_at_other_tables(deck_of: DeckOf, name: str, seats: int, least: float) -> None:
    assert wins_of_one(deck_of(11), "sharp", "beginner", 60, name, seats) >= least


@pytest.mark.long
@pytest.mark.parametrize(("name", "least"), [("by_rank", 0.3), ("double_deck", 0.7), ("blind", 0.8)])
def test_an_expert_beats_three_sharp_players_in_other_games(deck_of: DeckOf, name: str, least: float) -> None:
    assert wins_of_one(deck_of(11), "expert", "sharp", 60, name) >= least


@pytest.mark.long
def test_beginner_is_no_worse_than_random(deck_of: DeckOf) -> None:
    assert wins_of_one(deck_of(11), "beginner", "random", 400) >= 0.25


@pytest.mark.long
def test_a_round_of_beginners_fits_into_a_lesson(deck_of: DeckOf) -> None:
    assert median(asks_of_four(deck_of(11), "beginner", 200)) <= 150


@pytest.mark.long
def test_sharp_players_need_half_the_asks_of_beginners(deck_of: DeckOf) -> None:
    deck = deck_of(11)

    assert median(asks_of_four(deck, "sharp", 60)) < median(asks_of_four(deck, "beginner", 60)) * 0.6
