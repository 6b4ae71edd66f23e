"""The daily deal: played on the device, submitted to the server, and compared there."""

from __future__ import annotations

from playwright.sync_api import expect

from ludoteca.daily.deal import day_at
from ludoteca.server.times import now
from tests.browser import by_mouse
from tests.browser.axe import assert_accessible
from tests.browser.guests import PHONE, Guests
from tests.browser.test_offline import AT_ONCE
from tests.server.people.test_daily import play_deal
from tests.server.visitors import visiting

GAME = "shelfie"


def submit(url: str, name: str) -> None:
    """Submit the match of somebody else."""
    day = day_at(now())
    with visiting(url) as come:
        come(name).call("POST", f"/api/daily/{GAME}/{day}", play_deal(day))


def test_a_deal_counts_once_and_is_compared(guests: Guests, server_url: str) -> None:
    submit(server_url, "Ada")
    guest = guests.come(viewport=PHONE)
    guest.context.add_init_script(AT_ONCE)
    guest.go(f"/daily/{GAME}").see("Your first match counts")
    expect(guest.page.get_by_role("row", name="Ada")).to_be_visible()
    assert_accessible(guest, "the daily deal before it is played")
    guest.button("Play today’s deal").click()
    guest.sit().see_turn()
    expect(guest.button("Hint")).to_have_count(0)
    by_mouse.play_to_the_end(guest, GAME)
    guest.dialog().get_by_role("link", name="To the daily deal").click()
    expect(guest.page.get_by_role("row", name="You")).to_be_visible()
    expect(guest.page.get_by_role("row", name="Ada").get_by_role("link")).to_be_visible()
    expect(guest.page.get_by_role("row", name="Master")).to_be_visible(timeout=120_000)
    guest.see("1 day in a row")
    assert_accessible(guest, "the daily deal after it was played")
    guest.button("Play for practice").click()
    guest.sit().see_turn()
    expect(guest.button("Hint")).to_be_visible()
