"""Alembic's way in: the connection is handed over by igroteka.server.store."""

from alembic import context

from igroteka.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
