"""Printing a deck: the sheets are seen before they are downloaded."""

import streamlit as st

from authors_edu.classroom.decks import SavedDeck, load_deck
from authors_edu.decks.model import Deck
from authors_edu.printing.pages import PrintError, PrintSettings
from authors_edu.printing.template import template_names
from authors_edu.web.deck_choice import choose_deck, decks_or_hint
from authors_edu.web.notices import problem_list
from authors_edu.web.plain import plain
from authors_edu.web.press import print_proof
from authors_edu.web.records import engine
from authors_edu.words.paper import how_to_print, paper_needed
from authors_edu.words.printing import refusal

PAPERS = {"a4": "A4", "letter": "US Letter"}
BACKS = {
    "long-edge": "Both sides, flip on long edge",
    "short-edge": "Both sides, flip on short edge",
    "none": "No backs",
}
PAGES_A_ROW = 2


def settings_form(saved: SavedDeck, deck: Deck) -> PrintSettings:
    """Shows what can be chosen, first the deck's own look; the choices stay while the page is left."""
    looks = template_names()
    template = st.selectbox(
        "Look",
        looks,
        index=looks.index(saved.template) if saved.template in looks else 0,
        format_func=str.capitalize,
        key=f"look {saved.id}",
        persist_state="session",
    )
    paper = st.selectbox("Paper", PAPERS, format_func=PAPERS.__getitem__, key="paper", persist_state="session")
    backs = st.selectbox("Backs", BACKS, format_func=BACKS.__getitem__, key="backs", persist_state="session")
    marks = st.checkbox("Crop marks", value=True, key="marks", persist_state="session")
    works = st.checkbox(
        "List the other works",
        value=True,
        key="works",
        persist_state="session",
        help="The other three works of the family, on each card. Leave them out where titles are to be guessed.",
    )
    titles = {deck.label(number): card.work for number, card in enumerate(deck.cards)}
    only = st.multiselect(
        "Only these cards",
        titles,
        format_func=lambda label: f"{label} {titles[label]}",
        placeholder="All cards",
        key=f"only {saved.id} {saved.families}",
        help="To print a lost card again.",
    )
    return PrintSettings(
        template=template, paper=paper, backs=backs, crop_marks=marks, list_works=works, only=tuple(only)
    )


def show_sheets(pages: tuple[bytes, ...]) -> None:
    """Shows each page of the PDF; with backs, a front stands beside its back."""
    for start in range(0, len(pages), PAGES_A_ROW):
        columns = st.columns(PAGES_A_ROW)
        for column, page in zip(columns, range(start, len(pages)), strict=False):
            column.image(pages[page], width="stretch", alt=f"Page {page + 1} of the PDF")


def show_print(deck: Deck, settings: PrintSettings) -> None:
    """Shows the sheets with what to know about them, and the PDF to take away."""
    try:
        with st.spinner("Preparing the preview"):
            proof = print_proof(deck, settings)
    except PrintError as error:
        st.error(plain(refusal(error)))
        return
    problem_list(proof.printed.problems)
    st.text(paper_needed(proof.printed.cards, proof.printed.sheets))
    st.caption(how_to_print(settings.backs))
    st.download_button(
        "Download the PDF",
        proof.printed.pdf,
        file_name=f"{deck.name}.pdf",
        mime="application/pdf",
        type="primary",
        icon=":material/download:",
        on_click="ignore",
    )
    show_sheets(proof.pages)


st.title("Print")
decks = decks_or_hint()
if decks:
    options, sheets = st.columns([1, 3], gap="large")
    with options:
        chosen = choose_deck(decks)
        deck = load_deck(engine(), chosen.id)
        settings = settings_form(chosen, deck)
    with sheets:
        show_print(deck, settings)
