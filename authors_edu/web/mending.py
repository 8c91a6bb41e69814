"""Mending a list on the page: the table to edit, the problems with their fixes, undo."""

from collections.abc import Mapping

import pandas as pd
import streamlit as st

from authors_edu.decks.fixes import apply_fixes
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Edit, Fix
from authors_edu.decks.rows import column_letter
from authors_edu.web.navigation import came_from_another_page
from authors_edu.web.notices import show_problem
from authors_edu.web.opened import OpenList, Rows
from authors_edu.web.plain import plain
from authors_edu.words.problems import fix_label

MOST_PROBLEMS_SHOWN = 50


def edit_rows(opened: OpenList) -> None:
    """Shows the table to edit and takes in what was typed."""
    take_in(opened)
    if came_from_another_page() and opened.now is not opened.base:
        opened.start_from(opened.now)  # the browser has forgotten what was typed, the list has not
    st.data_editor(
        _as_table(opened.base),
        key=_editor(opened),
        height=480,
        column_config={"_index": st.column_config.NumberColumn("row", disabled=True)},
    )


def take_in(opened: OpenList) -> None:
    """Takes in what was typed. A cell and a button that is pressed out of it can reach the server as one."""
    with opened.lock:
        state = st.session_state.get(_editor(opened))
        if state is not None:
            opened.typed(_with_edits(opened.base, state.get("edited_rows", {})))


def _editor(opened: OpenList) -> str:
    return f"rows {opened.version}"


def _as_table(rows: Rows) -> pd.DataFrame:
    width = _width(rows)
    cells = [[row.cell(place) for place in range(width)] for row in rows]
    index = pd.Index([row.number for row in rows], name="row")
    return pd.DataFrame(cells, index=index, columns=[column_letter(place) for place in range(width)], dtype="str")


def _with_edits(base: Rows, edited: Mapping[int, Mapping[str, object]]) -> Rows:
    """Gives the rows with what the editor tells: place of the row -> letter of the column -> text. Empty rows go."""
    if not edited:
        return base
    places = {column_letter(place): place for place in range(_width(base))}
    edits = tuple(
        Edit(base[place].number, places[letter], base[place].cell(places[letter]), "" if text is None else str(text))
        for place, cells in edited.items()
        for letter, text in cells.items()
    )
    return tuple(row for row in apply_fixes(base, [Fix(edits, safe=False)]) if any(row.cells))


def _width(rows: Rows) -> int:
    return max((len(row.cells) for row in rows), default=0)


def show_problems(opened: OpenList) -> None:
    """Shows what is wrong or odd, each with its mend, and the mends that cannot be wrong all together."""
    problems = opened.problems()
    safe = [problem.fix for problem in problems if problem.fix and problem.fix.safe]
    with st.container(horizontal=True):
        if len(safe) > 1:
            st.button(
                "Mend everything that is certain", on_click=_mend, args=(opened, safe), icon=":material/done_all:"
            )
        if opened.earlier:
            st.button("Undo", on_click=_undo, args=(opened, opened.version), icon=":material/undo:")
    for number, problem in enumerate(problems[:MOST_PROBLEMS_SHOWN]):
        show_problem(problem)
        label = fix_label(problem) if problem.fix else None
        if problem.fix and label:
            st.button(plain(label), key=f"mend {opened.version} {number}", on_click=_mend, args=(opened, [problem.fix]))
    if len(problems) > MOST_PROBLEMS_SHOWN:
        st.text(f"… and {len(problems) - MOST_PROBLEMS_SHOWN} more, shown as these are mended.")


def _mend(opened: OpenList, fixes: list[Fix]) -> None:
    with opened.lock:
        take_in(opened)
        opened.change(tuple(apply_fixes(opened.now, fixes)))


def _undo(opened: OpenList, version: int) -> None:
    with opened.lock:
        if opened.version == version:  # else pressed twice: one step back is what was wanted
            take_in(opened)
            opened.undo()


def deck_of(opened: OpenList) -> Deck | None:
    """Gives the deck that the list is now, with what was typed last; None while there is something to mend."""
    take_in(opened)
    return None if opened.to_mend() else opened.report().deck
