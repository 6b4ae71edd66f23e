"""Warnings before mistakes at a table against a bot: told once, with a way back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import by_mouse
from tests.browser.axe import assert_accessible
from tests.browser.guests import PATIENCE, TURN_DONE, Guest, Guests
from tests.browser.test_offline import AT_ONCE

TURNS = 10
"""Turns without a plan; at least one of them is a mistake."""


WARNED_OR_DONE = f"args => document.querySelector('[role=alertdialog]') !== null || ({TURN_DONE})(args)"


def play_until_warned(guest: Guest) -> None:
    """Play without a plan until there is a warning."""
    for _ in range(TURNS):
        before = by_mouse.play_shelfie(guest)
        guest.page.wait_for_function(WARNED_OR_DONE, arg=[before, "Your turn"], timeout=PATIENCE)
        if guest.page.get_by_role("alertdialog").count():
            return
    raise AssertionError("nothing was a mistake")


def test_a_mistake_can_be_taken_back_and_is_told_once(guests: Guests) -> None:
    guest = guests.come()
    guest.context.add_init_script(AT_ONCE.replace("speed", "warnings: true, speed"))
    guest.play("shelfie").see_turn()
    play_until_warned(guest)
    warning = guest.page.get_by_role("alertdialog")
    expect(guest.button("Take it back")).to_be_focused()
    assert_accessible(guest, "a warning")
    before = guest.board()
    guest.press("Escape")
    expect(warning).to_be_hidden()
    guest.button("Confirm").click()
    assert guest.wait_for_turn(before), "the same move is played without another warning"
