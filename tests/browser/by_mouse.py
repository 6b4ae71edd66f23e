"""Whole turns with a pointer, a finger or a mouse: first what the rules offer on the way, then the move."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.guests import Guest

FREE = re.compile(r", free$")
ADDABLE = re.compile(r", can be added$")
DISCARD = re.compile(r"^Discard .*, you hold")


def lanterns(guest: Guest, tap: bool = False) -> None:
    """Dedicate what can be dedicated, discard what is too much, then lay the first tile on the first place."""
    if not dedicate(guest):
        return
    while guest.button(DISCARD).count():
        before = guest.board()
        guest.button(DISCARD).first.click()
        confirm(guest, tap, "Discard")
        guest.wait_on(before)
    if guest.button("End turn").count():
        guest.button("End turn").click()
        return
    guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    guest.page.locator("[data-open]").first.click()
    confirm(guest, tap, "Confirm")


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


def shelfie(guest: Guest, tap: bool = False) -> None:
    """Take as many tiles as can be taken from the first free one on, into the first column with room for them."""
    room = guest.page.get_by_role("grid", name="The living room")
    guest.button(FREE, room).first.click()
    while guest.button(ADDABLE, room).count():
        guest.button(ADDABLE, room).first.click()
    columns = guest.page.get_by_role("toolbar", name="Columns of your shelf")
    columns.get_by_role("button", disabled=False).first.click()
    confirm(guest, tap, "Confirm")


def confirm(guest: Guest, tap: bool, name: str) -> None:
    """Where fingers decide, nothing is sent before it was confirmed."""
    if tap:
        guest.button(name).click()


TURNS = {"lanterns": lanterns, "shelfie": shelfie}


def play_to_the_end(guest: Guest, game: str, tap: bool = False, turns: int = 60) -> None:
    """Turn after turn, until the result is shown."""
    for _ in range(turns):
        before = guest.board()
        TURNS[game](guest, tap)
        if not guest.wait_on(before):
            return
    raise AssertionError("the match never ended")
