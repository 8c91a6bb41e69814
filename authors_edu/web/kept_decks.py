"""The decks that are kept, each with what can be done with it."""

from contextlib import suppress
from functools import partial

import streamlit as st

from authors_edu.classroom.decks import NoSuchDeck, SavedDeck, delete_deck, list_decks, load_deck
from authors_edu.decks.export import deck_csv
from authors_edu.decks.model import Deck
from authors_edu.web.families import show_families
from authors_edu.web.plain import plain
from authors_edu.web.records import engine
from authors_edu.words.talk import isolated
from authors_edu.words.verdict import lost_with_deck


def saved_decks() -> list[tuple[SavedDeck, Deck]]:
    """Gives the decks that are kept; one that is deleted from another page just now is not."""
    decks = []
    for saved in list_decks(engine()):
        with suppress(NoSuchDeck):
            decks.append((saved, load_deck(engine(), saved.id)))
    return decks


def saved_deck(saved: SavedDeck, deck: Deck) -> None:
    """Shows one deck that is kept, with what can be done with it."""
    label = plain(f"{isolated(saved.name)}: {saved.families} families, {4 * saved.families} cards")
    with st.expander(label, key=f"deck {saved.id}", on_change="rerun") as box:
        with st.container(horizontal=True, vertical_alignment="center"):
            for page, label, icon in (("print", "Print", "print"), ("play", "Play", "playing_cards")):
                if st.button(label, key=f"{page} {saved.id}", icon=f":material/{icon}:"):
                    st.session_state.deck = saved.id  # the one that the other page shows first
                    st.switch_page(f"app_pages/{page}.py")
            st.download_button(
                "Download as CSV",
                partial(deck_csv, deck),  # written when it is asked for
                file_name=f"{saved.name}.csv",
                mime="text/csv",
                key=f"csv {saved.id}",
                on_click="ignore",
            )
            with st.popover("Delete"):
                st.text(lost_with_deck(saved.games))
                st.button("Delete this deck", key=f"delete {saved.id}", on_click=_delete, args=(saved.id,))
        if box.open:
            show_families(deck, a_row=2)


def _delete(deck_id: int) -> None:
    with suppress(NoSuchDeck):  # deleted from another page: gone is what was wanted
        delete_deck(engine(), deck_id)
