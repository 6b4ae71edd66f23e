"""However long a match is, the event loop does not replay it; and a match does not become longer without end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ludoteca.core.action_events import ActionEvents
from ludoteca.core.types import Document
from ludoteca.match.log import ACT, ASK, Entry, Question
from ludoteca.match.match import Match
from ludoteca.server import replays
from ludoteca.server.app import Server
from ludoteca.server.errors import RequestRefused
from ludoteca.server.http import history
from ludoteca.server.live import table as live_table
from ludoteca.server.live.updates import MAX_GAP
from ludoteca.server.people.person import Person
from ludoteca.server.rate_limits import RATES, Rate
from ludoteca.server.replays import Cache, Replays
from ludoteca.server.store.schema import matches
from ludoteca.server.store.sqlite import StorageFailed
from tests.server.inside import Tab, answer_to, forget, open_inside, person, set_up

LONG = 500
Story = Callable[[Server], Awaitable[None]]


def run(folder: Path, story: Story, **chosen: Any) -> None:
    """Run a story on its own server."""

    async def run_story() -> None:
        async with open_inside(folder / "server.sqlite3", **chosen) as server:
            await asyncio.wait_for(story(server), 120)

    asyncio.run(run_story())


@pytest.fixture
def replayed_in(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads in which entries were added, one for each entry."""
    threads: list[str] = []
    add = Match.add

    def note_and_add(match: Match, entry: Entry) -> ActionEvents | None:
        threads.append(threading.current_thread().name)
        return add(match, entry)

    monkeypatch.setattr(Match, "add", note_and_add)
    return threads


async def long_table(server: Server, who: Person, length: int = LONG) -> str:
    """A table with a long log: somebody plays alone, and takes each action back."""
    table = await set_up(server, "shelfie", [who, who])
    match = Match((await server.tables.get(table)).playing().setting)  # type: ignore[union-attr]
    for number in range(length):
        seat = match.to_move or 0
        entry = Entry(ACT, seat, action=match.state.legal_actions()[0], mark=f"{seat}.{number}")
        if number % 2:
            entry = Entry(ASK, seat, question=Question("undo", 0), mark=f"{seat}.{number}")
        match.check(entry)
        match.add(entry)
    appends = [server.context.match_log.append(table, number, entry) for number, entry in enumerate(match.log)]
    await asyncio.gather(*appends)
    forget(server)
    return table


HELLOS = {"all": LONG, "some": LONG - 3, "little": 5, "nothing": None, "too much": 1_000_000}


@pytest.mark.parametrize("have", HELLOS.values(), ids=HELLOS)
def test_a_hello_replays_nothing_on_the_event_loop(tmp_path: Path, replayed_in: list[str], have: int | None) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        tab = Tab(server, await long_table(server, anna), anna)
        replayed_in.clear()
        await tab.connect()
        assert replayed_in == ["loader"] * LONG
        replayed_in.clear()
        for _ in range(5):
            told = await tab.say({"type": "hello", "have": have})
            assert told[0] | {"version": ""} == {**told[0], "entry": LONG, "version": ""}
        assert not replayed_in

    run(tmp_path, story)


def test_a_command_for_an_entry_that_does_not_exist_replays_nothing(tmp_path: Path, replayed_in: list[str]) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        tab = Tab(server, await long_table(server, anna), anna)
        await tab.connect()
        replayed_in.clear()
        assert (await tab.act(mark="ahead", entry=1_000_000))["code"] == "stale"
        assert not replayed_in

    run(tmp_path, story)


def test_a_change_of_the_table_replays_nothing(tmp_path: Path, replayed_in: list[str]) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        table = await long_table(server, anna)
        tab = Tab(server, table, anna)
        await tab.connect()
        replayed_in.clear()
        async with server.context.database.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == table).values(chat=False))
        await server.tables.refresh(table)
        assert not replayed_in
        assert [each["table"]["chat"] for each in tab.new_messages() if each["type"] == "table"] == [True, False]

    run(tmp_path, story)


def test_a_match_is_restored_outside_the_event_loop_when_an_entry_cannot_be_stored(
    tmp_path: Path, replayed_in: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StorageFailed(sentence="The disk is full.")

    async def story(server: Server) -> None:
        anna = await person(server)
        tab = Tab(server, await long_table(server, anna), anna)
        await tab.connect()
        replayed_in.clear()
        with monkeypatch.context() as patch:
            patch.setattr(server.context.match_log, "append", fail)
            assert (await tab.act(mark="lost"))["code"] == "storage"
        assert replayed_in.count("MainThread") == 1, "only the entry itself"
        assert (await tab.act(mark="kept"))["entry"] == LONG + 1

    run(tmp_path, story)


def test_histories_are_computed_in_one_thread_once_for_all_who_ask(tmp_path: Path, replayed_in: list[str]) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        live = await server.tables.get(await long_table(server, anna, 50))
        assert live is not None
        recording = history.recording_of(live)
        replayed_in.clear()
        work = partial(history.all_steps, recording, None)
        ask = partial(server.context.replays.history, ("story",), 50, lambda: None, work)
        told = await asyncio.gather(*(ask() for _ in range(20)))
        assert set(told) == {await ask()}
        assert replayed_in == ["historian"] * 50

    run(tmp_path, story)


def test_lists_replay_no_match_that_has_not_changed(tmp_path: Path, replayed_in: list[str]) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        tables = [await set_up(server, "shelfie", [anna, anna]) for _ in range(5)]
        for table in tables:
            tab = Tab(server, table, anna)
            await tab.connect()
            await tab.act()
            tab.disconnect()
        shown = [document for _, document in await server.tables.describe(tables)]
        for live in server.tables.live.values():
            live.touched = -1e9
        server.tables.unload_idle()
        assert not server.tables.live
        replayed_in.clear()
        assert [document for _, document in await server.tables.describe(tables)] == shown
        assert not replayed_in
        forget(server)
        server.tables.summaries.clear()
        assert [document for _, document in await server.tables.describe(tables)] == shown
        assert replayed_in == ["loader"] * 5

    run(tmp_path, story)


def test_a_repeated_hello_disturbs_nobody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, bob = await person(server), await person(server, "Bob")
        table = await set_up(server, "shelfie", [anna, bob])
        one, other = Tab(server, table, anna), Tab(server, table, bob)
        await one.connect()
        await other.connect()
        assert one.new_messages()[-1]["type"] == "presence"
        told = await other.say({"type": "hello", "have": 0})
        assert [each["type"] for each in told] == ["welcome", "table", "update", "presence"]
        assert not one.new_messages()

    run(tmp_path, story)


def test_a_gap_is_filled_with_remembered_events_or_a_whole_view(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        table = await set_up(server, "lanterns", [anna, anna])
        tab = Tab(server, table, anna)
        await tab.connect()
        caused: list[list[Document]] = []
        while len(caused) < MAX_GAP + 6:
            live = server.tables.live[table]
            match = live.playing()
            if match.over:
                break
            told = await tab.act()
            caused.append(told["events"])
        length = len(caused)
        assert length > 6
        for have in (length, length - 1, length - 5):
            told_all = await tab.say({"type": "hello", "have": have})
            gaps = [each for each in told_all if each["type"] == "update"]
            assert [each["since"] for each in gaps] == [have, have]
            assert [event for events in caused[have:] for event in events] == gaps[0]["events"]
        old = await tab.say({"type": "hello", "have": max(0, length - MAX_GAP - 1)})
        forget(server)
        await tab.connect()
        restarted = await tab.say({"type": "hello", "have": length - 1})
        assert [each["type"] for each in restarted].count("view") == 2
        if length > MAX_GAP:
            assert [each["type"] for each in old].count("view") == 2

    run(tmp_path, story)


def test_a_very_long_match_can_only_be_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MAX_ENTRIES", 4)

    async def story(server: Server) -> None:
        anna, bob = await person(server), await person(server, "Bob")
        table = await set_up(server, "shelfie", [anna, bob])
        tabs = [Tab(server, table, anna), Tab(server, table, bob)]
        for tab in tabs:
            await tab.connect()

        async def command(seat: int, mark: str, **message: Any) -> Document:
            tabs[seat].hear()
            entry = server.tables.live[table].length
            return answer_to(mark, await tabs[seat].say({"mark": mark, "entry": entry, **message}))

        async def act() -> Document:
            match = server.tables.live[table].playing()
            seat = match.to_move
            assert seat is not None
            return await command(seat, f"act {match.length}", type="act", action=match.state.legal_actions()[0])

        assert (await act())["type"] == "update"
        assert (await command(0, "ask", type="ask", topic="undo", to=0))["type"] == "update"
        assert (await command(0, "leave", type="leave"))["type"] == "update"
        assert (await command(0, "back", type="return"))["type"] == "update"
        for refused in (
            await command(0, "ask again", type="ask", topic="end"),
            await command(0, "leave again", type="leave"),
            await command(0, "return again", type="return"),
        ):
            expected = ("update", None) if refused.get("mark") == "leave again" else ("refused", "long")
            assert (refused["type"], refused.get("code")) == expected
        assert (await command(1, "resign", type="resign"))["type"] == "update"

    run(tmp_path, story)


def test_too_many_hellos_end_the_connection_and_too_many_undos_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("hello", "undo_address", "ask"):
        monkeypatch.setitem(RATES, kind, Rate(3, 1000.0))

    async def story(server: Server) -> None:
        anna, bob = await person(server), await person(server, "Bob")
        table = await set_up(server, "shelfie", [anna, bob])
        one, other = Tab(server, table, anna), Tab(server, table, bob)
        await one.connect()
        await other.connect()
        undo = {"type": "undo", "entry": 0, "to": 0}
        ask = {"type": "ask", "entry": 0, "topic": "nothing"}
        asked = [(await one.say({**ask, "mark": str(number)}))[-1]["code"] for number in range(4)]
        assert asked == ["question"] * 3 + ["slow_down"]
        assert (await other.say({**ask, "mark": "b"}))[-1]["code"] == "question", "another person can still ask"
        undone = [(await one.say({**undo, "mark": f"u{number}"}))[-1]["code"] for number in range(4)]
        assert undone == ["undo"] * 3 + ["slow_down"]
        assert (await other.say({**undo, "mark": "b"}))[-1]["code"] == "slow_down", "they share an address"
        hellos = [(await one.say({"type": "hello", "have": 0}))[0]["type"] for _ in range(3)]
        assert hellos == ["welcome", "welcome", "bye"]
        assert one.connection is not None
        assert one.connection.close_code is not None

    run(tmp_path, story, limits=True)


def test_an_address_pays_for_the_matches_that_it_lets_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "replayed", Rate(120, 1000.0))

    async def story(server: Server) -> None:
        anna = await person(server)
        tables = [await long_table(server, anna, 50) for _ in range(3)]
        for table in tables[:2]:
            assert await server.tables.get(table, "192.0.2.1") is not None
        with pytest.raises(RequestRefused) as refused:
            await server.tables.get(tables[2], "192.0.2.1")
        assert refused.value.status == 429
        assert await server.tables.get(tables[0], "192.0.2.1") is not None, "it is live already"
        assert await server.tables.get(tables[2], "192.0.2.2") is not None

    run(tmp_path, story, limits=True)


def test_a_full_queue_refuses_and_cheap_work_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MAX_HISTORIES", 3)

    async def play() -> list[str]:
        found, done, may_go_on = Replays(), [], threading.Event()

        def work(name: str) -> bytes:
            may_go_on.wait(30)
            done.append(name)
            return name.encode()

        def ask(name: str, cost: int) -> asyncio.Task[bytes]:
            return asyncio.create_task(found.history((name,), cost, lambda: None, lambda: work(name)))

        asked = [ask("first", 1)]
        while found.historian.waiting.qsize() or found.historian.thread is None:
            await asyncio.sleep(0.001)
        asked += [ask("long", 100_000), ask("medium", 10_000), ask("short", 1)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused) as refused:
            await found.history(("more",), 1, lambda: None, lambda: b"")
        assert (refused.value.status, refused.value.code) == (503, "busy")
        assert refused.value.retry_after
        may_go_on.set()
        await asyncio.gather(*asked)
        found.close()
        return done

    assert asyncio.run(play()) == ["first", "short", "medium", "long"]


def test_a_failed_replay_is_reported_and_not_cached() -> None:
    async def play() -> None:
        found = Replays()

        def fail() -> bytes:
            raise RequestRefused(409, "replay", "This match cannot be replayed.")

        for _ in range(2):
            with pytest.raises(RequestRefused, match="cannot be replayed"):
                await found.history(("bad",), 1, lambda: None, fail)
        assert await found.history(("bad",), 1, lambda: None, lambda: b"good") == b"good"
        found.close()

    asyncio.run(play())


def test_the_cache_is_bounded_and_keeps_what_was_used_last() -> None:
    cache = Cache(max_bytes=80)
    for number in range(8):
        cache.put((number,), b"0123456789")
    assert cache.get((0,)) is not None
    cache.put((8,), b"0123456789")
    assert cache.get((1,)) is None
    assert cache.get((0,)) is not None
    cache.put(("large",), b"x" * 70)
    assert cache.get(("large",)) is None
    assert cache.size == sum(map(len, cache.found.values())) <= 80
