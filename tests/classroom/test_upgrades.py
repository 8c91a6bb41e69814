"""Databases of earlier releases: brought up to date, in SQLite and in PostgreSQL, they keep every row."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, text
from support.postgres import Postgres, postgres

from authors_edu.classroom.database import MIGRATIONS, VERSIONS, open_database, sqlite_url
from authors_edu.classroom.deck_text import deck_to_text
from authors_edu.classroom.decks import list_decks, load_deck, load_pictures, save_deck
from authors_edu.classroom.games import load_game, moves_since
from authors_edu.classroom.progress import Named, progress
from authors_edu.classroom.tables import METADATA
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.game.moves import Ask


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


def check_that_the_tables_are_those_of_the_program(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_the_migrations_make_the_tables_that_the_program_uses(engine: Engine) -> None:
    check_that_the_tables_are_those_of_the_program(engine)


def test_the_versions_named_in_the_program_are_those_of_the_migrations() -> None:
    oldest_first = [step.revision for step in ScriptDirectory.from_config(alembic_config()).walk_revisions()][::-1]
    assert oldest_first == list(VERSIONS)


# A database of release 0001, row by row; ids that the database gives itself are left out and count from 1.
FIRST_DECK = (
    '{"format":1,"name":"M\\u00e9lange","families":[{"creator":"Monet ","cards":['
    '{"id":"m1","creator":"Monet","work":"The Magpie","year":"1869","clue":"snow","image":"a.png",'
    '"also_accept":["La Pie"],"note":"x\\ny"},'
    '{"id":"m2","creator":"Monet","work":"1984","year":"","clue":"","image":"","also_accept":[],"note":""},'
    '{"id":"m3","creator":"Monet","work":"Poplars","year":"","clue":"","image":"","also_accept":[],"note":""},'
    '{"id":"m4","creator":"Monet","work":"Haystacks","year":"","clue":"","image":"","also_accept":[],"note":""}]}],'
    '"words":{"creator":"painter","creators":"painters","work":"painting","works":"paintings"}}'
)
FIRST_RULES = '{"seats": 2}'
FIRST_ROWS: dict[str, list[dict[str, Any]]] = {
    "decks": [{"name": "Mélange", "saved_ms": 1_900_000_000_000}, {"name": "Nothing", "saved_ms": 0}],
    "deck_versions": [
        {"deck_id": 1, "version": 1, "families": 1, "deck": FIRST_DECK},
        {"deck_id": 2, "version": 1, "families": 0, "deck": '{"format":1,"name":"Nothing","families":[],"words":{}}'},
    ],
    "students": [
        {"name": "Aña", "folded_name": "aña", "place": 0, "removed_ms": None},
        {"name": "Ben", "folded_name": "ben", "place": 1, "removed_ms": 5},
    ],
    "games": [
        {"deck_id": 1, "deck_version": 1, "preset": "classic", "rules": FIRST_RULES, "seed": 2**63 - 1,
         "started_ms": 1_900_000_000_001, "ended_ms": None},
    ],
    "seats": [
        {"game_id": 1, "seat": 0, "student_id": 1, "visitor": "a" * 64, "level": None, "bot_name": None},
        {"game_id": 1, "seat": 1, "student_id": None, "visitor": None, "level": "sharp", "bot_name": "Bela"},
    ],
    "playing": [{"visitor": "a" * 64, "game_id": 1}],
    "moves": [{"game_id": 1, "number": 1, "at_ms": 7, "seat": 0, "by_bot": False,
               "move": '{"kind":"ask","seat":1,"card":2,"family":null}'}],
    "sets_laid": [
        {"game_id": 1, "number": 1, "place": 0, "student_id": 1, "first_card_id": "m1", "dealt": False},
    ],
    "namings": [
        {"game_id": 1, "number": 1, "place": 1, "student_id": 1, "card_id": "m2", "verdict": "almost",
         "typed": "1948\u202e", "took_ms": 900},
    ],
}  # fmt: skip


def make_first_release(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table, rows in FIRST_ROWS.items():
            names = list(rows[0])
            connection.execute(
                text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"),
                rows,
            )
    engine.dispose()


def kept_rows(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table: [
            dict(row._mapping)
            for row in connection.execute(text(f"SELECT {', '.join(rows[0])} FROM {table} ORDER BY 1, 2"))
        ]
        for table, rows in FIRST_ROWS.items()
    }


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()


def check_that_an_upgrade_keeps_everything(engine: Engine) -> None:
    with engine.connect() as connection:
        assert kept_rows(connection) == FIRST_ROWS
    check_that_the_tables_are_those_of_the_program(engine)
    assert [(deck.name, deck.template, deck.games) for deck in list_decks(engine)] == [
        ("Nothing", "classic", 0),
        ("Mélange", "classic", 1),
    ]
    cards = (
        Card("m1", "Monet", "The Magpie", "1869", "snow", "a.png", ("La Pie",), "x\ny"),
        Card("m2", "Monet", "1984"),
        Card("m3", "Monet", "Poplars"),
        Card("m4", "Monet", "Haystacks"),
    )
    deck = Deck("Mélange", (Family("Monet ", cards),), Words("painter", "painters", "painting", "paintings"))
    assert load_deck(engine, 1) == load_game(engine, 1).deck == deck
    assert deck_to_text(deck) == FIRST_DECK  # and is written as it was
    assert [logged.move for logged in moves_since(engine, 1, 0)] == [Ask(1, card=2)]
    [ana] = progress(engine, 1).students
    assert (ana.student.name, ana.completed, ana.named) == ("Aña", (1,), Named(1, 1))
    assert load_pictures(engine, 1) == {}
    assert save_deck(engine, deck, datetime(2030, 1, 7, tzinfo=UTC), pictures={"a.png": b"\0"}) == 3  # no id twice


def test_a_database_of_the_first_release_keeps_every_row(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "old.sqlite3")
    make_first_release(url)
    with opened(url) as engine:
        check_that_an_upgrade_keeps_everything(engine)


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.mark.long
def test_a_database_of_the_first_release_keeps_every_row_in_postgresql(server: Postgres) -> None:
    url = server.new_url()
    make_first_release(url)
    with opened(url) as engine:
        check_that_an_upgrade_keeps_everything(engine)


@pytest.mark.long
def test_the_migrations_make_the_tables_that_the_program_uses_in_postgresql(server: Postgres) -> None:
    with opened(server.new_url()) as engine:
        check_that_the_tables_are_those_of_the_program(engine)
