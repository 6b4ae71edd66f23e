"""Whether players of a table may ask for hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. Hints were allowed at every table so far, except at rated ones."""
    op.add_column("matches", sa.Column("hints", sa.Boolean(), server_default=sa.true(), nullable=False))
