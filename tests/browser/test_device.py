"""Where one person plays with bots, the browser thinks for hints and bots, and the server only checks."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.guests import TITLES, Guest, Guests


class Traffic:
    """The types of all messages on the sockets of a page."""

    def __init__(self, guest: Guest) -> None:
        self.sent: list[str] = []
        self.received: list[str] = []
        guest.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)["type"]))
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)["type"]))


def play_hint(guest: Guest) -> None:
    """Play the best hint."""
    guest.button("Hint").click()
    hint = guest.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("%")
    expect(hint.get_by_role("listitem").first).not_to_be_empty()
    guest.button("Play this move", hint).click()


@pytest.mark.parametrize("game", TITLES)
def test_hints_of_one_person_are_computed_by_the_browser(guests: Guests, game: str) -> None:
    guest = guests.come()
    traffic = Traffic(guest)
    guest.play(game).see_turn()
    before = guest.board()
    play_hint(guest)
    guest.wait_for_turn(before)
    assert traffic.sent.count("position") == traffic.received.count("known") == 1
    assert "hint" not in traffic.sent


def test_a_bot_of_several_people_at_one_device_moves_from_the_browser(guests: Guests) -> None:
    guest = guests.come().go()
    wanted = {"game": "shelfie", "players": 3, "names": ["Ada", "Bea"], "bots": {"2": "adept"}}
    guest.go(f"/table/{open_table(guest, wanted)}")
    traffic = Traffic(guest)
    guest.page.reload()
    for _ in range(4):
        guest.button(re.compile("^I am")).click()
        play_hint(guest)
    expect(guest.button(re.compile("^I am"))).to_be_visible()
    assert "hint" not in traffic.sent
    assert traffic.sent.count("thought") == traffic.received.count("think") > 0


def open_table(guest: Guest, wanted: dict[str, Any]) -> str:
    """Open a table, start its match, and return its id."""
    return str(
        guest.page.evaluate(
            """async (wanted) => {
                const headers = { "Content-Type": "application/json" };
                const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
                await post("/api/me", { name: "Ada" });
                const { id } = await (await post("/api/tables", wanted)).json();
                await post(`/api/tables/${id}/start`, {});
                return id;
            }""",
            wanted,
        )
    )
