"""Run by Alembic, with the caller's connection and transaction."""

from __future__ import annotations

from alembic import context

from ludoteca.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot change a column in place: migrations recreate the table instead.
    render_as_batch=True,
)
context.run_migrations()
