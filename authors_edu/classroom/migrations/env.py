"""Runs the migrations on the connection that `database.open_database` hands over, inside its transaction."""

from alembic import context

from authors_edu.classroom.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
