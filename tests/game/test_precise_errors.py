"""An error says what is wrong and holds the very value that is: the sentence for it is made from these."""

from collections.abc import Callable
from typing import Any

import pytest

from authors_edu.decks.model import Deck
from authors_edu.game.deal import Deal
from authors_edu.game.events import event_from_dict
from authors_edu.game.match import Match
from authors_edu.game.moves import Ask, Leave, NameByChance, move_from_dict
from authors_edu.game.position import position
from authors_edu.game.refusals import MoveError, Reason, UnreadableMove
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError
from authors_edu.game.simultaneous import Simultaneous
from authors_edu.words.refusals import sentence

DeckOf = Callable[..., Deck]
HUGE = 10**400
HANDS = ((0, 1, 2, 3), (4, 5, 6))  # of two families, and a card is missing


@pytest.mark.parametrize(
    ("play", "reason", "values"),
    [
        (lambda deck: Round(deck(4), Rules(seats=4), 3, 1), "seats_differ", {"seats": 3, "rules": 4}),
        (lambda deck: Round(deck(4), Rules(seats=3), 3, "x"), "number", {"option": "seed", "value": "x", "least": 0}),
        (lambda deck: Round(deck(4), Rules(seats=3), 3, 1, dealer=3), "playing", {"seats": 3}),
        (lambda deck: Round.from_deal(deck(2), Rules(seats=2), Deal(0, HANDS)), "deal", {"cards": 8, "seats": 2}),
        (
            lambda deck: Round.from_deal(deck(2), Rules(seats=2, copies=2), Deal(0, HANDS)),
            "deal",
            {"cards": 16, "seats": 2},
        ),
        (lambda deck: Round(deck(1), Rules(seats=2), 2, 1), "too_few_families", {"families": 1, "fewest": 2}),
        (lambda deck: Round(deck(2), Rules(seats=9), 9, 1), "too_few_cards", {"cards": 8, "seats": 9}),
        (lambda deck: Round(deck(2), Rules(seats=9, copies=2, deal=2), 9, 1), "hands_too_big", {"deal": 2, "most": 1}),
    ],
)
def test_what_cannot_be_played_is_told_with_the_figures_r01(deck_of: DeckOf, play, reason, values) -> None:
    with pytest.raises(RulesError) as refused:
        play(deck_of)
    assert (refused.value.reason, refused.value.values) == (reason, values)
    for value in values.values():
        assert str(value) in str(refused.value)
    assert sentence(refused.value).endswith(".")


def test_options_that_clash_are_told_by_the_reason_alone_r44() -> None:
    with pytest.raises(RulesError, match=r"^teams_seats$"):
        Rules(seats=5, teams=True)


def test_a_card_for_each_seat_is_enough_r01(deck_of: DeckOf) -> None:
    assert Round(deck_of(2), Rules(seats=8), 8, 1).view(None).hand_sizes == (1,) * 8


ASK = {"kind": "ask", "seat": 1, "card": 3}
DEALT = {"kind": "dealt", "dealer": 0, "hand_sizes": [4, 4], "pile": 0}


@pytest.mark.parametrize(
    ("data", "reason", "value"),
    [
        (None, "not_a_record", None),
        ([7], "not_a_record", [7]),
        ({}, "unknown_kind", None),
        ({"kind": "fold"}, "unknown_kind", "fold"),
        ({"kind": ["ask"]}, "unknown_kind", ["ask"]),
        ({"kind": "ask", "card": 3}, "missing_field", "seat"),
        (ASK | {"points": 9}, "unknown_field", "points"),
        (ASK | {"seat": "1"}, "wrong_type", "1"),
        (ASK | {"seat": True}, "wrong_type", True),
        (ASK | {"card": [3]}, "wrong_type", [3]),
        ({"kind": "name_by_chance", "chance": HUGE}, "wrong_type", HUGE),
        (DEALT | {"hand_sizes": 4}, "wrong_type", 4),
        (DEALT | {"hand_sizes": [4, "4"]}, "wrong_type", "4"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_record_is_told_by_what_stands_there(data: Any, reason: str, value: object) -> None:
    read = event_from_dict if isinstance(data, dict) and data.get("kind") == "dealt" else move_from_dict
    with pytest.raises(UnreadableMove) as refused:
        read(data)
    assert (refused.value.reason, refused.value.value) == (reason, value)
    assert str(refused.value) == f"{reason}: {'a huge number' if value == HUGE else repr(value)}"


@pytest.mark.parametrize(
    ("spoilt", "reason", "value"),
    [
        ({"version": 4}, "unknown_version", 4),
        ({"version": 0}, "unknown_version", 0),
        ({"version": "3"}, "wrong_type", "3"),
        ({"seed": "8"}, "wrong_type", "8"),
        ({"moves": 3}, "not_a_list", 3),
        ({"moves": [7]}, "not_a_record", 7),
        ({"moves": [{"at_ms": 0}]}, "wrong_fields", ["at_ms"]),
        ({"deck": []}, "not_a_record", []),
        (
            {"deck": {"name": "x", "words": {}, "cards": [], "colour": 1}},
            "wrong_fields",
            ["name", "words", "cards", "colour"],
        ),
        ({"rules": {"seats": 3, "jokers": 2}}, "unknown_field", "jokers"),
    ],
    ids=str,
)
def test_a_saved_round_that_was_spoilt_is_told_by_what_stands_there(spoilt: Any, reason: str, value: object) -> None:
    saved = position("A1 A2 B1 | A3 B2 B3 | A4 B4").to_dict()
    with pytest.raises(UnreadableMove) as refused:
        Round.from_dict(saved | spoilt)
    assert (refused.value.reason, refused.value.value) == (reason, value)


@pytest.mark.parametrize("version", [0, 9])
def test_a_saved_game_of_another_release_is_told_by_its_version(deck_of: DeckOf, version: int) -> None:
    match = Match(deck_of(3), Rules(seats=3), 3, 1)
    game = Simultaneous(deck_of(3), Rules(seats=3, pace="simultaneous"), 3, 1)
    for saved in (match, game):
        assert saved.to_dict()["version"] == 1  # which every later release has to read
        with pytest.raises(UnreadableMove) as refused:
            type(saved).from_dict(saved.to_dict() | {"version": version})
        assert (refused.value.reason, refused.value.value) == ("unknown_version", version)


@pytest.mark.parametrize("name", ["Letters", 7])
def test_a_saved_deck_of_another_number_of_cards_is_none(name: object) -> None:
    saved = position("A1 A2 B1 | A3 B2 B3 | A4 B4").to_dict()
    cards = saved["deck"]["cards"] if name == 7 else saved["deck"]["cards"][:-1]
    with pytest.raises(UnreadableMove) as refused:
        Round.from_dict(saved | {"deck": saved["deck"] | {"name": name, "cards": cards}})
    assert (refused.value.reason, refused.value.value) == ("not_a_deck", name)


@pytest.mark.parametrize(
    ("move", "at_ms", "reason"),
    [
        (Ask(1), 0, "card_or_family"),
        (Ask(1, card=2, family=0), 0, "card_or_family"),
        ("pass", 0, "unknown_kind"),
        (None, 0, "unknown_kind"),
        (Leave(True), 0, "wrong_type"),
        (NameByChance("1"), 0, "wrong_type"),  # type: ignore[arg-type]
        (Ask(1, card=2), -1, "wrong_time"),
        (Ask(1, card=2), "0", "wrong_time"),
    ],
    ids=repr,
)
def test_what_is_no_move_at_all_is_told_by_what_was_sent(move: Any, at_ms: Any, reason: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        position("A1 A2 B1 | A3 B2 B3 | A4 B4").play(move, 0, at_ms)
    assert (refused.value.reason, refused.value.value) == (reason, at_ms if reason == "wrong_time" else move)


def test_no_seat_is_called_by_its_number_r17() -> None:
    round = position("A1 A2 B1 | A3 B2 B3 | A4 B4")
    for view in (round.view, Simultaneous.from_round(round).view):
        with pytest.raises(ValueError, match="no seat 99 at a table of 3"):
            view(99)


def test_the_line_of_the_rule_sheet_is_told_r22() -> None:
    error = MoveError(Reason.SEAT_EMPTY)
    assert (error.reason, error.rule, str(error)) == (Reason.SEAT_EMPTY, "R-22", "seat_empty (R-22)")
