"""A seat that a bot has taken over belongs to the bot: its former player can watch, but nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.types import Document
from ludoteca.match.clocks import NO_CLOCK, Clock
from ludoteca.match.log import EXPIRE, Entry
from ludoteca.server.app import Server
from ludoteca.server.live.table import LiveTable
from ludoteca.server.times import now
from tests.server.inside import Tab, answer_to, forget, open_inside, person, replay, set_up

NEVER = 3600.0
"""Seconds a bot waits before it moves: in these tests, its turn lasts."""

Story = Callable[[Server, str, list[Tab]], Awaitable[None]]


def run(data: Path, story: Story, clock: Clock = NO_CLOCK, game: str = "lanterns", **chosen: Any) -> None:
    """Run a story at a table of three connected people."""

    async def run_story() -> None:
        async with open_inside(data / "ludoteca.sqlite3", **{"pace": NEVER} | chosen) as server:
            people = [await person(server, name) for name in ("Anna", "Bruno", "Carla")]
            table = await set_up(server, game, people, clock)
            tabs = [Tab(server, table, each) for each in people]
            for tab in tabs:
                await tab.connect()
            await asyncio.wait_for(story(server, table, tabs), 60)

    asyncio.run(run_story())


async def say(tab: Tab, kind: str, **content: Any) -> Document:
    """Send a message with a new mark; return its answer."""
    mark = f"{kind} {tab.state.entry} {len(tab.unread)}"
    entry = {} if kind == "say" else {"entry": tab.state.entry}
    answer = answer_to(mark, await tab.say({"type": kind, "mark": mark, **entry, **content}))
    await tab.flush()
    return answer


def live_of(tab: Tab) -> LiveTable:
    assert tab.live is not None
    return tab.live


async def resign(_: Server, tabs: list[Tab], seat: int) -> None:
    await say(tabs[seat], "resign")


async def run_out_of_time(_: Server, tabs: list[Tab], seat: int) -> None:
    live = live_of(tabs[seat])
    async with live.lock:
        await live.add_if_allowed(Entry(EXPIRE, seat, at=now(), spent=10**9))


async def leave_and_be_substituted(_: Server, tabs: list[Tab], seat: int) -> None:
    await say(tabs[seat], "leave")
    other, third = [tab for number, tab in enumerate(tabs) if number != seat]
    for tab in (other, third):
        await tab.flush()
    await say(other, "ask", topic="substitute", of=seat)
    await third.flush()
    await say(third, "answer", agree=True)


WAYS = [resign, run_out_of_time, leave_and_be_substituted]


def clock_for(way: Any) -> Clock:
    return Clock("move", 600) if way is run_out_of_time else NO_CLOCK


COMMANDS: list[tuple[str, Document]] = [
    ("act", {"action": 0}),
    ("undo", {"to": 0}),
    ("ask", {"topic": "end"}),
    ("answer", {"agree": True}),
    ("resign", {}),
    ("leave", {}),
    ("return", {}),
    ("preview", {"actions": [0]}),
    ("hint", {}),
    ("say", {"text": "Take the red one"}),
]


@pytest.mark.parametrize("way", WAYS)
def test_a_replaced_player_can_do_nothing_for_the_seat(tmp_path: Path, way: Any) -> None:
    async def story(server: Server, table: str, tabs: list[Tab]) -> None:
        seat = live_of(tabs[0]).playing().to_move
        assert seat is not None
        await way(server, tabs, seat)
        gone, live = tabs[seat], live_of(tabs[seat])
        await gone.flush()
        match = live.playing()
        assert (match.to_move, match.holders[seat].person) == (seat, None), "it is the bot's turn now"
        before = match.length
        for kind, content in COMMANDS:
            for named in ({}, {"seat": seat}):
                if kind == "say" and named:
                    continue
                if kind == "act":
                    content = {"action": match.state.legal_actions()[0]}
                answer = await say(gone, kind, **content, **named)
                assert (answer["type"], answer["code"]) == ("refused", "replaced"), (kind, answer)
        assert live.length == before == (await replay(server, table)).length

    run(tmp_path, story, clock_for(way))


@pytest.mark.parametrize("way", WAYS)
def test_a_replaced_player_no_longer_sees_the_hand_until_the_match_is_over(tmp_path: Path, way: Any) -> None:
    async def story(server: Server, table: str, tabs: list[Tab]) -> None:
        seat = live_of(tabs[0]).playing().to_move
        assert seat is not None
        gone, others = tabs[seat], [tab for number, tab in enumerate(tabs) if number != seat]
        await way(server, tabs, seat)
        await gone.flush()
        assert (gone.state.seats, list(gone.state.views)) == ([], [None])
        assert gone.state.views[None] == json.loads(json.dumps(live_of(gone).playing().state.view(None)))
        gone.disconnect()
        await gone.connect()
        assert gone.state.seats == []
        for tab in others:
            await tab.flush()
            await say(tab, "resign")
        await gone.flush()
        assert live_of(gone).playing().over
        assert (gone.state.seats, list(gone.state.views)) == ([seat], [seat])

    run(tmp_path, story, clock_for(way))


def test_the_command_that_hands_the_seat_over_is_confirmed_and_can_be_repeated(tmp_path: Path) -> None:
    async def story(server: Server, table: str, tabs: list[Tab]) -> None:
        gone = tabs[0]
        message = {"type": "resign", "mark": "m", "entry": 0}
        assert {"type": "done", "mark": "m", "entry": 1} in await gone.say(message)
        await gone.flush()
        assert {"type": "done", "mark": "m", "entry": 1} in await gone.say(message)
        gone.disconnect()
        forget(server)
        await gone.connect()
        assert {"type": "done", "mark": "m", "entry": 1} in await gone.say(message)
        assert live_of(gone).length == 1

    run(tmp_path, story)


def test_of_two_seats_at_one_device_only_the_replaced_one_is_lost(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, bruno = await person(server, "Anna"), await person(server, "Bruno")
        table = await set_up(server, "lanterns", [anna, anna, bruno])
        tab = Tab(server, table, anna)
        await tab.connect()
        await say(tab, "resign", seat=0)
        await tab.flush()
        assert tab.state.seats == [1]
        assert (await say(tab, "act", action=0, seat=0))["code"] == "replaced"
        assert (await say(tab, "say", text="Hello"))["type"] == "said"
        live = live_of(tab)
        assert (live.seats_of(anna.id), live.row.seats_of(anna.id)) == ([1], [0, 1])

    async def main() -> None:
        async with open_inside(tmp_path / "ludoteca.sqlite3", pace=NEVER) as server:
            await asyncio.wait_for(story(server), 60)

    asyncio.run(main())


def test_a_replaced_player_cannot_race_the_bot(tmp_path: Path) -> None:
    """The theft of the report: four of four actions for a seat that was given up were carried out."""

    async def story(server: Server, table: str, tabs: list[Tab]) -> None:
        seat = live_of(tabs[0]).playing().to_move
        assert seat is not None
        await resign(server, tabs, seat)
        gone, live = tabs[seat], live_of(tabs[seat])
        for number in range(20):
            action = live.playing().state.legal_actions()[0]
            message = {"type": "act", "mark": f"race {number}", "entry": live.length, "action": action}
            (answer,) = [each for each in await gone.say(message) if each.get("mark") == f"race {number}"]
            assert (answer["type"], answer["code"]) == ("refused", "replaced")
            await asyncio.sleep(0.01)
        marks = [entry.mark for entry in (await replay(server, table)).log if entry.seat == seat]
        assert len([mark for mark in marks if mark]) == 1, "only the resignation came from the person"

    run(tmp_path, story, pace=0.0, game="shelfie")
