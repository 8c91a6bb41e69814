"""Drafts: lists under repair, so that a reload, a crash or a closed window loses no mend.

A draft belongs to the browser that mends it. What stands in its content is the web's business; here it is only text.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, Engine, delete, insert, select, update

from authors_edu.classroom.database import writing
from authors_edu.classroom.games import hash_visitor
from authors_edu.classroom.moments import to_ms
from authors_edu.classroom.tables import DRAFT_PICTURES, DRAFTS

MOST_DRAFTS = 10  # of one browser; the oldest goes
DRAFT_DAYS = 30  # one that nobody went on with


class NoSuchDraft(LookupError):
    """The draft was kept as a deck, discarded or forgotten; or it is another browser's."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A line in the list of drafts."""

    id: int
    name: str
    changed_ms: int


@dataclass(frozen=True, slots=True)
class DraftContent:
    """A draft as it was last saved; `source` is the file that it came from."""

    content: str
    source: bytes
    pictures: Mapping[str, bytes]


def begin_draft(engine: Engine, visitor: str, name: str, content: str, source: bytes, now: datetime) -> int:
    """Saves a new draft and gives its id. Forgets those that are too many or too old."""
    owner = hash_visitor(visitor)
    row = {"visitor": owner, "name": name, "changed_ms": to_ms(now), "content": content, "source": source}
    with writing(engine) as connection:
        draft_id: int = connection.execute(insert(DRAFTS).values(row).returning(DRAFTS.c.id)).scalar_one()
        _forget(connection, owner, now)
    return draft_id


def change_draft(engine: Engine, draft_id: int, name: str, content: str, now: datetime) -> None:
    """Saves what a draft is now. Raises NoSuchDraft."""
    change = update(DRAFTS).where(DRAFTS.c.id == draft_id)
    with writing(engine) as connection:
        if not connection.execute(change.values(name=name, content=content, changed_ms=to_ms(now))).rowcount:
            raise NoSuchDraft(draft_id)


def set_draft_pictures(engine: Engine, draft_id: int, pictures: Mapping[str, bytes]) -> None:
    """Gives the draft these pictures by name, and no others. Raises NoSuchDraft."""
    with writing(engine) as connection:
        if connection.scalar(select(DRAFTS.c.id).where(DRAFTS.c.id == draft_id)) is None:
            raise NoSuchDraft(draft_id)
        connection.execute(delete(DRAFT_PICTURES).where(DRAFT_PICTURES.c.draft_id == draft_id))
        if pictures:
            rows = [{"draft_id": draft_id, "name": name, "bytes": data} for name, data in pictures.items()]
            connection.execute(insert(DRAFT_PICTURES), rows)


def list_drafts(engine: Engine, visitor: str) -> tuple[Draft, ...]:
    """Lists a browser's drafts, the last changed first."""
    query = select(DRAFTS.c.id, DRAFTS.c.name, DRAFTS.c.changed_ms).where(DRAFTS.c.visitor == hash_visitor(visitor))
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(DRAFTS.c.changed_ms.desc(), DRAFTS.c.id.desc()))
        return tuple(Draft(row.id, row.name, row.changed_ms) for row in rows)


def load_draft(engine: Engine, visitor: str, draft_id: int) -> DraftContent:
    """Gives a draft of this browser. Raises NoSuchDraft."""
    query = select(DRAFTS).where(DRAFTS.c.id == draft_id, DRAFTS.c.visitor == hash_visitor(visitor))
    pictures = select(DRAFT_PICTURES.c.name, DRAFT_PICTURES.c.bytes).where(DRAFT_PICTURES.c.draft_id == draft_id)
    with engine.connect() as connection:
        row = connection.execute(query).one_or_none()
        if row is None:
            raise NoSuchDraft(draft_id)
        found = connection.execute(pictures.order_by(DRAFT_PICTURES.c.name))
        return DraftContent(row.content, row.source, {each.name: each.bytes for each in found})


def delete_draft(engine: Engine, draft_id: int) -> None:
    """Deletes a draft, if it is still there."""
    with writing(engine) as connection:
        connection.execute(delete(DRAFTS).where(DRAFTS.c.id == draft_id))


def _forget(connection: Connection, visitor: str, now: datetime) -> None:
    newest = select(DRAFTS.c.id).where(DRAFTS.c.visitor == visitor)
    newest = newest.order_by(DRAFTS.c.changed_ms.desc(), DRAFTS.c.id.desc())
    surplus = connection.scalars(newest.offset(MOST_DRAFTS)).all()
    connection.execute(delete(DRAFTS).where(DRAFTS.c.id.in_(surplus)))
    connection.execute(delete(DRAFTS).where(DRAFTS.c.changed_ms < to_ms(now - timedelta(days=DRAFT_DAYS))))
