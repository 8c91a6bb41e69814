"""Keeping a list that is a deck: as a new one, or as the corrected form of one that is kept."""

from dataclasses import replace
from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.decks import (
    NoSuchDeck,
    StaleDeck,
    correct_deck,
    save_deck,
)
from authors_edu.classroom.names import clean_name
from authors_edu.decks.check import name_from_file
from authors_edu.decks.model import Deck
from authors_edu.web.decks.drafts import forget_draft
from authors_edu.web.decks.opened import KeptDeck, OpenList
from authors_edu.web.decks.settings import LONGEST_NAME
from authors_edu.web.decks.table import take_in
from authors_edu.web.records import engine
from authors_edu.words.deck_room import changed_meanwhile, deleted_meanwhile


def keep_button(opened: OpenList) -> None:
    """Shows the deck's name to be typed, and the button that keeps it."""
    name, button = st.columns([2, 3], gap="large", vertical_alignment="bottom")
    name.text_input(
        "Name of the deck",
        opened.called or title(opened),
        max_chars=LONGEST_NAME,
        key=_name(opened),
        on_change=_call,
        args=(opened,),
    )
    label = "Keep the changes" if opened.kept else "Keep this deck"
    button.button(label, on_click=_keep, args=(opened,), type="primary", icon=":material/save:")


def title(opened: OpenList) -> str:
    """What a list is called, in one line: by its deck, else by its file."""
    return opened.name if opened.kept else name_from_file(opened.name)[:LONGEST_NAME].strip()


def _name(opened: OpenList) -> str:
    return f"name {opened.number}"


def _call(opened: OpenList) -> None:
    """Remembers the name as it is typed: the page shows it only while the list is a deck."""
    opened.called = clean_name(st.session_state[_name(opened)])


def _keep(opened: OpenList) -> None:
    """Keeps the deck as it was last typed; where that spoilt it, the page will tell."""
    with opened.lock:
        if opened.is_done:
            return  # the button was pressed twice
        take_in(opened)
        deck = opened.deck()
        if deck is not None:
            name = clean_name(st.session_state[_name(opened)]) or title(opened)
            # Nothing from here on touches the session: Streamlit breaks off there when a second press is waiting.
            if opened.kept:
                _correct(opened, opened.kept, replace(deck, name=name))
            else:
                _save(opened, replace(deck, name=name))
            opened.is_done = True
            forget_draft(opened)


def _save(opened: OpenList, deck: Deck) -> None:
    opened.kept_as = save_deck(engine(), deck, datetime.now(UTC), pictures=_used(opened, deck))


def _correct(opened: OpenList, kept: KeptDeck, deck: Deck) -> None:
    try:
        pictures, name = _used(opened, deck), deck.name if deck.name != kept.deck.name else ""
        words = deck.words if deck.words != kept.deck.words else None
        correct_deck(engine(), kept.id, deck, datetime.now(UTC), kept.version, pictures, words, name)
        opened.kept_as = kept.id
    except (NoSuchDeck, StaleDeck) as reason:
        _save(opened, deck)
        opened.kept_aside = changed_meanwhile() if isinstance(reason, StaleDeck) else deleted_meanwhile()


def _used(opened: OpenList, deck: Deck) -> dict[str, bytes]:
    """Gives the pictures that a card shows; the others are not kept."""
    names = {card.image for card in deck.cards}
    return {name: picture for name, picture in opened.pictures.items() if name in names}
