"""Options that make no sense together: each refused with its own reason, everything else accepted."""

import pytest

from authors_edu.game.combinations import CLASHES
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError

SIMULTANEOUS = {"pace": "simultaneous"}


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (4, {"ask_held": "bluff", "ask": "creator"}, "held_by_creator"),
        (4, {"ask_held": "forfeit", "ask": "creator"}, "held_by_creator"),
        (4, {"ask_held": "forfeit", "copies": 2}, "forfeit_copies"),  # one copy only
        (4, {"reenter": True, "deal": 5}, "reenter_pile"),  # no pile
        (2, {"teams": True}, "teams_seats"),  # an even number from 4
        (5, {"teams": True}, "teams_seats"),
        (11, {"teams": True}, "teams_seats"),
        (4, {"blind": True}, "blind_illegal"),  # else one could probe
        (4, {"blind": True, "illegal_ask": "penalty", "naming": "typed"}, "blind_naming"),
        (4, SIMULTANEOUS | {"deal": 5}, "simultaneous_pile"),
        (4, SIMULTANEOUS | {"allow_pass": True}, "simultaneous_pass"),
        (4, SIMULTANEOUS | {"reenter": True}, "simultaneous_reenter"),
        (4, SIMULTANEOUS | {"blind": True, "illegal_ask": "turn_passes"}, "simultaneous_blind"),
        (4, SIMULTANEOUS | {"after_miss": "asked"}, "simultaneous_after_miss"),
        (4, SIMULTANEOUS | {"naming": "choice"}, "simultaneous_naming"),
        (4, SIMULTANEOUS | {"tie": "sudden_death"}, "simultaneous_sudden_death"),  # a pile where two play
        (4, {"rounds": 3, "target": 10}, "match_form"),
    ],
)
def test_a_combination_that_makes_no_sense_is_refused_with_its_reason(seats, options, reason):
    with pytest.raises(RulesError) as refused:
        Rules(seats=seats, **options)
    assert (refused.value.reason, refused.value.values) == (reason, {})


def test_every_reason_of_a_clash_is_tried_above():
    tried = {mark.args[1][n][2] for mark in test_a_combination_that_makes_no_sense_is_refused_with_its_reason.pytestmark
             for n in range(len(mark.args[1]))}  # fmt: skip
    assert tried == set(CLASHES)


def test_a_game_of_all_at_once_is_no_round_in_turns_r46(deck_of):
    deck = deck_of(11)
    with pytest.raises(RulesError) as refused:
        Round(deck, preset("simultaneous", 4, deck), 4, 1)
    assert refused.value.reason == "not_in_turns"


@pytest.mark.parametrize(
    "options",
    [
        {"ask_held": "bluff", "copies": 2, "after_miss": "asked", "allow_pass": True},
        {"ask_held": "forfeit", "naming": "typed", "reenter": True},
        {"blind": True, "illegal_ask": "penalty", "ask_held": "forfeit", "deal": 4},
        {"teams": True, "copies": 2, "reenter": True, "tie": "sudden_death", "target": 25},
        SIMULTANEOUS | {"copies": 2, "teams": True, "illegal_ask": "penalty", "tie": "second_hand", "rounds": 3},
        {"ask": "creator", "reenter": True, "illegal_ask": "turn_passes", "tie": "asks", "laid": "down"},
    ],
)
def test_what_makes_sense_together_is_accepted(options):
    Rules(seats=6, **options)
