"""Shows a deck's families as small cards on a page."""

import streamlit as st

from authors_edu.decks.model import Deck, family_letter
from authors_edu.web.plain import plain
from authors_edu.words.verdict import more_families

MOST_FAMILIES_SHOWN = 60  # far above what a game or a lesson holds; a page of thousands takes a browser ten seconds


def show_families(deck: Deck, a_row: int) -> None:
    """Shows the families in order, so many beside each other; of a huge deck the first ones."""
    shown = deck.families[:MOST_FAMILIES_SHOWN]
    for start in range(0, len(shown), a_row):
        for column, number in zip(st.columns(a_row), range(start, len(shown)), strict=False):
            with column.container(border=True):
                st.markdown(f"**{family_letter(number)} · {plain(shown[number].creator)}**")
                st.text("\n".join(card.work for card in shown[number].cards))
    if len(shown) < len(deck.families):
        st.text(more_families(len(deck.families) - len(shown)))
