"""Stored tables: their rows and seats, and the queries that read them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ARRAY, ColumnElement, Text, and_, exists, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.types import Document, Seat
from ludoteca.match.clocks import Clock
from ludoteca.match.fairness import VERSION, Terms
from ludoteca.match.setting import ABORTING_RULES, Holder, Setting, seed_commitment
from ludoteca.server.store.schema import entries, matches, people, ratings, seats

OPEN, RUNNING, FINISHED = "open", "running", "finished"


PHASES = (OPEN, RUNNING, FINISHED)


ID_LETTERS, ID_LENGTH = "abcdefghjkmnpqrstuvwxyz23456789", 12
"""What the ids of tables are made of: nothing that is easily confused."""
MAX_LISTED = 100
MAX_CANDIDATES, MAX_LISTED_PER_HOST = 1000, 10
"""How many public tables a fair list is chosen from, in all and of one host."""


@dataclass(frozen=True)
class SeatRow:
    """A stored seat: a person, a bot, or open."""

    person: str | None
    bot: str | None
    name: str
    player: int | None = None
    """The number of the person in this match; it stays when the person is deleted or becomes part of an account."""
    program: bool = False
    invited: str | None = None
    """The person for whom the seat is reserved."""
    profile: bool = False
    """Whether the name is that of an account with a rating, which has a public profile; it is read, not stored."""

    @property
    def kind(self) -> str:
        """The kind of holder; the seat of a deleted person does not become open."""
        if self.invited is not None:
            return "invited"
        return "bot" if self.bot else "person" if self.person or self.name or self.player is not None else "open"

    def holder(self, seat: Seat) -> Holder:
        """Who decides for the seat in the match."""
        if self.bot:
            return Holder(bot=self.bot)
        known = self.person if self.player is None else f"person {self.player}"
        return Holder(person=known or f"nobody at seat {seat}")


EMPTY = SeatRow(None, None, "")


@dataclass(frozen=True)
class TableRow:
    """A stored table."""

    id: str
    game: str
    options: Document
    clock: Clock
    public: bool
    chat: bool
    rated: bool
    programs: bool
    hints: bool
    """Whether players may ask for hints; never at rated tables."""
    host: str | None
    phase: str
    seed: bytes
    rules: int
    created: int
    started: int | None
    ended: int | None
    result: Document | None
    rematch_of: str | None
    secret: bytes | None
    """What the server contributes to the seed; None for tables that were opened before players could contribute."""
    fairness: Document | None
    """The rounds in which players contributed to the seed; before the start, only those that failed."""
    seats: tuple[SeatRow, ...]

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats that a person holds."""
        return [seat for seat, row in enumerate(self.seats) if person is not None and row.person == person]

    @property
    def persons(self) -> list[str]:
        """The people who hold seats, once for each seat."""
        return [row.person for row in self.seats if row.person is not None]

    @property
    def thinks_on_device(self) -> bool:
        """Whether the device of the only person may think for hints and bots: nothing is rated, nobody else plays."""
        people = {row.person for row in self.seats if row.bot is None}
        return not self.rated and len(people) == 1 and None not in people

    def invited_seats(self, person: str | None) -> list[Seat]:
        """The seats that are reserved for a person."""
        return [seat for seat, row in enumerate(self.seats) if person is not None and row.invited == person]

    @property
    def needs_accounts(self) -> bool:
        """Whether only people with accounts may play; rated tables that were opened earlier stay as they were."""
        return self.rated and self.rules >= ABORTING_RULES

    def setting(self) -> Setting:
        """The setting of the match."""
        holders = tuple(row.holder(seat) for seat, row in enumerate(self.seats))
        return Setting(self.game, self.seed, holders, self.options, self.clock, self.rated, self.rules)

    def document(self) -> Document:
        """The public description of the table, without the seed and the ids of people."""
        return {
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "players": len(self.seats),
            "clock": {"kind": self.clock.kind, "amount": self.clock.amount, "increment": self.clock.increment},
            "public": self.public,
            "chat": self.chat,
            "rated": self.rated,
            "programs": self.programs,
            "hints": self.hints and not self.rated,
            "phase": self.phase,
            "seats": [
                {
                    "seat": seat,
                    "kind": row.kind,
                    "name": row.name,
                    "bot": row.bot,
                    "program": row.program,
                    "profile": row.profile,
                    "host": self.is_host_seat(row),
                }
                for seat, row in enumerate(self.seats)
            ],
            "promise": self.promise,
            "fairness": self.fairness_document(),
            "rules": self.rules,
            "created": self.created,
            "started": self.started,
            "ended": self.ended,
            "result": self.result,
            "rematch_of": self.rematch_of,
        }

    def terms(self) -> Terms:
        """The terms of the match, to which everybody who contributes to its seed is bound."""
        clock = {"kind": self.clock.kind, "amount": self.clock.amount, "increment": self.clock.increment}
        seats = seat_terms(self.seats)
        return Terms(self.id, self.game, self.options, clock, self.rated, self.rules, seats)

    @property
    def promise(self) -> str:
        """The server's commitment: to its secret, or to the seed itself at older tables."""
        return seed_commitment(self.seed) if self.secret is None else self.terms().commitment(self.secret.hex())

    def fairness_document(self) -> Document | None:
        """How the seed came about, as far as people may know it now: the secret and the seed only after the end."""
        if self.secret is None:
            return None
        known: Document = {"version": VERSION, "table": self.id, "seats": seat_terms(self.seats)}
        known |= {"round": None, "contributions": [], "failed": []} | (self.fairness or {})
        is_over = self.phase == FINISHED
        secrets = {"secret": self.secret.hex(), "seed": self.seed.hex()} if is_over else {"secret": None, "seed": None}
        return known | secrets

    def is_host_seat(self, row: SeatRow) -> bool:
        """Whether a seat is the host's."""
        return row.person is not None and row.person == self.host


def seat_terms(rows: Sequence[SeatRow]) -> list[Document]:
    """The seats as the seed binds them: who plays, without names. A reserved seat is open until its person accepts."""
    known: dict[str, int] = {}
    for row in rows:
        if row.person is not None:
            known.setdefault(row.person, len(known))
    numbers = [known.get(row.person or "") if row.player is None else row.player for row in rows]
    kinds = ["open" if row.kind == "invited" else row.kind for row in rows]
    return [
        {"kind": kind, "bot": row.bot, "person": number} for kind, row, number in zip(kinds, rows, numbers, strict=True)
    ]


async def load_table(connection: AsyncConnection, table: str) -> TableRow | None:
    """Load a table; None if it does not exist."""
    row = (await connection.execute(select(matches).where(matches.c.id == table))).one_or_none()
    return None if row is None else (await with_seats(connection, [row]))[0]


async def load_rematch(connection: AsyncConnection, row: TableRow) -> Document | None:
    """The rematch of a finished match: its table, and the answer of the person at each seat of the match."""
    query = select(matches.c.id).where(matches.c.rematch_of == row.id)
    table = (await connection.execute(query)).scalar_one_or_none()
    rematch = None if table is None else await load_table(connection, table)
    if rematch is None:
        return None
    answers = [rematch_answer(rematch, seat.person) for seat in row.seats]
    return {"table": rematch.id, "phase": rematch.phase, "answers": answers}


def rematch_answer(rematch: TableRow, person: str | None) -> str | None:
    """What a person answered to a rematch; None for bots and for deleted people."""
    if person is None:
        return None
    if rematch.seats_of(person):
        return "accepted"
    return "invited" if rematch.invited_seats(person) else "declined"


async def load_tables(connection: AsyncConnection, tables: Sequence[str]) -> list[TableRow]:
    """Load several tables, in any order; those that do not exist are omitted."""
    rows = (await connection.execute(select(matches).where(matches.c.id.in_(tables)))).all()
    return await with_seats(connection, rows)


async def log_lengths(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, int]:
    """The number of stored entries of each table; tables without entries are omitted.

    The statement has one parameter for any number of tables, because each connection caches only a hundred statements.
    """
    if connection.dialect.name == "postgresql":
        table: ColumnElement[str] = func.unnest(literal(list(tables), ARRAY(Text))).column_valued("given")
    else:
        table = func.json_each(json.dumps(list(tables))).table_valued("value").c.value
    last = select(func.max(entries.c.entry)).where(entries.c.match == table).scalar_subquery()
    found = await connection.execute(select(table, last))
    return {name: number + 1 for name, number in found if number is not None}


async def with_seats(connection: AsyncConnection, rows: Sequence[Any]) -> list[TableRow]:
    """Load the seats of tables and combine them with the rows."""
    # People can sit under another name than that of their account, which then stays private.
    is_rated = exists().where(ratings.c.who == literal("person ").concat(people.c.id))
    profile = and_(people.c.account.is_not(None), people.c.name == seats.c.name, is_rated).label("profile")
    query = select(seats, profile).select_from(seats.outerjoin(people, people.c.id == seats.c.person))
    tables = seats.c.match.in_([row.id for row in rows])
    found = await connection.execute(query.where(tables).order_by(seats.c.match, seats.c.seat))
    by_table: dict[str, list[SeatRow]] = {}
    for seat in found:
        known = bool(seat.profile)
        row = SeatRow(seat.person, seat.bot, seat.name, seat.player, seat.program, seat.invited, known)
        by_table.setdefault(seat.match, []).append(row)
    return [table_row(row, tuple(by_table[row.id])) for row in rows]


def table_row(row: Any, seat_rows: tuple[SeatRow, ...]) -> TableRow:
    """Make a table from its row and its seats."""
    columns = {name: value for name, value in row._mapping.items() if name not in ("players", "clock")}
    return TableRow(**columns, clock=Clock(**row.clock), seats=seat_rows)


async def public_candidates(connection: AsyncConnection) -> Sequence[tuple[str, str]]:
    """Public tables that are open or running, with their hosts: first the newest of every host, and so on."""
    host = func.coalesce(matches.c.host, matches.c.id)
    newest = (matches.c.created.desc(), matches.c.id)
    rank = func.row_number().over(partition_by=host, order_by=newest)
    found = select(matches.c.id, host.label("host"), matches.c.created, rank.label("rank"))
    ranked = found.where(matches.c.public, matches.c.phase.in_((OPEN, RUNNING))).subquery()
    query = select(ranked.c.id, ranked.c.host).where(ranked.c.rank <= MAX_LISTED_PER_HOST)
    ordered = query.order_by(ranked.c.rank, ranked.c.created.desc(), ranked.c.id).limit(MAX_CANDIDATES)
    return [(row.id, row.host) for row in await connection.execute(ordered)]


async def tables_of(connection: AsyncConnection, person: str, phases: Sequence[str] = PHASES) -> Sequence[str]:
    """The tables in these phases at which a person sits, is invited or is host: newest first, finished ones last."""
    sitting = select(seats.c.match).where((seats.c.person == person) | (seats.c.invited == person))
    theirs = matches.c.id.in_(sitting) | (matches.c.host == person)
    query = select(matches.c.id).where(theirs, matches.c.phase.in_(phases))
    latest = query.order_by(matches.c.phase == FINISHED, matches.c.created.desc()).limit(MAX_LISTED)
    return (await connection.execute(latest)).scalars().all()
