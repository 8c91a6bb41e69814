"""Mending a list on the page: the problems by row, each with its mends; undo."""

from collections import Counter

import streamlit as st

from authors_edu.decks.fixes import apply_fixes
from authors_edu.decks.problems import Fix, Key, Problem, Severity
from authors_edu.web.decks.hurry import forget_hurry, is_hurried
from authors_edu.web.decks.opened import OpenList
from authors_edu.web.decks.table import take_in
from authors_edu.web.notices import show_problem
from authors_edu.web.plain import plain
from authors_edu.words.problems import fix_label
from authors_edu.words.verdict import more_problems

MOST_PROBLEMS_SHOWN = 30  # with their mends; of more a browser takes seconds with every click
_MENDS = "mend"  # a problem that is mended goes, and the next one comes up to its place, buttons and all


def show_problems(opened: OpenList) -> None:
    """Shows what is wrong or odd, each with its mends, and the mends that cannot be wrong all together."""
    problems = opened.problems()
    safe = [problem.fix for problem in problems if problem.fix and problem.fix.safe]
    with st.container(horizontal=True):
        if len(safe) > 1:
            st.button(
                "Mend everything that is certain", on_click=_mend, args=(opened, safe), icon=":material/done_all:"
            )
        if opened.earlier:
            st.button("Undo", on_click=_undo, args=(opened, opened.version), icon=":material/undo:")
    alike: Counter[Key] = Counter()
    for problem in problems[:MOST_PROBLEMS_SHOWN]:
        alike[problem.key] += 1
        with st.container(gap="xsmall"):
            show_problem(problem)
            _show_mends(opened, problem, alike[problem.key])
    if len(problems) > MOST_PROBLEMS_SHOWN:
        st.text(more_problems(len(problems) - MOST_PROBLEMS_SHOWN))


def _show_mends(opened: OpenList, problem: Problem, number: int) -> None:
    key = f"mend {opened.key} {problem.key} {number}"  # a press that comes late must not mend another problem
    if problem.kind == "hidden_rows_skipped":
        st.button("Read the hidden rows too", key=key, on_click=_read_hidden_rows, args=(opened,))
        return
    can_stay = problem.severity is Severity.WARNING and problem in opened.report().problems
    if not (problem.fixes or can_stay):
        return
    with st.container(horizontal=True):
        for place, fix in enumerate(problem.fixes):
            label = plain(fix_label(problem, fix) or "")
            st.button(label, key=f"{key} {place}", on_click=_mend, args=(opened, [fix]))
        if can_stay:
            st.button(
                "Right as it is",
                key=f"{key} stays",
                on_click=_accept,
                args=(opened, problem),
                type="tertiary",
                icon=":material/check:",
            )


def _read_hidden_rows(opened: OpenList) -> None:
    with opened.lock:
        take_in(opened)
        opened.read_hidden_rows()


def _accept(opened: OpenList, problem: Problem) -> None:
    with opened.lock:
        take_in(opened)
        if not is_hurried(_MENDS):
            opened.accept(problem)


def _mend(opened: OpenList, fixes: list[Fix]) -> None:
    with opened.lock:
        take_in(opened)
        if not is_hurried(_MENDS):
            opened.change(tuple(apply_fixes(opened.now, fixes)))


def _undo(opened: OpenList, version: int) -> None:
    with opened.lock:
        forget_hurry(_MENDS)
        take_in(opened)
        if opened.version == version and not is_hurried("undo"):  # pressed twice, one step back is what was wanted
            opened.undo()
