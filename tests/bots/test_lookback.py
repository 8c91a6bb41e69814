"""Looking back at rounds worked out by hand. A1 is the first work of family A, and has number 0."""

import pytest
from support.spoken import ask, card

from authors_edu.bots.coach import Why
from authors_edu.bots.lookback import Moment, lookback
from authors_edu.game.events import Answered, Ruled
from authors_edu.game.moves import EndRound, Undo
from authors_edu.game.position import position
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.round import Round

FOUR = "A1 B1 C1 | > A2 B2 C2 | A3 B3 C3 | A4 B4 C4"
# Seat 1 gets A3, in sight of all, and after three misses seat 0 is to ask.
A3_SEEN = ("1>2 A3", "1>2 A1", "2>3 B1", "3>1 A1")


def ended(round: Round) -> Round:
    if not round.is_over:
        round.play(EndRound(), round.number)
    return round


def told(moment: Moment) -> tuple[Why, int | None, int | None, list[int]]:
    known = moment.known
    return known.why, known.seat, known.card, [origin.number for origin in known.origins]


def test_r92_a_miss_beside_a_certain_hit_is_a_moment() -> None:
    round = ended(ask(position(FOUR), *A3_SEEN, "0>3 A2", "1>0 A1", "1>3 A4"))

    (moment,) = lookback(round, 0)
    assert (moment.seat, moment.number, moment.said) == (0, 5, Answered(0, 3, 0, card("A2"), 0))
    assert told(moment) == (Why.TOLD, 1, card("A3"), [1])
    assert (moment.lost_to, moment.lost_after) == (1, 2)


def test_r92_not_before_the_round_is_over() -> None:
    round = ask(position(FOUR), *A3_SEEN, "0>3 A2")

    with pytest.raises(MoveError) as refused:
        lookback(round, 0)
    assert refused.value.reason is Reason.NOT_OVER


def test_who_took_what_was_certain_has_nothing_to_look_back_at() -> None:
    assert lookback(ended(ask(position(FOUR), *A3_SEEN, "0>1 A3", "0>3 A2")), 0) == ()


def test_a_miss_when_nothing_was_certain_is_no_moment() -> None:
    round = ended(ask(position(FOUR), "1>2 A1"))

    assert lookback(round, 1) == ()


def test_only_what_was_known_then_counts() -> None:
    """At its first ask seat 1 could not know what the answer to it, and all later ones, told."""
    round = ended(ask(position(FOUR), *A3_SEEN, "0>3 A2", "1>0 A1", "1>3 A4"))

    assert [moment.number for moment in lookback(round, 1)] == []


def test_a_set_that_the_seat_got_itself_is_not_lost() -> None:
    """Seat 0 missed A3, and laid A down in the end."""
    asks = (*A3_SEEN, "0>3 A2", "1>3 C1", "2>3 B1", "3>2 C1", "0>1 A3", "0>1 A2", "0>3 A4")
    (moment,) = lookback(ended(ask(position(FOUR), *asks)), 0)

    assert (moment.number, *told(moment)) == (5, Why.TOLD, 1, card("A3"), [1])
    assert (moment.lost_to, moment.lost_after) == (None, None)


def test_r44_a_set_of_the_own_team_is_not_lost() -> None:
    """Seat 3 got B3 in sight of all; seat 1, of its team, asked past it, and seat 3 laid B down."""
    line = "A1 B1 C1 | A2 B2 C2 | A3 B3 C3 | > A4 B4 C4"
    asks = ("3>2 B3", "3>0 A3", "0>1 A3", "1>0 B4", "2>3 A1", "3>0 B1", "3>1 B2")
    alone, team = (lookback(ended(ask(position(line, teams=teams), *asks)), 1) for teams in (False, True))

    assert (alone[0].lost_to, alone[0].lost_after) == (3, 3)
    assert (team[0].lost_to, team[0].lost_after) == (None, None)


def test_the_set_that_was_lost_soonest_comes_first_and_each_family_once() -> None:
    """Seat 1 got A3 in sight of all, and seat 2 B3. Seat 0 asked past both of them, twice.

    A was laid two asks after its last chance, move 16, and B three asks after its own, move 10.
    """
    line = "A1 B1 C1 D1 | > A2 B2 C2 D2 | A3 B4 C3 D3 | A4 B3 C4 D4"
    asks = ("1>2 A3", "1>2 A1", "2>3 B3", "2>0 B2", "3>2 D1", "0>3 C2", "1>0 D3", "2>0 D2", "3>2 D1", "0>3 C3")
    asks += ("1>2 D1", "2>0 B1", "2>1 B2", "2>0 C2", "3>2 D1", "0>3 C2", "1>0 A1", "1>3 A4")
    moments = lookback(ended(ask(position(line), *asks)), 0)

    assert [(moment.known.card, moment.number, moment.lost_to, moment.lost_after) for moment in moments] == [
        (card("A3"), 16, 1, 2),
        (card("B3"), 10, 2, 3),
    ]


def test_r23_a_question_that_did_not_count_is_as_good_as_a_miss() -> None:
    asks = (*A3_SEEN, "0>3 A1")
    (moment,) = lookback(ended(ask(position(FOUR, illegal_ask="turn_passes"), *asks)), 0)

    assert moment.said == Ruled(0, 3, 0, card("A1"), Reason.CARD_HELD, False)


def test_r90_what_was_taken_back_is_not_looked_back_at() -> None:
    round = ask(position(FOUR), *A3_SEEN, "0>3 A2")
    round.play(Undo(0), round.number)

    assert lookback(ended(ask(round, "0>1 A3")), 0) == ()
