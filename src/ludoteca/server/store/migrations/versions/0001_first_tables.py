"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_outages")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("account", sa.String(length=80), nullable=True),
        sa.Column("passphrase", sa.String(length=200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_people_owner"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("account", name=op.f("uq_people_account")),
    )
    op.create_index(op.f("ix_people_owner"), "people", ["owner"], unique=False)
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=60), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name=op.f("pk_ratings")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("chat", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=True),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("rematch_of", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_matches_host"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(
            ["rematch_of"], ["matches.id"], name=op.f("fk_matches_rematch_of"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_host"), "matches", ["host"], unique=False)
    op.create_index("ix_matches_phase", "matches", ["phase", "public"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"], unique=False)
    op.create_table(
        "entries",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("entry", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("spent", sa.BigInteger(), nullable=False),
        sa.Column("mark", sa.String(length=60), nullable=False),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=False),
        sa.Column("question", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_entries_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "entry", name=op.f("pk_entries")),
    )
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_invites_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_invites")),
    )
    op.create_index(op.f("ix_invites_match"), "invites", ["match"], unique=False)
    op.create_table(
        "messages",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("phrase", sa.String(length=40), nullable=True),
        sa.Column("mark", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_messages_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_messages_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_messages")),
    )
    op.create_index(op.f("ix_messages_person"), "messages", ["person"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("message", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_reports_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reports_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_match"), "reports", ["match"], unique=False)
    op.create_index(op.f("ix_reports_person"), "reports", ["person"], unique=False)
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("player", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "watchers",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_watchers_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_watchers_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_watchers")),
    )
