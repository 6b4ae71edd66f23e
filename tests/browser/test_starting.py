"""A server that is compiling, offline or failed to start: the page shows which, waits, and continues by itself."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Request, WebSocketRoute, expect

from tests.browser import by_mouse
from tests.browser.axe import assert_accessible
from tests.browser.guests import Guest, Guests
from tests.browser.starting_server import StartingServer, forgive
from tests.browser.test_tables import open_table, read_link
from tests.tables import BUILT_IN

PREPARING = "Preparing Lanterns and My Shelfie"
SOON = "Your table opens as soon as everything is ready."
LIVE = re.compile(r"/api/tables/\w+/live$")
PHONES = {"upright": {"width": 360, "height": 640}, "on its side": {"width": 844, "height": 390}}


def notice(guest: Guest, title: str = PREPARING) -> Locator:
    """The notice about the server that the page waits for."""
    return guest.page.get_by_role("region", name=title)


def see_bar(guest: Guest, percent: int, left: str, title: str = PREPARING) -> None:
    shown = notice(guest, title)
    expect(shown.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(percent))
    expect(shown.get_by_text(left, exact=True)).to_be_visible()
    expect(shown.get_by_text("This happens only once")).to_be_visible()


def see_no_notice(guest: Guest) -> None:
    expect(guest.page.get_by_role("progressbar")).to_have_count(0)


def wait_for_polls(server: StartingServer, count: int) -> None:
    """Wait until the page has polled this many more times."""
    until = server.polls + count
    while server.polls < until:
        server.guest.page.wait_for_event("requestfinished", is_poll)


def is_poll(request: Request) -> bool:
    return urlsplit(request.url).path == "/ready"


def test_the_start_page_shows_progress_and_time_left_until_the_server_is_ready(guests: Guests) -> None:
    guest = guests.come()
    server = StartingServer(guest)
    server.prepare(done=0.42, seconds=8.2)
    guest.go()
    see_bar(guest, 42, "about 8 seconds left")
    server.prepare(done=0.7, seconds=4.5)
    see_bar(guest, 70, "a few seconds left")
    server.prepare(done=0.6, seconds=0)
    see_bar(guest, 70, "almost done")
    server.be_ready()
    see_no_notice(guest)
    expect(guest.box("lanterns").get_by_role("combobox").get_by_role("option")).to_have_count(5)
    forgive(guest)


def test_a_waiting_page_sends_few_requests(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    server = StartingServer(guest)
    server.prepare(done=0.1, seconds=30)
    guest.go()
    see_bar(guest, 10, "about 30 seconds left")
    for game in BUILT_IN:
        guest.button("Play", guest.box(game)).click()
    wait_for_polls(server, 4)
    before = server.calls
    wait_for_polls(server, 4)
    assert server.calls == before <= 5
    server.be_ready()
    guest.sit()
    forgive(guest)


def test_play_is_accepted_while_waiting_and_the_table_opens_by_itself(guests: Guests) -> None:
    guest = guests.come()
    server = StartingServer(guest)
    server.prepare(done=0.3, seconds=20)
    guest.go()
    see_bar(guest, 30, "about 20 seconds left")
    guest.button("Play", guest.box("lanterns")).click()
    expect(guest.box("lanterns").get_by_text(SOON)).to_be_visible()
    expect(guest.button("Cancel", guest.box("lanterns"))).to_be_focused()
    server.be_ready()
    guest.sit().see_turn()
    expect(guest.page.get_by_role("heading", name="Lanterns")).to_be_visible()
    forgive(guest)


def test_a_canceled_table_is_not_opened(guests: Guests) -> None:
    guest = guests.come()
    server = StartingServer(guest)
    server.prepare(done=0.3, seconds=20)
    guest.go()
    guest.button("Play", guest.box("shelfie")).click()
    guest.button("Cancel", guest.box("shelfie")).click()
    expect(guest.button("Play", guest.box("shelfie"))).to_be_focused()
    server.be_ready()
    see_no_notice(guest)
    assert urlsplit(guest.page.url).path == "/"
    expect(guest.page.get_by_role("region", name="Your tables")).to_have_count(0)
    forgive(guest)


def test_the_rules_can_be_read_meanwhile(guests: Guests) -> None:
    guest = guests.come()
    server = StartingServer(guest)
    server.prepare(done=0.5, seconds=10)
    guest.go("/rules/lanterns")
    expect(guest.page.locator("main li[id]").first).to_be_visible()
    forgive(guest)


def test_a_replay_waits_too_and_continues_by_itself(guests: Guests, finished_matches: dict[str, str]) -> None:
    guest = guests.come()
    server = StartingServer(guest)
    server.prepare(done=0.5, seconds=10)
    guest.go(f"/replay/{finished_matches['lanterns']}")
    see_bar(guest, 50, "about 10 seconds left")
    server.be_ready()
    expect(guest.page.get_by_role("gridcell").first).to_be_visible()
    see_no_notice(guest)
    forgive(guest)


def test_an_invitation_is_accepted_as_soon_as_the_server_is_ready(guests: Guests) -> None:
    host = open_table(guests.come(), "shelfie", 2)
    host.button("Invite").first.click()
    friend = guests.come()
    server = StartingServer(friend)
    server.prepare(done=0.5, seconds=10)
    friend.go(read_link(host))
    see_bar(friend, 50, "about 10 seconds left")
    friend.page.get_by_role("textbox").fill("Ada")
    friend.button("Join").click()
    server.be_ready()
    expect(friend.page.get_by_text("Waiting for the host to start.")).to_be_visible()
    host.see("Ada")
    forgive(friend)


def test_a_failed_and_an_offline_server_are_distinguished_and_both_may_come_back(guests: Guests) -> None:
    guest = guests.come()
    server = StartingServer(guest)
    server.prepare(done=0.5, seconds=10)
    guest.go()
    see_bar(guest, 50, "about 10 seconds left")
    server.fail()
    expect(notice(guest, "The server could not start").get_by_text("server’s log")).to_be_visible()
    expect(guest.page.get_by_role("progressbar")).to_have_count(0)
    server.go_offline()
    expect(notice(guest, "The server is not responding")).to_be_visible()
    expect(notice(guest, "The server could not start")).to_have_count(0)
    server.prepare(done=0.2, seconds=10)
    see_bar(guest, 20, "about 10 seconds left")
    server.be_ready()
    see_no_notice(guest)
    expect(guest.box("lanterns").get_by_role("combobox").get_by_role("option")).to_have_count(5)
    forgive(guest)


def test_a_table_reconnects_after_a_restarted_server_has_compiled(guests: Guests) -> None:
    guest = guests.come()
    sockets: list[WebSocketRoute] = []
    server = StartingServer(guest)
    server.be_ready()
    guest.page.route_web_socket(LIVE, lambda socket: connect(socket, server, sockets))
    guest.play("shelfie").see_turn()
    before = guest.board()
    server.prepare(done=0.5, seconds=10)
    sockets[-1].close(code=1012)
    see_bar(guest, 50, "about 10 seconds left")
    opened = len(sockets)
    wait_for_polls(server, 3)
    assert len(sockets) == opened
    server.be_ready()
    guest.see_turn()
    see_no_notice(guest)
    assert guest.board() == before
    assert by_mouse.play_turn(guest, "shelfie")
    forgive(guest)


def connect(socket: WebSocketRoute, server: StartingServer, sockets: list[WebSocketRoute]) -> None:
    sockets.append(socket)
    if server.status == "ready":
        socket.connect_to_server()
    else:
        socket.close(code=1013)


def test_a_hint_that_is_still_being_compiled_shows_the_time_left(guests: Guests) -> None:
    guest = guests.come()
    guest.context.add_init_script("delete window.WebAssembly")  # otherwise the browser computes the hint
    server = StartingServer(guest)
    server.prepare(done=0.25, seconds=12, stage="players")
    hints = HeldHints(guest)
    guest.play("shelfie").see_turn()
    assert server.polls == 0
    guest.button("Hint").click()
    see_bar(guest, 25, "about 10 seconds left", "Getting bots and hints ready")
    assert_accessible(guest, "a hint that is being compiled")
    server.be_ready()
    see_no_notice(guest)
    hints.release()
    expect(guest.button("Play this move")).to_be_visible()


class HeldHints:
    """Passes on all messages of a table's socket, but hints only after they are released."""

    def __init__(self, guest: Guest) -> None:
        self.held: list[str] = []
        self.is_released = False
        guest.page.route_web_socket(LIVE, self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        server.on_message(self.hear)
        socket.on_message(server.send)

    def hear(self, message: str | bytes) -> None:
        if json.loads(message)["type"] == "hints" and not self.is_released:
            self.held.append(str(message))
        else:
            self.socket.send(message)

    def release(self) -> None:
        self.is_released = True
        for message in self.held:
            self.socket.send(message)


@pytest.mark.parametrize("phone", PHONES)
def test_the_notice_is_accessible_on_a_phone(guests: Guests, phone: str) -> None:
    guest = guests.come(viewport=PHONES[phone], has_touch=True, is_mobile=True)
    server = StartingServer(guest)
    server.prepare(done=0.4, seconds=10)
    for path in ("/", "/table/abcdefghjkmn", "/leaderboard"):
        guest.go(path)
        see_bar(guest, 40, "about 10 seconds left")
        assert_accessible(guest, f"{path} of a server that is starting")
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.go()
    guest.button("Play", guest.box("lanterns")).click()
    expect(guest.box("lanterns").get_by_text(SOON)).to_be_visible()
    assert_accessible(guest, "a table that opens soon")
    forgive(guest)


@pytest.mark.parametrize(
    ("locale", "title", "left"),
    [
        ("it-IT", "Sto preparando Lanterns e My Shelfie", "ancora circa 25 secondi"),
        ("fr-FR", "Nous préparons Lanterns et My Shelfie", "encore 25 secondes environ"),
        ("pl-PL", "Przygotowuję Lanterns i My Shelfie", "jeszcze około 25 sekund"),
    ],
)
def test_the_notice_uses_the_language_of_the_browser(guests: Guests, locale: str, title: str, left: str) -> None:
    guest = guests.come(locale=locale)
    server = StartingServer(guest)
    server.prepare(done=0.4, seconds=24)
    guest.go()
    expect(notice(guest, title).get_by_role("progressbar")).to_be_visible()
    expect(notice(guest, title).get_by_text(left, exact=True)).to_be_visible()
    forgive(guest)
