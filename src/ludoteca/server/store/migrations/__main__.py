"""Write a new version of the schema: `python -m ludoteca.server.store.migrations "why"`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from sqlalchemy import create_engine

from ludoteca.server.store.migrations import configuration, migrate, versions


def write_version(reason: str) -> None:
    """Compare a new database with `schema.py`, and write the difference as the next version."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "new.sqlite3")
        migrate(file)
        engine = create_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            number = f"{int(versions()[-1]) + 1:04}"
            command.revision(configuration(connection), reason, autogenerate=True, rev_id=number)
        engine.dispose()


if __name__ == "__main__":
    write_version(" ".join(sys.argv[1:]) or "change")
