"""How many bytes the page loads, and that everything comes from the server and follows its security policy."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.guests import TITLES, Guest, Guests

START_LIMIT = 60_000
TOTAL_LIMIT = 150_000


def count_bytes(guest: Guest) -> int:
    """Bytes of the page's own files over the network so far; the browser reports those from its cache as negative."""
    files = [answer for answer in guest.responses if not urlsplit(answer.url).path.startswith("/api/")]
    return sum(max(0, answer.request.sizes()["responseBodySize"]) for answer in files)


def test_the_start_page_and_both_games_stay_within_their_limits(guests: Guests) -> None:
    guest = guests.come().go()
    expect(guest.page.get_by_role("combobox").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    start = count_bytes(guest)
    for game in TITLES:
        guest.play(game)
        guest.page.wait_for_load_state("networkidle")
    total = count_bytes(guest)
    assert start < START_LIMIT
    assert total < TOTAL_LIMIT


def test_everything_comes_from_the_server_and_follows_its_policy(
    guests: Guests, finished_matches: dict[str, str]
) -> None:
    guest = guests.come(reduced_motion="no-preference")
    guest.play("lanterns").play("shelfie")
    guest.go(f"/replay/{finished_matches['lanterns']}").sit()
    guest.go("/rules/shelfie")
    expect(guest.page.locator("main li[id]").first).to_be_visible()
    policy = guest.responses[0].headers["content-security-policy"]
    assert "unsafe" not in policy
    assert {urlsplit(answer.url).netloc for answer in guest.responses} == {urlsplit(guest.server_url).netloc}
    assert not [error for error in guest.errors if "Content Security Policy" in error]
