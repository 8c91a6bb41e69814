"""Shows a deck's families as small cards on a page."""

import streamlit as st

from authors_edu.decks.model import Deck, family_letter
from authors_edu.web.plain import plain


def show_families(deck: Deck, a_row: int) -> None:
    for start in range(0, len(deck.families), a_row):
        for column, number in zip(st.columns(a_row), range(start, len(deck.families)), strict=False):
            family = deck.families[number]
            with column.container(border=True):
                st.markdown(f"**{family_letter(number)} · {plain(family.creator)}**")
                st.text("\n".join(card.work for card in family.cards))
