"""A round that ends after its minutes (R-20), worked by hand with stated times."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from support.invariants import check_order

from authors_edu.game.calls import Call, CallsVoid, Tick
from authors_edu.game.events import HandEmptied, NameAsked, Named, RoundOver, SeatLeft, SetLaid, TimeUp, TurnPassed
from authors_edu.game.match import Match, MatchOutcome
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import Ask, EndRound, Leave, Name
from authors_edu.game.outcome import Decision, Ending
from authors_edu.game.round import Round
from authors_edu.game.simultaneous import Simultaneous

Table = Callable[..., Round]
# Each needs one card of the next seat: 0 lacks A4, 1 lacks B4, 2 lacks C1.
HANDS = ("A1 A2 A3 C1", "A4 B1 B2 B3", "B4 C2 C3 C4")
A4, B4, C1, C2 = 3, 7, 8, 9
MINUTE = 60_000


def play(round: Any, move: Any, at_ms: int) -> list[Any]:
    events = list(round.play(move, round.number, at_ms))
    if isinstance(round, Round):
        check_order(events)
    return events


def again(game: Any) -> Any:
    return type(game).from_dict(json.loads(json.dumps(game.to_dict())))


def test_the_first_move_from_the_last_minute_on_is_carried_out_whole_and_ends_the_round_r20(table: Table) -> None:
    round = table(*HANDS, minutes=1)
    assert not any(isinstance(event, RoundOver) for event in play(round, Ask(1, card=A4), MINUTE - 1))
    told = play(round, Ask(1, card=C2), MINUTE)  # a miss

    assert told[-3:] == [TurnPassed(1), TimeUp(), RoundOver((0,), early=True)]
    assert round.outcome is not None
    assert (round.outcome.reason, round.outcome.sets) == (Ending.TIME_UP, (1, 0, 0))
    assert again(round).outcome == round.outcome


def test_a_hit_after_the_last_minute_still_lays_its_set(table: Table) -> None:
    round = table(*HANDS, minutes=2)
    told = play(round, Ask(1, card=A4), 5 * MINUTE)

    assert told[-3:] == [SetLaid(0, 0, dealt=False), TimeUp(), RoundOver((0,), early=True)]


def test_a_name_that_the_last_move_leaves_pending_is_skipped_r51(table: Table) -> None:
    round = table(*HANDS, minutes=1, naming="typed")
    told = play(round, Ask(1, card=round.handles[A4]), MINUTE)

    assert [type(event) for event in told[-5:]] == [NameAsked, TimeUp, Named, SetLaid, RoundOver]
    assert told[-3].verdict == "skipped"
    assert round.outcome is not None
    assert (round.outcome.sets, round.outcome.naming_points) == ((1, 0, 0), (0, 0, 0))


def test_a_name_that_was_asked_for_in_time_counts_when_it_comes_late(table: Table) -> None:
    round = table(*HANDS, minutes=1, naming="typed")
    play(round, Ask(1, card=round.handles[A4]), MINUTE - 1)
    told = play(round, Name("Amber Night"), MINUTE + 9_000)

    assert told[-2:] == [TimeUp(), RoundOver((0,), early=True)]
    assert round.outcome is not None
    assert (round.outcome.sets, round.outcome.naming_points) == ((1, 0, 0), (1, 0, 0))


def test_a_round_whose_last_set_comes_late_is_over_as_ever_r14(table: Table) -> None:
    round = table("A1 A2 A3 B1", "A4 B2 B3 B4", minutes=1)
    for card in (A4, 5, 6):
        play(round, Ask(1, card=card), 0)
    told = play(round, Ask(1, card=B4), 2 * MINUTE)

    assert told[-1] == RoundOver((0,), early=False)
    assert TimeUp() not in told
    assert round.outcome is not None
    assert round.outcome.reason is Ending.ALL_LAID


def test_where_only_a_name_was_still_to_come_the_time_skips_it_and_all_is_laid_r14(table: Table) -> None:
    round = table("A1 A2 A3", "A4 B1 B2 B3 B4", minutes=1, naming="typed")  # B is laid at the deal
    told = play(round, Ask(1, card=round.handles[A4]), MINUTE)

    assert [type(event) for event in told[-6:]] == [TimeUp, Named, SetLaid, HandEmptied, HandEmptied, RoundOver]
    assert round.outcome is not None
    assert round.outcome.reason is Ending.ALL_LAID


@pytest.mark.parametrize("at_ms", [MINUTE - 1, MINUTE])
def test_a_table_where_nobody_moves_can_be_ended_by_the_caller(table: Table, at_ms: int) -> None:
    round = table(*HANDS, minutes=1)
    is_late = at_ms >= MINUTE

    assert round.is_time_up(at_ms) is is_late
    assert play(round, EndRound(), at_ms) == [*[TimeUp()] * is_late, RoundOver((0, 1, 2), early=True)]
    assert round.outcome is not None
    assert round.outcome.reason is (Ending.TIME_UP if is_late else Ending.AGREED)


def test_whoever_leaves_late_ends_the_round_too(table: Table) -> None:
    assert play(table(*HANDS, minutes=1), Leave(2), MINUTE)[1:] == [TimeUp(), RoundOver((0, 1, 2), early=True)]


def test_without_minutes_no_time_is_up(table: Table) -> None:
    round = table(*HANDS)
    assert not round.is_time_up(10**9)
    play(round, Ask(1, card=A4), 10**9)
    assert not round.is_over


def match_of(table: Table, **options: Any) -> Match:
    """Starts a match whose first round has these hands; seat 0 begins."""
    first = table(*HANDS, **options)
    match = Match(first.deck, first.rules, 3, 7)
    match.round = first
    return match


def test_every_round_of_a_match_has_its_minutes_from_its_own_deal_r65(table: Table) -> None:
    match = match_of(table, minutes=1, rounds=2)
    play(match, Ask(1, card=A4), 0)
    play(match, Ask(1, card=C2), MINUTE)
    assert match.is_between
    assert not match.is_time_up(MINUTE)
    play(match, NextRound(), 5 * MINUTE)
    second = match.round
    assert isinstance(second, Round)
    assert not match.is_time_up(6 * MINUTE - 1)
    play(match, second.legal_asks()[0], 6 * MINUTE - 1)
    assert not match.is_over
    assert match.is_time_up(6 * MINUTE)
    play(match, second.legal_asks()[0], 6 * MINUTE)

    assert match.is_over
    assert [outcome.reason for outcome in match.rounds] == [Ending.TIME_UP] * 2
    assert again(second).outcome == second.outcome


def test_a_match_with_minutes_comes_back_from_its_moves(table: Table) -> None:
    first = table(*HANDS, minutes=1, rounds=2)
    match = Match(first.deck, first.rules, 3, 7)
    for at_ms in (0, MINUTE):
        assert isinstance(match.round, Round)
        play(match, match.round.legal_asks()[0], at_ms)
    play(match, NextRound(), 3 * MINUTE)
    assert isinstance(match.round, Round)
    play(match, match.round.legal_asks()[0], 3 * MINUTE + 1)

    assert again(match).view(None) == match.view(None)
    assert again(match).is_time_up(4 * MINUTE)
    assert not again(match).is_time_up(4 * MINUTE - 1)


def test_a_sudden_death_that_lays_no_set_in_its_minutes_leaves_the_win_shared_r62(table: Table) -> None:
    match = match_of(table, minutes=1, tie="sudden_death")
    play(match, EndRound(), MINUTE)
    assert match.tied
    play(match, NextRound(), MINUTE)
    play(match, EndRound(), 2 * MINUTE)

    assert match.outcome == MatchOutcome((0, 1, 2), Decision.SHARED, early=False)


def calling(table: Table, **options: Any) -> Simultaneous:
    return Simultaneous.from_round(table(*HANDS, minutes=1, **options))


def test_a_call_of_the_last_moment_is_answered_before_the_round_ends_r46(table: Table) -> None:
    game = calling(table)
    assert play(game, Call(0, 1, card=A4), MINUTE - 100) == []
    assert play(game, Tick(), MINUTE) == []  # its window is open to MINUTE + 150
    told = play(game, Tick(), MINUTE + 150)

    assert told[-3:] == [SetLaid(0, 0, dealt=False), TimeUp(), RoundOver((0,), early=True)]
    assert again(game).outcome == game.outcome


def test_a_call_after_the_last_minute_is_the_first_move_and_is_answered_too(table: Table) -> None:
    game = calling(table)
    assert play(game, Call(0, 1, card=A4), MINUTE + 500) == []
    assert play(game, Tick(), MINUTE + 750)[-2:] == [TimeUp(), RoundOver((0,), early=True)]


def test_calls_of_the_same_last_moment_are_void_and_the_round_is_over_r46(table: Table) -> None:
    game = calling(table)
    play(game, Call(0, 1, card=A4), MINUTE - 100)
    play(game, Call(1, 2, card=B4), MINUTE)
    told = play(game, Tick(), MINUTE + 150)

    assert told == [CallsVoid((0, 1)), TimeUp(), RoundOver((0, 1, 2), early=True)]


def test_a_tick_ends_a_table_where_nobody_calls(table: Table) -> None:
    game = calling(table)
    assert play(game, Tick(), MINUTE - 1) == []
    assert not game.is_time_up(MINUTE - 1)
    assert game.is_time_up(MINUTE)
    assert play(game, Tick(), MINUTE) == [TimeUp(), RoundOver((0, 1, 2), early=True)]
    assert game.outcome is not None
    assert game.outcome.reason is Ending.TIME_UP
    assert again(game).outcome == game.outcome


def test_whoever_leaves_late_ends_the_game_without_turns_too(table: Table) -> None:
    game = calling(table)
    assert play(game, Leave(2), MINUTE) == [SeatLeft(2), TimeUp(), RoundOver((0, 1, 2), early=True)]
    assert game.number == 1  # all of it is seen at once


def test_a_late_call_that_is_ruled_on_ends_the_round_and_what_waits_gets_no_answer(table: Table) -> None:
    game = calling(table, illegal_ask="turn_passes")
    play(game, Call(0, 1, card=A4), MINUTE - 100)
    told = play(game, Call(2, 0, card=A4), MINUTE)  # 2 holds nothing of A

    assert told[-2:] == [TimeUp(), RoundOver((0, 1, 2), early=True)]
    assert game.closes_ms is None
    assert game.view(0).has_called is False
