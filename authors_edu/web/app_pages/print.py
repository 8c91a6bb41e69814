"""Printing a deck: the sheets are seen before they are downloaded."""

import streamlit as st

from authors_edu.classroom.decks import load_deck
from authors_edu.printing.pages import PrintError, PrintSettings
from authors_edu.printing.template import template_names
from authors_edu.web.deck_choice import choose_deck
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


def settings_form() -> PrintSettings:
    """Shows what can be chosen; the choices stay while the page is left."""
    template = st.selectbox("Look", template_names(), format_func=str.capitalize, key="look", persist_state="session")
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
    only = st.text_input("Only these cards", placeholder="A3, C1", key="only", help="To print a lost card again.")
    labels = tuple(label.strip().upper() for label in only.replace(";", ",").split(",") if label.strip())
    return PrintSettings(template=template, paper=paper, backs=backs, crop_marks=marks, list_works=works, only=labels)


def show_sheets(pages: tuple[bytes, ...]) -> None:
    """Shows each page of the PDF; with backs, a front stands beside its back."""
    for start in range(0, len(pages), PAGES_A_ROW):
        columns = st.columns(PAGES_A_ROW)
        for column, page in zip(columns, range(start, len(pages)), strict=False):
            column.image(pages[page], width="stretch", alt=f"Page {page + 1} of the PDF")


st.title("Print")
options, sheets = st.columns([1, 3], gap="large")
with options:
    chosen = choose_deck()
    settings = settings_form() if chosen else None
if chosen and settings:
    with sheets:
        try:
            with st.spinner("Printing the preview"):
                proof = print_proof(load_deck(engine(), chosen.id), settings)
        except PrintError as error:
            st.error(plain(refusal(error)))
            st.stop()
        problem_list(proof.printed.problems)
        st.text(paper_needed(proof.printed.cards, proof.printed.sheets))
        st.caption(how_to_print(settings.backs))
        st.download_button(
            "Download the PDF",
            proof.printed.pdf,
            file_name=f"{chosen.name}.pdf",
            mime="application/pdf",
            type="primary",
            icon=":material/download:",
            on_click="ignore",
        )
        show_sheets(proof.pages)
