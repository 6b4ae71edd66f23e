"""Light and dark, motion and rest, letters beside shapes: what somebody wants is how it looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import by_mouse
from tests.browser.guests import TITLES, Guests

COUNTED = """window.moved = 0; const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };"""
WATCHED = """() => {
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
MOVED = "() => Object.entries(window.boxes).filter(([, seen]) => seen.size > 1).map(([name, seen]) => [name, ...seen])"


def test_light_and_dark_follow_the_system_until_somebody_chooses(guests: Guests) -> None:
    guest = guests.come(color_scheme="dark").go()
    expect(guest.page.locator("html[data-theme=dark]")).to_be_attached()
    guest.button("Light mode").click()
    expect(guest.page.locator("html[data-theme=light]")).to_be_attached()
    guest.page.reload()
    expect(guest.page.locator("html[data-theme=light]")).to_be_attached()


@pytest.mark.parametrize("game", TITLES)
def test_gains_fly_except_where_nothing_may_move(guests: Guests, game: str) -> None:
    moved = []
    for motion in ("reduce", "no-preference"):
        guest = guests.come(reduced_motion=motion)
        guest.page.add_init_script(COUNTED)
        assert by_mouse.play_turn(guest.play(game), game)
        moved.append(guest.page.evaluate("window.moved"))
    assert moved[0] == 0
    assert moved[1] > 0


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_nothing_jumps_while_a_game_is_played(guests: Guests, game: str, device: str) -> None:
    guest = guests.phone() if device == "phone" else guests.come(reduced_motion="no-preference")
    guest.play(game)
    guest.see_turn()
    guest.page.evaluate(WATCHED)
    for _ in range(4):
        assert by_mouse.play_turn(guest, game, device == "phone")
    assert guest.page.evaluate(MOVED) == []
    assert guest.page.evaluate("window.shifted") < 0.05


def test_letters_stand_beside_the_shapes_if_wanted(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    letters = guest.page.locator("[data-cell] text.letter")
    expect(letters).to_have_count(0)
    guest.menu("Settings")
    guest.dialog().get_by_text("Letters on colors").click()
    guest.press("Escape")
    expect(letters.first).to_be_visible()
