"""A seat at a table: what is shown there, which moves are taken from it, and who may sit on it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from threading import Thread

import pytest
from sqlalchemy import Engine
from support.seated import SHARP3, Person, Play

from authors_edu.classroom.bot_names import BOT_NAMES, draw_bot_names
from authors_edu.classroom.decks import NoSuchDeck, delete_deck
from authors_edu.classroom.games import (
    Game,
    NoSuchGame,
    NoSuchStudent,
    Seat,
    Told,
    create_game,
    hash_visitor,
    moves_since,
)
from authors_edu.classroom.roster import set_students
from authors_edu.classroom.seats import NotYourSeat, Tables
from authors_edu.decks.model import Deck
from authors_edu.game.events import Dealt, RoundOver
from authors_edu.game.moves import Acknowledge, Ask, EndRound, Leave, Move, Name, NameByChance
from authors_edu.game.refusals import MoveError, StaleMove, UnreadableMove
from authors_edu.game.rules import Rules, RulesError
from authors_edu.game.view import Stage


def test_a_new_table_waits_for_the_person(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    [ana] = set_students(engine, ["Ana"], now).added
    for seed in range(8):  # whoever begins, bots have moved on before the screen is shown
        game_id = tables.start(deck_id, ana.id, f"cookie {seed}", "classic", SHARP3, now, seed=seed)
        table = tables.open(game_id, f"cookie {seed}")
        assert (table.view.seat, table.view.turn, table.view.stage) == (0, 0, Stage.ASK)
        assert isinstance(table.said[0][1], Dealt)
        assert table.said[0][0] == 0


def test_a_table_says_who_sits_there_and_what_is_played(
    engine: Engine, deck_id: int, deck: Deck, now: datetime
) -> None:
    [_, ana] = set_students(engine, ["Cleo Ada", "Ana"], now).added
    tables = Tables(engine)
    game_id = tables.start(deck_id, ana.id, "cookie", "classroom", ("random", "beginner", "sharp"), now, seed=5)
    table = tables.open(game_id, "cookie")
    assert table.levels == (None, "random", "beginner", "sharp")
    assert (table.deck_name, table.words, table.preset) == ("Painters", deck.words, "classroom")
    assert table.names[0] == "Ana"
    assert len({*table.names[1:]} & {*BOT_NAMES} - {"Cleo", "Ada"}) == 3


def test_no_bot_is_called_like_somebody_in_class_while_names_last() -> None:
    free, borne = BOT_NAMES[:4], [f"{name.upper()} Smith" for name in BOT_NAMES[4:]]
    for seed in range(20):
        assert sorted(draw_bot_names(4, borne, seed)) == sorted(free)
        assert len(set(draw_bot_names(10, borne, seed))) == 10


def test_a_guest_plays_without_a_name(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", ("sharp",), now)
    assert tables.open(game_id, "cookie").names[0] == ""


def test_a_given_seed_is_the_deals_number_and_none_is_a_secret_one(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    hands = [
        tables.open(tables.start(deck_id, None, f"c{n}", "classic", SHARP3, now, seed=seed), f"c{n}").view.hand
        for n, seed in enumerate((11, 11, None, None))
    ]
    assert hands[0] == hands[1]
    assert len(set(hands[1:])) == 3


def test_bots_play_until_the_person_is_to_act_and_every_move_is_in_the_log(
    engine: Engine, deck_id: int, now: datetime, play_one: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=3)
    table = tables.open(game_id, "cookie")
    while table.view.stage is not Stage.OVER:
        table = play_one(tables, game_id, "cookie", now)
        assert table.view.turn == 0 or table.view.stage is Stage.OVER
        logged = moves_since(engine, game_id, 0)
        assert [each.number for each in logged] == list(range(1, table.view.number + 1))
        assert all(each.by_bot == (each.seat != 0) for each in logged)


def test_the_screen_is_told_what_happened_since_the_persons_own_last_move_also_after_a_refresh(
    open_again: Callable[[], Engine], engine: Engine, deck_id: int, now: datetime, play_one: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=3)
    table = tables.open(game_id, "cookie")
    while table.view.stage is not Stage.OVER:
        before = table.view.number
        table = play_one(tables, game_id, "cookie", now)
        numbers = [number for number, _ in table.said]
        assert sorted(set(numbers)) == list(range(before + 1, table.view.number + 1))
        assert numbers == sorted(numbers)
        assert tables.open(game_id, "cookie") == table
        assert Tables(open_again()).open(game_id, "cookie") == table
    whole = tables.open(game_id, "cookie", all_said=True)
    assert {number for number, _ in whole.said} == set(range(table.view.number + 1))
    assert whole.said[-len(table.said) :] == table.said
    assert replace(whole, said=table.said) == table


def test_a_double_click_is_one_move(engine: Engine, deck_id: int, now: datetime, person: Person) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=3)
    view = tables.open(game_id, "cookie").view
    tables.play(game_id, "cookie", person(view), view.number, now)
    after = tables.open(game_id, "cookie")
    with pytest.raises(StaleMove):
        tables.play(game_id, "cookie", person(view), view.number, now)
    assert tables.open(game_id, "cookie") == after


def test_clicks_at_the_same_moment_are_one_move(engine: Engine, deck_id: int, now: datetime, person: Person) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=3)
    view = tables.open(game_id, "cookie").view
    outcomes: list[str] = []

    def click() -> None:
        try:
            tables.play(game_id, "cookie", person(view), view.number, now)
            outcomes.append("played")
        except StaleMove:
            outcomes.append("stale")

    clicks = [Thread(target=click) for _ in range(8)]
    for thread in clicks:
        thread.start()
    for thread in clicks:
        thread.join()
    assert sorted(outcomes) == ["played"] + ["stale"] * 7
    since = moves_since(engine, game_id, view.number)
    assert [each.seat for each in since].count(0) == 1
    assert since[0].number == view.number + 1


def test_a_move_against_the_rules_changes_nothing(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=3)
    table = tables.open(game_id, "cookie")
    for move in (Ask(0, card=table.view.askable_cards[0]), Ask(1, card=table.view.hand[0]), Name("x"), Ask(9, card=1)):
        with pytest.raises(MoveError):
            tables.play(game_id, "cookie", move, table.view.number, now)
    assert tables.open(game_id, "cookie") == table
    assert len(moves_since(engine, game_id, 0)) == table.view.number


@pytest.mark.parametrize("move", [NameByChance(1.0), EndRound(), Leave(1), Leave(0)])
def test_a_browser_cannot_send_what_is_not_a_persons_move(
    engine: Engine, deck_id: int, now: datetime, move: Move
) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classroom", SHARP3, now, seed=3)
    number = tables.open(game_id, "cookie").view.number
    with pytest.raises(UnreadableMove):
        tables.play(game_id, "cookie", move, number, now)
    assert tables.open(game_id, "cookie").view.number == number


def test_nobody_sees_or_plays_at_a_table_of_somebody_else(
    engine: Engine, deck_id: int, now: datetime, person: Person
) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now, seed=3)
    view = tables.open(game_id, "cookie").view
    for stranger in ("other", "COOKIE"):
        for attempt in (
            lambda who: tables.open(game_id, who),
            lambda who: tables.play(game_id, who, person(view), view.number, now),
            lambda who: tables.leave(game_id, who, now),
        ):
            with pytest.raises(NotYourSeat):
                attempt(stranger)
    assert tables.open(game_id, "cookie").view == view


def test_a_game_that_never_was_is_told(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    with pytest.raises(NoSuchGame):
        tables.open(77, "cookie")
    with pytest.raises(NoSuchDeck):
        tables.start(77, None, "cookie", "classic", SHARP3, now)
    with pytest.raises(NoSuchStudent):
        tables.start(deck_id, 77, "cookie", "classic", SHARP3, now)
    with pytest.raises(RulesError):
        tables.start(deck_id, None, "cookie", "no such game", SHARP3, now)
    with pytest.raises(ValueError, match="genius"):
        tables.start(deck_id, None, "cookie", "classic", ("genius",), now)
    assert tables.current("cookie") is None


def test_a_table_whose_deck_is_deleted_is_gone_also_from_memory(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    game_id = tables.start(deck_id, None, "cookie", "classic", SHARP3, now)
    tables.open(game_id, "cookie")
    delete_deck(engine, deck_id)
    for _ in range(2):
        with pytest.raises(NoSuchGame):
            tables.open(game_id, "cookie")
    assert tables.current("cookie") is None


@pytest.fixture
def shared(engine: Engine, deck_id: int, deck: Deck) -> int:
    """Keeps a game of two people and a bot, as a class plays it."""
    people = (Seat(visitor=hash_visitor("ana")), Seat(visitor=hash_visitor("ben")))
    game = Game(deck_id, 1, deck, "classic", Rules(seats=3), (*people, Seat("Bela", level="sharp")), 4, 0)
    return create_game(engine, game, Told(), over=False)


def test_out_of_turn_is_refused_and_a_second_click_is_stale(
    engine: Engine, shared: int, now: datetime, person: Person
) -> None:
    """R-22"""
    tables = Tables(engine)
    view = tables.open(shared, "ana").view
    played: dict[int, int] = {0: 0, 1: 0}
    while min(played.values()) < 3:
        on_turn, waiting = ("ana", "ben") if view.turn == 0 else ("ben", "ana")
        move = person(tables.open(shared, on_turn).view)
        with pytest.raises(MoveError, match="out_of_turn"):
            tables.play(shared, waiting, move, view.number, now)
        tables.play(shared, on_turn, move, view.number, now)
        with pytest.raises(StaleMove):
            tables.play(shared, on_turn, move, view.number, now)
        played[view.turn] += 1
        view = tables.open(shared, "ana").view
        assert view.turn in (0, 1)
        assert tables.open(shared, "ben").view.number == view.number


def test_a_bot_plays_on_for_a_person_who_left_while_another_stays(
    engine: Engine, shared: int, now: datetime, play_out: Play
) -> None:
    """R-20"""
    tables = Tables(engine)
    tables.leave(shared, "ana", now)
    assert tables.current("ben") == shared
    table = play_out(tables, shared, "ben", now)
    assert not any(isinstance(said, RoundOver) and said.early for _, said in table.said)
    by_anas_seat = [each for each in moves_since(engine, shared, 0) if each.seat == 0]
    assert isinstance(by_anas_seat[0].move, Leave)
    assert len(by_anas_seat) > 1
    assert all(each.by_bot for each in by_anas_seat[1:])


def test_a_blind_game_is_played_to_its_end_r45(
    engine: Engine, small_deck_id: int, now: datetime, play_out: Play
) -> None:
    tables = Tables(engine)
    game_id = tables.start(small_deck_id, None, "cookie", "blind", ("sharp", "sharp"), now, seed=4)
    for seat in (1, 2):
        with pytest.raises(MoveError):
            tables.play(game_id, "cookie", Acknowledge(seat), tables.open(game_id, "cookie").view.number, now)
    assert tables.open(game_id, "cookie").view.to_acknowledge
    play_out(tables, game_id, "cookie", now)
    assert sum(map(len, tables.open(game_id, "cookie").view.sets)) == 3
