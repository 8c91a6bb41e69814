"""Small things that the teacher's pages remember from day to day, such as a printer's offset: a name -> JSON."""

import json
from typing import Any

from sqlalchemy import Engine, select
from sqlalchemy.dialects import postgresql, sqlite

from authors_edu.classroom.database import writing
from authors_edu.classroom.tables import REMEMBERED


def remember(engine: Engine, name: str, value: Any) -> None:
    """Keeps a value that JSON can hold; it takes the place of what was kept under this name."""
    insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
    row = {"value": json.dumps(value)}
    entry = insert(REMEMBERED).values(name=name, **row).on_conflict_do_update(index_elements=["name"], set_=row)
    with writing(engine) as connection:
        connection.execute(entry)


def recall(engine: Engine, name: str) -> Any:
    """Gives what was kept last under this name; None where there is nothing."""
    with engine.connect() as connection:
        text = connection.scalar(select(REMEMBERED.c.value).where(REMEMBERED.c.name == name))
    return None if text is None else json.loads(text)
