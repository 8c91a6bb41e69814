"""The table as one Streamlit component: mounts it and hands on what its visitor wishes. Draws and rules nothing.

The browser's side stands in the files of `_STYLES` and `_SCRIPTS`, each joined in that order to one text.
"""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import streamlit as st

from authors_edu.web.table.command import Command, LeaveTable, Play, PlayAgain, command_from
from authors_edu.web.table.data import SeatedTable, table_data

_STYLES = ("table.css", "fits.css")
_SCRIPTS = ("dom.js", "drawings.js", "hand.js", "felt.js", "panels.js", "playback.js", "table.js")


def script() -> str:
    """Gives the component's JavaScript as one module."""
    return "\n".join(_file(name) for name in _SCRIPTS)


def style() -> str:
    """Gives the component's CSS."""
    return "\n".join(_file(name) for name in _STYLES)


def _file(name: str) -> str:
    return files("authors_edu.web.table").joinpath(name).read_text(encoding="utf-8")


_TABLE = st.components.v2.component("authors_table", html='<div class="mount">\n</div>', css=style(), js=script())


def show_table(data: dict[str, Any], key: str, on_command: Callable[[Command], None]) -> None:
    """Shows the table. `on_command` is called with each well-formed wish; whatever else arrives is dropped."""

    def read() -> None:
        command = command_from(getattr(st.session_state.get(key), "command", None))
        if command is not None:
            on_command(command)

    _TABLE(key=key, data=data, on_command_change=read)


__all__ = [
    "Command",
    "LeaveTable",
    "Play",
    "PlayAgain",
    "SeatedTable",
    "command_from",
    "script",
    "show_table",
    "style",
    "table_data",
]
