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


@pytest.mark.browser
def test_the_page_looks_every_second_and_a_chosen_card_outlasts_the_calls_of_others_r46(table):
    match = a_game()
    mine, theirs = match.round.view(0).round, match.round.view(1).round
    wanted = next(card for card in mine.askable_cards if card in match.round.view(2).round.hand)
    asked = next(card for card in theirs.askable_cards if card not in match.round.view(2).round.hand)
    shown = table()
    shown.show(match_data(match, calls=FREE))
    shown.page.clock.run_for(2_050)
    assert shown.sent() == [{"number": 0, "look": True}] * 2
    shown.get(f'button.slot[data-choice="card-{wanted}"]').click()
    shown.show(match_data(match, (Call(1, 2, asked), 1_000), (Tick(), 1_250), calls=FREE))
    assert shown.get(".draft").count() == 1, "another one was answered meanwhile"
    shown.get(".ask-button").nth(1).click()
    assert shown.sent()[-1] == {"number": 1, "ask": {"seat": 2, "card": wanted}}
    shown.show({**match_data(match, calls=FREE), "refusal": "Too late."})
    assert shown.texts(".refusal") == ["Too late."] and shown.get(".ask-button").count() == 2, "one tap calls again"
    shown.get(".ask-button").nth(1).click()
    called = Calls(has_called=True, must_wait=False, used_up=False)
    shown.show(match_data(match, (Call(0, 2, wanted), 7_000), calls=called))
    assert shown.texts(".bar .pill")[0] == "Called" and shown.get(".ask-button").count() == 0
    before = len(shown.sent())
    shown.page.clock.run_for(400)
    assert len(shown.sent()) == before + 1, "the answer is due after a quarter of a second"
    shown.show(match_data(match, (Tick(), 7_250), calls=FREE))
    assert shown.get(".draft").count() == 0 and shown.get(f'.hand [data-card="{wanted}"]').count() == 1
    assert shown.errors == []
