"""Choosing one of the saved decks, the same way on every page that needs one."""

from collections.abc import Mapping

import streamlit as st

from authors_edu.classroom.decks import SavedDeck, list_decks
from authors_edu.web.records import engine


def decks_or_hint() -> Mapping[int, SavedDeck]:
    """Gives the saved decks by their ids; without any, says where to make one."""
    by_id = {deck.id: deck for deck in list_decks(engine())}
    if not by_id:
        st.info("There is no deck yet. Make one from a list, or take a sample deck.")
        st.page_link("app_pages/decks.py", label="Go to Decks", icon=":material/style:")
    return by_id


def choose_deck(decks: Mapping[int, SavedDeck]) -> SavedDeck:
    """Shows the decks, at least one, to choose from. The choice stays while the visitor goes from page to page."""
    chosen = st.selectbox(
        "Deck", list(decks), format_func=lambda number: decks[number].name, key="deck", persist_state="session"
    )
    return decks[chosen]
