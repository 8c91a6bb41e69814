"""The ways to a new list: a file, a paste, a blank sheet to fill in."""

from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.decks import save_deck
from authors_edu.decks.archive import is_archive, read_archive
from authors_edu.decks.blank import blank_csv, blank_headings, blank_xlsx
from authors_edu.decks.model import Words
from authors_edu.web.decks.opened import open_list
from authors_edu.web.notices import problem_list
from authors_edu.web.records import engine
from authors_edu.words.blank_sheet import blank_texts
from authors_edu.words.deck_room import how_to_paste, limits, pasted_name

_LARGEST_MB = 50  # a deck with its pictures; a list alone may have 5 and is told so


def new_list() -> None:
    """Shows how a list of one's own is taken in."""
    st.subheader("Make a deck from a list")
    st.file_uploader(
        "A spreadsheet or CSV file with a creator and a work in each row, four works a creator",
        key="upload",
        on_change=_take_upload,
        max_upload_size=_LARGEST_MB,
    )
    problem_list(st.session_state.get("unread", ()))
    st.caption(limits())
    headings = blank_headings(Words())
    with st.container(horizontal=True):
        with st.popover("Paste from a spreadsheet", icon=":material/content_paste:"):
            st.text_area(how_to_paste(), key="pasted", height=200)
            st.button("Read the pasted list", on_click=_take_paste)
        with st.popover("A blank sheet to fill in", icon=":material/table:"):
            st.download_button(
                "For Excel, LibreOffice or Google Sheets",
                lambda: blank_xlsx(headings, blank_texts(Words())),
                file_name="authors.xlsx",
                mime="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                on_click="ignore",
            )
            st.download_button(
                "As CSV", blank_csv(headings), file_name="authors.csv", mime="text/csv", on_click="ignore"
            )


def _take_upload() -> None:
    """Opens the list for mending, keeps a whole deck, or has what is to be said about a file that is neither."""
    upload, st.session_state.unread = st.session_state.upload, ()
    if upload is None:
        return
    data = upload.getvalue()
    if is_archive(data):
        archive = read_archive(data)
        if isinstance(archive, tuple):
            st.session_state.unread = archive
        else:
            st.session_state.unread, st.session_state.list = archive.problems, None
            now = datetime.now(UTC)
            st.session_state.kept_as = save_deck(engine(), archive.deck, now, archive.template, archive.pictures)
    else:
        _open(data, upload.name)


def _take_paste() -> None:
    st.session_state.unread = ()
    _open(st.session_state.pasted.encode(), pasted_name())


def _open(data: bytes, name: str) -> None:
    opened = open_list(data, name)
    st.session_state.unread = () if opened.now else opened.about_file
    st.session_state.list = opened if opened.now else None
