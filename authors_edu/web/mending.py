"""Mending a list on the page: the table as the teacher edits it, its problems with their fixes, undo."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import pandas as pd
import streamlit as st

from authors_edu.decks.check import Report, check_file, check_rows
from authors_edu.decks.fixes import apply_fixes
from authors_edu.decks.problems import Fix, Problem, Severity
from authors_edu.decks.rows import Row, column_letter
from authors_edu.web.notices import show_problem
from authors_edu.web.plain import plain
from authors_edu.words.problems import fix_label

MOST_PROBLEMS_SHOWN = 50

Rows = tuple[Row, ...]


@dataclass
class OpenList:
    """A list under repair. `base` is what the editor started from: the editor itself holds what was typed since."""

    name: str
    base: Rows
    about_file: tuple[Problem, ...]
    now: Rows = ()
    earlier: list[Rows] = field(default_factory=list)
    version: int = 0  # a new one makes a new editor

    def change(self, rows: Rows) -> None:
        """Goes on from these rows; what was there can be had back by `undo`."""
        self.earlier.append(self.now)
        self._start_from(rows)

    def undo(self) -> None:
        self._start_from(self.earlier.pop())

    def _start_from(self, rows: Rows) -> None:
        self.base = self.now = rows
        self.version += 1


def open_list(data: bytes, name: str) -> OpenList:
    """Opens a teacher's file. What concerns the whole file is told once and stays while its rows are edited."""
    report = check_file(data, name)
    about_file = tuple(problem for problem in report.problems if not problem.rows)
    if report.rows:
        of_rows = {problem.kind for problem in check_rows(report.rows).problems}
        about_file = tuple(problem for problem in about_file if problem.kind not in of_rows)
    return OpenList(name, report.rows, about_file, report.rows)


def edit_rows(opened: OpenList) -> Report:
    """Shows the table to edit and gives the report on it as it stands now."""
    edited = st.data_editor(
        _as_table(opened.base),
        key=f"rows {opened.version}",
        height=480,
        column_config={"_index": st.column_config.NumberColumn("row", disabled=True)},
    )
    opened.now = tuple(_rows_of(edited))
    return check_rows(opened.now)


def _as_table(rows: Rows) -> pd.DataFrame:
    width = max((len(row.cells) for row in rows), default=0)
    cells = [[row.cell(place) for place in range(width)] for row in rows]
    index = pd.Index([row.number for row in rows], name="row")
    return pd.DataFrame(cells, index=index, columns=[column_letter(place) for place in range(width)], dtype="str")


def _rows_of(table: pd.DataFrame) -> Iterable[Row]:
    for number, *cells in table.itertuples():
        texts = tuple("" if pd.isna(cell) else str(cell) for cell in cells)
        if any(texts):
            yield Row(int(number), texts)


def show_problems(opened: OpenList, report: Report) -> None:
    """Shows what is wrong or odd, each with its mend, and the mends that cannot be wrong all together."""
    problems = (*opened.about_file, *report.problems)
    safe = [problem.fix for problem in report.problems if problem.fix and problem.fix.safe]
    with st.container(horizontal=True):
        if len(safe) > 1:
            st.button("Mend all that is certain", on_click=_mend, args=(opened, safe), icon=":material/done_all:")
        if opened.earlier:
            st.button("Undo", on_click=opened.undo, icon=":material/undo:")
    for number, problem in enumerate(problems[:MOST_PROBLEMS_SHOWN]):
        show_problem(problem)
        label = fix_label(problem) if problem.fix else None
        if problem.fix and label:
            st.button(plain(label), key=f"mend {opened.version} {number}", on_click=_mend, args=(opened, [problem.fix]))
    if len(problems) > MOST_PROBLEMS_SHOWN:
        st.text(f"… and {len(problems) - MOST_PROBLEMS_SHOWN} more, shown as these are mended.")


def _mend(opened: OpenList, fixes: list[Fix]) -> None:
    opened.change(tuple(apply_fixes(opened.now, fixes)))


def to_mend(problems: Iterable[Problem]) -> int:
    """Counts what keeps the list from being a deck."""
    return sum(problem.severity is Severity.ERROR for problem in problems)
