"""Indexes for lookups by reference: mutes, spectators and rematches."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the indexes."""
    op.create_index(op.f("ix_matches_rematch_of"), "matches", ["rematch_of"], unique=False)
    op.create_index(op.f("ix_mutes_muted"), "mutes", ["muted"], unique=False)
    op.create_index(op.f("ix_watchers_person"), "watchers", ["person"], unique=False)
