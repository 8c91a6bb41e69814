"""A seat knows whether the coach may help it, and how many hints it has had. Games begun before play on without."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("hints", sa.Integer))
