"""R-42: the way back into the game, worked out by hand."""

import pytest

from authors_edu.game.events import Answered, Asked, CardsMoved, HandEmptied, MayReturn, TurnPassed
from authors_edu.game.moves import Ask, Pass
from authors_edu.game.position import position, text_of
from authors_edu.game.refusals import MoveError, Reason

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4, D1, D2, D3, D4 = range(16)
FOUR = "A1 B1 C1 | A2 | A3 B2 B3 C2 | A4 B4 C3 C4"


def emptied(**options):
    """Seat 0 has taken the last card of seat 1, which may come back."""
    round = position(FOUR, reenter=True, **options)
    assert round.play(Ask(1, card=A2), 0)[3:] == (HandEmptied(1), MayReturn(1))
    return round


def test_a_hit_that_takes_the_last_card_lets_that_seat_come_back_r42_r16():
    round = emptied()
    assert round.turn == 0
    assert [round.view(seat).may_return for seat in (0, 1, None)] == [(1,)] * 3


def test_on_its_next_turn_it_asks_in_any_family_without_holding_it_r42():
    round = emptied()
    assert round.play(Ask(3, card=A3), 1)[-1] == TurnPassed(1)  # a miss: seat 1 is not skipped
    assert round.view(1).askable_cards == tuple(range(12))
    assert len(round.legal_asks()) == 3 * 12
    assert round.play(Ask(3, card=C4), 2) == (
        Asked(1, 3, 2, C4),
        Answered(1, 3, 2, C4, 1),
        CardsMoved(3, 1, 2, 1, (C4,), shown=True),
    )
    assert text_of(round) == "A1 A2 B1 C1 | > C4 | A3 B2 B3 C2 | A4 B4 C3"
    assert round.view(None).may_return == ()
    round.play(Ask(0, card=C1), 3)  # and it goes on like any asker
    with pytest.raises(MoveError):
        round.play(Ask(0, card=A1), 4)


def test_a_miss_puts_it_out_again_until_another_last_card_is_taken_r42():
    round = emptied()
    round.play(Ask(3, card=A3), 1)
    assert round.play(Ask(0, card=C4), 2)[2:] == (TurnPassed(2),)
    assert round.view(None).may_return == ()
    round.play(Ask(0, card=B4), 3)
    round.play(Ask(0, card=C2), 4)
    assert round.turn == 0
    assert round.play(Ask(3, card=C2), 5)[-1] == TurnPassed(2)  # seat 1 is skipped


def test_it_may_not_be_asked_itself_r42_r22():
    round = emptied()
    with pytest.raises(MoveError) as refused:
        round.play(Ask(1, card=B2), 1)
    assert refused.value.reason is Reason.SEAT_EMPTY


def test_the_seat_that_has_been_out_longest_comes_first_r42():
    # Seat 1 is emptied by its own set, so that nobody comes back then; later a last card is taken of seat 3.
    round = position("A1 B1 B2 | > C1 C2 C3 | A2 A3 B3 C4 | A4 | B4", reenter=True)
    assert round.play(Ask(2, card=C4), 0)[-2:] == (HandEmptied(1), TurnPassed(2))
    assert round.view(None).may_return == ()
    assert round.play(Ask(3, card=A4), 1)[3:] == (HandEmptied(3), MayReturn(1))
    # Ours: seat 1 may come back already, so that the next such hit is for seat 3.
    assert round.play(Ask(4, card=B4), 2)[3:] == (HandEmptied(4), MayReturn(3))


def test_a_miss_puts_a_seat_behind_those_that_are_out_later_r42():
    round = position("A1 B1 B2 D1 | > C1 C2 C3 | A2 A3 B3 C4 D2 | A4 | B4 D3 | D4", reenter=True)
    round.play(Ask(2, card=C4), 0)  # seat 1 lays C and is out
    assert round.play(Ask(3, card=A4), 1)[-1] == MayReturn(1)  # seat 3 is out
    for turn, ask in ((2, Ask(5, card=B1)), (4, Ask(5, card=B1)), (5, Ask(4, card=D1)), (0, Ask(5, card=D2))):
        assert round.turn == turn
        round.play(ask, round.number)
    assert round.turn == 1
    assert round.play(Ask(0, card=D4), 6)[-1] == TurnPassed(2)  # a miss: behind seat 3
    assert round.play(Ask(5, card=D4), 7)[3:] == (HandEmptied(5), MayReturn(3))
    round.play(Ask(4, card=D3), 8)
    assert round.play(Ask(4, card=B4), 9)[3:] == (HandEmptied(4), MayReturn(1))  # and then seat 1 again


def test_asking_by_creator_it_asks_in_any_family_too_r42_r30():
    round = position("A1 | A2 | A3 B1 B2 C1 C2 C3 | A4 B3 B4 C4", reenter=True, ask="creator")
    for seat in (1, 2, 3):
        round.play(Ask(seat, family=0), round.number)  # seat 0 lays A and is out; seat 1 may come back
    assert (round.turn, round.view(1).askable_families) == (1, (1, 2))
    assert round.play(Ask(3, family=1), 3)[1:] == (
        Answered(1, 3, 1, None, 2),
        CardsMoved(3, 1, 1, 2, (B3, B4), shown=False),
    )
    assert round.view(1).hand == (B3, B4)


def test_a_pass_and_a_void_ask_use_up_the_chance_r42():
    for move in (Pass(), Ask(3, family=2)):
        round = emptied(allow_pass=True, illegal_ask="turn_passes")
        round.play(Ask(3, card=A3), 1)
        assert round.play(move, 2)[-1] == TurnPassed(2)
        assert round.view(None).may_return == ()


def test_after_a_miss_the_asked_goes_on_and_the_seat_waits_for_its_turn_r42_r18():
    round = emptied(after_miss="asked")
    assert round.play(Ask(3, card=A3), 1)[-1] == TurnPassed(3)
    assert round.view(None).may_return == (1,)


def test_who_has_come_back_is_out_no_longer_r42():
    round = emptied()
    round.play(Ask(3, card=A3), 1)
    round.play(Ask(3, card=C4), 2)  # seat 1 is back
    round.play(Ask(0, card=C1), 3)
    round.play(Ask(0, card=C2), 4)  # a miss: to seat 2
    for card in (A1, A2, B1):
        events = round.play(Ask(0, card=card), round.number)
    assert events[3:] == (HandEmptied(0), MayReturn(0))


@pytest.mark.parametrize(("turn", "mate"), [(1, 3), (3, 1)])
def test_whichever_team_it_is_a_mate_is_no_opponent_r42_r44(turn, mate):
    hands = ["A1 B1", "A2 C1", "B2 B3 B4 C2 C3 C4", "A4"]
    hands[turn], hands[mate] = "> A2 C1", "A4"
    hands[0] += " A3"
    round = position(" | ".join(hands), reenter=True, teams=True)
    assert round.play(Ask(mate, card=A4), 0)[3:] == (HandEmptied(mate),)


def test_a_team_mate_is_no_opponent_r42_r44():
    hands = "A1 B1 C1 | A2 | A3 | A4 B2 B3 B4 C2 C3 C4"
    round = position(hands, reenter=True, teams=True)
    assert round.play(Ask(2, card=A3), 0)[3:] == (HandEmptied(2),)
    assert round.play(Ask(1, card=A2), 1)[3:] == (HandEmptied(1), MayReturn(2))


def test_nobody_comes_back_once_all_is_laid_r42_r14():
    round = position("A1 A2 A3 [B] | A4 | [C]", reenter=True)
    events = round.play(Ask(1, card=A4), 0)
    assert not [event for event in events if isinstance(event, MayReturn)]
    assert round.is_over
