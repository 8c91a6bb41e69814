"""The one unfinished game of a visitor: found again, left, played to its end, and followed by another."""

from datetime import datetime
from threading import Thread

import pytest
from sqlalchemy import Engine, func, select, update
from support.seated import SHARP3, At, Play

from authors_edu.classroom.games import StillPlaying
from authors_edu.classroom.roster import set_students
from authors_edu.classroom.seats import NotYourSeat, Tables
from authors_edu.classroom.tables import GAMES, MOVES
from authors_edu.classroom.warm import BrokenGame
from authors_edu.game.events import RoundOver
from authors_edu.game.match_events import MatchOver
from authors_edu.game.moves import Ask
from authors_edu.game.refusals import MoveError
from authors_edu.game.view import Stage


def test_a_visitor_finds_the_unfinished_game_and_must_leave_it_before_another(
    engine: Engine, deck_id: int, now: datetime
) -> None:
    tables = Tables(engine)
    first = tables.start(deck_id, None, "cookie", "classic", SHARP3, now)
    assert tables.current("cookie") == first
    assert tables.current("other") is None
    with pytest.raises(StillPlaying) as refused:
        tables.start(deck_id, None, "cookie", "classic", SHARP3, now)
    assert refused.value.game_id == first
    tables.leave(first, "cookie", now)
    assert tables.current("cookie") is None
    second = tables.start(deck_id, None, "cookie", "classic", SHARP3, now)
    assert tables.current("cookie") == second


def test_starting_by_a_double_click_deals_one_game(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    outcomes: list[int] = []

    def click() -> None:
        try:
            outcomes.append(tables.start(deck_id, None, "cookie", "classic", SHARP3, now))
        except StillPlaying as refused:
            outcomes.append(refused.game_id)

    clicks = [Thread(target=click) for _ in range(8)]
    for thread in clicks:
        thread.start()
    for thread in clicks:
        thread.join()
    assert outcomes == [tables.current("cookie")] * 8
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(GAMES)) == 1


def test_leaving_ends_the_round_early_and_the_sets_laid_so_far_count(
    engine: Engine, deck_id: int, at: At, play_one: Play
) -> None:
    """R-20"""
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classroom", SHARP3, at(0), seed=4)
    before = tables.open(game_id, "cookie")
    while sum(map(len, before.view.sets)) < 3:
        before = play_one(tables, game_id, "cookie", at(1))
    tables.leave(game_id, "cookie", at(60))
    after = tables.open(game_id, "cookie")
    assert after.view.stage is Stage.OVER
    assert after.view.sets == before.view.sets
    points = [len(sets) + named for sets, named in zip(after.view.sets, after.view.naming_points, strict=True)]
    assert after.view.winners == tuple(seat for seat, score in enumerate(points) if score == max(points))
    [over] = [happened for _, happened in after.said if isinstance(happened, RoundOver)]
    assert over.early
    with engine.connect() as connection:
        ended, started = connection.execute(select(GAMES.c.ended_ms, GAMES.c.started_ms)).one()
    assert ended - started == 60_000
    tables.leave(game_id, "cookie", at(90))  # once more changes nothing
    assert tables.open(game_id, "cookie") == after
    with pytest.raises(MoveError):
        tables.play(game_id, "cookie", Ask(1, card=1), after.view.number, at(91))


def test_leaving_while_a_name_is_pending_ends_the_round(
    engine: Engine, deck_id: int, now: datetime, play_one: Play
) -> None:
    """R-20"""
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classroom", SHARP3, now, seed=4)
    table = tables.open(game_id, "cookie")
    while table.view.stage is not Stage.NAME:
        table = play_one(tables, game_id, "cookie", now)
    tables.leave(game_id, "cookie", now)
    assert tables.open(game_id, "cookie").view.stage is Stage.OVER
    assert tables.current("cookie") is None


def test_a_round_played_to_its_end_frees_the_visitor(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(small_deck_id, None, "cookie", "classroom", ("sharp", "beginner"), now, seed=1)
    table = play_out(tables, game_id, "cookie", now)
    assert sorted(family for sets in table.view.sets for family in sets) == [0, 1, 2]
    assert tables.current("cookie") is None
    assert isinstance(tables.open(game_id, "cookie", all_said=True).said[-1][1], MatchOver)


def test_another_round_has_the_same_player_the_same_game_and_a_new_deal(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    [ana] = set_students(engine, ["Ana"], now).added
    options = {"naming_by_bots": False, "tie": "asks"}
    first = tables.start(
        small_deck_id, ana.id, "cookie", "go_fish", ("sharp", "beginner"), now, seed=1, options=options
    )
    with pytest.raises(StillPlaying):
        tables.again(first, "cookie", now)
    play_out(tables, first, "cookie", now)
    with pytest.raises(NotYourSeat):
        tables.again(first, "another cookie", now)
    second = tables.again(first, "cookie", now)
    table = tables.open(second, "cookie")
    assert second != first
    assert tables.current("cookie") == second
    assert (table.names[0], table.levels, table.preset) == ("Ana", (None, "sharp", "beginner"), "go_fish")
    assert table.view.rules.naming_by_bots is False and table.view.rules.tie == "asks"


def test_a_game_that_this_release_cannot_replay_is_told_and_its_player_is_free(
    engine: Engine, small_deck_id: int, now: datetime, play_one: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(small_deck_id, None, "cookie", "classic", ("beginner", "beginner"), now, seed=3)
    play_one(tables, game_id, "cookie", now)
    with engine.begin() as connection:
        connection.execute(update(MOVES).where(MOVES.c.number == 1).values(move='{"kind": "of a later release"}'))
    later = Tables(engine)
    with pytest.raises(BrokenGame):
        later.open(game_id, "cookie")
    assert later.current("cookie") is None
    later.start(small_deck_id, None, "cookie", "classic", ("beginner",), now)
