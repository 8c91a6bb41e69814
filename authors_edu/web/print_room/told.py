"""What is wrong with the cards: what many of them lack alike is told once, with all of them to be unfolded."""

from collections.abc import Iterable

import streamlit as st

from authors_edu.decks.problems import Problem
from authors_edu.web.notices import show_problem, show_sentence
from authors_edu.web.plain import plain
from authors_edu.words.print_groups import GROUPED_KINDS, of_all, one_of_them, which_ones


def show_told(problems: Iterable[Problem]) -> None:
    """Shows each kind of problem in one box, where its first stood."""
    for alike in groups(problems):
        if len(alike) == 1:
            show_problem(alike[0])
            continue
        show_sentence(of_all(alike), alike[0].severity)
        with st.expander(which_ones()):
            st.markdown("\n".join(f"- {plain(one_of_them(problem))}" for problem in alike))


def groups(problems: Iterable[Problem]) -> list[list[Problem]]:
    """Puts together what one sentence can tell; anything else stays alone."""
    found: dict[object, list[Problem]] = {}
    for number, problem in enumerate(problems):
        alike = (problem.kind, problem.column, problem.severity, problem.values.get("extra"))
        found.setdefault(alike if problem.kind in GROUPED_KINDS else number, []).append(problem)
    return list(found.values())
