"""How decks were printed last is how they are printed next, also on another day."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from authors_edu.classroom.remembered import recall, remember
from authors_edu.printing.paper import BACKS
from authors_edu.printing.settings import MARKS, RANGES, TYPEFACES
from authors_edu.printing.sheets import CARDS, LABEL_SHEETS, PAPERS
from authors_edu.web.print_room.offset import known_printers
from authors_edu.web.records import engine

_HABITS = "print settings"


def _within(setting: str) -> Callable[[Any], bool]:
    least, most = RANGES[setting]
    return lambda value: isinstance(value, float) and least <= value <= most


# The choice, by its key on the page -> whether a value fits it: another release may have kept it.
_CHOICES: Mapping[str, Callable[[Any], bool]] = {
    "typeface": ("", *TYPEFACES).__contains__,
    "paper": PAPERS.__contains__,
    "card": CARDS.__contains__,
    "backs": BACKS.__contains__,
    "marks": MARKS.__contains__,
    "sheet": lambda value: value == "" or value in LABEL_SHEETS,
    "works": lambda value: isinstance(value, bool),
    "across": lambda value: isinstance(value, bool),
    "gap": _within("gap_mm"),
    "bleed": _within("bleed_mm"),
    "corner": _within("corner_mm"),
    "margin": _within("margin_mm"),
    "printer": lambda value: value == "" or value in known_printers(),
}


def take_up_habits() -> None:
    """Presets the choices that were not made yet on this visit."""
    if not st.session_state.get("habits"):
        kept = recall(engine(), _HABITS) or {}
        st.session_state.habits = {key: kept[key] for key, fits in _CHOICES.items() if key in kept and fits(kept[key])}
        st.session_state.update(st.session_state.habits)


def keep_habits() -> None:
    """Keeps the choices as they are now."""
    chosen = {key: st.session_state[key] for key in _CHOICES}
    if chosen != st.session_state.habits:
        remember(engine(), _HABITS, chosen)
        st.session_state.habits = chosen
