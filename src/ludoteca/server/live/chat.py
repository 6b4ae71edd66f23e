"""Chat at a table: texts and quick phrases of its players, with rate limits, mutes and reports."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.types import Document
from ludoteca.match.log import Refused
from ludoteca.server.bus import news
from ludoteca.server.edge.authentication import Person
from ludoteca.server.errors import RequestRefused
from ludoteca.server.live import protocol
from ludoteca.server.live.table import LiveTable
from ludoteca.server.people.names import clean_text
from ludoteca.server.store.database import Database
from ludoteca.server.store.schema import messages, mutes, reports
from ludoteca.server.times import now

PHRASES = ("hello", "good_luck", "nice_move", "well_played", "thanks", "sorry", "thinking", "hurry", "again", "bye")
MAX_LINES = 200
"""The most lines that a client gets when it asks for the chat."""


async def say(live: LiveTable, person: Person, message: protocol.Say) -> None:
    """Store a line of chat, and send it to everybody at the table who has not muted its author."""
    held = live.required_seats(person.id, "Only players can chat at this table.")
    if not live.row.chat:
        raise Refused("chat", sentence="Chat is off at this table.")
    live.context.limits.check("chat", person.id)
    if (message.text is None) == (message.phrase is None):
        raise Refused("chat", sentence="Send either a text or a phrase.")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Refused("phrase", sentence=f"There is no phrase {message.phrase!r}. Choose one of: {', '.join(PHRASES)}.")
    text = None if message.text is None else clean_text(message.text)
    line = protocol.ChatMessage(0, live.row.seats[held[0]].name, held[0], now(), text, message.phrase, message.mark)
    async with live.context.database.writing() as connection:
        known_number = await find_number(connection, live.id, person.id, message.mark)
        line.number = known_number or await store(connection, live.id, person.id, line)
        muted_by = await find_muters(connection, person.id)
    encoded = protocol.encode(line)
    if known_number is not None:
        live.room.send_to_person(encoded, person.id)
        return
    live.room.broadcast_chat(encoded, muted_by)
    live.context.notify(live.id, news.CHAT, {"said": encoded.decode(), "deaf": sorted(muted_by)})


async def find_number(connection: AsyncConnection, table: str, person: str, mark: str) -> int | None:
    """The number of the line that a person has already sent with this mark, if any."""
    same = (messages.c.match == table) & (messages.c.person == person) & (messages.c.mark == mark)
    number: int | None = (await connection.execute(select(messages.c.number).where(same))).scalar()
    return number


async def store(connection: AsyncConnection, table: str, person: str, line: protocol.ChatMessage) -> int:
    """Store a line and return its number."""
    query = select(func.coalesce(func.max(messages.c.number), 0)).where(messages.c.match == table)
    number = int((await connection.execute(query)).scalar_one()) + 1
    await connection.execute(
        insert(messages).values(
            match=table,
            number=number,
            person=person,
            seat=line.seat,
            name=line.name,
            text=line.text,
            phrase=line.phrase,
            mark=line.mark,
            at=line.at,
        )
    )
    return number


async def find_muters(connection: AsyncConnection, person: str) -> set[str]:
    """Everybody who has muted a person."""
    return set((await connection.execute(select(mutes.c.person).where(mutes.c.muted == person))).scalars())


async def history(database: Database, table: str, person: str) -> list[Document]:
    """The latest lines at a table, without those of people whom the reader has muted."""
    muted = select(mutes.c.muted).where(mutes.c.person == person)
    is_visible = messages.c.person.is_(None) | messages.c.person.not_in(muted)
    query = select(messages).where(messages.c.match == table, is_visible)
    async with database.reading() as connection:
        rows = (await connection.execute(query.order_by(messages.c.number.desc()).limit(MAX_LINES))).all()
    return [
        {"number": row.number, "name": row.name, "seat": row.seat, "at": row.at, "text": row.text, "phrase": row.phrase}
        for row in reversed(rows)
    ]


async def author(connection: AsyncConnection, table: str, number: int) -> str:
    """The person who wrote a line."""
    query = select(messages.c.person).where(messages.c.match == table, messages.c.number == number)
    person = (await connection.execute(query)).scalar_one_or_none()
    if person is None:
        raise RequestRefused(404, "message", "There is no such message in the chat.")
    return str(person)


async def mute(connection: AsyncConnection, person: str, muted: str) -> None:
    """Hide a person's chat, at all tables."""
    if person == muted:
        raise RequestRefused(409, "mute", "You cannot mute yourself.")
    query = select(mutes).where(mutes.c.person == person, mutes.c.muted == muted)
    if (await connection.execute(query)).first() is None:
        await connection.execute(insert(mutes).values(person=person, muted=muted))


async def report(connection: AsyncConnection, table: str, number: int, person: str, reason: str) -> None:
    """Report a line to the server's operator, who reads it with `ludoteca reports`."""
    await author(connection, table, number)
    await connection.execute(
        insert(reports).values(
            id=secrets.token_hex(16), match=table, message=number, person=person, reason=clean_text(reason), at=now()
        )
    )


async def list_reports(database: Database) -> list[Document]:
    """All reports, the newest first, with the reported lines."""
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
