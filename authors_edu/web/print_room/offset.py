"""Backs that miss the fronts: the calibration sheet, and the offset of each printer, remembered by its name.

A printer has an offset for each way in which sheets go through it: a landscape page goes through turned.
"""

from collections.abc import Mapping
from dataclasses import replace

import streamlit as st

from authors_edu.classroom.remembered import recall, remember
from authors_edu.printing.calibration_plan import plan_of
from authors_edu.printing.errors import PrintError
from authors_edu.printing.job import sheet_of_settings, turned_for_calibration, way_through_printer
from authors_edu.printing.settings import RANGES, PrintSettings
from authors_edu.web.plain import plain
from authors_edu.web.press import at_the_press
from authors_edu.web.print_room.work import print_calibration
from authors_edu.web.records import engine
from authors_edu.words.paper import calibration
from authors_edu.words.print_labels import print_label
from authors_edu.words.print_room import about_offset, about_way, name_of_printer_needed, no_printer
from authors_edu.words.printing import refusal

_PRINTERS = "printers"
_LONGEST_NAME = 40  # characters
_NAMELESS = "printer without a name"
_ANY_WAY = ""  # of an offset that was kept before ways were told apart

Offset = tuple[float, float]


def choose_offset(settings: PrintSettings) -> PrintSettings:
    """Shows the printers whose offset is known, and how that of another one is found."""
    printers, way = known_printers(), _way(settings)
    name = st.selectbox(
        print_label("printer"),
        ["", *printers],
        format_func=lambda each: each or no_printer(),
        key="printer",
        persist_state="session",
    )
    known = _offset_of(printers.get(name, {}), way)
    offset = known or (0.0, 0.0)
    settings = replace(settings, offset_mm=offset)
    st.caption(about_offset())
    too_small = _too_small(settings) if way else ""
    st.download_button(
        print_label("calibration"),
        lambda: at_the_press(print_calibration, settings, *calibration(settings.offset_mm, way)),
        file_name="calibration.pdf",
        mime="application/pdf",
        on_click="ignore",
        disabled=not way or bool(too_small),
    )
    if too_small:
        st.caption(plain(too_small))
    if st.session_state.get(_NAMELESS):
        st.error(name_of_printer_needed())
    if way:
        st.caption(about_way(way, known is not None or not name))
    with st.form("offset", border=False, clear_on_submit=True):
        st.text_input(print_label("printer_name"), name, max_chars=_LONGEST_NAME, key=f"printer name {name}")
        right, down = st.columns(2)
        least, most = map(float, RANGES["offset_mm"])
        for column, label, place in ((right, print_label("right"), 0), (down, print_label("down"), 1)):
            column.number_input(
                label, least, most, offset[place], step=0.5, format="%.1f", key=f"offset {place} {name} {way}"
            )
        st.form_submit_button(print_label("remember"), on_click=_remember, args=(name, way), disabled=not way)
    if name:
        with st.popover(print_label("forget_printer")):
            st.button(print_label("forget"), key=f"forget printer {name}", on_click=_forget, args=(name,))
    return settings


def _way(settings: PrintSettings) -> str:
    """Gives how the sheets go through the printer; "" where a card does not fit its paper, which the page tells."""
    try:
        return way_through_printer(settings)
    except PrintError:
        return ""


def _too_small(settings: PrintSettings) -> str:
    """Says why there is no calibration sheet on this paper; "" where there is one."""
    try:
        plan_of(sheet_of_settings(turned_for_calibration(settings)).paper)
    except PrintError as error:
        return refusal(error)
    return ""


def _offset_of(ways: Mapping[str, Offset], way: str) -> Offset | None:
    return ways.get(way, ways.get(_ANY_WAY))


def known_printers() -> dict[str, dict[str, Offset]]:
    """Gives the printers by name: to each way that was measured, the offset in mm to the right and down."""
    kept = recall(engine(), _PRINTERS) or {}
    return {
        name: {
            way: (float(right), float(down))
            for way, (right, down) in (ways if isinstance(ways, dict) else {_ANY_WAY: ways}).items()
        }
        for name, ways in kept.items()
    }


def _remember(chosen: str, way: str) -> None:
    name = str(st.session_state[f"printer name {chosen}"]).strip()
    offset = tuple(st.session_state[f"offset {place} {chosen} {way}"] for place in (0, 1))
    if not name:  # a second press finds the form empty, and is no reason to say or to take back anything
        st.session_state[_NAMELESS] = st.session_state.get(_NAMELESS, False) or any(offset)
        return
    st.session_state[_NAMELESS] = False
    printers = known_printers()
    remember(engine(), _PRINTERS, {**printers, name: {**printers.get(name, {}), way: offset}})
    st.session_state.printer = name


def _forget(name: str) -> None:
    remember(engine(), _PRINTERS, {other: ways for other, ways in known_printers().items() if other != name})
    st.session_state.printer = ""
