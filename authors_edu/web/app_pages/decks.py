"""Decks: a list is uploaded, checked, mended and kept; the decks that there are."""

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import streamlit as st

from authors_edu.classroom.decks import NoSuchDeck, SavedDeck, delete_deck, list_decks, load_deck, save_deck
from authors_edu.decks.check import check_file
from authors_edu.decks.export import deck_csv, rows_csv
from authors_edu.decks.model import Deck
from authors_edu.shipped import SampleDeck, sample_decks
from authors_edu.web.families import show_families
from authors_edu.web.mending import OpenList, edit_rows, open_list, show_problems, to_mend
from authors_edu.web.plain import plain
from authors_edu.web.records import engine
from authors_edu.words.verdict import verdict

CSV = "text/csv"


def take_upload() -> None:
    upload = st.session_state.upload
    if upload is not None:
        st.session_state.list = open_list(upload.getvalue(), upload.name)


def close_list() -> None:
    st.session_state.list = None


def keep(deck: Deck, name: str) -> None:
    save_deck(engine(), replace(deck, name=name.strip() or deck.name), datetime.now(UTC))
    close_list()


def mend_a_list(opened: OpenList) -> None:
    """Shows a list under repair: the verdict first, then what to mend beside the table."""
    st.button("All decks", on_click=close_list, icon=":material/arrow_back:", type="tertiary")
    st.title(plain(Path(opened.name).stem))
    line = st.container()
    problems, table = st.columns([2, 3], gap="large")
    with table:
        report = edit_rows(opened)
        st.caption("Change any cell. An emptied row is left out.")
    errors = to_mend((*opened.about_file, *report.problems))
    deck = report.deck if not errors else None
    with line:
        st.subheader(verdict(len(deck.families) if deck else None, errors, len(opened.now)))
        if deck:
            name = st.text_input("Name of the deck", Path(opened.name).stem, max_chars=60)
            st.button("Keep this deck", on_click=keep, args=(deck, name), type="primary", icon=":material/save:")
    with problems:
        show_problems(opened, report)
        st.download_button(
            "Download the list as it stands",
            rows_csv(opened.now),
            file_name=f"{Path(opened.name).stem} mended.csv",
            mime=CSV,
            on_click="ignore",
            icon=":material/download:",
        )
    if deck:
        show_families(deck, a_row=4)


def new_decks() -> None:
    """Shows the two ways to a new deck: a list of one's own, or a sample."""
    st.subheader("Make a deck from a list")
    st.file_uploader(
        "A CSV file with a creator and a work in each row, four works a creator",
        type=["csv", "tsv", "txt"],
        key="upload",
        on_change=take_upload,
    )
    st.caption("Up to 5 MB and 10,000 rows. From Excel or Google Sheets: save or download as CSV.")
    st.subheader("Or take a sample")
    for sample in sample_decks():
        about, take = st.columns([4, 1], vertical_alignment="center")
        about.markdown(f"**{plain(sample.name)}**  \n{plain(sample.description)}")
        take.button("Take it", key=f"take {sample.name}", on_click=take_sample, args=(sample,))


def take_sample(sample: SampleDeck) -> None:
    deck = check_file(sample.file.read_bytes(), sample.file.name).deck
    if deck is not None:
        save_deck(engine(), replace(deck, name=sample.name), datetime.now(UTC))


def saved_deck(saved: SavedDeck) -> None:
    """Shows one deck that is kept, with what can be done with it."""
    deck = load_deck(engine(), saved.id)
    with st.expander(plain(f"{saved.name}: {saved.families} families, {4 * saved.families} cards")):
        with st.container(horizontal=True, vertical_alignment="center"):
            for page, label, icon in (("print", "Print", "print"), ("play", "Play", "playing_cards")):
                if st.button(label, key=f"{page} {saved.id}", icon=f":material/{icon}:"):
                    st.session_state.deck = saved.id  # the one that the other page shows first
                    st.switch_page(f"app_pages/{page}.py")
            st.download_button(
                "As CSV",
                deck_csv(deck),
                file_name=f"{saved.name}.csv",
                mime=CSV,
                key=f"csv {saved.id}",
                on_click="ignore",
            )
            with st.popover("Delete"):
                st.text(f"Its {saved.games} games and what they told about progress go with it.")
                st.button("Delete this deck", key=f"delete {saved.id}", on_click=delete, args=(saved.id,))
        show_families(deck, a_row=2)


def delete(deck_id: int) -> None:
    with suppress(NoSuchDeck):  # deleted from another page: gone is what was wanted
        delete_deck(engine(), deck_id)


st.session_state.setdefault("list", None)
if st.session_state.list is not None:
    mend_a_list(st.session_state.list)
else:
    st.title("Decks")
    fresh, kept = st.columns(2, gap="large")
    with fresh:
        new_decks()
    with kept:
        st.subheader("Your decks")
        decks = list_decks(engine())
        if not decks:
            st.text("No deck yet.")
        for each in decks:
            saved_deck(each)
