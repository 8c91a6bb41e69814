"""R-18 and R-19: who has the turn after a miss, and letting the turn go by."""

import pytest

from authors_edu.game.events import Drew, HandEmptied, Passed, SetLaid, TurnPassed
from authors_edu.game.moves import Acknowledge, Ask, Name, Pass
from authors_edu.game.position import position, text_of
from authors_edu.game.refusals import MoveError, Reason

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)
FOUR = "A1 B1 C1 | A2 B2 C2 | A3 B3 C3 | A4 B4 C4"


@pytest.mark.parametrize(("after_miss", "turn"), [("left", 1), ("asked", 2)])
def test_after_a_miss_the_turn_goes_left_or_to_the_asked_r18(after_miss, turn):
    round = position(FOUR, after_miss=after_miss)
    assert round.play(Ask(2, card=A2), 0)[2:] == (TurnPassed(turn),)


def test_a_hit_keeps_the_turn_under_either_r18_r11():
    round = position(FOUR, after_miss="asked")
    round.play(Ask(2, card=A3), 0)
    assert round.turn == 0


def test_after_a_miss_and_its_draw_the_asked_has_the_turn_r18_r32():
    round = position("A1 B1 | A2 B2 | A3 B3 / C1 C2 C3 C4 A4 B4", after_miss="asked")
    assert round.play(Ask(2, card=A2), 0)[2:] == (Drew(0, C1, shown=False), TurnPassed(2))


def test_a_draw_that_matches_keeps_the_turn_r18_r33():
    round = position("A1 B1 | A2 B2 | A3 B3 / A4 C2 C3 C4 C1 B4", after_miss="asked")
    round.play(Ask(2, card=A4), 0)
    assert round.turn == 0


def test_an_asker_emptied_by_the_set_of_a_draw_passes_left_always_r18_r34():
    # A bluff: A1 is in the own hand, so that it is a miss; the draw is not the card asked for.
    round = position("A1 A2 A3 | B1 B2 | B3 C1 / A4 B4 C2 C3 C4", after_miss="asked", ask_held="bluff")
    assert round.play(Ask(2, card=A1), 0)[2:] == (
        Drew(0, A4, shown=False),
        SetLaid(0, 0, dealt=False),
        HandEmptied(0),
        TurnPassed(1),
    )


def test_void_asks_and_passes_go_left_always_r18():
    round = position(FOUR, after_miss="asked", allow_pass=True, illegal_ask="turn_passes")
    assert round.play(Ask(3, card=A1), 0)[-1] == TurnPassed(1)
    assert round.play(Pass(), 1)[-1] == TurnPassed(2)


def test_a_forfeit_goes_left_always_r18_r40():
    round = position(FOUR, after_miss="asked", ask_held="forfeit")
    assert round.play(Ask(3, card=A1), 0)[-1] == TurnPassed(1)


def test_passing_lets_the_turn_go_left_r19():
    round = position(FOUR, allow_pass=True)
    assert round.view(0).may_pass
    assert not round.view(1).may_pass
    assert not round.view(None).may_pass
    assert round.play(Pass(), 0) == (Passed(0), TurnPassed(1))
    assert text_of(round) == FOUR.replace("| A2", "| > A2")


def test_passing_is_refused_where_it_is_not_allowed_r19():
    round = position(FOUR)
    assert not round.view(0).may_pass
    with pytest.raises(MoveError) as refused:
        round.play(Pass(), 0)
    assert refused.value.reason is Reason.NO_PASSING


def all_pass(round):
    for _ in range(4):
        round.play(Pass(), round.number)


def test_when_all_have_passed_in_a_row_passing_is_closed_r19():
    round = position(FOUR, allow_pass=True)
    all_pass(round)
    assert round.turn == 0
    assert not round.view(0).may_pass
    with pytest.raises(MoveError) as refused:
        round.play(Pass(), 4)
    assert (refused.value.reason, round.number) == (Reason.PASSING_CLOSED, 4)


@pytest.mark.parametrize("card", [A2, A3])  # a hit and a miss
def test_the_next_legal_ask_opens_passing_again_r19(card):
    round = position(FOUR, allow_pass=True)
    all_pass(round)
    round.play(Ask(1, card=card), 4)
    assert round.view(round.turn).may_pass
    all_pass(round)  # and again all of them may


def test_a_void_ask_does_not_open_passing_again_r19_r23():
    round = position(FOUR, allow_pass=True, illegal_ask="turn_passes")
    all_pass(round)
    round.play(Ask(1, card=A1), 4)
    assert not round.view(round.turn).may_pass


def test_three_passes_and_an_ask_are_no_row_r19():
    round = position(FOUR, allow_pass=True)
    for _ in range(3):
        round.play(Pass(), round.number)
    round.play(Ask(0, card=A2), 3)
    for _ in range(3):
        round.play(Pass(), round.number)
    assert round.view(round.turn).may_pass


def test_a_void_ask_breaks_the_row_too_r19_r23():
    round = position(FOUR, allow_pass=True, illegal_ask="turn_passes")
    for _ in range(3):
        round.play(Pass(), round.number)
    round.play(Ask(0, card=A4), 3)  # seat 3 asks for a card of its own
    for _ in range(3):
        round.play(Pass(), round.number)
    assert round.view(3).may_pass


def test_only_live_seats_count_for_the_row_r19():
    round = position("A1 A2 A3 | A4 | B1 B2 | B3 B4", allow_pass=True)
    round.play(Ask(1, card=A4), 0)  # lays A: seats 0 and 1 are out
    for _ in range(2):
        round.play(Pass(), round.number)
    assert (round.turn, round.view(2).may_pass) == (2, False)


def test_nobody_passes_before_a_card_is_named_or_a_hand_is_put_down_r19():
    round = position(FOUR, allow_pass=True, naming="typed")
    round.play(Ask(1, card=round.handles[A2]), 0)
    with pytest.raises(MoveError) as refused:
        round.play(Pass(), 1)
    assert refused.value.reason is Reason.NAME_PENDING
    round.play(Name(""), 1)
    round.play(Pass(), 2)
    blind = position(FOUR, allow_pass=True, blind=True, illegal_ask="turn_passes")
    with pytest.raises(MoveError) as refused:
        blind.play(Pass(), 0)
    assert refused.value.reason is Reason.HAND_SHOWN
    blind.play(Acknowledge(0), 0)
    blind.play(Pass(), 1)
