"""What goes with the cards: sheets beside the deck, decks for a whole class, files for a print shop."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import streamlit as st

from authors_edu.classroom.roster import list_students
from authors_edu.decks.model import Deck
from authors_edu.printing.class_set import AT_A_TABLE, STUDENTS, class_set
from authors_edu.printing.errors import PrintError
from authors_edu.printing.extras.asked import PAPER_GSM, Extras, SheetWords, text_sheet
from authors_edu.printing.settings import RANGES, PrintSettings
from authors_edu.web.plain import plain
from authors_edu.web.press import at_the_press
from authors_edu.web.print_room.told import show_told
from authors_edu.web.print_room.work import print_for_shop, print_sheets
from authors_edu.web.records import engine
from authors_edu.words.print_labels import print_hint, print_label
from authors_edu.words.print_room import sheets_beside
from authors_edu.words.print_sheets import class_needs, sheet_words
from authors_edu.words.printing import refusal

_USUAL_GSM = 200
_USUAL_CLASS = 30
_USUAL_TABLE = 5


def for_a_class(deck: Deck, settings: PrintSettings) -> PrintSettings:
    """Shows how many decks a class needs, and gives the settings with as many copies as are wanted."""
    with st.expander(print_label("class"), icon=":material/groups:"):
        students, a_table = st.columns(2)
        usual = min(len(list_students(engine())), STUDENTS[1]) or _USUAL_CLASS
        count = students.number_input(print_label("students"), *STUDENTS, usual, key="class")
        each = a_table.number_input(print_label("a_table"), *AT_A_TABLE, _USUAL_TABLE, key="at a table")
        try:
            needed = class_set(deck, settings, int(count), int(each))
        except PrintError as error:
            st.caption(plain(refusal(error)))
        else:
            st.text(class_needs(needed.students, needed.a_table, needed.decks, needed.sheets, needed.minutes))
            if needed.decks <= RANGES["copies"][1]:
                st.button(print_label("so_many"), on_click=_set_copies, args=(needed.decks,), key="for the class")
        copies = st.number_input(print_label("copies"), *RANGES["copies"], 1, key="copies", help=print_hint("copies"))
    return replace(settings, copies=int(copies))


def _set_copies(decks: int) -> None:
    st.session_state.copies = decks


def show_beside(deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes]) -> None:
    """Shows the other files that can be taken away; those for a shop are made when they are asked for."""
    with st.popover(print_label("more"), icon=":material/folder_zip:"):
        names = sheets_beside()
        chosen = st.multiselect(print_label("beside"), names, format_func=names.__getitem__, key="beside")
        gsm = st.number_input(print_label("gsm"), *PAPER_GSM, _USUAL_GSM, step=10, key="gsm")
        students = tuple(student.name for student in list_students(engine()))
        text = st.text_area(print_label("text"), key="text", height=120, help=print_hint("text"))
        own = text_sheet(text, deck.name) if "text" in chosen else None
        extras = Extras(tuple(chosen), students, own, float(gsm))
        if chosen:
            _sheets(deck, settings, extras, pictures)
        for label, as_pngs, ending, kind in (
            (print_label("shop_pdf"), False, "pdf", "application/pdf"),
            (print_label("shop_png"), True, "zip", "application/zip"),
        ):
            st.download_button(
                label,
                partial(at_the_press, print_for_shop, deck, settings, pictures, as_pngs),
                file_name=f"{deck.name} shop.{ending}",
                mime=kind,
                on_click="ignore",
            )


def _sheets(deck: Deck, settings: PrintSettings, extras: Extras, pictures: Mapping[str, bytes]) -> None:
    asked = deck, settings, extras, pictures
    last = st.session_state.get("sheets beside")
    if last is None or last[0] != asked:
        words = SheetWords(**sheet_words(deck, extras.paper_gsm))
        try:
            made = at_the_press(print_sheets, deck, settings, extras, words, pictures)
        except PrintError as error:
            st.error(plain(refusal(error)))
            return
        last = st.session_state["sheets beside"] = asked, made
    made = last[1]
    show_told(made.problems)
    st.download_button(
        print_label("beside"),
        made.pdf,
        file_name=f"{deck.name} sheets.pdf",
        mime="application/pdf",
        on_click="ignore",
        type="primary",
    )
