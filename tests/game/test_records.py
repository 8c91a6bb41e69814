"""Moves, events and rounds as plain data, and back; what does not fit exactly is refused."""

import json
from typing import get_args

import pytest

from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.game.events import (
    Acknowledged,
    Answered,
    Asked,
    CardsMoved,
    Dealt,
    Drew,
    Event,
    HandEmptied,
    MayReturn,
    NameAsked,
    Named,
    Passed,
    Penalised,
    RoundOver,
    Ruled,
    SeatLeft,
    SetLaid,
    TimeUp,
    TurnPassed,
    Undone,
    event_from_dict,
    event_to_dict,
)
from authors_edu.game.moves import (
    Acknowledge,
    Ask,
    Choose,
    EndRound,
    Leave,
    Move,
    Name,
    NameByChance,
    Pass,
    Undo,
    move_from_dict,
    move_to_dict,
)
from authors_edu.game.presets import preset
from authors_edu.game.refusals import MoveError, UnreadableMove
from authors_edu.game.round import Round
from authors_edu.game.rules import RulesError
from authors_edu.game.saved import deck_from_dict, deck_to_dict

MOVES = [
    Ask(1, card=3),
    Ask(2, family=0),
    Name("<b>Émile\n\U0001f433"),
    Choose(2),
    NameByChance(0.25),
    Pass(),
    Acknowledge(2),
    Undo(1),
    Leave(1),
    EndRound(),
]
EVENTS = [
    Dealt(2, (4, 4, 5), 7),
    Asked(0, 1, 2, 9),
    Asked(0, 1, 2, None),
    Answered(0, 1, 2, None, 2),
    Ruled(0, 1, 2, 9, "card_held", True),
    Penalised(0, 2),
    MayReturn(1),
    Passed(0),
    Acknowledged(0),
    Undone(0, 5),
    CardsMoved(1, 0, 2, 2, (8, 9)),
    CardsMoved(1, 0, 2, 1, None, shown=True),
    Drew(0, None, False),
    NameAsked(0, 9),
    Named(0, 9, "almost", 1, "x", 1200),
    Named(0, 9, "wrong", 0, None, 0),
    SetLaid(1, 2, True),
    HandEmptied(1),
    TurnPassed(2),
    SeatLeft(0),
    RoundOver((0, 2), early=True),
    TimeUp(),
]


def test_every_kind_is_tried_below():
    assert {type(move) for move in MOVES} == set(get_args(Move))
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("move", MOVES)
def test_a_move_comes_back_from_json(move):
    assert move_from_dict(json.loads(json.dumps(move_to_dict(move)))) == move


def test_a_record_is_made_of_lists_and_plain_values():
    assert event_to_dict(Dealt(2, (4, 4, 5), 7)) == {"kind": "dealt", "dealer": 2, "hand_sizes": [4, 4, 5], "pile": 7}
    assert move_to_dict(NameByChance(0.25)) == {"kind": "name_by_chance", "chance": 0.25}


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_comes_back_from_json(event):
    assert event_from_dict(json.loads(json.dumps(event_to_dict(event)))) == event


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "ask",
        {},
        {"kind": "fold"},
        {"kind": ["ask"]},
        {"kind": "asked", "asker": 0, "asked": 1, "family": 0, "card": 1},  # an event is no move
        {"kind": "ask"},
        {"kind": "ask", "seat": "1", "card": 3},
        {"kind": "ask", "seat": True, "card": 3},
        {"kind": "ask", "seat": 1.0, "card": 3},
        {"kind": "ask", "seat": 1, "card": [3]},
        {"kind": "ask", "seat": 1, "card": 3, "family": None, "points": 9},
        {"kind": "name", "typed": None},
        {"kind": "name_by_chance", "chance": "0.5"},
        {"kind": "pass", "seat": 1},
    ],
)
def test_what_is_no_move_is_unreadable(data):
    with pytest.raises(UnreadableMove):
        move_from_dict(data)


def test_a_missing_option_takes_its_default():
    assert move_from_dict({"kind": "ask", "seat": 1, "card": 3}) == Ask(1, card=3)
    assert move_from_dict({"kind": "name_by_chance", "chance": 1}) == NameByChance(1.0)


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "dealt", "dealer": 0, "hand_sizes": 4, "pile": 0},
        {"kind": "dealt", "dealer": 0, "hand_sizes": [4, "4"], "pile": 0},
        {"kind": "cards_moved", "giver": 0, "taker": 1, "family": 0, "count": 1, "cards": [None]},
        {"kind": "hand_emptied", "seat": None},
    ],
)
def test_what_is_no_event_is_unreadable(data):
    with pytest.raises(UnreadableMove):
        event_from_dict(data)


def test_a_deck_comes_back_with_every_field():
    card = Card("id 1", "É. Zola", "“Nana”", "1880", "a clue", "nana.png", ("Nana!", "nanà"), "note\n2")
    families = tuple(Family("É. Zola", (card,) * 4) for _ in range(2))
    deck = Deck("Dëck", families, Words("auteur", "auteurs", "livre", "livres"))
    assert deck_from_dict(json.loads(json.dumps(deck_to_dict(deck)))) == deck


def half_played(deck_of) -> Round:
    deck = deck_of(6)
    round = Round(deck, preset("classroom", 3, deck), 3, seed=8)
    for step in range(40):
        asks = round.legal_asks()
        round.play(asks[step % len(asks)] if asks else Name(f"guess {step}"), round.number, at_ms=step * 1000)
    round.play(Leave(2), round.number, at_ms=41_000)
    return round


def test_a_round_comes_back_by_its_moves(deck_of):
    round = half_played(deck_of)
    saved = json.loads(json.dumps(round.to_dict()))
    again = Round.from_dict(saved)
    assert [again.view(seat) for seat in (0, 1, 2, None)] == [round.view(seat) for seat in (0, 1, 2, None)]
    assert (again.number, again.left, again.to_dict()) == (41, {2}, round.to_dict())
    move = round.legal_asks()[0] if round.legal_asks() else Name("last")
    assert again.play(move, 41, 42_000) == round.play(move, 41, 42_000)


def test_a_round_from_a_stated_deal_comes_back(table):
    round = table("A1 A2 B1", "A3 B2 B3", "A4 B4")
    round.play(Ask(1, card=2), 0)
    again = Round.from_dict(json.loads(json.dumps(round.to_dict())))
    assert again.view(0) == round.view(0)
    assert again.view(1) == round.view(1)


def test_a_round_saved_before_there_were_these_options_still_reads(deck_of):
    """Version 1 knew six options, and no told dealer; version 2 not when a round was dealt."""
    round = half_played(deck_of)
    saved = json.loads(json.dumps(round.to_dict()))
    known = ("seats", "ask", "deal", "naming", "naming_points", "naming_per_ask", "naming_by_bots")
    old = {name: value for name, value in saved.items() if name != "dealt_at_ms"} | {"version": 2}
    assert Round.from_dict(old).to_dict() == round.to_dict()
    old = {name: value for name, value in old.items() if name not in ("dealer", "playing")}
    old |= {"version": 1, "rules": {name: saved["rules"][name] for name in known}}
    assert Round.from_dict(old).to_dict() == round.to_dict()


def test_a_saved_round_that_was_spoiled_is_unreadable(deck_of):
    good = half_played(deck_of).to_dict()
    for spoil in (
        {"version": 4},
        {"dealt_at_ms": None},
        {"dealer": "0"},
        {"playing": [0, "1"]},
        {"seed": "8"},
        {"moves": None},
        {"moves": [{"at_ms": 0}]},
        {"moves": [{"at_ms": "0", "move": move_to_dict(EndRound())}]},
        {"deck": {"name": "x"}},
        {"deck": good["deck"] | {"cards": good["deck"]["cards"][:-1]}},
        {"rules": good["rules"] | {"ask": "family"}},
        {"rules": good["rules"] | {"jokers": 2}},
        {"extra": 1},
    ):
        with pytest.raises(UnreadableMove):
            Round.from_dict(good | spoil)
    for data in (None, [], "round", {}):
        with pytest.raises(UnreadableMove):
            Round.from_dict(data)


def test_a_saved_round_of_illegal_moves_or_rules_is_refused(deck_of):
    good = half_played(deck_of).to_dict()
    with pytest.raises(MoveError):
        Round.from_dict(good | {"moves": [{"at_ms": 0, "move": move_to_dict(Pass())}]})
    with pytest.raises(RulesError):
        Round.from_dict(good | {"rules": good["rules"] | {"seats": 12}})
