"""R-10 to R-17 and R-20 to R-23: a turn, worked out by hand."""

import pytest

from authors_edu.game.events import (
    Answered,
    Asked,
    CardsMoved,
    HandEmptied,
    RoundOver,
    SeatLeft,
    SetLaid,
    TurnPassed,
)
from authors_edu.game.moves import Ask, Choose, EndRound, Leave, Name, NameByChance, Pass
from authors_edu.game.outcome import Ending
from authors_edu.game.refusals import MoveError, Reason, StaleMove, UnreadableMove

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)


def three_hands(table, **options):
    return table("A1 A2 B1 C1", "A3 B2 B3 C2", "A4 B4 C3 C4", **options)


def test_a_hit_moves_the_card_and_the_asker_goes_on_r11_r16(table):
    round = three_hands(table)
    assert round.play(Ask(1, card=A3), 0) == (
        Asked(0, 1, 0, A3),
        Answered(0, 1, 0, A3, 1),
        CardsMoved(1, 0, 0, 1, (A3,), shown=True),
    )
    assert round.turn == 0
    assert round.view(0).hand == (A1, A2, A3, B1, C1)
    assert round.view(None).hand_sizes == (5, 3, 4)


def test_a_miss_passes_the_turn_left_r11_r16(table):
    round = three_hands(table)
    assert round.play(Ask(2, card=A3), 0) == (
        Asked(0, 2, 0, A3),
        Answered(0, 2, 0, A3, 0),
        TurnPassed(1),
    )
    assert round.turn == 1


def test_a_miss_by_the_last_seat_passes_to_the_first_r11(table):
    round = three_hands(table, dealer=1)
    assert round.turn == 2
    assert round.play(Ask(1, card=A1), 0)[-1] == TurnPassed(0)


def test_a_family_is_laid_as_soon_as_a_hand_holds_it_and_the_asker_goes_on_r12_r16(table):
    round = three_hands(table)
    round.play(Ask(1, card=A3), 0)
    assert round.play(Ask(2, card=A4), 1) == (
        Asked(0, 2, 0, A4),
        Answered(0, 2, 0, A4, 1),
        CardsMoved(2, 0, 0, 1, (A4,), shown=True),
        SetLaid(0, 0, dealt=False),
    )
    assert round.turn == 0
    assert round.view(0).hand == (B1, C1)
    assert round.view(None).sets == ((0,), (), ())


def test_an_asker_whose_hand_empties_has_finished_the_turn_r13_r16(table):
    round = table("A1 A2 A3", "A4 B1 B2", "B3 B4")
    assert round.play(Ask(1, card=A4), 0) == (
        Asked(0, 1, 0, A4),
        Answered(0, 1, 0, A4, 1),
        CardsMoved(1, 0, 0, 1, (A4,), shown=True),
        SetLaid(0, 0, dealt=False),
        HandEmptied(0),
        TurnPassed(1),
    )


def test_an_emptied_seat_is_skipped_and_cannot_be_asked_r13(table):
    round = table("A1 A2 A3", "A4 B1 B2 C1 C2", "B3 B4 C3 C4")
    round.play(Ask(1, card=A4), 0)
    assert {ask.seat for ask in round.legal_asks()} == {2}
    with pytest.raises(MoveError) as refused:
        round.play(Ask(0, card=B3), 1)
    assert refused.value.reason is Reason.SEAT_EMPTY
    round.play(Ask(2, card=B3), 1)
    round.play(Ask(2, card=B4), 2)
    assert round.turn == 1
    round.play(Ask(2, card=C3), 3)
    assert round.play(Ask(2, card=C4), 4)[-1] == RoundOver((1,), early=False)


def test_the_turn_skips_an_emptied_seat_r13(table):
    round = table("A1 B1 C1", "A4", "A2 A3 B2 C2", "B3 B4 C3 C4")
    assert round.play(Ask(1, card=A4), 0)[-1] == HandEmptied(1)
    assert round.turn == 0
    assert round.play(Ask(2, card=B3), 1)[-1] == TurnPassed(2)


def test_the_asker_keeps_the_turn_when_the_asked_seat_empties_r13_r16(table):
    round = table("A1 B1", "A2", "A3 A4 B2 B3 B4")
    assert round.play(Ask(1, card=A2), 0) == (
        Asked(0, 1, 0, A2),
        Answered(0, 1, 0, A2, 1),
        CardsMoved(1, 0, 0, 1, (A2,), shown=True),
        HandEmptied(1),
    )
    assert round.turn == 0


def test_the_round_ends_in_the_middle_of_a_turn_r14_r16(table):
    round = table("A1 A2 A3 B1 B2 B3", "A4", "B4")
    round.play(Ask(1, card=A4), 0)
    assert round.play(Ask(2, card=B4), 1) == (
        Asked(0, 2, 1, B4),
        Answered(0, 2, 1, B4, 1),
        CardsMoved(2, 0, 1, 1, (B4,), shown=True),
        SetLaid(0, 1, dealt=False),
        HandEmptied(2),
        HandEmptied(0),
        RoundOver((0,), early=False),
    )
    assert round.is_over
    assert round.outcome.reason is Ending.ALL_LAID
    assert round.view(None).hand_sizes == (0, 0, 0)


def test_nothing_can_be_played_after_the_end_r14(table):
    round = table("A1 A2 A3 A4", "B1 B2 B3 B4")
    for move in (Ask(1, card=A1), Name("x"), Leave(0), EndRound()):
        with pytest.raises(MoveError) as refused:
            round.play(move, 0)
        assert refused.value.reason is Reason.ROUND_OVER


def test_tied_leaders_share_the_win_r60_r61(table):
    round = table("A1 A2 A3", "A4 B1 B2", "B3 B4")
    for number, ask in enumerate([Ask(1, card=A4), Ask(2, card=B3), Ask(2, card=B4)]):
        events = round.play(ask, number)
    assert events[-1] == RoundOver((0, 1), early=False)
    assert round.outcome.scores == (1, 1, 0)
    assert round.outcome.winners == (0, 1)


def test_the_legal_asks_are_those_of_the_rule_r10(table):
    round = three_hands(table)
    # Seat 0 holds A1 A2 B1 C1; asked for may be what it lacks of these families, from either other seat.
    wanted = (A3, A4, B2, B3, B4, C2, C3, C4)
    assert round.legal_asks() == tuple(Ask(seat, card=card) for seat in (1, 2) for card in wanted)
    view = round.view(0)
    assert (view.askable_seats, view.askable_cards, view.askable_families) == ((1, 2), wanted, (0, 1, 2))
    for other in (1, 2, None):
        view = round.view(other)
        assert (view.askable_seats, view.askable_cards, view.askable_families) == ((), (), ())


REFUSALS = [
    (Ask(0, card=A3), Reason.OWN_SEAT, "R-22"),
    (Ask(3, card=A3), Reason.NO_SUCH_SEAT, "R-22"),
    (Ask(-1, card=A3), Reason.NO_SUCH_SEAT, "R-22"),
    (Ask(1, card=16), Reason.NO_SUCH_CARD, "R-22"),
    (Ask(1, card=-1), Reason.NO_SUCH_CARD, "R-22"),
    (Ask(1, family=4), Reason.NO_SUCH_FAMILY, "R-22"),
    (Ask(1, family=-1), Reason.NO_SUCH_FAMILY, "R-22"),
    (Ask(1, card=12), Reason.FAMILY_LAID, "R-22"),
    (Ask(1, card=C1), Reason.FAMILY_NOT_HELD, "R-23"),
    (Ask(1, card=A1), Reason.CARD_HELD, "R-23"),
    (Ask(1, family=0), Reason.CARD_WANTED, "R-23"),
    (Pass(), Reason.NO_PASSING, "R-19"),
    (Name("Amber River"), Reason.NOTHING_TO_NAME, "R-51"),
    (Choose(0), Reason.NOTHING_TO_NAME, "R-51"),
    (NameByChance(0.5), Reason.NOTHING_TO_NAME, "R-51"),
    (Leave(3), Reason.NO_SUCH_SEAT, "R-22"),
]


@pytest.mark.parametrize(("move", "reason", "rule"), REFUSALS)
def test_a_refused_move_says_why_and_changes_nothing_r22_r23(table, move, reason, rule):
    round = table("A1 A2 B1", "A3 B2 B3 C2 C1", "A4 B4 C3 C4 D1 D2 D3 D4")
    before, views = round.to_dict(), [round.view(seat) for seat in (0, 1, 2, None)]
    with pytest.raises(MoveError) as refused:
        round.play(move, 0)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert round.to_dict() == before
    assert [round.view(seat) for seat in (0, 1, 2, None)] == views


def test_unless_it_is_said_a_move_comes_at_the_time_0(table):
    round = three_hands(table)
    round.play(Ask(1, card=A3), 0)
    assert round.log == [(Ask(1, card=A3), 0)]


def test_a_stale_move_is_refused_and_changes_nothing_r22(table):
    round = three_hands(table)
    round.play(Ask(1, card=A3), 0)
    views = [round.view(seat) for seat in (0, 1, 2, None)]
    for answers in (0, 2):  # a second click on what is gone, and a number that never was
        with pytest.raises(StaleMove) as refused:
            round.play(Ask(1, card=B2), answers)
        assert (refused.value.answers, refused.value.number) == (answers, 1)
    assert round.number == 1
    assert [round.view(seat) for seat in (0, 1, 2, None)] == views


def test_an_ask_for_neither_or_both_is_no_ask(table):
    for ask in (Ask(1), Ask(1, card=A3, family=0)):
        with pytest.raises(UnreadableMove):
            three_hands(table).play(ask, 0)


def test_what_is_no_move_cannot_be_played(table):
    with pytest.raises(UnreadableMove):
        three_hands(table).play("pass", 0)


def test_a_player_who_leaves_changes_no_card_and_no_turn_r20(table):
    round = three_hands(table)
    assert round.play(Leave(0), 0) == (SeatLeft(0),)
    assert round.left == {0}
    assert (round.turn, round.view(0).hand) == (0, (A1, A2, B1, C1))
    with pytest.raises(MoveError) as refused:
        round.play(Leave(0), 1)
    assert refused.value.reason is Reason.ALREADY_LEFT
    assert round.play(Ask(1, card=A3), 1)[0] == Asked(0, 1, 0, A3)


def test_sets_laid_so_far_count_when_a_round_is_ended_early_r20(table):
    round = three_hands(table)
    round.play(Ask(1, card=A3), 0)
    round.play(Ask(2, card=A4), 1)
    assert round.play(EndRound(), 2) == (RoundOver((0,), early=True),)
    assert round.outcome.reason is Ending.AGREED
    assert round.outcome.scores == (1, 0, 0)
    assert round.view(1).winners == (0,)


def test_ended_before_any_set_all_share_r20_r61(table):
    round = three_hands(table)
    assert round.play(EndRound(), 0) == (RoundOver((0, 1, 2), early=True),)


def test_a_miss_tells_of_no_other_card_r15(table):
    # Seat 1 holds A3, seat 2 holds A4; asking seat 1 for A4 tells nothing of A3.
    one = table("A1 A2 B1", "A3 B2 B3", "A4 B4 C1 C2 C3 C4").play(Ask(1, card=A4), 0)
    other = table("A1 A2 B1", "B4 B2 B3", "A4 A3 C1 C2 C3 C4").play(Ask(1, card=A4), 0)
    assert one == other


def test_a_laid_family_is_told_before_an_empty_hand_and_that_before_what_the_asker_lacks_r22_r23(table):
    round = table("A1 A2 B1", "C1 C2 C3 C4", "A3 A4 B2 B3 B4")  # seat 1 holds nothing, C is laid
    for ask, reason in (
        (Ask(0, card=C1), Reason.OWN_SEAT),
        (Ask(3, card=C1), Reason.NO_SUCH_SEAT),
        (Ask(1, card=12), Reason.NO_SUCH_CARD),
        (Ask(1, card=C1), Reason.FAMILY_LAID),
        (Ask(1, card=A3), Reason.SEAT_EMPTY),
        (Ask(1, family=0), Reason.SEAT_EMPTY),
        (Ask(2, card=C1), Reason.FAMILY_LAID),
        (Ask(2, card=A1), Reason.CARD_HELD),
    ):
        with pytest.raises(MoveError) as refused:
            round.play(ask, 0)
        assert refused.value.reason is reason
