"""Recorded matches have the same result on the server, and a match continues only with its own rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from ludoteca.core.state import State
from ludoteca.core.types import Action, Document
from ludoteca.match.clocks import Clock
from ludoteca.match.document import verify
from ludoteca.match.log import ACT, AGREE, ASK, EXPIRE, LEAVE, REFUSE, RESIGN, RETURN, UNDO, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import PLAYABLE_RULES, RULES_VERSION
from ludoteca.server import times
from ludoteca.server.app import Server
from ludoteca.server.live.table import LiveTable
from ludoteca.server.people import archive as records
from ludoteca.server.people.person import Person
from ludoteca.server.store.schema import entries, matches
from tests.server.inside import Tab, answer_to, as_sent, forget, open_inside, person, replay, set_up, stored_row
from tests.sizes import QUICK

FILES = sorted((Path(__file__).parent.parent / "match" / "recorded").glob("*.json"))
WISHES: dict[str, Document] = {
    AGREE: {"type": "answer", "agree": True},
    REFUSE: {"type": "answer", "agree": False},
    RESIGN: {"type": "resign"},
    LEAVE: {"type": "leave"},
    RETURN: {"type": "return"},
}


def run(data: Path, story: Callable[[Server], Awaitable[None]]) -> None:
    """Run a story on its own server."""

    async def run_story() -> None:
        async with open_inside(data / "ludoteca.sqlite3") as server:
            await asyncio.wait_for(story(server), 120)

    asyncio.run(run_story())


class Recorded:
    """A recorded match, played once more: everybody does what they did, when the time has come for it."""

    def __init__(self, server: Server, document: Document) -> None:
        self.server = server
        self.document = document
        self.lines: list[Document] = document["log"]
        self.at = 1_700_000_000_000
        self.tabs: dict[int, Tab] = {}
        self.people: list[Person] = []
        self.table = ""
        server.context.bots.choose = self.choose  # type: ignore[method-assign, assignment]

    @property
    def live(self) -> LiveTable:
        return self.server.tables.live[self.table]

    async def set_up(self) -> None:
        """The same people, seats, options, clock and seed."""
        count = max((number for number in self.document["people"] if number is not None), default=0) + 1
        self.people = [await person(self.server, f"Guest {number}") for number in range(count)]
        held = [
            seat["bot"] if number is None else self.people[number]
            for seat, number in zip(self.document["seats"], self.document["people"], strict=True)
        ]
        self.table = await set_up(
            self.server,
            self.document["game"],
            held,
            Clock(**self.document["clock"]),
            self.document["rated"],
            bytes.fromhex(self.document["seed"]),
            self.document["rules"],
            **self.document["options"],
        )
        await self.sit_down()

    async def sit_down(self) -> None:
        """Everybody connects."""
        await self.server.tables.get(self.table)
        for who in self.people:
            tab = Tab(self.server, self.table, who)
            await tab.connect()
            self.tabs |= dict.fromkeys(self.live.row.seats_of(who.id), tab)

    async def play(self, until: int) -> None:
        """Play until the log has a number of entries."""
        while self.live.length < until:
            length, line = self.live.length, self.lines[self.live.length]
            if line["kind"] == EXPIRE:
                self.let_time_pass()
            elif not self.is_bots(line):
                await self.wish(line)
            while self.live.length == length or self.live.lock.locked():
                await asyncio.sleep(0)

    def is_bots(self, line: Document) -> bool:
        """Whether a line was decided by a bot."""
        return line["kind"] == ACT and self.live.playing().holders[line["seat"]].bot is not None

    async def choose(self, *_: object) -> Action:
        """Decide for a bot as it did, once it is its turn to."""
        while self.live.length == len(self.lines) or not self.is_bots(self.lines[self.live.length]):
            await asyncio.sleep(0)
        action: Action = self.lines[self.live.length]["action"]
        return action

    async def wish(self, line: Document) -> None:
        """Somebody does what they did."""
        self.at += 100
        tab, mark = self.tabs[line["seat"]], f"line {self.live.length}"
        await tab.flush()
        said = {**wish_of(line), "mark": mark, "entry": self.live.length, "seat": line["seat"]}
        answer = answer_to(mark, await tab.say(said))
        assert answer["type"] in ("update", "done"), (line, answer)

    def let_time_pass(self) -> None:
        """Nobody moves until the time is up."""
        match = self.live.playing()
        assert match.to_move is not None
        self.at += match.clocks.time_left(match.to_move) or 0
        self.live.driver.run()


def wish_of(line: Document) -> Document:
    """The message that a line of a log came from."""
    if line["kind"] == ACT:
        return {"type": "act", "action": line["action"]}
    if line["kind"] == UNDO:
        return {"type": "undo", "to": line["to"]}
    if line["kind"] == ASK:
        asked = dict(line["question"])
        return {"type": "ask", **({"of": asked.pop("seat")} if "seat" in asked else {}), **asked}
    return WISHES[line["kind"]]


PLAYABLE = [path for path in FILES if path.stem != "lanterns-three-at-adjacent"]
"""What can be played again at a new table, which refuses a seating for another number of players."""


@pytest.mark.parametrize("path", PLAYABLE[::4] if QUICK else PLAYABLE, ids=lambda path: path.stem)
def test_a_recorded_match_has_the_same_result_on_the_server(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Restart the server in the middle of the match."""
    document = json.loads(path.read_text("utf-8"))

    async def story(server: Server) -> None:
        played = Recorded(server, document)
        monkeypatch.setattr(times, "read_clock", lambda: played.at)
        monkeypatch.setattr(times, "read_steady", lambda: played.at)
        monkeypatch.setattr(times, "_start", times.Start(0, 0))
        await played.set_up()
        await played.play(len(document["log"]) // 2)
        forget(server)
        await played.sit_down()
        await played.play(len(document["log"]))
        await check(server, played)

    run(tmp_path, story)


async def check(server: Server, played: Recorded) -> None:
    """The stored match, its file and everybody's last view are those of the recorded match."""
    match, row = await replay(server, played.table), await stored_row(server, played.table)
    assert match.result is not None
    assert (row.phase, row.rules) == ("finished", played.document["rules"])
    assert asdict(match.result) == played.document["result"]
    written = records.export_match(row, await server.context.match_log.load(played.table))
    verify(written, played.document["promise"])
    assert without_times(written) == without_times(played.document)
    for seat, tab in played.tabs.items():
        await tab.flush()
        assert tab.state.views[seat] == as_sent(match.state.view(seat))
        assert tab.state.result == as_sent(played.document["result"])


def without_times(document: Document) -> Document:
    """What a match's file says, without names and without when everything happened."""
    kept = {name: value for name, value in document.items() if name not in ("seats", "digest")}
    lines = [{name: value for name, value in line.items() if name not in ("at", "spent")} for line in document["log"]]
    return kept | {"log": lines}


# The version of the rules


async def of_other_rules(server: Server, rules: int) -> tuple[str, Tab]:
    """A match that was started with another version of the rules, on a server that was restarted."""
    anna = await person(server)
    table = await set_up(server, "shelfie", [anna, anna])
    tab = Tab(server, table, anna)
    await tab.connect()
    for _ in range(3):
        assert (await tab.act())["type"] == "update"
    tab.disconnect()
    await change(server, table, rules=rules)
    forget(server)
    return table, tab


async def change(server: Server, table: str, **values: Any) -> None:
    """Change the stored row of a table."""
    async with server.context.database.writing() as connection:
        await connection.execute(update(matches).where(matches.c.id == table).values(**values))


def test_every_match_stores_the_version_of_its_rules(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        table = await set_up(server, "lanterns", [anna, anna])
        row = await stored_row(server, table)
        assert row.rules == row.setting().rules == row.document()["rules"] == RULES_VERSION

    run(tmp_path, story)


@pytest.mark.parametrize("rules", [min(PLAYABLE_RULES) - 1, RULES_VERSION + 1])
def test_a_match_with_other_rules_is_not_continued(tmp_path: Path, rules: int) -> None:
    async def story(server: Server) -> None:
        table, tab = await of_other_rules(server, rules)
        await server.tables.resume()
        await tab.connect()
        told = tab.new_messages()
        bye = next(each for each in told if each["type"] == "bye")
        assert (bye["code"], bye["again"]) == ("rules", False)
        assert f"version {rules} of the rules" in bye["sentence"]
        assert bye["sentence"].endswith(".")
        assert tab.connection is not None
        assert tab.connection.close_code == 4409
        assert not any(each["type"] in ("view", "update") for each in told[told.index(bye) :])
        live = server.tables.live[table]
        with pytest.raises(Refused, match=f"version {rules}") as refused:
            live.playing()
        assert refused.value.code == "rules"
        assert live.document()["phase"] == "running"
        await change(server, table, rules=RULES_VERSION)
        forget(server)
        await tab.connect()
        assert tab.state.entry == 3
        assert (await tab.act(mark="on"))["type"] == "update"

    run(tmp_path, story)


def test_a_damaged_match_does_not_stop_others(tmp_path: Path) -> None:
    """One is damaged, one is of other rules; the bot of the third plays on."""

    async def choose(known: State, *_: object) -> Action:
        return known.legal_actions()[0]

    async def story(server: Server) -> None:
        server.context.bots.choose = choose  # type: ignore[method-assign, assignment]
        damaged, _ = await of_other_rules(server, RULES_VERSION)
        other, _ = await of_other_rules(server, RULES_VERSION + 1)
        async with server.context.database.writing() as connection:
            await connection.execute(delete(entries).where(entries.c.match == damaged, entries.c.entry == 1))
        third = await set_up(server, "shelfie", ["novice", await person(server), "novice"])
        await asyncio.gather(*server.tables.background.tasks)
        forget(server)
        await server.tables.resume()
        await asyncio.gather(*server.tables.background.tasks)
        assert damaged not in server.tables.live
        assert server.tables.live[other].match is None
        match: Match = server.tables.live[third].playing()
        assert match.to_move == 1

    run(tmp_path, story)
