"""A real database file for each test, and a deck small enough to count by hand."""

import runpy
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import copy

import pytest
from sqlalchemy import Engine
from support.seated import Person, Play

from authors_edu.classroom.database import open_database, sqlite_url
from authors_edu.classroom.decks import save_deck
from authors_edu.classroom.seats import LiveTable, Tables
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.game.view import Stage

MONDAY = datetime(2030, 1, 7, 9, 0, tzinfo=UTC)


@pytest.fixture(scope="session")
def empty_class(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Migrates one database; a test gets a copy, which takes a hundredth of the time."""
    file = tmp_path_factory.mktemp("empty") / "class.sqlite3"
    open_database(sqlite_url(file)).dispose()
    return file


@pytest.fixture
def url(tmp_path: Path, empty_class: Path) -> str:
    return sqlite_url(Path(copy(empty_class, tmp_path / "class.sqlite3")))


@pytest.fixture
def open_again(url: str) -> Iterator[Callable[[], Engine]]:
    """Opens the database once more, as another process would; closed when the test is over."""
    engines: list[Engine] = []

    def open_once_more() -> Engine:
        engines.append(open_database(url))
        return engines[-1]

    yield open_once_more
    for engine in engines:
        engine.dispose()


@pytest.fixture
def engine(open_again: Callable[[], Engine]) -> Engine:
    return open_again()


@pytest.fixture
def at() -> Callable[[float], datetime]:
    """Gives the moment so many seconds after Monday at nine."""
    return lambda seconds: MONDAY + timedelta(seconds=seconds)


@pytest.fixture
def now() -> datetime:
    return MONDAY


def make_deck(families: int, name: str = "Painters") -> Deck:
    creators = [f"Painter {number}" for number in range(families)]
    return Deck(
        name,
        tuple(
            Family(
                creator,
                tuple(
                    Card(f"p{number}-{place}", creator, f"Work {'NESW'[place]} of {number}", clue=f"{1800 + place}")
                    for place in range(4)
                ),
            )
            for number, creator in enumerate(creators)
        ),
        Words("painter", "painters", "painting", "paintings"),
    )


@pytest.fixture
def deck() -> Deck:
    return make_deck(13)


@pytest.fixture
def small_deck() -> Deck:
    return make_deck(3, "Three painters")


@pytest.fixture
def deck_id(engine: Engine, deck: Deck, now: datetime) -> int:
    return save_deck(engine, deck, now)


@pytest.fixture
def small_deck_id(engine: Engine, small_deck: Deck, now: datetime) -> int:
    return save_deck(engine, small_deck, now)


@pytest.fixture
def person() -> Person:
    """Gives the person of `person.py`, who also plays in processes of their own."""
    move: Person = runpy.run_path(str(Path(__file__).with_name("person.py")))["person_move"]
    return move


@pytest.fixture
def play_one(person: Person) -> Play:
    """Plays one move of a person, and shows the table again."""

    def play(tables: Tables, game_id: int, visitor: str, now: datetime) -> LiveTable:
        view = tables.open(game_id, visitor).view
        tables.play(game_id, visitor, person(view), view.number, now)
        return tables.open(game_id, visitor)

    return play


@pytest.fixture
def play_out(play_one: Play) -> Play:
    """Plays a person's part to the end of the round."""

    def play(tables: Tables, game_id: int, visitor: str, now: datetime) -> LiveTable:
        table = tables.open(game_id, visitor)
        while table.view.stage is not Stage.OVER:
            table = play_one(tables, game_id, visitor, now)
        return table

    return play
