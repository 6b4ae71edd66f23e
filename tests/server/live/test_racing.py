"""Messages that come twice, too late, in another order or at the same time: one action wins, the others are told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.types import Document
from ludoteca.match.log import ACT
from ludoteca.server.app import Server
from ludoteca.server.live import table as table_module
from ludoteca.server.live.connection import serve
from ludoteca.server.people import ratings
from ludoteca.server.store.sqlite import MaybeStored, StorageFailed
from tests.server.inside import Tab, answer_to, forget, person, replay, set_up
from tests.server.races import in_step, run, to_the_end, two
from tests.tables import BUILT_IN

GAMES = BUILT_IN


@pytest.mark.parametrize("game", GAMES)
def test_a_repeated_command_is_carried_out_once_and_confirmed_again(tmp_path: Path, game: str) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, game)
        first = await mover.act(mark="m")
        assert (first["type"], first["since"], first["entry"], first["mark"]) == ("update", 0, 1, "m")
        again = await mover.act(mark="m", entry=0)
        assert again == {"type": "done", "mark": "m", "entry": 1}
        assert await in_step(server, table, mover, other) == 1
        await to_the_end(server, table, mover, other)
        after = await mover.act(0, mark="m", entry=0)
        assert after == {"type": "done", "mark": "m", "entry": 1}

    run(tmp_path, story)


def test_a_command_repeated_after_a_restart_is_carried_out_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, "shelfie")
        await mover.act(mark="m")
        for tab in (mover, other):
            tab.disconnect()
        forget(server)
        for tab in (mover, other):
            await tab.connect()
        assert await mover.act(0, mark="m", entry=0) == {"type": "done", "mark": "m", "entry": 1}
        assert await in_step(server, table, mover, other) == 1
        await to_the_end(server, table, mover, other)

    run(tmp_path, story)


def test_the_same_mark_from_another_seat_is_another_command(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, "shelfie")
        await mover.act(mark="m")
        await other.flush()
        assert (await other.act(mark="m"))["type"] == "update"
        assert await in_step(server, table, mover, other) == 2

    run(tmp_path, story)


def test_a_person_with_two_seats_can_repeat_a_command_without_a_seat(tmp_path: Path) -> None:
    """By then it is the other seat's turn; the message is still the same one."""

    async def story(server: Server) -> None:
        anna = await person(server)
        table = await set_up(server, "shelfie", [anna, anna])
        tab = Tab(server, table, anna)
        await tab.connect()
        assert (await tab.act(mark="m"))["entry"] == 1
        assert await tab.act(mark="m", entry=0) == {"type": "done", "mark": "m", "entry": 1}
        assert await tab.act(mark="m", entry=1) == {"type": "done", "mark": "m", "entry": 1}
        assert await in_step(server, table, tab) == 1

    run(tmp_path, story)


@pytest.mark.parametrize("game", GAMES)
def test_delayed_and_reordered_commands_are_refused_as_stale(tmp_path: Path, game: str) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, game)
        match = await replay(server, table)
        late: Document = {"type": "act", "mark": "late", "entry": 0, "action": match.state.legal_actions()[-1]}
        assert (await mover.act(mark="quick"))["type"] == "update"
        refused = answer_to("late", await mover.say(late))
        assert (refused["type"], refused["code"], refused["entry"]) == ("refused", "stale", 1)
        assert refused["sentence"].endswith(".")
        early = answer_to("early", await mover.say(late | {"mark": "early", "entry": 5}))
        assert (early["type"], early["code"]) == ("refused", "stale")
        assert await in_step(server, table, mover, other) == 1
        await to_the_end(server, table, mover, other)
        over = answer_to("late", await mover.say(late))
        assert (over["type"], over["code"]) == ("refused", "over")

    run(tmp_path, story)


@pytest.mark.parametrize("game", GAMES)
def test_two_tabs_of_one_player_move_at_once(tmp_path: Path, game: str) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, game)
        tab = Tab(server, table, mover.who)
        await tab.connect()
        answers = await asyncio.gather(mover.act(mark="one"), tab.act(mark="two"))
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["refused", "update"]
        assert next(each for each in answers if each["type"] == "refused")["code"] == "stale"
        assert await in_step(server, table, mover, tab, other) == 1
        await to_the_end(server, table, other, tab)

    run(tmp_path, story)


@pytest.mark.parametrize("game", GAMES)
def test_two_seats_act_at_once(tmp_path: Path, game: str) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, game)
        won, lost = await asyncio.gather(mover.act(mark="mine"), other.act(mark="no, mine"))
        assert won["type"] == "update"
        assert (lost["type"], lost["code"]) == ("refused", "stale")
        length = await in_step(server, table, mover, other)
        match = await replay(server, table)
        wrong = mover if match.to_move in other.state.seats else other
        refused = await wrong.act(mark="not yet")
        assert (refused["type"], refused["code"]) == ("refused", "turn")
        assert await in_step(server, table, mover, other) == length == 1
        await to_the_end(server, table, mover, other)

    run(tmp_path, story)


def test_a_hundred_messages_at_once_are_one_action_for_each_entry(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, "shelfie")
        many = [mover.act(mark=f"{number % 25}", entry=0) for number in range(50)]
        answers = await asyncio.gather(*many, *(other.act(mark=f"o{number}", entry=0) for number in range(50)))
        assert sum(answer["type"] == "update" for answer in answers) <= 2
        assert await in_step(server, table, mover, other) == 1
        assert len([entry for entry in await server.context.match_log.load(table) if entry.kind == ACT]) == 1

    run(tmp_path, story)


# People who vanish at the wrong moment


class Vanishing:
    """A socket whose client says one thing and is gone before it is answered."""

    def __init__(self, server: Server, message: str) -> None:
        self.app = self
        self.state = self
        self.context = server.context
        self.said = [{"type": "websocket.receive", "text": text} for text in (message, '{"type":"hello"}')]
        self.gone = asyncio.Event()
        self.application_state = None

    async def accept(self) -> None:
        """Begin."""

    async def receive(self) -> Document:
        if self.said:
            return self.said.pop()
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def send(self, _: Document) -> None:
        raise RuntimeError("gone")

    async def close(self, *_: object) -> None:
        self.gone.set()


def test_a_move_is_broadcast_even_if_its_sender_disconnects_while_it_is_stored(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, "shelfie")
        match = await replay(server, table)
        text = f'{{"type":"act","mark":"last","entry":0,"action":{match.state.legal_actions()[0]}}}'
        assert mover.connection is not None
        assert mover.live is not None
        socket = Vanishing(server, text)
        gone = type(mover.connection)(socket, mover.who, mover.connection.audiences)  # type: ignore[arg-type]
        await serve(gone, mover.live)
        assert gone not in mover.live.room.listeners
        assert await in_step(server, table, mover, other) == 1
        await to_the_end(server, table, mover, other)

    run(tmp_path, story)


# Storage that fails for a while


async def full(*_: object) -> None:
    raise StorageFailed(sentence="The disk is full: free some space, then try again.")


def test_an_entry_that_cannot_be_stored_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, "shelfie")
        with monkeypatch.context() as failing:
            failing.setattr(server.context.match_log, "append", full)
            failing.setattr(server.context.match_log, "load", full)
            refused = await mover.act(mark="m")
        assert (refused["type"], refused["code"], refused["entry"]) == ("refused", "storage", 0)
        assert "Try again" in refused["sentence"]
        assert "disk" not in refused["sentence"], "what is wrong with the data is the host's business"
        other.disconnect()
        await other.connect()
        assert await in_step(server, table, mover, other) == 0
        assert (await mover.act(mark="m"))["type"] == "update"
        await to_the_end(server, table, mover, other)

    run(tmp_path, story)


@pytest.mark.parametrize("arrives", [True, False])
def test_a_client_learns_after_reconnecting_whether_its_command_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    """The database went away before it answered: nobody may say yes or no, until it can be asked again."""

    async def story(server: Server) -> None:
        table, mover, other = await two(server, "shelfie")
        append = server.context.match_log.append

        async def append_without_answer(*arguments: Any) -> None:
            if arrives:
                await append(*arguments)
            raise MaybeStored(sentence="The database cannot be reached.")

        with monkeypatch.context() as failing:
            failing.setattr(server.context.match_log, "append", append_without_answer)
            failing.setattr(server.context.match_log, "load", full)
            heard = await mover.say({"type": "act", "mark": "m", "entry": 0, "action": legal_action(mover)})
        assert (heard[-1]["type"], heard[-1]["code"], heard[-1]["again"]) == ("bye", "storage", True)
        assert not any(told.get("mark") == "m" for told in heard)
        for tab in (mover, other):
            tab.disconnect()
        forget(server)
        for tab in (mover, other):
            await tab.connect()
        again = await mover.act(mark="m", entry=0)
        assert again["type"] == ("done" if arrives else "update")
        assert await in_step(server, table, mover, other) == 1

    run(tmp_path, story)


def legal_action(tab: Tab) -> int:
    assert tab.live is not None
    return tab.live.playing().state.legal_actions()[0]


def test_a_result_is_broadcast_even_if_it_cannot_be_rated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        people = [await person(server, name) for name in ("Anna", "Bruno")]
        table = await set_up(server, "shelfie", people, rated=True)
        tabs = [Tab(server, table, each) for each in people]
        for tab in tabs:
            await tab.connect()
        with monkeypatch.context() as failing:
            failing.setattr(table_module, "rate_finished", full)
            answer_to("r", await tabs[0].say({"type": "resign", "mark": "r", "entry": 0}))
        assert await in_step(server, table, *tabs) == 1
        assert all(tab.state.over for tab in tabs)
        assert await ratings.rate_pending(server.context.database) == 1

    run(tmp_path, story)


# Loading and unloading


def test_a_table_is_loaded_once_for_simultaneous_requests(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, mover, other = await two(server, "shelfie")
        for tab in (mover, other):
            tab.disconnect()
        forget(server)
        found = await asyncio.gather(*(server.tables.get(table) for _ in range(5)))
        assert len({id(live) for live in found}) == 1

    run(tmp_path, story)


def test_a_match_that_starts_while_its_table_is_loaded_is_noticed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, _ = await two(server, "shelfie")
        forget(server)
        opening = asyncio.ensure_future(server.tables.get(table))
        await asyncio.sleep(0)
        before = server.context.database.reading
        reads: list[str] = []

        def count_and_read() -> object:
            reads.append("read")
            return before()

        server.context.database.reading = count_and_read  # type: ignore[method-assign, assignment]
        await server.tables.refresh(table)
        assert reads, "what was being opened is read once more"
        assert await opening is server.tables.live[table]

    run(tmp_path, story)


def test_a_table_with_a_new_connection_is_not_unloaded(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        table = await set_up(server, "shelfie", [anna, anna])
        live = await server.tables.get(table)
        assert live is not None
        live.touched -= 1000
        assert await server.tables.get(table) is live
        server.tables.unload_idle()
        assert await server.tables.get(table) is live
        live.touched -= 1000
        server.tables.unload_idle()
        assert table not in server.tables.live
        tab = Tab(server, table, anna)
        await tab.connect()
        assert await in_step(server, table, tab) == 0

    run(tmp_path, story)


def test_a_hello_at_an_unloaded_table_is_asked_to_reconnect(tmp_path: Path) -> None:
    """Else they would sit alone at a copy of it, and hear nothing of the others."""

    async def story(server: Server) -> None:
        table, mover, other = await two(server, "shelfie")
        for tab in (mover, other):
            tab.disconnect()
        await mover.connect()
        forget(server)
        await other.connect()
        await mover.say({"type": "hello", "have": 0})
        assert mover.state.bye is not None
        assert mover.state.bye["again"]
        assert mover.connection is not None
        assert mover.connection.close_code == 1012
        mover.disconnect()
        await mover.connect()
        assert (await mover.act())["type"] == "update"
        assert await in_step(server, table, mover, other) == 1

    run(tmp_path, story)


def test_a_player_who_loses_the_seat_becomes_a_spectator(tmp_path: Path) -> None:
    """A person who was deleted or adopted elsewhere is only a spectator to a connection that is still open."""

    async def story(server: Server) -> None:
        _, mover, other = await two(server, "shelfie")
        assert other.connection is not None
        assert other.live is not None
        other.live.room.admit(other.connection, [])
        assert (await mover.act(mark="m"))["type"] == "update"
        assert [each["seat"] for each in other.new_messages() if each["type"] == "view"][-1] is None

    run(tmp_path, story)
