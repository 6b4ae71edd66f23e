"""Whole turns with a pointer, a finger or a mouse: first what the rules offer on the way, then the move."""

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


def lanterns(guest: Guest, tap: bool = False) -> str:
    """Dedicate, discard, then lay the first tile on a place in the middle; gives the board before it."""
    if not dedicate(guest):
        return ""
    while guest.button(DISCARD).count():
        before = guest.board()
        press(guest.button(DISCARD).first, tap)
        confirm(guest, tap, "Discard")
        guest.wait_on(before)
    before = guest.board()
    if guest.button("End turn").count():
        press(guest.button("End turn"), tap)
        return before
    press(guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first, tap)
    press(place_in_the_middle(guest), tap)
    confirm(guest, tap, "Confirm")
    return before


def place_in_the_middle(guest: Guest) -> Locator:
    """The open place nearest to the middle of the lake: so the lake grows round, and fits on a small phone."""
    places = guest.page.locator("[data-open]")
    return places.nth(places.evaluate_all(NEAREST))


def dedicate(guest: Guest) -> bool:
    """Make a dedication if one is possible; False if that was the last thing to do in the match."""
    step = guest.page.get_by_role("button", name=re.compile("Dedicate"), disabled=False)
    if not step.count():
        return True
    before = guest.board()
    step.click()
    guest.button("Dedicate", guest.dialog("Make a dedication")).click()
    expect(guest.dialog("Make a dedication")).to_be_hidden()
    return guest.wait_on(before)


def shelfie(guest: Guest, tap: bool = False) -> str:
    """Take as many tiles as possible from the first free one on, into the first column with room for them."""
    before = guest.board()
    room = guest.page.get_by_role("grid", name="The living room")
    press(guest.button(FREE, room).first, tap)
    while guest.button(ADDABLE, room).count():
        press(guest.button(ADDABLE, room).first, tap)
    columns = guest.page.get_by_role("toolbar", name="Columns of your shelf")
    press(columns.get_by_role("button", disabled=False).first, tap)
    confirm(guest, tap, "Confirm")
    return before


def confirm(guest: Guest, tap: bool, name: str) -> None:
    """Where fingers decide, nothing is sent before it was confirmed."""
    if tap:
        guest.button(name).tap()


def press(what: Locator, tap: bool) -> None:
    """With a finger, or with the mouse."""
    if tap:
        what.tap()
    else:
        what.click()


TURNS = {"lanterns": lanterns, "shelfie": shelfie}


def play_turn(guest: Guest, game: str, tap: bool = False) -> bool:
    """One turn, and what the others do then; False if the match is over."""
    return guest.wait_on(TURNS[game](guest, tap))


def play_to_the_end(guest: Guest, game: str, tap: bool = False, turns: int = 60) -> None:
    """Turn after turn, until the result is shown."""
    assert any(not play_turn(guest, game, tap) for _ in range(turns)), "the match never ended"
