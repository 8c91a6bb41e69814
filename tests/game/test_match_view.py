"""What a match shows of itself and how it counts its moves; what it refuses, with the reason and what was sent."""

import json
from collections.abc import Callable

import pytest
from support.matches import EACH_TAKES_ONE, ONE_EACH, Table, match_of, play

from authors_edu.decks.model import Deck
from authors_edu.game.calls import CallDropped, CallsVoid, CallTooLate, CallUsedUp
from authors_edu.game.events import TurnPassed, event_to_dict
from authors_edu.game.match import Match, MatchOutcome, MatchView
from authors_edu.game.match_events import MatchOver, RoundCounted, TargetMoved, TieToSettle, match_event_from_dict
from authors_edu.game.match_moves import EndMatch, MoveTarget, NextRound
from authors_edu.game.moves import Ask, EndRound
from authors_edu.game.outcome import Decision
from authors_edu.game.refusals import StaleMove, UnreadableMove
from authors_edu.game.rules import Rules


def test_a_match_begins_with_no_points_and_its_target_r65(table: Table) -> None:
    match = match_of(table, *ONE_EACH, target=2)
    for seat in (0, 2, None):
        shown = match.view(seat)
        assert shown == MatchView(0, match.round.view(seat), (), (0, 0, 0), 2, (), False, None)
        assert shown.round.seat == seat


def test_between_two_rounds_the_points_stand_beside_the_round_that_is_over_r60_r65(table: Table) -> None:
    match = match_of(table, *ONE_EACH, target=2)
    play(match, *EACH_TAKES_ONE)
    shown = match.view(1)
    assert (shown.number, shown.totals, shown.target) == (4, (1, 1, 1), 2)
    assert [outcome.sets for outcome in shown.rounds] == [(1, 1, 1)]
    assert (shown.tied, shown.is_between, shown.outcome) == ((), True, None)
    play(match, MoveTarget(3), NextRound())
    assert (match.view(1).target, match.view(1).is_between, len(match.view(1).rounds)) == (3, False, 1)


def test_who_is_tied_and_who_has_won_is_shown_to_all_r62(table: Table) -> None:
    match = match_of(table, *ONE_EACH, tie="sudden_death")
    play(match, *EACH_TAKES_ONE)
    assert (match.view(None).tied, match.view(None).is_between, match.view(None).outcome) == ((0, 1, 2), True, None)
    play(match, EndMatch())
    assert match.view(2).outcome == MatchOutcome((0, 1, 2), Decision.SHARED, early=True)
    assert match.view(2).is_between is False


def test_moves_are_counted_through_all_rounds_r22(table: Table) -> None:
    match = match_of(table, *ONE_EACH, target=10)
    for first in (0, 6):
        play(match, *EACH_TAKES_ONE)
        assert match.number == first + 4
        play(match, MoveTarget(10 + first))
        assert match.number == first + 5
        play(match, NextRound())
        assert match.number == first + 6
        match.round = table(*ONE_EACH, target=10)
    play(match, *EACH_TAKES_ONE)
    assert (match.number, len(match.log), match.view(None).number) == (16, 16, 16)


def test_a_stale_move_tells_both_numbers_r22(table: Table) -> None:
    match = match_of(table, *ONE_EACH)
    play(match, EACH_TAKES_ONE[0])
    with pytest.raises(StaleMove) as refused:
        match.play(EACH_TAKES_ONE[1], answers=0)
    assert (refused.value.answers, refused.value.number) == (0, 1)


@pytest.mark.parametrize("at_ms", [-1, True, "0", 1.0, None])
def test_the_moves_between_rounds_come_at_a_time_too(table: Table, at_ms: object) -> None:
    match = match_of(table, *ONE_EACH, rounds=2)
    play(match, EndRound())
    with pytest.raises(UnreadableMove) as refused:
        match.play(NextRound(), 1, at_ms)  # type: ignore[arg-type]
    assert (refused.value.reason, refused.value.value) == ("wrong_time", at_ms)
    assert match.number == 1
    match.play(NextRound(), 1, 0)


def test_a_target_that_is_no_number_is_no_move(table: Table) -> None:
    match, move = match_of(table, *ONE_EACH, target=2), MoveTarget("20")  # type: ignore[arg-type]
    with pytest.raises(UnreadableMove) as refused:
        match.play(move, 0)
    assert (refused.value.reason, refused.value.value) == ("wrong_type", move)


def test_unless_it_is_said_a_move_comes_at_the_time_0(table: Table) -> None:
    match = match_of(table, *ONE_EACH)
    match.play(EACH_TAKES_ONE[0], 0)
    assert match.log == [(EACH_TAKES_ONE[0], 0)]
    assert match.round.log == [(EACH_TAKES_ONE[0], 0)]


@pytest.mark.parametrize(
    "event",
    [
        RoundCounted((3, 0, -2)), TieToSettle((0, 2), "second_hand"), TargetMoved(20), MatchOver((1,), "asks", True),
        CallsVoid((0, 1)), CallUsedUp(2), CallTooLate(1), CallDropped(0), TurnPassed(1),
    ],
    ids=repr,
)  # fmt: skip
def test_what_happened_in_a_match_comes_back_from_json(event) -> None:
    assert match_event_from_dict(json.loads(json.dumps(event_to_dict(event)))) == event
    with pytest.raises(UnreadableMove) as refused:
        match_event_from_dict(event_to_dict(event) | {"kind": "ask"})  # a move is no event
    assert (refused.value.reason, refused.value.value) == ("unknown_kind", "ask")


@pytest.mark.parametrize(
    ("options", "moves", "over"),
    [
        ({}, (), MatchOver((0, 1, 2), "shared", early=True)),
        ({"tie": "asks"}, (Ask(1, card=3),), MatchOver((0,), "points", early=True)),
        ({"tie": "asks"}, EACH_TAKES_ONE[:3], MatchOver((0, 1), "shared", early=True)),  # a set and a hit each
        ({"tie": "second_hand"}, (*EACH_TAKES_ONE, MoveTarget(9)), MatchOver((0, 1, 2), "shared", early=True)),
        ({}, (Ask(1, card=3), EndRound()), MatchOver((0,), "points", early=True)),  # between two rounds
    ],
)
def test_a_match_ended_by_agreement_says_so_whatever_decides_it_r65(table, options, moves, over) -> None:
    match = match_of(table, *ONE_EACH, target=20, **options)
    play(match, *moves)
    assert play(match, EndMatch())[-1] == over
    assert match.outcome == MatchOutcome(over.winners, Decision(over.decision), early=True)


def test_more_hits_win_a_match_that_is_ended_early_r64_r65(table: Table) -> None:
    # 0 takes B1 and misses; 1 and 2 miss; nobody has a set.
    match = match_of(table, "A1 A2 B2", "A3 B1 B3", "A4 B4", tie="asks", target=20)
    play(match, Ask(1, card=4), Ask(1, card=3), Ask(2, card=4), Ask(0, card=6))
    assert match.round.view(None).hits == (1, 0, 0)
    assert play(match, EndMatch())[-1] == MatchOver((0,), "asks", early=True)


def test_a_name_that_waits_when_the_match_is_ended_is_skipped_after_the_time_it_took_r20_r57(table: Table) -> None:
    match = match_of(table, *ONE_EACH, naming="typed")
    a4 = match.round.handles[3]
    match.play(Ask(1, card=a4), 0, at_ms=1_000)
    named = match.play(EndMatch(), 1, at_ms=5_000)[0]
    assert (named.verdict, named.took_ms) == ("skipped", 4_000)


def test_the_same_seed_deals_the_same_rounds_everywhere_r06(deck_of: Callable[..., Deck]) -> None:
    # Golden: a change here breaks every saved match.
    seeds = {}
    for tie in ("share", "sudden_death", "second_hand"):
        match = Match(deck_of(6), Rules(seats=3, rounds=3, tie=tie), 3, 1)  # type: ignore[arg-type]
        dealt = [match.round.seed]
        while not match.is_over:
            told = play(match, NextRound() if match.is_between else EndRound())
            if not match.is_between and not match.is_over:
                dealt.append(match.round.seed)
            elif isinstance(told[-1], TieToSettle):
                assert told[-1] == TieToSettle((0, 1, 2), tie)
        seeds[tie] = dealt
    rounds = [1, 1270569420, 1074014988]
    assert seeds == {
        "share": rounds,
        "sudden_death": [*rounds, 274806903],
        "second_hand": [*rounds, 1602444609],
    }
