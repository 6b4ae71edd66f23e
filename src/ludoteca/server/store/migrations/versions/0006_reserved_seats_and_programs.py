"""Seats that are reserved for somebody, seats of programs, and whether a table allows programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Programs could sit at every table so far, and stay allowed there."""
    op.add_column("matches", sa.Column("programs", sa.Boolean(), server_default=sa.true(), nullable=False))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
        seats.add_column(sa.Column("invited", sa.String(length=32), nullable=True))
        seats.create_foreign_key(op.f("fk_seats_invited"), "people", ["invited"], ["id"], ondelete="SET NULL")
        seats.create_index(op.f("ix_seats_invited"), ["invited"], unique=False)
    op.execute("UPDATE seats SET program = (1 = 1) WHERE person IN (SELECT id FROM people WHERE owner IS NOT NULL)")
