"""The pictures of a list: chosen by the teacher, matched to cards by name. No path and no link is opened."""

import streamlit as st

from authors_edu.decks.model import Deck
from authors_edu.decks.pictures.files import MAX_TOTAL
from authors_edu.web.decks.opened import OpenList
from authors_edu.words.deck_room import (
    about_pictures,
    picture_limits,
    pictures_there,
    pictures_to_take_out,
    where_pictures_are_cropped,
)

_LARGEST_MB = MAX_TOTAL // 1_000_000


def choose_pictures(opened: OpenList, deck: Deck | None) -> None:
    """Shows how pictures are added, and how many have found their card."""
    used = sum(card.image in opened.pictures for card in deck.cards) if deck else 0
    with st.expander("Pictures", icon=":material/image:"):  # under another label it would be another one, and closed
        uploader = f"new pictures {opened.number} {opened.taken_in}"
        st.file_uploader(
            about_pictures(),
            accept_multiple_files=True,
            key=uploader,
            on_change=_add,
            args=(opened, uploader),
            max_upload_size=_LARGEST_MB,
        )
        st.caption(picture_limits(_LARGEST_MB))
        if opened.pictures:
            st.text(pictures_there(len(opened.pictures), used))
            st.caption(where_pictures_are_cropped())
            chosen = f"pictures to take out {opened.number}"
            st.multiselect(pictures_to_take_out(), sorted(opened.pictures), key=chosen)
            with st.container(horizontal=True):
                st.button("Take these out", on_click=_take_out, args=(opened, chosen))
                st.button("Take all pictures out", on_click=_take_all_out, args=(opened,))


def _add(opened: OpenList, uploader: str) -> None:
    """Takes the pictures in and begins an empty uploader: one that kept its files would bring them again and again."""
    files = st.session_state.get(uploader)
    with opened.lock:
        if files:
            opened.add_pictures((file.name, file.getvalue()) for file in files)
            opened.taken_in += 1


def _take_out(opened: OpenList, chosen: str) -> None:
    with opened.lock:
        opened.remove_pictures(st.session_state.get(chosen, ()))


def _take_all_out(opened: OpenList) -> None:
    with opened.lock:
        opened.remove_pictures(opened.pictures)
