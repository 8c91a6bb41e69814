"""How many hints a seat of a game has had. Knows nothing of what they say."""

from sqlalchemy import ColumnElement, Engine, and_, select, update

from authors_edu.classroom.database import writing
from authors_edu.classroom.tables import SEATS


def count_hint(engine: Engine, game_id: int, seat: int) -> None:
    """Counts one more hint of a seat; nothing where it plays without the coach."""
    with writing(engine) as connection:
        connection.execute(update(SEATS).where(_at(game_id, seat)).values(hints=SEATS.c.hints + 1))


def hints_of(engine: Engine, game_id: int, seat: int) -> int | None:
    """Gives how many hints a seat has had; None where it plays without the coach, or the game is gone."""
    with engine.connect() as connection:
        hints: int | None = connection.scalar(select(SEATS.c.hints).where(_at(game_id, seat)))
    return hints


def _at(game_id: int, seat: int) -> ColumnElement[bool]:
    return and_(SEATS.c.game_id == game_id, SEATS.c.seat == seat)
