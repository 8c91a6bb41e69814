"""Matches: points of several rounds, targets, and ties settled at the end (R-02, R-60 to R-65)."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from support.matches import EACH_TAKES_ONE, ONE_EACH, Table, match_of, play

from authors_edu.decks.model import Deck
from authors_edu.game.events import Dealt, SetLaid
from authors_edu.game.match import Match, MatchOutcome
from authors_edu.game.match_events import MatchOver, RoundCounted, TargetMoved, TieToSettle
from authors_edu.game.match_moves import EndMatch, MoveTarget, NextRound
from authors_edu.game.moves import Ask, EndRound
from authors_edu.game.outcome import Decision
from authors_edu.game.presets import preset
from authors_edu.game.refusals import MoveError, Reason, StaleMove, UnreadableMove
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules


def win_round(match: Match, seat: int) -> list[Any]:
    """Plays a round to its end; one seat sees all hands and only hits, the others miss wherever they can."""
    events: list[Any] = []
    while not match.round.is_over:
        hands, wins = match.round.cards, match.round.turn == seat
        asks = [ask for ask in match.round.legal_asks() if ask.card is not None]
        asks.sort(key=lambda ask: ((ask.card or 0) in hands.hand(ask.seat)) != wins)
        events += match.play(asks[0], match.number)
    return events


def sets_in(events: Sequence[Any], seats: int) -> tuple[int, ...]:
    """Counts the sets that each seat laid."""
    laid = [event.seat for event in events if isinstance(event, SetLaid)]
    return tuple(map(laid.count, range(seats)))


def test_a_match_of_one_round_has_the_deal_of_the_round_with_its_seed(deck_of: Callable[..., Deck]) -> None:
    rules = Rules(seats=4)
    match, round = Match(deck_of(13), rules, 4, 99), Round(deck_of(13), rules, 4, 99)
    assert match.opening[: len(round.opening)] == round.opening
    assert match.round.legal_asks() == round.legal_asks()


def test_points_add_up_and_the_highest_total_wins_r65(deck_of: Callable[..., Deck]) -> None:
    match = Match(deck_of(6), Rules(seats=3, rounds=3), 3, 1)
    told = list(match.opening)
    for seat in (1, 2, 2):
        told += win_round(match, seat)
        assert RoundCounted(sets_in(told, 3)) in told[-2:]
        if not match.is_over:
            told += play(match, NextRound())
    totals = sets_in(told, 3)
    assert match.totals == totals and sum(totals) == 3 * 6 and totals[2] > totals[1] > totals[0]
    assert match.outcome == MatchOutcome((2,), Decision.POINTS, early=False)
    assert told[-1] == MatchOver((2,), "points", early=False)


def test_the_deal_moves_one_seat_left_each_round_r02(deck_of: Callable[..., Deck]) -> None:
    for seed in range(5):
        match = Match(deck_of(6), Rules(seats=3, rounds=4), 3, seed)
        dealers = [match.round.dealer]
        for _ in range(3):
            play(match, EndRound())
            dealt = next(event for event in play(match, NextRound()) if isinstance(event, Dealt))
            dealers.append(dealt.dealer)
        assert dealers == [(dealers[0] + step) % 3 for step in range(4)]


def test_every_round_has_another_deal_r06(deck_of: Callable[..., Deck]) -> None:
    match = Match(deck_of(13), Rules(seats=4, rounds=5), 4, 1)
    hands = [match.round.deal.hands]
    for _ in range(4):
        play(match, EndRound(), NextRound())
        hands.append(match.round.deal.hands)
    assert len(set(hands)) == 5


def test_a_match_ends_after_the_round_in_which_the_target_is_passed_r65(deck_of: Callable[..., Deck]) -> None:
    match = Match(deck_of(6), Rules(seats=3, target=10), 3, 1)
    told = list(match.opening)
    while True:
        told += win_round(match, 1)
        assert match.is_over == (max(sets_in(told, 3)) >= 10)
        if match.is_over:
            break
        told += play(match, NextRound())
    assert match.totals == sets_in(told, 3) and len(match.rounds) > 1
    assert match.outcome == MatchOutcome((1,), Decision.POINTS, early=False)


def test_the_host_moves_the_target_between_rounds_r65(table: Table) -> None:
    match = match_of(table, *ONE_EACH, target=2)
    with pytest.raises(MoveError) as during:
        play(match, MoveTarget(20))
    assert during.value.reason is Reason.ROUND_GOES_ON
    play(match, *EACH_TAKES_ONE)
    with pytest.raises(MoveError) as reached:
        play(match, MoveTarget(1))
    assert reached.value.reason is Reason.TARGET_REACHED
    assert play(match, MoveTarget(3), NextRound())[0] == TargetMoved(3)
    match.round = table(*ONE_EACH, target=2)
    play(match, *EACH_TAKES_ONE)
    assert match.totals == (2, 2, 2) and not match.is_over


def test_a_match_of_rounds_has_no_target_to_move(deck_of: Callable[..., Deck]) -> None:
    match = Match(deck_of(6), Rules(seats=3, rounds=2), 3, 1)
    play(match, EndRound())
    with pytest.raises(MoveError) as refused:
        play(match, MoveTarget(20))
    assert refused.value.reason is Reason.NO_TARGET


def test_tied_leaders_share_the_win_r61(table: Table) -> None:
    match = match_of(table, *ONE_EACH)
    play(match, *EACH_TAKES_ONE)
    assert match.outcome == MatchOutcome((0, 1, 2), Decision.SHARED, early=False)


def test_a_tie_goes_to_more_asks_answered_by_a_hit_in_the_whole_match_r64(table: Table) -> None:
    match = match_of(table, *ONE_EACH, tie="asks", rounds=2)
    play(match, *EACH_TAKES_ONE, NextRound())  # each has one set and one hit
    match.round = table("A1 A2 B1", "A3 A4 B2", "B3 B4", tie="asks", rounds=2, dealer=0)
    play(match, Ask(0, card=0), Ask(0, card=1), Ask(0, card=6))  # 1 lays A by two hits and misses
    play(match, Ask(0, card=4), Ask(1, card=5))  # 2 lays B by two hits
    assert match.totals == (1, 2, 2)
    assert match.outcome == MatchOutcome((1, 2), Decision.SHARED, early=False)  # three hits each: still equal


def test_one_hit_more_takes_the_tie_r64(table: Table) -> None:
    match = match_of(table, "A1 A2 B1", "A3 A4 B2", "B3 B4", tie="asks", dealer=0)
    play(match, Ask(0, card=4), Ask(0, card=0), Ask(0, card=7))  # 1 takes B1 and A1 and misses
    play(match, Ask(1, card=4), Ask(1, card=5))  # 2 takes B1 and B2 and lays B
    assert match.round.turn == 0
    play(match, Ask(1, card=0), Ask(1, card=2), Ask(1, card=3))  # 0 takes A back and lays it: three hits to two
    assert match.totals == (1, 0, 1)
    assert match.outcome == MatchOutcome((0,), Decision.ASKS, early=False)


def test_sudden_death_deals_the_tied_seats_the_whole_deck_again_r62(table: Table) -> None:
    match = match_of(table, *ONE_EACH, tie="sudden_death")
    told = play(match, *EACH_TAKES_ONE)
    assert told[-1] == TieToSettle((0, 1, 2), "sudden_death") and match.is_between
    play(match, NextRound())
    assert sorted(card for hand in match.round.deal.hands for card in hand) == list(range(12))
    assert match.round.deal.pile == ()
    assert match.totals == (1, 1, 1)


def test_nothing_is_named_in_a_sudden_death_r62(table: Table) -> None:
    match = match_of(table, *ONE_EACH, tie="sudden_death", naming="typed")
    play(match, EndRound(), NextRound())
    assert match.round.rules.naming == "off"


def test_the_first_set_of_the_sudden_death_wins_and_counts_nowhere_else_r62(table: Table) -> None:
    match = match_of(table, *ONE_EACH, tie="sudden_death")
    play(match, *EACH_TAKES_ONE, NextRound())
    match.round = table(*ONE_EACH, tie="share", dealer=0)  # 1 begins
    told = play(match, Ask(2, card=7))  # and lays B at once
    assert told[-1] == MatchOver((1,), "sudden_death", early=False)
    assert match.totals == (1, 1, 1) and match.round.is_over


def test_a_sudden_death_between_two_has_a_pile_of_seven_r62(deck_of: Callable[..., Deck]) -> None:
    for seed in range(40):
        match = Match(deck_of(13), Rules(seats=4, tie="sudden_death"), 4, seed)
        rng = Random(seed)
        while not match.is_over and not match.tied:
            play(match, rng.choice(match.round.legal_asks()))
        if len(match.tied) == 2:
            break
    else:
        pytest.fail("no tie between two in 40 rounds")
    tied, last = match.view(None).tied, match.round.dealer
    play(match, NextRound())
    deal = match.round.deal
    assert [len(hand) for hand in deal.hands] == [7 if seat in tied else 0 for seat in range(4)]
    assert len(deal.pile) == 52 - 14
    left = [seat for seat in ((last + step) % 4 for step in (1, 2, 3, 4)) if seat in tied]
    assert deal.dealer == left[0]
    while not match.is_over:
        play(match, rng.choice(match.round.legal_asks()))
    assert match.outcome is not None and match.outcome.decision is Decision.SUDDEN_DEATH
    assert len(match.outcome.winners) == 1 and match.outcome.winners[0] in tied


@pytest.mark.parametrize(("best", "winners", "decision"), [(1, (1,), "second_hand"), (2, (0, 1), "shared")])
def test_a_tied_seat_that_wins_the_second_hand_alone_takes_both_r63(
    table: Table, best: int, winners: tuple[int, ...], decision: str
) -> None:
    # 0 lays A and misses C4; 1 lays B and misses C1; 2 holds C2 C3 and takes nothing before the round is ended.
    match = match_of(table, "A1 A2 A3 C1", "A4 B1 B2 B3", "B4 C2 C3 C4", tie="second_hand")
    told = play(match, *EACH_TAKES_ONE[:3], EndRound())
    assert told[-1] == TieToSettle((0, 1), "second_hand")
    play(match, NextRound())
    assert all(match.round.deal.hands)  # everyone plays it
    win_round(match, best)
    assert match.outcome == MatchOutcome(winners, Decision(decision), early=False)
    assert match.totals == (1, 1, 0)  # the second round settles only this


def test_teams_reach_a_target_and_win_as_teams_r44(table: Table) -> None:
    hands = ("A1 A2 A3 C1", "A4 B1 B2 B3", "B4 C2 C3", "C4")
    match = match_of(table, *hands, teams=True, target=2)
    play(match, Ask(1, card=3), Ask(1, card=9))  # 0 lays A and misses; 1 asks next
    play(match, Ask(2, card=7), Ask(0, card=8), Ask(3, card=11))  # 1 lays B and is out; 2 takes C1 and C4 and lays C
    assert match.totals == (1, 1, 1, 0)
    assert match.outcome == MatchOutcome((0, 2), Decision.POINTS, early=False)


def test_anyone_may_end_the_match_and_the_leader_is_crowned_r65(table: Table) -> None:
    match = match_of(table, *ONE_EACH, target=20)
    play(match, Ask(1, card=3))  # 0 lays A
    told = play(match, EndMatch())
    assert told[-1] == MatchOver((0,), "points", early=True)
    assert match.totals == (1, 0, 0)  # sets laid so far count
    assert match.number == 2
    with pytest.raises(MoveError) as over:
        play(match, NextRound())
    assert over.value.reason is Reason.MATCH_OVER


def test_a_tie_is_not_played_out_when_the_match_is_ended_early_r65(table: Table) -> None:
    match = match_of(table, *ONE_EACH, tie="sudden_death")
    play(match, *EACH_TAKES_ONE)
    assert play(match, EndMatch())[-1] == MatchOver((0, 1, 2), "shared", early=True)
    match = match_of(table, *ONE_EACH, tie="second_hand")
    play(match, *EACH_TAKES_ONE, NextRound())
    assert play(match, EndMatch())[-1] == MatchOver((0, 1, 2), "shared", early=True)
    assert match.totals == (1, 1, 1)


def test_a_move_that_is_not_due_changes_nothing_r22(table: Table) -> None:
    match = match_of(table, *ONE_EACH, rounds=2)
    with pytest.raises(MoveError) as early:
        play(match, NextRound())
    assert early.value.reason is Reason.ROUND_GOES_ON
    with pytest.raises(StaleMove):
        match.play(EACH_TAKES_ONE[0], answers=1)
    with pytest.raises(UnreadableMove):
        match.play(MoveTarget("20"), answers=0)  # type: ignore[arg-type]
    play(match, *EACH_TAKES_ONE)
    with pytest.raises(MoveError) as between:
        play(match, EACH_TAKES_ONE[0])
    assert between.value.reason is Reason.BETWEEN_ROUNDS
    assert match.number == len(EACH_TAKES_ONE) == len(match.log)


@pytest.mark.parametrize("tie", ["share", "sudden_death", "second_hand", "asks"])
def test_every_match_ends_and_is_read_back_as_it_stands_r06(deck_of: Callable[..., Deck], tie: str) -> None:
    rng = Random(tie)
    for seed in range(8):
        rules = Rules(seats=3, tie=tie, target=5, deal=2 if seed % 2 else None)  # type: ignore[arg-type]
        match = Match(deck_of(4), rules, 3, seed)
        while not match.is_over:
            play(match, NextRound() if match.is_between else rng.choice(match.round.legal_asks()))
            if rng.random() < 0.05:
                again = Match.from_dict(json.loads(json.dumps(match.to_dict())))
                assert [again.view(seat) for seat in (0, 1, 2, None)] == [match.view(s) for s in (0, 1, 2, None)]
        assert match.outcome is not None and match.outcome.winners
        assert all(total >= 0 for total in match.totals) and max(match.totals) >= 5
        assert match.number == len(match.log), "also where the last move ended a round on its way"
        assert Match.from_dict(match.to_dict()).outcome == match.outcome


def test_what_is_no_match_is_refused(deck_of: Callable[..., Deck]) -> None:
    data = Match(deck_of(3), Rules(seats=3), 3, 1).to_dict()
    for spoilt in ({**data, "version": 9}, {**data, "moves": 3}, {"version": 1}, [], {**data, "seed": "x"}):
        with pytest.raises(UnreadableMove):
            Match.from_dict(spoilt)


def test_the_parlour_game_is_settled_by_its_second_hand_r63(deck_of: Callable[..., Deck]) -> None:
    rng, decisions = Random(5), set()
    for seed in range(30):
        match = Match(deck_of(11), preset("parlour", 4, deck_of(11)), 4, seed)
        while not match.is_over:
            play(match, NextRound() if match.is_between else rng.choice(match.round.legal_asks()))
        assert match.outcome is not None
        decisions.add(match.outcome.decision)
    assert decisions == {Decision.POINTS, Decision.SECOND_HAND, Decision.SHARED}
