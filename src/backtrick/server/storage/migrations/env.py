"""Alembic's entry point; the connection, already holding the lock, comes from `migrating`."""

from alembic import context

from backtrick.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
