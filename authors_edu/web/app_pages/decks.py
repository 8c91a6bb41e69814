"""Decks: a list is uploaded, checked, mended and kept; the decks that there are."""

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.decks import save_deck
from authors_edu.decks.check import name_from_file
from authors_edu.decks.export import rows_csv
from authors_edu.decks.model import Deck
from authors_edu.web.families import show_families
from authors_edu.web.kept_decks import saved_deck, saved_decks
from authors_edu.web.mending import deck_of, edit_rows, show_problems
from authors_edu.web.notices import problem_list
from authors_edu.web.opened import OpenList, open_list
from authors_edu.web.plain import plain
from authors_edu.web.records import engine
from authors_edu.web.samples import show_samples
from authors_edu.web.visitor import warn_without_cookies
from authors_edu.words.verdict import verdict

LONGEST_NAME = 60  # characters


def take_upload() -> None:
    """Opens the list for mending, or keeps what is to be said about a file that is none."""
    upload, st.session_state.unread = st.session_state.upload, ()
    if upload is not None:
        opened = open_list(upload.getvalue(), upload.name)
        st.session_state.unread = () if opened.now else opened.about_file
        st.session_state.list = opened if opened.now else None


def close_list() -> None:
    st.session_state.list = None


def keep(opened: OpenList) -> None:
    """Keeps the deck as it was last typed; where that spoilt it, the page will tell."""
    with opened.lock:
        if opened.is_kept:
            return  # the button was pressed twice
        deck = deck_of(opened)
        if deck is not None:
            name = st.session_state.deck_name.strip() or file_title(opened)
            save_deck(engine(), replace(deck, name=name), datetime.now(UTC))
            opened.is_kept = True
            close_list()


def file_title(opened: OpenList) -> str:
    """What a list is called by its file, in one line."""
    return name_from_file(opened.name)[:LONGEST_NAME].strip()


def mend_a_list(opened: OpenList) -> None:
    """Shows a list under repair: the verdict first, then what to mend beside the table."""
    st.button("All decks", on_click=close_list, icon=":material/arrow_back:", type="tertiary")
    st.title(plain(file_title(opened)))
    line = st.container()
    problems, table = st.columns([2, 3], gap="large")
    with table:
        edit_rows(opened)
        st.caption("Change any cell. An emptied row is left out.")
    deck, errors = deck_of(opened), opened.to_mend()
    with line:
        st.subheader(verdict(len(deck.families) if deck else None, errors, len(opened.now)))
        if deck:
            st.text_input("Name of the deck", file_title(opened), max_chars=LONGEST_NAME, key="deck_name")
            st.button("Keep this deck", on_click=keep, args=(opened,), type="primary", icon=":material/save:")
    with problems:
        show_problems(opened)
        st.download_button(
            "Download the list as it stands",
            lambda: rows_csv(opened.now),  # as it stands when the button is pressed
            file_name=f"{file_title(opened)} mended.csv",
            mime="text/csv",
            on_click="ignore",
            icon=":material/download:",
        )
    if deck:
        show_families(deck, a_row=4)


def new_decks(kept: Collection[Deck]) -> None:
    """Shows the two ways to a new deck: a list of one's own, or a sample."""
    st.subheader("Make a deck from a list")
    st.file_uploader(
        "A spreadsheet or CSV file with a creator and a work in each row, four works a creator",
        key="upload",
        on_change=take_upload,
    )
    problem_list(st.session_state.get("unread", ()))
    st.caption("Excel (.xlsx, .xls), LibreOffice (.ods) or CSV, up to 5 MB and 10,000 rows. Hidden rows are left out.")
    st.subheader("Or take a sample")
    show_samples(kept)


st.session_state.setdefault("list", None)
if st.session_state.list is not None:
    mend_a_list(st.session_state.list)
else:
    st.title("Decks")
    warn_without_cookies()
    fresh, kept = st.columns(2, gap="large")
    decks = saved_decks()
    with fresh:
        new_decks(tuple(deck for _, deck in decks))
    with kept:
        st.subheader("Your decks")
        if not decks:
            st.text("No deck yet.")
        for each in decks:
            saved_deck(*each)
