"""Tables before and around a match, as they are stored: making one, seats, invitations, starting."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ARRAY, ColumnElement, Text, delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.errors import LudotecaError
from ludoteca.core.library import game as find_game
from ludoteca.core.types import Document, Seat
from ludoteca.match.clocks import Clock, check_clock
from ludoteca.match.setting import RULES_VERSION, Holder, Setting, new_seed, seed_promise
from ludoteca.search.levels import LEVELS
from ludoteca.server.database import Database
from ludoteca.server.errors import Problem
from ludoteca.server.identity import Person
from ludoteca.server.schema import entries, invites, matches, seats, watchers
from ludoteca.server.times import now

OPEN, RUNNING, FINISHED = "open", "running", "finished"
PHASES = (OPEN, RUNNING, FINISHED)
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
MOST_LISTED = 100


@dataclass(frozen=True)
class SeatRow:
    """A seat as it is stored: a person, a bot, or open."""

    person: str | None
    bot: str | None
    name: str
    player: int | None = None
    """Which of the table's people, since the match began; stays when the person is deleted or adopted."""

    @property
    def kind(self) -> str:
        """Who sits there; a person who was deleted leaves a seat that is not open."""
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
    """A table as it is stored."""

    id: str
    game: str
    options: Document
    clock: Clock
    public: bool
    chat: bool
    rated: bool
    host: str | None
    phase: str
    seed: bytes
    rules: int
    created: int
    started: int | None
    ended: int | None
    result: Document | None
    rematch_of: str | None
    seats: tuple[SeatRow, ...]

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats that a person holds."""
        return [seat for seat, row in enumerate(self.seats) if person is not None and row.person == person]

    def setting(self) -> Setting:
        """What the match is made of."""
        holders = tuple(row.holder(seat) for seat, row in enumerate(self.seats))
        return Setting(self.game, self.seed, holders, self.options, self.clock, self.rated, self.rules)

    def document(self) -> Document:
        """What everybody at the table may know of it; no seed, nobody's id."""
        return {
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "players": len(self.seats),
            "clock": {"kind": self.clock.kind, "amount": self.clock.amount, "increment": self.clock.increment},
            "public": self.public,
            "chat": self.chat,
            "rated": self.rated,
            "phase": self.phase,
            "seats": [
                {"seat": seat, "kind": row.kind, "name": row.name, "bot": row.bot, "host": self.is_host_seat(row)}
                for seat, row in enumerate(self.seats)
            ],
            "promise": seed_promise(self.seed),
            "rules": self.rules,
            "created": self.created,
            "started": self.started,
            "ended": self.ended,
            "result": self.result,
            "rematch_of": self.rematch_of,
        }

    def is_host_seat(self, row: SeatRow) -> bool:
        """Whether the host sits on a seat."""
        return row.person is not None and row.person == self.host


@dataclass(frozen=True)
class Plan:
    """What somebody wants to play, checked against the game."""

    game: str
    players: int
    options: Document
    clock: Clock
    public: bool
    chat: bool
    rated: bool

    def checked(self) -> Plan:
        """Refuse a table that cannot be set, and fill in the options that were left out."""
        try:
            rulebook = find_game(self.game)
            numbers = rulebook.option_numbers(self.players, self.options)
            check_clock(self.clock)
        except LudotecaError as refused:
            raise Problem(422, "table", str(refused)) from None
        options = {
            option.name: option.choices[number] for option, number in zip(rulebook.options, numbers, strict=True)
        }
        return Plan(self.game, self.players, options, self.clock, self.public, self.chat, self.rated)


def new_id() -> str:
    """A table's name in links: nobody can guess another's."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def check_level(level: str) -> str:
    """Refuse a bot that does not exist."""
    if level not in LEVELS:
        raise Problem(422, "level", f"There is no bot {level!r}. Choose one of: {', '.join(LEVELS)}.")
    return level


async def make_table(database: Database, plan: Plan, host: Person, held: Sequence[str], bots: dict[Seat, str]) -> str:
    """Make a table with its host's seats (one for each name at the host's device) and bots; return its id."""
    table = new_id()
    taken: dict[Seat, SeatRow] = {seat: SeatRow(None, check_level(level), level) for seat, level in bots.items()}
    free = [seat for seat in range(plan.players) if seat not in taken]
    if len(held) > len(free) or any(seat not in range(plan.players) for seat in bots):
        raise Problem(422, "seats", f"{len(held)} people and {len(bots)} bots do not fit {plan.players} seats.")
    taken |= {seat: SeatRow(host.id, None, name) for seat, name in zip(free, held, strict=False)}
    async with database.writing() as connection:
        await connection.execute(insert(matches).values(id=table, host=host.id, **plan_values(plan), **fresh_values()))
        rows = [(seat, taken.get(seat, EMPTY)) for seat in range(plan.players)]
        await insert_seats(connection, table, rows)
    return table


def plan_values(plan: Plan) -> dict[str, Any]:
    """A plan as a row."""
    clock = plan.clock
    return {
        "game": plan.game,
        "options": plan.options,
        "players": plan.players,
        "clock": {"kind": clock.kind, "amount": clock.amount, "increment": clock.increment},
        "public": plan.public,
        "chat": plan.chat,
        "rated": plan.rated,
    }


def fresh_values() -> dict[str, Any]:
    """What every new table starts with."""
    return {"phase": OPEN, "seed": new_seed(), "rules": RULES_VERSION, "created": now()}


async def insert_seats(connection: AsyncConnection, table: str, rows: Sequence[tuple[Seat, SeatRow]]) -> None:
    """Put all seats to a table."""
    await connection.execute(
        insert(seats),
        [{"match": table, "seat": seat, "person": row.person, "bot": row.bot, "name": row.name} for seat, row in rows],
    )


async def load_table(connection: AsyncConnection, table: str) -> TableRow | None:
    """A table as it is stored now."""
    row = (await connection.execute(select(matches).where(matches.c.id == table))).one_or_none()
    return None if row is None else (await with_seats(connection, [row]))[0]


async def lengths(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, int]:
    """How many entries are stored of each table; none of those that have not begun.

    However many they are, it is one statement with one value: a connection keeps a hundred of those it was given.
    """
    if connection.dialect.name == "postgresql":
        table: ColumnElement[str] = func.unnest(literal(list(tables), ARRAY(Text))).column_valued("given")
    else:
        table = func.json_each(json.dumps(list(tables))).table_valued("value").c.value
    last = select(func.max(entries.c.entry)).where(entries.c.match == table).scalar_subquery()
    found = await connection.execute(select(table, last))
    return {name: number + 1 for name, number in found if number is not None}


async def with_seats(connection: AsyncConnection, rows: Sequence[Any]) -> list[TableRow]:
    """Rows of tables with their seats."""
    found = await connection.execute(
        select(seats).where(seats.c.match.in_([row.id for row in rows])).order_by(seats.c.match, seats.c.seat)
    )
    by_table: dict[str, list[SeatRow]] = {}
    for seat in found:
        by_table.setdefault(seat.match, []).append(SeatRow(seat.person, seat.bot, seat.name, seat.player))
    return [table_row(row, tuple(by_table[row.id])) for row in rows]


def table_row(row: Any, held: tuple[SeatRow, ...]) -> TableRow:
    """A table from its row."""
    kept = {name: value for name, value in row._mapping.items() if name not in ("players", "clock")}
    return TableRow(**kept, clock=Clock(**row.clock), seats=held)


async def public_tables(connection: AsyncConnection) -> Sequence[str]:
    """Public tables that wait for people or can be watched, the newest first."""
    query = select(matches.c.id).where(matches.c.public, matches.c.phase.in_((OPEN, RUNNING)))
    return (await connection.execute(query.order_by(matches.c.created.desc()).limit(MOST_LISTED))).scalars().all()


async def tables_of(connection: AsyncConnection, person: str, phases: Sequence[str] = PHASES) -> Sequence[str]:
    """The tables in these phases at which a person sits or that they host, the newest first, finished ones last."""
    sitting = select(seats.c.match).where(seats.c.person == person)
    theirs = matches.c.id.in_(sitting) | (matches.c.host == person)
    query = select(matches.c.id).where(theirs, matches.c.phase.in_(phases))
    latest = query.order_by(matches.c.phase == FINISHED, matches.c.created.desc()).limit(MOST_LISTED)
    return (await connection.execute(latest)).scalars().all()


def is_open_to(row: TableRow, person: str | None) -> bool:
    """Whether somebody may see a table without an invitation: it is public or finished, they sit there or host it."""
    if row.public or row.phase == FINISHED:
        return True
    return person is not None and (row.host == person or bool(row.seats_of(person)))


async def may_watch(database: Database, row: TableRow, person: str | None) -> bool:
    """Whether somebody may see a table: it is open to them, or they were invited to watch."""
    if is_open_to(row, person) or person is None:
        return is_open_to(row, person)
    query = select(watchers).where(watchers.c.match == row.id, watchers.c.person == person)
    async with database.reading() as connection:
        return (await connection.execute(query)).first() is not None


async def sit(connection: AsyncConnection, row: TableRow, seat: Seat, person: Person, name: str) -> None:
    """Sit down on an open seat; exactly one person can."""
    if row.phase != OPEN:
        raise Problem(409, "phase", "The match has started, so nobody can join.")
    query = update(seats).where(
        seats.c.match == row.id, seats.c.seat == seat, seats.c.person.is_(None), seats.c.bot.is_(None)
    )
    done = await connection.execute(query.values(person=person.id, name=name))
    if done.rowcount != 1:
        raise Problem(409, "taken", "This seat is taken.")


async def set_seat(connection: AsyncConnection, row: TableRow, seat: Seat, bot: str | None) -> None:
    """Put a bot on a seat, or open it again."""
    if row.phase != OPEN:
        raise Problem(409, "phase", "The match has started, so the seats cannot change.")
    if seat not in range(len(row.seats)):
        raise Problem(404, "seat", f"This table has seats 0 to {len(row.seats) - 1}.")
    query = update(seats).where(seats.c.match == row.id, seats.c.seat == seat)
    await connection.execute(query.values(person=None, bot=bot and check_level(bot), name=bot or ""))


async def invite(connection: AsyncConnection, row: TableRow, seat: Seat | None) -> str:
    """Make a link for a seat or for watching; the former link for the same is revoked."""
    if seat is not None and row.phase != OPEN:
        raise Problem(409, "phase", "The match has started, so nobody can join.")
    if seat is not None and seat not in range(len(row.seats)):
        raise Problem(404, "seat", f"This table has seats 0 to {len(row.seats) - 1}.")
    await revoke(connection, row, seat)
    token = secrets.token_urlsafe(24)
    await connection.execute(insert(invites).values(hash=token_hash(token), match=row.id, seat=seat, created=now()))
    return token


async def revoke(connection: AsyncConnection, row: TableRow, seat: Seat | None) -> bool:
    """Make an invitation worthless, and let nobody watch by it any more."""
    found = await connection.execute(
        delete(invites).where(
            invites.c.match == row.id, invites.c.seat.is_(None) if seat is None else invites.c.seat == seat
        )
    )
    if seat is None:
        await connection.execute(delete(watchers).where(watchers.c.match == row.id))
    return found.rowcount > 0


async def redeem(connection: AsyncConnection, token: str) -> tuple[str, Seat | None]:
    """The table and the seat that an invitation is for."""
    row = (await connection.execute(select(invites).where(invites.c.hash == token_hash(token)))).one_or_none()
    if row is None:
        raise Problem(404, "invitation", "This invitation does not exist, or its host has revoked it.")
    return row.match, row.seat


async def let_watch(connection: AsyncConnection, table: str, person: str) -> None:
    """Let a person watch a table."""
    query = select(watchers).where(watchers.c.match == table, watchers.c.person == person)
    if (await connection.execute(query)).first() is None:
        await connection.execute(insert(watchers).values(match=table, person=person))


async def start(connection: AsyncConnection, row: TableRow, fill: str | None) -> None:
    """Begin the match: all seats are taken, or filled with bots of a level."""
    if row.phase != OPEN:
        raise Problem(409, "phase", "The match has already started.")
    for seat, held in enumerate(row.seats):
        if held.kind == "open":
            if fill is None:
                raise Problem(409, "seats", f"Seat {seat} is still open. Wait for a player, or fill it with a bot.")
            await set_seat(connection, row, seat, fill)
    await number_people(connection, row)
    query = update(matches).where(matches.c.id == row.id, matches.c.phase == OPEN)
    if (await connection.execute(query.values(phase=RUNNING, started=now()))).rowcount != 1:
        raise Problem(409, "phase", "The match has already started.")
    await connection.execute(delete(invites).where(invites.c.match == row.id, invites.c.seat.is_not(None)))


async def number_people(connection: AsyncConnection, row: TableRow) -> None:
    """Note which seats belong to the same person, in numbers that outlive the people."""
    numbers: dict[str, int] = {}
    for seat, held in enumerate(row.seats):
        if held.person is not None:
            number = numbers.setdefault(held.person, len(numbers))
            query = update(seats).where(seats.c.match == row.id, seats.c.seat == seat)
            await connection.execute(query.values(player=number))


async def close_table(connection: AsyncConnection, row: TableRow) -> None:
    """Remove a table that never started."""
    if row.phase != OPEN:
        raise Problem(409, "phase", "The match has started. Resign or leave instead.")
    await connection.execute(delete(matches).where(matches.c.id == row.id))


async def rematch(database: Database, row: TableRow, asker: Person) -> str:
    """A new table with the same people and bots, everybody one seat on; asked for twice, it is the same table."""
    async with database.writing() as connection:
        known = select(matches.c.id).where(matches.c.rematch_of == row.id)
        found = (await connection.execute(known)).scalar_one_or_none()
        if found is not None:
            return str(found)
        table = new_id()
        plan = Plan(row.game, len(row.seats), row.options, row.clock, row.public, row.chat, row.rated)
        values = plan_values(plan) | fresh_values() | {"host": asker.id, "rematch_of": row.id}
        await connection.execute(insert(matches).values(id=table, **values))
        turned = [row.seats[-1], *row.seats[:-1]]
        await insert_seats(
            connection, table, list(enumerate(seat if seat.person or seat.bot else EMPTY for seat in turned))
        )
    return table
