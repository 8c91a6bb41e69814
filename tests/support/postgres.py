"""A PostgreSQL server for tests, in a folder of its own and reached through a socket there; nothing of the system's."""

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text


class Postgres:
    """A server that runs; `new_url` makes an empty database in it and gives its address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count(1)

    def new_url(self) -> str:
        name = f"class{next(self._numbers)}"
        engine = create_engine(self._url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self._url(name)

    def _url(self, database: str) -> str:
        query = {"host": str(self._folder)}
        url = URL.create("postgresql+psycopg", username="postgres", database=database, query=query)
        return url.render_as_string()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Runs a server for a while. Skips where PostgreSQL or its driver is missing, unless it is required."""
    programs = _programs()
    if programs is None or importlib.util.find_spec("psycopg") is None:
        if "postgres" in os.environ.get("AUTHORS_EDU_REQUIRE", ""):
            pytest.fail("PostgreSQL or its driver psycopg is missing")
        pytest.skip("needs PostgreSQL and its driver psycopg")
    folder = Path(tempfile.mkdtemp(prefix="authors-pg-"))  # short: a socket's path has 107 characters at most
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    if user is not None:
        shutil.chown(folder, user)
    data, log = str(folder / "data"), str(folder / "log")
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off"

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), *arguments]
        subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    try:
        run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C")
        run("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")
        try:
            yield Postgres(folder)
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path | None:
    """Finds the folder of the server's programs; Debian keeps them out of the path."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
