"""What answers say in so many words, and how long it holds. Card n stands in family n // 4."""

from collections.abc import Callable

import pytest
from support.told_events import asks_card, asks_family

from authors_edu.bots.knowledge import Fact, Knowledge
from authors_edu.game.events import (
    Answered,
    Dealt,
    Drew,
    TurnPassed,
)

Told = Callable[..., Knowledge]
WITH_PILE = Dealt(dealer=1, hand_sizes=(2, 2), pile=4)
DEALT = Dealt(dealer=2, hand_sizes=(4, 4, 4), pile=0)


def test_a_hit_says_that_the_asker_has_the_card_and_the_asked_seat_not(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_card(0, 1, 6, hit=True))

    assert known.fact(0, 1, 6) == Fact(True, number=1, asker=0, asked=1, draws=0)
    assert known.fact(1, 1, 6) == Fact(False, number=1, asker=0, asked=1, draws=0)
    assert known.fact(2, 1, 6) is None


def test_a_miss_says_that_both_lack_the_card(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_card(0, 1, 6, hit=False))

    assert [known.fact(seat, 1, 6) and known.fact(seat, 1, 6).has for seat in range(3)] == [False, False, None]


def test_by_creator_even_a_miss_says_that_the_asker_has_some(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_family(0, 1, 2, 0))

    assert known.fact(0, 2, None) == Fact(True, number=1, asker=0, asked=1, draws=0)
    assert known.fact(1, 2, None) == Fact(False, number=1, asker=0, asked=1, draws=0)


def test_a_newer_fact_takes_the_place_of_an_older_one(told: Told) -> None:
    known = told(3, 3, DEALT, *asks_card(0, 1, 6, hit=True), *asks_card(2, 0, 6, hit=True))

    assert known.fact(0, 1, 6) == Fact(False, number=2, asker=2, asked=0, draws=0)


def test_r32_what_a_seat_lacked_is_open_again_once_it_has_drawn(told: Told) -> None:
    known = told(2, 2, WITH_PILE, *asks_card(0, 1, 0, hit=False), Drew(0, None, shown=False), TurnPassed(1))
    assert known.fact(1, 0, 0) == Fact(False, number=1, asker=0, asked=1, draws=0)
    assert known.fact(0, 0, 0) == Fact(False, number=1, asker=0, asked=1, draws=1)  # it did not draw that card

    for event in (*asks_card(1, 0, 4, hit=False), Drew(1, None, shown=False), TurnPassed(0)):
        known.note(event)
    assert known.fact(1, 0, 0) is None
    assert known.fact(0, 0, 0) == Fact(False, number=1, asker=0, asked=1, draws=1)


def test_r33_a_shown_draw_leaves_what_a_seat_lacks(told: Told) -> None:
    known = told(
        2, 2, WITH_PILE, *asks_card(0, 1, 0, hit=False), Drew(0, 0, shown=True), *asks_card(0, 1, 1, hit=False)
    )

    assert known.fact(1, 0, 0) == Fact(False, number=1, asker=0, asked=1, draws=0)
    assert known.fact(0, 0, 0) == Fact(True, number=1, asker=0, asked=1, draws=0)


def test_events_that_contradict_each_other_are_noticed(told: Told) -> None:
    both = told(2, 2, Dealt(1, (4, 4), 0), *asks_card(0, 1, 0, hit=False), TurnPassed(1))

    with pytest.raises(ValueError, match="cannot all have happened"):
        both.note(Answered(1, 0, 0, 0, 1))
        _ = both.where
