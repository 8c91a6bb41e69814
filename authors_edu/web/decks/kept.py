"""The decks that are kept, each with what can be done with it."""

from contextlib import suppress
from datetime import UTC, datetime
from math import inf
from threading import Lock
from time import monotonic

import streamlit as st

from authors_edu.classroom.decks import (
    NoSuchDeck,
    SavedDeck,
    copy_deck,
    delete_deck,
    list_decks,
    load_pictures,
    load_version,
    pictures_bytes,
    used_card_ids,
)
from authors_edu.decks.archive import Archive, write_archive
from authors_edu.decks.export import deck_csv
from authors_edu.decks.model import Deck
from authors_edu.web.decks.families import show_families
from authors_edu.web.decks.opened import KeptDeck, open_deck
from authors_edu.web.decks.settings import deck_settings, settings_box
from authors_edu.web.plain import plain
from authors_edu.web.records import deck_of, engine, pictures_of
from authors_edu.words.deck_room import too_large_to_share
from authors_edu.words.verdict import deck_line, lost_with_deck

_HURRY_S = 1.0  # nobody wants two copies within it
_one_at_a_time = Lock()
_copied_at: dict[int, float] = {}  # deck -> when it was copied last
_MOST_TO_SHARE = 40_000_000  # bytes of pictures; an archive has at most 50 million, the cards among them


def saved_decks() -> list[tuple[SavedDeck, Deck]]:
    """Gives the decks that are kept; one that is deleted from another page just now is not."""
    decks = []
    for saved in list_decks(engine()):
        with suppress(NoSuchDeck):
            decks.append((saved, deck_of(saved)))
    return decks


def saved_deck(saved: SavedDeck, deck: Deck) -> None:
    """Shows one deck that is kept; what can be done with it, and its families, once it is opened."""
    copies = st.session_state.setdefault("copies", 0)
    with st.expander(plain(deck_line(saved.name, saved.families)), key=f"deck {saved.id}", on_change="rerun") as box:
        with st.container(horizontal=True, vertical_alignment="center"):
            for page, label, icon in (("print", "Print", "print"), ("play", "Play", "playing_cards")):
                if st.button(label, key=f"{page} {saved.id}", icon=f":material/{icon}:"):
                    st.session_state.deck = saved.id  # the one that the other page shows first
                    st.switch_page(f"app_pages/{page}.py")
            st.button("Correct", key=f"correct {saved.id}", on_click=_correct, args=(saved.id,), icon=":material/edit:")
            with st.popover("Name and look", key=settings_box(saved.id), on_change="rerun"):
                deck_settings(saved, deck)
            with st.popover("Copy or share", key=_sharing_box(saved.id), on_change="rerun"):
                st.button("Make a copy", key=f"copy {saved.id} {copies}", on_click=_copy, args=(saved.id, copies))
                _downloads(saved, deck)
            with st.popover("Delete"):
                st.text(lost_with_deck(saved.games))
                st.button("Delete this deck", key=f"delete {saved.id}", on_click=_delete, args=(saved.id,))
        if box.open:
            show_families(deck, a_row=2, pictures=pictures_of(saved))


def _sharing_box(deck_id: int) -> str:
    return f"sharing {deck_id}"


def _downloads(saved: SavedDeck, deck: Deck) -> None:
    st.download_button(
        "Download as CSV",
        lambda: deck_csv(deck),  # written when it is asked for
        file_name=f"{saved.name}.csv",
        mime="text/csv",
        key=f"csv {saved.id}",
        on_click="ignore",
    )
    if pictures_bytes(engine(), saved.id) > _MOST_TO_SHARE:
        st.text(too_large_to_share())
        return
    st.download_button(
        "Download to share (.authors-deck)",
        lambda: write_archive(Archive(deck, saved.template, pictures_of(saved))),
        file_name=f"{saved.name}.authors-deck",
        mime="application/zip",
        key=f"archive {saved.id}",
        on_click="ignore",
    )


def _correct(deck_id: int) -> None:
    with suppress(NoSuchDeck):
        deck, version = load_version(engine(), deck_id)
        kept = KeptDeck(deck_id, version, deck, used_card_ids(engine(), deck_id))
        st.session_state.list = open_deck(kept, load_pictures(engine(), deck_id))


def _copy(deck_id: int, copies: int) -> None:
    """Makes one copy, however often the button is pressed, and closes the box that it stands in.

    Where the session is touched Streamlit breaks a callback off when another press waits: the work comes last.
    """
    if st.session_state.copies != copies:
        return  # the press came before the page that the last one made
    st.session_state[_sharing_box(deck_id)] = False
    st.session_state.copies = copies + 1
    with _one_at_a_time:
        last, _copied_at[deck_id] = _copied_at.get(deck_id, -inf), monotonic()
    if monotonic() - last > _HURRY_S:
        with suppress(NoSuchDeck):
            copy_deck(engine(), deck_id, datetime.now(UTC))


def _delete(deck_id: int) -> None:
    with suppress(NoSuchDeck):  # deleted from another page: gone is what was wanted
        delete_deck(engine(), deck_id)
