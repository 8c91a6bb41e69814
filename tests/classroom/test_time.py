"""The minutes of a round: a table whose time is up ends, also where nobody moves any more (R-20)."""

from collections.abc import Callable

import pytest
from sqlalchemy import Engine, select
from support.seated import At, Person, Play

from authors_edu.classroom.games import moves_since
from authors_edu.classroom.progress import progress
from authors_edu.classroom.roster import set_students
from authors_edu.classroom.seats import Tables
from authors_edu.classroom.tables import GAMES, NAMINGS
from authors_edu.game.events import RoundOver, TimeUp
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import EndRound, Name
from authors_edu.game.refusals import MoveError
from authors_edu.game.view import Stage

TWO = ("sharp", "beginner")
TEN = {"minutes": 10}


def start(
    tables: Tables, deck_id: int, at: At, preset: str = "classic", student: int | None = None, **more: int
) -> int:
    return tables.start(deck_id, student, "cookie", preset, TWO, at(0), seed=4, options=TEN | more)


def test_the_time_left_is_told_where_a_round_has_minutes(engine: Engine, deck_id: int, at: At, play_one: Play) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at)
    assert tables.open(game_id, "cookie", at(0)).course.left_ms == 600_000
    play_one(tables, game_id, "cookie", at(30))
    assert tables.open(game_id, "cookie", at(61.5)).course.left_ms == 538_500
    assert tables.open(game_id, "cookie").course.left_ms is None
    endless = tables.start(deck_id, None, "other", "classic", TWO, at(0))
    assert tables.open(endless, "other", at(9)).course.left_ms is None


@pytest.mark.parametrize("late", [600, 86_400])
def test_a_table_that_everybody_forgot_has_ended_when_its_minutes_were_up_r20(
    engine: Engine, deck_id: int, at: At, play_one: Play, late: float
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at)
    play_one(tables, game_id, "cookie", at(10))
    before = tables.open(game_id, "cookie", at(599.9))
    assert before.view.stage is Stage.ASK
    after = tables.open(game_id, "cookie", at(late))
    assert after.view.stage is Stage.OVER and after.view.sets == before.view.sets
    told = [event for _, event in after.said if isinstance(event, TimeUp | RoundOver)]
    assert told == [TimeUp(), RoundOver(after.view.winners, early=True)]
    assert after.course.left_ms is None and tables.current("cookie") is None
    with engine.connect() as connection:
        ended, began = connection.execute(select(GAMES.c.ended_ms, GAMES.c.started_ms)).one()
    assert ended - began == 600_000
    assert tables.open(game_id, "cookie", at(late + 5)) == after
    assert Tables(engine).open(game_id, "cookie", at(late + 5)) == after


def test_a_question_asked_just_after_the_last_minute_is_answered_and_ends_the_round_r20(
    engine: Engine, deck_id: int, at: At, person: Person
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at)
    view = tables.open(game_id, "cookie", at(0)).view
    tables.play(game_id, "cookie", person(view), view.number, at(600.2))
    after = tables.open(game_id, "cookie", at(601))
    assert after.view.number == view.number + 1 and after.view.stage is Stage.OVER
    kinds = [type(event).__name__ for _, event in after.said]
    assert kinds[:2] == ["Asked", "Answered"] and "TimeUp" in kinds
    with pytest.raises(MoveError):
        tables.play(game_id, "cookie", person(view), after.view.number, at(602))


def test_a_name_that_the_time_cut_off_is_no_answer_and_one_in_the_last_moment_is_r57(
    engine: Engine, deck_id: int, at: At, play_one: Play
) -> None:
    [ana] = set_students(engine, ["Ana"], at(0)).added
    tables = Tables(engine)
    for name, counted in ((None, 0), ("wrong", 1)):
        game_id = start(tables, deck_id, at, "classroom", ana.id)
        table = tables.open(game_id, "cookie")
        while table.view.stage is not Stage.NAME:
            table = play_one(tables, game_id, "cookie", at(5))
        with engine.connect() as connection:
            asked = len(connection.execute(select(NAMINGS)).all())
        if name is not None:
            tables.play(game_id, "cookie", Name(name), table.view.number, at(601))
        assert tables.open(game_id, "cookie", at(602)).view.stage is Stage.OVER
        with engine.connect() as connection:
            assert len(connection.execute(select(NAMINGS)).all()) == asked + counted
    assert progress(engine, deck_id).students[0].named.asked == asked + 1


def test_every_round_of_a_match_has_its_own_minutes_and_none_run_between_two_r20_r65(
    engine: Engine, deck_id: int, at: At
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at, rounds=2)
    between = tables.open(game_id, "cookie", at(650))
    assert between.course.match is not None and between.course.match.is_between
    assert tables.open(game_id, "cookie", at(5000)).course.match == between.course.match
    tables.play(game_id, "cookie", NextRound(), between.view.number, at(5000))
    assert tables.open(game_id, "cookie", at(5060)).course.left_ms == 540_000
    over = tables.open(game_id, "cookie", at(9999))
    assert over.course.match is not None and over.course.match.outcome is not None


def test_two_servers_that_both_see_the_time_is_up_end_the_round_once(
    open_again: Callable[[], Engine], engine: Engine, deck_id: int, at: At
) -> None:
    servers = Tables(open_again()), Tables(open_again())
    game_id = start(servers[0], deck_id, at)
    for server in servers:
        server.open(game_id, "cookie", at(1))
    first, second = (server.open(game_id, "cookie", at(700)) for server in servers)
    assert first == second
    assert [type(each.move) for each in moves_since(engine, game_id, 0)].count(EndRound) == 1
