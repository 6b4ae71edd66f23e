"""The device of the only person at an unrated table thinks for its bots and hints; the server does so otherwise."""

from __future__ import annotations

import asyncio
import base64
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.past import unpack
from ludoteca.core.state import State
from ludoteca.core.types import Action, Document
from ludoteca.search.beliefs import DOUBT, PEOPLE
from ludoteca.server.app import Server
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.live import device
from ludoteca.server.live.device import past_text, state_text
from ludoteca.server.people.person import Person
from tests.server.inside import Tab, answer_to, open_inside, person, set_up
from tests.tables import BUILT_IN

SEARCHING, GLANCING = "adept", "novice"


class Story:
    """A table of the person at one device and bots, and how often the server has thought for them."""

    def __init__(self, server: Server, table: str, tab: Tab) -> None:
        self.server, self.table, self.tab = server, table, tab
        self.thoughts = 0
        server.context.bots.choose = self.choose  # type: ignore[method-assign]

    async def choose(self, known: State, level: str, host: str) -> Action:
        self.thoughts += 1
        return known.legal_actions()[0]

    @property
    def state(self) -> State:
        assert self.tab.live is not None
        assert self.tab.live.match is not None
        return self.tab.live.match.state

    @property
    def is_bots_turn(self) -> bool:
        assert self.state.seat is not None
        return self.state.seat not in self.tab.state.seats

    @property
    def is_behind(self) -> bool:
        """Whether the device has not received everything yet."""
        assert self.tab.live is not None
        return self.tab.is_connected and self.tab.state.entry != self.tab.live.length

    async def until(self, found: Callable[[], bool]) -> None:
        while not found() or self.is_behind:
            await asyncio.sleep(0.002)
            self.tab.hear()

    async def end_turn(self) -> None:
        """Play until a bot is to move."""
        await self.until(lambda: not self.is_bots_turn)
        while not self.is_bots_turn:
            await self.tab.act()

    async def wait_for(self, kind: str) -> Document:
        """The next message of a type."""
        await self.until(lambda: any(message["type"] == kind for message in self.tab.unread))
        return next(message for message in self.tab.new_messages() if message["type"] == kind)

    async def await_task(self) -> Document:
        """What the device is asked to think about after a turn of the person."""
        await self.end_turn()
        return await self.wait_for("think")

    async def answer(self, think: Document, action: int | None) -> None:
        await self.tab.say({"type": "thought", "task": think["task"], "action": action})


Play = Callable[[Story], Awaitable[None]]


def run(data: Path, play: Play, seats: str = "pb", level: str = SEARCHING, game: str = "lanterns", **more: Any) -> None:
    """Play a story at a table with the person (p) and bots (b) at its seats; the device has offered to think."""

    async def main() -> None:
        async with open_inside(data / "ludoteca.sqlite3") as server:
            you = await person(server)
            held: list[Person | str] = [you if seat == "p" else level for seat in seats]
            table = await set_up(server, game, held, seed=seed_for(game, len(seats)), **more)
            story = Story(server, table, Tab(server, table, you))
            await story.tab.connect()
            await story.tab.say({"type": "offer"})
            await asyncio.wait_for(play(story), 20)

    asyncio.run(main())


def seed_for(game: str, players: int) -> bytes:
    """A seed with which the person at seat 0 begins."""
    seeds = (bytes([number] * 32) for number in range(256))
    return next(seed for seed in seeds if ludoteca.game(game).new(players, seed).seat == 0)


def open_state(game: str, message: Document) -> State:
    """The state that a message contains."""
    return ludoteca.game(game).from_bytes(zlib.decompress(base64.b64decode(message["state"])))


# Bots


@pytest.mark.parametrize("seats", ["pb", "ppb", "pbb"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_device_decides_for_bots_and_the_server_does_not_think(tmp_path: Path, game: str, seats: str) -> None:
    async def play(story: Story) -> None:
        await story.end_turn()
        for _ in range(4):
            think = await story.wait_for("think")
            known, length = open_state(game, think), think["entry"]
            assert think["level"] == SEARCHING
            assert think["seat"] == known.seat == story.state.seat
            assert known.view(known.seat) == story.state.view(story.state.seat)
            await story.answer(think, action := known.legal_actions()[-1])
            await story.until(lambda length=length: story.tab.state.entry > length)  # type: ignore[misc]
            assert story.state.actions[length] == action
            if not story.is_bots_turn:
                await story.end_turn()
        assert story.thoughts == 0

    run(tmp_path, play, seats, game=game)


def test_the_server_thinks_if_no_answer_comes_and_does_not_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "ANSWER_SECONDS", 0.05)

    async def play(story: Story) -> None:
        think = await story.await_task()
        assert story.thoughts == 0
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts == 1
        await story.answer(think, 0)
        await story.end_turn()
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts > 1
        assert not [message for message in story.tab.new_messages() if message["type"] == "think"]
        await story.tab.say({"type": "offer"})
        await story.await_task()

    run(tmp_path, play)


@pytest.mark.parametrize("action", [None, 0, 1_000_000], ids=["declined", "illegal", "unknown"])
def test_the_server_thinks_if_the_device_has_no_legal_answer(tmp_path: Path, action: int | None) -> None:
    async def play(story: Story) -> None:
        think = await story.await_task()
        assert action not in story.state.legal_actions()
        await story.answer(think, action)
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts == 1

    run(tmp_path, play)


def test_the_server_thinks_as_soon_as_the_device_disconnects(tmp_path: Path) -> None:
    async def play(story: Story) -> None:
        await story.await_task()
        story.tab.disconnect()
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts == 1

    run(tmp_path, play)


def test_an_answer_to_an_earlier_task_or_from_somebody_else_is_ignored(tmp_path: Path) -> None:
    async def play(story: Story) -> None:
        think = await story.await_task()
        await story.answer(think | {"task": think["task"] + 1}, story.state.legal_actions()[0])
        stranger = Tab(story.server, story.table, await person(story.server, "Bruno"))
        await stranger.connect()
        await stranger.say({"type": "offer"})
        await stranger.say({"type": "thought", "task": think["task"], "action": story.state.legal_actions()[0]})
        await asyncio.sleep(0.05)
        assert story.is_bots_turn
        await story.answer(think, story.state.legal_actions()[0])
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts == 0

    run(tmp_path, play)


def test_an_undo_ends_the_wait_for_the_device(tmp_path: Path) -> None:
    async def play(story: Story) -> None:
        await story.await_task()
        entry, to = story.tab.state.entry, len(story.state.actions) - 1
        await story.tab.say({"type": "ask", "mark": "u", "entry": entry, "topic": "undo", "to": to})
        assert not story.is_bots_turn
        await story.await_task()
        assert story.thoughts == 0

    run(tmp_path, play)


def test_bots_that_look_once_stay_on_the_server(tmp_path: Path) -> None:
    async def play(story: Story) -> None:
        assert story.tab.state.table is not None
        assert story.tab.state.table["device"] == {"hints": True, "bots": False}
        await story.end_turn()
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts == 1

    run(tmp_path, play, level=GLANCING)


def test_nothing_is_asked_without_an_offer(tmp_path: Path) -> None:
    async def play(story: Story) -> None:
        story.tab.disconnect()
        await story.tab.connect()
        await story.end_turn()
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts == 1

    run(tmp_path, play)


def test_rated_tables_stay_on_the_server(tmp_path: Path) -> None:
    async def play(story: Story) -> None:
        assert story.tab.state.table is not None
        assert story.tab.state.table["device"] is None
        await story.end_turn()
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts == 1
        assert (await ask_position(story))["code"] == "rated"

    run(tmp_path, play, rated=True)


def test_a_second_device_of_the_person_lets_the_server_think(tmp_path: Path) -> None:
    async def play(story: Story) -> None:
        other = Tab(story.server, story.table, story.tab.who)
        await other.connect()
        await other.say({"type": "offer"})
        await story.end_turn()
        await story.until(lambda: not story.is_bots_turn)
        assert story.thoughts == 1
        other.disconnect()
        await story.await_task()

    run(tmp_path, play)


def test_tables_of_several_people_stay_on_the_server(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_inside(tmp_path / "ludoteca.sqlite3") as server:
            people = [await person(server, name) for name in ("Anna", "Bruno")]
            table = await set_up(server, "lanterns", [*people, SEARCHING], seed=seed_for("lanterns", 3))
            tabs = [Tab(server, table, each) for each in people]
            stories = [Story(server, table, tab) for tab in tabs]
            for tab in tabs:
                await tab.connect()
                await tab.say({"type": "offer"})
                assert tab.state.table is not None
                assert tab.state.table["device"] is None
            for story in stories:
                await story.until(lambda story=story: not story.is_bots_turn)  # type: ignore[misc]
                assert (await ask_position(story))["code"] == "people"
                await story.end_turn()
            await stories[0].until(lambda: not stories[0].is_bots_turn)
            assert stories[1].thoughts == 1
            kinds = {message["type"] for tab in tabs for message in tab.new_messages()}
            assert "think" not in kinds

    asyncio.run(asyncio.wait_for(main(), 20))


class Process(MemoryBus):
    """The bus as one of several processes sees it: all share their news, and one drives all tables."""

    def __init__(self, others: Process | None = None) -> None:
        super().__init__()
        self.is_owner = others is None
        if others is not None:
            self.receivers = others.receivers

    def owns(self, table: str) -> bool:
        return self.is_owner


@pytest.mark.parametrize("answers", [True, False])
def test_a_device_at_another_process_is_asked_by_that_process(tmp_path: Path, answers: bool) -> None:
    """If it does not answer, the process that drives the table thinks."""

    async def main() -> None:
        file, driving = tmp_path / "ludoteca.sqlite3", Process()
        async with open_inside(file, driving) as driver, open_inside(file, Process(driving)) as server:
            you = await person(server)
            table = await set_up(server, "lanterns", [you, SEARCHING], seed=seed_for("lanterns", 2))
            story, elsewhere = (
                Story(server, table, Tab(server, table, you)),
                Story(driver, table, Tab(driver, table, you)),
            )
            await story.tab.connect()
            await story.tab.say({"type": "offer"})
            think = await story.await_task()
            await story.answer(think, story.state.legal_actions()[0] if answers else None)
            await story.until(lambda: not story.is_bots_turn)
            assert (story.thoughts, elsewhere.thoughts) == (0, 0 if answers else 1)

    asyncio.run(asyncio.wait_for(main(), 20))


# Hints


async def ask_position(story: Story, **more: Any) -> Document:
    mark = f"position {len(story.tab.unread)}"
    asked = {"type": "position", "mark": mark, "entry": story.tab.state.entry, **more}
    return answer_to(mark, await story.tab.say(asked))


@pytest.mark.parametrize("seats", ["pb", "pp"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_device_gets_what_its_seat_knows_to_compute_hints(tmp_path: Path, game: str, seats: str) -> None:
    async def play(story: Story) -> None:
        for _ in range(3):
            await story.end_turn() if "b" in seats else await story.tab.act()
            await story.until(lambda: not story.is_bots_turn)
            answer = await ask_position(story)
            known = open_state(game, answer)
            assert answer["seat"] == known.seat == story.state.seat
            assert known.view(known.seat) == story.state.view(story.state.seat)
            assert known.position()["luck"] != story.state.position()["luck"]
            assert answer["doubt"] == (DOUBT if "b" in seats else PEOPLE)
            past = unpack(ludoteca.game(game), base64.b64decode(answer["past"]))
            assert [each.action for each in past] == [each.action for each in story.state.past]

    run(tmp_path, play, seats, level=GLANCING, game=game)


def test_a_position_is_refused_like_a_hint(tmp_path: Path) -> None:
    async def play(story: Story) -> None:
        await story.until(lambda: not story.is_bots_turn)
        assert (await ask_position(story, entry=story.tab.state.entry + 1))["code"] == "stale"
        assert (await ask_position(story, seat=1))["code"] == "seat"
        await story.await_task()
        assert (await ask_position(story))["code"] == "turn"

    run(tmp_path, play)


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_a_device_gets_does_not_depend_on_anything_hidden(game: str) -> None:
    """Two matches in which a seat has seen the same: it is sent the same, byte for byte, whatever is hidden."""
    state = ludoteca.game(game).new(3, 11)
    for number in range(12):
        seat = state.seat
        twins = [state.resample(seat, seed) for seed in range(6)]
        sent = {(state_text(each.resample(seat, 5)), past_text(each.resample(seat, 5))) for each in [state, *twins]}
        assert len(sent) == 1
        assert len({each.to_bytes() for each in twins}) > 1
        state.apply(state.legal_actions()[number * 7 % len(state.legal_actions())])
