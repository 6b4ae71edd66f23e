"""Stored tables: whose names lead to a public profile."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import insert, update

from ludoteca.server.app import Server
from ludoteca.server.store.schema import people, ratings
from tests.server.inside import open_inside, person, set_up, stored_row


async def profiles(server: Server, table: str) -> list[bool]:
    """By seat, whether the name leads to a profile."""
    return [seat["profile"] for seat in (await stored_row(server, table)).document()["seats"]]


async def rename(server: Server, who: str, name: str) -> None:
    """Give a person another name."""
    async with server.context.database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == who).values(name=name))


def test_only_the_name_of_an_account_with_a_rating_leads_to_a_profile(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_inside(tmp_path / "server.sqlite3") as server:
            anna, ben, guest = [await person(server, name) for name in ("Anna", "Ben", "Carla")]
            rated = await set_up(server, "shelfie", [anna, ben], rated=True)
            mixed = await set_up(server, "shelfie", [anna, guest, "novice"])
            assert await profiles(server, rated) == [False, False]
            values = {"game": "shelfie", "who": f"person {anna.id}", "mu": 25.0, "sigma": 8.0, "matches": 1}
            async with server.context.database.writing() as connection:
                await connection.execute(insert(ratings).values(**values))
            assert await profiles(server, rated) == [True, False]
            assert await profiles(server, mixed) == [True, False, False]
            await rename(server, anna.id, "Annalisa")
            assert await profiles(server, rated) == [False, False]

    asyncio.run(story())
