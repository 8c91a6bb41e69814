"""Choosing one of the saved decks, the same way on every page that needs one."""

import streamlit as st

from authors_edu.classroom.decks import SavedDeck, list_decks
from authors_edu.web.records import engine


def choose_deck() -> SavedDeck | None:
    """Shows the saved decks to choose from; without any, says where to make one and gives None.

    The choice stays while the visitor goes from page to page.
    """
    by_id = {deck.id: deck for deck in list_decks(engine())}
    if not by_id:
        st.info("There is no deck yet. Make one from a list, or take a sample deck.")
        st.page_link("app_pages/decks.py", label="Go to Decks", icon=":material/style:")
        return None
    chosen = st.selectbox(
        "Deck", list(by_id), format_func=lambda number: by_id[number].name, key="deck", persist_state="session"
    )
    return by_id[chosen]
