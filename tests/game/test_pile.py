"""R-30 to R-36: asking by creator, and the pile. The pile is written with its top card first."""

import pytest

from authors_edu.game.events import (
    Answered,
    Asked,
    CardsMoved,
    Dealt,
    Drew,
    HandEmptied,
    NameAsked,
    RoundOver,
    SetLaid,
    TurnPassed,
)
from authors_edu.game.moves import Ask, Name
from authors_edu.game.position import position
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError
from authors_edu.game.view import seen

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)


def test_asking_by_creator_brings_every_card_of_that_creator_r30(table):
    round = table("A1 B1", "A2 A3 B2", "A4 B3 B4", ask="creator")
    assert round.legal_asks() == (Ask(1, family=0), Ask(1, family=1), Ask(2, family=0), Ask(2, family=1))
    events = round.play(Ask(1, family=0), 0)
    assert events == (
        Asked(0, 1, 0, None),
        Answered(0, 1, 0, None, 2),
        CardsMoved(1, 0, 0, 2, (A2, A3)),
    )
    assert (round.turn, round.view(0).hand) == (0, (A1, A2, A3, B1))
    # Who gave and who took know the cards; the others know how many there were.
    assert [seen(events[2], seat).cards for seat in (0, 1, 2, None)] == [(A2, A3), (A2, A3), None, None]
    assert round.play(Ask(2, family=0), 1)[-1] == SetLaid(0, 0, dealt=False)


def test_asking_by_creator_misses_where_no_card_is_held_r30(table):
    round = table("A1 B1", "B2 B3", "A2 A3 A4 B4", ask="creator")
    assert round.play(Ask(1, family=0), 0) == (
        Asked(0, 1, 0, None),
        Answered(0, 1, 0, None, 0),
        TurnPassed(1),
    )


def test_a_card_cannot_be_named_where_creators_are_asked_for_r30(table):
    round = table("A1 B1", "A2 A3 B2", "A4 B3 B4", ask="creator")
    with pytest.raises(MoveError) as refused:
        round.play(Ask(1, card=A2), 0)
    assert refused.value.reason is Reason.CREATOR_WANTED
    with pytest.raises(MoveError) as refused:
        table("A1 B1", "B2 B3 C1", "A2 A3 A4 B4 C2 C3 C4", ask="creator").play(Ask(1, family=2), 0)
    assert refused.value.reason is Reason.FAMILY_NOT_HELD


def test_the_rest_of_a_deal_is_the_pile_r31(deck_of):
    round = Round(deck_of(11), Rules(seats=4, deal=5), 4, seed=3)
    assert round.opening[0] == Dealt(round.dealer, (5, 5, 5, 5), 24)


def test_only_a_hand_that_a_person_typed_can_be_too_big_r31(deck_of):
    # 44 cards, 4 seats: 44 / (2 x 4) = 5 at most.
    assert Round(deck_of(11), Rules(seats=4, deal=5), 4, 1)
    with pytest.raises(RulesError) as refused:
        Round(deck_of(11), Rules(seats=4, deal=6), 4, 1)
    assert refused.value.reason == "hands_too_big"
    assert refused.value.values == {"deal": 6, "most": 5}


def test_a_miss_draws_the_top_card_and_then_the_turn_passes_r32_r16(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="C3 A3 A4 B3 B4 C4")
    events = round.play(Ask(1, card=A3), 0)
    assert events == (
        Asked(0, 1, 0, A3),
        Answered(0, 1, 0, A3, 0),
        Drew(0, C3, shown=False),
        TurnPassed(1),
    )
    assert [seen(events[2], seat).card for seat in (0, 1, 2, None)] == [C3, None, None, None]
    assert (round.view(None).pile, round.view(None).hand_sizes) == (5, (3, 2, 2))


def test_the_very_card_asked_for_is_shown_and_the_asker_goes_on_r33_r16(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="A3 C3 A4 B3 B4 C4")
    events = round.play(Ask(1, card=A3), 0)
    assert events == (
        Asked(0, 1, 0, A3),
        Answered(0, 1, 0, A3, 0),
        Drew(0, A3, shown=True),
    )
    assert round.turn == 0
    assert [seen(events[2], seat).card for seat in (0, 1, 2, None)] == [A3] * 4


def test_another_card_of_the_family_is_no_match_when_a_card_was_asked_for_r33(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="A4 C3 A3 B3 B4 C4")
    assert round.play(Ask(1, card=A3), 0)[2:] == (Drew(0, A4, shown=False), TurnPassed(1))


def test_any_card_of_the_creator_is_a_match_when_creators_are_asked_for_r33(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="A4 C3 A3 B3 B4 C4", ask="creator")
    assert round.play(Ask(2, family=0), 0) == (
        Asked(0, 2, 0, None),
        Answered(0, 2, 0, None, 0),
        Drew(0, A4, shown=True),
    )
    assert round.turn == 0


def test_a_drawn_card_that_completes_a_set_is_laid_and_the_turn_still_passes_r34_r16(table):
    round = table("A1 A2 A3 B1", "B2 C1", "C2 C3", pile="A4 B3 B4 C4")
    assert round.play(Ask(1, card=B3), 0) == (
        Asked(0, 1, 1, B3),
        Answered(0, 1, 1, B3, 0),
        Drew(0, A4, shown=False),
        SetLaid(0, 0, dealt=False),
        TurnPassed(1),
    )


def test_a_match_that_completes_a_set_lets_the_asker_go_on_r33_r34(table):
    round = table("A1 A2 A3 B1", "B2 C1", "C2 C3", pile="A4 B3 B4 C4")
    assert round.play(Ask(1, card=A4), 0)[2:] == (Drew(0, A4, shown=True), SetLaid(0, 0, dealt=False))
    assert round.turn == 0


def test_a_miss_draws_nothing_from_a_pile_used_up_r35(table):
    round = table("A1 B1", "A2 B2 B3", "A3 B4", pile="A4")
    round.play(Ask(2, card=B2), 0)
    assert round.view(None).pile == 0
    assert round.play(Ask(2, card=B1), 1)[2:] == (TurnPassed(2),)


def test_an_empty_hand_draws_one_card_unseen_when_its_turn_comes_r36_r16(table):
    round = table("A1 B1", "A2", "A3 A4 B2", pile="B3 B4")
    assert round.play(Ask(1, card=A2), 0)[-1] == HandEmptied(1)
    events = round.play(Ask(2, card=B4), 1)
    assert events == (
        Asked(0, 2, 1, B4),
        Answered(0, 2, 1, B4, 0),
        Drew(0, B3, shown=False),
        TurnPassed(1),  # while a pile lasts, every seat is live
        Drew(1, B4, shown=False),
    )
    assert [seen(events[-1], seat).card for seat in (0, 1, 2, None)] == [None, B4, None, None]
    assert round.legal_asks() == tuple(Ask(seat, card=card) for seat in (0, 2) for card in (B1, B2, B3))


def test_a_first_hand_that_is_laid_whole_draws_before_the_first_ask_r36(table):
    round = table("A1 A2 A3 A4", "B1 B2 B3 C1", pile="B4 C2 C3 C4")
    assert round.opening == (
        Dealt(1, (4, 4), 4),
        SetLaid(0, 0, dealt=True),
        HandEmptied(0),
        TurnPassed(0),
        Drew(0, B4, shown=False),
    )
    assert round.legal_asks() == tuple(Ask(1, card=card) for card in (B1, B2, B3))


def test_where_nobody_else_holds_cards_the_draw_stands_in_place_of_the_ask_r36(table):
    round = table("A1 A2 A3 A4", "B1 B2 B3 B4", pile="C1 C2 C3 C4")
    assert round.opening[3:] == (
        HandEmptied(0),
        HandEmptied(1),
        TurnPassed(0),
        Drew(0, C1, shown=False),
        TurnPassed(1),
        Drew(1, C2, shown=False),
    )
    assert round.turn == 1
    assert round.legal_asks() == tuple(Ask(0, card=card) for card in (C1, C3, C4))


def test_a_seat_with_cards_and_nobody_to_ask_draws_as_well_r36(table):
    round = table("A1 A2 A3", "B1 B2", pile="A4 B3 B4")
    assert round.play(Ask(1, card=A4), 0) == (
        Asked(0, 1, 0, A4),
        Answered(0, 1, 0, A4, 0),
        Drew(0, A4, shown=True),
        SetLaid(0, 0, dealt=False),
        HandEmptied(0),
        TurnPassed(1),  # seat 1 holds B1 B2, but seat 0 holds nothing
        Drew(1, B3, shown=False),
        TurnPassed(0),
        Drew(0, B4, shown=False),
    )
    for number, card in enumerate((B1, B2, B3), start=1):
        events = round.play(Ask(1, card=card), number)
    assert events[-4:] == (SetLaid(0, 1, dealt=False), HandEmptied(1), HandEmptied(0), RoundOver((0,), early=False))


def test_an_asker_who_took_the_last_card_of_the_others_draws_and_passes_r36(table):
    round = table("A1 B1", "A2", pile="B2 A3 A4 B3 B4")
    # Goes on after the hit, but nobody holds a card to ask for.
    assert round.play(Ask(1, card=A2), 0)[3:] == (
        HandEmptied(1),
        Drew(0, B2, shown=False),
        TurnPassed(1),
        Drew(1, A3, shown=False),
    )


def test_a_draw_in_place_of_an_ask_can_lay_the_last_set_r36_r34_r14(table):
    round = table("A1 A2 A3 A4 C1 C2 C3", "B1 B2 B3 B4", pile="C4")
    assert round.opening[-4:] == (
        Drew(0, C4, shown=False),
        SetLaid(0, 2, dealt=False),
        HandEmptied(0),
        RoundOver((0,), early=False),
    )


def test_a_match_is_named_before_the_asker_goes_on_r33_r51(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="A3 C3 A4 B3 B4 C4", naming="typed")
    a3 = round.handles[A3]
    assert round.play(Ask(1, card=a3), 0)[2:] == (Drew(0, a3, shown=True), NameAsked(0, a3))
    round.play(Name("Amber Garden"), 1)
    assert (round.turn, round.view(0).naming_points) == (0, (1, 0, 0))


def test_once_the_pile_is_used_up_an_empty_seat_is_skipped_r35_r13():
    round = position("A1 B1 | A2 | A3 A4 B2 | B3 / B4")
    assert round.play(Ask(1, card=A2), 0)[-1] == HandEmptied(1)
    assert round.play(Ask(2, card=B3), 1)[2:] == (Drew(0, B4, shown=False), TurnPassed(2))
