"""The table of a list under repair: rows to edit, to add and to take out, as the spreadsheet shows them."""

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from authors_edu.decks.rows import Row, column_letter
from authors_edu.web.decks.opened import OpenList, Rows
from authors_edu.web.navigation import came_from_another_page
from authors_edu.words.understood import field_label

_NUMBER = "row"
_HEIGHT_PX = 480
_NUMBER_PX = 56


def edit_rows(opened: OpenList) -> None:
    """Shows the table to edit and takes in what was typed."""
    import pandas as pd  # here, because the pages without a table do without it

    take_in(opened)
    if came_from_another_page() and opened.now is not opened.base:
        opened.start_from(opened.now)  # the browser has forgotten what was typed, the list has not
    letters = [column_letter(place) for place in range(_width(opened.base))]
    cells = [[row.number, *map(row.cell, range(len(letters)))] for row in opened.base]
    table = pd.DataFrame(cells, columns=[_NUMBER, *letters]).astype(dict.fromkeys(letters, "str"))
    st.data_editor(
        table,
        key=_editor(opened),
        height=_HEIGHT_PX,
        num_rows="dynamic",
        hide_index=True,
        placeholder="",  # what a new row shows until something is typed
        column_config={_NUMBER: st.column_config.NumberColumn(disabled=True, width=_NUMBER_PX, pinned=True)}
        | _headings(opened),
    )


def take_in(opened: OpenList) -> None:
    """Takes in what was typed. A cell and a button that is pressed out of it can reach the server as one."""
    with opened.lock:
        state = st.session_state.get(_editor(opened))
        if state is not None:
            opened.typed(with_edits(opened.base, state, opened.last_row + 1))


def with_edits(base: Rows, state: Mapping[str, Any], next_row: int) -> Rows:
    """Gives the rows with what the editor tells: cells edited by place and letter, places taken out, rows added."""
    edited, added = state.get("edited_rows"), state.get("added_rows")
    gone = frozenset(state.get("deleted_rows") or ())
    if not (edited or gone or added):
        return base
    places = {column_letter(place): place for place in range(_width(base))}
    rows = [
        _edited(row, edited[place], places) if edited and place in edited else row
        for place, row in enumerate(base)
        if place not in gone
    ]
    rows += [_edited(Row(next_row + place, ()), cells, places) for place, cells in enumerate(added or ())]
    return tuple(rows)


def _edited(row: Row, texts: Mapping[str, object], places: Mapping[str, int]) -> Row:
    cells = list(row.cells)
    for letter, text in texts.items():
        if letter in places:
            cells += [""] * (places[letter] + 1 - len(cells))
            cells[places[letter]] = "" if text is None else str(text)
    return row._replace(cells=tuple(cells))


def _editor(opened: OpenList) -> str:
    return f"rows {opened.key}"


def _headings(opened: OpenList) -> dict[str, Any]:
    """Gives letter -> "A · creator" for the columns that were understood."""
    return {
        column_letter(place): st.column_config.TextColumn(f"{column_letter(place)} · {field_label(field)}")
        for field, place in opened.columns.items()
    }


def _width(rows: Sequence[Row]) -> int:
    return max((len(row.cells) for row in rows), default=0)
