"""Whatever fails for a while: what anybody saw confirmed is there, all agree in the end, and go on by themselves.

Three processes on PostgreSQL and Redis behind a proxy, and people who play there all the time. At the end of every
match each of them compares what they see with what is stored.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Self

import pytest

from ludoteca.client import AsyncClient
from ludoteca.client.async_client import AsyncLiveSeat
from ludoteca.client.errors import ServerRefused
from ludoteca.core.types import Document
from ludoteca.server.backends import ask
from ludoteca.server.store.database import Database
from ludoteca.server.store.postgres import without_password
from ludoteca.server.store.tables import load_table
from tests.server.cluster import FILE, SERVERS, Cluster, cluster, pause, wake
from tests.server.evening import TABLES, Evening, eventful, read_all, read_back
from tests.server.inside import as_sent
from tests.server.machines import postgres, redis_server
from tests.server.proxies import Proxy
from tests.sizes import SOAK

pytestmark = pytest.mark.soak
TIMES = 10 if SOAK else 2
LONG = 600.0
"""Seconds after which a story hangs; how fast it goes depends on what else this machine does."""
Fault = Callable[[Cluster, Evening], Awaitable[None]]


def through(club: Cluster, fault: Fault) -> Evening:
    """Let everybody play while something fails."""
    evening = Evening(club.url, club.settings)

    async def fails() -> None:
        await evening.goes_on()
        await fault(club, evening)
        await evening.goes_on()

    asyncio.run(eventful(evening, fails(), TABLES if SOAK else TABLES[1:3]))
    return evening


# The servers


def test_nothing_is_lost_when_postgresql_is_killed_during_a_commit(tmp_path: Path) -> None:
    async def fault(club: Cluster, evening: Evening) -> None:
        for _ in range(TIMES):
            await asyncio.to_thread(postgres().kill)
            await asyncio.to_thread(postgres().start)
            await evening.goes_on()

    with cluster(SERVERS, tmp_path) as club:
        through(club, fault)


def test_matches_continue_without_redis_and_after_its_return(tmp_path: Path) -> None:
    async def fault(_: Cluster, evening: Evening) -> None:
        await asyncio.to_thread(redis_server().stop)
        await evening.goes_on(20)
        await asyncio.to_thread(redis_server().start)
        await evening.goes_on(20)

    with cluster(SERVERS, tmp_path) as club:
        through(club, fault)


@contextmanager
def distant(folder: Path) -> Iterator[tuple[Cluster, Proxy]]:
    """Processes whose way to PostgreSQL leads through a network that can fail."""
    address = postgres().database_for(folder / "ludoteca.sqlite3")
    with Proxy(postgres().port) as network:
        far = address.replace(f":{postgres().port}/", f":{network.port}/")
        with cluster(SERVERS, folder, database=far) as club:
            try:
                yield club, network
            finally:
                network.mend()


def test_the_server_waits_for_a_database_that_is_down_for_ten_seconds(tmp_path: Path) -> None:
    """Nobody answers, neither yes nor no: what was under way is refused or confirmed when it can be known."""
    with distant(tmp_path) as (club, network):

        async def fault(_: Cluster, evening: Evening) -> None:
            network.stall()
            await asyncio.sleep(10)
            network.mend()

        through(club, fault)


def test_nothing_is_lost_on_cut_and_slow_connections_to_the_database(tmp_path: Path) -> None:
    with distant(tmp_path) as (club, network):

        async def fault(_: Cluster, evening: Evening) -> None:
            for number in range(2 * TIMES):
                network.delay = 0.02 * (number % 2)
                network.drop()
                await evening.goes_on(5)
            network.cut()
            await asyncio.sleep(1)
            network.mend()

        through(club, fault)


FULL = """
CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$
"""
UNWRITABLE = {
    "a full disk": (
        [FULL, "CREATE TRIGGER disk_is_full BEFORE INSERT ON entries EXECUTE FUNCTION disk_is_full()"],
        ["DROP TRIGGER disk_is_full ON entries"],
    ),
    "a read-only database": (
        ["ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()"],
        ["ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()"],
    ),
}


@pytest.mark.parametrize("trouble", UNWRITABLE)
def test_commands_are_refused_while_the_database_cannot_be_written(tmp_path: Path, trouble: str) -> None:
    broken, mended = UNWRITABLE[trouble]

    async def story(club: Cluster) -> None:
        name = (club.settings.database or "").rpartition("/")[2]
        async with Two(club) as two:
            await two.move()
            await asyncio.to_thread(postgres().do, name, *broken)
            try:
                # The servers take notice of their settings when they come to it.
                code = "" if trouble == "a full disk" else await two.until_refused()
                code = code or await two.refusal()
            finally:
                await asyncio.to_thread(postgres().do, name, *mended)
            assert code == "storage"
            await two.until_moved()
            await two.see_what_is_stored()

    with cluster(SERVERS, tmp_path) as club:
        asyncio.run(asyncio.wait_for(story(club), LONG))


def test_errors_of_the_database_do_not_show_its_password() -> None:
    assert without_password("postgresql://me:secret@db:5433/club") == "postgresql://db:5433/club"


# Two people at one table, each at another process


class Two:
    """Two people who play at one table through different processes."""

    def __init__(self, club: Cluster) -> None:
        self.club = club
        self.stack = AsyncExitStack()
        self.table = ""
        self.seats: list[AsyncLiveSeat] = []
        self.clients: list[AsyncClient] = []

    async def __aenter__(self) -> Self:
        urls = [service.url for service in self.club.servers]
        for number in range(2):
            self.clients.append(await self.stack.enter_async_context(AsyncClient(urls[number % len(urls)])))
            await self.clients[-1].me()
        host, guest = self.clients
        made = await host.make_table(game="shelfie", players=2, public=True)
        self.table = str(made["id"])
        await guest.join(made)
        await host.start(made)
        for client in self.clients:
            self.seats.append(await self.stack.enter_async_context(client.sit(self.table)))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    @property
    def mover(self) -> AsyncLiveSeat:
        """Whose turn it is, as all know who are in step."""
        return next(seat for seat in self.seats if seat.state.is_turn())

    async def in_step(self) -> None:
        """Wait until both have seen the same."""
        async with asyncio.timeout(LONG / 2):
            while len({seat.entry for seat in self.seats}) > 1 or not any(seat.state.is_turn() for seat in self.seats):
                await asyncio.sleep(0.01)

    async def move(self) -> int:
        """Make any move; return how many entries there are."""
        await self.in_step()
        seat = self.mover
        assert seat.view is not None
        entry: int = await seat.act(any_action(seat.view))
        await self.in_step()
        return entry

    async def refusal(self) -> str:
        """Try to move, and return the code of the refusal."""
        with pytest.raises(ServerRefused) as refused:
            await self.move()
        assert str(refused.value).endswith(".")
        return refused.value.code

    async def until_refused(self) -> str:
        """Move until that is refused, and return why."""
        for _ in range(20):
            try:
                await self.move()
            except ServerRefused as refused:
                return refused.code
        return ""

    async def until_moved(self) -> int:
        """Try to move until it can be stored."""
        while True:
            try:
                return await self.move()
            except ServerRefused as refused:
                if refused.code != "storage":
                    raise
                await asyncio.sleep(0.1)

    async def see_what_is_stored(self) -> None:
        """Both see exactly the stored match."""
        match, _ = await read_back(self.club.settings, self.table)
        for seat in self.seats:
            assert seat.entry == match.length
            for audience, view in seat.state.views.items():
                assert view == as_sent(match.state.view(audience))


def any_action(view: Document) -> str:
    """Any legal action."""
    return Evening("", None).choose(view)  # type: ignore[arg-type]


@pytest.mark.parametrize("storage", [SERVERS])
def test_people_at_different_processes_can_play_and_chat_together(tmp_path: Path, storage: str) -> None:
    async def story(club: Cluster) -> None:
        async with Two(club) as two:
            for _ in range(6):
                await two.move()
            await two.see_what_is_stored()
            await until(lambda: all(present(seat) == [True, True] for seat in two.seats))
            heard: list[Document] = []
            two.seats[1].on_message = heard.append
            await two.seats[0].say("Good evening")
            await until(lambda: any(told.get("text") == "Good evening" for told in heard))
            await two.seats[0].disconnect()
            await until(lambda: present(two.seats[1]) == [False, True])

    with cluster(storage, tmp_path) as club:
        asyncio.run(asyncio.wait_for(story(club), LONG))


def present(seat: AsyncLiveSeat) -> list[bool]:
    """Who is there, as somebody was told."""
    found: list[bool] = (seat.state.presence or {"seats": []})["seats"]
    return found


async def until(found: Callable[[], bool]) -> None:
    """Wait for something that has to happen."""
    async with asyncio.timeout(LONG / 2):
        while not found():
            await asyncio.sleep(0.01)


def test_a_paused_process_overwrites_nothing_when_it_resumes(tmp_path: Path) -> None:
    """It still holds a wish that was fine when it fell asleep; meanwhile the same seat has moved elsewhere."""

    async def story(club: Cluster) -> None:
        async with Two(club) as two:
            await two.move()
            asleep = next(number for number, seat in enumerate(two.seats) if seat is two.mover)
            late, service = two.seats[asleep], club.servers[asleep]
            assert late.view is not None
            action, entry = any_action(late.view), late.entry
            pause(service)
            wish = asyncio.create_task(late.act(action))
            await asyncio.sleep(0.2)
            elsewhere = AsyncClient(club.servers[2].url, two.clients[asleep].token)
            async with elsewhere, elsewhere.sit(two.table) as seat:
                assert await seat.act(any_action(seat.view or {})) == entry + 1
                wake(service)
                with pytest.raises(ServerRefused) as refused:
                    await wish
                assert refused.value.code == "stale"
                for each in (seat, late, two.seats[1 - asleep]):
                    await each.until(lambda each=each: each.entry == entry + 1 or None)  # type: ignore[misc]
            await two.see_what_is_stored()
            await two.move()

    with cluster(SERVERS, tmp_path) as club:
        asyncio.run(asyncio.wait_for(story(club), LONG))


# The network, and restarts


@pytest.mark.parametrize("storage", [FILE, SERVERS])
def test_nothing_is_lost_on_cut_dead_and_slow_connections_to_clients(tmp_path: Path, storage: str) -> None:
    async def fault(club: Cluster, evening: Evening) -> None:
        luck = random.Random(3)
        for number in range(2 * TIMES):
            club.proxy.delay = 0.01 * (number % 3)
            await asyncio.sleep(luck.uniform(0, 0.1))
            club.proxy.drop()
            await evening.goes_on(5)
        club.proxy.cut()
        await asyncio.sleep(0.5)
        club.proxy.mend()
        club.proxy.stall()
        await asyncio.sleep(1)
        club.proxy.mend()

    with cluster(storage, tmp_path) as club:
        through(club, fault)


PLAYERS = 200 if SOAK else 40


def test_a_rolling_restart_keeps_all_matches_and_stops_the_clocks(tmp_path: Path) -> None:
    """Everybody is sent away politely and comes back to another process; a clock that is running stands meanwhile."""

    async def story(club: Cluster) -> None:
        away = 0.0
        async with AsyncExitStack() as stack:
            seats = await connect_people(stack, club, PLAYERS)
            for service in club.servers:
                before = [seat.entry for seat in seats]
                assert service.process is not None
                gone = time.monotonic()
                service.process.terminate()
                await asyncio.to_thread(service.process.join, 30)
                await asyncio.gather(*(seat.until(lambda seat=seat: is_back(seat) or None) for seat in seats))  # type: ignore[misc]
                away += min(5.0, time.monotonic() - gone)
                print(f"all {PLAYERS} back after {time.monotonic() - gone:.2f} s")
                assert [seat.entry for seat in seats] == before
                await asyncio.to_thread(service.start)
            movers = [seat for seat in seats if seat.state.is_turn()]
            assert len(movers) == PLAYERS // 2
            await asyncio.gather(*(seat.act(any_action(seat.view or {})) for seat in movers))
            for seat in seats:
                await seat.until(lambda seat=seat: seat.entry == 1 or None)  # type: ignore[misc]
            tables = sorted({str(seat.table["id"]) for seat in seats if seat.table})
        for table, (match, _) in zip(tables, await read_all(club.settings, tables), strict=True):
            began = await ask(club.settings, lambda database, table=table: start_time(database, table))  # type: ignore[misc]
            assert match.log[0].spent <= match.log[0].at - began - 1000 * away

    with cluster(SERVERS, tmp_path) as club:
        asyncio.run(asyncio.wait_for(story(club), LONG))


async def start_time(database: Database, table: str) -> int:
    """When a match began."""
    async with database.reading() as connection:
        row = await load_table(connection, table)
    assert row is not None
    assert row.started is not None
    return row.started


def is_back(seat: AsyncLiveSeat) -> bool:
    """Whether a seat is connected and knows everything."""
    return seat.connection is not None and seat.state.is_complete


async def connect_people(stack: AsyncExitStack, club: Cluster, people: int) -> list[AsyncLiveSeat]:
    """Connect a number of people, two at each table."""
    clients = [await stack.enter_async_context(AsyncClient(club.url)) for _ in range(people)]
    for client in clients:
        await client.me()
    seats: list[AsyncLiveSeat] = []
    for host, guest in zip(clients[::2], clients[1::2], strict=True):
        clock = {"kind": "move", "amount": 600, "increment": 0}
        table = await host.make_table(game="shelfie", players=2, public=True, clock=clock)
        await guest.join(table)
        await host.start(table)
        seats += [await stack.enter_async_context(each.sit(table)) for each in (host, guest)]
    return seats


def test_other_processes_take_over_the_bots_and_clocks_of_a_stopped_one(tmp_path: Path) -> None:
    """Killed without a word, too: after a moment another process keeps its tables."""

    async def story(club: Cluster) -> None:
        async with AsyncClient(club.servers[0].url) as host:
            await host.me()
            tables = [await host.make_table(game="shelfie", players=2, bots={"1": "novice"}) for _ in range(6)]
            for table in tables:
                await host.start(table)
            await asyncio.to_thread(club.servers[1].kill)
            for table in tables:
                async with host.sit(table) as seat:
                    async with asyncio.timeout(LONG / 2):
                        assert await seat.wait_turn()
                        await seat.act(any_action(seat.view or {}))
                        assert await seat.wait_turn()

    with cluster(SERVERS, tmp_path) as club:
        asyncio.run(asyncio.wait_for(story(club), LONG))
