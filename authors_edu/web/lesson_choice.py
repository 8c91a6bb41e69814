"""Choosing a short lesson: with how many families of the deck, drawn or chosen."""

from dataclasses import dataclass

import streamlit as st

from authors_edu.classroom.lessons import Lesson
from authors_edu.decks.model import Deck
from authors_edu.game.lesson import drawn_families, numbered_families
from authors_edu.game.rules import FEWEST_FAMILIES
from authors_edu.words.lesson import lesson_labels, lesson_words

SIZES = (3, 4, 5, 6, 7, 8, 10, 12, 15, 20)
ALL, CHOSEN = -1, 0


@dataclass(frozen=True, slots=True)
class ChosenLesson:
    """A lesson, and its deck; where families are drawn, one of those that may come of it."""

    families: Lesson
    deck: Deck


def choose_lesson(deck: Deck) -> ChosenLesson | None:
    """Shows the choice, where there is one; gives None while too few families are chosen."""
    count = len(deck.families)
    if count <= FEWEST_FAMILIES:
        return ChosenLesson(None, deck)
    sizes = (ALL, *(size for size in SIZES if size < count), CHOSEN)
    if st.session_state.get("lesson") not in sizes:
        st.session_state.lesson = ALL  # another deck has fewer families
    families = st.selectbox(
        lesson_labels()["families"],
        sizes,
        format_func=lambda size: lesson_words(None if size == ALL else size, count),
        key="lesson",
        persist_state="session",
    )
    if families in (None, ALL):
        return ChosenLesson(None, deck)
    if families != CHOSEN:
        return ChosenLesson(families, drawn_families(deck, families, seed=0))
    return _choose_families(deck)


def _choose_families(deck: Deck) -> ChosenLesson | None:
    labels = lesson_labels()
    places = st.multiselect(
        labels["which"],
        range(len(deck.families)),
        format_func=lambda place: deck.families[place].creator,
        placeholder=labels["some"],
        key=f"families {len(deck.families)} {deck.name}",
        persist_state="session",
    )
    if len(places) < FEWEST_FAMILIES:
        st.info(labels["too_few"])
        return None
    chosen = tuple(sorted(places))
    return ChosenLesson(chosen, numbered_families(deck, chosen))
