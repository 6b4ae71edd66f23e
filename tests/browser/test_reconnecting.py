"""The server stops in the middle of a turn and comes back: the page shows it, does not reload, and loses no move."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import BOARD, TITLES, Guest, Guests
from tests.browser.starting_server import forgive
from tests.server.service import ServiceProcess


def choose(guest: Guest, game: str) -> None:
    """Make a turn, except for the click that sends it."""
    if game == "lanterns":
        guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    else:
        guest.page.locator("[data-cell].free").first.click()


def send(guest: Guest, game: str) -> None:
    """Make the last clicks of a turn."""
    place = "[data-open]" if game == "lanterns" else "[data-column]"
    guest.page.locator(place).first.click()
    guest.button("Confirm").click()


@pytest.mark.parametrize("game", TITLES)
def test_a_move_is_pending_at_once_and_survives_a_server_that_is_killed_before_it_answers(
    chromium: Browser, own_server: ServiceProcess, game: str
) -> None:
    guests = Guests(chromium, own_server.url)
    guest = guests.come().play(game)
    guest.see_turn()
    guest.page.evaluate("window.stayed = true")
    choose(guest, game)
    before = guest.board()
    assert own_server.process is not None
    own_server.process.send_signal(signal.SIGSTOP)
    send(guest, game)
    expect(guest.page.locator(".pending, button .dot").first).to_be_visible()
    own_server.kill()
    expect(guest.page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    own_server.start()
    guest.see_turn()
    guest.page.wait_for_function(f"([before]) => ({BOARD})() !== before", arg=[before])
    assert guest.page.evaluate("window.stayed") is True
    forgive(guest)
    guests.leave()


def test_players_who_come_back_later_see_the_same_board(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    guest.see_turn()
    before = guest.board()
    table = guest.table
    guest.go("/")
    mine = guest.page.get_by_role("region", name="Your tables").get_by_role("link").filter(has_text="Your turn")
    mine.click()
    guest.sit().see_turn()
    assert (guest.table, guest.board()) == (table, before)
