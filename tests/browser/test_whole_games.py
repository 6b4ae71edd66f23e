"""Whole games against bots, from the start page to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import by_keyboard
from tests.browser.by_mouse import play_to_the_end
from tests.browser.guests import Guests
from tests.tables import BUILT_IN

GAMES = BUILT_IN


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_mouse(guests: Guests, game: str) -> None:
    guest = guests.come(service_workers="allow").play(game)
    guest.see_turn()
    play_to_the_end(guest, game)
    breakdown = guest.dialog().get_by_role("group", name="Score breakdown")
    expect(breakdown.get_by_role("row", name="Total")).to_be_visible()
    expect(guest.button("Play again")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_keyboard_with_everything_named(guests: Guests, game: str) -> None:
    guest = guests.come().go()
    guest.press("Tab")
    by_keyboard.tab_to(guest, by_keyboard.has_name("button", "^Play$"))
    if game == "shelfie":
        guest.press("Tab")
        by_keyboard.tab_to(guest, by_keyboard.has_name("button", "^Play$"))
    guest.press("Enter")
    guest.sit().see_turn()
    by_keyboard.play_to_the_end(guest, game)
    focus = guest.focus()
    assert (focus.role, focus.name) == ("button", "Play again")
