"""A game as it is kept: its set-up, its version of the deck and a log of moves, which is the truth. Knows no rules.

Every accepted move is one transaction with its number, together with what it tells about students.
"""

import hashlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from authors_edu.classroom.database import writing
from authors_edu.classroom.deck_text import deck_from_text
from authors_edu.classroom.decks import NoSuchDeck
from authors_edu.classroom.tables import DECK_VERSIONS, GAMES, MOVES, NAMINGS, PLAYING, SEATS, SETS_LAID, STUDENTS
from authors_edu.decks.model import Deck
from authors_edu.game.lesson import numbered_families
from authors_edu.game.match_moves import MatchMove, match_move_from_dict
from authors_edu.game.record import to_record
from authors_edu.game.rules import Rules

Row = dict[str, Any]


class NoSuchGame(LookupError):
    """The game was deleted, or never was."""


class NoSuchStudent(LookupError):
    """The student is not in the class list."""


class StillPlaying(Exception):
    """The visitor has an unfinished game, `game_id`, and must leave it first."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"game {game_id} is unfinished")
        self.game_id = game_id


class MoveTaken(Exception):
    """The log has a move of this number already, or the game is gone: catch up."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person (`visitor` is the hash of the browser's cookie) or a bot with its level and name.

    A person without a student is a guest: the name is "" and no progress is kept. `hints`: how many the coach had given
    when the game was loaded; None where the seat plays without the coach.
    """

    name: str = ""
    student_id: int | None = None
    visitor: str | None = None
    level: str | None = None
    hints: int | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """The set-up of a game: with the log, all that is needed to bring it back. `seed` is secret until it is over.

    `families`: the places in the deck of those that a short lesson is played with, None for all; `deck` has them alone.
    """

    deck_id: int
    deck_version: int
    deck: Deck = field(repr=False)
    preset: str
    rules: Rules
    seats: tuple[Seat, ...]
    seed: int = field(repr=False)
    started_ms: int
    id: int = 0  # given when it is created
    families: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class LoggedMove:
    """The move that made `number` of it, `at_ms` after the game began, by the player of `seat`."""

    number: int
    at_ms: int
    seat: int
    by_bot: bool
    move: MatchMove


@dataclass(frozen=True, slots=True)
class Told:
    """What one move, or the deal, tells about students: rows for `sets_laid` and `namings` (R-57)."""

    sets_laid: tuple[Row, ...] = ()
    namings: tuple[Row, ...] = ()
    struck_from: int | None = None  # sets laid by the moves from this number on were taken back


def hash_visitor(visitor: str) -> str:
    """Gives what is stored of a browser's cookie. The cookie is long and random, so that a plain hash keeps it secret.

    Raises ValueError for an empty one: browsers without a cookie must not share a seat.
    """
    if not visitor:
        raise ValueError("a visitor without a cookie")
    return hashlib.sha256(visitor.encode()).hexdigest()


def new_seed() -> int:
    """Draws a seed that nobody can guess; 63 bits fit every database."""
    return secrets.randbits(63)


def create_game(engine: Engine, game: Game, told: Told, *, over: bool) -> int:
    """Keeps a new game with what its deal told, and gives its id.

    Raises NoSuchDeck where its version of the deck is gone, StillPlaying where a person of it has an unfinished game,
    NoSuchStudent where one is not in the class list.
    """
    visitors = [seat.visitor for seat in game.seats if seat.visitor is not None]
    try:
        with writing(engine) as connection:
            _check_deck(connection, game)
            _check_free(connection, visitors)
            _check_students(connection, {seat.student_id for seat in game.seats if seat.student_id is not None})
            row = _game_row(game) | {"ended_ms": game.started_ms if over else None}
            game_id: int = connection.execute(insert(GAMES).values(row).returning(GAMES.c.id)).scalar_one()
            seats = [_seat_row(game_id, place, seat) for place, seat in enumerate(game.seats)]
            connection.execute(insert(SEATS), seats)
            if visitors and not over:
                connection.execute(insert(PLAYING), [{"visitor": each, "game_id": game_id} for each in visitors])
            _keep(connection, game_id, 0, told)
    except IntegrityError:  # another process was first, on a database that lets two write at once
        with engine.connect() as connection:
            _check_deck(connection, game)
            _check_free(connection, visitors)
        raise
    return game_id


def load_game(engine: Engine, game_id: int) -> Game:
    """Gives the set-up of a game. Raises NoSuchGame."""
    version = and_(DECK_VERSIONS.c.deck_id == GAMES.c.deck_id, DECK_VERSIONS.c.version == GAMES.c.deck_version)
    query = select(GAMES, DECK_VERSIONS.c.deck).join(DECK_VERSIONS, version).where(GAMES.c.id == game_id)
    seats = (
        select(SEATS, STUDENTS.c.name)
        .outerjoin(STUDENTS, STUDENTS.c.id == SEATS.c.student_id)
        .where(SEATS.c.game_id == game_id)
        .order_by(SEATS.c.seat)
    )
    with engine.connect() as connection:
        row = connection.execute(query).one_or_none()
        if row is None:
            raise NoSuchGame(game_id)
        deck = deck_from_text(row.deck)
        families = None if row.families is None else tuple(json.loads(row.families))
        return Game(
            deck_id=row.deck_id,
            deck_version=row.deck_version,
            deck=deck if families is None else numbered_families(deck, families),
            preset=row.preset,
            rules=Rules(**json.loads(row.rules)),
            seats=tuple(
                Seat(each.bot_name or each.name or "", each.student_id, each.visitor, each.level, each.hints)
                for each in connection.execute(seats)
            ),
            seed=row.seed,
            started_ms=row.started_ms,
            id=game_id,
            families=families,
        )


def append_move(engine: Engine, game: Game, logged: LoggedMove, told: Told, *, over: bool) -> None:
    """Writes one move in one transaction; where it ends the match, its people are free for another game.

    Raises MoveTaken, with nothing written, where another process was first.
    """
    row = {
        "game_id": game.id,
        "number": logged.number,
        "at_ms": logged.at_ms,
        "seat": logged.seat,
        "by_bot": logged.by_bot,
        "move": json.dumps(to_record(logged.move), separators=(",", ":")),
    }
    try:
        with writing(engine) as connection:
            connection.execute(insert(MOVES).values(row))
            _keep(connection, game.id, logged.number, told)
            if over:
                ended_ms = game.started_ms + logged.at_ms
                connection.execute(update(GAMES).where(GAMES.c.id == game.id).values(ended_ms=ended_ms))
                connection.execute(delete(PLAYING).where(PLAYING.c.game_id == game.id))
    except IntegrityError as error:
        if _is_taken(engine, game.id, logged.number):
            raise MoveTaken(game.id, logged.number) from error
        raise


def moves_since(engine: Engine, game_id: int, number: int) -> tuple[LoggedMove, ...]:
    """Gives the moves after the first `number`, in order: one query, also where there are none. Raises NoSuchGame."""
    later = and_(MOVES.c.game_id == GAMES.c.id, MOVES.c.number > number)
    query = select(GAMES.c.id, MOVES).outerjoin(MOVES, later).where(GAMES.c.id == game_id).order_by(MOVES.c.number)
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    if not rows:
        raise NoSuchGame(game_id)
    return tuple(
        LoggedMove(row.number, row.at_ms, row.seat, row.by_bot, match_move_from_dict(json.loads(row.move)))
        for row in rows
        if row.number is not None
    )


def free_players(engine: Engine, game_id: int) -> None:
    """Lets the people of a game begin another one; its log stays as it is."""
    with writing(engine) as connection:
        connection.execute(delete(PLAYING).where(PLAYING.c.game_id == game_id))


def unfinished_game(engine: Engine, visitor: str) -> int | None:
    """Gives the one unfinished game of a visitor (by the hash), if there is one."""
    with engine.connect() as connection:
        return _unfinished(connection, visitor)


def _is_taken(engine: Engine, game_id: int, number: int) -> bool:
    try:
        return bool(moves_since(engine, game_id, number - 1))
    except NoSuchGame:
        return True


def _unfinished(connection: Connection, visitor: str) -> int | None:
    game_id: int | None = connection.scalar(select(PLAYING.c.game_id).where(PLAYING.c.visitor == visitor))
    return game_id


def _check_deck(connection: Connection, game: Game) -> None:
    is_there = DECK_VERSIONS.c.deck_id == game.deck_id, DECK_VERSIONS.c.version == game.deck_version
    if connection.execute(select(DECK_VERSIONS.c.version).where(*is_there)).one_or_none() is None:
        raise NoSuchDeck(game.deck_id)


def _check_free(connection: Connection, visitors: Sequence[str]) -> None:
    for visitor in visitors:
        if (game_id := _unfinished(connection, visitor)) is not None:
            raise StillPlaying(game_id)


def _check_students(connection: Connection, students: set[int]) -> None:
    query = select(STUDENTS.c.id).where(STUDENTS.c.id.in_(students), STUDENTS.c.removed_ms.is_(None))
    if missing := students - set(connection.scalars(query)):
        raise NoSuchStudent(*missing)


def _game_row(game: Game) -> Row:
    return {
        "deck_id": game.deck_id,
        "deck_version": game.deck_version,
        "preset": game.preset,
        "rules": json.dumps(asdict(game.rules)),
        "seed": game.seed,
        "families": None if game.families is None else json.dumps(game.families),
        "started_ms": game.started_ms,
    }


def _seat_row(game_id: int, place: int, seat: Seat) -> Row:
    return {
        "game_id": game_id,
        "seat": place,
        "student_id": seat.student_id,
        "visitor": seat.visitor,
        "level": seat.level,
        "bot_name": seat.name if seat.level is not None else None,
        "hints": seat.hints,
    }


def _keep(connection: Connection, game_id: int, number: int, told: Told) -> None:
    if told.struck_from is not None:
        struck = SETS_LAID.c.game_id == game_id, SETS_LAID.c.number >= told.struck_from
        connection.execute(delete(SETS_LAID).where(*struck))
    tables: Sequence[tuple[Any, tuple[Row, ...]]] = ((SETS_LAID, told.sets_laid), (NAMINGS, told.namings))
    for table, rows in tables:
        if rows:
            connection.execute(insert(table), [{"game_id": game_id, "number": number, **row} for row in rows])
