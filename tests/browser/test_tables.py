"""Several people at one table: by invitation, at one device, or watching."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import by_mouse
from tests.browser.guests import LAID, TITLES, Guest, Guests


def lay(host: Guest, game: str, players: int) -> Guest:
    """A table with free seats."""
    host.go()
    host.choose(host.box(game), str(players))
    host.button("Invite", host.box(game)).click()
    expect(host.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    return host


def link(host: Guest) -> str:
    """The link that a dialog shows, once it is there."""
    field = host.dialog().get_by_role("textbox", name="Link")
    expect(field).not_to_have_value("")
    shown = field.input_value()
    host.button("Close", host.dialog()).click()
    return shown


def invite(host: Guest, guests: Guests) -> Guest:
    """Somebody who opens the link to the first free seat, and sits down."""
    host.button("Invite").first.click()
    guest = accept(guests.come(), link(host))
    expect(guest.page.get_by_text("Waiting for the host to start.")).to_be_visible()
    return guest


def accept(guest: Guest, link: str) -> Guest:
    """Open an invitation, and take the name that the house proposes."""
    guest.go(link)
    guest.button("Join").click()
    return guest


def mover(people: list[Guest]) -> Guest:
    """Whose turn it is, as they are told themselves."""
    turns = [
        guest.page.get_by_role("status").filter(has_text=re.compile("Your turn|to move")).first for guest in people
    ]
    for guest, told in zip(people, turns, strict=True):
        expect(told).to_be_visible()
        if told.inner_text() == "Your turn":
            return guest
    raise AssertionError("nobody is to move")


def turn(people: list[Guest], game: str) -> Guest:
    """One turn by whoever is to move; everybody else sees it."""
    acting = mover(people)
    before = [guest.board() for guest in people]
    by_mouse.TURNS[game](acting)
    for guest, seen in zip(people, before, strict=True):
        guest.page.wait_for_function("([before]) => (" + LAID + ")() !== before", arg=[seen])
    return acting


@pytest.mark.parametrize("game", TITLES)
def test_two_browsers_play_at_one_table_by_an_invitation(guests: Guests, game: str) -> None:
    host = lay(guests.come(), game, 2)
    friend = invite(host, guests)
    host.see("Everyone is seated.")
    host.button("Start").click()
    people = [host.sit(), friend.sit()]
    acted = [turn(people, game) for _ in range(4)]
    assert acted[0] is acted[2] is not acted[1]
    assert acted[1] is acted[3]


@pytest.mark.parametrize("game", TITLES)
def test_four_browsers_play_at_one_table(guests: Guests, game: str) -> None:
    host = lay(guests.come(), game, 4)
    people = [host, *(invite(host, guests) for _ in range(3))]
    host.button("Start").click()
    for guest in people:
        guest.sit()
    acted = [turn(people, game) for _ in range(4)]
    assert {id(guest) for guest in acted} == {id(guest) for guest in people}


def test_who_watches_sees_everything_but_the_secrets_and_can_do_nothing(guests: Guests) -> None:
    host = guests.come().play("lanterns")
    host.menu("Invite to watch")
    watcher = accept(guests.come(), link(host)).sit()
    expect(watcher.page.get_by_role("group", name="Your tiles").get_by_role("button")).to_have_count(0)
    expect(watcher.button("Confirm")).to_have_count(0)
    expect(watcher.button("Hint")).to_be_disabled()
    before = watcher.board()
    by_mouse.lanterns(host)
    watcher.page.wait_for_function("([before]) => (" + LAID + ")() !== before", arg=[before])


@pytest.mark.parametrize("game", TITLES)
def test_two_at_one_device_pass_it_on_and_nothing_secret_is_there_meanwhile(guests: Guests, game: str) -> None:
    guest = guests.come().go()
    guest.button("Same device", guest.box(game)).click()
    guest.button("Start", guest.dialog()).click()
    secrets: list[str] = []
    for _ in range(3):
        ready = guest.button(re.compile("^I am "))
        expect(ready).to_be_focused()
        expect(guest.page.get_by_role("gridcell")).to_have_count(0)
        shown = guest.page.content()
        assert not [secret for secret in secrets if secret in shown]
        ready.click()
        guest.sit()
        secrets += secrets_of(guest, game)
        by_mouse.TURNS[game](guest)


def secrets_of(guest: Guest, game: str) -> list[str]:
    """What only the seat that looks may know, as the page shows it."""
    if game == "shelfie":
        return ["Personal goal"]
    hand = guest.page.get_by_role("group", name="Your tiles").get_by_role("button").all()
    return [tile.get_attribute("aria-label") or "?" for tile in hand]
