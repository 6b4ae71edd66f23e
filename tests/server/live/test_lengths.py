"""The length of encrypted messages reveals nothing that is hidden from their recipient."""

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
from tests.sizes import QUICK, SOAK, few
from tests.tables import BUILT_IN

STORIES = [(game, players) for game in BUILT_IN for players in ((2, 3, 4) if SOAK else (2,) if QUICK else (2, 4))]
OWN = {"hand", "tiles", "personal_goal"}
"""Secrets that a seat may see of itself; also the tile that it draws."""


class Eavesdropped(Tab):
    """A client whose messages are measured on their way, before anything else looks at them."""

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        self.frames: list[bytes] = []

    def hear(self) -> list[Document]:
        if self.connection is not None:
            self.frames += self.connection.queue
        return super().hear()


def frames(data: Path, story: Story, first: State, witness: str, asking: bool = True) -> list[bytes]:
    """Play a story from a first state; return everything that is sent to a witness, who may ask for more."""

    async def play() -> list[bytes]:
        async with open_inside(data) as server:
            people = [await person(server, f"Guest {seat}") for seat in range(story.players)]
            watching = await person(server, "Spectator")
            table = await set_up(server, story.game, people)
            tabs = [Eavesdropped(server, table, who) for who in (*people, watching)]
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
    """Try illegal actions, also with hidden tiles, and ask for previews; the answers are measured too."""
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
def test_the_length_of_messages_reveals_nothing_that_is_hidden_from_their_recipient(
    tmp_path: Path, game: str, players: int
) -> None:
    story = Story(game, players)
    for witness in story.witnesses()[:-2]:
        usual = frames(tmp_path / "server.sqlite3", story, story.first, witness)
        assert len(usual) > 10 * story.plies
        for turn in range(1, 1 + few(2)):
            others = frames(tmp_path / "server.sqlite3", story, story.sibling(witness, turn), witness)
            assert [*map(len, others)] == [*map(len, usual)]


@pytest.mark.parametrize(("game", "players"), STORIES)
def test_secrets_of_a_seat_change_only_the_length_of_its_own_hand_or_goal(
    tmp_path: Path, game: str, players: int
) -> None:
    """Numbers have one digit or two: an eavesdropper can learn that much about the seat's own hand or goal."""
    story = Story(game, players)
    worlds = [story.first, *(story.sibling(SPECTATOR, turn) for turn in range(1, 1 + few(4)))]
    heard = [frames(tmp_path / "server.sqlite3", story, first, "0", asking=False) for first in worlds]
    assert len({str(first.view(0)) for first in worlds}) == len(worlds)
    assert len({tuple(len(without_own(frame)) for frame in told) for told in heard}) == 1


def without_own(frame: bytes) -> str:
    """A message without anything that only its seat may know."""

    def open_part(part: Document) -> Document:
        own = OWN | {"tile"} if part.get("kind") == "draw" else OWN
        return {name: value for name, value in part.items() if name not in own}

    return json.dumps(json.loads(frame, object_hook=open_part))


def test_a_length_that_depends_on_a_secret_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view_json = State.view_json

    def pad_view(state: State, seat: int | None = None) -> bytes:
        return view_json(state, seat)[:-1] + f',"pad":"{"x" * state.position()["stack"][0]}"}}'.encode()

    monkeypatch.setattr(State, "view_json", pad_view)
    story = Story("lanterns", 2)
    told = [frames(tmp_path / "server.sqlite3", story, first, "1") for first in (story.first, story.sibling("1"))]
    assert [*map(len, told[0])] != [*map(len, told[1])]
