"""Tables before and after a match, in the store: opening, seats, invitations, starting, rematches."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.errors import LudotecaError
from ludoteca.core.library import game as find_game
from ludoteca.core.types import Document, Seat
from ludoteca.match.clocks import NONE, Clock, check_clock
from ludoteca.match.fairness import match_seed
from ludoteca.match.setting import RULES_VERSION, new_seed
from ludoteca.search.levels import LEVELS
from ludoteca.server.edge.authentication import Person
from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.guests import check_name_free, token_hash
from ludoteca.server.store.database import Database
from ludoteca.server.store.schema import invites, matches, people, removals, seats, watchers
from ludoteca.server.store.tables import (
    EMPTY,
    FINISHED,
    ID_LENGTH,
    ID_LETTERS,
    OPEN,
    RUNNING,
    SeatRow,
    TableRow,
    load_table,
)
from ludoteca.server.times import now


@dataclass(frozen=True)
class Plan:
    """The settings of a new table."""

    game: str
    players: int
    options: Document
    clock: Clock
    public: bool
    chat: bool
    rated: bool
    programs: bool | None = None
    """Whether programs may take seats; None for the default."""
    hints: bool = True
    """Whether players may ask for hints; never at rated tables."""

    def check(self) -> Plan:
        """Refuse settings that the game does not allow; return the plan with the default options filled in."""
        try:
            game = find_game(self.game)
            numbers = game.option_numbers(self.players, self.options)
            check_clock(self.clock)
        except LudotecaError as refused:
            raise RequestRefused(422, "table", str(refused)) from None
        if self.rated and self.clock.kind == NONE:
            raise RequestRefused(422, "clock", "A rated table needs a clock. Choose one, or play unrated.")
        options = {option.name: option.choices[number] for option, number in zip(game.options, numbers, strict=True)}
        programs = not self.rated if self.programs is None else self.programs
        return replace(self, options=options, programs=programs)


def new_id() -> str:
    """Choose a table's id in links; it cannot be guessed."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def check_level(level: str) -> str:
    """Refuse a bot that does not exist."""
    if level not in LEVELS:
        raise RequestRefused(422, "level", f"There is no bot {level!r}. Choose one of: {', '.join(LEVELS)}.")
    return level


async def make_table(database: Database, plan: Plan, host: Person, names: Sequence[str], bots: dict[Seat, str]) -> str:
    """Open a table with bots and with the host's seats, one for each name at the host's device; return its id."""
    table = new_id()
    taken: dict[Seat, SeatRow] = {seat: SeatRow(None, check_level(level), level) for seat, level in bots.items()}
    free = [seat for seat in range(plan.players) if seat not in taken]
    if len(names) > len(free) or any(seat not in range(plan.players) for seat in bots):
        raise RequestRefused(422, "seats", f"{len(names)} people and {len(bots)} bots do not fit {plan.players} seats.")
    is_program = host.owner is not None
    taken |= {seat: SeatRow(host.id, None, name, program=is_program) for seat, name in zip(free, names, strict=False)}
    async with database.writing() as connection:
        for name in names:
            await check_name_free(connection, name, host.owner or host.id, host.name)
        await check_player(connection, host, plan.rated, plan.programs is not False)
        await connection.execute(insert(matches).values(id=table, host=host.id, **plan_values(plan), **fresh_values()))
        rows = [(seat, taken.get(seat, EMPTY)) for seat in range(plan.players)]
        await insert_seats(connection, table, rows)
    return table


def plan_values(plan: Plan) -> dict[str, Any]:
    """The columns of a plan."""
    clock = plan.clock
    return {
        "game": plan.game,
        "options": plan.options,
        "players": plan.players,
        "clock": {"kind": clock.kind, "amount": clock.amount, "increment": clock.increment},
        "public": plan.public,
        "chat": plan.chat,
        "rated": plan.rated,
        "programs": plan.programs is not False,
        "hints": plan.hints,
    }


def fresh_values() -> dict[str, Any]:
    """The other columns of a new table."""
    return {"phase": OPEN, "seed": b"", "secret": new_seed(), "rules": RULES_VERSION, "created": now()}


async def insert_seats(connection: AsyncConnection, table: str, rows: Sequence[tuple[Seat, SeatRow]]) -> None:
    """Store all seats of a table."""
    values = [{"match": table, "seat": seat, **asdict(row), "player": None} for seat, row in rows]
    for each in values:
        del each["profile"]
    await connection.execute(insert(seats), values)


def is_open_to(row: TableRow, person: str | None) -> bool:
    """Whether somebody may see a table without a link: it is public or finished, or theirs to play or host."""
    if row.public or row.phase == FINISHED:
        return True
    return person is not None and bool(row.host == person or row.seats_of(person) or row.invited_seats(person))


async def may_watch(database: Database, row: TableRow, person: str | None) -> bool:
    """Whether somebody may see a table: without an invitation, or because they were invited to watch."""
    if is_open_to(row, person) or person is None:
        return is_open_to(row, person)
    query = select(watchers).where(watchers.c.match == row.id, watchers.c.person == person)
    async with database.reading() as connection:
        return (await connection.execute(query)).first() is not None


# Seats


async def check_player(connection: AsyncConnection, person: Person, needs_account: bool, programs: bool) -> None:
    """Refuse a program where programs are not allowed, and a guest where an account is needed."""
    if person.owner is not None and not programs:
        raise RequestRefused(403, "programs", "Programs are not allowed at this table.")
    if needs_account and await find_guests(connection, [person.id]):
        raise RequestRefused(
            403, "account", "Only players with an account can play at a rated table. Create one, or play unrated."
        )


async def find_guests(connection: AsyncConnection, ids: Sequence[str]) -> list[str]:
    """Those of these people who have no account; a program has the account of its owner."""
    owner = people.alias("owner")
    query = (
        select(people.c.id)
        .join(owner, owner.c.id == people.c.owner, isouter=True)
        .where(people.c.id.in_(ids), people.c.account.is_(None), owner.c.account.is_(None))
    )
    return list((await connection.execute(query)).scalars())


async def check_own_programs(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Refuse a rated match between a person and their programs, or between these: one could lose on purpose."""
    distinct = set(ids)
    query = select(people.c.id, people.c.owner).where(people.c.id.in_(distinct))
    owners = {row.owner or row.id for row in await connection.execute(query)}
    if len(owners) < len(distinct):
        raise RequestRefused(409, "rated", "Nobody can play rated against their own programs. Play unrated.")


async def sit(connection: AsyncConnection, row: TableRow, seat: Seat, person: Person, name: str) -> None:
    """Take an open seat, or one that is reserved for this person; only one person can, and nobody who was removed."""
    if row.phase != OPEN:
        raise RequestRefused(409, "phase", "The match has started, so nobody can join.")
    query = select(removals).where(removals.c.match == row.id, removals.c.person.in_([person.id, person.owner or ""]))
    if (await connection.execute(query)).first() is not None:
        raise RequestRefused(403, "removed", "The host has removed you from this table.")
    await check_name_free(connection, name, person.owner or person.id, person.name)
    await check_player(connection, person, row.needs_accounts, row.programs)
    if row.rated:
        await check_own_programs(connection, [*row.persons, person.id])
    open_seat = update(seats).where(
        seats.c.match == row.id,
        seats.c.seat == seat,
        seats.c.person.is_(None),
        seats.c.bot.is_(None),
        seats.c.invited.is_(None) | (seats.c.invited == person.id),
    )
    values = {"person": person.id, "name": name, "program": person.owner is not None, "invited": None}
    result = await connection.execute(open_seat.values(**values))
    if result.rowcount != 1:
        raise RequestRefused(409, "taken", "This seat is taken.")


async def set_seat(connection: AsyncConnection, row: TableRow, seat: Seat, bot: str | None) -> None:
    """Give a seat to a bot, or open it again."""
    if row.phase != OPEN:
        raise RequestRefused(409, "phase", "The match has started, so the seats cannot change.")
    if seat not in range(len(row.seats)):
        raise RequestRefused(404, "seat", f"This table has seats 0 to {len(row.seats) - 1}.")
    if row.rated and row.seats[seat].kind == "invited":
        raise still_invited(row.seats[seat])
    query = update(seats).where(seats.c.match == row.id, seats.c.seat == seat)
    values = {"person": None, "bot": bot and check_level(bot), "name": bot or "", "program": False, "invited": None}
    await connection.execute(query.values(**values))


def still_invited(seat: SeatRow) -> RequestRefused:
    """The refusal to give away a seat, or to start, before somebody has answered."""
    return RequestRefused(409, "invited", f"{seat.name} has not answered yet. Wait until they accept or decline.")


async def decline(connection: AsyncConnection, row: TableRow, person: str) -> None:
    """Open the seats that are reserved for a person, who does not want them."""
    reserved = (seats.c.match == row.id) & (seats.c.invited == person)
    result = await connection.execute(update(seats).where(reserved).values(invited=None, name=""))
    if result.rowcount == 0:
        raise RequestRefused(409, "seat", "No seat at this table is reserved for you.")


async def remove_person(connection: AsyncConnection, row: TableRow, seat: Seat) -> None:
    """Keep the person at a seat from sitting down at the table again, unless it is the host."""
    person = row.seats[seat].person if seat in range(len(row.seats)) else None
    if person is None or person == row.host or row.phase != OPEN:
        return
    query = select(removals).where(removals.c.match == row.id, removals.c.person == person)
    if (await connection.execute(query)).first() is None:
        await connection.execute(insert(removals).values(match=row.id, person=person))


async def invite(connection: AsyncConnection, row: TableRow, seat: Seat | None) -> str:
    """Make an invitation to a seat or to watch; an earlier invitation to the same is revoked."""
    if seat is not None and row.phase != OPEN:
        raise RequestRefused(409, "phase", "The match has started, so nobody can join.")
    if seat is not None and seat not in range(len(row.seats)):
        raise RequestRefused(404, "seat", f"This table has seats 0 to {len(row.seats) - 1}.")
    await revoke(connection, row, seat)
    token = secrets.token_urlsafe(24)
    await connection.execute(insert(invites).values(hash=token_hash(token), match=row.id, seat=seat, created=now()))
    return token


async def revoke(connection: AsyncConnection, row: TableRow, seat: Seat | None) -> bool:
    """Revoke an invitation; people who were invited to watch lose access."""
    result = await connection.execute(
        delete(invites).where(
            invites.c.match == row.id, invites.c.seat.is_(None) if seat is None else invites.c.seat == seat
        )
    )
    if seat is None:
        await connection.execute(delete(watchers).where(watchers.c.match == row.id))
    return result.rowcount > 0


async def redeem(connection: AsyncConnection, token: str) -> tuple[str, Seat | None]:
    """The table and the seat of an invitation; no seat means watching."""
    row = (await connection.execute(select(invites).where(invites.c.hash == token_hash(token)))).one_or_none()
    if row is None:
        raise RequestRefused(404, "invitation", "This invitation does not exist, or its host has revoked it.")
    return row.match, row.seat


async def host_name(connection: AsyncConnection, row: TableRow) -> str:
    """The name of a table's host, as others see it; empty if the person was deleted."""
    seated = [held.name for held in row.seats if held.person == row.host and row.host is not None]
    if seated or row.host is None:
        return seated[0] if seated else ""
    return str((await connection.execute(select(people.c.name).where(people.c.id == row.host))).scalar_one())


async def let_watch(connection: AsyncConnection, table: str, person: str) -> None:
    """Let a person watch a table."""
    query = select(watchers).where(watchers.c.match == table, watchers.c.person == person)
    if (await connection.execute(query)).first() is None:
        await connection.execute(insert(watchers).values(match=table, person=person))


async def start(connection: AsyncConnection, row: TableRow, fill: str | None, deal: Deal | None = None) -> None:
    """Start the match; open seats are filled with bots of a level, or refused without one."""
    filled = fill_seats(row, fill)
    for seat, held in enumerate(row.seats):
        if held.kind in ("open", "invited"):
            await set_seat(connection, row, seat, fill)
    if row.rated:
        await check_own_programs(connection, row.persons)
    guests = await find_guests(connection, row.persons)
    if row.needs_accounts and guests:
        name = next(held.name for held in row.seats if held.person in guests)
        raise RequestRefused(409, "account", f"{name} has no account. Only players with accounts can play rated.")
    await number_people(connection, row)
    query = update(matches).where(matches.c.id == row.id, matches.c.phase == OPEN)
    values = {"phase": RUNNING, "started": now(), **seed_values(filled, deal)}
    if (await connection.execute(query.values(**values))).rowcount != 1:
        raise RequestRefused(409, "phase", "The match has already started.")
    await connection.execute(delete(invites).where(invites.c.match == row.id, invites.c.seat.is_not(None)))


def fill_seats(row: TableRow, fill: str | None) -> TableRow:
    """A table as it would be started: open seats have bots of a level, or are refused without one."""
    if row.phase != OPEN:
        raise RequestRefused(409, "phase", "The match has already started.")
    filled = list(row.seats)
    for seat, held in enumerate(row.seats):
        if held.kind == "invited" and (row.rated or fill is None):
            raise still_invited(held)
        if held.kind in ("open", "invited"):
            if fill is None:
                raise RequestRefused(
                    409, "seats", f"Seat {seat} is still open. Wait for a player, or fill it with a bot."
                )
            filled[seat] = SeatRow(None, check_level(fill), fill)
    return replace(row, seats=tuple(filled))


@dataclass(frozen=True)
class Deal:
    """What players contributed to the seed of a match, and the terms to which they were bound."""

    terms: str
    round: int
    contributions: list[Document]
    failed: list[Document]

    @property
    def stored_rounds(self) -> int:
        """How many rounds are stored as failed if no other process has played any: this one too, if it was played."""
        is_played = any(each["commitment"] is not None for each in self.contributions)
        return self.round if is_played else len(self.failed)


def seed_values(row: TableRow, deal: Deal | None) -> dict[str, Any]:
    """The seed of a match that starts, and how it came about; a table that was opened with its seed keeps it."""
    if row.secret is None:
        return {}
    terms = row.terms().digest(row.promise)
    if deal is None:
        deal = Deal(terms, 1, [], [])
    if deal.terms != terms:
        raise RequestRefused(409, "seats", "The seats have changed. Start the match again.")
    if len(failed_rounds(row)) != deal.stored_rounds:
        raise already_starting()
    seed = match_seed(terms, row.secret.hex(), deal.round, deal.contributions)
    return {
        "seed": seed,
        "fairness": {"round": deal.round, "contributions": deal.contributions, "failed": deal.failed},
    }


async def note_failed_rounds(connection: AsyncConnection, table: str, failed: list[Document]) -> None:
    """Store the rounds that have failed, and a last one that begins, so that none is forgotten if the server stops.

    Refused if another process has stored this round already: nobody may reveal two numbers for one round.
    """
    await lock_table(connection, table)
    row = await load_table(connection, table)
    if row is None or row.phase != OPEN or len(failed_rounds(row)) != len(failed) - 1:
        raise already_starting()
    await connection.execute(update(matches).where(matches.c.id == table).values(fairness={"failed": failed}))


def failed_rounds(row: TableRow) -> list[Document]:
    """The rounds that failed when the match was started before."""
    failed: list[Document] = (row.fairness or {}).get("failed", [])
    return failed


def already_starting() -> RequestRefused:
    """The refusal of a start while another one goes on."""
    return RequestRefused(409, "phase", "The match is already being started.")


async def lock_table(connection: AsyncConnection, table: str) -> None:
    """Let nobody else change a table until this transaction ends."""
    await connection.execute(select(matches.c.id).where(matches.c.id == table).with_for_update())


async def number_people(connection: AsyncConnection, row: TableRow) -> None:
    """Store which seats belong to the same person, as numbers that stay when people delete their data."""
    numbers: dict[str, int] = {}
    for seat, held in enumerate(row.seats):
        if held.person is not None:
            number = numbers.setdefault(held.person, len(numbers))
            query = update(seats).where(seats.c.match == row.id, seats.c.seat == seat)
            await connection.execute(query.values(player=number))


async def close_table(connection: AsyncConnection, row: TableRow) -> None:
    """Remove a table that never started."""
    if row.phase != OPEN:
        raise RequestRefused(409, "phase", "The match has started. Resign or leave instead.")
    await connection.execute(delete(matches).where(matches.c.id == row.id))


# Rematches


async def rematch(database: Database, row: TableRow, asker: Person) -> str:
    """Open a table for the players of a finished match, each one seat on; later requests accept and return the same.

    Only the asker and the bots sit down. The seats of the others are reserved until they accept or decline.
    """
    async with database.writing() as connection:
        await lock_table(connection, row.id)
        query = select(matches.c.id).where(matches.c.rematch_of == row.id)
        existing = (await connection.execute(query)).scalar_one_or_none()
        if existing is None:
            return await open_rematch(connection, row, asker)
        await accept_rematch(connection, str(existing), asker)
    return str(existing)


async def open_rematch(connection: AsyncConnection, row: TableRow, asker: Person) -> str:
    """Open the table of a rematch; it is unrated if it could not be opened as a rated table today."""
    table = new_id()
    rated = row.rated and row.clock.kind != NONE and not await find_guests(connection, row.persons)
    plan = Plan(row.game, len(row.seats), row.options, row.clock, row.public, row.chat, rated, row.programs, row.hints)
    values = plan_values(plan) | fresh_values() | {"host": asker.id, "rematch_of": row.id}
    await connection.execute(insert(matches).values(id=table, **values))
    shifted = [row.seats[-1], *row.seats[:-1]]
    await insert_seats(connection, table, [(seat, rematch_seat(held, asker.id)) for seat, held in enumerate(shifted)])
    return table


def rematch_seat(seat: SeatRow, asker: str) -> SeatRow:
    """A seat of a rematch: bots and the asker sit, others are invited, and the seat of a deleted person is open."""
    if seat.bot or seat.person == asker:
        return seat
    return SeatRow(None, None, seat.name, invited=seat.person) if seat.person else EMPTY


async def accept_rematch(connection: AsyncConnection, table: str, person: Person) -> None:
    """Sit down at a rematch: at the reserved seats, or at an open one after declining."""
    row = await load_table(connection, table)
    if row is None or row.phase != OPEN or row.seats_of(person.id):
        return
    free = [seat for seat, held in enumerate(row.seats) if held.kind == "open"]
    for seat in row.invited_seats(person.id) or free[:1]:
        await sit(connection, row, seat, person, row.seats[seat].name or person.name)
