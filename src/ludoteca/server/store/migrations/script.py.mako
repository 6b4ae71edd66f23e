"""${message.rstrip(".")}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = ${repr(branch_labels)}
depends_on = ${repr(depends_on)}
${imports if imports else ""}

def upgrade() -> None:
    """${message.rstrip(".")}."""
    ${upgrades if upgrades else "pass"}
