"""Taking back, against bots alone: what it may not do is to show anything that then counts (R-52, R-57, R-90)."""

from collections.abc import Callable
from datetime import datetime

import pytest
from sqlalchemy import Engine, select
from support.seated import Play

from authors_edu.classroom.allowed import allow_taking_back
from authors_edu.classroom.games import Game, Seat, Told, create_game, hash_visitor, moves_since
from authors_edu.classroom.roster import set_students
from authors_edu.classroom.seats import LiveTable, Tables
from authors_edu.classroom.tables import NAMINGS, SETS_LAID
from authors_edu.decks.model import Deck
from authors_edu.game.events import Undone
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import Name, Undo
from authors_edu.game.refusals import MoveError, StaleMove
from authors_edu.game.rules import Rules
from authors_edu.game.view import Stage

TWO = ("sharp", "beginner")
SEED = 1  # seat 0 lays two sets and more


def take_back(tables: Tables, game_id: int, now: datetime) -> LiveTable:
    tables.play(game_id, "cookie", Undo(0), tables.open(game_id, "cookie").view.number, now)
    return tables.open(game_id, "cookie")


def start(tables: Tables, deck_id: int, now: datetime, student: int | None, preset: str = "classic") -> int:
    return tables.start(deck_id, student, "cookie", preset, TWO, now, seed=6, options={"rounds": 2})


def sets_and_namings(engine: Engine) -> tuple[int, int]:
    with engine.connect() as connection:
        return len(connection.execute(select(SETS_LAID)).all()), len(connection.execute(select(NAMINGS)).all())


def test_the_table_stands_as_before_the_last_decision_and_so_it_is_for_every_server(
    open_again: Callable[[], Engine], engine: Engine, deck_id: int, now: datetime, play_one: Play
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, now, None)
    before = tables.open(game_id, "cookie")
    assert not before.course.may_take_back
    with pytest.raises(MoveError, match="nothing_to_undo"):
        take_back(tables, game_id, now)
    after = play_one(tables, game_id, "cookie", now)
    assert after.course.may_take_back
    back = take_back(tables, game_id, now)
    assert (back.view.hand, back.view.hand_sizes, back.view.sets) == (
        before.view.hand,
        before.view.hand_sizes,
        before.view.sets,
    )
    assert back.said == ((back.view.number, Undone(0, before.view.number + 1)),)
    assert back.view.number == after.view.number + 1, "the log forgets nothing"
    assert Tables(open_again()).open(game_id, "cookie") == back
    with pytest.raises(StaleMove):
        tables.play(game_id, "cookie", Undo(0), after.view.number, now)


def test_a_set_that_is_taken_back_is_struck_out_and_no_other_of_this_round_counts(
    engine: Engine, deck_id: int, now: datetime, play_one: Play, play_out: Play
) -> None:
    [ana] = set_students(engine, ["Ana"], now).added
    tables = Tables(engine)
    game_id = tables.start(
        deck_id, ana.id, "cookie", "go_fish", ("random", "random"), now, seed=SEED, options={"rounds": 2}
    )
    table = tables.open(game_id, "cookie")
    while len(table.view.sets[0]) < 2:
        table = play_one(tables, game_id, "cookie", now)
    assert sets_and_namings(engine) == (2, 0) and table.course.is_recorded and not table.course.is_practice
    back = take_back(tables, game_id, now)
    assert sets_and_namings(engine) == (len(back.view.sets[0]), 0)
    assert back.course.is_practice and not back.course.is_recorded
    while len(back.view.sets[0]):
        back = take_back(tables, game_id, now)
    assert sets_and_namings(engine) == (0, 0), "also one that was laid before the first taking back"
    assert sum(map(len, play_out(tables, game_id, "cookie", now).view.sets)) == 13
    assert sets_and_namings(engine) == (0, 0)
    number = tables.open(game_id, "cookie").view.number
    tables.play(game_id, "cookie", NextRound(), number, now)
    anew = tables.open(game_id, "cookie")
    assert anew.course.is_recorded and not anew.course.is_practice
    over = play_out(tables, game_id, "cookie", now)
    assert sets_and_namings(engine)[0] == len(over.view.sets[0])


def test_a_naming_that_is_taken_back_stays_the_one_try_and_brings_no_point_r52_r57(
    engine: Engine, deck_id: int, now: datetime, play_one: Play
) -> None:
    [ana] = set_students(engine, ["Ana"], now).added
    tables = Tables(engine)
    game_id = start(tables, deck_id, now, ana.id, "classroom")
    table = tables.open(game_id, "cookie")
    while table.view.stage is not Stage.NAME:
        table = play_one(tables, game_id, "cookie", now)
    assert table.view.pending is not None
    card, points = table.view.pending.card, table.view.naming_points[0]
    place = int(table.view.clues[card]) - 1800  # the clue of this deck tells the work
    tables.play(game_id, "cookie", Name(f"Work {'NESW'[place]} of {card // 4}"), table.view.number, now)
    named, recorded = tables.open(game_id, "cookie"), sets_and_namings(engine)[1]
    assert named.view.naming_points[0] == points + 1 and recorded > 0
    back = take_back(tables, game_id, now)
    assert back.view.naming_points[0] == points
    assert sets_and_namings(engine)[1] == recorded
    for _ in range(30):  # plays on: the same card may come again, and is not asked for once more
        back = play_one(tables, game_id, "cookie", now)
        assert back.view.pending is None or back.view.pending.card != card
        if back.view.stage is Stage.OVER:
            break
    assert sets_and_namings(engine)[1] == recorded, "what was seen in the stretch taken back cannot be shown off"


def test_nobody_takes_back_for_another_or_where_others_play(
    engine: Engine, deck_id: int, deck: Deck, now: datetime, play_one: Play
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, now, None)
    table = play_one(tables, game_id, "cookie", now)
    with pytest.raises(MoveError, match="out_of_turn"):
        tables.play(game_id, "cookie", Undo(1), table.view.number, now)
    people = (Seat(visitor=hash_visitor("ana")), Seat(visitor=hash_visitor("ben")))
    game = Game(deck_id, 1, deck, "classic", Rules(seats=3), (*people, Seat("Bela", level="sharp")), 4, 0)
    shared = create_game(engine, game, Told(), over=False)
    while not moves_since(engine, shared, 0) or tables.open(shared, "ana").view.turn != 0:
        who = ("ana", "ben")[tables.open(shared, "ana").view.turn]
        play_one(tables, shared, who, now)
    seen = tables.open(shared, "ana")
    assert not seen.course.may_take_back
    with pytest.raises(MoveError, match="undo_not_allowed"):
        tables.play(shared, "ana", Undo(0), seen.view.number, now)
    assert tables.open(shared, "ana") == seen


def test_the_teacher_can_forbid_it_for_every_server_r90(
    open_again: Callable[[], Engine], engine: Engine, deck_id: int, now: datetime, play_one: Play
) -> None:
    tables, other = Tables(engine), open_again()
    game_id = start(tables, deck_id, now, None)
    assert play_one(tables, game_id, "cookie", now).course.may_take_back
    allow_taking_back(other, False)
    table = tables.open(game_id, "cookie")
    assert not table.course.may_take_back
    with pytest.raises(MoveError, match="undo_not_allowed"):
        take_back(tables, game_id, now)
    assert tables.open(game_id, "cookie") == table
    allow_taking_back(other, True)
    assert take_back(tables, game_id, now).view.number == table.view.number + 1
