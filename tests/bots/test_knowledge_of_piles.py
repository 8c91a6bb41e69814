"""What draws tell, worked out by hand (R-32 to R-36). Card n stands in family n // 4."""

from collections.abc import Callable

from support.told_events import asks_card, asks_family, certain, possible

from authors_edu.bots.knowledge import Knowledge
from authors_edu.game.events import (
    Dealt,
    Drew,
    HandEmptied,
    TurnPassed,
)

Told = Callable[..., Knowledge]
WITH_PILE = Dealt(dealer=1, hand_sizes=(2, 2), pile=4)


def test_r32_a_card_neither_seat_has_lies_in_the_pile(told: Told) -> None:
    known = told(2, 2, WITH_PILE, *asks_card(0, 1, 0, hit=False))

    assert certain(known, 2, 0) == [0]


def test_r33_a_draw_unseen_was_not_the_card_asked_for(told: Told) -> None:
    known = told(2, 2, WITH_PILE, *asks_card(0, 1, 0, hit=False), Drew(0, None, shown=False), TurnPassed(1))

    assert certain(known, 2, 0) == [0]
    assert known.where.sizes == [3, 2, 3]


def test_r32_a_later_draw_may_bring_what_a_seat_lacked(told: Told) -> None:
    known = told(
        2,
        2,
        WITH_PILE,
        *asks_card(0, 1, 0, hit=False),
        Drew(0, None, shown=False),
        TurnPassed(1),
        *asks_card(1, 0, 4, hit=False),
        Drew(1, None, shown=False),
        TurnPassed(0),
    )

    assert possible(known, 1, 0) == [0, 1, 2, 3]  # it lacked card 0 before it drew
    assert 0 not in possible(known, 0, 0)
    assert certain(known, 2, 1) == [4]


def test_r33_a_shown_draw_is_in_the_hand(told: Told) -> None:
    known = told(2, 2, WITH_PILE, *asks_card(0, 1, 0, hit=False), Drew(0, 0, shown=True))

    assert certain(known, 0, 0) == [0]
    assert known.where.least(0, 0) == 2
    assert known.where.sizes == [3, 2, 3]


def test_r33_by_creator_a_draw_unseen_is_of_another_family(told: Told) -> None:
    # Seat 0 holds one or two of family 0, seat 1 none; the drawn card is of family 1.
    known = told(2, 2, WITH_PILE, *asks_family(0, 1, 0, 0), Drew(0, None, shown=False), TurnPassed(1))

    assert known.where.most(0, 0) == 2
    assert known.where.least(2, 0) == 2
    assert possible(known, 1, 0) == []


def test_r35_an_empty_pile_holds_nothing(told: Told) -> None:
    # Seat 0 draws the last card. Card 0 was not with seats 0 and 1 and was not drawn: seat 2 has it.
    last = Dealt(2, (3, 4, 4), 1)
    known = told(3, 3, last, *asks_card(0, 1, 0, hit=False), Drew(0, None, shown=False), TurnPassed(1))

    assert [possible(known, 3, family) for family in range(3)] == [[], [], []]
    assert certain(known, 2, 0) == [0]


def test_r36_a_draw_instead_of_an_empty_hand_may_be_any_card(told: Told) -> None:
    # Seat 1 gives its last cards away and draws when its turn comes.
    known = told(
        3,
        2,
        Dealt(1, (4, 1), 7),
        *asks_family(0, 1, 0, 1),
        HandEmptied(1),
        Drew(0, None, shown=False),
        TurnPassed(1),
        Drew(1, None, shown=False),
    )

    assert known.where.sizes == [6, 1, 5]
    assert known.where.least(0, 0) == 2  # what it asked with, and what it was given
    assert possible(known, 1, 0) == [0, 1, 2, 3]


# Facts, as they were said.
