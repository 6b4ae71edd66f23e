"""Results of daily deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table. There were no daily deals so far."""
    op.create_table(
        "daily_results",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("against", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_daily_results_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name="pk_daily_results"),
    )
    op.create_index("ix_daily_results_day", "daily_results", ["day", "game"])
