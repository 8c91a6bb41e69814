"""The coach at a table: it helps those who want it, says what the seat can know, and is counted."""

from datetime import datetime

import pytest
from sqlalchemy import Engine
from support.seated import SHARP3, Play

from authors_edu.bots.coach import hint
from authors_edu.bots.lookback import lookback
from authors_edu.bots.play import knowledge_of
from authors_edu.bots.sheet import deduction_sheet
from authors_edu.classroom.coaching import NoCoach, field_for, hint_for, hints_given, moments_for, sheet_for
from authors_edu.classroom.games import load_game, moves_since
from authors_edu.classroom.seats import NotYourSeat, Tables
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import Ask
from authors_edu.game.refusals import MoveError, StaleMove
from authors_edu.game.round import Round


def replayed(engine: Engine, game_id: int) -> Round:
    """The round as its log tells it, apart from the warm copy."""
    game = load_game(engine, game_id)
    round = Round(game.deck, game.rules, len(game.seats), game.seed)
    for logged in moves_since(engine, game_id, 0):
        round.play(logged.move, answers=logged.number - 1, at_ms=logged.at_ms)
    return round


def test_a_hint_and_the_sheet_are_those_of_the_seat(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=4)
    tables.open(game_id, "cookie")
    round = replayed(engine, game_id)
    view, knowledge = round.view(0), knowledge_of(round)

    given = hint_for(tables, game_id, "cookie", round.number)
    assert given == hint(view, knowledge)
    assert Ask(given.seat or 0, card=given.card) in round.legal_asks()
    assert sheet_for(tables, game_id, "cookie") == deduction_sheet(view, knowledge)
    field = field_for(tables, game_id, "cookie", 1, given.family or 0, given.card)
    assert field is not None and field.seat == 1
    assert field_for(tables, game_id, "cookie", 1, 99, None) is None


def test_hints_are_counted_once_for_each_number_of_the_table(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=4)
    assert hints_given(tables, game_id, "cookie") == 0
    number = tables.open(game_id, "cookie").view.number
    given = [hint_for(tables, game_id, "cookie", number) for _ in range(3)]
    assert given[0] == given[2] and hints_given(tables, game_id, "cookie") == 1

    tables.play(game_id, "cookie", Ask(given[0].seat or 0, card=given[0].card), number, now)
    with pytest.raises(StaleMove):
        hint_for(tables, game_id, "cookie", number)
    hint_for(tables, game_id, "cookie", tables.open(game_id, "cookie").view.number)
    assert hints_given(tables, game_id, "cookie") == hints_given(Tables(engine), game_id, "cookie") == 2


def test_who_plays_without_the_coach_gets_no_help_but_may_look_back(
    engine: Engine, deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=4, coached=False)
    table = tables.open(game_id, "cookie")
    assert not table.coached
    for help in (
        lambda: hint_for(tables, game_id, "cookie", table.view.number),
        lambda: sheet_for(tables, game_id, "cookie"),
        lambda: field_for(tables, game_id, "cookie", 1, 0, None),
    ):
        with pytest.raises(NoCoach):
            help()
    with pytest.raises(MoveError):
        moments_for(tables, game_id, "cookie")

    play_out(tables, game_id, "cookie", now)
    assert moments_for(tables, game_id, "cookie") == lookback(replayed(engine, game_id), 0)
    assert not tables.open(tables.again(game_id, "cookie", now), "cookie").coached


def test_there_is_no_hint_once_the_round_is_over_and_none_for_a_stranger(
    engine: Engine, deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=4)
    for help in (sheet_for, moments_for, hints_given):
        with pytest.raises(NotYourSeat):
            help(tables, game_id, "stranger")
    over = play_out(tables, game_id, "cookie", now)
    with pytest.raises(MoveError):
        hint_for(tables, game_id, "cookie", over.view.number)
    assert tables.open(tables.again(game_id, "cookie", now), "cookie").coached


def test_without_turns_nobody_waits_for_a_coach(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "simultaneous", SHARP3, now, seed=4)
    with pytest.raises(NoCoach):
        hint_for(tables, game_id, "cookie", 0)
    with pytest.raises(NoCoach):
        sheet_for(tables, game_id, "cookie")
    with pytest.raises(NoCoach):
        moments_for(tables, game_id, "cookie")


def test_hints_go_by_the_numbers_of_the_match_also_after_its_first_round(
    engine: Engine, deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=4, options={"rounds": 2})
    over = play_out(tables, game_id, "cookie", now)
    tables.play(game_id, "cookie", NextRound(), over.view.number, now)
    number = tables.open(game_id, "cookie").view.number
    assert number > over.view.number
    assert hint_for(tables, game_id, "cookie", number).seat in (1, 2, 3)
    assert hints_given(tables, game_id, "cookie") == 1
