"""What was understood of a list's columns; choosing them by hand."""

from collections.abc import Mapping

import streamlit as st

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.rows import column_letter
from authors_edu.decks.text import clean
from authors_edu.web.decks.opened import OpenList
from authors_edu.web.decks.table import take_in
from authors_edu.words.understood import column_label, field_label, understood

_OTHERS = ("year", "clue", "image", "focus", "also_accept", "note")
_WORKS = tuple(f"work {number}" for number in range(1, FAMILY_SIZE + 1))
_FIRST_ROWS = 100  # among them a teacher may say which are the headings
_A_LINE = 3  # boxes beside each other
_LAYOUTS = {"long": "One work in each row", "wide": "A whole family in each row"}


def choose_columns(opened: OpenList) -> None:
    """Says which column is which; behind it stand the boxes to say it otherwise."""
    found, header = opened.report().columns, opened.report().header_row
    st.text(understood(found))
    with st.expander("Choose the columns by hand", icon=":material/view_column:", expanded=not found):
        key = f"columns {opened.key}"
        layout = st.radio(
            "The list has",
            _LAYOUTS,
            format_func=_LAYOUTS.__getitem__,
            index=1 if "work 1" in found else 0,
            key=f"{key} layout",
            horizontal=True,
        )
        numbers = sorted({0, header or 0, *(row.number for row in opened.now[:_FIRST_ROWS])})
        st.selectbox(
            "Headings",
            numbers,
            format_func=lambda number: f"in row {number}" if number else "none: the list begins at once",
            index=numbers.index(header or 0),
            key=f"{key} header",
        )
        fields = ("creator", *(_WORKS if layout == "wide" else ("work", *_OTHERS)))
        labels = _labels(opened, header, found)
        for start in range(0, len(fields), _A_LINE):
            for column, field in zip(st.columns(_A_LINE), fields[start : start + _A_LINE], strict=False):
                column.selectbox(
                    field_label(field),
                    [None, *labels],
                    format_func=lambda place: "–" if place is None else labels[place],
                    index=found[field] + 1 if field in found else 0,
                    key=f"{key} {field}",
                )
        with st.container(horizontal=True):
            st.button("Read the list like this", on_click=_choose, args=(opened, opened.key, fields))
            if opened.choices.columns is not None:
                st.button("Find the columns again", on_click=_forget, args=(opened, opened.key))


def _choose(opened: OpenList, key: str, fields: tuple[str, ...]) -> None:
    chosen = {field: st.session_state.get(f"columns {key} {field}") for field in fields}
    with opened.lock:
        if opened.key == key:
            take_in(opened)
            columns = {field: place for field, place in chosen.items() if place is not None}
            opened.choose(columns, st.session_state[f"columns {key} header"])


def _forget(opened: OpenList, key: str) -> None:
    with opened.lock:
        if opened.key == key:
            take_in(opened)
            opened.choose(None, None)


def _labels(opened: OpenList, header: int | None, found: Mapping[str, int]) -> Mapping[int, str]:
    """Gives place -> letter of the column, with its heading or else the first text in it."""
    width = max([0, *(len(row.cells) for row in opened.now), *(place + 1 for place in found.values())])
    begin = [row for row in opened.now if row.number == header] or opened.now[:_FIRST_ROWS]
    labels = {}
    for place in range(width):
        text = next((text for row in begin if (text := clean(row.cell(place)))), "")
        labels[place] = column_label(column_letter(place), text)
    return labels
