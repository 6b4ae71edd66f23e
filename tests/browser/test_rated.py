"""A rated match between two people with accounts: its terms, their profiles, and the new ratings at the end."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from ludoteca.client import Client
from tests.browser.accounts import come, new_account
from tests.browser.guests import Guests
from tests.client.choosing import chooser

CHANGE = r"−?\d+\.\d → −?\d+\.\d \([+−]?\d+\.\d\)"


def open_match(server_url: str, host: str, friend: str) -> str:
    """Start a rated match of two people, and return its id."""
    clock = {"kind": "bank", "amount": 3600, "increment": 0}
    with Client(server_url, host) as first, Client(server_url, friend) as second:
        table = first.make_table("shelfie", rated=True, clock=clock, public=True)["id"]
        second.join(table)
        first.start(table)
    return str(table)


def play(server_url: str, token: str, table: str) -> None:
    """Play a seat to the end."""
    with Client(server_url, token) as client, client.sit(table) as seat:
        seat.play(chooser())


def test_both_players_see_their_new_ratings_at_the_end(guests: Guests) -> None:
    names = ("Rosa Rated", "Remo Rated")
    tokens = [new_account(guests.server_url, name) for name in names]
    table = open_match(guests.server_url, *tokens)
    people = [come(guests, token).go(f"/table/{table}").sit() for token in tokens]
    for guest in people:
        guest.see("Rated")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda token: play(guests.server_url, token, table), tokens))
    for guest, other in zip(people, reversed(names), strict=True):
        ratings = guest.dialog().get_by_role("list", name="Ratings").get_by_role("listitem")
        expect(ratings.filter(has_text=re.compile(rf"^You: {CHANGE}$"))).to_have_count(1)
        expect(ratings.filter(has_text=re.compile(rf"^{other}: {CHANGE}$"))).to_have_count(1)
    people[0].dialog().get_by_role("link", name=names[1]).click()
    expect(people[0].page.get_by_role("heading", name=names[1], level=1)).to_be_visible()
