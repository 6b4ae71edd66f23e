"""axe finds nothing on any screen and in any state, light and dark, and every target is large enough."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import by_mouse
from tests.browser.axe import assert_kind
from tests.browser.guests import TITLES, Guest, Guests

WHO = pytest.mark.parametrize("device", ["desk", "phone"])


def come(guests: Guests, device: str) -> Guest:
    return guests.phone() if device == "phone" else guests.come()


@WHO
def test_nothing_hinders_anybody_before_the_match(guests: Guests, device: str) -> None:
    guest = come(guests, device).go()
    expect(guest.page.get_by_role("combobox").first).to_be_visible()
    assert_kind(guest, "start")
    guest.button("Options", guest.box("lanterns")).click()
    expect(guest.dialog()).to_be_visible()
    assert_kind(guest, "laying a table")
    guest.press("Escape")
    guest.button("Same device", guest.box("shelfie")).click()
    expect(guest.dialog()).to_be_visible()
    assert_kind(guest, "same device")
    guest.press("Escape")
    guest.button("Invite", guest.box("lanterns")).click()
    expect(guest.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    assert_kind(guest, "waiting")
    guest.button("Invite").first.click()
    expect(guest.dialog()).to_be_visible()
    assert_kind(guest, "inviting")


@WHO
def test_nothing_hinders_anybody_on_the_other_screens(guests: Guests, finished: dict[str, str], device: str) -> None:
    guest = come(guests, device)
    for game in TITLES:
        guest.go(f"/rules/{game}")
        expect(guest.page.locator("main li[id]").first).to_be_visible()
        assert_kind(guest, f"rules of {game}")
        guest.go(f"/replay/{finished[game]}?entry=12").sit()
        assert_kind(guest, f"replay of {game}")
    for path in ("/settings", "/nowhere/at/all"):
        guest.go(path)
        assert_kind(guest, path)


@WHO
def test_nothing_hinders_anybody_at_the_lake(guests: Guests, device: str) -> None:
    guest = come(guests, device).play("lanterns", players=4)
    guest.see_turn()
    assert_kind(guest, "to move")
    guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    guest.page.locator("[data-open]").first.hover()
    assert_kind(guest, "a tile over the lake")
    guest.button(re.compile("Exchange")).click(force=True)
    expect(guest.page.get_by_role("link", name=re.compile(r"Rule LA-\d"))).to_be_visible()
    assert_kind(guest, "refused")
    guest.button("Hint").click()
    expect(guest.button("Play this move")).to_be_visible()
    assert_kind(guest, "hint")


@WHO
def test_nothing_hinders_anybody_in_the_living_room(guests: Guests, device: str) -> None:
    guest = come(guests, device).play("shelfie", players=4)
    guest.see_turn()
    assert_kind(guest, "to move")
    guest.button(re.compile(", free$")).first.click()
    guest.page.get_by_role("toolbar").get_by_role("button").nth(2).hover()
    assert_kind(guest, "tiles are chosen")
    guest.button(re.compile(", no free side$")).first.click(force=True)
    expect(guest.page.get_by_role("link", name="Rule SH-3.3")).to_be_visible()
    assert_kind(guest, "refused")
    guest.button("Hint").click()
    expect(guest.button("Play this move")).to_be_visible()
    assert_kind(guest, "hint")


def test_nothing_hinders_anybody_who_dedicates_lanterns(guests: Guests) -> None:
    guest = guests.come().play("lanterns")
    step = guest.page.get_by_role("button", name=re.compile("Dedicate"), disabled=False)
    for _ in range(11):
        if step.count():
            break
        assert by_mouse.play_turn(guest, "lanterns")
    step.click()
    expect(guest.dialog("Make a dedication")).to_be_visible()
    assert_kind(guest, "dedicating")


@WHO
def test_nothing_hinders_anybody_with_what_opens_over_the_table(guests: Guests, device: str) -> None:
    guest = come(guests, device).play("shelfie")
    guest.see_turn()
    guest.button("Menu").click()
    assert_kind(guest, "menu")
    for entry, state in (("Settings", "settings"), ("Keyboard shortcuts", "keys"), ("Resign", "giving up")):
        if not guest.page.get_by_text(entry, exact=True).is_visible():
            guest.button("Menu").click()
        guest.page.get_by_text(entry, exact=True).click()
        expect(guest.dialog()).to_be_visible()
        assert_kind(guest, state)
        guest.press("Escape")
        expect(guest.dialog()).to_be_hidden()
    guest.menu("Resign")
    guest.button("Resign", guest.dialog()).click()
    expect(guest.button("Play again")).to_be_visible()
    assert_kind(guest, "the result")


def test_nothing_hinders_anybody_who_passes_the_device_on_or_talks(guests: Guests) -> None:
    guest = guests.come().go()
    guest.button("Same device", guest.box("lanterns")).click()
    guest.button("Start", guest.dialog()).click()
    expect(guest.button(re.compile("^I am "))).to_be_visible()
    assert_kind(guest, "covered")
    guest.button(re.compile("^I am ")).click()
    guest.sit()
    guest.button("Chat").click()
    guest.page.get_by_role("group", name="Quick phrases").get_by_role("button").first.click()
    expect(guest.page.get_by_role("list", name="Chat").get_by_role("paragraph")).to_be_visible()
    assert_kind(guest, "chat")


@pytest.mark.parametrize("game", TITLES)
def test_nothing_hinders_anybody_in_a_sheet(guests: Guests, game: str) -> None:
    guest = guests.phone().play(game, players=3)
    bar = guest.page.get_by_role("navigation", name="Next to the board")
    for name in bar.get_by_role("button").all_inner_texts()[1:]:
        guest.button(name, bar).click()
        assert_kind(guest, f"sheet {name}")
        guest.button("Close", guest.page.locator("section.sheet")).click()
