"""Backs that miss the fronts: the calibration sheet, and the offset of each printer, remembered by its name."""

from dataclasses import replace

import streamlit as st

from authors_edu.classroom.remembered import recall, remember
from authors_edu.printing.errors import PrintError
from authors_edu.printing.job import sheet_of_settings, turned_for_calibration
from authors_edu.printing.settings import RANGES, PrintSettings
from authors_edu.web.press import at_the_press
from authors_edu.web.print_room.work import print_calibration
from authors_edu.web.records import engine
from authors_edu.words.paper import calibration
from authors_edu.words.print_labels import print_label
from authors_edu.words.print_room import about_offset, name_of_printer_needed, no_printer

_PRINTERS = "printers"
_LONGEST_NAME = 40  # characters
_NAMELESS = "printer without a name"


def choose_offset(settings: PrintSettings) -> PrintSettings:
    """Shows the printers whose offset is known, and how that of another one is found."""
    printers = known_printers()
    name = st.selectbox(
        print_label("printer"),
        ["", *printers],
        format_func=lambda each: each or no_printer(),
        key="printer",
        persist_state="session",
    )
    offset = printers.get(name, (0.0, 0.0))
    settings = replace(settings, offset_mm=offset)
    st.caption(about_offset())
    st.download_button(
        print_label("calibration"),
        lambda: at_the_press(print_calibration, settings, *calibration(settings.offset_mm)),
        file_name="calibration.pdf",
        mime="application/pdf",
        on_click="ignore",
        disabled=not _has_sheet(settings),
    )
    if st.session_state.get(_NAMELESS):
        st.error(name_of_printer_needed())
    with st.form("offset", border=False, clear_on_submit=True):
        st.text_input(print_label("printer_name"), name, max_chars=_LONGEST_NAME, key=f"printer name {name}")
        right, down = st.columns(2)
        least, most = map(float, RANGES["offset_mm"])
        for column, label, place in ((right, print_label("right"), 0), (down, print_label("down"), 1)):
            column.number_input(
                label, least, most, offset[place], step=0.5, format="%.1f", key=f"offset {place} {name}"
            )
        st.form_submit_button(print_label("remember"), on_click=_remember, args=(name,))
    return settings


def _has_sheet(settings: PrintSettings) -> bool:
    """Says whether a calibration sheet can be printed; where a card does not fit its paper, the page says so."""
    try:
        sheet_of_settings(turned_for_calibration(settings))
    except PrintError:
        return False
    return True


def known_printers() -> dict[str, tuple[float, float]]:
    kept = recall(engine(), _PRINTERS) or {}
    return {name: (float(right), float(down)) for name, (right, down) in kept.items()}


def _remember(chosen: str) -> None:
    name = str(st.session_state[f"printer name {chosen}"]).strip()
    offset = [st.session_state[f"offset {place} {chosen}"] for place in (0, 1)]
    if not name:  # a second press finds the form empty, and is no reason to say or to take back anything
        st.session_state[_NAMELESS] = st.session_state.get(_NAMELESS, False) or any(offset)
        return
    st.session_state[_NAMELESS] = False
    remember(engine(), _PRINTERS, {**known_printers(), name: offset})
    st.session_state.printer = name
