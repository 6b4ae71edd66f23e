"""Recorded matches are played through the service to the same end, and a match goes on only by its own rules."""

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
from ludoteca.match.setting import RULES_VERSION
from ludoteca.server import house as house_module
from ludoteca.server import live as live_module
from ludoteca.server import lobby, records, room, table, tables
from ludoteca.server.house import House
from ludoteca.server.persons import Person
from ludoteca.server.schema import entries, matches
from ludoteca.server.table import LiveTable
from tests.server.inside import Tab, answer_to, as_sent, forget, open_inside, person, replayed, set_up, stored
from tests.sizes import QUICK

FILES = sorted((Path(__file__).parent.parent / "match" / "recorded").glob("*.json"))
WISHES: dict[str, Document] = {
    AGREE: {"type": "answer", "agree": True},
    REFUSE: {"type": "answer", "agree": False},
    RESIGN: {"type": "resign"},
    LEAVE: {"type": "leave"},
    RETURN: {"type": "return"},
}


def run(data: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Run a story in a house of its own."""

    async def told() -> None:
        async with open_inside(data / "ludoteca.sqlite3") as house:
            await asyncio.wait_for(story(house), 120)

    asyncio.run(told())


class Recorded:
    """A recorded match, played once more: everybody does what they did, when the time has come for it."""

    def __init__(self, house: House, document: Document) -> None:
        self.house = house
        self.document = document
        self.lines: list[Document] = document["log"]
        self.at = 1_700_000_000_000
        self.tabs: dict[int, Tab] = {}
        self.people: list[Person] = []
        self.table = ""
        house.thinkers.choose = self.choose  # type: ignore[method-assign, assignment]

    @property
    def live(self) -> LiveTable:
        return self.house.tables.live[self.table]

    async def set_up(self) -> None:
        """The same people, seats, options, clock and seed."""
        count = max((number for number in self.document["people"] if number is not None), default=0) + 1
        self.people = [await person(self.house, f"Guest {number}") for number in range(count)]
        held = [
            seat["bot"] if number is None else self.people[number]
            for seat, number in zip(self.document["seats"], self.document["people"], strict=True)
        ]
        self.table = await set_up(
            self.house,
            self.document["game"],
            held,
            Clock(**self.document["clock"]),
            self.document["rated"],
            bytes.fromhex(self.document["seed"]),
            **self.document["options"],
        )
        await self.sit_down()

    async def sit_down(self) -> None:
        """Everybody connects."""
        await self.house.tables.get(self.table)
        for who in self.people:
            tab = Tab(self.house, self.table, who)
            await tab.connect()
            self.tabs |= dict.fromkeys(tab.state.seats, tab)

    async def play(self, until: int) -> None:
        """Play until so many entries are there."""
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
        assert answer["type"] == "update", (line, answer)

    def let_time_pass(self) -> None:
        """Nobody moves until the time is up."""
        match = self.live.playing()
        assert match.to_move is not None
        self.at += match.hourglass.left(match.to_move) or 0
        self.live.go_on()


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
def test_a_recorded_match_ends_through_the_service_as_it_did(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The service is started anew in the middle of it."""
    document = json.loads(path.read_text("utf-8"))

    async def story(house: House) -> None:
        played = Recorded(house, document)
        for module in (house_module, live_module, lobby, room, table, tables):
            monkeypatch.setattr(module, "now", lambda: played.at)
        await played.set_up()
        await played.play(len(document["log"]) // 2)
        forget(house)
        await played.sit_down()
        await played.play(len(document["log"]))
        await check(house, played)

    run(tmp_path, story)


async def check(house: House, played: Recorded) -> None:
    """The stored match, its file and everybody's last view are those of the recorded match."""
    match, row = await replayed(house, played.table), await stored(house, played.table)
    assert match.result is not None
    assert (row.phase, row.rules) == ("finished", RULES_VERSION)
    assert asdict(match.result) == played.document["result"]
    written = records.written(row, await house.entries.load(played.table))
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


async def of_other_rules(house: House, rules: int) -> tuple[str, Tab]:
    """A match that was begun by another version of the rules, after some actions; its service has started anew."""
    anna = await person(house)
    table = await set_up(house, "shelfie", [anna, anna])
    tab = Tab(house, table, anna)
    await tab.connect()
    for _ in range(3):
        assert (await tab.act())["type"] == "update"
    tab.disconnect()
    await change(house, table, rules=rules)
    forget(house)
    return table, tab


async def change(house: House, table: str, **values: Any) -> None:
    """Change the stored row of a table."""
    async with house.database.writing() as connection:
        await connection.execute(update(matches).where(matches.c.id == table).values(**values))


def test_every_match_knows_the_version_of_its_rules(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await person(house)
        table = await set_up(house, "lanterns", [anna, anna])
        row = await stored(house, table)
        assert row.rules == row.setting().rules == row.document()["rules"] == RULES_VERSION

    run(tmp_path, story)


@pytest.mark.parametrize("rules", [RULES_VERSION - 1, RULES_VERSION + 1])
def test_a_match_of_other_rules_is_not_continued_and_a_sentence_says_why(tmp_path: Path, rules: int) -> None:
    async def story(house: House) -> None:
        table, tab = await of_other_rules(house, rules)
        await house.tables.resume()
        await tab.connect()
        told = tab.take_told()
        bye = next(each for each in told if each["type"] == "bye")
        assert (bye["code"], bye["again"]) == ("rules", False)
        assert f"version {rules} of the rules" in bye["sentence"]
        assert bye["sentence"].endswith(".")
        assert tab.connection is not None
        assert tab.connection.ending == 4409
        assert not any(each["type"] in ("view", "update") for each in told[told.index(bye) :])
        live = house.tables.live[table]
        with pytest.raises(Refused, match=f"version {rules}") as refused:
            live.playing()
        assert refused.value.code == "rules"
        assert live.document()["phase"] == "running"
        await change(house, table, rules=RULES_VERSION)
        forget(house)
        await tab.connect()
        assert tab.state.entry == 3
        assert (await tab.act(mark="on"))["type"] == "update"

    run(tmp_path, story)


def test_a_match_that_cannot_go_on_does_not_keep_others_from_it(tmp_path: Path) -> None:
    """One is damaged, one is of other rules; the bot of the third plays on."""

    async def choose(known: State, *_: object) -> Action:
        return known.legal_actions()[0]

    async def story(house: House) -> None:
        house.thinkers.choose = choose  # type: ignore[method-assign, assignment]
        damaged, _ = await of_other_rules(house, RULES_VERSION)
        other, _ = await of_other_rules(house, RULES_VERSION + 1)
        async with house.database.writing() as connection:
            await connection.execute(delete(entries).where(entries.c.match == damaged, entries.c.entry == 1))
        third = await set_up(house, "shelfie", ["novice", await person(house), "novice"])
        await asyncio.gather(*house.tables.tasks)
        forget(house)
        await house.tables.resume()
        await asyncio.gather(*house.tables.tasks)
        assert damaged not in house.tables.live
        assert house.tables.live[other].match is None
        match: Match = house.tables.live[third].playing()
        assert match.to_move == 1

    run(tmp_path, story)
