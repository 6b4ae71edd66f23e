"""Chat at a table: texts and quick phrases of the people who sit there, with limits, mute and report."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.types import Document
from ludoteca.match.log import Refused
from ludoteca.server import bus, wire
from ludoteca.server.database import Database
from ludoteca.server.errors import Problem
from ludoteca.server.identity import Person
from ludoteca.server.schema import messages, mutes, reports
from ludoteca.server.table import LiveTable
from ludoteca.server.times import now
from ludoteca.server.words import checked_text

PHRASES = ("hello", "good_luck", "nice_move", "well_played", "thanks", "sorry", "thinking", "hurry", "again", "bye")
MOST_SHOWN = 200


async def say(live: LiveTable, person: Person, message: wire.Say) -> None:
    """Say something to everybody at the table who has not muted the sender."""
    held = live.row.seats_of(person.id)
    if not held:
        raise Refused("watching", "Only players can chat at this table.")
    if not live.row.chat:
        raise Refused("chat", "Chat is off at this table.")
    live.house.limits.check("chat", person.id)
    if (message.text is None) == (message.phrase is None):
        raise Refused("chat", "Send either a text or a phrase.")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Refused("phrase", f"There is no phrase {message.phrase!r}. Choose one of: {', '.join(PHRASES)}.")
    text = None if message.text is None else checked_text(message.text)
    said = wire.Said(0, live.row.seats[held[0]].name, held[0], now(), text, message.phrase, message.mark)
    async with live.house.database.writing() as connection:
        repeated = await number_of(connection, live.id, person.id, message.mark)
        said.number = repeated or await keep(connection, live.id, person.id, said)
        deaf = await who_muted(connection, person.id)
    encoded = wire.encode(said)
    if repeated is not None:
        live.tell_person(encoded, person.id)
        return
    live.pass_on(encoded, deaf)
    live.house.tell(live.id, bus.CHAT, {"said": encoded.decode(), "deaf": sorted(deaf)})


async def number_of(connection: AsyncConnection, table: str, person: str, mark: str) -> int | None:
    """The number of a line that came before with the same mark: then only its sender is told again."""
    same = (messages.c.match == table) & (messages.c.person == person) & (messages.c.mark == mark)
    number: int | None = (await connection.execute(select(messages.c.number).where(same))).scalar()
    return number


async def keep(connection: AsyncConnection, table: str, person: str, said: wire.Said) -> int:
    """Store a line and return its number."""
    query = select(func.coalesce(func.max(messages.c.number), 0)).where(messages.c.match == table)
    number = int((await connection.execute(query)).scalar_one()) + 1
    await connection.execute(
        insert(messages).values(
            match=table,
            number=number,
            person=person,
            seat=said.seat,
            name=said.name,
            text=said.text,
            phrase=said.phrase,
            mark=said.mark,
            at=said.at,
        )
    )
    return number


async def who_muted(connection: AsyncConnection, person: str) -> set[str]:
    """Everybody who does not want to hear a person."""
    return set((await connection.execute(select(mutes.c.person).where(mutes.c.muted == person))).scalars())


async def history(database: Database, table: str, person: str) -> list[Document]:
    """The latest lines at a table, without those of people that the reader muted."""
    muted = select(mutes.c.muted).where(mutes.c.person == person)
    heard = messages.c.person.is_(None) | messages.c.person.not_in(muted)
    query = select(messages).where(messages.c.match == table, heard)
    async with database.reading() as connection:
        rows = (await connection.execute(query.order_by(messages.c.number.desc()).limit(MOST_SHOWN))).all()
    return [
        {"number": row.number, "name": row.name, "seat": row.seat, "at": row.at, "text": row.text, "phrase": row.phrase}
        for row in reversed(rows)
    ]


async def author(connection: AsyncConnection, table: str, number: int) -> str:
    """Who said a line."""
    query = select(messages.c.person).where(messages.c.match == table, messages.c.number == number)
    person = (await connection.execute(query)).scalar_one_or_none()
    if person is None:
        raise Problem(404, "message", "There is no such message in the chat.")
    return str(person)


async def mute(connection: AsyncConnection, person: str, muted: str) -> None:
    """Hear a person no more, at any table."""
    if person == muted:
        raise Problem(409, "mute", "You cannot mute yourself.")
    query = select(mutes).where(mutes.c.person == person, mutes.c.muted == muted)
    if (await connection.execute(query)).first() is None:
        await connection.execute(insert(mutes).values(person=person, muted=muted))


async def report(connection: AsyncConnection, table: str, number: int, person: str, reason: str) -> None:
    """Tell the host of the service about a line; they read it with `ludoteca reports`."""
    await author(connection, table, number)
    await connection.execute(
        insert(reports).values(
            id=secrets.token_hex(16), match=table, message=number, person=person, reason=checked_text(reason), at=now()
        )
    )


async def reported(database: Database) -> list[Document]:
    """Everything that was reported, the newest first, with the line it is about."""
    query = (
        select(reports, messages.c.name, messages.c.text, messages.c.phrase)
        .join(messages, (messages.c.match == reports.c.match) & (messages.c.number == reports.c.message), isouter=True)
        .order_by(reports.c.at.desc())
    )
    async with database.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [
        {
            "when": datetime.fromtimestamp(row.at / 1000, UTC).isoformat(timespec="seconds"),
            "table": row.match,
            "name": row.name,
            "text": row.text or row.phrase,
            "reason": row.reason,
        }
        for row in rows
    ]
