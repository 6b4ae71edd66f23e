"""Seeds to which players contribute: the server's secret, and the record of the contributions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; they stay empty for tables that were opened before."""
    op.add_column("matches", sa.Column("secret", sa.LargeBinary(length=32), nullable=True))
    op.add_column("matches", sa.Column("fairness", sa.JSON(), nullable=True))
