"""The tables of the class, as SQLAlchemy Core. Says what is kept; opening and migrating stand in `database.py`.

Kept is what a refresh, a restart or the progress page needs, and nothing else: no e-mail, no address of a machine, no
birthday, no cookie (only its hash). Times are whole milliseconds since 1970 UTC; SQLite knows no other exact time.
A change here needs a migration beside it; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _game() -> Column[int]:
    return Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


# Ids are never given twice (sqlite_autoincrement): a page that holds the id of a deleted game must not meet another.
DECKS = Table(
    "decks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("saved_ms", BigInteger, nullable=False),
    Column("template", Text, nullable=False, server_default="classic"),
    sqlite_autoincrement=True,
)

# The cards of a deck as they were saved. A game points at one version, so a later correction never changes its cards.
DECK_VERSIONS = Table(
    "deck_versions",
    METADATA,
    Column("deck_id", ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("families", Integer, nullable=False),
    Column("deck", Text, nullable=False),
)

# Pictures belong to the deck as it stands now: versions of the cards name them, and keep none.
DECK_PICTURES = Table(
    "deck_pictures",
    METADATA,
    Column("deck_id", ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("bytes", LargeBinary, nullable=False),
)

# A list under repair, of the browser that mends it; gone when it is kept as a deck or discarded.
DRAFTS = Table(
    "drafts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("visitor", String(64), nullable=False, index=True),  # sha256 of the cookie
    Column("name", Text, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    Column("content", Text, nullable=False),
    Column("source", LargeBinary, nullable=False),
    sqlite_autoincrement=True,
)

DRAFT_PICTURES = Table(
    "draft_pictures",
    METADATA,
    Column("draft_id", ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("bytes", LargeBinary, nullable=False),
)

STUDENTS = Table(
    "students",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded_name", Text, nullable=False, unique=True),
    Column("place", Integer, nullable=False),  # in the teacher's list
    Column("removed_ms", BigInteger),
    sqlite_autoincrement=True,
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("deck_id", Integer, nullable=False),
    Column("deck_version", Integer, nullable=False),
    Column("preset", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("families", Text),  # of a short lesson: their places in the deck, as JSON; else nothing
    Column("started_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    ForeignKeyConstraint(
        ["deck_id", "deck_version"], ["deck_versions.deck_id", "deck_versions.version"], ondelete="CASCADE"
    ),
    Index(None, "deck_id"),
    sqlite_autoincrement=True,
)

# A bot has a level and a name of its own; a student's name stands in `students` alone.
SEATS = Table(
    "seats",
    METADATA,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("student_id", ForeignKey("students.id", ondelete="SET NULL"), index=True),
    Column("visitor", String(64)),  # sha256 of the cookie
    Column("level", Text),
    Column("bot_name", Text),
    Column("hints", Integer),  # how many the coach has given; NULL: this seat plays without the coach
)

# The one unfinished game of a visitor; the primary key makes a second one impossible.
PLAYING = Table(
    "playing",
    METADATA,
    Column("visitor", String(64), primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
)

# The log. The primary key lets one of two processes win that answer the same number.
MOVES = Table(
    "moves",
    METADATA,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),  # since the game began
    Column("seat", Integer, nullable=False),
    Column("by_bot", Boolean, nullable=False),
    Column("move", Text, nullable=False),
)


def _of_a_student(name: str, *columns: Column[str] | Column[bool] | Column[int]) -> Table:
    """Makes a table of what students did, one row an event: `number` is the move's, `place` the event's within it."""
    return Table(
        name,
        METADATA,
        _game(),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("place", Integer, primary_key=True, autoincrement=False),
        Column("student_id", ForeignKey("students.id", ondelete="CASCADE"), nullable=False, index=True),
        *columns,
    )


# A family is known by the id of its first card, which survives a corrected title and a corrected creator.
SETS_LAID = _of_a_student(
    "sets_laid",
    Column("first_card_id", Text, nullable=False),
    Column("dealt", Boolean, nullable=False),
)

NAMINGS = _of_a_student(
    "namings",
    Column("card_id", Text, nullable=False),
    Column("verdict", Text, nullable=False),
    Column("typed", Text),
    Column("took_ms", BigInteger, nullable=False),
)

# What the teacher's pages remember from day to day: a printer's offset, how decks were printed last.
REMEMBERED = Table(
    "remembered",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),  # JSON
)
