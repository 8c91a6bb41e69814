"""Saved decks: kept whole with the ids of their cards, so that a game and its progress can point at them.

A saved deck is never overwritten. Deleting one deletes what was played with it, too.
"""

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select

from authors_edu.classroom.database import writing
from authors_edu.classroom.moments import from_ms, to_ms
from authors_edu.classroom.tables import DECK_VERSIONS, DECKS, GAMES
from authors_edu.decks.model import Card, Deck, Family, Words


class NoSuchDeck(LookupError):
    """The deck was deleted, or never was."""


@dataclass(frozen=True, slots=True)
class SavedDeck:
    """A line in the list of decks. `games` is what would be lost with the deck."""

    id: int
    name: str
    families: int
    saved_at: datetime
    games: int


def save_deck(engine: Engine, deck: Deck, now: datetime) -> int:
    """Keeps a copy of the deck; a name that is taken gets a number: "Painters (2)".

    Raises ValueError where two cards have one id.
    """
    if len({card.id for card in deck.cards}) < len(deck.cards):
        raise ValueError("two cards of the deck have the same id")
    with writing(engine) as connection:
        name = _free_name(deck.name, {row.name for row in connection.execute(select(DECKS.c.name))})
        values = {"name": name, "saved_ms": to_ms(now)}
        deck_id: int = connection.execute(insert(DECKS).values(values).returning(DECKS.c.id)).scalar_one()
        text = deck_to_text(replace(deck, name=name))
        version = {"deck_id": deck_id, "version": 1, "families": len(deck.families), "deck": text}
        connection.execute(insert(DECK_VERSIONS).values(version))
    return deck_id


def load_deck(engine: Engine, deck_id: int) -> Deck:
    """Gives the deck as it was saved. Raises NoSuchDeck."""
    return load_version(engine, deck_id)[0]


def load_version(engine: Engine, deck_id: int) -> tuple[Deck, int]:
    """Gives the deck as it stands now, with the number of that version. Raises NoSuchDeck."""
    query = (
        select(DECK_VERSIONS.c.deck, DECK_VERSIONS.c.version)
        .where(DECK_VERSIONS.c.deck_id == deck_id)
        .order_by(DECK_VERSIONS.c.version.desc())
        .limit(1)
    )
    with engine.connect() as connection:
        row = connection.execute(query).one_or_none()
    if row is None:
        raise NoSuchDeck(deck_id)
    return deck_from_text(row.deck), row.version


def list_decks(engine: Engine) -> tuple[SavedDeck, ...]:
    """Lists the saved decks, the newest first."""
    games = select(func.count()).where(GAMES.c.deck_id == DECKS.c.id).correlate(DECKS)
    newest = select(func.max(DECK_VERSIONS.c.version)).where(DECK_VERSIONS.c.deck_id == DECKS.c.id).correlate(DECKS)
    query = (
        select(DECKS, DECK_VERSIONS.c.families, games.scalar_subquery().label("games"))
        .join(DECK_VERSIONS, DECK_VERSIONS.c.deck_id == DECKS.c.id)
        .where(DECK_VERSIONS.c.version == newest.scalar_subquery())
        .order_by(DECKS.c.id.desc())
    )
    with engine.connect() as connection:
        return tuple(
            SavedDeck(row.id, row.name, row.families, from_ms(row.saved_ms), row.games)
            for row in connection.execute(query)
        )


def delete_deck(engine: Engine, deck_id: int) -> None:
    """Deletes the deck, every game played with it and what those games told about progress. Raises NoSuchDeck."""
    with writing(engine) as connection:
        if not connection.execute(delete(DECKS).where(DECKS.c.id == deck_id)).rowcount:
            raise NoSuchDeck(deck_id)


def deck_to_text(deck: Deck) -> str:
    return json.dumps({"format": 1, **asdict(deck)}, separators=(",", ":"))


def deck_from_text(text: str) -> Deck:
    data: dict[str, Any] = json.loads(text)
    families = tuple(Family(each["creator"], tuple(map(_card, each["cards"]))) for each in data["families"])
    return Deck(data["name"], families, Words(**data["words"]))


def _card(data: dict[str, Any]) -> Card:
    return Card(**{**data, "also_accept": tuple(data["also_accept"])})


def _free_name(name: str, taken: Collection[str]) -> str:
    folded = {each.casefold() for each in taken}
    number, free = 1, name
    while free.casefold() in folded:
        number += 1
        free = f"{name} ({number})"
    return free
