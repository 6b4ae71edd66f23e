"""Several people at one table: by invitation, on one device, or as spectators."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import by_mouse
from tests.browser.guests import BOARD, TITLES, Guest, Guests


def open_table(host: Guest, game: str, players: int) -> Guest:
    """Open a table with free seats."""
    host.go()
    host.choose(host.box(game), str(players))
    host.button("Invite", host.box(game)).click()
    expect(host.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    return host


def read_link(host: Guest) -> str:
    """The link in a dialog, as soon as it is there; closes the dialog."""
    field = host.dialog().get_by_role("textbox", name="Link")
    expect(field).not_to_have_value("")
    shown = field.input_value()
    host.button("Close", host.dialog()).click()
    return shown


def invite(host: Guest, guests: Guests) -> Guest:
    """A new guest opens the link to the first free seat, and takes it."""
    host.button("Invite").first.click()
    guest = accept(guests.come(), read_link(host))
    expect(guest.page.get_by_text("Waiting for the host to start.")).to_be_visible()
    return guest


def accept(guest: Guest, link: str) -> Guest:
    """Accept an invitation, with the name that the page suggests."""
    guest.go(link)
    guest.button("Join").click()
    return guest


def mover(people: list[Guest]) -> Guest:
    """The guest who is to move, according to their own page."""
    statuses = [
        guest.page.get_by_role("status").filter(has_text=re.compile("Your turn|to move")).first for guest in people
    ]
    for guest, status in zip(people, statuses, strict=True):
        expect(status).to_be_visible()
        if status.inner_text() == "Your turn":
            return guest
    raise AssertionError("nobody is to move")


def play_turn(people: list[Guest], game: str) -> Guest:
    """The guest to move plays a turn, and all boards change; nobody says that it is still their turn."""
    player = mover(people)
    before = [guest.board() for guest in people]
    by_mouse.TURNS[game](player)
    for guest, seen in zip(people, before, strict=True):
        guest.page.wait_for_function("([before]) => (" + BOARD + ")() !== before", arg=[seen])
    expect(player.page.get_by_role("status").filter(has_text="Your turn")).to_have_count(0)
    return player


@pytest.mark.parametrize("game", TITLES)
def test_two_browsers_play_at_one_table_by_invitation(guests: Guests, game: str) -> None:
    host = open_table(guests.come(), game, 2)
    friend = invite(host, guests)
    host.see("Everyone is seated.")
    host.button("Start").click()
    people = [host.sit(), friend.sit()]
    acted = [play_turn(people, game) for _ in range(4)]
    assert acted[0] is acted[2] is not acted[1]
    assert acted[1] is acted[3]


@pytest.mark.parametrize("game", TITLES)
def test_four_browsers_play_at_one_table(guests: Guests, game: str) -> None:
    host = open_table(guests.come(), game, 4)
    people = [host, *(invite(host, guests) for _ in range(3))]
    host.button("Start").click()
    for guest in people:
        guest.sit()
    acted = [play_turn(people, game) for _ in range(4)]
    assert {id(guest) for guest in acted} == {id(guest) for guest in people}


def test_resigning_after_an_earlier_resignation_is_announced_as_the_end_of_the_match(guests: Guests) -> None:
    host = open_table(guests.come(), "shelfie", 3)
    people = [host, *(invite(host, guests) for _ in range(2))]
    host.button("Start").click()
    for guest in people:
        guest.sit()
    host.menu("Resign")
    expect(host.dialog()).to_contain_text("A bot takes over your seat")
    host.button("Cancel", host.dialog()).click()
    people[1].menu("Resign")
    people[1].button("Resign", people[1].dialog()).click()
    host.see(re.compile(" resigned$"))
    host.menu("Resign")
    expect(host.dialog()).to_contain_text(re.compile("The match ends, and .+ wins"))
    host.button("Resign", host.dialog()).click()
    for guest in people:
        expect(guest.button("Play again")).to_be_visible()


def test_an_invitation_names_the_host_and_closes_when_the_guest_sits_down(guests: Guests) -> None:
    host = open_table(guests.come(), "lanterns", 2)
    host.see("By invitation")
    host.button("Invite").first.click()
    link = host.page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile("invitation="))
    expect(host.dialog()).to_contain_text("works only on this computer")
    guest = guests.come().go(link.input_value())
    expect(guest.page.get_by_role("heading", name=re.compile("invites you to play Lanterns"))).to_be_visible()
    guest.see(re.compile("Unrated · No clock"))
    guest.button("Join").click()
    expect(host.dialog()).to_be_hidden()
    host.button("Close this table").click()
    host.button("Close this table", host.dialog()).click()
    guest.see("The host has closed this table.")


def test_spectators_see_everything_but_the_secrets_and_cannot_act(guests: Guests) -> None:
    host = guests.come().play("lanterns")
    host.menu("Invite to watch")
    spectator = accept(guests.come(), read_link(host)).sit()
    expect(spectator.page.get_by_role("group", name="Your tiles").get_by_role("button")).to_have_count(0)
    expect(spectator.button("Confirm")).to_have_count(0)
    expect(spectator.button("Hint")).to_have_count(0)
    spectator.see("You are watching")
    before = spectator.board()
    by_mouse.play_lanterns(host)
    spectator.page.wait_for_function("([before]) => (" + BOARD + ")() !== before", arg=[before])


@pytest.mark.parametrize("game", TITLES)
def test_two_people_pass_one_device_and_no_secret_is_on_the_page_in_between(guests: Guests, game: str) -> None:
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
    """Texts on the page that only the current viewer may see."""
    if game == "shelfie":
        return ["Personal goal"]
    hand = guest.page.get_by_role("group", name="Your tiles").get_by_role("button").all()
    return [tile.get_attribute("aria-label") or "?" for tile in hand]


def finish_match(guests: Guests) -> list[Guest]:
    """Two people whose match is over because the second one resigned."""
    host = open_table(guests.come(), "shelfie", 2)
    friend = invite(host, guests)
    host.button("Start").click()
    people = [host.sit(), friend.sit()]
    friend.menu("Resign")
    friend.button("Resign", friend.dialog()).click()
    for guest in people:
        expect(guest.button("Play again")).to_be_visible()
    return people


def test_a_rematch_is_offered_and_starts_only_after_it_was_accepted(guests: Guests) -> None:
    host, friend = finish_match(guests)
    first = host.table
    host.button("Play again").click()
    host.page.wait_for_url(lambda url: first not in url)
    host.see(re.compile("has not answered"))
    expect(host.button("Start")).to_have_count(0)
    friend.see("Rematch? The others are waiting for you.")
    friend.see(re.compile("accepts"))
    friend.button("Play again").click()
    friend.page.wait_for_url(lambda url: first not in url)
    assert friend.table == host.table
    host.see("Everyone is seated.")
    host.button("Start").click()
    for guest in (host, friend):
        guest.sit()


def test_a_declined_rematch_leaves_a_free_seat(guests: Guests) -> None:
    host, friend = finish_match(guests)
    first = host.table
    host.button("Play again").click()
    host.page.wait_for_url(lambda url: first not in url)
    friend.button("No").click()
    expect(friend.button("No")).to_have_count(0)
    host.see("Free seat")


def test_a_reserved_seat_can_be_taken_from_the_start_page(guests: Guests) -> None:
    host, friend = finish_match(guests)
    first = host.table
    host.button("Play again").click()
    host.page.wait_for_url(lambda url: first not in url)
    friend.go()
    friend.page.get_by_role("link", name=re.compile("You’re invited!")).click()
    friend.button("Take this seat").click()
    host.see("Everyone is seated.")
