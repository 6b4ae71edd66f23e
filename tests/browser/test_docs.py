"""The documentation under the server's content security policy: its theme, its search, the way to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Request, expect

from tests.browser.guests import PHONE, Guests


def test_the_menu_leads_to_the_documentation_and_its_search_works(guests: Guests) -> None:
    guest = guests.come()
    elsewhere: list[str] = []

    def record(request: Request) -> None:
        if not request.url.startswith(guest.server_url):
            elsewhere.append(request.url)

    guest.page.on("request", record)
    guest.page.goto(guest.server_url)
    guest.button("Menu").click()
    guest.page.get_by_role("link", name="Documentation").click()
    expect(guest.page).to_have_url(re.compile("/docs/$"))
    guest.page.get_by_role("button", name="Search").click()
    guest.page.get_by_role("combobox", name="Search").fill("HandTile")
    guest.page.get_by_role("option", name="HandTile").click()
    expect(guest.page).to_have_url(re.compile("/docs/reference/lanterns/"))
    expect(guest.page.get_by_role("heading", name="HandTile")).to_be_in_viewport()
    assert elsewhere == []


@pytest.mark.parametrize("path", ["", "tutorials/first-bot/", "reference/api/", "reference/http/"])
def test_pages_fit_a_phone(guests: Guests, path: str) -> None:
    guest = guests.come(viewport=PHONE)
    guest.page.goto(f"{guest.server_url}/docs/{path}")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
