"""Learning from one's own mistakes: from the analysis to the board, and the deck."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from ludoteca.client import Client
from ludoteca.match.document import read_match
from ludoteca.server.edge.authentication import COOKIE
from tests.browser.axe import assert_accessible
from tests.browser.guests import PHONE, Guest, Guests
from tests.client.choosing import chooser
from tests.search.analyses import be_rough

SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""JavaScript: the person has asked the browser to use little data."""
TEXTS = """() => {
  const { cards } = JSON.parse(localStorage['ludoteca.mistakes']);
  const { played, best } = cards.sort((one, other) => one.ply - other.ply)[0];
  return [played.text, best.text];
}"""
"""JavaScript: the move from the match and the best one, in the first position."""


def try_move(guest: Guest, action: str) -> None:
    """Type a move."""
    guest.press("/")
    guest.page.keyboard.type(action)
    guest.press("Enter")


def test_a_mistake_is_tried_again_and_stays_in_the_deck(
    guests: Guests, server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The analysis is a rough one, from the server, which computes for browsers that are to save data."""
    guest = guests.come(viewport=PHONE)
    guest.context.add_init_script(SAVING)
    with Client(server_url) as client:
        client.me("you")
        table = client.make_table("shelfie", bots={"1": "novice"})["id"]
        client.start(table)
        with client.sit(table) as seat:
            seat.play(chooser())
            seat.wait_end(60)
        be_rough(monkeypatch)
        analysis = ludoteca.analyse(read_match(client.match_document(table)), iterations=40)
        guest.context.add_cookies([{"name": COOKIE, "value": str(client.token), "url": server_url}])
    guest.page.route(f"**/api/matches/{table}/analysis", lambda route: route.fulfill(json=analysis))
    guest.go(f"/mistakes/{table}")
    expect(guest.page.get_by_role("region", name=re.compile("^Position 1 of"))).to_be_visible()
    guest.see("Find a better move")
    answer = guest.button("Show the answer")
    expect(answer).to_be_enabled()
    assert_accessible(guest, "a mistake to try again")
    played, best = guest.page.evaluate(TEXTS)
    try_move(guest, played)
    guest.see("This is the move from the match")
    try_move(guest, best)
    guest.see("This is the best move")
    guest.button(re.compile("^(Next|Finish)$")).click()
    guest.go("/mistakes")
    guest.see("For today")
    expect(guest.page.get_by_role("article").first).to_contain_text("against Novice")
    assert_accessible(guest, "the deck of mistakes")
