"""A small phone with touch: everything can be played, and nothing scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import by_mouse
from tests.browser.guests import TITLES, Guest, Guests

WIDTH = "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"

TOO_LONG = """() => [...document.querySelectorAll("dialog .btn")]
  .filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.innerText)"""
"""JavaScript: the texts of a dialog's buttons that are wider than their buttons."""
HOME = {"en": "Home", "it": "Pagina iniziale", "fr": "Accueil", "pl": "Strona główna"}

BOARDS = {"lanterns": "[data-anchor=lake]", "shelfie": ".rugged"}


def assert_fits(guest: Guest) -> None:
    assert guest.page.evaluate(WIDTH) <= 0


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_can_be_played_by_touch_on_a_small_phone(guests: Guests, game: str) -> None:
    guest = guests.phone().play(game)
    guest.see_turn()
    assert_fits(guest)
    by_mouse.play_to_the_end(guest, game, tap=True)
    assert_fits(guest)
    expect(guest.button("Play again")).to_be_in_viewport()


def test_the_buttons_of_a_result_contain_their_texts_in_all_languages(guests: Guests) -> None:
    guest = guests.phone().play("shelfie")
    guest.menu("Resign")
    guest.button("Resign", guest.dialog()).click()
    for language, home in HOME.items():
        guest.page.evaluate(f"localStorage.setItem('ludoteca.settings', JSON.stringify({{language: '{language}'}}))")
        guest.page.reload()
        expect(guest.dialog().get_by_role("link", name=home)).to_be_visible()
        assert guest.page.evaluate(TOO_LONG) == [], language


@pytest.mark.parametrize("game", TITLES)
def test_the_board_has_most_of_a_short_screen(guests: Guests, game: str) -> None:
    guest = guests.come(viewport={"width": 844, "height": 390}).play(game, players=4)
    guest.see_turn()
    for width, height in ((844, 390), (720, 450)):
        guest.page.set_viewport_size({"width": width, "height": height})
        box = guest.page.locator(BOARDS[game]).bounding_box()
        assert box is not None
        assert box["height"] > 0.6 * height
        assert box["width"] > 0.35 * width
        assert_fits(guest)
        assert by_mouse.play_turn(guest, game)


@pytest.mark.parametrize("game", TITLES)
def test_panels_next_to_the_board_are_sheets_that_open_and_close(guests: Guests, game: str) -> None:
    guest = guests.phone().play(game, players=4)
    for name, button in guest.panels().items():
        button.tap()
        sheet = guest.page.get_by_role("region", name=name, exact=True).last
        expect(sheet).to_be_in_viewport()
        assert_fits(guest)
        guest.button("Close", sheet).tap()
        expect(button).to_have_attribute("aria-pressed", "false")


def test_no_screen_is_wider_than_the_phone(guests: Guests, finished_matches: dict[str, str]) -> None:
    guest = guests.phone()
    replays = [f"/replay/{match}?entry=12" for match in finished_matches.values()]
    for path in ["/", "/settings", *(f"/rules/{game}" for game in TITLES), *replays]:
        guest.go(path)
        expect(guest.page.locator("h1")).to_be_visible()
        expect(guest.button("Menu")).to_be_in_viewport(ratio=1)
        assert_fits(guest)
    expect(guest.button("Share this position")).to_be_in_viewport(ratio=1)
