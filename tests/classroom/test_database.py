import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine, inspect, text

from authors_edu.classroom.database import (
    DATA_VARIABLE,
    VERSIONS,
    UnknownDatabase,
    data_folder,
    open_database,
    sqlite_url,
    writing,
)

# Every column that may exist. A new one is a decision about children's data: add it here by hand.
ALLOWED = {
    "alembic_version": {"version_num"},
    "decks": {"id", "name", "saved_ms", "template"},
    "deck_pictures": {"deck_id", "name", "bytes"},
    "deck_versions": {"deck_id", "version", "families", "deck"},
    "drafts": {"id", "visitor", "name", "changed_ms", "content", "source"},
    "remembered": {"name", "value"},
    "draft_pictures": {"draft_id", "name", "bytes"},
    "students": {"id", "name", "folded_name", "place", "removed_ms"},
    "games": {"id", "deck_id", "deck_version", "preset", "rules", "seed", "families", "started_ms", "ended_ms"},
    "seats": {"game_id", "seat", "student_id", "visitor", "level", "bot_name", "hints"},
    "playing": {"visitor", "game_id"},
    "moves": {"game_id", "number", "at_ms", "seat", "by_bot", "move"},
    "sets_laid": {"game_id", "number", "place", "student_id", "first_card_id", "dealt"},
    "namings": {"game_id", "number", "place", "student_id", "card_id", "verdict", "typed", "took_ms"},
}


def test_the_database_holds_no_column_but_those_decided_on(engine: Engine) -> None:
    schema = inspect(engine)
    found = {table: {column["name"] for column in schema.get_columns(table)} for table in schema.get_table_names()}
    assert found == ALLOWED


def test_sqlite_is_set_up_to_survive_a_power_cut_and_to_let_readers_read(engine: Engine) -> None:
    with engine.connect() as connection:
        pragma = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete")
        }
    assert pragma == {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "busy_timeout": 10_000,
        "secure_delete": 1,
    }


def test_opening_twice_keeps_what_is_there(engine: Engine, open_again: Callable[[], Engine]) -> None:
    with writing(engine) as connection:
        connection.execute(text("INSERT INTO decks (name, saved_ms) VALUES ('Kept', 0)"))
    again = open_again()
    with again.connect() as connection:
        assert connection.scalar(text("SELECT name FROM decks")) == "Kept"


def test_an_up_to_date_database_opens_without_alembic(url: str, engine: Engine) -> None:
    code = (
        "import sys; from authors_edu.classroom.database import open_database; "
        f"open_database({url!r}).dispose(); print('alembic' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"


def test_a_database_of_a_later_release_is_left_alone(url: str, engine: Engine) -> None:
    with writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UnknownDatabase) as refused:
        open_database(url)
    assert refused.value.version == "9999"


def test_processes_that_open_a_new_database_together_all_get_it(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "new.sqlite3")
    code = (
        "import sys; from authors_edu.classroom.database import open_database\n"
        "sys.stdin.readline()\n"
        f"engine = open_database({url!r})\n"
        "print(engine.connect().exec_driver_sql('SELECT version_num FROM alembic_version').fetchall())"
    )
    openers = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for opener in openers:  # all are started and wait; now they go at once
        assert opener.stdin is not None
        opener.stdin.write("go\n")
        opener.stdin.flush()
    answers = [opener.communicate(timeout=60) for opener in openers]
    assert [out.strip() for out, _ in answers] == [f"[('{VERSIONS[-1]}',)]"] * 2, answers


def test_a_migration_that_breaks_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "odd.sqlite3"
    odd = sqlite3.connect(file)
    odd.execute("CREATE TABLE moves (something_else TEXT)")  # the last but two of the tables to be made
    odd.close()
    with pytest.raises(Exception, match="already exists"):
        open_database(sqlite_url(file))
    odd = sqlite3.connect(file)
    assert odd.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall() == [("moves",)]
    odd.close()


def test_a_file_name_may_hold_signs_that_mean_something_in_an_address(tmp_path: Path) -> None:
    file = tmp_path / "class 7b? 50% #1.sqlite3"
    open_database(sqlite_url(file)).dispose()
    assert file.exists()


def test_the_data_folder_can_be_chosen_and_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "school" / "data"))
    assert data_folder() == tmp_path / "school" / "data"
    assert data_folder().is_dir()


def test_the_data_folder_is_where_the_system_keeps_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATA_VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    expected = {"linux": "share", "win32": "local", "darwin": "Library/Application Support"}
    for platform, folder in expected.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert data_folder() == tmp_path / folder / "authors-edu"
