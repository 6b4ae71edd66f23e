"""One's own matches, the account on two devices, and the picture of a result, from the first game on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.accounts import PASSPHRASE
from tests.browser.axe import assert_accessible
from tests.browser.guests import Guest, Guests

COLORS = """(canvas) => {
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
  copy.drawImage(canvas, 0, 0);
  return new Set(copy.getImageData(0, 0, canvas.width, canvas.height).data).size;
}"""


def fill_login(guest: Guest, region: str, name: str) -> None:
    """Fill in a name and a passphrase."""
    form = guest.page.get_by_role("region", name=region)
    form.get_by_label("Name").fill(name)
    form.get_by_label("Passphrase").fill(PASSPHRASE)


def resign_at_once(guest: Guest) -> None:
    """Play a match that is over soon."""
    guest.play("shelfie").see_turn()
    guest.menu("Resign")
    guest.button("Resign", guest.dialog()).click()
    expect(guest.button("Play again")).to_be_visible()


def see_match(page: Page) -> None:
    """The only match is listed."""
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article", name=re.compile("My Shelfie"))).to_be_visible()


def test_a_guest_keeps_their_matches_in_an_account_and_sees_them_elsewhere(guests: Guests) -> None:
    name = "Hanna Holm"
    guest, phone = guests.come(), guests.phone()
    resign_at_once(guest)
    guest.go("/games")
    see_match(guest.page)
    assert_accessible(guest, "my games")
    guest.go("/account")
    fill_login(guest, "Keep your games", name)
    guest.button("Create an account").click()
    expect(guest.page.get_by_label("Recovery code", exact=True)).to_have_text(re.compile(r"^\w{5}(-\w{5}){3}$"))
    assert_accessible(guest, "recovery code")
    guest.page.get_by_role("checkbox").check()
    guest.button("Continue").click()
    guest.see(f"You are logged in as {name}.")
    assert_accessible(guest, "account")
    phone.go("/account")
    assert_accessible(phone, "no account yet")
    fill_login(phone, "I have an account", name)
    phone.button("Log in").click()
    phone.see(f"You are logged in as {name}.")
    expect(phone.page.get_by_role("region", name="Devices").get_by_role("listitem")).to_have_count(2)
    phone.page.get_by_role("link", name="My games").click()
    see_match(phone.page)
    for tab in ("Profile", "Leaderboard"):
        phone.page.get_by_role("link", name=tab).click()
        expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
        assert_accessible(phone, tab)


def test_a_result_becomes_a_picture(guests: Guests) -> None:
    guest = guests.come()
    resign_at_once(guest)
    guest.button("Share").click()
    dialog = guest.dialog("Share this result")
    expect(dialog.get_by_role("img", name=re.compile("My Shelfie.*wins"))).to_be_visible()
    guest.page.wait_for_function(f"() => ({COLORS})(document.querySelector('dialog canvas')) > 100")
    assert_accessible(guest, "sharing a result")
    with guest.page.expect_download() as download:
        guest.button("Save the picture", dialog).click()
    assert re.fullmatch(r"ludoteca-shelfie-\w+\.png", download.value.suggested_filename)
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
