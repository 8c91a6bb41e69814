"""A list under repair outlives a reload of its page."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("source", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_drafts"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_drafts_visitor", "drafts", ["visitor"])
    op.create_table(
        "draft_pictures",
        sa.Column("draft_id", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bytes", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("draft_id", "name", name="pk_draft_pictures"),
        sa.ForeignKeyConstraint(["draft_id"], ["drafts.id"], name="fk_draft_pictures_draft_id", ondelete="CASCADE"),
    )
