"""Four languages on every screen, which can be changed at any time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import TITLES, Guest, Guests

LANGUAGES = {"en": "Play", "it": "Gioca", "fr": "Jouer", "pl": "Graj"}
LOCALES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "pl": "pl-PL"}
TEXTS = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], option, [role=log] p')].flatMap((each) =>
    [each.ariaLabel, each.title, each.placeholder, each.textContent])].join('\\n')"""
RAW = re.compile(r"\b(?:page|lanterns|shelfie)-[a-z][a-z0-9_-]*|\{ ?\$\w+|undefined|\bNaN\b|\[object")


def assert_translated(guest: Guest, language: str) -> str:
    """The screen shows no message ids or placeholders, and declares its language."""
    expect(guest.page.locator(f"html[lang={language}]")).to_be_attached()
    text: str = guest.page.evaluate(TEXTS)
    assert not RAW.findall(text)
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_uses_the_language_of_the_browser(
    guests: Guests, finished_matches: dict[str, str], language: str
) -> None:
    guest = guests.come(locale=LOCALES[language]).go()
    expect(guest.button(LANGUAGES[language]).first).to_be_visible()
    assert_translated(guest, language)
    for game in TITLES:
        guest.go()
        guest.page.locator(f"article[data-game={game}] .btn.main").click()
        guest.sit()
        assert_translated(guest, language)
        guest.go(f"/rules/{game}")
        expect(guest.page.locator("main li[id]").first).to_be_visible()
        assert_translated(guest, language)
        guest.go(f"/replay/{finished_matches[game]}?entry=9&seat=0").sit()
        assert_translated(guest, language)
    for path in ("/settings", "/nowhere/at/all"):
        guest.go(path)
        expect(guest.page.locator("h1")).to_be_visible()
        assert_translated(guest, language)


def test_the_language_can_be_changed_during_a_match_and_is_remembered(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    guest.see_turn()
    before = guest.board()
    guest.menu("Settings")
    guest.dialog().get_by_text("Polski", exact=True).click()
    expect(guest.page.locator("html[lang=pl]")).to_be_attached()
    guest.press("Escape")
    expect(guest.page.get_by_role("banner").get_by_role("status")).to_have_text("Twoja tura")
    assert_translated(guest, "pl")
    assert guest.board() != before, "the items have Polish names now"
    guest.page.reload()
    guest.sit()
    assert_translated(guest, "pl")
