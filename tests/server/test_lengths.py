"""Lengths: who sees how long messages are, but cannot read them, learns nothing that is hidden from who gets them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.state import State
from ludoteca.core.types import Document
from ludoteca.match.setting import Setting
from tests.server.inside import Tab, open_inside, person, set_up
from tests.server.stories import SPECTATOR, Story, forbidden
from tests.sizes import QUICK, few

STORIES = [(game, players) for game in ("lanterns", "shelfie") for players in ((2,) if QUICK else (2, 3, 4))]
OWN = {"hand", "tiles", "personal_goal"}
"""What only the holder of a seat is shown of what is hidden from others; and the tile that it draws."""


class Eavesdropped(Tab):
    """A client whose messages are measured on their way, before anything else looks at them."""

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        self.frames: list[bytes] = []

    def hear(self) -> list[Document]:
        if self.connection is not None:
            self.frames += self.connection.waiting
        return super().hear()


def frames(data: Path, story: Story, first: State, witness: str, asking: bool = True) -> list[bytes]:
    """Play a story on a table that is set like this; return everything that is sent to a witness, who may be asking."""

    async def play() -> list[bytes]:
        async with open_inside(data) as house:
            people = [await person(house, f"Guest {seat}") for seat in range(story.players)]
            watching = await person(house, "Spectator")
            table = await set_up(house, story.game, people)
            tabs = [Eavesdropped(house, table, who) for who in (*people, watching)]
            for tab in tabs:
                await tab.connect()
            curious = tabs[-1 if witness == SPECTATOR else int(witness)]
            for number, state in enumerate(list(story.states())[:-1]):
                if asking:
                    await ask_everything(curious, state, number, witness)
                assert state.seat is not None
                await tabs[state.seat].act(story.actions[number])
                for tab in tabs:
                    tab.hear()
            await come_back(curious, story.plies // 2)
            return curious.frames

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Setting, "first_state", lambda _: first.copy())
        return asyncio.run(play())


async def ask_everything(tab: Tab, state: State, number: int, witness: str) -> None:
    """Try what is not allowed, hidden tiles among it, and look ahead; the answers are measured too."""
    tried = list(forbidden(state, witness))
    for count, action in enumerate(tried):
        await tab.act(action, f"try {number} {count}", number)
    for start in range(0, len(tried), 24):
        look = {"type": "preview", "mark": f"look {number} {start}", "entry": number}
        await tab.say(look | {"actions": tried[start : start + 24]})


async def come_back(tab: Tab, have: int) -> None:
    """Open the table again: with nothing, and with an old view."""
    for known in (None, have):
        tab.hear()
        tab.disconnect()
        await tab.connect()
        await tab.say({"type": "hello", "have": known})


@pytest.mark.parametrize(("game", "players"), STORIES)
def test_how_long_messages_are_tells_nothing_that_is_hidden_from_who_gets_them(
    tmp_path: Path, game: str, players: int
) -> None:
    story = Story(game, players)
    for witness in story.witnesses()[:-2]:
        usual = frames(tmp_path / "house.sqlite3", story, story.first, witness)
        assert len(usual) > 10 * story.plies
        for turn in range(1, 1 + few(2)):
            others = frames(tmp_path / "house.sqlite3", story, story.sibling(witness, turn), witness)
            assert [*map(len, others)] == [*map(len, usual)]


@pytest.mark.parametrize(("game", "players"), STORIES)
def test_what_a_seat_alone_knows_may_change_the_length_of_its_own_hand_or_goal_and_of_nothing_else(
    tmp_path: Path, game: str, players: int
) -> None:
    """Numbers have one digit or two: who listens on the way to a seat learns that much of its own hand or goal."""
    story = Story(game, players)
    worlds = [story.first, *(story.sibling(SPECTATOR, turn) for turn in range(1, 1 + few(4)))]
    heard = [frames(tmp_path / "house.sqlite3", story, first, "0", asking=False) for first in worlds]
    assert len({str(first.view(0)) for first in worlds}) == len(worlds)
    assert len({tuple(len(without_own(frame)) for frame in told) for told in heard}) == 1


def without_own(frame: bytes) -> str:
    """A message in which everything is left out that its seat alone may know."""

    def open_part(part: Document) -> Document:
        own = OWN | {"tile"} if part.get("kind") == "draw" else OWN
        return {name: value for name, value in part.items() if name not in own}

    return json.dumps(json.loads(frame, object_hook=open_part))


def test_a_message_that_is_longer_by_something_hidden_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = State.views

    def padded(state: State, seats: Any) -> list[Document]:
        return [view | {"pad": " " * state.position()["stack"][0]} for view in views(state, seats)]

    monkeypatch.setattr(State, "views", padded)
    story = Story("lanterns", 2)
    told = [frames(tmp_path / "house.sqlite3", story, first, "1") for first in (story.first, story.sibling("1"))]
    assert [*map(len, told[0])] != [*map(len, told[1])]
