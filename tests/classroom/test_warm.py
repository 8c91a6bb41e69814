from collections.abc import Callable
from datetime import datetime

import pytest
from sqlalchemy import Engine, event, func, select, text
from support.seated import SHARP3, At, Person, Play

from authors_edu.classroom.games import load_game, moves_since
from authors_edu.classroom.seats import Tables
from authors_edu.classroom.tables import MOVES
from authors_edu.classroom.warm import WarmGame
from authors_edu.game.moves import Ask, Choose, Name, NameByChance, Undo
from authors_edu.game.refusals import StaleMove
from authors_edu.game.view import Stage


class Killed(BaseException):
    """Stands for the death of the process: nothing handles it."""


def die_before_commit(engine: Engine, number: int) -> Engine:
    """Makes it as if the process were killed just before this commit, counted from 0."""
    left = [number]

    @event.listens_for(engine, "commit")
    def _count(_connection: object) -> None:
        if left[0] == 0:
            raise Killed
        left[0] -= 1

    return engine


@pytest.mark.parametrize(("preset", "step"), [("classroom", 1), ("juniors", 4)])
def test_killed_before_any_commit_the_same_game_goes_on(
    open_again: Callable[[], Engine],
    engine: Engine,
    small_deck_id: int,
    now: datetime,
    preset: str,
    step: int,
    play_out: Play,
) -> None:
    """At every kind of moment: the own turn, a name pending, in the middle of the bots' turns, at the last move."""
    opponents = ("sharp", "random")
    tables = Tables(engine)
    for seed in range(50):  # whatever the bots choose, a deal in which every kind of move is made
        game_id = tables.start(small_deck_id, None, "undisturbed", preset, opponents, now, seed=seed)
        play_out(tables, game_id, "undisturbed", now)
        expected = moves_since(engine, game_id, 0)
        kinds = {(each.by_bot, type(each.move)) for each in expected}
        if kinds >= {(False, Ask), (True, Ask), (True, NameByChance)} and kinds & {(False, Name), (False, Choose)}:
            break
    else:
        pytest.fail("no such deal")
    for survived in range(0, len(expected), step):
        other = tables.start(small_deck_id, None, f"cookie {survived}", preset, opponents, now, seed=seed)
        dying = die_before_commit(open_again(), survived)
        with pytest.raises(Killed):
            play_out(Tables(dying), other, f"cookie {survived}", now)
        dying.dispose()
        again = open_again()
        assert Tables(again).current(f"cookie {survived}") == other
        play_out(Tables(again), other, f"cookie {survived}", now)
        assert moves_since(again, other, 0) == expected
        again.dispose()


def test_two_servers_at_one_database_play_one_game(
    open_again: Callable[[], Engine], deck_id: int, now: datetime, person: Person
) -> None:
    """Each keeps its own warm copy, and each sees what the other has played."""
    servers = Tables(open_again()), Tables(open_again())
    game_id = servers[0].start(deck_id, None, "cookie", "classroom", SHARP3, now, seed=8)
    view = servers[0].open(game_id, "cookie").view
    turn = 0
    while view.stage is not Stage.OVER:
        here, there = servers[turn % 2], servers[1 - turn % 2]
        here.play(game_id, "cookie", person(view), view.number, now)
        with pytest.raises(StaleMove):
            there.play(game_id, "cookie", person(view), view.number, now)
        assert there.open(game_id, "cookie") == here.open(game_id, "cookie")
        view = there.open(game_id, "cookie").view
        turn += 1


def selects_of(engine: Engine, act: Callable[[], object]) -> int:
    queries: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        queries.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    act()
    event.remove(engine, "before_cursor_execute", note)
    return sum(query.startswith("SELECT") for query in queries)


def test_a_copy_dropped_for_room_comes_back_from_the_log(
    engine: Engine, deck_id: int, now: datetime, play_one: Play
) -> None:
    tables = Tables(engine, most_warm=2)
    games = [tables.start(deck_id, None, f"c{n}", "classic", SHARP3, now, seed=n) for n in range(5)]
    shown = [play_one(tables, game, f"c{n}", now) for n, game in enumerate(games)]
    assert [tables.open(game, f"c{n}") for n, game in enumerate(games)] == shown
    assert selects_of(engine, lambda: tables.open(games[4], "c4")) == 2  # still warm: what is new, what is allowed
    assert selects_of(engine, lambda: tables.open(games[0], "c0")) > 2  # had to make room


def test_a_clock_that_is_put_back_stops_no_game(engine: Engine, deck_id: int, at: At, play_one: Play) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classroom", SHARP3, at(0), seed=3)
    for seconds in (30, 60, -3600, 90):
        play_one(tables, game_id, "cookie", at(seconds))
    times = [each.at_ms for each in moves_since(engine, game_id, 0) if not each.by_bot]
    assert times == [30_000, 60_000, 60_000, 90_000]


def test_a_catch_up_with_nothing_new_is_one_query(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now)
    tables.open(game_id, "cookie")
    assert selects_of(engine, lambda: tables.open(game_id, "cookie")) == 1


def test_what_is_written_tells_no_more_than_moves(engine: Engine, deck_id: int, now: datetime, play_one: Play) -> None:
    """Kept of a move: its number, time, seat, whether a bot made it, and the move itself."""
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=3)
    play_one(tables, game_id, "cookie", now)
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(MOVES)) == len(moves_since(engine, game_id, 0))
        assert connection.scalar(text("SELECT count(*) FROM namings")) == 0
        assert connection.scalar(text("SELECT count(*) FROM sets_laid")) == 0  # a guest leaves no progress
    assert load_game(engine, game_id).seed == 3


def test_after_an_undo_the_bots_know_what_they_knew_before_r90(
    engine: Engine, deck_id: int, now: datetime, play_one: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", ("sharp", "sharp"), now, seed=4)
    play_one(tables, game_id, "cookie", now)
    warm = WarmGame(load_game(engine, game_id))
    warm.catch_up(engine)
    places = range(4 * 13)
    known = [[warm.knowledge.fact(seat, card // 4, card) for card in places] for seat in range(3)]
    seat, number = warm.round.turn, warm.round.number
    warm.play(engine, seat, warm.round.legal_asks()[0], number, 0, by_bot=True)
    assert [[warm.knowledge.fact(seat, card // 4, card) for card in places] for seat in range(3)] != known
    warm.play(engine, seat, Undo(seat), number + 1, 0, by_bot=False)
    assert [[warm.knowledge.fact(seat, card // 4, card) for card in places] for seat in range(3)] == known
    again = WarmGame(load_game(engine, game_id))
    again.catch_up(engine)
    assert [again.round.view(seat) for seat in range(3)] == [warm.round.view(seat) for seat in range(3)]
