"""Shows a deck's families as small cards on a page."""

import streamlit as st

from authors_edu.decks.model import Deck, family_letter

A_ROW = 4


def show_families(deck: Deck) -> None:
    for start in range(0, len(deck.families), A_ROW):
        for column, number in zip(st.columns(A_ROW), range(start, len(deck.families)), strict=False):
            family = deck.families[number]
            with column.container(border=True):
                st.text(f"{family_letter(number)}  {family.creator}")
                st.text("\n".join(f"{place}  {card.work}" for place, card in enumerate(family.cards, 1)))
