"""Who thinks next: addresses take turns, short decisions come first, and waiting players are told why."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.search.levels import MASTER_SECONDS
from ludoteca.server.app import Server
from ludoteca.server.bots.fairness import FairQueue, Ticket
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.live import driver
from tests.server.inside import Tab, finished_warmup, open_inside, person, set_up
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting

MASTER, NOVICE = True, False
Wish = tuple[str, str, bool]
"""A host, an address, and whether the decision takes long."""


def in_loop(play: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(play(), 60)

    asyncio.run(main())


def serve(queue: FairQueue, *wishes: Wish) -> list[Ticket]:
    """Add decisions, then make one after another; return them in the order in which they were made."""
    for host, address, is_long in wishes:
        queue.enter(host, address, is_long)
    served = []
    while queue.running:
        served.append(queue.running[0])
        queue.leave(queue.running[0])
    return served


def hosts_served(queue: FairQueue, *wishes: Wish) -> list[str]:
    return [ticket.host for ticket in serve(queue, *wishes)]


def test_addresses_take_turns_however_many_hosts_and_tables_they_have() -> None:
    async def play() -> None:
        greedy = [(f"greedy {number}", "one address", MASTER) for number in range(40)]
        order = hosts_served(FairQueue(1, 1, 2), *greedy, ("modest", "another", MASTER), ("third", "another", MASTER))
        assert order.index("modest") == 1
        assert order.index("third") == 3
        assert len(order) == 42

    in_loop(play)


def test_short_decisions_come_before_long_ones() -> None:
    async def play() -> None:
        masters = [(f"master {number}", f"address {number}", MASTER) for number in range(40)]
        order = hosts_served(FairQueue(1, 1, 2), *masters, ("novice", "address 3", NOVICE))
        assert order[:2] == ["master 0", "novice"]

    in_loop(play)


def test_an_address_and_a_host_think_at_few_tables_at_once() -> None:
    async def play() -> None:
        queue = FairQueue(4, 3, 2)
        for number in range(10):
            queue.enter("host", "address", MASTER)
            queue.enter(f"host {number}", "address", MASTER)
        assert len(queue.running) == 3
        assert sum(ticket.host == "host" for ticket in queue.running) <= 2
        queue.enter("other", "elsewhere", MASTER)
        assert queue.running[-1].host == "other", "a thread is left for others"

    in_loop(play)


def test_a_decision_knows_how_many_are_made_before_it() -> None:
    async def play() -> None:
        queue = FairQueue(1, 1, 2)
        tickets = [queue.enter(f"greedy {number}", "one address", MASTER) for number in range(10)]
        assert queue.ahead(tickets[0]) == 0
        assert [queue.ahead(ticket) for ticket in tickets[1:]] == list(range(1, 10))
        modest = queue.enter("modest", "another", MASTER)
        assert queue.ahead(modest) == 1
        assert queue.ahead(tickets[9]) == 10

    in_loop(play)


def test_a_cancelled_decision_leaves_the_queue() -> None:
    async def play() -> None:
        queue = FairQueue(1, 1, 1)
        tickets = [queue.enter("host", "address", MASTER) for _ in range(3)]
        queue.leave(tickets[1])
        queue.leave(tickets[0])
        assert queue.running == [tickets[2]]
        queue.leave(tickets[2])
        assert not queue.running
        assert not queue.waiting
        assert not queue.turns

    in_loop(play)


def test_the_pool_counts_tables_by_the_address_of_their_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty masters of many hosts at one address, then a novice and a master of somebody else."""
    order: list[str] = []

    async def play() -> None:
        pool = BotPool(1, finished_warmup())
        first, may_begin = asyncio.Event(), asyncio.Event()

        async def compute(known: State, level: str) -> Action:
            first.set()
            await may_begin.wait()
            order.append(f"{level} {known.players}")
            return 0

        monkeypatch.setattr(pool, "compute", compute)
        new = ludoteca.game("shelfie").new
        asked = []
        for number in range(40):
            pool.note_address(f"host {number}", "192.0.2.1")
            asked.append(asyncio.ensure_future(pool.choose(new(4, number), "master", f"host {number}")))
        await first.wait()
        pool.note_address("other", "192.0.2.2")
        asked.append(asyncio.ensure_future(pool.choose(new(2, 1), "master", "other")))
        asked.append(asyncio.ensure_future(pool.choose(new(2, 1), "novice", "other")))
        await asyncio.sleep(0.01)
        may_begin.set()
        await asyncio.gather(*asked)
        pool.close()

    in_loop(play)
    assert order[:3] == ["master 4", "novice 2", "master 4"]
    assert order.index("master 2") == 3


def test_players_are_told_how_many_bots_are_served_before_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "NOTICE_SECONDS", 0.001)

    async def story(server: Server) -> None:
        left = [3, 3, 1, 0]
        done = asyncio.Event()

        async def choose(known: State, *_: object) -> Action:
            await done.wait()
            return known.legal_actions()[0]

        def ahead(_: State) -> int:
            if len(left) == 1:
                done.set()
            return left.pop(0) if len(left) > 1 else left[0]

        monkeypatch.setattr(server.context.bots, "choose", choose)
        monkeypatch.setattr(server.context.bots, "ahead", lambda _: 0)
        anna = await person(server)
        table = await set_up(server, "shelfie", [anna, "novice"])
        tab = Tab(server, table, anna)
        await tab.connect()
        if server.tables.live[table].playing().to_move == 0:
            await tab.act()
        tab.new_messages()
        monkeypatch.setattr(server.context.bots, "ahead", ahead)
        while server.tables.live[table].playing().to_move != 0:
            await asyncio.sleep(0.001)
        told = [each["ahead"] for each in tab.new_messages() if each["type"] == "bot_queue"]
        assert told == [3, 3, 1, 0]

    async def play() -> None:
        async with open_inside(tmp_path / "server.sqlite3") as server:
            await story(server)

    in_loop(play)


# How long people wait


def novice_seconds(visitor: Visitor) -> float:
    """How long a novice takes for its moves on average."""
    asked = {"game": "shelfie", "players": 2, "bots": {"1": "novice"}}
    table = visitor.call("POST", "/api/tables", asked)["id"]
    visitor.call("POST", f"/api/tables/{table}/start", {})
    waited: list[float] = []
    with visitor.enter(table) as socket:
        view = next(each for each in socket.messages if each["type"] == "view")
        entry, to_move, legal = view["entry"], view["view"]["to_move"], view["view"]["legal"]
        while len(waited) < 5:
            if to_move == 0:
                lines, columns = legal["lines"], legal["columns"]
                action = f"{' '.join(lines[0])} > {columns[str(len(lines[0]))][0]}"
                socket.send(type="act", mark=str(entry), entry=entry, action=action)
                entry += 1
                told = socket.until(lambda each, now=entry: each["type"] == "update" and each["entry"] == now)  # type: ignore[misc]
            began = time.monotonic()
            entry += 1
            told = socket.until(lambda each, now=entry: each["type"] == "update" and each["entry"] == now)  # type: ignore[misc]
            waited.append(time.monotonic() - began)
            to_move, legal = 0, told["changed"]["legal"]
    return sum(waited) / len(waited)


@pytest.mark.soak
def test_a_novice_does_not_wait_for_forty_tables_of_masters(tmp_path: Path) -> None:
    """Twenty guests of one address have two tables each; one thread thinks."""
    data = tmp_path / "server.sqlite3"
    with service_in_thread(data, proxies=("127.0.0.1",), thinkers=1) as url, visiting(url) as come:
        calm = novice_seconds(come("Ann"))
        for number in range(20):
            greedy = come(f"Eve {number}")
            greedy.http.headers["X-Forwarded-For"] = "198.51.100.1"
            for _ in range(2):
                asked = {"game": "lanterns", "players": 4, "bots": {"1": "master", "2": "master", "3": "master"}}
                table = greedy.call("POST", "/api/tables", asked)["id"]
                greedy.call("POST", f"/api/tables/{table}/start", {})
        busy = novice_seconds(come("Bea"))
        print(f"a novice's move: {calm:.2f} s, beside 40 tables of masters {busy:.2f} s")
        assert busy < calm + 2 * MASTER_SECONDS + 1
