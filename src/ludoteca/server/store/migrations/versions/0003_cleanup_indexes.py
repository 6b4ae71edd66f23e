"""Indexes for the cleanup: when people and tokens were last seen, and whose ratings there are."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the indexes."""
    op.create_index(op.f("ix_people_seen"), "people", ["seen"], unique=False)
    op.create_index(op.f("ix_ratings_who"), "ratings", ["who"], unique=False)
    op.create_index(op.f("ix_tokens_seen"), "tokens", ["seen"], unique=False)
