"""Choosing how long a game lasts: rounds or a target, minutes of a round, what settles a tie (R-20, R-61 to R-65)."""

from typing import Any

import streamlit as st

from authors_edu.decks.model import Words
from authors_edu.game.offers import MINUTES
from authors_edu.game.rules import Rules, choices
from authors_edu.words.length import length_labels, length_words, minutes_words
from authors_edu.words.options import value_choice

LENGTHS: tuple[tuple[int, int | None], ...] = ((1, None), (2, None), (3, None), (5, None), (1, 10), (1, 20), (1, 25))


def choose_length(preset: str, rules: Rules, words: Words) -> dict[str, Any]:
    """Shows the choices, closed until they are wished for; gives what is played otherwise than the preset says."""
    labels = length_labels()
    with st.expander(labels["heading"], icon=":material/timer:"):
        length = st.selectbox(
            labels["length"],
            LENGTHS,
            format_func=lambda length: length_words(*length),
            key="length",
            persist_state="session",
        )
        minutes = st.selectbox(
            labels["minutes"], MINUTES, format_func=minutes_words, key="minutes", persist_state="session"
        )
        ties = tuple(tie for tie in choices()["tie"] if tie != "sudden_death" or rules.pace == "turns")
        tie = st.selectbox(
            labels["tie"],
            ties,
            index=ties.index(rules.tie),
            format_func=lambda tie: value_choice("tie", tie, words).sentence,
            key=f"tie {preset}",  # each game has a usual way of its own
            persist_state="session",
        )
    rounds, target = length or LENGTHS[0]
    return {"rounds": rounds, "target": target, "minutes": minutes, "tie": tie or rules.tie}
