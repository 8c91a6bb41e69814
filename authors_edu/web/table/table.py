"""The table as one Streamlit component: mounts it and hands on what its visitor wishes. Draws and rules nothing.

The browser's side stands in files of its own: `browser.py`.
"""

from collections.abc import Callable
from typing import Any

import streamlit as st

from authors_edu.web.table.browser import loader
from authors_edu.web.table.command import Command, LeaveTable, Play, PlayAgain, command_from
from authors_edu.web.table.data import SeatedTable, table_data

_TABLE = st.components.v2.component("authors_table", html='<div class="mount">\n</div>', js=loader())


def show_table(data: dict[str, Any], key: str, on_command: Callable[[Command], None]) -> None:
    """Shows the table. `on_command` is called with each well-formed wish; whatever else arrives is dropped.

    Streamlit calls back only for what the same session has shown before. A wish from a page that outlived its session
    (a restart of the server, a long sleep) comes with the first run of the new one, and the page is run once more.
    """
    read = f"{key} was read"

    def take() -> None:
        st.session_state[read] = True
        _hand_on(getattr(st.session_state.get(key), "command", None), on_command)

    result = _TABLE(key=key, data=data, on_command_change=take)
    if not st.session_state.pop(read, False) and _hand_on(getattr(result, "command", None), on_command):
        st.rerun()


def _hand_on(value: object, on_command: Callable[[Command], None]) -> bool:
    command = command_from(value)
    if command is not None:
        on_command(command)
    return command is not None


__all__ = [
    "Command",
    "LeaveTable",
    "Play",
    "PlayAgain",
    "SeatedTable",
    "command_from",
    "show_table",
    "table_data",
]
