"""Every screen is accessible in every state, light and dark: axe finds nothing, and targets are large enough."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludoteca.client import Client
from tests.browser import by_mouse
from tests.browser.axe import assert_accessible
from tests.browser.guests import TITLES, Guest, Guests

DEVICES = pytest.mark.parametrize("device", ["desk", "phone"])


def open_browser(guests: Guests, device: str) -> Guest:
    return guests.phone() if device == "phone" else guests.come()


@DEVICES
def test_screens_before_the_match_are_accessible(guests: Guests, device: str) -> None:
    guest = open_browser(guests, device).go()
    expect(guest.page.get_by_role("combobox").first).to_be_visible()
    assert_accessible(guest, "start")
    guest.button("Options", guest.box("lanterns")).click()
    expect(guest.dialog()).to_be_visible()
    assert_accessible(guest, "opening a table")
    guest.press("Escape")
    guest.button("Same device", guest.box("shelfie")).click()
    expect(guest.dialog()).to_be_visible()
    assert_accessible(guest, "same device")
    guest.press("Escape")
    guest.button("Invite", guest.box("lanterns")).click()
    expect(guest.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    assert_accessible(guest, "waiting")
    guest.button("Invite").first.click()
    expect(guest.dialog()).to_be_visible()
    assert_accessible(guest, "inviting")


@DEVICES
def test_rules_replay_and_settings_are_accessible(
    guests: Guests, finished_matches: dict[str, str], device: str
) -> None:
    guest = open_browser(guests, device)
    for game in TITLES:
        guest.go(f"/rules/{game}")
        expect(guest.page.locator("main li[id]").first).to_be_visible()
        assert_accessible(guest, f"rules of {game}")
        guest.go(f"/replay/{finished_matches[game]}?entry=12").sit()
        assert_accessible(guest, f"replay of {game}")
    for path in ("/settings", "/nowhere/at/all"):
        guest.go(path)
        assert_accessible(guest, path)


@DEVICES
def test_the_lanterns_table_is_accessible(guests: Guests, device: str) -> None:
    guest = open_browser(guests, device).play("lanterns", players=4)
    guest.see_turn()
    assert_accessible(guest, "to move")
    guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    guest.page.locator("[data-open]").first.hover()
    assert_accessible(guest, "a tile over the lake")
    guest.button(re.compile("Exchange")).click(force=True)
    expect(guest.page.get_by_role("link", name=re.compile(r"Rule LA-\d"))).to_be_visible()
    assert_accessible(guest, "refused")
    guest.button("Hint").click()
    expect(guest.button("Play this move")).to_be_visible()
    assert_accessible(guest, "hint")


@DEVICES
def test_the_shelfie_table_is_accessible(guests: Guests, device: str) -> None:
    guest = open_browser(guests, device).play("shelfie", players=4)
    guest.see_turn()
    assert_accessible(guest, "to move")
    guest.button(re.compile(", free$")).first.click()
    guest.page.get_by_role("toolbar").get_by_role("button").nth(2).hover()
    assert_accessible(guest, "tiles are chosen")
    guest.button(re.compile(", no free side$")).first.click(force=True)
    expect(guest.page.get_by_role("link", name="Rule SH-3.3")).to_be_visible()
    assert_accessible(guest, "refused")
    guest.button("Hint").click()
    expect(guest.button("Play this move")).to_be_visible()
    assert_accessible(guest, "hint")


def test_the_dedication_dialog_is_accessible(guests: Guests) -> None:
    guest = guests.come().play("lanterns")
    step = guest.page.get_by_role("button", name=re.compile("Dedicate"), disabled=False)
    for _ in range(11):
        if step.count():
            break
        assert by_mouse.play_turn(guest, "lanterns")
    step.click()
    expect(guest.dialog("Make a dedication")).to_be_visible()
    assert_accessible(guest, "dedicating")


@DEVICES
def test_menu_and_dialogs_of_a_table_are_accessible(guests: Guests, device: str) -> None:
    guest = open_browser(guests, device).play("shelfie")
    guest.see_turn()
    guest.button("Menu").click()
    assert_accessible(guest, "menu")
    guest.press("Escape")
    for entry, state in (("Settings", "settings"), ("Keyboard shortcuts", "keys"), ("Resign", "resigning")):
        guest.menu(entry)
        expect(guest.dialog()).to_be_visible()
        assert_accessible(guest, state)
        guest.press("Escape")
        expect(guest.dialog()).to_be_hidden()
    guest.menu("Resign")
    guest.button("Resign", guest.dialog()).click()
    expect(guest.button("Play again")).to_be_visible()
    assert_accessible(guest, "the result")


def test_passing_the_device_is_accessible(guests: Guests) -> None:
    guest = guests.come().go()
    guest.button("Same device", guest.box("lanterns")).click()
    guest.button("Start", guest.dialog()).click()
    expect(guest.button(re.compile("^I am "))).to_be_visible()
    assert_accessible(guest, "covered")
    guest.button(re.compile("^I am ")).click()
    guest.sit()
    assert_accessible(guest, "uncovered")


def test_the_chat_is_accessible_and_only_where_people_sit(guests: Guests, server_url: str) -> None:
    guest = guests.come().play("lanterns")
    expect(guest.button("Chat")).to_be_hidden()
    with Client(server_url) as host:
        host.me("Ada")
        table = host.make_table("lanterns", public=True)["id"]
        guest.go(f"/table/{table}")
        guest.button("Take this seat").click()
        guest.see("Waiting for the host to start.")
        host.start(table)
    guest.sit().button("Chat").click()
    guest.page.get_by_role("group", name="Quick phrases").get_by_role("button").first.click()
    expect(guest.page.get_by_role("list", name="Chat").get_by_role("paragraph")).to_be_visible()
    assert_accessible(guest, "chat")


@pytest.mark.parametrize("game", TITLES)
def test_sheets_on_a_phone_are_accessible(guests: Guests, game: str) -> None:
    guest = guests.phone().play(game, players=3)
    for name, button in guest.panels().items():
        button.click()
        assert_accessible(guest, f"sheet {name}")
        guest.button("Close", guest.page.locator("section.sheet")).click()
