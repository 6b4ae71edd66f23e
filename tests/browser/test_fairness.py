"""Fairness on the page: after a match, the device says what it checked, and warns if anything does not match."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.by_mouse import play_to_the_end
from tests.browser.guests import Guest, Guests
from tests.browser.test_tables import accept, invite, open_table, read_link

CHECKED = "Fair: this device checked the deal, every move and the result"
PARTLY = "This device checked every move and the result, and the deal as far as it can"
WRONG = "Warning: this deal cannot be trusted"
SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""JavaScript: the person has asked the browser to save data."""


def resign(guest: Guest) -> None:
    """End the match at once."""
    guest.menu("Resign")
    guest.button("Resign", guest.dialog()).click()


def test_after_a_whole_game_the_page_has_checked_that_it_was_fair(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    guest.see_turn()
    play_to_the_end(guest, "shelfie")
    line = guest.dialog().get_by_text(CHECKED)
    expect(line).to_be_visible()
    explanation = guest.dialog().get_by_text("Nobody chose the deal.")
    expect(explanation).to_be_hidden()
    line.click()
    expect(explanation).to_be_visible()
    expect(guest.dialog().get_by_text("A number from this device is part of the seed.")).to_be_visible()
    expect(guest.dialog().get_by_text("This device stored the commitment before the match")).to_be_visible()
    expect(guest.dialog().get_by_text("Replayed on this device: every move follows the rules")).to_be_visible()
    with guest.page.expect_download() as download:
        guest.dialog().get_by_role("link", name="Download the match").click()
    assert json.loads(download.value.path().read_text("utf-8"))["format"] == "ludoteca match 2"


def test_a_tampered_record_is_shown_at_once_with_the_place(guests: Guests, finished_matches: dict[str, str]) -> None:
    guest = guests.come()

    def forward(route: Route) -> None:
        match = route.fetch().json()
        match["log"][3]["events"].pop()
        route.fulfill(json=match)

    guest.page.route(re.compile("/document$"), forward)
    guest.go(f"/replay/{finished_matches['lanterns']}")
    warning = guest.dialog("Warning: the record of this match cannot be trusted.")
    expect(warning.get_by_text("Entry 4 of the record has consequences")).to_be_visible()


def test_who_saves_data_replays_a_match_by_pressing_a_button(guests: Guests, finished_matches: dict[str, str]) -> None:
    guest = guests.come()
    guest.context.add_init_script(SAVE_DATA)
    guest.go(f"/table/{finished_matches['shelfie']}")
    guest.dialog().get_by_text("The deal is fair, as far as this device can check").click()
    assert not [answer.url for answer in guest.responses if "/engine/" in answer.url or "/document" in answer.url]
    guest.button("Replay every move on this device", guest.dialog()).click()
    expect(guest.dialog().get_by_text(PARTLY)).to_be_visible()


def test_two_people_contribute_and_each_device_checks_it(guests: Guests) -> None:
    host = open_table(guests.come(), "lanterns", 2)
    other = invite(host, guests)
    host.button("Start").click()
    host.sit()
    other.sit()
    resign(host)
    for guest in (host, other):
        expect(guest.dialog().get_by_text(CHECKED)).to_be_visible()
        guest.dialog().get_by_text(CHECKED).click()
        expect(guest.dialog().get_by_text(re.compile("Random numbers came from: .*, .*"))).to_be_visible()


def test_a_device_that_did_not_play_says_so(guests: Guests) -> None:
    guest = guests.come().play("lanterns")
    resign(guest)
    expect(guest.dialog().get_by_text(CHECKED)).to_be_visible()
    stranger = guests.come().go(f"/table/{guest.table}")
    stranger.dialog().get_by_text(PARTLY).click()
    expect(stranger.dialog().get_by_text("No number from this device is part of the seed.")).to_be_visible()
    for who, line in ((guest, CHECKED), (stranger, PARTLY)):
        who.go(f"/replay/{guest.table}")
        who.button(line).click()
        expect(who.dialog().get_by_text("Nobody chose the deal.")).to_be_visible()


def test_a_page_that_loses_its_connection_between_the_stages_still_contributes(guests: Guests) -> None:
    host = open_table(guests.come(), "lanterns", 2)
    lost: list[str] = []

    def lose_the_number(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(text: str | bytes) -> None:
            if '"random"' in str(text) and not lost:
                lost.append(str(text))
                route.close(code=1012)
                server.close()
            else:
                server.send(text)

        route.on_message(forward)

    host.button("Invite").first.click()
    other = guests.come()
    other.page.route_web_socket(re.compile("/live$"), lose_the_number)
    accept(other, read_link(host))
    expect(other.page.get_by_text("Waiting for the host to start.")).to_be_visible()
    host.button("Start").click()
    host.sit()
    other.sit()
    assert lost
    resign(host)
    for guest in (host, other):
        expect(guest.dialog().get_by_text(CHECKED)).to_be_visible()


def tamper(text: str, change: dict[str, Any]) -> str:
    """A message in which the record of a finished table is changed."""
    message = json.loads(text)
    if message["type"] == "table" and message["table"]["phase"] == "finished":
        message["table"]["fairness"] |= change
    return json.dumps(message)


def test_a_tampered_record_shows_a_warning(guests: Guests) -> None:
    guest = guests.come()

    def forward(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(tamper(str(text), {"secret": "00" * 32})))

    guest.page.route_web_socket(re.compile("/live$"), forward)
    guest.play("lanterns")
    resign(guest)
    warning = guest.dialog().get_by_text(WRONG)
    expect(warning).to_be_visible()
    warning.click()
    expect(guest.dialog().get_by_text("The server’s secret does not match the commitment")).to_be_visible()


def test_a_server_that_uses_another_number_is_found(guests: Guests) -> None:
    guest = guests.come()

    def replace(route: Route) -> None:
        route.continue_(post_data=json.dumps({"fill": None, "random": "11" * 32}))

    guest.page.route(re.compile("/start$"), replace)
    guest.play("lanterns")
    resign(guest)
    guest.dialog().get_by_text(WRONG).click()
    expect(guest.dialog().get_by_text("The record differs from what this device saw")).to_be_visible()
