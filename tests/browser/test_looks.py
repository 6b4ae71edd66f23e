"""The page follows the settings for light and dark, motion, and letters on pieces; nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import by_mouse
from tests.browser.guests import TITLES, Guests

COUNT_ANIMATIONS = """window.moved = 0; const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };"""
WATCH_LAYOUT = """() => {
  window.boxes = {};
  window.shifted = 0;
  const places = 'header, .board, aside, nav, [data-anchor=lake], .stage, .board section:has(button.main)';
  const look = () => {
    document.querySelectorAll(places).forEach((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const name = `${each.tagName}.${each.className}`;
      (window.boxes[name] ??= new Set()).add([x, y, width, height].map(Math.round).join());
    });
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((seen) => seen.getEntries().forEach((each) => {
    if (!each.hadRecentInput) window.shifted += each.value;
  })).observe({ type: 'layout-shift' });
}"""
MOVED_BOXES = (
    "() => Object.entries(window.boxes).filter(([, seen]) => seen.size > 1).map(([name, seen]) => [name, ...seen])"
)


def test_the_theme_follows_the_system_until_it_is_chosen(guests: Guests) -> None:
    guest = guests.come(color_scheme="dark").go()
    expect(guest.page.locator("html[data-theme=dark]")).to_be_attached()
    guest.button("Light mode").click()
    expect(guest.page.locator("html[data-theme=light]")).to_be_attached()
    guest.page.reload()
    expect(guest.page.locator("html[data-theme=light]")).to_be_attached()


@pytest.mark.parametrize("game", TITLES)
def test_gains_are_animated_unless_reduced_motion_is_set(guests: Guests, game: str) -> None:
    moved = []
    for motion in ("reduce", "no-preference"):
        guest = guests.come(reduced_motion=motion)
        guest.page.add_init_script(COUNT_ANIMATIONS)
        assert by_mouse.play_turn(guest.play(game), game)
        moved.append(guest.page.evaluate("window.moved"))
    assert moved[0] == 0
    assert moved[1] > 0


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_the_layout_is_stable_during_a_match(guests: Guests, game: str, device: str) -> None:
    guest = guests.phone() if device == "phone" else guests.come(reduced_motion="no-preference")
    guest.play(game)
    guest.see_turn()
    guest.page.evaluate(WATCH_LAYOUT)
    for _ in range(4):
        assert by_mouse.play_turn(guest, game, device == "phone")
    assert guest.page.evaluate(MOVED_BOXES) == []
    assert guest.page.evaluate("window.shifted") < 0.05


def test_letters_are_shown_on_pieces_if_chosen(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    letters = guest.page.locator("[data-cell] text.letter")
    expect(letters).to_have_count(0)
    guest.menu("Settings")
    guest.dialog().get_by_text("Letters on colors").click()
    guest.press("Escape")
    expect(letters.first).to_be_visible()
