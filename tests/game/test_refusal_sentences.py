"""Every refusal has a sentence that a ten-year-old understands."""

import re

import pytest

from authors_edu.game.refusals import RULE_OF, MoveError, Reason, StaleMove, UnreadableMove
from authors_edu.game.rules import RulesError, Unplayable
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
    assert RULE_OF[reason].startswith("R-")
    check(sentence(MoveError(reason)), reason)


@pytest.mark.parametrize("reason", Unplayable)
def test_every_refused_game_is_explained(reason):
    said = sentence(RulesError(reason, **VALUES))
    check(said, reason)
    assert said != "This game cannot be set up like this."


def test_values_are_written_into_the_sentence(deck_of):
    said = sentence(RulesError("hands_too_big", deal=9, most=5))
    assert "9" in said
    assert "at most 5" in said
    assert "classic, go_fish" in sentence(RulesError("preset", preset="poker", known=("classic", "go_fish")))


def test_a_stale_and_an_unreadable_move_are_explained():
    check(sentence(StaleMove(3, 5)), "stale")
    check(sentence(UnreadableMove("unknown_kind", "<script>")), "unknown_kind")
    assert "script" not in sentence(UnreadableMove("unknown_kind", "<script>"))


def check(said: str, reason: str) -> None:
    assert 20 < len(said) < 160
    assert said.endswith(".")
    assert not re.search(r"[{}_]", said.replace("go_fish", ""))
