"""What a kept deck is called, what it calls its creators and works, and its look."""

from contextlib import suppress
from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.decks import NamelessDeck, NoSuchDeck, SavedDeck, rename_deck, set_template, set_words
from authors_edu.decks.model import Deck, Words
from authors_edu.shipped import template_names
from authors_edu.web.records import engine

LONGEST_NAME = 60  # characters
_LONGEST_WORD = 30
_WORDS = {
    "creator": "One creator is called",
    "creators": "Several creators",
    "work": "One work is called",
    "works": "Several works",
}


def settings_box(deck_id: int) -> str:
    """Gives the name of the box that the settings stand in, to close it by."""
    return f"settings box {deck_id}"


def deck_settings(saved: SavedDeck, deck: Deck) -> None:
    """Shows name, words and look of a deck, to be changed together."""
    key = f"settings {saved.id}"
    with st.form(key, border=False):
        looks = template_names()
        name, look = st.columns(2)
        name.text_input("Name of the deck", saved.name, max_chars=LONGEST_NAME, key=f"{key} name")
        look.selectbox(
            "Look",
            looks,
            index=looks.index(saved.template) if saved.template in looks else 0,
            format_func=str.capitalize,
            key=f"{key} look",
        )
        for start in (("creator", "creators"), ("work", "works")):
            for column, word in zip(st.columns(2), start, strict=True):
                column.text_input(_WORDS[word], getattr(deck.words, word), max_chars=_LONGEST_WORD, key=f"{key} {word}")
        st.form_submit_button("Save", on_click=_save, args=(saved, deck))


def _save(saved: SavedDeck, deck: Deck) -> None:
    typed = {name: str(st.session_state[f"settings {saved.id} {name}"]).strip() for name in ("name", "look", *_WORDS)}
    words = Words(**{word: typed[word] or getattr(deck.words, word) for word in _WORDS})
    with suppress(NoSuchDeck):  # deleted from another page
        with suppress(NamelessDeck):  # an emptied name: the deck keeps its own
            if typed["name"] != saved.name:
                rename_deck(engine(), saved.id, typed["name"])
        if words != deck.words:
            set_words(engine(), saved.id, words, datetime.now(UTC))
        if typed["look"] != saved.template:
            set_template(engine(), saved.id, typed["look"])
    st.session_state[settings_box(saved.id)] = False  # closed: what was saved shows in the deck's line
