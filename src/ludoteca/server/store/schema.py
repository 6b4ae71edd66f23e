"""The schema of the database, the same for SQLite and PostgreSQL. Times are milliseconds since 1970.

The migrations in `migrations/versions` create it; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


def table_key() -> Column[str]:
    """The table (match) of a row; deleting the table deletes the row."""
    return Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    # The person whose program this is; a program has a token of its own.
    Column("owner", String(32), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    # For an account: the key of its name, for comparing, and the Argon2 hash of the passphrase.
    Column("account", String(80), unique=True),
    Column("passphrase", String(200)),
    # The SHA-256 of the recovery code, which is random and long enough for a fast hash.
    Column("recovery", String(64)),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    # The SHA-256 of the token: nobody can log in with a stolen hash.
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    # The browser and the system, like "Firefox on Linux".
    Column("device", String(60)),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    # Whether programs may take seats.
    Column("programs", Boolean, nullable=False, server_default=true()),
    # Whether players may ask for hints; never at rated tables.
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("host", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    # open, running, finished
    Column("phase", String(10), nullable=False),
    # Empty until the match starts, except for tables without a secret, whose seed was drawn when they were opened.
    Column("seed", LargeBinary(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    # reason, scores and ranks; and for each seat how the rating changed
    Column("result", JSON),
    Column("rematch_of", String(16), ForeignKey("matches.id", ondelete="SET NULL"), index=True),
    # What the server contributes to the seed, and the rounds in which players contributed (match/fairness.py).
    Column("secret", LargeBinary(32)),
    Column("fairness", JSON),
    Index("ix_matches_phase", "phase", "public"),
)

seats = Table(
    "seats",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    # A person, a bot's level, or neither: an open seat. The name is what others see.
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40)),
    Column("name", String(80), nullable=False),
    # The number of the person in this match, set at its start: the log stays valid when people are deleted.
    Column("player", Integer),
    # Whether the person is a program: this is known even after the program is deleted.
    Column("program", Boolean, nullable=False, server_default=false()),
    # The person for whom an open seat is reserved, until they accept or decline.
    Column("invited", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
)

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    # NULL: an invitation to watch
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    table_key(),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

removals = Table(
    "removals",
    metadata,
    # The host took a seat from this person, who cannot sit down at the table again.
    table_key(),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

entries = Table(
    "entries",
    metadata,
    table_key(),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
    Column("mark", String(60), nullable=False),
    Column("action", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("question", JSON(none_as_null=True)),
)

analyses = Table(
    "analyses",
    metadata,
    # The analysis of a finished match as far as it is, as compressed JSON: about 5 kB.
    table_key(),
    Column("document", LargeBinary, nullable=False),
)

daily_results = Table(
    "daily_results",
    metadata,
    # A person's match of a daily deal; whose it is, its seats say.
    table_key(),
    Column("game", String(40), nullable=False),
    # The day in UTC, like 2026-11-18.
    Column("day", String(10), nullable=False),
    Column("points", Integer, nullable=False),
    Column("against", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("ix_daily_results_day", "day", "game"),
)

messages = Table(
    "messages",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    # A text, or the name of a quick phrase.
    Column("text", Text),
    Column("phrase", String(40)),
    Column("mark", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("message", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    # "person ID" or "bot LEVEL"
    Column("who", String(60), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    # When no server was running: not charged to any clock.
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    # One row: the last heartbeat of the server.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive", BigInteger, nullable=False),
)

clock_jumps = Table(
    "clock_jumps",
    metadata,
    # When the system clock jumped, by the server's time, and by how many milliseconds.
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("by", BigInteger, nullable=False),
)
