"""Export and deletion of all data about a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, delete, exists, or_, select, update

from ludoteca.core.types import Document
from ludoteca.server.store.schema import (
    daily_results,
    entries,
    matches,
    messages,
    mutes,
    people,
    ratings,
    removals,
    reports,
    seats,
    tokens,
    watchers,
)

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.people.person import Person
    from ludoteca.server.store.database import Database

FORMAT = "ludoteca person 1"
OPEN, FINISHED = "open", "finished"


async def export_person(database: Database, person: Person) -> Document:
    """Export all data about a person: seeds only of finished matches, and no data of other people."""
    async with database.reading() as connection:
        return {
            "format": FORMAT,
            "person": (await rows(connection, person_query(person.id)))[0],
            "tokens": await rows(
                connection, rows_of(tokens.c.person, person.id, tokens.c.device, tokens.c.created, tokens.c.seen)
            ),
            "tables": await export_tables(connection, person.id),
            "seats": await rows(
                connection, rows_of(seats.c.person, person.id, seats.c.match, seats.c.seat, seats.c.name)
            ),
            "invited": await rows(connection, rows_of(seats.c.invited, person.id, seats.c.match, seats.c.seat)),
            "entries": await rows(connection, entries_of(person.id)),
            "daily": await rows(connection, daily_of(person.id)),
            "chat": await rows(connection, rows_of(messages.c.person, person.id, *without_person(messages))),
            "watching": await rows(connection, rows_of(watchers.c.person, person.id, watchers.c.match)),
            "removals": await rows(connection, rows_of(removals.c.person, person.id, removals.c.match)),
            "mutes": await rows(connection, rows_of(mutes.c.person, person.id, mutes.c.muted)),
            "reports": await rows(connection, rows_of(reports.c.person, person.id, *without_person(reports))),
            "ratings": await rows(connection, rows_of(ratings.c.who, f"person {person.id}", *ratings.c)),
            "programs": await rows(connection, programs_query(person.id)),
        }


async def rows(connection: AsyncConnection, query: Select[Any]) -> list[Document]:
    """The rows that a query finds, as documents."""
    return [dict(row._mapping) for row in await connection.execute(query)]


def rows_of(column: Any, person: str, *wanted: Any) -> Select[Any]:
    """Select the rows in which a column has a person's id."""
    return select(*wanted).where(column == person)


def without_person(table: Any) -> list[Any]:
    """All columns except the person's id."""
    return [column for column in table.c if column.name != "person"]


def person_query(person: str) -> Select[Any]:
    """Select a person's row; of the passphrase and the recovery code, only whether there is one."""
    known = (people.c.id, people.c.name, people.c.owner, people.c.account, people.c.created, people.c.seen)
    secret = [column.is_not(None).label(column.name) for column in (people.c.passphrase, people.c.recovery)]
    return select(*known, *secret).where(people.c.id == person)


def programs_query(person: str) -> Select[Any]:
    """Select a person's programs."""
    return select(people.c.id, people.c.name, people.c.created, people.c.seen).where(people.c.owner == person)


def entries_of(person: str) -> Select[Any]:
    """Select a person's log entries; entries without a request id were made by the server."""
    holds_seat = (seats.c.match == entries.c.match) & (seats.c.seat == entries.c.seat)
    query = select(entries).join(seats, holds_seat).where(seats.c.person == person, entries.c.mark != "")
    return query.order_by(entries.c.match, entries.c.entry)


def daily_of(person: str) -> Select[Any]:
    """Select a person's results of daily deals."""
    return select(daily_results).where(daily_results.c.match.in_(tables_played(person))).order_by(daily_results.c.day)


async def export_tables(connection: AsyncConnection, person: str) -> list[Document]:
    """Export the tables at which a person sits or is host."""
    query = select(matches).where(or_(matches.c.id.in_(tables_played(person)), matches.c.host == person))
    return [table_document(document, person) for document in await rows(connection, query.order_by(matches.c.created))]


def table_document(document: Document, person: str) -> Document:
    """A table as its people may see it: with the seed and the server's secret only if the match is finished."""
    hidden: dict[str, bytes | None] = {name: document.pop(name) for name in ("seed", "secret")}
    hosted, is_over = document.pop("host") == person, document["phase"] == FINISHED
    shown = {name: value.hex() if is_over and value is not None else None for name, value in hidden.items()}
    return document | {"hosted": hosted} | shown


def tables_played(person: str) -> Select[Any]:
    """Select the tables at which a person sits."""
    return select(seats.c.match).where(seats.c.person == person)


# Deletion


async def erase(connection: AsyncConnection, person: str) -> set[str]:
    """Remove a person from all data that stays; return the tables that changed."""
    reserved = select(seats.c.match).where(seats.c.invited == person)
    theirs = or_(matches.c.id.in_(tables_played(person)), matches.c.id.in_(reserved), matches.c.host == person)
    query = select(matches.c.id).where(theirs)
    changed = set((await connection.execute(query)).scalars())
    await connection.execute(delete(matches).where(matches.c.host == person, matches.c.phase == OPEN))
    await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
    await connection.execute(update(seats).where(seats.c.invited == person).values(invited=None, name=""))
    reported = exists().where(
        messages.c.match == reports.c.match, messages.c.number == reports.c.message, messages.c.person == person
    )
    await connection.execute(delete(reports).where(or_(reports.c.person == person, reported)))
    await connection.execute(delete(ratings).where(ratings.c.who == f"person {person}"))
    return changed
