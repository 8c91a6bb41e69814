"""Bots at a table: a round played to its end, or stopped where it does not end."""

from collections.abc import Callable
from random import Random

import pytest
from support.random_games import IN_TURNS

from authors_edu.bots.play import play_out
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.moves import Ask, NameByChance
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.view import Stage

DeckOf = Callable[[int], Deck]

MIXED = [LEVELS["sharp"], LEVELS["beginner"], LEVELS["random"]]


@pytest.mark.parametrize("name", IN_TURNS)
def test_bots_play_a_round_to_its_end(deck_of: DeckOf, name: str) -> None:
    deck = deck_of(5)
    seats = {"two_player": 2, "teams": 4}.get(name, 3)
    round = Round(deck, preset(name, seats, deck), seats, seed=11)
    moves = [move for move, _ in play_out(round, [*MIXED, MIXED[0]][:seats], Random(11))]

    assert round.is_over
    assert len(moves) == round.number
    assert sum(map(len, round.view(None).sets)) == 5 * round.rules.copies
    assert any(isinstance(move, NameByChance) for move in moves) == (round.rules.naming != "off")


def test_the_same_seeds_give_the_same_round(deck_of: DeckOf) -> None:
    deck = deck_of(5)
    rounds = [Round(deck, preset("classroom", 3, deck), 3, seed=11) for _ in range(2)]
    first, second = ([move for move, _ in play_out(round, MIXED, Random(7))] for round in rounds)

    assert first == second


def test_r21_a_round_is_stopped_after_so_many_asks_for_each_card(deck_of: DeckOf) -> None:
    # Memoryless players need about 150 asks for 11 families; after 44 they cannot have laid them all.
    deck = deck_of(11)
    round = Round(deck, preset("classic", 4, deck), 4, seed=3)
    moves = [move for move, _ in play_out(round, [LEVELS["random"]] * 4, Random(3), asks_a_card=1)]

    assert len(moves) == 44
    assert not round.is_over


def test_a_round_is_handed_on_move_by_move(deck_of: DeckOf) -> None:
    deck = deck_of(5)
    round = Round(deck, preset("classroom", 3, deck), 3, seed=2)
    numbers = []
    for move, events in play_out(round, MIXED, Random(2)):
        numbers.append(round.number)
        assert events
        assert isinstance(move, Ask) or round.stage is not Stage.NAME or len(events) > 1
    assert numbers == list(range(1, round.number + 1))
