"""Telling how long the chosen game will last, from games played at once: each table is measured once."""

from functools import lru_cache

import streamlit as st

from authors_edu.bots.minutes import Minutes, minutes_of
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.rules import Rules
from authors_edu.words.minutes import sentence


def tell_minutes(deck: Deck, rules: Rules, opponents: tuple[str, ...]) -> None:
    """Says how long one person and these bots will play."""
    st.caption(sentence(_minutes(deck, rules, opponents)))


@lru_cache(maxsize=500)
def _minutes(deck: Deck, rules: Rules, opponents: tuple[str, ...]) -> Minutes:
    return minutes_of(deck, rules, [None, *(LEVELS[level] for level in opponents)])
