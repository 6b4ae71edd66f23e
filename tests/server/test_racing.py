"""Messages that come twice, too late, in another order or at the same time: one action wins, the others are told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.types import Document
from ludoteca.match.log import ACT
from ludoteca.server import ratings
from ludoteca.server.bus import Bus, MemoryBus, News
from ludoteca.server.house import House
from ludoteca.server.live import serve
from ludoteca.server.storage import PerhapsStored, StorageFailed
from tests.server.inside import Tab, answer_to, as_sent, forget, open_inside, person, replayed, set_up

GAMES = ("lanterns", "shelfie")
Story = Callable[[House], Awaitable[None]]


def run(data: Path, story: Story) -> None:
    """Run a story in a house of its own."""

    async def told() -> None:
        async with open_inside(data / "ludoteca.sqlite3") as house:
            await asyncio.wait_for(story(house), 60)

    asyncio.run(told())


async def two(house: House, game: str) -> tuple[str, Tab, Tab]:
    """A match of two, both of them at the table; who is to move comes first."""
    people = [await person(house, name) for name in ("Anna", "Bruno")]
    table = await set_up(house, game, people)
    tabs = [Tab(house, table, each) for each in people]
    for tab in tabs:
        await tab.connect()
    match = await replayed(house, table)
    assert match.to_move is not None
    return table, tabs[match.to_move], tabs[1 - match.to_move]


async def in_step(house: House, table: str, *tabs: Tab) -> int:
    """Everybody sees exactly what is stored; return how many entries there are."""
    match = await replayed(house, table)
    for tab in tabs:
        await tab.flush()
        for audience in tab.state.audiences:
            assert tab.state.entries[audience] == match.length
            assert tab.state.views[audience] == as_sent(match.state.view(audience))
    return match.length


async def to_the_end(house: House, table: str, *tabs: Tab) -> None:
    """The match can be played on to its end by the people at the table."""
    luck = random.Random(1)
    by_seat = {seat: tab for tab in tabs for seat in tab.state.seats}
    live = house.tables.live[table]
    while (to_move := live.playing().to_move) is not None:
        tab = by_seat[to_move]
        await tab.flush()
        answer = await tab.act(luck.choice(live.playing().state.legal_actions()), mark=f"on {live.length}")
        assert answer["type"] == "update", answer
    await in_step(house, table, *tabs)
    assert all(tab.state.result is not None for tab in tabs)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_that_comes_twice_is_carried_out_once_and_confirmed_again(tmp_path: Path, game: str) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, game)
        first = await mover.act(mark="m")
        assert (first["type"], first["since"], first["entry"], first["mark"]) == ("update", 0, 1, "m")
        again = await mover.act(mark="m", entry=0)
        assert again == {"type": "done", "mark": "m", "entry": 1}
        assert await in_step(house, table, mover, other) == 1
        await to_the_end(house, table, mover, other)
        after = await mover.act(0, mark="m", entry=0)
        assert after == {"type": "done", "mark": "m", "entry": 1}

    run(tmp_path, story)


def test_also_after_a_restart_and_a_reconnection(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, "shelfie")
        await mover.act(mark="m")
        for tab in (mover, other):
            tab.disconnect()
        forget(house)
        for tab in (mover, other):
            await tab.connect()
        assert await mover.act(0, mark="m", entry=0) == {"type": "done", "mark": "m", "entry": 1}
        assert await in_step(house, table, mover, other) == 1
        await to_the_end(house, table, mover, other)

    run(tmp_path, story)


def test_the_same_mark_of_another_seat_is_another_message(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, "shelfie")
        await mover.act(mark="m")
        await other.flush()
        assert (await other.act(mark="m"))["type"] == "update"
        assert await in_step(house, table, mover, other) == 2

    run(tmp_path, story)


def test_one_person_on_two_seats_repeats_a_message_that_names_none(tmp_path: Path) -> None:
    """By then it is the other seat's turn; the message is still the same one."""

    async def story(house: House) -> None:
        anna = await person(house)
        table = await set_up(house, "shelfie", [anna, anna])
        tab = Tab(house, table, anna)
        await tab.connect()
        assert (await tab.act(mark="m"))["entry"] == 1
        assert await tab.act(mark="m", entry=0) == {"type": "done", "mark": "m", "entry": 1}
        assert await tab.act(mark="m", entry=1) == {"type": "done", "mark": "m", "entry": 1}
        assert await in_step(house, table, tab) == 1

    run(tmp_path, story)


@pytest.mark.parametrize("game", GAMES)
def test_delayed_and_reordered_messages_are_stale_and_the_sender_goes_on(tmp_path: Path, game: str) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, game)
        match = await replayed(house, table)
        late: Document = {"type": "act", "mark": "late", "entry": 0, "action": match.state.legal_actions()[-1]}
        assert (await mover.act(mark="quick"))["type"] == "update"
        refused = answer_to("late", await mover.say(late))
        assert (refused["type"], refused["code"], refused["entry"]) == ("refused", "stale", 1)
        assert refused["sentence"].endswith(".")
        early = answer_to("early", await mover.say(late | {"mark": "early", "entry": 5}))
        assert (early["type"], early["code"]) == ("refused", "stale")
        assert await in_step(house, table, mover, other) == 1
        await to_the_end(house, table, mover, other)
        over = answer_to("late", await mover.say(late))
        assert (over["type"], over["code"]) == ("refused", "over")

    run(tmp_path, story)


@pytest.mark.parametrize("game", GAMES)
def test_two_tabs_of_one_player_move_at_once(tmp_path: Path, game: str) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, game)
        tab = Tab(house, table, mover.who)
        await tab.connect()
        answers = await asyncio.gather(mover.act(mark="one"), tab.act(mark="two"))
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["refused", "update"]
        assert next(each for each in answers if each["type"] == "refused")["code"] == "stale"
        assert await in_step(house, table, mover, tab, other) == 1
        await to_the_end(house, table, other, tab)

    run(tmp_path, story)


@pytest.mark.parametrize("game", GAMES)
def test_two_seats_act_at_once(tmp_path: Path, game: str) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, game)
        won, lost = await asyncio.gather(mover.act(mark="mine"), other.act(mark="no, mine"))
        assert won["type"] == "update"
        assert (lost["type"], lost["code"]) == ("refused", "stale")
        length = await in_step(house, table, mover, other)
        match = await replayed(house, table)
        wrong = mover if match.to_move in other.state.seats else other
        refused = await wrong.act(mark="not yet")
        assert (refused["type"], refused["code"]) == ("refused", "turn")
        assert await in_step(house, table, mover, other) == length == 1
        await to_the_end(house, table, mover, other)

    run(tmp_path, story)


def test_a_hundred_messages_at_once_are_one_action_for_each_entry(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, "shelfie")
        many = [mover.act(mark=f"{number % 25}", entry=0) for number in range(50)]
        answers = await asyncio.gather(*many, *(other.act(mark=f"o{number}", entry=0) for number in range(50)))
        assert sum(answer["type"] == "update" for answer in answers) <= 2
        assert await in_step(house, table, mover, other) == 1
        assert len([entry for entry in await house.entries.load(table) if entry.kind == ACT]) == 1

    run(tmp_path, story)


# People who vanish at the wrong moment


class Vanishing:
    """A socket whose client says one thing and is gone before it is answered."""

    def __init__(self, house: House, message: str) -> None:
        self.app = self
        self.state = self
        self.house = house
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


def test_who_vanishes_while_the_move_is_being_stored_has_moved_and_the_others_are_told(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, "shelfie")
        match = await replayed(house, table)
        text = f'{{"type":"act","mark":"last","entry":0,"action":{match.state.legal_actions()[0]}}}'
        assert mover.connection is not None
        assert mover.live is not None
        socket = Vanishing(house, text)
        gone = type(mover.connection)(socket, mover.who, mover.connection.audiences)  # type: ignore[arg-type]
        await serve(gone, mover.live)
        assert gone not in mover.live.listeners
        assert await in_step(house, table, mover, other) == 1
        await to_the_end(house, table, mover, other)

    run(tmp_path, story)


# Several processes


class Slow:
    """A bus that carries nothing until it is told to: news is late, or never comes."""

    def __init__(self) -> None:
        self.bus = MemoryBus()
        self.kept: list[News] = []
        self.listen, self.leave, self.keeps = self.bus.listen, self.bus.leave, self.bus.keeps

    def publish(self, news: News, _: object) -> None:
        self.kept.append(news)


def run_two(data: Path, bus: Bus, story: Callable[[House, House], Awaitable[None]]) -> None:
    """Run a story in two houses on one file."""

    async def told() -> None:
        file = data / "ludoteca.sqlite3"
        async with open_inside(file, bus) as one, open_inside(file, bus) as other:
            await asyncio.wait_for(story(one, other), 60)

    asyncio.run(told())


async def far_apart(one: House, other: House) -> tuple[str, Tab, Tab]:
    """A match of two whose people came to different processes; who is to move is in the first one."""
    people = [await person(one, name) for name in ("Anna", "Bruno")]
    table = await set_up(one, "shelfie", people)
    match = await replayed(one, table)
    assert match.to_move is not None
    mover, waiting = Tab(one, table, people[match.to_move]), Tab(other, table, people[1 - match.to_move])
    for tab in (mover, waiting):
        await tab.connect()
    return table, mover, waiting


async def quiet(*houses: House) -> None:
    """Wait until nothing goes on in the background."""
    for _ in range(3):
        for house in houses:
            await asyncio.gather(*house.tables.tasks)


def test_two_processes_play_one_table_to_its_end(tmp_path: Path) -> None:
    async def story(one: House, other: House) -> None:
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

    async def story(one: House, other: House) -> None:
        table, mover, waiting = await far_apart(one, other)
        tab = Tab(other, table, mover.who)
        await tab.connect()
        answers = await asyncio.gather(mover.act(mark="here"), tab.act(mark="there"))
        assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
        assert next(each for each in answers if each["type"] == "refused")["code"] == "stale"
        loser = mover if answers[0]["type"] == "refused" else tab
        await loser.flush()
        assert loser.state.entry == 1, "who lost has read what the winner stored"
        match = await replayed(one, table)
        for entry in await one.entries.load(table):
            assert entry.mark in ("0.here", "1.here", "0.there", "1.there")
        assert match.length == 1
        assert waiting.house is other

    run_two(tmp_path, Slow(), story)


def test_a_process_that_heard_nothing_refuses_reads_again_and_goes_on(tmp_path: Path) -> None:
    async def story(one: House, other: House) -> None:
        table, mover, waiting = await far_apart(one, other)
        assert (await mover.act(mark="m"))["type"] == "update"
        resigned = answer_to("r", await waiting.say({"type": "resign", "mark": "r", "entry": 0}))
        assert (resigned["type"], resigned["code"]) == ("refused", "stale")
        assert await in_step(one, table, mover, waiting) == 1
        assert (await waiting.act(mark="n"))["type"] == "update"

    run_two(tmp_path, Slow(), story)


def test_a_message_repeated_at_another_process_is_confirmed_there(tmp_path: Path) -> None:
    """The first copy was stored, but its sender lost the connection and came back elsewhere."""

    async def story(one: House, other: House) -> None:
        table, mover, waiting = await far_apart(one, other)
        assert (await mover.act(mark="m"))["type"] == "update"
        tab = Tab(other, table, mover.who)
        await tab.connect()
        assert tab.state.entry == 0
        assert await tab.act(mark="m") == {"type": "done", "mark": "m", "entry": 1}
        assert await in_step(one, table, mover, tab, waiting) == 1

    run_two(tmp_path, Slow(), story)


def test_who_knows_more_than_a_process_makes_it_read(tmp_path: Path) -> None:
    async def story(one: House, other: House) -> None:
        table, mover, waiting = await far_apart(one, other)
        assert (await mover.act(mark="m"))["type"] == "update"
        mover.disconnect()
        mover.house = other
        await mover.connect()
        assert await in_step(other, table, mover, waiting) == 1

    run_two(tmp_path, Slow(), story)


def test_processes_that_tell_each_other_at_once_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async def story(one: House, other: House) -> None:
        table, mover, waiting = await far_apart(one, other)
        assert mover.live is not None
        assert waiting.live is not None
        async with mover.live.lock, waiting.live.lock:
            for house in (one, other):
                house.bus.publish(News(table, "entries"), house.tables.heard)
        await quiet(one, other)
        await in_step(one, table, mover, waiting)

    run_two(tmp_path, MemoryBus(), story)


# Storage that fails for a while


async def full(*_: object) -> None:
    raise StorageFailed("The disk is full: free some space, then try again.")


def test_what_cannot_be_stored_has_not_happened_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, "shelfie")
        with monkeypatch.context() as failing:
            failing.setattr(house.entries, "append", full)
            failing.setattr(house.entries, "load", full)
            refused = await mover.act(mark="m")
        assert (refused["type"], refused["code"], refused["entry"]) == ("refused", "storage", 0)
        assert "Try again" in refused["sentence"]
        assert "disk" not in refused["sentence"], "what is wrong with the data is the host's business"
        other.disconnect()
        await other.connect()
        assert await in_step(house, table, mover, other) == 0
        assert (await mover.act(mark="m"))["type"] == "update"
        await to_the_end(house, table, mover, other)

    run(tmp_path, story)


@pytest.mark.parametrize("arrives", [True, False])
def test_what_was_perhaps_stored_is_told_to_who_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    """The database went away before it answered: nobody may say yes or no, until it can be asked again."""

    async def story(house: House) -> None:
        table, mover, other = await two(house, "shelfie")
        append = house.entries.append

        async def unanswered(*arguments: Any) -> None:
            if arrives:
                await append(*arguments)
            raise PerhapsStored("The database cannot be reached.")

        with monkeypatch.context() as failing:
            failing.setattr(house.entries, "append", unanswered)
            failing.setattr(house.entries, "load", full)
            heard = await mover.say({"type": "act", "mark": "m", "entry": 0, "action": legal_action(mover)})
        assert (heard[-1]["type"], heard[-1]["code"], heard[-1]["again"]) == ("bye", "storage", True)
        assert not any(told.get("mark") == "m" for told in heard)
        for tab in (mover, other):
            tab.disconnect()
        forget(house)
        for tab in (mover, other):
            await tab.connect()
        again = await mover.act(mark="m", entry=0)
        assert again["type"] == ("done" if arrives else "update")
        assert await in_step(house, table, mover, other) == 1

    run(tmp_path, story)


def legal_action(tab: Tab) -> int:
    assert tab.live is not None
    return tab.live.playing().state.legal_actions()[0]


def test_an_end_that_cannot_be_rated_is_told_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        people = [await person(house, name) for name in ("Anna", "Bruno")]
        table = await set_up(house, "shelfie", people, rated=True)
        tabs = [Tab(house, table, each) for each in people]
        for tab in tabs:
            await tab.connect()
        with monkeypatch.context() as failing:
            failing.setattr(ratings, "rate_finished", full)
            answer_to("r", await tabs[0].say({"type": "resign", "mark": "r", "entry": 0}))
        assert await in_step(house, table, *tabs) == 1
        assert all(tab.state.over for tab in tabs)
        assert await ratings.rate_left_over(house.database) == 1

    run(tmp_path, story)


# Opening and putting away


def test_everybody_who_comes_at_once_comes_to_the_same_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table, mover, other = await two(house, "shelfie")
        for tab in (mover, other):
            tab.disconnect()
        forget(house)
        found = await asyncio.gather(*(house.tables.get(table) for _ in range(5)))
        assert len({id(live) for live in found}) == 1

    run(tmp_path, story)


def test_a_match_that_begins_while_its_table_is_being_opened_is_seen(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table, _, _ = await two(house, "shelfie")
        forget(house)
        opening = asyncio.ensure_future(house.tables.get(table))
        await asyncio.sleep(0)
        before = house.database.reading
        reads: list[str] = []

        def counted() -> object:
            reads.append("read")
            return before()

        house.database.reading = counted  # type: ignore[method-assign, assignment]
        await house.tables.changed(table)
        assert reads, "what was being opened is read once more"
        assert await opening is house.tables.live[table]

    run(tmp_path, story)


def test_a_table_that_somebody_has_just_come_to_is_not_put_away(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await person(house)
        table = await set_up(house, "shelfie", [anna, anna])
        live = await house.tables.get(table)
        assert live is not None
        live.touched -= 1000
        assert await house.tables.get(table) is live
        house.tables.put_away()
        assert await house.tables.get(table) is live
        live.touched -= 1000
        house.tables.put_away()
        assert table not in house.tables.live
        tab = Tab(house, table, anna)
        await tab.connect()
        assert await in_step(house, table, tab) == 0

    run(tmp_path, story)


def test_who_says_hello_at_a_table_that_was_put_away_has_to_come_back(tmp_path: Path) -> None:
    """Else they would sit alone at a copy of it, and hear nothing of the others."""

    async def story(house: House) -> None:
        table, mover, other = await two(house, "shelfie")
        for tab in (mover, other):
            tab.disconnect()
        await mover.connect()
        forget(house)
        await other.connect()
        await mover.say({"type": "hello", "have": 0})
        assert mover.state.bye is not None
        assert mover.state.bye["again"]
        assert mover.connection is not None
        assert mover.connection.ending == 1012
        mover.disconnect()
        await mover.connect()
        assert (await mover.act())["type"] == "update"
        assert await in_step(house, table, mover, other) == 1

    run(tmp_path, story)


def test_somebody_whose_seat_is_not_theirs_any_more_watches_on(tmp_path: Path) -> None:
    """A person who was deleted or adopted elsewhere is only a spectator to a connection that is still open."""

    async def story(house: House) -> None:
        _, mover, other = await two(house, "shelfie")
        assert other.connection is not None
        other.connection.audiences = [None]
        assert (await mover.act(mark="m"))["type"] == "update"
        assert [each["seat"] for each in other.take_told() if each["type"] == "view"][-1] is None

    run(tmp_path, story)
