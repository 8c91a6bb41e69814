"""The one database and the tables of this server process. Opened at first use, shared by every visitor.

A page runs anew with every click: decks and pictures are read again only once they have changed.
"""

import os
from collections.abc import Mapping
from functools import cache, lru_cache

from sqlalchemy import Engine

from authors_edu.classroom.database import default_url, open_database
from authors_edu.classroom.decks import SavedDeck, load_deck, load_pictures
from authors_edu.classroom.seats import Tables
from authors_edu.decks.model import Deck

DATABASE_VARIABLE = "AUTHORS_EDU_DATABASE"


@cache
def engine() -> Engine:
    """Opens the database named by AUTHORS_EDU_DATABASE, else the file in the data folder."""
    return open_database(os.environ.get(DATABASE_VARIABLE) or default_url())


@cache
def tables() -> Tables:
    return Tables(engine())


def deck_of(saved: SavedDeck) -> Deck:
    """Gives the cards of a line in the list of decks. Raises NoSuchDeck where it was deleted meanwhile."""
    return _deck(engine(), saved.id, saved.version)


def pictures_of(saved: SavedDeck) -> Mapping[str, bytes]:
    """Gives the pictures of a line in the list of decks, by name. Raises NoSuchDeck."""
    return _pictures(engine(), saved.id, saved.changed_ms)


@lru_cache(maxsize=100)
def _deck(database: Engine, deck_id: int, version: int) -> Deck:
    return load_deck(database, deck_id)


@lru_cache(maxsize=4)  # a deck may have 50 MB of them
def _pictures(database: Engine, deck_id: int, changed_ms: int) -> Mapping[str, bytes]:
    return load_pictures(database, deck_id)
