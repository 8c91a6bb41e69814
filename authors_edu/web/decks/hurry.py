"""Hurried clicks: of several in a row the first was meant, whatever stands in that place by the second."""

from math import inf
from time import monotonic

import streamlit as st

HURRY_S = 0.4  # nobody has read by then what took the place of the button that was pressed


def is_hurried(what: str) -> bool:
    """Whether this visitor pressed a button of this kind only a moment ago.

    Call it right before the work: where the session is touched Streamlit breaks a callback off when another press is
    waiting, and that other press would be told that it is hurried.
    """
    last, now = st.session_state.get(f"pressed {what}", -inf), monotonic()
    st.session_state[f"pressed {what}"] = now
    return bool(now - last < HURRY_S)


def forget_hurry(what: str) -> None:
    """Lets the next press count, as another button was pressed meanwhile."""
    st.session_state.pop(f"pressed {what}", None)
