"""A short lesson at a table: some families of the deck, drawn or chosen, and the same after a restart."""

from datetime import datetime

import pytest
from sqlalchemy import Engine
from support.seated import SHARP3

from authors_edu.classroom.decks import load_version
from authors_edu.classroom.games import load_game
from authors_edu.classroom.lessons import Lesson, still_there
from authors_edu.classroom.seats import Tables
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.lesson import drawn_families
from authors_edu.game.rules import RulesError


def start(tables: Tables, deck_id: int, now: datetime, lesson: Lesson, visitor: str = "cookie") -> int:
    return tables.start(deck_id, None, visitor, "classic", SHARP3, now, seed=4, lesson=lesson)


def test_drawn_families_are_dealt_alone_and_after_a_restart_too(engine: Engine, deck_id: int, now: datetime) -> None:
    whole, _ = load_version(engine, deck_id)
    game_id = start(Tables(engine), deck_id, now, 3)
    assert load_game(engine, game_id).deck == drawn_families(whole, 3, 4)
    view = Tables(engine).open(game_id, "cookie").view  # by another process
    assert len(view.creators) == 3 and sum(view.hand_sizes) + 4 * sum(map(len, view.sets)) == 12


def test_chosen_families_are_played_and_kept_for_the_next_game(engine: Engine, deck_id: int, now: datetime) -> None:
    tables = Tables(engine)
    whole, _ = load_version(engine, deck_id)
    game_id = start(tables, deck_id, now, (0, 2))
    assert load_game(engine, game_id).deck.families == (whole.families[0], whole.families[2])
    tables.leave(game_id, "cookie", now)
    again = tables.again(game_id, "cookie", now)
    assert load_game(engine, again).families == (0, 2)


def test_all_families_are_played_where_nothing_is_said(engine: Engine, deck_id: int, now: datetime) -> None:
    game = load_game(engine, start(Tables(engine), deck_id, now, None))
    assert game.families is None and game.deck == load_version(engine, deck_id)[0]


@pytest.mark.parametrize("lesson", [1, 99, (1,)])
def test_a_lesson_that_the_deck_has_not_is_refused(engine: Engine, deck_id: int, now: datetime, lesson: Lesson) -> None:
    with pytest.raises(RulesError) as refused:
        start(Tables(engine), deck_id, now, lesson)
    assert refused.value.reason == "lesson_families"


def test_families_are_found_again_by_their_cards_wherever_they_stand_now() -> None:
    def family(name: str) -> Family:
        return Family(name, tuple(Card(f"{name}{place}", name, f"{name} {place}") for place in range(4)))

    emma, zadig, iliad = map(family, ("Austen", "Voltaire", "Homer"))
    assert still_there(Deck("Played", (zadig, iliad)), Deck("Now", (iliad, emma, zadig))) == (0, 2)
    assert still_there(Deck("Played", (zadig, iliad)), Deck("Now", (emma, zadig))) == (1,)
