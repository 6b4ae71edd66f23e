"""People with an account, created without the page."""

from __future__ import annotations

from typing import Any

import httpx

from tests.browser.guests import Guest, Guests

PASSPHRASE = "seven quiet herons"


def new_account(server_url: str, name: str) -> str:
    """Create an account, and return its token."""
    with httpx.Client(base_url=server_url, headers={"Origin": server_url}, timeout=60) as client:
        client.post("/api/me").raise_for_status()
        client.post("/api/account", json={"name": name, "passphrase": PASSPHRASE}).raise_for_status()
        return client.cookies["ludoteca"]


def come(guests: Guests, token: str, **options: Any) -> Guest:
    """Open a browser for somebody with an account."""
    return log_in(guests.come(**options), token)


def log_in(guest: Guest, token: str) -> Guest:
    """Let a browser know the account of a token."""
    guest.context.add_cookies([{"name": "ludoteca", "value": token, "url": guest.server_url}])
    guest.page.add_init_script("localStorage.setItem('ludoteca.known', '1')")
    return guest
