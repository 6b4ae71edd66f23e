"""Run by Alembic: the connection and its transaction come from whoever migrates."""

from __future__ import annotations

from alembic import context

from ludoteca.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot change a column in place: a version makes the table anew there.
    render_as_batch=True,
)
context.run_migrations()
