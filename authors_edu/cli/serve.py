"""`authors-edu serve`: starts the web server on this computer. Configuration stands in `.streamlit/config.toml`."""

import os
import runpy
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from authors_edu.cli.files import refuse
from authors_edu.shipped import app_file
from authors_edu.words.failures import page_failed
from authors_edu.words.serving import database_closed, no_data_folder, no_driver, not_a_database, port_taken


def serve(
    port: Annotated[int, typer.Option(help="Where the pages are: http://127.0.0.1:PORT", min=1, max=65535)] = 8501,
    data: Annotated[
        Path | None, typer.Option(help="Folder for decks, games and progress", file_okay=False, writable=True)
    ] = None,
    database: Annotated[str | None, typer.Option(help="A database URL in place of the file in the folder")] = None,
) -> None:
    """Start the pages for teacher and students on this computer."""
    if data is not None:
        try:
            data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            refuse(2, no_data_folder(str(data), error.strerror or str(error)))
        os.environ["AUTHORS_EDU_DATA"] = str(data.resolve())
    if database is not None:
        os.environ["AUTHORS_EDU_DATABASE"] = database
        _try_database(database)
    _try_port(port)
    # Streamlit looks for its configuration beside the script that was started.
    sys.argv = [str(app_file())]
    app = runpy.run_path(str(app_file()))["app"]
    app.run(config={"server.port": port})


def _try_port(port: int) -> None:
    """Ends the command where something else answers on that port."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            refuse(2, port_taken(port))


def _try_database(url: str) -> None:
    """Opens a database of the teacher's own once, or ends the command with the reason why it cannot be."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    from authors_edu.classroom.database import UnknownDatabase, open_database

    try:
        open_database(url).dispose()
    except ArgumentError:
        refuse(2, not_a_database())
    except ModuleNotFoundError as error:
        refuse(2, no_driver(error.name or ""))
    except UnknownDatabase as error:
        refuse(1, page_failed(type(error).__name__))
    except DBAPIError as error:
        refuse(1, database_closed(str(error.orig).strip().splitlines()[0].rstrip(".")))
