"""Tables on this device: whole games without a network, which outlive reloads, and can be proved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from ludoteca.match.document import verify
from tests.browser import by_keyboard, by_mouse
from tests.browser.guests import Guest, Guests

AT_ONCE = "localStorage.setItem('ludoteca.settings', JSON.stringify({speed: 'none'}))"
"""JavaScript: bots answer at once."""
HAS_STORED = """async () => {
  const request = indexedDB.open("ludoteca-analyses");
  const opened = await new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const all = opened.transaction("analyses").objectStore("analyses").getAll();
  return new Promise((resolve) => (all.onsuccess = () => { opened.close(); resolve(all.result.length > 0); }));
}"""
"""JavaScript: whether an analysis is stored in the browser."""
NO_DATABASE = """Object.defineProperty(window, "indexedDB", {
  get: () => { throw new DOMException("Storage is not allowed here.", "SecurityError"); },
})"""
"""JavaScript: a window that stores nothing."""
FULL = """{
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value) {
    const request = put.call(this, value);
    if (window.isFull) this.transaction.abort();
    return request;
  };
}"""
"""JavaScript: while `isFull` is set, the browser aborts what is to be stored, as it does without space."""
CUT = "ERR_INTERNET_DISCONNECTED"


@pytest.fixture
def offline(guests: Guests) -> Callable[[Guest], Guest]:
    """Take a guest offline who has visited the page once; requests that nobody answered do not count as errors."""
    cut: list[Guest] = []

    def cut_off(guest: Guest) -> Guest:
        cut.append(guest)
        guest.context.add_init_script(AT_ONCE)
        guest.go("/settings").see("Everything is stored on this device")
        guest.context.set_offline(True)
        return guest

    leave = guests.leave

    def leave_without_network() -> None:
        for guest in cut:
            guest.errors = [error for error in guest.errors if CUT not in error]
        leave()

    guests.leave = leave_without_network  # type: ignore[method-assign]
    return cut_off


def see_analysis(guest: Guest) -> None:
    """Open the analysis of the only match; when the page is loaded again, it continues with what is stored."""
    guest.go("/games").page.get_by_role("link", name=re.compile("^Analysis")).click()
    curve = guest.page.get_by_role("slider", name="Chances to win")
    expect(curve).to_be_visible()
    expect(guest.page.get_by_role("region", name="Why it ended this way")).to_be_visible()
    guest.page.wait_for_function(HAS_STORED)
    guest.page.reload()
    expect(curve).to_be_visible()


def open_table(guest: Guest, game: str) -> None:
    """Press Play when the page has noticed that there is no network."""
    guest.go().see("You can still play against bots")
    guest.button("Play", guest.box(game)).click()
    guest.page.wait_for_url("**/table/local-*")
    guest.sit().see_turn()


def test_a_whole_game_by_touch_without_a_network(
    guests: Guests, offline: Callable[[Guest], Guest], tmp_path: Path
) -> None:
    guest = offline(guests.phone(service_workers="allow", accept_downloads=True))
    open_table(guest, "lanterns")
    by_mouse.play_turn(guest, "lanterns", tap=True)
    board = guest.board()
    guest.page.reload()
    guest.sit().see_turn()
    assert guest.board() == board, "the match continues where it was"
    by_mouse.play_to_the_end(guest, "lanterns", tap=True)
    guest.dialog().get_by_role("link", name="Replay").click()
    expect(guest.button("One step forward")).to_be_visible()
    see_analysis(guest)
    guest.go("/games").see(re.compile("On this device"))
    with guest.page.expect_download() as download:
        guest.button(re.compile("^Download")).click()
    download.value.save_as(tmp_path / "match.json")
    assert verify(json.loads((tmp_path / "match.json").read_text())).result is not None
    guest.button(re.compile("^Delete")).click()
    guest.button("Delete", guest.dialog()).click()
    guest.see("Games on the server appear here as soon as it answers")


def test_a_whole_game_by_keyboard_without_a_network(guests: Guests, offline: Callable[[Guest], Guest]) -> None:
    guest = offline(guests.come(service_workers="allow"))
    open_table(guest, "shelfie")
    by_keyboard.play_to_the_end(guest, "shelfie")
    assert guest.focus().name == "Play again"
    guest.press("Enter")
    expect(guest.dialog()).to_be_hidden()
    guest.sit()
    guest.context.set_offline(False)
    guest.go("/games")
    on_server = (
        guest.page.get_by_role("article")
        .get_by_role("link", name="Replay")
        .and_(guest.page.locator("[href^='/replay/']:not([href*=local])"))
    )
    expect(on_server).to_be_visible()


def test_several_people_and_a_second_tab(guests: Guests, offline: Callable[[Guest], Guest]) -> None:
    guest = offline(guests.come(service_workers="allow"))
    guest.go().see("You can still play against bots")
    guest.button("Same device", guest.box("shelfie")).click()
    guest.button("Start", guest.dialog()).click()
    guest.page.wait_for_url("**/table/local-*")
    guest.button(re.compile("^I am")).click()
    guest.sit()
    second = guest.context.new_page()
    second.goto(guest.page.url)
    guest.see("This game continues in another tab")
    take_back(guest, second)


def take_back(guest: Guest, second: Page) -> None:
    """Continue in the first tab; then the second one lets go."""
    guest.button("Continue here").click()
    expect(second.get_by_text("This game continues in another tab")).to_be_visible()
    expect(guest.button("Continue here")).to_be_hidden()


def test_without_space_a_match_goes_on_and_is_stored_as_soon_as_there_is_some(
    guests: Guests, offline: Callable[[Guest], Guest]
) -> None:
    guest = offline(guests.come(service_workers="allow"))
    guest.context.add_init_script(FULL)
    open_table(guest, "shelfie")
    guest.page.evaluate("window.isFull = true")
    by_mouse.play_turn(guest, "shelfie")
    expect(guest.page.get_by_role("log", name="Announcements")).to_contain_text("There is no space left on this device")
    guest.page.evaluate("window.isFull = false")
    by_mouse.play_turn(guest, "shelfie")
    board = guest.board()
    guest.page.reload()
    guest.sit().see_turn()
    assert guest.board() == board, "everything was stored, also what was played without space"


def test_a_window_that_stores_nothing_says_so_and_offers_the_match_as_a_file(
    guests: Guests, offline: Callable[[Guest], Guest], tmp_path: Path
) -> None:
    guest = guests.come(service_workers="allow", accept_downloads=True)
    guest.context.add_init_script(NO_DATABASE)
    open_table(offline(guest), "lanterns")
    guest.see("This window stores nothing. Your game lasts until you close the tab.")
    guest.menu("Resign")
    guest.button("Resign", guest.dialog()).click()
    guest.dialog().get_by_role("link", name="Home").click()
    guest.page.get_by_role("main").get_by_role("link", name="My games").click()
    with guest.page.expect_download() as download:
        guest.button(re.compile("^Download")).click()
    download.value.save_as(tmp_path / "match.json")
    assert verify(json.loads((tmp_path / "match.json").read_text())).result is not None


def test_after_a_crash_of_its_tab_a_match_continues_after_its_last_move(
    guests: Guests, offline: Callable[[Guest], Guest]
) -> None:
    guest = offline(guests.come(service_workers="allow"))
    open_table(guest, "shelfie")
    by_mouse.play_turn(guest, "shelfie")
    board, address = guest.board(), guest.page.url
    with suppress(Error):
        guest.page.goto("chrome://crash")
    guest.page = guest.context.new_page()
    guest.go(address)
    guest.sit().see_turn()
    assert guest.board() == board
