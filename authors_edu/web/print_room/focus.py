"""What of a picture must not be cut off: chosen where the sheets show it, and kept with the deck."""

from collections.abc import Mapping
from contextlib import suppress

import streamlit as st

from authors_edu.classroom.decks import NoSuchDeck, SavedDeck, set_focus
from authors_edu.decks.model import Deck
from authors_edu.web.plain import plain
from authors_edu.web.records import engine
from authors_edu.words.print_labels import print_label
from authors_edu.words.print_room import about_focus, focus_names


def choose_focus(saved: SavedDeck, deck: Deck, pictures: Mapping[str, bytes]) -> None:
    """Shows the deck's pictures to choose from, and for the chosen one what must stay; nothing for a deck without."""
    cards: dict[str, list[int]] = {}
    for number, card in enumerate(deck.cards):
        if card.image in pictures:
            cards.setdefault(card.image, []).append(number)
    if not cards:
        return
    with st.expander(print_label("cropped"), icon=":material/crop:"):
        st.caption(plain(about_focus()))
        image = st.selectbox(
            print_label("picture"),
            cards,
            index=None,
            format_func=lambda name: f"{name}: {', '.join(map(deck.label, cards[name]))}",
            key=f"picture to crop {saved.id}",
            placeholder=print_label("choose_picture"),
        )
        if image is not None:
            _choose(saved, image, {deck.cards[number].focus for number in cards[image]})


def _choose(saved: SavedDeck, image: str, now: set[str]) -> None:
    """Shows what stays of a picture; where its cards differ nothing is chosen."""
    names, key = focus_names(), f"focus {saved.id} {image}"
    names |= {point: point for point in sorted(now - names.keys())}
    [current] = now if len(now) == 1 else [None]
    st.session_state[key] = current  # also where it was changed in the list or in another window
    st.selectbox(
        print_label("focus"),
        names,
        index=None,
        format_func=names.__getitem__,
        key=key,
        placeholder=print_label("focus_differs"),
        on_change=_keep,
        args=(saved.id, image, key),
    )


def _keep(deck_id: int, image: str, key: str) -> None:
    focus = st.session_state[key]
    if focus is not None:
        with suppress(NoSuchDeck):  # deleted from another page
            set_focus(engine(), deck_id, image, focus)
