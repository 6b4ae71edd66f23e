"""Matches of two connected people, for tests of messages that race each other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from ludoteca.server.app import Server
from tests.server.inside import Tab, as_sent, open_inside, person, replay, set_up

Story = Callable[[Server], Awaitable[None]]


def run(data: Path, story: Story) -> None:
    """Run a story on its own server."""

    async def run_story() -> None:
        async with open_inside(data / "ludoteca.sqlite3") as server:
            await asyncio.wait_for(story(server), 60)

    asyncio.run(run_story())


async def two(server: Server, game: str) -> tuple[str, Tab, Tab]:
    """A match of two connected people; the player to move comes first."""
    people = [await person(server, name) for name in ("Anna", "Bruno")]
    table = await set_up(server, game, people)
    tabs = [Tab(server, table, each) for each in people]
    for tab in tabs:
        await tab.connect()
    match = await replay(server, table)
    assert match.to_move is not None
    return table, tabs[match.to_move], tabs[1 - match.to_move]


async def in_step(server: Server, table: str, *tabs: Tab) -> int:
    """Everybody sees exactly what is stored; return how many entries there are."""
    match = await replay(server, table)
    for tab in tabs:
        await tab.flush()
        for audience in tab.state.audiences:
            assert tab.state.entries[audience] == match.length
            assert tab.state.views[audience] == as_sent(match.state.view(audience))
    return match.length


async def to_the_end(server: Server, table: str, *tabs: Tab) -> None:
    """The match can be played on to its end by the people at the table."""
    luck = random.Random(1)
    by_seat = {seat: tab for tab in tabs for seat in tab.state.seats}
    live = server.tables.live[table]
    while (to_move := live.playing().to_move) is not None:
        tab = by_seat[to_move]
        await tab.flush()
        answer = await tab.act(luck.choice(live.playing().state.legal_actions()), mark=f"on {live.length}")
        assert answer["type"] == "update", answer
    await in_step(server, table, *tabs)
    assert all(tab.state.result is not None for tab in tabs)
