"""Decks: a list is taken in, checked, mended and kept; the decks that there are."""

import streamlit as st

from authors_edu.web.decks.columns import choose_columns
from authors_edu.web.decks.drafts import save_draft, show_drafts
from authors_edu.web.decks.families import show_families
from authors_edu.web.decks.keeping import keep_button, title
from authors_edu.web.decks.kept import saved_deck, saved_decks
from authors_edu.web.decks.mending import show_problems
from authors_edu.web.decks.new import new_list
from authors_edu.web.decks.opened import OpenList
from authors_edu.web.decks.pictures import choose_pictures
from authors_edu.web.decks.samples import show_samples
from authors_edu.web.decks.table import edit_rows
from authors_edu.web.decks.taking_away import list_downloads
from authors_edu.web.navigation import came_from_another_page
from authors_edu.web.plain import plain
from authors_edu.web.visitor import warn_without_cookies
from authors_edu.words.deck_room import deck_kept, how_to_edit
from authors_edu.words.verdict import verdict


def close_list() -> None:
    st.session_state.list = None


def mend_a_list(opened: OpenList) -> None:
    """Shows a list under repair: the verdict first, then what to mend beside the table."""
    st.button("All decks", on_click=close_list, icon=":material/arrow_back:", type="tertiary")
    st.title(plain(title(opened)))
    line = st.container()
    problems, table = st.columns([2, 3], gap="large")
    with table:
        edit_rows(opened)
        save_draft(opened, opened.called or title(opened))
        st.caption(how_to_edit())
        deck = opened.deck()
        choose_columns(opened)
        choose_pictures(opened, deck)
    with line:
        st.subheader(verdict(len(deck.families) if deck else None, opened.to_mend(), len(opened.report().rows)))
        if deck:
            keep_button(opened)
    with problems:
        show_problems(opened)
        list_downloads(opened)
        if deck:
            show_families(deck, a_row=2, pictures=opened.pictures)


def all_decks(told: str, kept_as: int) -> None:
    """Shows the ways to a new deck beside the decks that there are, below what is to be told of the list before."""
    st.title("Decks")
    warn_without_cookies()
    if told:
        st.warning(told, icon=":material/difference:")
    decks = saved_decks()
    for saved, _ in decks:
        if saved.id == kept_as:
            st.success(plain(deck_kept(saved.name)), icon=":material/check:")
    show_drafts()
    fresh, kept = st.columns(2, gap="large")
    with fresh:
        new_list()
        st.subheader("Or take a sample")
        show_samples(tuple(deck for _, deck in decks))
    with kept:
        st.subheader("Your decks")
        if not decks:
            st.text("No deck yet.")
        for each in decks:
            saved_deck(*each)


opened = st.session_state.setdefault("list", None)
if came_from_another_page():  # what was told of the last file and the last deck has been read
    st.session_state.unread, st.session_state.kept_as = (), 0
    if opened is not None and opened.is_done:
        opened = st.session_state.list = None
if opened is None:
    all_decks(st.session_state.pop("gone", ""), st.session_state.kept_as)
elif opened.is_done:
    all_decks(opened.kept_aside, opened.kept_as)
else:
    mend_a_list(opened)
