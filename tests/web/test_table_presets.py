"""The data of the table under every preset's rules: what can be asked for, the score, teams, and a blind hand."""

from types import SimpleNamespace

import pytest
from support.table_page import NAMES, a_deck, a_round, data_of, played

from authors_edu.classroom.course import Course
from authors_edu.decks.model import Words
from authors_edu.game.moves import Acknowledge, Ask
from authors_edu.game.position import position
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.web.table.data import table_data


def families(data: dict) -> list[int]:
    return [ladder["family"] for ladder in data["ladders"]]


def askable(data: dict) -> set[int]:
    places = [place for ladder in data["ladders"] for place in ladder["held"] + ladder["missing"]]
    return {place["card"] for place in places if place["askable"]}


def test_where_a_wrong_question_is_ruled_on_every_family_and_card_can_be_asked_for_r24():
    """Seat 0 holds A and C; B and D follow as places alone. Refused, only what is missing of A and C."""
    text = "A1 A2 C1 | B1 B2 A3 C2 D4 | B3 B4 A4 C3 D1 D2 D3 C4"
    ruled, refused = data_of(position(text, illegal_ask="penalty")), data_of(position(text))
    assert families(ruled) == [0, 2, 1, 3] and askable(ruled) == set(range(16))
    assert families(refused) == [0, 2] and askable(refused) == {2, 3, 9, 10, 11}


def test_a_card_of_ones_own_can_be_asked_for_where_that_forfeits_r40():
    data = data_of(position("A1 A2 B1 | A3 B2 B3 | A4 B4", ask_held="forfeit"))
    assert data["forfeits"] and families(data) == [0, 1] and askable(data) == set(range(8))
    assert data["labels"]["sure"].startswith("Are you sure? You hold it: whoever you ask gets all your books by that")


def test_penalties_are_told_beside_the_sets_and_count_r60():
    """Seat 0 asks in B, of which it holds none: 2 points. Seat 1 then takes and lays both families."""
    game = position("> A1 A2 A3 | B1 B2 A4 | B3 B4", illegal_ask="penalty")
    said = played(game, Ask(1, card=4))
    wrong = data_of(game, said)
    assert [line["kind"] for line in wrong["lines"]] == ["asked", "ruled", "penalised", "passed"]
    assert wrong["lines"][2]["log"] == "That costs you 2 points."
    assert [line["score"] for line in wrong["lines"]] == ["0 sets", "0 sets", *["0 sets − 2 for wrong questions"] * 2]
    assert wrong["score"] == "0 sets − 2 for wrong questions"
    assert [seat["penalties"] for seat in wrong["seats"]] == [2, 0, 0]
    said += played(game, Ask(2, card=6), Ask(2, card=7), Ask(0, card=0), Ask(0, card=1), Ask(0, card=2))
    result = data_of(game, said)["result"]
    assert result["total"] == [-2, 2, 0] and result["groups"][0]["seats"] == [1, 2, 0]


def test_a_team_is_marked_and_counted_together_r44():
    game = position("A1 A2 A3 B1 | B2 C1 [D] | A4 B3 | C2 C3 C4 B4", teams=True)
    data = data_of(game, tuple((0, event) for event in game.opening))
    assert [seat["tags"] for seat in data["seats"]] == [["Your team"], [], ["Your team"], []]
    assert (data["score"], data["their_score"]) == ("0 sets", "1 set")
    said = played(game, Ask(2, card=3))
    assert (data_of(game, said)["score"], data_of(game, said)["lines"][-1]["score"]) == ("1 set", "1 set")
    while not game.is_over:
        hit = next(ask for ask in game.legal_asks() if ask.card in game.cards.hand(ask.seat))
        said += played(game, hit)
    groups = data_of(game, said)["result"]["groups"]
    assert {group["name"]: sorted(group["seats"]) for group in groups} == {
        "Your team": [0, 2],
        "The other team": [1, 3],
    }
    assert [group["total"] for group in groups] == sorted((group["total"] for group in groups), reverse=True)
    assert sum(group["total"] for group in groups) == 4


def test_a_blind_hand_lies_in_the_order_in_which_it_came_until_it_is_put_down_r45():
    """Seat 0 sees B1 A3 C2, puts them down, and asks for A2 of seat 1: it joins at the right end."""
    game = position("> B1 A3 C2 | A2 B2 C1 | A1 B3 A4 B4 C3 C4", blind=True, illegal_ask="turn_passes")
    shown = data_of(game)
    assert [card["card"] for card in shown["row"]] == [4, 2, 9] and shown["ladders"] == []
    said = played(game, Acknowledge(0))
    down = data_of(game, said)
    assert down["row"] is None and families(down) == [0, 1, 2] and askable(down) == set(range(12))
    assert not [card for ladder in down["ladders"] for card in ladder["held"]], "the hand is not there"
    assert down["seats"][0]["cards"] == 3
    said = played(game, Ask(1, card=1))
    assert [card["card"] for card in data_of(game, said)["row"]] == [4, 2, 9, 1]


def test_a_blind_player_is_offered_nothing_that_the_own_hand_decides_r45():
    """Two hands, one table: with both hands down the two players are sent the same to ask for."""
    hands = ("A1 A2 B1 C1 | A3 B2 B3 C2 | A4 B4 C3 C4", "A4 B4 C3 C4 | A3 B2 B3 C2 | A1 A2 B1 C1")
    sent = []
    for text in hands:
        game = position(text, blind=True, illegal_ask="turn_passes")
        played(game, Acknowledge(0))
        sent.append(data_of(game))
    assert sent[0] == sent[1]


def test_a_card_held_twice_stands_once_with_its_number_r43():
    game = position("> A1 A1 B1 | A2 A2 A3 A3 B2 B2 B3 B3 B4 B4 B1 A4 A4", copies=2)
    [first, second] = data_of(game)["ladders"]
    assert [(card["card"], card["copies"]) for card in first["held"]] == [(0, 2)]
    assert [place["card"] for place in first["missing"]] == [1, 2, 3] and not first["held"][0]["askable"]
    assert [(card["card"], card["copies"]) for card in second["held"]] == [(4, 1)]


def test_who_may_come_back_is_marked_and_may_ask_in_every_family_r42():
    game = position("A1 | > A2 A3 B1 | A4 B2 B3 B4", reenter=True)
    said = played(game, Ask(0, card=0))
    assert data_of(game, said)["seats"][0]["tags"] == ["may come back"]
    assert families(data_of(game, said)) == [0, 1]


def test_a_seat_may_pass_where_the_rules_let_it_r19():
    assert data_of(position("A1 B1 | A2 B2 A3 A4 B3 B4", allow_pass=True))["may_pass"]
    assert not data_of(position("A1 B1 | A2 B2 A3 A4 B3 B4"))["may_pass"]


def test_the_rules_come_along_in_the_decks_words_r71():
    game = a_round(a_deck(2), [2, 1], Rules(seats=2, after_miss="asked"))
    words = Words("painter", "painters", "painting", "paintings")
    table = SimpleNamespace(
        game_id=1, view=game.view(0), said=(), names=NAMES[:2], levels=(None, "sharp"), deck_name="D", words=words,
        preset="quartets", course=Course(),
    )  # fmt: skip
    told = table_data(table)["rules"]
    assert [part["heading"] for part in told] == ["Setting up", "Your turn", "Sets", "No cards left", "The end"]
    assert "all 4 paintings by one painter" in told[2]["text"]


@pytest.mark.parametrize("seats", [2, 11])
def test_every_seat_has_its_place_in_the_result(seats):
    deck = a_deck(11)
    game = Round(deck, Rules(seats=seats), seats, 5)
    while not game.is_over:
        game.play(next(ask for ask in game.legal_asks() if ask.card in game.cards.hand(ask.seat)), game.number)
    [group] = data_of(game)["result"]["groups"]
    assert sorted(group["seats"]) == list(range(seats)) and group["name"] == ""
