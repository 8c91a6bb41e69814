"""What is claimed of the end, of points, matches and ties (R-14, R-20, R-60 to R-65)."""

from typing import Any

from words.proofs.bench import (
    A1,
    A3,
    A4,
    B1,
    B2,
    B4,
    C1,
    C2,
    EACH_TAKES_ONE,
    ONE_EACH,
    THREE,
    Bench,
    kinds,
    play,
    proves,
)

from authors_edu.game.events import RoundOver
from authors_edu.game.match import Match, MatchOutcome
from authors_edu.game.match_events import TieToSettle
from authors_edu.game.match_moves import MoveTarget, NextRound
from authors_edu.game.moves import Ask, EndRound, Name
from authors_edu.game.outcome import Decision
from authors_edu.game.refusals import MoveError
from authors_edu.words.rules import Says


@proves(Says.END)
def the_round_is_over_when_all_is_laid(bench: Bench) -> bool:
    round = bench.start(*ONE_EACH)
    overs = []
    for ask in EACH_TAKES_ONE:
        play(round, ask)
        overs.append((round.is_over, sum(map(len, round.view(None).sets))))
    return overs == [(False, 1), (False, 1), (False, 2), (True, 3)]


@proves(Says.EARLY)
def stopped_early_what_is_laid_counts(bench: Bench) -> bool:
    round = bench.start(*ONE_EACH)
    told = play(round, Ask(1, card=A4), EndRound())
    return told[-1] == RoundOver((0,), early=True) and round.outcome.scores == (1, 0, 0)


@proves(Says.TIME, {"minutes": None}, minutes=2)
def time_ends_the_round_after_the_question_of_that_moment(bench: Bench) -> bool:
    round = bench.start(*ONE_EACH)
    round.play(EACH_TAKES_ONE[0], round.number, at_ms=119_999)
    goes_on = not round.is_over
    told = round.play(EACH_TAKES_ONE[1], round.number, at_ms=120_000)
    return (
        goes_on
        and round.is_over
        and round.outcome.scores == (1, 0, 0)
        and kinds(list(told))[-2:]
        == [
            "TimeUp",
            "RoundOver",
        ]
    )


@proves(Says.SETS_WIN, {"illegal_ask": "penalty"})
def most_sets_win(bench: Bench) -> bool:
    round = bench.start("A1 A2 A3 B1 B2 B3 D1", "A4 C1 C2 C3", "B4 C4 D2 D3 D4")
    try:
        play(round, Ask(1, card=C1))  # a question that costs points where there are penalties
    except MoveError:
        play(round, Ask(1, card=A4), Ask(2, card=B4), EndRound())
        return round.outcome.winners == (0,) and round.outcome.scores == (2, 0, 0)
    return False


@proves(Says.POINTS_WIN, {"naming": "off"}, naming="typed")
def most_points_win(bench: Bench) -> bool:
    round = bench.start("A1 A2 B1", "A3 B2 C1 C2 C3 C4", "A4 B3 B4")  # 1 has laid C
    play(round, Ask(1, card=round.handles[A3]), Name("Amber Garden"))
    play(round, Ask(2, card=round.handles[A4]), Name("Amber Night"), EndRound())
    named = round.outcome.scores == (3, 1, 0) and round.outcome.winners == (0,)
    ruled = bench.by(naming="off", illegal_ask="penalty").start("A1 A2 A3 B1", "A4 B2 C1 C2 C3", "B3 B4 C4")
    play(ruled, Ask(1, card=A4), Ask(1, card=C1), EndRound())
    return named and ruled.outcome.scores == (-1, 0, 0) and ruled.outcome.winners == (1, 2)


def after_each_took_one(bench: Bench) -> Match:
    match = bench.match(*ONE_EACH)
    play(match, *EACH_TAKES_ONE)
    return match


def another_round(bench: Bench, match: Match) -> None:
    """The next round has the same hands, and each lays one family again."""
    play(match, NextRound())
    match.round = bench.table(*ONE_EACH, **bench.options)
    play(match, *EACH_TAKES_ONE)


@proves(Says.ROUNDS, {"rounds": 1}, rounds=2)
def the_points_of_so_many_rounds_are_added_up(bench: Bench) -> bool:
    match = after_each_took_one(bench)
    first = match.is_over
    another_round(bench, match)
    return not first and match.is_over and match.totals == (2, 2, 2)


@proves(Says.TARGET, {"target": None}, target=2)
def rounds_are_played_until_somebody_has_so_many_points(bench: Bench) -> bool:
    match = after_each_took_one(bench)
    first = match.is_over
    another_round(bench, match)
    return not first and match.is_over and match.totals == (2, 2, 2)


@proves(Says.TARGET_MOVES, {"target": None, "rounds": 2}, target=2)
def the_target_can_be_moved_between_rounds(bench: Bench) -> bool:
    match = after_each_took_one(bench)
    play(match, MoveTarget(3))
    another_round(bench, match)
    return not match.is_over and match.totals == (2, 2, 2)


def outcome(bench: Bench) -> MatchOutcome | None:
    return after_each_took_one(bench).outcome


@proves(Says.TIE_SHARED, {"tie": "second_hand"})
def leaders_share_the_win(bench: Bench) -> bool:
    return outcome(bench) == MatchOutcome((0, 1, 2), Decision.SHARED, early=False)


@proves(Says.TIE_BY_HITS, {"tie": "share"}, tie="asks")
def more_hits_settle_a_tie_and_else_it_is_shared(bench: Bench) -> bool:
    equal = outcome(bench) == MatchOutcome((0, 1, 2), Decision.SHARED, early=False)
    match = bench.match("A1 A2 B1", "A3 A4 B2", "B3 B4", dealer=0)
    play(match, Ask(0, card=B1), Ask(0, card=A1), Ask(0, card=B4))  # 1 hits twice and misses
    play(match, Ask(1, card=B1), Ask(1, card=B2))  # 2 lays B by two hits and is out
    play(match, Ask(1, card=A1), Ask(1, card=A3), Ask(1, card=A4))  # 0 lays A by three
    return equal and match.outcome == MatchOutcome((0,), Decision.ASKS, early=False)


def two_lead(bench: Bench) -> tuple[Match, list[Any]]:
    """0 and 1 have laid one family each, 2 none, when the round is ended."""
    match = bench.match(*ONE_EACH)
    return match, play(match, *EACH_TAKES_ONE[:3], EndRound())


@proves(Says.TIE_SUDDEN, {"tie": "share"}, tie="sudden_death")
def the_first_set_of_a_fresh_deal_wins(bench: Bench) -> bool:
    match, told = two_lead(bench)
    settles = told[-1] == TieToSettle((0, 1), "sudden_death")
    play(match, NextRound())
    alone = [bool(hand) for hand in match.round.deal.hands] == [True, True, False]
    match = after_each_took_one(bench)
    play(match, NextRound())
    all_dealt = sum(map(len, match.round.deal.hands)) == 12 and not match.round.deal.pile
    match.round = bench.table(*ONE_EACH, dealer=0)
    play(match, Ask(2, card=B4))  # 1 lays B
    won = match.outcome == MatchOutcome((1,), Decision.SUDDEN_DEATH, early=False)
    return settles and alone and all_dealt and won


@proves(Says.SUDDEN_PILE, {"tie": "share"}, tie="sudden_death")
def two_leaders_have_a_pile(bench: Bench) -> bool:
    match, _ = two_lead(bench)
    play(match, NextRound())
    deal = match.round.deal
    return list(map(len, deal.hands)) == [3, 3, 0] and len(deal.pile) == 6  # of twelve cards; of many it is seven


@proves(Says.SUDDEN_UNNAMED, {"naming": "off"}, tie="sudden_death", naming="typed")
def nothing_is_named_in_a_sudden_death(bench: Bench) -> bool:
    match = bench.match(*THREE)
    play(match, EndRound(), NextRound())  # nobody has a point: all lead
    was_named = match.rules.naming != "off"
    return was_named and match.round.rules.naming == "off"


@proves(Says.TIE_SECOND, {"tie": "share"}, tie="second_hand")
def a_second_round_settles_a_tie(bench: Bench) -> bool:
    outcomes = []
    for first, last in ((Ask(1, card=A4), Decision.SECOND_HAND), (Ask(1, card=C2), Decision.SHARED)):
        match, _ = two_lead(bench)
        play(match, NextRound())
        all_play = all(match.round.deal.hands)
        match.round = bench.table(*ONE_EACH)
        play(match, first, EndRound())  # 0 lays A, or nobody lays anything
        outcomes.append(all_play and match.outcome is not None and match.outcome.decision is last)
        outcomes.append(match.totals == (1, 1, 0))  # that round counts for nothing else
    return all(outcomes)
