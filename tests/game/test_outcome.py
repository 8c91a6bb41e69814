"""R-44, R-60, R-61, R-64, R-65: who wins a round, and why."""

import json

import pytest

from authors_edu.game.events import RoundOver
from authors_edu.game.moves import Ask, EndRound
from authors_edu.game.outcome import Decision, Ending, by_side, count, leading, settle_by_asks, sides_of
from authors_edu.game.position import position
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.stage import Stage
from authors_edu.game.view import View

A1, A2, A3, A4, B1, B2, B3, B4 = range(8)


def again(round):
    return Round.from_dict(json.loads(json.dumps(round.to_dict())))


def counted(sets, *, named=None, lost=None, hits=None, **options):
    none = (0,) * len(sets)
    rules = Rules(seats=len(sets), **options)
    return count(
        rules, Ending.ALL_LAID, sets=sets, naming_points=named or none, penalties=lost or none, hits=hits or none
    )


@pytest.mark.parametrize("word", [*Ending, *Decision, *Stage])
def test_what_stands_in_a_log_is_the_name_itself(word):
    assert word == word.name.lower()


def test_a_score_is_sets_and_names_less_penalties_r60():
    outcome = counted((3, 2, 0), named=(0, 2, 0), lost=(0, 2, 2))
    assert outcome.scores == (3, 2, -2)
    assert (outcome.winners, outcome.decision) == ((0,), Decision.POINTS)


def test_tied_leaders_share_r61():
    outcome = counted((4, 1, 4), hits=(5, 9, 1))
    assert (outcome.winners, outcome.decision) == ((0, 2), Decision.SHARED)


def test_more_asks_answered_by_a_hit_win_a_tie_r64():
    outcome = counted((4, 1, 4), hits=(5, 9, 6), tie="asks")
    assert (outcome.winners, outcome.decision) == ((2,), Decision.ASKS)


def test_still_equal_is_shared_r64():
    outcome = counted((4, 4, 4), hits=(5, 6, 6), tie="asks")
    assert (outcome.winners, outcome.decision) == ((0, 1, 2), Decision.SHARED)


@pytest.mark.parametrize("tie", ["sudden_death", "second_hand"])
def test_a_tie_that_takes_another_round_stays_open_here_r62_r63(tie):
    assert counted((4, 4, 3), hits=(5, 6, 6), tie=tie).winners == (0, 1)


@pytest.mark.parametrize("form", [{"rounds": 3}, {"target": 10}])
def test_within_a_match_a_round_settles_no_tie_r65(form):
    assert counted((4, 4, 3), hits=(5, 6, 6), tie="asks", **form).decision is Decision.SHARED


def test_sets_and_ties_belong_to_the_team_r44():
    outcome = counted((3, 1, 2, 4), teams=True)
    assert (outcome.winners, outcome.decision) == ((0, 1, 2, 3), Decision.SHARED)
    assert counted((3, 1, 2, 3), teams=True).winners == (0, 2)
    # Seat 3 has most by itself, and its team fewer.
    assert counted((3, 0, 3, 5), teams=True).winners == (0, 2)


def test_hits_belong_to_the_team_r44_r64():
    outcome = counted((3, 1, 2, 4), hits=(9, 5, 0, 5), teams=True, tie="asks")
    assert (outcome.winners, outcome.decision) == ((1, 3), Decision.ASKS)


def test_sides_r44():
    assert sides_of(Rules(seats=6, teams=True)) == ((0, 2, 4), (1, 3, 5))
    assert sides_of(Rules(seats=4), playing=(1, 3)) == ((1,), (3,))
    assert by_side(((0, 2), (1, 3)), (1, 2, 3, 4)) == (4, 6)
    assert leading(((0,), (1,), (2,)), (2, 3, 3)) == ((1,), (2,))
    assert settle_by_asks(((1,), (2,)), (0, 4, 5)) == (((2,),), Decision.ASKS)


def test_who_sits_by_wins_nothing_r62():
    round = position("> A1 A2 B1 | - | A3 A4 B2 B3 B4")
    assert round.playing == (0, 2)
    assert round.play(EndRound(), 0) == (RoundOver((0, 2), early=True),)
    assert again(round).outcome.winners == (0, 2)


def test_only_hits_of_asks_count_not_draws_r64():
    round = position("A1 B1 | A2 B2 | B3 B4 / A4 A3")
    round.play(Ask(1, card=A2), 0)  # a hit
    round.play(Ask(2, card=A4), 1)  # a draw that matches
    assert round.turn == 0
    assert round.view(None).hits == (1, 0, 0)
    round.play(Ask(2, card=B3), 2)
    assert round.view(None).hits == (2, 0, 0)


def test_a_hand_of_a_team_mate_is_never_seen_r44_r17():
    round = position("A1 B1 | A2 B2 | A3 B3 | A4 B4", teams=True)
    view: View = round.view(0)
    assert view.hand == (A1, B1)
    assert Ask(2, card=A3) in round.legal_asks()  # and may be asked for its cards
    round.play(Ask(2, card=A3), 0)
    assert round.view(2).hand == (B3,)
