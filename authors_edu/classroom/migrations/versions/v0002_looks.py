"""A deck keeps its look and its pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("decks", sa.Column("template", sa.Text, nullable=False, server_default="classic"))
    op.create_table(
        "deck_pictures",
        sa.Column("deck_id", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bytes", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("deck_id", "name", name="pk_deck_pictures"),
        sa.ForeignKeyConstraint(["deck_id"], ["decks.id"], name="fk_deck_pictures_deck_id", ondelete="CASCADE"),
    )
