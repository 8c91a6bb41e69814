"""R-23, R-24, R-40, R-41: asks that are ruled on, bluffs and forfeits."""

import pytest

from authors_edu.game.events import (
    Answered,
    Asked,
    CardsMoved,
    Drew,
    HandEmptied,
    Penalised,
    RoundOver,
    Ruled,
    SetLaid,
    TurnPassed,
)
from authors_edu.game.moves import Ask
from authors_edu.game.outcome import Ending
from authors_edu.game.position import position, text_of
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.view import seen

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)
HANDS = "A1 A2 B1 B2 | A3 A4 C1 C2 | B3 B4 C3 C4"  # seat 0 holds no C


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (Ask(1, card=C1), Reason.FAMILY_NOT_HELD),
        (Ask(1, card=A1), Reason.CARD_HELD),
        (Ask(1, family=0), Reason.CARD_WANTED),
    ],
)
def test_an_illegal_ask_is_refused_or_costs_the_turn_r23(ask, reason):
    with pytest.raises(MoveError) as refused:
        position(HANDS).play(ask, 0)
    assert refused.value.reason is reason
    family = 0 if ask.card is None else ask.card // 4
    for illegal_ask in ("turn_passes", "penalty"):
        round = position(HANDS, illegal_ask=illegal_ask)
        events = round.play(ask, 0)
        assert events[:2] == (Asked(0, 1, family, ask.card), Ruled(0, 1, family, ask.card, reason, forfeit=False))
        assert events[-1] == TurnPassed(1)
        assert text_of(round) == HANDS.replace("| A3", "| > A3")  # no card has moved
        lost = illegal_ask == "penalty" and reason is Reason.FAMILY_NOT_HELD
        assert events[2:-1] == ((Penalised(0, 2),) if lost else ())
        assert round.view(1).penalties == (2 * lost, 0, 0)


def test_a_void_ask_draws_nothing_and_is_public_r23_r24():
    round = position("A1 B1 | A2 B2 | A3 B3 / C1 C2 C3 C4 A4 B4", illegal_ask="turn_passes")
    events = round.play(Ask(1, card=C1), 0)
    assert not [event for event in events if isinstance(event, Drew)]
    assert [seen(event, seat) for event in events for seat in (None, 2)] == [e for e in events for _ in (0, 1)]


def test_what_is_always_refused_is_not_ruled_on_r22():
    round = position(HANDS.replace("| B3", "[D] | B3"), illegal_ask="penalty")
    for ask, reason in (
        (Ask(0, card=C1), Reason.OWN_SEAT),
        (Ask(3, card=C1), Reason.NO_SUCH_SEAT),
        (Ask(1, card=99), Reason.NO_SUCH_CARD),
        (Ask(1, card=12), Reason.FAMILY_LAID),
    ):
        with pytest.raises(MoveError) as refused:
            round.play(ask, 0)
        assert refused.value.reason is reason
    assert round.view(0).penalties == (0, 0, 0)


def test_penalties_add_up_r23_r60():
    round = position(HANDS, illegal_ask="penalty")
    for ask in (Ask(1, card=C1), Ask(2, card=A1), Ask(0, card=C1), Ask(2, card=C3)):  # 1 and 2 miss in between
        round.play(ask, round.number)
    assert round.view(None).penalties == (4, 0, 0)


def test_asking_by_creator_in_a_family_not_held_costs_points_too_r23_r30():
    round = position(HANDS, ask="creator", illegal_ask="penalty")
    assert round.play(Ask(1, family=2), 0)[2] == Penalised(0, 2)


def test_naming_only_the_creator_of_a_family_not_held_costs_points_too_r23():
    round = position(HANDS, illegal_ask="penalty")
    assert round.play(Ask(1, family=2), 0)[1:3] == (Ruled(0, 1, 2, None, "family_not_held", False), Penalised(0, 2))


def test_who_comes_back_without_a_card_has_to_name_one_too_r23_r42():
    round = position("A1 A2 B1 | A3 | A4 B2 B3 B4", reenter=True, illegal_ask="penalty")
    round.play(Ask(1, card=A3), 0)  # the last card of seat 1, which may come back
    round.play(Ask(2, card=B1), 1)  # held: void, the turn passes to seat 1
    assert round.play(Ask(2, family=1), 2)[1] == Ruled(1, 2, 1, None, "card_wanted", False)
    assert (round.turn, round.view(1).penalties) == (2, (0, 0, 0))


def test_a_score_may_go_below_zero_r23_r60():
    round = position("A1 | A2 B1 B2 | A3 A4 B3 B4", illegal_ask="penalty")
    round.play(Ask(1, card=B1), 0)
    for ask in (Ask(2, card=A3), Ask(2, card=A4), Ask(0, card=A1), Ask(2, card=B3), Ask(2, card=B4)):
        round.play(ask, round.number)
    assert round.outcome.sets == (0, 2, 0)
    assert (round.outcome.penalties, round.outcome.scores) == ((2, 0, 0), (-2, 2, 0))


def test_screens_offer_all_that_can_be_asked_under_a_ruling_r24():
    refuse, ruled = position(HANDS).view(0), position(HANDS, illegal_ask="turn_passes").view(0)
    assert refuse.askable_cards == (A3, A4, B3, B4)
    assert refuse.askable_families == (0, 1)
    assert ruled.askable_cards == tuple(range(12))
    assert ruled.askable_families == (0, 1, 2)
    assert {ask.card for ask in position(HANDS, illegal_ask="penalty").legal_asks()} == {A3, A4, B3, B4}


def test_a_bluff_is_answered_truthfully_with_a_miss_r40():
    round = position(HANDS, ask_held="bluff")
    assert A1 in round.view(0).askable_cards
    assert C1 not in round.view(0).askable_cards
    assert round.legal_asks() == tuple(Ask(seat, card=card) for seat in (1, 2) for card in range(8))  # nothing of C
    assert round.play(Ask(1, card=A1), 0) == (Asked(0, 1, 0, A1), Answered(0, 1, 0, A1, 0), TurnPassed(1))


def test_a_bluff_draws_like_any_miss_r40_r32():
    round = position("A1 B1 | A2 B2 | A3 B3 / C1 C2 C3 C4 A4 B4", ask_held="bluff")
    assert round.play(Ask(1, card=A1), 0)[2] == Drew(0, C1, shown=False)


def test_a_bluff_can_hit_the_second_copy_r40_r43():
    round = position("A1 B1 | A1 A2 A3 A4 B1 | A2 A3 A4 B2 B2 B3 B3 B4 B4", ask_held="bluff", copies=2)
    assert round.view(None).sets == ((), (0,), ())  # laid from the deal: A1 to A4 of seat 1
    round = position("A1 B1 | A1 A2 A3 B1 | A2 A3 A4 A4 B2 B2 B3 B3 B4 B4", ask_held="bluff", copies=2)
    assert round.play(Ask(1, card=A1), 0)[1:] == (
        Answered(0, 1, 0, A1, 1),
        CardsMoved(1, 0, 0, 1, (A1,), shown=True),
    )


def test_without_bluff_a_card_held_cannot_be_asked_for_even_with_two_copies_r10_r43():
    round = position("A1 B1 | A1 A2 A3 B1 | A2 A3 A4 A4 B2 B2 B3 B3 B4 B4", copies=2)
    with pytest.raises(MoveError) as refused:
        round.play(Ask(1, card=A1), 0)
    assert refused.value.reason is Reason.CARD_HELD


def test_who_asks_for_a_card_in_hand_forfeits_the_family_to_the_asked_r40_r16():
    round = position(HANDS, ask_held="forfeit")
    assert A1 in round.view(0).askable_cards
    assert Ask(1, card=A1) not in round.legal_asks()
    assert round.play(Ask(2, card=A1), 0) == (
        Asked(0, 2, 0, A1),
        Ruled(0, 2, 0, A1, Reason.CARD_HELD, forfeit=True),
        CardsMoved(0, 2, 0, 2, (A1, A2), shown=True),
        TurnPassed(1),
    )
    assert text_of(round) == "B1 B2 | > A3 A4 C1 C2 | A1 A2 B3 B4 C3 C4"
    assert round.view(0).hits == (0, 0, 0)


def test_a_forfeit_can_complete_a_set_of_the_asked_and_empty_both_hands_r40_r12():
    round = position("A1 A2 | A3 A4 | B1 B2 | B3 B4", ask_held="forfeit")
    assert round.play(Ask(1, card=A2), 0)[3:] == (
        SetLaid(1, 0, dealt=False),
        HandEmptied(1),
        HandEmptied(0),
        TurnPassed(2),
    )


def test_a_forfeit_can_lay_the_last_set_r40_r14():
    round = position("A1 A2 [B] | A3 A4", ask_held="forfeit")
    assert round.play(Ask(1, card=A1), 0)[-1] == RoundOver((0, 1), early=False)
    assert (round.outcome.sets, round.outcome.reason) == ((1, 1), Ending.ALL_LAID)


def test_a_forfeit_draws_nothing_r40():
    round = position("A1 B1 | A2 B2 | A3 B3 / C1 C2 C3 C4 A4 B4", ask_held="forfeit")
    round.play(Ask(1, card=A1), 0)
    assert round.view(None).pile == 6


def test_forfeited_titles_are_public_r40_r53():
    round = position(HANDS, ask_held="forfeit", naming="typed")
    a1, a2, a3 = (round.handles[card] for card in (A1, A2, A3))
    events = round.play(Ask(2, card=a1), 0)
    assert sorted(events[2].cards) == sorted((a1, a2))
    assert [seen(events[2], seat) for seat in (None, 1)] == [events[2]] * 2
    for seat in (None, 1):
        titles = round.view(seat).titles
        assert (titles[a1], titles[a2], a3 in titles) == ("A1", "A2", seat == 1)
    assert round.view(None).pending is None


def test_a_forfeited_card_is_not_named_when_it_is_won_later_r52():
    round = position("A1 A2 B1 | A3 B2 C1 C2 | A4 B3 B4 C3 C4", ask_held="forfeit", naming="typed")
    round.play(Ask(1, card=round.handles[A1]), 0)  # seat 1: A1 A2 A3
    assert round.turn == 1
    round.play(Ask(0, card=round.handles[B3]), 1)  # a miss, to seat 2
    events = round.play(Ask(1, card=round.handles[A1]), 2)
    assert events[1].count == 1
    assert round.view(None).pending is None


def test_a_forfeit_comes_before_the_ruling_and_the_ruling_before_the_rest_r40_r23():
    round = position(HANDS, ask_held="forfeit", illegal_ask="penalty")
    assert round.play(Ask(1, card=A1), 0)[1].forfeit
    round = position(HANDS, ask_held="forfeit", illegal_ask="penalty")
    assert round.play(Ask(1, card=C1), 0)[2] == Penalised(0, 2)
