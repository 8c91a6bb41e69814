"""R-62 and R-63: the round that settles a tie - its deal, its options, its dealer, its first set."""

from collections.abc import Callable
from random import Random

import pytest
from support.matches import EACH_TAKES_ONE, ONE_EACH, Table, match_of, play

from authors_edu.decks.model import Deck
from authors_edu.game.events import Dealt, RoundOver, SetLaid
from authors_edu.game.match import Match
from authors_edu.game.match_events import MatchOver
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import Ask, EndRound
from authors_edu.game.rules import Rules
from authors_edu.game.simultaneous import Simultaneous

MINUTE = 60_000


def two_tied(table: Table, **options: object) -> Match:
    """Plays a round in which 0 lays A, 1 lays B, and 2 has nothing when it is ended."""
    match = match_of(table, *ONE_EACH, **options)
    play(match, *EACH_TAKES_ONE[:3], EndRound())
    return match


@pytest.mark.parametrize("tie", ["sudden_death", "second_hand"])
def test_a_further_round_is_a_round_by_itself_r62_r63(table: Table, tie: str) -> None:
    match = match_of(table, *ONE_EACH, tie=tie, target=1)
    play(match, *EACH_TAKES_ONE, NextRound())
    assert match.round.view(None).rules == Rules(seats=3)


@pytest.mark.parametrize("reenter", [False, True])
def test_a_sudden_death_is_without_naming_and_keeps_the_other_house_rules_r62(table: Table, reenter: bool) -> None:
    match = match_of(table, *ONE_EACH, tie="sudden_death", naming="typed", reenter=reenter, rounds=2)
    play(match, EndRound(), NextRound(), EndRound(), NextRound())
    assert match.round.rules == Rules(seats=3, reenter=reenter)


def test_a_second_hand_is_played_with_naming_as_before_r63(table: Table) -> None:
    match = match_of(table, *ONE_EACH, tie="second_hand", naming="typed", reenter=True)
    play(match, EndRound(), NextRound())
    assert match.round.rules == Rules(seats=3, naming="typed", reenter=True)


@pytest.mark.parametrize("reenter", [False, True])
def test_between_two_of_a_small_deck_half_of_it_is_the_pile_and_nobody_comes_back_r62_r31_r42(table, reenter) -> None:
    # 12 cards between two: at most 12 / 4 = 3 to each, the rest is the pile; with a pile an empty hand draws.
    match = two_tied(table, tie="sudden_death", reenter=reenter)
    told = play(match, NextRound())
    assert isinstance(told[0], Dealt)
    assert (told[0].hand_sizes, told[0].pile) == ((3, 3, 0), 6)
    assert match.round.rules == Rules(seats=3, deal=3)


@pytest.mark.parametrize(("tie", "dealers"), [("second_hand", (2, 0)), ("sudden_death", (2, 0))])
def test_the_deal_moves_on_one_seat_for_a_further_round_too_r02_r62(table, tie, dealers) -> None:
    match = match_of(table, *ONE_EACH, tie=tie)
    before = match.round.dealer
    play(match, EndRound(), NextRound())
    assert (before, match.round.dealer) == dealers


def test_sets_dealt_whole_in_a_sudden_death_count_from_the_dealers_left_r62_r04(table: Table) -> None:
    # By this seed every seat is dealt a whole family, with seat 0 as the dealer: that of seat 1 is laid first.
    match = match_of(table, *ONE_EACH, seed=162, tie="sudden_death")
    told = play(match, EndRound(), NextRound())
    assert [event for event in told if isinstance(event, SetLaid)] == [
        SetLaid(1, 0, dealt=True), SetLaid(2, 2, dealt=True), SetLaid(0, 1, dealt=True),
    ]  # fmt: skip
    assert told[-1] == MatchOver((1,), "sudden_death", early=False)


def test_a_set_dealt_whole_ends_a_sudden_death_before_anybody_asks_r62(table: Table) -> None:
    match = match_of(table, *ONE_EACH, seed=8, tie="sudden_death")  # one family is dealt whole, to seat 1
    play(match, EndRound())
    told = match.play(NextRound(), match.number, at_ms=5_000)
    assert isinstance(told[0], Dealt)
    assert [event.seat for event in told if isinstance(event, SetLaid)] == [1]
    assert told[-2:] == (RoundOver((1,), early=True), MatchOver((1,), "sudden_death", early=False))
    assert match.round.is_over


def test_the_move_that_decides_a_sudden_death_is_told_whole_r62_r16(table: Table) -> None:
    match = match_of(table, *ONE_EACH, tie="sudden_death")
    play(match, *EACH_TAKES_ONE, NextRound())
    match.round = table(*ONE_EACH, tie="share", dealer=0)
    told = play(match, Ask(2, card=7))  # 1 takes B4 and lays B
    assert [type(event).__name__ for event in told] == [
        "Asked", "Answered", "CardsMoved", "SetLaid", "RoundOver", "MatchOver",
    ]  # fmt: skip


@pytest.mark.parametrize("tie", ["sudden_death", "second_hand"])
def test_a_further_round_has_its_minutes_from_its_own_deal_r20_r62_r63(table: Table, tie: str) -> None:
    match = match_of(table, *ONE_EACH, tie=tie, minutes=1)
    match.play(EndRound(), 0, at_ms=9)
    match.play(NextRound(), 1, at_ms=5 * MINUTE)
    assert not match.is_time_up(6 * MINUTE - 1)
    assert match.is_time_up(6 * MINUTE)


def test_the_deal_moves_on_in_the_game_without_turns_too_r02_r46(deck_of: Callable[..., Deck]) -> None:
    match = Match(deck_of(6), Rules(seats=3, pace="simultaneous", rounds=4, minutes=1), 3, 1)
    dealers = [match.round.dealer]
    for at_ms in (10, 20, 30):
        play(match, EndRound())
        match.play(NextRound(), match.number, at_ms)
        assert isinstance(match.round, Simultaneous)
        dealers.append(match.round.dealer)
        assert (match.is_time_up(MINUTE + at_ms - 1), match.is_time_up(MINUTE + at_ms)) == (False, True)
    assert dealers == [(dealers[0] + step) % 3 for step in range(4)]


def test_a_second_hand_is_dealt_whole_where_three_or_more_play_r63(deck_of: Callable[..., Deck]) -> None:
    rng = Random(2)
    match = Match(deck_of(4), Rules(seats=4, tie="second_hand"), 4, 3)
    play(match, EndRound())
    told = play(match, NextRound())
    assert told[0].hand_sizes == (4, 4, 4, 4)
    while not match.is_over:
        play(match, rng.choice(match.round.legal_asks()))
    assert match.totals == (0, 0, 0, 0)
