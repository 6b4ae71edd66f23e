"""Games without a drawing of their own: on the start page, at a table, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.guests import Guest, Guests
from tests.server.service import ServiceProcess


@pytest.fixture(scope="module")
def club(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that also has games of other packages."""
    with ServiceProcess(tmp_path_factory.mktemp("club") / "server.sqlite3") as server:
        yield server.url


@pytest.fixture
def visitors(chromium: Browser, club: str) -> Iterator[Guests]:
    """Opens browsers at this server."""
    guests = Guests(chromium, club)
    yield guests
    guests.leave()


def play(guest: Guest, title: str) -> None:
    """Press Play in the box of a game, and wait for the turn."""
    guest.button("Play", guest.go().page.get_by_role("article", name=title)).click()
    guest.see_turn()


def actions(guest: Guest) -> list[str]:
    """What the list of actions offers; the status says whose turn it is before the list is there."""
    buttons = guest.page.get_by_role("list", name="Actions").get_by_role("button")
    expect(buttons.first).to_be_visible()
    return buttons.all_inner_texts()


def test_a_described_board_is_played_by_pointing_at_its_cells(visitors: Guests) -> None:
    guest = visitors.come(color_scheme="dark")
    play(guest, "Starter")
    place = actions(guest)[0].rpartition(" ")[2]
    cell = guest.page.get_by_role("group", name="The board").get_by_role(
        "button", name=f"{place}: empty, can be chosen"
    )
    assert_accessible(guest, "a described board")
    cell.click()
    expect(guest.page.get_by_role("button", name=f"{place}: empty, chosen")).to_be_visible()
    guest.button("Confirm").click()
    guest.see(f"You placed a stone on {place}")
    expect(guest.page.get_by_role("list", name="Pieces")).to_contain_text("You")


def test_a_game_without_a_board_is_played_from_its_list_by_keyboard(visitors: Guests) -> None:
    guest = visitors.come()
    play(guest, "Subtraction")
    assert actions(guest) == ["take 1", "take 2", "take 3"]
    assert_accessible(guest, "a picture in characters")
    while not guest.dialog().is_visible():
        choice = guest.page.get_by_role("list", name="Actions").get_by_role("button").first
        expect(choice.or_(guest.dialog()).first).to_be_visible()
        if choice.is_visible() and not guest.dialog().is_visible():
            choice.focus()
            guest.press("Enter")
            expect(guest.button("Confirm")).to_be_focused()
            guest.press("Enter")
            expect(
                guest.page.get_by_role("status").filter(has_text="Your turn").or_(guest.dialog()).first
            ).to_be_visible()
    expect(guest.button("Play again")).to_be_visible()
