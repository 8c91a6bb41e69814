"""What each public event tells, worked out by hand. Card n stands in family n // 4."""

from collections.abc import Callable

from support.told_events import asks_card, asks_family, certain, possible

from authors_edu.bots.knowledge import Knowledge
from authors_edu.game.events import (
    Dealt,
    HandEmptied,
    NameAsked,
    Named,
    Ruled,
    SetLaid,
    TurnPassed,
)
from authors_edu.game.refusals import Reason

Told = Callable[..., Knowledge]
DEALT = Dealt(dealer=2, hand_sizes=(4, 4, 4), pile=0)


def test_r10_an_ask_tells_that_the_asker_lacks_the_card_and_holds_another_of_the_family(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_card(0, 1, 0, hit=False))

    assert possible(known, 0, 0) == [1, 2, 3]
    assert known.where.least(0, 0) == 1
    assert known.where.needs(0, 0) == ((0b1110, 1),)


def test_r23_a_ruling_tells_that_the_asker_holds_the_card_or_nothing_of_the_family(told: Told) -> None:
    rulings = Ruled(0, 1, 0, 0, Reason.CARD_HELD, False), Ruled(1, 0, 1, 4, Reason.FAMILY_NOT_HELD, False)
    known = told(3, 3, DEALT, *rulings)

    assert certain(known, 0, 0) == [0]
    assert possible(known, 1, 0) == [1, 2, 3]
    assert possible(known, 1, 1) == []


def test_r23_who_names_only_the_creator_and_loses_no_points_holds_one_of_the_family(told: Told) -> None:
    known = told(3, 3, DEALT, Ruled(0, 1, 0, None, Reason.CARD_WANTED, False))

    assert known.where.least(0, 0) == 1


def test_r11_after_a_miss_the_third_seat_must_have_the_card(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_card(0, 1, 0, hit=False), TurnPassed(1))

    assert certain(known, 2, 0) == [0]


def test_r15_a_miss_tells_nothing_of_the_other_cards_of_the_family(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_card(0, 1, 0, hit=False), TurnPassed(1))

    assert possible(known, 1, 0) == [1, 2, 3]
    assert known.where.least(1, 0) == 0


def test_r11_a_hit_tells_where_the_card_is_now(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_card(0, 1, 0, hit=True))

    assert certain(known, 0, 0) == [0]
    assert possible(known, 1, 0) == [1, 2, 3]
    assert known.where.sizes == [5, 3, 4, 0]
    assert known.where.least(0, 0) == 2  # the card, and the one that let seat 0 ask


def test_a_card_given_away_leaves_the_giver_with_what_let_it_ask(told: Told) -> None:
    # Seat 1 asked in family 0 and so holds one of cards 1, 2, 3. It gives card 1: perhaps that was the one.
    known = told(3, 3, DEALT, *asks_card(1, 2, 0, hit=False), TurnPassed(2), TurnPassed(0))
    assert known.where.least(1, 0) == 1
    for event in asks_card(0, 1, 1, hit=True):
        known.note(event)

    assert known.where.least(1, 0) == 0
    assert possible(known, 1, 0) == [2, 3]


def test_three_cards_asked_for_in_vain_leave_the_fourth(told: Told) -> None:
    known = told(
        3,
        4,
        Dealt(3, (3, 3, 3, 3), 0),
        *asks_card(0, 1, 0, hit=False),
        TurnPassed(1),
        *asks_card(1, 2, 4, hit=False),
        TurnPassed(2),
        *asks_card(2, 3, 8, hit=False),
        TurnPassed(3),
        TurnPassed(0),
        *asks_card(0, 2, 1, hit=False),
        TurnPassed(1),
        TurnPassed(0),
        *asks_card(0, 3, 2, hit=False),
        TurnPassed(1),
    )

    assert certain(known, 0, 0) == [3]


def test_hand_sizes_place_cards_that_nobody_has_named(told: Told) -> None:
    # Two families, two cards each. Seat 0 gets cards 0 and 1 and needs a third of family 0 to ask: with four cards in
    # hand it has no whole family, so exactly three of family 0, and one of family 1.
    known = told(2, 4, Dealt(3, (2, 2, 2, 2), 0), *asks_card(0, 1, 0, hit=True), *asks_card(0, 2, 1, hit=True))
    assert (known.where.least(0, 0), known.where.most(0, 0)) == (3, 3)
    assert (known.where.least(0, 1), known.where.most(0, 1)) == (1, 1)
    assert known.where.needs(0, 0) == ((0b1100, 1),)

    # It misses card 2, so its third is card 3, and card 2 is with seat 1 or 2, who have one card each.
    for event in asks_card(0, 3, 2, hit=False):
        known.note(event)
    assert certain(known, 0, 0) == [0, 1, 3]
    assert [seat for seat in range(4) if known.where.may_hold(seat, 2)] == [1, 2]


def test_r12_a_set_laid_takes_its_family_out_of_all_hands(told: Told) -> None:
    hits = [event for asked, card in ((1, 0), (1, 1), (2, 2)) for event in asks_card(0, asked, card, hit=True)]
    known = told(3, 3, DEALT, *hits, SetLaid(0, 0, dealt=False))

    assert known.where.sizes == [3, 2, 3, 0]
    assert [possible(known, seat, 0) for seat in range(3)] == [[], [], []]


def test_r04_a_set_dealt_whole_takes_its_family_out_of_play(told: Told) -> None:
    known = told(3, 3, DEALT, SetLaid(1, 2, dealt=True), HandEmptied(1), TurnPassed(0))

    assert known.where.sizes == [4, 0, 4, 0]
    assert possible(known, 0, 2) == []
    assert possible(known, 1, 0) == []  # an empty hand lacks everything
    assert known.where.least(0, 0) == 1  # eight cards in two hands, none of them a whole family
    assert known.where.most(0, 0) == 3


def test_r13_an_emptied_hand_lacks_everything(told: Told) -> None:
    known = told(2, 4, Dealt(3, (1, 2, 3, 2), 0), *asks_card(1, 0, 5, hit=True), HandEmptied(0))

    assert possible(known, 0, 0) == []
    assert possible(known, 0, 1) == []


# Asks by creator.


def test_r30_an_ask_by_creator_tells_that_the_asker_holds_some_of_the_family(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_family(0, 1, 0, 0), TurnPassed(1))

    assert known.where.least(0, 0) == 1
    assert possible(known, 0, 0) == [0, 1, 2, 3]
    assert possible(known, 1, 0) == []


def test_r30_a_hit_by_creator_tells_numbers_but_no_cards(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_family(0, 1, 0, 2))

    assert possible(known, 1, 0) == []
    assert (known.where.least(0, 0), known.where.most(0, 0)) == (3, 3)  # not yet four, or it would be laid
    assert certain(known, 0, 0) == []
    assert (known.where.least(2, 0), known.where.most(2, 0)) == (1, 1)  # so seat 2 has the fourth
    assert known.where.sizes == [6, 2, 4, 0]


def test_r51_a_name_asked_shows_where_that_card_is(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_family(0, 1, 0, 2), NameAsked(0, 3))
    assert certain(known, 0, 0) == [3]

    known.note(Named(0, 3, "wrong", 0, None, 0))
    known.note(NameAsked(0, 1))
    assert certain(known, 0, 0) == [1, 3]


def test_r51_while_a_name_is_pending_a_whole_family_may_still_be_in_hand(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_family(0, 1, 0, 2), NameAsked(0, 3))
    assert known.where.most(0, 0) == 4

    for event in (Named(0, 3, "right", 1, None, 0), NameAsked(0, 1), Named(0, 1, "right", 1, None, 0)):
        known.note(event)
    assert known.where.most(0, 0) == 3  # named, and no set laid


# The pile. Two families, two seats with two cards each and four in the pile.
