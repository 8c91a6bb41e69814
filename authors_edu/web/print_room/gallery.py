"""The looks that cards can have, seen on the first card of the deck."""

from collections.abc import Mapping

import streamlit as st

from authors_edu.classroom.decks import SavedDeck
from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.shipped import template_names
from authors_edu.web.plain import plain
from authors_edu.web.press import at_the_press
from authors_edu.web.print_room.settings import keep_look
from authors_edu.web.print_room.work import sample_fronts
from authors_edu.words.print_labels import look_name, print_label
from authors_edu.words.printing import refusal

_A_ROW = 5


def show_gallery(saved: SavedDeck, deck: Deck, typeface: str, pictures: Mapping[str, bytes]) -> None:
    """Shows the first card in each look, each to be taken with a click; drawn when the gallery is opened."""
    with st.expander(print_label("looks"), icon=":material/style:", key="gallery", on_change="rerun") as gallery:
        if not gallery.open:
            return
        looks = template_names()
        first = deck.cards[0]
        seen = st.session_state.get("gallery seen")
        if seen is None or seen[0] != (deck, typeface, pictures):
            with st.spinner(print_label("drawing")):
                shown = {name: data for name, data in pictures.items() if name == first.image}
                try:
                    samples = at_the_press(sample_fronts, deck, shown, looks, typeface)
                except PrintError as error:  # a template that somebody changed by hand
                    st.error(plain(refusal(error)))
                    return
                seen = st.session_state["gallery seen"] = (deck, typeface, pictures), samples
        for start in range(0, len(looks), _A_ROW):
            for column, look in zip(st.columns(_A_ROW), looks[start : start + _A_ROW], strict=False):
                name = look_name(look)
                column.image(seen[1][look], width="stretch", alt=name)
                column.button(
                    name,
                    key=f"take look {look}",
                    on_click=_take,
                    args=(saved, look),
                    type="primary" if look == st.session_state[f"look {saved.id}"] else "secondary",
                    width="stretch",
                )


def _take(saved: SavedDeck, look: str) -> None:
    st.session_state[f"look {saved.id}"] = look
    keep_look(saved)
