"""The sample decks, to be taken with a click. One that is among the decks already is not taken twice."""

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from threading import Lock

import streamlit as st

from authors_edu.classroom.decks import save_deck
from authors_edu.decks.check import check_file
from authors_edu.decks.model import Deck, Words
from authors_edu.shipped import sample_decks
from authors_edu.web.decks.kept import saved_decks
from authors_edu.web.plain import plain
from authors_edu.web.records import engine

_one_at_a_time = Lock()


def show_samples(kept: Collection[Deck]) -> None:
    """Shows each sample with its button; `kept` are the decks that there are."""
    families = {deck.families for deck in kept}
    for deck, description in _samples():
        about, take = st.columns([4, 1], vertical_alignment="center")
        about.markdown(f"**{plain(deck.name)}**  \n{plain(description)}")
        taken = deck.families in families
        label = "Added" if taken else "Add"
        take.button(label, key=f"take {deck.name}", on_click=_take, args=(deck,), disabled=taken)


def _take(sample: Deck) -> None:
    with _one_at_a_time:  # a button pressed twice: Streamlit runs both presses, even at the same time
        if not any(deck.families == sample.families for _, deck in saved_decks()):
            save_deck(engine(), sample, datetime.now(UTC))


@cache
def _samples() -> tuple[tuple[Deck, str], ...]:
    """Gives each sample as a deck, with what is said about it."""
    checked = ((check_file(sample.file.read_bytes(), sample.file.name).deck, sample) for sample in sample_decks())
    return tuple(
        (replace(deck, name=sample.name, words=Words(**sample.words)), sample.description)
        for deck, sample in checked
        if deck is not None
    )
