"""How much is loaded, and that nothing of it comes from elsewhere or against the policy."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.guests import TITLES, Guest, Guests

START = 60_000
ALL = 150_000


def loaded(guest: Guest) -> int:
    """Bytes of the page's own files so far, as they came over the wire; those from the cache are told as negative."""
    files = [answer for answer in guest.answers if not urlsplit(answer.url).path.startswith("/api/")]
    return sum(max(0, answer.request.sizes()["responseBodySize"]) for answer in files)


def test_the_start_page_and_then_both_games_are_light_enough(guests: Guests) -> None:
    guest = guests.come(service_workers="block").go()
    expect(guest.page.get_by_role("combobox").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert loaded(guest) < START
    for game in TITLES:
        guest.play(game)
        guest.page.wait_for_load_state("networkidle")
    assert loaded(guest) < ALL
    guest.troubles = [trouble for trouble in guest.troubles if "blocked by Playwright" not in trouble]


def test_everything_comes_from_the_house_and_nothing_breaks_its_policy(
    guests: Guests, finished: dict[str, str]
) -> None:
    guest = guests.come(reduced_motion="no-preference")
    guest.play("lanterns").play("shelfie")
    guest.go(f"/replay/{finished['lanterns']}").sit()
    guest.go("/rules/shelfie")
    expect(guest.page.locator("main li[id]").first).to_be_visible()
    policy = guest.answers[0].headers["content-security-policy"]
    assert "unsafe" not in policy
    assert {urlsplit(answer.url).netloc for answer in guest.answers} == {urlsplit(guest.house).netloc}
    assert not [trouble for trouble in guest.troubles if "Content Security Policy" in trouble]
