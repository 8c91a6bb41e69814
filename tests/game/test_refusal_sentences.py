"""Every refusal has a sentence that a ten-year-old understands."""

import re

import pytest

from authors_edu.game.refusals import RULE_OF, MoveError, Reason, StaleMove, UnreadableMove
from authors_edu.game.rules import RulesError, Unplayable
from authors_edu.words import say
from authors_edu.words.refusals import sentence

VALUES = {
    "seats": 12,
    "rules": 4,
    "fewest": 2,
    "most": 11,
    "option": "deal",
    "value": 99,
    "known": ("classic", "go_fish"),
    "least": 1,
    "families": 1,
    "cards": 8,
    "deal": 9,
    "preset": "poker",
    "creator": "Jane Austin",
    "last": "M",
}


@pytest.mark.parametrize("reason", Reason)
def test_every_refused_move_is_explained(reason):
    assert re.fullmatch(r"R-\d\d", RULE_OF[reason])
    assert reason == reason.name.lower()
    check(sentence(MoveError(reason)), reason)
    assert say(MoveError(reason)) == say(reason) == sentence(MoveError(reason))


@pytest.mark.parametrize("reason", Unplayable)
def test_every_refused_game_is_explained(reason):
    assert reason == reason.name.lower()
    said = sentence(RulesError(reason, **VALUES))
    check(said, reason)
    assert said != "This game cannot be set up like this."


def test_values_are_written_into_the_sentence(deck_of):
    said = sentence(RulesError("hands_too_big", deal=9, most=5))
    assert "9" in said
    assert "at most 5" in said
    assert "classic, go_fish" in sentence(RulesError("preset", preset="poker", known=("classic", "go_fish")))


def test_one_number_of_players_is_no_range():
    said = sentence(RulesError("preset_seats", preset="two_player", seats=4, fewest=2, most=2))
    assert said == "“two_player” is for 2 players, not for 4. Choose another game."
    said = sentence(RulesError("preset_seats", preset="teams", seats=3, fewest=4, most=10))
    assert said == "“teams” is for 4 to 10 players, not for 3. Choose another game."


def test_one_family_is_no_lesson():
    said = sentence(RulesError("lesson_families", families=1, fewest=2, most=11))
    assert said == "A lesson takes at least 2 families, and this deck has 11: 1 is not possible."


def test_a_stale_and_an_unreadable_move_are_explained():
    check(sentence(StaleMove(3, 5)), "stale")
    check(sentence(UnreadableMove("unknown_kind", "<script>")), "unknown_kind")
    assert "script" not in sentence(UnreadableMove("unknown_kind", "<script>"))


def check(said: str, reason: str) -> None:
    assert 20 < len(said) < 160
    assert said.endswith(".")
    assert not re.search(r"[{}_]", said.replace("go_fish", ""))
