"""Shows problems, the same way on every page. Their sentences hold a teacher's text: nothing in them is markup."""

from collections.abc import Iterable

import streamlit as st

from authors_edu.decks.problems import Problem, Severity
from authors_edu.web.plain import plain
from authors_edu.words import say


def problem_list(problems: Iterable[Problem]) -> None:
    for problem in problems:
        show_problem(problem)


def show_problem(problem: Problem) -> None:
    """Shows one problem in the colour of its severity."""
    show_sentence(say(problem), problem.severity)


def show_sentence(sentence: str, severity: Severity) -> None:
    """Shows a sentence in the colour of a severity."""
    if severity is Severity.ERROR:
        st.error(plain(sentence), icon=":material/error:")
    elif severity is Severity.WARNING:
        st.warning(plain(sentence), icon=":material/warning:")
    else:
        st.info(plain(sentence), icon=":material/info:")
