"""The first tables: decks, students, games with their moves, and what students did."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _decks()
    _students()
    _games()
    _what_students_did()


def _decks() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("saved_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.UniqueConstraint("name", name="uq_decks_name"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "deck_versions",
        sa.Column("deck_id", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("families", sa.Integer, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("deck_id", "version", name="pk_deck_versions"),
        sa.ForeignKeyConstraint(["deck_id"], ["decks.id"], name="fk_deck_versions_deck_id", ondelete="CASCADE"),
    )


def _students() -> None:
    op.create_table(
        "students",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded_name", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("removed_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_students"),
        sa.UniqueConstraint("folded_name", name="uq_students_folded_name"),
        sqlite_autoincrement=True,
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("deck_id", sa.Integer, nullable=False),
        sa.Column("deck_version", sa.Integer, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("started_ms", sa.BigInteger, nullable=False),
        sa.Column("ended_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(
            ["deck_id", "deck_version"],
            ["deck_versions.deck_id", "deck_versions.version"],
            name="fk_games_deck_id",
            ondelete="CASCADE",
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_deck_id", "games", ["deck_id"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("student_id", sa.Integer),
        sa.Column("visitor", sa.String(64)),
        sa.Column("level", sa.Text),
        sa.Column("bot_name", sa.Text),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["student_id"], ["students.id"], name="fk_seats_student_id", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_student_id", "seats", ["student_id"])
    op.create_table(
        "playing",
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="pk_playing"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_playing_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_playing_game_id", "playing", ["game_id"])
    op.create_table(
        "moves",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by_bot", sa.Boolean, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_moves_game_id", ondelete="CASCADE"),
    )


def _what_students_did() -> None:
    _of_a_student(
        "sets_laid",
        sa.Column("first_card_id", sa.Text, nullable=False),
        sa.Column("dealt", sa.Boolean, nullable=False),
    )
    _of_a_student(
        "namings",
        sa.Column("card_id", sa.Text, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.Column("typed", sa.Text),
        sa.Column("took_ms", sa.BigInteger, nullable=False),
    )


def _of_a_student(name: str, *columns: sa.Column[str] | sa.Column[bool] | sa.Column[int]) -> None:
    op.create_table(
        name,
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("student_id", sa.Integer, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("game_id", "number", "place", name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=f"fk_{name}_game_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["student_id"], ["students.id"], name=f"fk_{name}_student_id", ondelete="CASCADE"),
    )
    op.create_index(f"ix_{name}_student_id", name, ["student_id"])
