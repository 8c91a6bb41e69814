"""Adding up simulated games by hand: shares of a win, teams, stopped games, and what people read of it."""

import pytest

from authors_edu.cli.simulate_results import Played, summary, table
from authors_edu.game.outcome import Decision
from authors_edu.game.rules import Rules

PLAYED = [
    Played(20, 9, 20, 1, Decision.SHARED, winners=((0,), (2,)), sets=(2, 1, 2), points=(2, 1, 2)),
    Played(30, 9, 34, 1, Decision.SHARED, winners=((0,), (1,), (2,)), sets=(1, 1, 1), points=(2, 2, 2)),
    Played(10, 5, 10, 2, Decision.SECOND_HAND, winners=((1,),), sets=(0, 4, 1), points=(0, 4, -1)),
    Played(2000, 5, 2000, 1, None, winners=(), sets=(1, 0, 0), points=(1, 0, 0)),
]


def test_a_shared_win_counts_as_its_fraction_and_a_stopped_game_has_none() -> None:
    assert summary(PLAYED, ["sharp", "sharp", "random"], seconds=1.23456) == {
        "rounds": 4,
        "unfinished": 1,
        "asks": 2060,
        "moves": 2064,
        "seconds": 1.235,
        "seats": [
            {"bot": "sharp", "wins": pytest.approx(5 / 6), "sets": 4, "points": 5},
            {"bot": "sharp", "wins": pytest.approx(4 / 3), "sets": 6, "points": 7},
            {"bot": "random", "wins": pytest.approx(5 / 6), "sets": 4, "points": 3},
        ],
    }


def test_a_team_shares_a_win_with_the_other_team_not_among_its_seats() -> None:
    teams = ((0, 2), (1, 3))
    played = [
        Played(9, 3, 9, 1, Decision.POINTS, winners=teams[:1], sets=(3, 0, 1, 1), points=(3, 0, 1, 1)),
        Played(9, 3, 9, 1, Decision.SHARED, winners=teams, sets=(1, 2, 1, 0), points=(1, 2, 1, 0)),
    ]
    said = summary(played, ["sharp"] * 4, seconds=0)

    assert [seat["wins"] for seat in said["seats"]] == [1.5, 0.5, 1.5, 0.5]
    assert [line.split()[:3] for line in table(said, played, Rules(seats=4, teams=True))[-4:]] == [
        ["1", "A", "sharp"], ["2", "B", "sharp"], ["3", "A", "sharp"], ["4", "B", "sharp"],
    ]  # fmt: skip


def test_people_read_lengths_hits_ties_and_what_was_stopped() -> None:
    said = summary(PLAYED, ["sharp", "sharp", "random"], seconds=0)
    assert table(said, PLAYED, Rules(seats=3))[:5] == [
        "Asks in a game: 25 in the middle (median), from 10 to 2000",
        "Rounds in a game: 1 in the middle (median), from 1 to 2",
        "Hits: 1 of 100 asks",  # 28 of 2060
        "Ties: 3 of 3 games; settled: 2 shared, 1 by a second round",
        "Stopped before their end, because nobody got on: 1 of the games",
    ]
