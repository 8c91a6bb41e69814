"""`authors-edu serve`: starts the web server on this computer. Configuration stands in `.streamlit/config.toml`."""

import os
import runpy
import sys
from pathlib import Path
from typing import Annotated

import typer

from authors_edu.shipped import app_file


def serve(
    port: Annotated[int, typer.Option(help="Where the pages are: http://127.0.0.1:PORT", min=1, max=65535)] = 8501,
    data: Annotated[
        Path | None, typer.Option(help="Folder for decks, games and progress", file_okay=False, writable=True)
    ] = None,
    database: Annotated[str | None, typer.Option(help="A database URL in place of the file in the folder")] = None,
) -> None:
    """Start the pages for teacher and students on this computer."""
    if data is not None:
        data.mkdir(parents=True, exist_ok=True)
        os.environ["AUTHORS_EDU_DATA"] = str(data.resolve())
    if database is not None:
        os.environ["AUTHORS_EDU_DATABASE"] = database
    # Streamlit looks for its configuration beside the script that was started.
    sys.argv = [str(app_file())]
    app = runpy.run_path(str(app_file()))["app"]
    app.run(config={"server.port": port})
