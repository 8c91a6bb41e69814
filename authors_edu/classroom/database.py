"""Opens the class's database: SQLite in the data folder, or another by its address. Brings its tables up to date.

The tables themselves stand in `tables.py`, their history in `migrations/`.
"""

import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.pool import ConnectionPoolEntry

# Every migration in order; so that a database that is up to date needs no Alembic (60 ms).
VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
MIGRATIONS = Path(__file__).parent / "migrations"
DATA_VARIABLE = "AUTHORS_EDU_DATA"
DATABASE_FILE = "class.sqlite3"
BUSY_MS = 10_000
_MIGRATION_LOCK = 0x41757468  # any number; PostgreSQL's advisory locks are numbered


class UnknownDatabase(RuntimeError):
    """The database was written by a later release; `version` is its migration."""

    def __init__(self, version: str) -> None:
        super().__init__(f"unknown database version {version!r}")
        self.version = version


def data_folder() -> Path:
    """Gives the folder for the class's data, made when missing: `AUTHORS_EDU_DATA`, else the system's place."""
    given = os.environ.get(DATA_VARIABLE)
    folder = Path(given).expanduser() if given else _system_folder() / "authors-edu"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _system_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def sqlite_url(file: Path) -> str:
    """Gives the address of a database file; `?` and `%` in its name are kept."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def default_url() -> str:
    return sqlite_url(data_folder() / DATABASE_FILE)


def open_database(url: str) -> Engine:
    """Opens the database and brings its tables up to date; several processes may do so at the same time.

    Raises UnknownDatabase where a later release wrote it.
    """
    engine = create_engine(make_url(url))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        _use_write_ahead_log(engine)
    try:
        with engine.connect() as connection:
            current = _version(connection)
        if current != VERSIONS[-1]:
            _migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """Opens one transaction that writes. SQLite takes its write lock at once: it can wait, but never deadlock."""
    with engine.execution_options(writes=True).begin() as connection:
        yield connection


def _set_up_sqlite(connection: sqlite3.Connection, _record: ConnectionPoolEntry) -> None:
    # Python's own transaction handling would open none before a SELECT or a CREATE; ours stand in `_begin_sqlite`.
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout={BUSY_MS}",
        "foreign_keys=ON",
        "synchronous=FULL",  # a move that was shown survives a power cut
        "secure_delete=ON",  # what is deleted leaves no text behind in the file
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _use_write_ahead_log(engine: Engine) -> None:
    """Lets readers and a writer work at the same time. The file remembers it; a disk that cannot do it goes without."""
    deadline = time.monotonic() + BUSY_MS / 1000
    with engine.connect() as connection:
        raw = connection.connection.dbapi_connection
        assert raw is not None
        while raw.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            try:
                raw.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError:  # another process is at it; for this SQLite does not wait by itself
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.02)


def _version(connection: Connection) -> str | None:
    """Gives the database's migration, None for a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if version is not None and version not in VERSIONS:
        raise UnknownDatabase(version)
    return version


def _migrate(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")  # nothing to do where another process was faster
