"""A match at a table: round after round, the log is its truth as well (R-62 to R-65)."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import Engine, func, select
from support.seated import Person, Play

from authors_edu.classroom.games import (
    Game,
    LoggedMove,
    Seat,
    Told,
    append_move,
    create_game,
    hash_visitor,
    load_game,
    moves_since,
)
from authors_edu.classroom.progress import progress
from authors_edu.classroom.roster import set_students
from authors_edu.classroom.seats import LiveTable, NotYourSeat, Tables
from authors_edu.classroom.tables import SETS_LAID
from authors_edu.decks.model import Deck
from authors_edu.game.events import Dealt
from authors_edu.game.match import Match, MatchView
from authors_edu.game.match_events import MatchOver, RoundCounted, TargetMoved, TieToSettle
from authors_edu.game.match_moves import EndMatch, MoveTarget, NextRound
from authors_edu.game.moves import EndRound, Leave
from authors_edu.game.refusals import MoveError, Reason, StaleMove
from authors_edu.game.rules import Rules
from authors_edu.game.view import Stage

TWO = ("sharp", "beginner")


def match_of(table: LiveTable) -> MatchView:
    assert table.course.match is not None
    return table.course.match


def next_round(tables: Tables, game_id: int, now: datetime) -> LiveTable:
    number = tables.open(game_id, "cookie").view.number
    tables.play(game_id, "cookie", NextRound(), number, now)
    return tables.open(game_id, "cookie")


def play_match(tables: Tables, game_id: int, now: datetime, play_out: Play) -> LiveTable:
    table = play_out(tables, game_id, "cookie", now)
    while match_of(table).is_between:
        next_round(tables, game_id, now)
        table = play_out(tables, game_id, "cookie", now)
    return table


def start(tables: Tables, deck_id: int, now: datetime, seed: int, student: int | None = None, **options: Any) -> int:
    return tables.start(deck_id, student, "cookie", "classic", TWO, now, seed=seed, options=options)


def test_a_match_of_two_rounds_goes_on_by_a_persons_move_and_adds_up_r65(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 3, rounds=2)
    table = play_out(tables, game_id, "cookie", now)
    assert match_of(table).is_between and tables.current("cookie") == game_id
    first = tuple(map(len, table.view.sets))
    assert match_of(table).totals == first and sum(first) == 3
    after = next_round(tables, game_id, now)
    assert after.view.stage is Stage.ASK and after.view.turn == 0
    assert after.view.dealer == (table.view.dealer + 1) % 3, "R-02"
    assert isinstance(after.said[0][1], Dealt)
    assert {number for number, _ in after.said} == set(range(table.view.number + 1, after.view.number + 1))
    table = play_out(tables, game_id, "cookie", now)
    assert [type(event) for _, event in table.said][-2:] == [RoundCounted, MatchOver]
    assert match_of(table).totals == tuple(one + len(two) for one, two in zip(first, table.view.sets, strict=True))
    assert match_of(table).outcome is not None and tables.current("cookie") is None
    with pytest.raises(MoveError, match="match_over"):
        tables.play(game_id, "cookie", NextRound(), table.view.number, now)


def test_replaying_the_log_gives_the_same_match_at_every_moment(
    open_again: Callable[[], Engine], engine: Engine, small_deck_id: int, now: datetime, play_one: Play
) -> None:
    """A refresh, another tab, another server: all see the same, also between two rounds."""
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 5, target=3, tie="sudden_death")
    going_on = True
    while going_on:
        table = tables.open(game_id, "cookie")
        assert Tables(open_again()).open(game_id, "cookie") == table
        logged = moves_since(engine, game_id, 0)
        assert [each.number for each in logged] == list(range(1, len(logged) + 1))
        if match_of(table).is_between:
            next_round(tables, game_id, now)
        elif table.view.stage is not Stage.OVER:
            play_one(tables, game_id, "cookie", now)
        else:
            going_on = False
    assert max(match_of(table).totals) >= 3
    game = load_game(engine, game_id)
    match = Match(game.deck, game.rules, len(game.seats), game.seed)
    for each in logged:
        match.play(each.move, match.number, each.at_ms)
    assert match.view(0) == match_of(table)


def test_a_second_press_on_the_next_round_deals_nothing(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 3, rounds=3)
    number = play_out(tables, game_id, "cookie", now).view.number
    tables.play(game_id, "cookie", NextRound(), number, now)
    table = tables.open(game_id, "cookie")
    with pytest.raises(StaleMove):
        tables.play(game_id, "cookie", NextRound(), number, now)
    with pytest.raises(MoveError) as early:
        tables.play(game_id, "cookie", NextRound(), table.view.number, now)
    assert early.value.reason is Reason.ROUND_GOES_ON
    with pytest.raises(NotYourSeat):
        tables.play(game_id, "stranger", NextRound(), table.view.number, now)
    assert tables.open(game_id, "cookie") == table


def test_a_next_round_that_was_not_written_was_not_dealt(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server dies, or the disk is full, between the deal and its row in the log."""
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 3, rounds=2)
    before = play_out(tables, game_id, "cookie", now)

    def fail(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken, pytest.raises(OSError, match="full"):
        broken.setattr("authors_edu.classroom.warm.append_move", fail)
        tables.play(game_id, "cookie", NextRound(), before.view.number, now)
    assert tables.open(game_id, "cookie") == before
    assert next_round(tables, game_id, now).view.stage is Stage.ASK


def test_the_target_is_moved_between_rounds_and_the_match_goes_on_to_it_r65(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 3, target=4)
    table = play_out(tables, game_id, "cookie", now)
    highest = max(match_of(table).totals)
    with pytest.raises(MoveError, match="target_reached"):
        tables.play(game_id, "cookie", MoveTarget(highest), table.view.number, now)
    tables.play(game_id, "cookie", MoveTarget(highest + 1), table.view.number, now)
    moved = tables.open(game_id, "cookie")
    assert moved.said[-1][1] == TargetMoved(highest + 1) and match_of(moved).target == highest + 1
    while not match_of(moved).outcome:
        next_round(tables, game_id, now)
        moved = play_out(tables, game_id, "cookie", now)
    assert max(match_of(moved).totals) >= highest + 1


def test_the_match_can_be_ended_between_rounds_and_the_leader_is_crowned_r65(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 3, target=50)
    table = play_out(tables, game_id, "cookie", now)
    tables.play(game_id, "cookie", EndMatch(), table.view.number, now)
    ended = tables.open(game_id, "cookie")
    totals = match_of(ended).totals
    assert [event for _, event in ended.said if isinstance(event, MatchOver)] == [
        MatchOver(tuple(seat for seat, points in enumerate(totals) if points == max(totals)), "points", early=True)
    ]
    assert tables.current("cookie") is None


@pytest.mark.parametrize("between", [False, True])
def test_leaving_ends_a_match_and_frees_the_visitor_r20(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play, between: bool
) -> None:
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 3, target=50)
    if between:
        play_out(tables, game_id, "cookie", now)
    tables.leave(game_id, "cookie", now)
    table = tables.open(game_id, "cookie")
    assert (outcome := match_of(table).outcome) is not None and outcome.early
    assert tables.current("cookie") is None
    tables.leave(game_id, "cookie", now)
    assert tables.open(game_id, "cookie") == table


def tied_game(tables: Tables, deck_id: int, now: datetime, play_out: Play, student: int, tie: str) -> int:
    """Deals until a round ends with a tie; seat 0 is one of those who lead."""
    for seed in range(200):
        game_id = start(tables, deck_id, now, seed, student, tie=tie)
        table = play_out(tables, game_id, "cookie", now)
        if match_of(table).is_between and 0 in match_of(table).tied:
            assert isinstance(table.said[-1][1], TieToSettle)
            return game_id
        tables.leave(game_id, "cookie", now)
    raise AssertionError("no tie")


@pytest.mark.parametrize(("tie", "is_tracked"), [("sudden_death", False), ("second_hand", True)])
def test_a_tie_is_played_out_and_the_sets_of_a_sudden_death_are_nobodys_progress_r62_r63(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play, tie: str, is_tracked: bool
) -> None:
    [ana] = set_students(engine, ["Ana"], now).added
    tables = Tables(engine)
    game_id = tied_game(tables, small_deck_id, now, play_out, ana.id, tie)
    before = match_of(tables.open(game_id, "cookie")).totals
    rows = select(func.count()).select_from(SETS_LAID).where(SETS_LAID.c.game_id == game_id)
    with engine.connect() as connection:
        counted = connection.scalar(rows)
    assert counted == before[0]
    next_round(tables, game_id, now)
    table = play_out(tables, game_id, "cookie", now)
    outcome = match_of(table).outcome
    assert outcome is not None and outcome.decision in {tie, "shared"}
    assert match_of(table).totals == before and tables.current("cookie") is None
    laid = len(table.view.sets[0])
    with engine.connect() as connection:
        assert connection.scalar(rows) == counted + laid * is_tracked


def test_progress_counts_the_sets_of_every_round(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    [ana] = set_students(engine, ["Ana"], now).added
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 4, ana.id, rounds=3)
    table = play_match(tables, game_id, now, play_out)
    assert len(match_of(table).rounds) == 3
    [row] = progress(engine, small_deck_id).students
    assert sum(row.completed) + sum(row.dealt) == match_of(table).totals[0]


def test_parlour_without_a_tie_is_over_after_its_round_and_another_keeps_its_rules(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    for seed in range(20):
        game_id = tables.start(small_deck_id, None, "cookie", "parlour", TWO, now, seed=seed, options={"minutes": 9})
        table = play_out(tables, game_id, "cookie", now)
        if not match_of(table).is_between:
            break
        tables.leave(game_id, "cookie", now)
    assert match_of(table).outcome is not None and tables.current("cookie") is None
    again = tables.open(tables.again(game_id, "cookie", now), "cookie")
    assert (again.view.rules.tie, again.view.rules.minutes) == ("second_hand", 9)


def test_a_game_that_an_older_release_left_behind_opens_as_it_stood(
    engine: Engine, small_deck_id: int, now: datetime
) -> None:
    """It knew rounds alone, and ended one that everybody had left by agreeing to end it."""
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, now, 3)
    number = tables.open(game_id, "cookie").view.number
    game = load_game(engine, game_id)
    for step, move in enumerate((Leave(0), EndRound()), start=1):
        append_move(engine, game, LoggedMove(number + step, 0, 0, step == 2, move), Told(), over=step == 2)
    table = Tables(engine).open(game_id, "cookie")
    assert table.view.stage is Stage.OVER and table.view.number == number + 2
    assert tables.open(game_id, "cookie") == table


def test_who_left_between_two_rounds_is_a_bot_in_all_that_follow_r20(
    engine: Engine, small_deck_id: int, small_deck: Deck, now: datetime, play_out: Play, person: Person
) -> None:
    people = (Seat(visitor=hash_visitor("ana")), Seat(visitor=hash_visitor("ben")))
    rules = Rules(seats=3, target=30)
    game = Game(small_deck_id, 1, small_deck, "classic", rules, (*people, Seat("Bela", level="sharp")), 4, 0)
    game_id, tables = create_game(engine, game, Told(), over=False), Tables(engine)
    view = tables.open(game_id, "ana").view
    while view.stage is not Stage.OVER:
        who = ("ana", "ben")[view.turn]
        tables.play(game_id, who, person(tables.open(game_id, who).view), view.number, now)
        view = tables.open(game_id, "ana").view
    tables.leave(game_id, "ana", now)
    table = tables.open(game_id, "ben")
    while match_of(table).outcome is None:
        assert match_of(table).is_between or table.view.turn == 1
        if match_of(table).is_between:
            tables.play(game_id, "ben", NextRound(), table.view.number, now)
        table = play_out(tables, game_id, "ben", now)
    by_ana = [each.move for each in moves_since(engine, game_id, 0) if each.seat == 0 and not each.by_bot]
    assert [type(move) for move in by_ana[-2:]] == [NextRound, Leave]
