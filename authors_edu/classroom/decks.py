"""Saved decks: kept whole with the ids of their cards, so that a game and its progress can point at them.

A version that was saved is never overwritten, nor removed while its deck is there: a game that is being dealt may be
about to point at it. Every change of cards, words or name adds one. Deleting a deck deletes what was played with it.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Connection, Engine, delete, func, insert, literal, select, text, update

from authors_edu.classroom.database import writing
from authors_edu.classroom.deck_text import deck_from_text, deck_to_text
from authors_edu.classroom.moments import to_ms
from authors_edu.classroom.names import clean_name
from authors_edu.classroom.tables import DECK_PICTURES, DECK_VERSIONS, DECKS, GAMES
from authors_edu.decks.model import Deck, Words
from authors_edu.decks.pictures.focus import with_focus


class NoSuchDeck(LookupError):
    """The deck was deleted, or never was."""


class NamelessDeck(ValueError):
    """Of the name that was given nothing shows."""


class StaleDeck(Exception):
    """The cards were changed since the version that a correction was made from."""


@dataclass(frozen=True, slots=True)
class SavedDeck:
    """A line in the list of decks. `games` is what would be lost with the deck.

    `version` tells its cards, words and name from earlier ones, `changed_ms` its pictures.
    """

    id: int
    name: str
    families: int
    template: str
    games: int
    version: int
    changed_ms: int


def save_deck(
    engine: Engine, deck: Deck, now: datetime, template: str = "classic", pictures: Mapping[str, bytes] | None = None
) -> int:
    """Keeps a copy of the deck; a name that is taken gets a number, "Painters (2)"; without one it is called "books".

    Raises ValueError where two cards have one id.
    """
    _check_ids(deck)
    with _changing(engine) as connection:
        return _save(connection, deck, now, template, pictures or {})


def copy_deck(engine: Engine, deck_id: int, now: datetime) -> int:
    """Keeps the deck once more, with its look, its pictures and the ids of its cards, but none of its games.

    Raises NoSuchDeck.
    """
    with _changing(engine) as connection:
        deck, _ = _newest(connection, deck_id)
        template = connection.execute(select(DECKS.c.template).where(DECKS.c.id == deck_id)).scalar_one()
        copy_id = _save(connection, deck, now, template, {})
        pictures = select(literal(copy_id), DECK_PICTURES.c.name, DECK_PICTURES.c.bytes)
        pictures = pictures.where(DECK_PICTURES.c.deck_id == deck_id)
        connection.execute(insert(DECK_PICTURES).from_select(["deck_id", "name", "bytes"], pictures))
    return copy_id


def load_deck(engine: Engine, deck_id: int) -> Deck:
    """Gives the deck as it stands now. Raises NoSuchDeck."""
    return load_version(engine, deck_id)[0]


def load_version(engine: Engine, deck_id: int) -> tuple[Deck, int]:
    """Gives the deck as it stands now, with the number of that version. Raises NoSuchDeck."""
    with engine.connect() as connection:
        return _newest(connection, deck_id)


def load_pictures(engine: Engine, deck_id: int) -> dict[str, bytes]:
    """Gives the deck's pictures by name. Raises NoSuchDeck."""
    columns = (DECK_PICTURES.c.name, DECK_PICTURES.c.bytes)
    query = select(*columns).select_from(DECKS.outerjoin(DECK_PICTURES)).where(DECKS.c.id == deck_id)
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(DECK_PICTURES.c.name)).all()
    if not rows:
        raise NoSuchDeck(deck_id)
    return {row.name: row.bytes for row in rows if row.name is not None}


def pictures_bytes(engine: Engine, deck_id: int) -> int:
    """Gives how many bytes the pictures of a deck have, 0 where there is no such deck."""
    query = select(func.coalesce(func.sum(func.length(DECK_PICTURES.c.bytes)), 0))
    with engine.connect() as connection:
        return int(connection.execute(query.where(DECK_PICTURES.c.deck_id == deck_id)).scalar_one())


def list_decks(engine: Engine) -> tuple[SavedDeck, ...]:
    """Lists the saved decks, the newest first."""
    games = select(func.count()).where(GAMES.c.deck_id == DECKS.c.id).correlate(DECKS)
    newest = select(func.max(DECK_VERSIONS.c.version)).where(DECK_VERSIONS.c.deck_id == DECKS.c.id).correlate(DECKS)
    query = (
        select(DECKS, DECK_VERSIONS.c.families, DECK_VERSIONS.c.version, games.scalar_subquery().label("games"))
        .join(DECK_VERSIONS, DECK_VERSIONS.c.deck_id == DECKS.c.id)
        .where(DECK_VERSIONS.c.version == newest.scalar_subquery())
        .order_by(DECKS.c.id.desc())
    )
    with engine.connect() as connection:
        return tuple(
            SavedDeck(row.id, row.name, row.families, row.template, row.games, row.version, row.saved_ms)
            for row in connection.execute(query)
        )


def used_card_ids(engine: Engine, deck_id: int) -> frozenset[str]:
    """Gives every id that a card of the deck ever had: a new work that got one would inherit what was named then.

    Raises NoSuchDeck.
    """
    query = select(DECK_VERSIONS.c.deck).where(DECK_VERSIONS.c.deck_id == deck_id)
    with engine.connect() as connection:
        versions = connection.scalars(query).all()
    if not versions:
        raise NoSuchDeck(deck_id)
    return frozenset(card.id for version in versions for card in deck_from_text(version).cards)


def correct_deck(
    engine: Engine,
    deck_id: int,
    deck: Deck,
    now: datetime,
    made_from: int,
    pictures: Mapping[str, bytes] | None = None,
    words: Words | None = None,
    name: str = "",
) -> int:
    """Gives the saved deck these families, in a new version, and gives its number; all of it, or nothing.

    `made_from` is the version that was corrected. Games keep the version they were dealt from; what was played counts
    for every card, by its id, that the deck still has. Where the deck has these families already there is no new
    version. `pictures`, `words` and `name`, where they are given, take the place of those that there are; a name that
    is taken gets a number.
    Raises StaleDeck where they were changed since, NoSuchDeck, and ValueError where two cards have one id.
    """
    _check_ids(deck)
    with _changing(engine) as connection:
        newest, version = _newest(connection, deck_id)
        if pictures is not None:
            _put_pictures(connection, deck_id, pictures)
            _touch(connection, deck_id, now)
        changed = replace(newest, families=deck.families, words=words or newest.words)
        if name := clean_name(name):
            changed = replace(changed, name=_named(connection, deck_id, name))
        if changed == newest:  # a button that was pressed twice
            return version
        is_stale = made_from != version and _version(connection, deck_id, made_from).families != newest.families
        if is_stale and deck.families != newest.families:
            raise StaleDeck(deck_id, made_from, version)
        _add_version(connection, deck_id, version + 1, changed)
        _touch(connection, deck_id, now)
    return version + 1


def set_words(engine: Engine, deck_id: int, words: Words, now: datetime) -> None:
    """Gives the saved deck other words, in a new version; games keep theirs. Raises NoSuchDeck."""
    with _changing(engine) as connection:
        _change(connection, deck_id, lambda deck: replace(deck, words=words))
        _touch(connection, deck_id, now)


def rename_deck(engine: Engine, deck_id: int, name: str) -> str:
    """Gives the saved deck another name, in a new version, and gives that name: one that is taken gets a number.

    Raises NoSuchDeck, and NamelessDeck where nothing of the name shows.
    """
    name = clean_name(name)
    if not name:
        raise NamelessDeck
    with _changing(engine) as connection:
        free = _named(connection, deck_id, name)
        _change(connection, deck_id, lambda deck: replace(deck, name=free))
    return free


def set_template(engine: Engine, deck_id: int, template: str) -> None:
    """Gives the saved deck another look, by its name; games show none. Raises NoSuchDeck."""
    with _changing(engine) as connection:
        if not connection.execute(update(DECKS).where(DECKS.c.id == deck_id).values(template=template)).rowcount:
            raise NoSuchDeck(deck_id)


def set_focus(engine: Engine, deck_id: int, image: str, focus: str) -> None:
    """Says what of a picture must not be cut off, on every card that shows it, in a new version. Raises NoSuchDeck."""
    with _changing(engine) as connection:
        _change(connection, deck_id, lambda deck: with_focus(deck, image, focus))


def delete_deck(engine: Engine, deck_id: int) -> None:
    """Deletes the deck, every game played with it and what those games told about progress. Raises NoSuchDeck."""
    with _changing(engine) as connection:
        if not connection.execute(delete(DECKS).where(DECKS.c.id == deck_id)).rowcount:
            raise NoSuchDeck(deck_id)


@contextmanager
def _changing(engine: Engine) -> Iterator[Connection]:
    """Opens a transaction beside which no other changes decks: names stay different, and versions follow in order."""
    with writing(engine) as connection:
        if connection.dialect.name == "postgresql":  # SQLite lets nobody else write anyway
            connection.execute(text("LOCK TABLE decks IN SHARE ROW EXCLUSIVE MODE"))
        yield connection


def _newest(connection: Connection, deck_id: int) -> tuple[Deck, int]:
    query = select(DECK_VERSIONS.c.deck, DECK_VERSIONS.c.version).where(DECK_VERSIONS.c.deck_id == deck_id)
    row = connection.execute(query.order_by(DECK_VERSIONS.c.version.desc()).limit(1)).one_or_none()
    if row is None:
        raise NoSuchDeck(deck_id)
    return deck_from_text(row.deck), row.version


def _version(connection: Connection, deck_id: int, version: int) -> Deck:
    query = select(DECK_VERSIONS.c.deck).where(DECK_VERSIONS.c.deck_id == deck_id, DECK_VERSIONS.c.version == version)
    return deck_from_text(connection.execute(query).scalar_one())


def _save(connection: Connection, deck: Deck, now: datetime, template: str, pictures: Mapping[str, bytes]) -> int:
    taken = connection.scalars(select(DECKS.c.name)).all()
    name = _free_name(clean_name(deck.name) or clean_name(deck.words.works), taken)
    values = {"name": name, "saved_ms": to_ms(now), "template": template}
    deck_id: int = connection.execute(insert(DECKS).values(values).returning(DECKS.c.id)).scalar_one()
    _add_version(connection, deck_id, 1, replace(deck, name=name))
    _add_pictures(connection, deck_id, pictures)
    return deck_id


def _change(connection: Connection, deck_id: int, change: Callable[[Deck], Deck]) -> None:
    newest, version = _newest(connection, deck_id)
    changed = change(newest)
    if changed != newest:
        _add_version(connection, deck_id, version + 1, changed)


def _add_version(connection: Connection, deck_id: int, version: int, deck: Deck) -> None:
    row = {"deck_id": deck_id, "version": version, "families": len(deck.families), "deck": deck_to_text(deck)}
    connection.execute(insert(DECK_VERSIONS).values(row))


def _put_pictures(connection: Connection, deck_id: int, pictures: Mapping[str, bytes]) -> None:
    connection.execute(delete(DECK_PICTURES).where(DECK_PICTURES.c.deck_id == deck_id))
    _add_pictures(connection, deck_id, pictures)


def _add_pictures(connection: Connection, deck_id: int, pictures: Mapping[str, bytes]) -> None:
    if pictures:
        rows = [{"deck_id": deck_id, "name": name, "bytes": data} for name, data in pictures.items()]
        connection.execute(insert(DECK_PICTURES), rows)


def _touch(connection: Connection, deck_id: int, now: datetime) -> None:
    connection.execute(update(DECKS).where(DECKS.c.id == deck_id).values(saved_ms=to_ms(now)))


def _check_ids(deck: Deck) -> None:
    if len({card.id for card in deck.cards}) < len(deck.cards):
        raise ValueError("two cards of the deck have the same id")


def _named(connection: Connection, deck_id: int, name: str) -> str:
    """Enters a deck in the list under this name, or one with a number, and gives it."""
    others = connection.scalars(select(DECKS.c.name).where(DECKS.c.id != deck_id))
    free = _free_name(name, others.all())
    connection.execute(update(DECKS).where(DECKS.c.id == deck_id).values(name=free))
    return free


def _free_name(name: str, taken: Collection[str]) -> str:
    folded = {each.casefold() for each in taken}
    number, free = 1, name
    while free.casefold() in folded:
        number += 1
        free = f"{name} ({number})"
    return free
