"""The game without turns at a table: bots call in their own time, and only while somebody looks (R-46)."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from sqlalchemy import Engine
from support.seated import At, Person

from authors_edu.classroom.callers import SPAN_MS
from authors_edu.classroom.games import load_game, moves_since
from authors_edu.classroom.progress import progress
from authors_edu.classroom.roster import set_students
from authors_edu.classroom.seats import LiveTable, Tables
from authors_edu.classroom.warm import WarmGame
from authors_edu.game.calls import Call, CallsVoid, CallUsedUp, Tick
from authors_edu.game.events import Answered, Asked, RoundOver
from authors_edu.game.match import Match
from authors_edu.game.match_moves import EndMatch
from authors_edu.game.moves import Ask, Leave, Pass
from authors_edu.game.refusals import MoveError, Reason, StaleMove, UnreadableMove
from authors_edu.game.view import Stage

THREE = ("sharp", "beginner", "attentive")
SEED = 4  # of a game in whose first two minutes no two call in the same moment


def start(tables: Tables, deck_id: int, at: At, student: int | None = None, seed: int = 3, **options: int) -> int:
    return tables.start(deck_id, student, "cookie", "simultaneous", THREE, at(0), seed=seed, options=options)


def looks(tables: Tables, game_id: int, at: At, seconds: float, step: float = 1.0, since: float = 0) -> LiveTable:
    """Looks again and again, as a page does."""
    table, now = tables.open(game_id, "cookie", at(since)), since
    while now < seconds:
        now = min(now + step, seconds)
        table = tables.open(game_id, "cookie", at(now))
    return table


def kept(engine: Engine, game_id: int) -> list[tuple[int, object, int]]:
    return [(each.seat, each.move, each.at_ms) for each in moves_since(engine, game_id, 0)]


def test_bots_call_in_their_own_time_and_each_call_is_answered_when_its_window_closes(
    engine: Engine, deck_id: int, at: At
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at, seed=SEED)
    assert looks(tables, game_id, at, 4.9).view.number == 0, "nobody calls before five seconds are over"
    table = looks(tables, game_id, at, 120, since=5)
    moves = moves_since(engine, game_id, 0)
    assert len(moves) > 8 and all(each.by_bot for each in moves)
    calls = [each for each in moves if isinstance(each.move, Call)]
    ticks = [each for each in moves if isinstance(each.move, Tick)]
    assert len(calls) - len(ticks) in (0, 1), "in this game no two call in the same moment"
    assert [tick.at_ms - call.at_ms for call, tick in zip(calls, ticks, strict=False)] == [250] * len(ticks)
    for seat in (1, 2, 3):
        times = [each.at_ms for each in calls if each.seat == seat]
        assert len(times) >= 3 and all(later - earlier >= SPAN_MS[0] for earlier, later in pairwise(times))
    assert table.view.number == len(ticks)
    answered = [event for _, event in tables.open(game_id, "cookie", all_said=True).said if isinstance(event, Answered)]
    assert len(answered) == len(ticks)


def test_how_often_a_page_looks_and_a_restart_change_nothing(
    open_again: Callable[[], Engine], engine: Engine, deck_id: int, at: At
) -> None:
    logs = []
    for number, step in enumerate((1.0, 2.5)):
        tables = Tables(engine)
        game_id = tables.start(deck_id, None, f"c{number}", "simultaneous", THREE, at(0), seed=3)
        now = 0.0
        while now < 100:
            tables.open(game_id, f"c{number}", at(now))
            now += step
        logs.append(kept(engine, game_id))
    assert len(logs[0]) > 6 and logs[0] == logs[1]
    again = Tables(open_again())
    looks(again, start(again, deck_id, at), at, 50)
    other = Tables(open_again())
    game_id = other.current("cookie")
    assert game_id is not None
    looks(other, game_id, at, 160, since=60)
    log = kept(engine, game_id)
    assert log[: len(logs[0])] == logs[0]
    game = load_game(engine, game_id)
    match = Match(game.deck, game.rules, 4, game.seed)
    for each in moves_since(engine, game_id, 0):
        match.play(each.move, match.number, each.at_ms)
    assert match.view(0) == other.open(game_id, "cookie").course.match


def test_nobody_plays_on_while_nobody_looks(engine: Engine, deck_id: int, at: At) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at)
    before = looks(tables, game_id, at, 30).view.number
    after = tables.open(game_id, "cookie", at(7200)).view.number
    assert after - before <= 1, "of two hours three seconds count"
    assert looks(tables, game_id, at, 7260, since=7200).view.number > after


def a_miss(engine: Engine, game_id: int) -> Ask:
    warm = warmed(engine, game_id)
    view = warm.match.round.view(0).round
    for card in view.askable_cards:
        for seat in view.askable_seats:
            if card not in warm.match.round.view(seat).round.hand:
                return Ask(seat, card=card)
    raise AssertionError("every question would hit")


def warmed(engine: Engine, game_id: int) -> WarmGame:
    warm = WarmGame(load_game(engine, game_id))
    warm.catch_up(engine)
    return warm


def test_a_persons_call_is_answered_and_after_a_miss_one_waits_for_five_seconds_or_another_answer(
    engine: Engine, deck_id: int, at: At
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at)
    table = tables.open(game_id, "cookie", at(1))
    assert table.course.calls is not None and not table.course.calls.must_wait
    miss = a_miss(engine, game_id)
    tables.play(game_id, "cookie", miss, table.view.number, at(2))
    called = tables.open(game_id, "cookie", at(2.1))
    assert called.course.calls is not None and called.course.calls.has_called and called.view.number == 0
    with pytest.raises(MoveError) as twice:
        tables.play(game_id, "cookie", miss, 0, at(2.15))
    assert twice.value.reason is Reason.ALREADY_CALLED
    answered = tables.open(game_id, "cookie", at(2.4))
    assert [type(event) for _, event in answered.said] == [Asked, Answered]
    assert answered.course.calls is not None and answered.course.calls.must_wait
    with pytest.raises(StaleMove):
        tables.play(game_id, "cookie", miss, 0, at(2.5))
    with pytest.raises(MoveError) as early:
        tables.play(game_id, "cookie", miss, answered.view.number, at(3))
    assert early.value.reason is Reason.MUST_WAIT
    with pytest.raises(UnreadableMove):
        tables.play(game_id, "cookie", Pass(), answered.view.number, at(3))
    later = looks(tables, game_id, at, 8, since=3)
    assert later.course.calls is not None and not later.course.calls.must_wait


def test_who_calls_in_the_same_moment_as_a_bot_is_not_answered_and_loses_the_next_call(
    engine: Engine, deck_id: int, at: At
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at)
    tables.open(game_id, "cookie", at(0))
    due = min(warmed(engine, game_id).callers.due_ms.values()) / 1000
    looks(tables, game_id, at, due - 0.1, step=0.7)
    ask = a_miss(engine, game_id)
    tables.play(game_id, "cookie", ask, 0, at(due - 0.1))
    table = tables.open(game_id, "cookie", at(due + 0.5))
    [void] = [event for _, event in table.said if isinstance(event, CallsVoid)]
    assert 0 in void.seats and len(void.seats) >= 2
    assert table.course.calls is not None and table.course.calls.used_up
    tables.play(game_id, "cookie", ask, table.view.number, at(due + 1))
    assert [event for _, event in tables.open(game_id, "cookie").said] == [CallUsedUp(0)]


def rounds_of(tables: Tables, game_id: int, at: At, person: Person) -> Iterator[LiveTable]:
    """Calls whenever it is allowed, three seconds after the last answer."""
    now = 0.0
    while True:
        table = tables.open(game_id, "cookie", at(now))
        yield table
        calls = table.course.calls
        now += 1.5
        if table.view.askable_seats and calls is not None and not calls.must_wait:
            tables.play(game_id, "cookie", person(table.view), table.view.number, at(now - 1.5))


def test_a_round_is_played_to_its_end_and_counts_for_progress(
    engine: Engine, small_deck_id: int, at: At, person: Person
) -> None:
    [ana] = set_students(engine, ["Ana"], at(0)).added
    tables = Tables(engine)
    game_id = start(tables, small_deck_id, at, ana.id)
    table = next(table for table in rounds_of(tables, game_id, at, person) if table.view.stage is Stage.OVER)
    assert sum(map(len, table.view.sets)) == 3 and tables.current("cookie") is None
    assert [event for _, event in tables.open(game_id, "cookie", all_said=True).said if isinstance(event, RoundOver)]
    [row] = progress(engine, small_deck_id).students
    assert sum(row.completed) + sum(row.dealt) == len(table.view.sets[0])
    by_ana = [each for each in moves_since(engine, game_id, 0) if not each.by_bot]
    assert by_ana and all(isinstance(each.move, Call) and each.seat == 0 for each in by_ana)


def test_who_calls_all_the_time_does_not_silence_the_others(
    engine: Engine, deck_id: int, at: At, person: Person
) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at)
    for _ in zip(range(60), rounds_of(tables, game_id, at, person), strict=False):
        pass  # for a minute and a half
    calls = [each for each in moves_since(engine, game_id, 0) if isinstance(each.move, Call)]
    assert all([each.seat for each in calls].count(seat) >= 2 for seat in (0, 1, 2, 3))


def test_its_minutes_are_those_of_the_clock_on_the_wall_r20(engine: Engine, deck_id: int, at: At) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at, minutes=10)
    assert looks(tables, game_id, at, 20).course.left_ms == 580_000
    over = tables.open(game_id, "cookie", at(4000))
    assert over.view.stage is Stage.OVER and tables.current("cookie") is None


def test_leaving_ends_it_r20(engine: Engine, deck_id: int, at: At) -> None:
    tables = Tables(engine)
    game_id = start(tables, deck_id, at)
    looks(tables, game_id, at, 20)
    tables.leave(game_id, "cookie", at(25))
    assert tables.open(game_id, "cookie", at(26)).view.stage is Stage.OVER and tables.current("cookie") is None
    assert [type(each.move) for each in moves_since(engine, game_id, 0)][-2:] == [Leave, EndMatch]
