"""Names of devices, recovery codes, people removed from a table, and jumps of the system clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("tokens", sa.Column("device", sa.String(60), nullable=True))
    op.add_column("people", sa.Column("recovery", sa.String(64), nullable=True))
    op.create_table(
        "removals",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_removals_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_removals_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_removals")),
    )
    op.create_index(op.f("ix_removals_person"), "removals", ["person"], unique=False)
    op.create_table(
        "clock_jumps",
        sa.Column("at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("at", name=op.f("pk_clock_jumps")),
    )
