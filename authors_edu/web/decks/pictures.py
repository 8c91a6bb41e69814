"""The pictures of a list: chosen by the teacher, matched to cards by name. No path and no link is opened."""

import streamlit as st

from authors_edu.decks.model import Deck
from authors_edu.decks.pictures.files import MAX_TOTAL
from authors_edu.web.decks.opened import OpenList
from authors_edu.words.deck_room import about_pictures, picture_limits, pictures_there

_LARGEST_MB = MAX_TOTAL // 1_000_000


def choose_pictures(opened: OpenList, deck: Deck | None) -> None:
    """Shows how pictures are added, and how many have found their card."""
    used = sum(card.image in opened.pictures for card in deck.cards) if deck else 0
    with st.expander(pictures_there(len(opened.pictures), used), icon=":material/image:"):
        st.file_uploader(
            about_pictures(),
            accept_multiple_files=True,
            key=f"pictures {opened.number}",
            on_change=_add,
            args=(opened,),
            max_upload_size=_LARGEST_MB,
        )
        st.caption(picture_limits(_LARGEST_MB))
        if opened.pictures:
            st.button("Take all pictures out", on_click=opened.remove_pictures)


def _add(opened: OpenList) -> None:
    files = st.session_state[f"pictures {opened.number}"]
    with opened.lock:
        opened.add_pictures((file.name, file.getvalue()) for file in files)
