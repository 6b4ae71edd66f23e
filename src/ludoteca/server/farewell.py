"""Leaving with everything: a copy of all that is stored about somebody, and deletion that really deletes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, delete, exists, or_, select, update

from ludoteca.core.types import Document
from ludoteca.server.people import programs_of
from ludoteca.server.schema import entries, matches, messages, mutes, people, ratings, reports, seats, tokens, watchers

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.database import Database
    from ludoteca.server.house import House
    from ludoteca.server.persons import Person

FORMAT = "ludoteca person 1"
OPEN, FINISHED = "open", "finished"


async def everything_about(database: Database, person: Person) -> Document:
    """All that is stored about a person; the seeds of matches only when they are over, nothing of other people's."""
    async with database.reading() as connection:
        return {
            "format": FORMAT,
            "person": (await rows(connection, about_person(person.id)))[0],
            "tokens": await rows(
                connection, select(tokens.c.created, tokens.c.seen).where(tokens.c.person == person.id)
            ),
            "tables": await tables_with(connection, person.id),
            "seats": await rows(connection, own(seats.c.person, person.id, seats.c.match, seats.c.seat, seats.c.name)),
            "entries": await rows(connection, own_entries(person.id)),
            "chat": await rows(connection, own(messages.c.person, person.id, *without_person(messages))),
            "watching": await rows(connection, own(watchers.c.person, person.id, watchers.c.match)),
            "mutes": await rows(connection, own(mutes.c.person, person.id, mutes.c.muted)),
            "reports": await rows(connection, own(reports.c.person, person.id, *without_person(reports))),
            "ratings": await rows(connection, own(ratings.c.who, f"person {person.id}", *ratings.c)),
            "programs": await rows(connection, about_programs(person.id)),
        }


async def rows(connection: AsyncConnection, query: Select[Any]) -> list[Document]:
    """What a query finds, as documents."""
    return [dict(row._mapping) for row in await connection.execute(query)]


def own(column: Any, person: str, *wanted: Any) -> Select[Any]:
    """The rows in which a column names a person."""
    return select(*wanted).where(column == person)


def without_person(table: Any) -> list[Any]:
    """All columns but the one that names the person."""
    return [column for column in table.c if column.name != "person"]


def about_person(person: str) -> Select[Any]:
    """A person's own row; of the passphrase, only that there is one."""
    known = (people.c.id, people.c.name, people.c.owner, people.c.account, people.c.created, people.c.seen)
    return select(*known, people.c.passphrase.is_not(None).label("passphrase")).where(people.c.id == person)


def about_programs(person: str) -> Select[Any]:
    """A person's programs."""
    return select(people.c.id, people.c.name, people.c.created, people.c.seen).where(people.c.owner == person)


def own_entries(person: str) -> Select[Any]:
    """What a person decided in matches; what came without a mark was not sent by anybody."""
    sat = (seats.c.match == entries.c.match) & (seats.c.seat == entries.c.seat)
    query = select(entries).join(seats, sat).where(seats.c.person == person, entries.c.mark != "")
    return query.order_by(entries.c.match, entries.c.entry)


async def tables_with(connection: AsyncConnection, person: str) -> list[Document]:
    """The tables at which a person sits or that they host."""
    query = select(matches).where(or_(matches.c.id.in_(sitting(person)), matches.c.host == person))
    return [table_told(document, person) for document in await rows(connection, query.order_by(matches.c.created))]


def table_told(document: Document, person: str) -> Document:
    """A table as its people may know it."""
    seed: bytes = document.pop("seed")
    hosted = document.pop("host") == person
    return document | {"hosted": hosted, "seed": seed.hex() if document["phase"] == FINISHED else None}


def sitting(person: str) -> Select[Any]:
    """The tables at which a person sits."""
    return select(seats.c.match).where(seats.c.person == person)


# Deletion


async def delete_person(here: House, person: str) -> None:
    """Remove a person and their programs for good; running matches are told first that they leave."""
    async with here.database.reading() as connection:
        leaving = [person, *(program.id for program in await programs_of(connection, person))]
    for each in leaving:
        await here.tables.person_leaves(each)
    changed: set[str] = set()
    async with here.database.writing() as connection:
        for each in leaving:
            changed |= await erase(connection, each)
        await connection.execute(delete(people).where(people.c.id == person))
    for each in leaving:
        here.forget(each)
    for table in sorted(changed):
        await here.tables.changed(table)


async def erase(connection: AsyncConnection, person: str) -> set[str]:
    """Take a person out of everything that stays; return the tables that have changed."""
    query = select(matches.c.id).where(or_(matches.c.id.in_(sitting(person)), matches.c.host == person))
    changed = set((await connection.execute(query)).scalars())
    await connection.execute(delete(matches).where(matches.c.host == person, matches.c.phase == OPEN))
    await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
    said = exists().where(
        messages.c.match == reports.c.match, messages.c.number == reports.c.message, messages.c.person == person
    )
    await connection.execute(delete(reports).where(or_(reports.c.person == person, said)))
    await connection.execute(delete(ratings).where(ratings.c.who == f"person {person}"))
    return changed
