"""Two processes serve one table: the store decides between them, and late or lost news does no harm."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from ludoteca.server.app import Server
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.bus.news import Bus, News
from tests.server.inside import Tab, answer_to, open_inside, person, replay, set_up
from tests.server.races import in_step


class Slow:
    """A bus that carries nothing until it is told to: news is late, or never comes."""

    is_alone = False

    def __init__(self) -> None:
        self.bus = MemoryBus()
        self.kept: list[News] = []
        self.listen, self.stop_listening, self.owns = self.bus.listen, self.bus.stop_listening, self.bus.owns
        self.count_others = self.bus.count_others

    def publish(self, news: News, _: object) -> None:
        self.kept.append(news)


def run_two(data: Path, bus: Bus, story: Callable[[Server, Server], Awaitable[None]]) -> None:
    """Run a story on two servers with one file."""

    async def run_story() -> None:
        file = data / "ludoteca.sqlite3"
        async with open_inside(file, bus) as one, open_inside(file, bus) as other:
            await asyncio.wait_for(story(one, other), 60)

    asyncio.run(run_story())


async def far_apart(one: Server, other: Server) -> tuple[str, Tab, Tab]:
    """A match of two people at different processes; the player to move is at the first one."""
    people = [await person(one, name) for name in ("Anna", "Bruno")]
    table = await set_up(one, "shelfie", people)
    match = await replay(one, table)
    assert match.to_move is not None
    mover, waiting = Tab(one, table, people[match.to_move]), Tab(other, table, people[1 - match.to_move])
    for tab in (mover, waiting):
        await tab.connect()
    return table, mover, waiting


async def quiet(*servers: Server) -> None:
    """Wait until nothing goes on in the background."""
    for _ in range(3):
        for server in servers:
            await asyncio.gather(*server.tables.background.tasks)


def test_two_processes_play_one_table_to_its_end(tmp_path: Path) -> None:
    async def story(one: Server, other: Server) -> None:
        table, mover, waiting = await far_apart(one, other)
        while not mover.state.over:
            tab = mover if mover.state.to_move() in mover.state.seats else waiting
            assert (await tab.act())["type"] == "update"
            await quiet(one, other)
            await mover.flush()
            await waiting.flush()
        await quiet(one, other)
        await in_step(one, table, mover, waiting)
        assert mover.state.result == waiting.state.result is not None

    run_two(tmp_path, MemoryBus(), story)


def test_the_store_decides_between_two_processes(tmp_path: Path) -> None:
    """Both move for the same seat at the same entry, and no news passes between them."""

    async def story(one: Server, other: Server) -> None:
        table, mover, waiting = await far_apart(one, other)
        tab = Tab(other, table, mover.who)
        await tab.connect()
        answers = await asyncio.gather(mover.act(mark="here"), tab.act(mark="there"))
        assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
        assert next(each for each in answers if each["type"] == "refused")["code"] == "stale"
        loser = mover if answers[0]["type"] == "refused" else tab
        await loser.flush()
        assert loser.state.entry == 1, "who lost has read what the winner stored"
        match = await replay(one, table)
        for entry in await one.context.match_log.load(table):
            assert entry.mark in ("0.here", "1.here", "0.there", "1.there")
        assert match.length == 1
        assert waiting.server is other

    run_two(tmp_path, Slow(), story)


def test_a_process_that_missed_news_refuses_and_reads_the_store(tmp_path: Path) -> None:
    async def story(one: Server, other: Server) -> None:
        table, mover, waiting = await far_apart(one, other)
        assert (await mover.act(mark="m"))["type"] == "update"
        resigned = answer_to("r", await waiting.say({"type": "resign", "mark": "r", "entry": 0}))
        assert (resigned["type"], resigned["code"]) == ("refused", "stale")
        assert await in_step(one, table, mover, waiting) == 1
        assert (await waiting.act(mark="n"))["type"] == "update"

    run_two(tmp_path, Slow(), story)


def test_a_command_repeated_at_another_process_is_confirmed_there(tmp_path: Path) -> None:
    """The first copy was stored, but its sender lost the connection and came back elsewhere."""

    async def story(one: Server, other: Server) -> None:
        table, mover, waiting = await far_apart(one, other)
        assert (await mover.act(mark="m"))["type"] == "update"
        tab = Tab(other, table, mover.who)
        await tab.connect()
        assert tab.state.entry == 0
        assert await tab.act(mark="m") == {"type": "done", "mark": "m", "entry": 1}
        assert await in_step(one, table, mover, tab, waiting) == 1

    run_two(tmp_path, Slow(), story)


def test_a_client_with_newer_entries_makes_a_process_read_the_store(tmp_path: Path) -> None:
    async def story(one: Server, other: Server) -> None:
        table, mover, waiting = await far_apart(one, other)
        assert (await mover.act(mark="m"))["type"] == "update"
        mover.disconnect()
        mover.server = other
        await mover.connect()
        assert await in_step(other, table, mover, waiting) == 1

    run_two(tmp_path, Slow(), story)


def test_processes_that_notify_each_other_at_once_do_not_deadlock(tmp_path: Path) -> None:
    async def story(one: Server, other: Server) -> None:
        table, mover, waiting = await far_apart(one, other)
        assert mover.live is not None
        assert waiting.live is not None
        async with mover.live.lock, waiting.live.lock:
            for server in (one, other):
                server.context.bus.publish(News(table, "entries"), server.context.process)
        await quiet(one, other)
        await in_step(one, table, mover, waiting)

    run_two(tmp_path, MemoryBus(), story)
