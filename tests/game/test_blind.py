"""R-45: a hand is seen at the deal and after each own ask, until its owner says so."""

import json
from dataclasses import asdict

import pytest

from authors_edu.game.events import Acknowledged, TurnPassed
from authors_edu.game.moves import Acknowledge, Ask
from authors_edu.game.position import position
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.round import Round

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)


def table(line="B1 A2 C1 A1 | A3 B2 C2 B3 | C3 A4 B4 C4", **options) -> Round:
    return position(line, blind=True, illegal_ask="turn_passes", **options)


def hands(round):
    return [round.view(seat).hand for seat in range(3)]


def test_a_hand_is_shown_as_it_was_dealt_until_it_is_acknowledged_r45():
    round = table()
    assert hands(round) == [(B1, A2, C1, A1), (A3, B2, C2, B3), (C3, A4, B4, C4)]
    assert [round.view(seat).to_acknowledge for seat in (0, 1, 2, None)] == [True, True, True, False]
    assert round.play(Acknowledge(1), 0) == (Acknowledged(1),)  # also out of turn
    assert hands(round) == [(B1, A2, C1, A1), (), (C3, A4, B4, C4)]
    assert [round.view(seat).to_acknowledge for seat in (0, 1, 2)] == [True, False, True]


def test_nobody_asks_with_the_hand_in_sight_r45():
    round = table()
    assert round.legal_asks() == ()
    assert (round.view(0).askable_seats, round.view(0).askable_cards, round.view(0).askable_families) == ((), (), ())
    with pytest.raises(MoveError) as refused:
        round.play(Ask(1, card=A3), 0)
    assert (refused.value.reason, refused.value.rule) == (Reason.HAND_SHOWN, "R-45")
    round.play(Acknowledge(0), 0)
    assert Ask(1, card=A3) in round.legal_asks()


def test_a_hand_can_be_put_down_once_r45():
    round = table()
    round.play(Acknowledge(0), 0)
    for seat in (0, 7, -1):
        with pytest.raises(MoveError) as refused:
            round.play(Acknowledge(seat), 1)
        assert refused.value.reason is Reason.NOTHING_SHOWN
    with pytest.raises(MoveError):
        position("A1 A2 B1 | A3 B2 B3 | A4 B4").play(Acknowledge(0), 0)


def test_after_an_own_ask_the_hand_is_shown_again_with_what_came_at_the_right_end_r45():
    round = table()
    for seat in range(3):
        round.play(Acknowledge(seat), round.number)
    round.play(Ask(1, card=B2), 3)
    assert hands(round) == [(B1, A2, C1, A1, B2), (), ()]
    assert round.turn == 0
    round.play(Acknowledge(0), 4)
    round.play(Ask(2, card=A4), 5)
    assert hands(round) == [(B1, A2, C1, A1, B2, A4), (), ()]


@pytest.mark.parametrize("card", [A3, B1])  # a miss and a void ask
def test_also_after_a_miss_and_a_void_ask_while_others_play_on_r45(card):
    round = table()
    for seat in range(3):
        round.play(Acknowledge(seat), round.number)
    assert round.play(Ask(2, card=card), 3)[-1] == TurnPassed(1)
    assert hands(round) == [(B1, A2, C1, A1), (), ()]
    round.play(Ask(0, card=B1), 4)  # seat 1 goes on, though seat 0 has not put its hand down
    assert hands(round) == [(A2, C1, A1), (A3, B2, C2, B3, B1), ()]


def test_a_set_leaves_the_hand_and_the_rest_stays_in_order_r45_r12():
    round = table("B1 A2 C1 A1 A3 | B2 C2 B3 | C3 A4 B4 C4")
    for seat in range(3):
        round.play(Acknowledge(seat), round.number)
    round.play(Ask(2, card=A4), 3)
    assert hands(round) == [(B1, C1), (), ()]


def test_an_empty_hand_is_not_shown_and_needs_no_putting_down_r45():
    round = table("A1 A2 A3 | A4 B1 | B2 B3 B4")
    round.play(Acknowledge(0), 0)
    round.play(Ask(1, card=A4), 1)
    assert (round.turn, round.view(0).to_acknowledge) == (1, False)
    with pytest.raises(MoveError):
        round.play(Acknowledge(0), 2)


def test_what_is_offered_tells_nothing_of_the_hand_r45_r24():
    one, other = table(), table("A3 B2 C2 B3 | B1 A2 C1 A1 | C3 A4 B4 C4")
    for round in (one, other):
        for seat in range(3):
            round.play(Acknowledge(seat), round.number)
    assert one.view(0) == other.view(0)
    assert one.view(0).askable_cards == tuple(range(12))


def test_a_hidden_hand_stands_nowhere_in_its_owners_view_r45():
    round = table()
    for seat in range(3):
        round.play(Acknowledge(seat), round.number)
    written = asdict(round.view(1))
    assert written["hand"] == ()
    assert {key for key, value in written.items() if value != asdict(round.view(2))[key]} == {"seat"}


def test_a_draw_joins_at_the_right_end_r45_r32():
    round = table("B1 A1 | A2 B2 | A3 B3 / C1 C2 C3 C4 A4 B4")
    round.play(Acknowledge(0), 0)
    round.play(Ask(2, card=A2), 1)
    assert round.view(0).hand == (B1, A1, C1)


def test_a_blind_round_comes_back_by_its_moves_r45():
    round = table()
    round.play(Acknowledge(0), 0)
    round.play(Ask(1, card=A3), 1)
    again = Round.from_dict(json.loads(json.dumps(round.to_dict())))
    assert [again.view(seat) for seat in (0, 1, 2, None)] == [round.view(seat) for seat in (0, 1, 2, None)]
