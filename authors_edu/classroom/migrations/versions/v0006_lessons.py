"""A game knows which families of its deck it is played with. Those begun before are played with all."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("games", sa.Column("families", sa.Text))
