"""The data of the game without turns: who may call and why not, and nothing of when others will (R-17, R-46)."""

import json
from datetime import UTC, datetime, timedelta

import pytest
from support.table_page import a_deck, match_data

from authors_edu.classroom.course import Calls
from authors_edu.classroom.decks import save_deck
from authors_edu.game.calls import Call, Tick
from authors_edu.game.match import Match
from authors_edu.game.rules import Rules
from authors_edu.web import records
from authors_edu.web.table.calls import calls_of
from authors_edu.web.table.data import table_data

FREE = Calls(has_called=False, must_wait=False, used_up=False)


def a_game(seed: int = 2) -> Match:
    return Match(a_deck(4), Rules(seats=3, pace="simultaneous"), 3, seed)


@pytest.mark.parametrize(
    ("calls", "may", "head", "begins"),
    [
        (FREE, True, "Call", "Call whenever you like."),
        (Calls(True, False, False), False, "Called", "You have called."),
        (Calls(False, True, False), False, "Wait", "Wait until somebody else"),
        (Calls(False, False, True), True, "Call", "Your next call is not answered."),
    ],
)
def test_a_seat_is_told_whether_it_may_call_and_why_not_r46(calls, may, head, begins):
    told = calls_of(a_game().round.view(0).round, calls, "Tap a missing book.", "en")
    assert told is not None
    assert (told["may"], told["head"]) == (may, head) and told["prompt"].startswith(begins)


def test_an_answer_is_told_as_in_any_game_and_it_is_nobodys_turn_r46():
    match = a_game()
    view = match.round.view(0).round
    card = next(card for card in view.askable_cards if card in match.round.view(1).round.hand)
    data = match_data(match, (Call(0, 1, card), 1_000), (Tick(), 1_250), calls=FREE)
    assert [line["kind"] for line in data["lines"]][:3] == ["asked", "answered", "moved"]
    assert not [line for line in data["lines"] if line["kind"] == "passed"]
    assert card in [held["card"] for ladder in data["ladders"] for held in ladder["held"]]
    assert data["calls"]["may"]


@pytest.mark.usefixtures("own_records")
def test_a_look_that_shows_nothing_new_sends_the_same_and_tells_no_secret():
    """What is as before is not sent again; nor is the moment at which a bot will call, or another's hand."""
    began = datetime(2030, 1, 7, 9, 0, tzinfo=UTC)
    deck_id, tables = save_deck(records.engine(), a_deck(11), began), records.tables()
    bots, options = ("sharp", "expert"), {"minutes": 10}
    game_id = tables.start(deck_id, None, "cookie", "simultaneous", bots, began, seed=5, options=options)
    sent = []
    for second in range(1, 60):
        table = tables.open(game_id, "cookie", began + timedelta(seconds=second))
        data = table_data(table)
        held = [card["card"] for ladder in data["ladders"] for card in ladder["held"]]
        assert sorted(held) == sorted(table.view.hand)
        assert data["time"]["left_ms"] % 10_000 == 0
        sent.append(json.dumps(data))
    assert len(sent) > 50 and len(set(sent)) < 20
