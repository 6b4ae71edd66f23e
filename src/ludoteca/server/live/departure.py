"""People who delete their data: they leave their matches before anything is removed."""

from __future__ import annotations

from sqlalchemy import delete

from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.people.guests import programs_of
from ludoteca.server.people.privacy import erase
from ludoteca.server.store.schema import people


async def delete_person(tables: TableRegistry, person: str) -> None:
    """Delete a person and their programs for good, after leaving their running matches."""
    database = tables.context.database
    async with database.reading() as connection:
        ids = [person, *(program.id for program in await programs_of(connection, person))]
    for each in ids:
        await tables.leave_all(each)
    changed: set[str] = set()
    async with database.writing() as connection:
        for each in ids:
            changed |= await erase(connection, each)
        await connection.execute(delete(people).where(people.c.id == person))
    for each in ids:
        tables.forget_person(each)
    for table in sorted(changed):
        await tables.refresh(table)
