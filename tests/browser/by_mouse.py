"""Whole turns with a mouse or a finger: first what is optional, then the move."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.guests import Guest

FREE = re.compile(r", free$")
ADDABLE = re.compile(r", can be added$")
NEAREST = """places => {
  const boxes = places.map((place) => place.getBoundingClientRect());
  const middle = (from, to) => boxes.reduce((sum, box) => sum + box[from] + box[to], 0) / boxes.length;
  const [x, y] = [middle("left", "right"), middle("top", "bottom")];
  const away = boxes.map((box) => Math.hypot(box.left + box.right - x, box.top + box.bottom - y));
  return away.indexOf(Math.min(...away));
}"""
DISCARD = re.compile(r"^Discard .*, you have")


def play_lanterns(guest: Guest, tap: bool = False) -> str:
    """Dedicate, discard, then place the first tile near the middle; returns the board before the move."""
    if not dedicate(guest):
        return ""
    while guest.button(DISCARD).count():
        before = guest.board()
        press(guest.button(DISCARD).first, tap)
        press(guest.button("Discard"), tap)
        guest.wait_for_turn(before)
    before = guest.board()
    if guest.button("End turn").count():
        press(guest.button("End turn"), tap)
        return before
    press(guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first, tap)
    press(place_in_the_middle(guest), tap)
    press(guest.button("Confirm"), tap)
    return before


def place_in_the_middle(guest: Guest) -> Locator:
    """The open place nearest to the middle, so that the lake stays compact and fits on a small phone."""
    places = guest.page.locator("[data-open]")
    return places.nth(places.evaluate_all(NEAREST))


def dedicate(guest: Guest) -> bool:
    """Make a dedication if one is possible; False if it ended the match."""
    step = guest.page.get_by_role("button", name=re.compile("Dedicate"), disabled=False)
    if not step.count():
        return True
    before = guest.board()
    step.click()
    guest.button("Dedicate", guest.dialog("Make a dedication")).click()
    expect(guest.dialog("Make a dedication")).to_be_hidden()
    return guest.wait_for_turn(before)


def play_shelfie(guest: Guest, tap: bool = False) -> str:
    """Take as many tiles as possible, starting with the first free one, into the first column with space."""
    before = guest.board()
    room = guest.page.get_by_role("grid", name="The living room")
    press(guest.button(FREE, room).first, tap)
    while guest.button(ADDABLE, room).count():
        press(guest.button(ADDABLE, room).first, tap)
    columns = guest.page.get_by_role("toolbar", name="Columns of your shelf")
    press(columns.get_by_role("button", disabled=False).first, tap)
    press(guest.button("Confirm"), tap)
    return before


def press(what: Locator, tap: bool) -> None:
    """Tap, or click with the mouse."""
    if tap:
        what.tap()
    else:
        what.click()


TURNS = {"lanterns": play_lanterns, "shelfie": play_shelfie}


def play_turn(guest: Guest, game: str, tap: bool = False) -> bool:
    """Play one turn and wait for the other players; False if the match is over."""
    return guest.wait_for_turn(TURNS[game](guest, tap))


def play_to_the_end(guest: Guest, game: str, tap: bool = False, turns: int = 60) -> None:
    """Play until the result is shown."""
    assert any(not play_turn(guest, game, tap) for _ in range(turns)), "the match never ended"
