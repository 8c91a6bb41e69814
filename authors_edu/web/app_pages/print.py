"""Printing a deck: the sheets are seen before they are downloaded."""

from collections.abc import Mapping

import streamlit as st

from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.settings import PrintSettings
from authors_edu.web.deck_choice import choose_deck, decks_or_hint
from authors_edu.web.plain import plain
from authors_edu.web.print_room.beside import for_a_class, show_beside
from authors_edu.web.print_room.focus import choose_focus
from authors_edu.web.print_room.gallery import show_gallery
from authors_edu.web.print_room.habits import keep_habits, take_up_habits
from authors_edu.web.print_room.own import own_back
from authors_edu.web.print_room.proof import Proof, proof_of, show_pages
from authors_edu.web.print_room.settings import choose_settings
from authors_edu.web.print_room.told import show_told
from authors_edu.web.records import deck_of, pictures_of
from authors_edu.words.paper import how_to_print, paper_needed
from authors_edu.words.print_labels import print_label
from authors_edu.words.printing import refusal


def show_print(deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes]) -> None:
    """Shows the sheets with what to know about them, and the PDF to take away."""
    try:
        proof = proof_of(deck, settings, pictures)
    except PrintError as error:
        st.error(plain(refusal(error)))
        return
    if proof is None:
        return
    printed = proof.printed
    show_told(printed.problems)
    st.text(paper_needed(printed.cards, printed.sheets))
    st.caption(how_to_print(settings.backs))
    with st.container(horizontal=True):
        st.download_button(
            print_label("download"),
            printed.pdf,
            file_name=f"{deck.name}.pdf",
            mime="application/pdf",
            type="primary",
            icon=":material/download:",
            on_click="ignore",
        )
        show_beside(deck, settings, pictures)
    show_pages(proof, pages_of(proof))


def pages_of(proof: Proof) -> int:
    sides = 2 if proof.settings.has_back_pages else 1
    return sides * proof.printed.sheets


st.title("Print")
decks = decks_or_hint()
if decks:
    options, sheets = st.columns([1, 3], gap="large")
    with options:
        chosen = choose_deck(decks)
        deck, pictures = deck_of(chosen), pictures_of(chosen)
        take_up_habits()
        settings = choose_settings(chosen, deck)
        keep_habits()
        choose_focus(chosen, deck, pictures)
        with st.expander(print_label("own_back"), icon=":material/image:"):
            settings, pictures = own_back(settings, pictures)
        settings = for_a_class(deck, settings)
    with sheets:
        show_gallery(chosen, deck, settings.typeface, pictures)
        show_print(deck, settings, pictures)
