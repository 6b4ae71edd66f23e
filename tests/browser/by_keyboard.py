"""Whole turns by keyboard only, guided by the focus in the accessibility tree."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

from tests.browser.guests import Focus, Guest

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
COLUMNS = re.compile(r"Columns with room: ([\d, ]+)")


def tab_to(guest: Guest, wanted: Callable[[Focus], bool], key: str = "Tab") -> Focus:
    """Press Tab until a wanted element has the focus."""
    seen: list[str] = []
    for _ in range(80):
        focus = guest.focus()
        if wanted(focus):
            return focus
        seen.append(f"{focus.role} {focus.name}")
        guest.press(key)
    raise AssertionError(f"nothing wanted among: {seen}")


def has_name(role: str, name: str) -> Callable[[Focus], bool]:
    return lambda focus: focus.role == role and bool(re.search(name, focus.name)) and not focus.disabled


def walk_to(guest: Guest, wanted: Callable[[Focus], bool]) -> Focus | None:
    """Move over the board with the arrow keys, row by row, until a wanted element has the focus."""
    for key in ["", *itertools.islice(itertools.cycle(zigzag()), 240)]:
        if key:
            guest.press(key)
        focus = guest.focus()
        assert focus.name, "the element with the focus has a name"
        if wanted(focus):
            return focus
    return None


def zigzag() -> list[str]:
    """Keys that visit every cell of a board with nine rows, from any cell."""
    row = ["ArrowRight"] * 8 + ["ArrowDown"] + ["ArrowLeft"] * 8 + ["ArrowDown"]
    last_row = ["ArrowDown"] * 8 + ["ArrowLeft", "ArrowDown", "ArrowRight"]
    return ["ArrowUp"] * 8 + ["ArrowLeft"] * 8 + row * 5 + last_row


def play_lanterns(guest: Guest) -> str:
    """Dedicate, discard, then place the first tile, rotated once; returns the board before the move."""
    if not dedicate(guest):
        return ""
    while guest.button(re.compile("^Discard .*, you have")).count():
        before = guest.board()
        tab_to(guest, has_name("button", "^Discard .*, you have"))
        guest.press("Enter")
        tab_to(guest, has_name("button", "^Discard$"))
        guest.press("Enter")
        guest.wait_for_turn(before)
    before = guest.board()
    if guest.button("End turn").count():
        tab_to(guest, has_name("button", "^End turn$"))
        guest.press("Enter")
        return before
    guest.press("1", "r", "t")
    if guest.focus().role != "gridcell":
        guest.press("t")
    place = walk_to(guest, has_name("gridcell", "^(Empty space|Your tile here)"))
    assert place is not None
    assert "touching" in place.name
    guest.press("Enter", "Enter")
    return before


def dedicate(guest: Guest) -> bool:
    """Make a dedication if one is possible; False if it ended the match."""
    if not guest.page.get_by_role("button", name=re.compile("Dedicate"), disabled=False).count():
        return True
    before = guest.board()
    tab_to(guest, has_name("button", "Dedicate"))
    guest.press("Enter")
    tab_to(guest, has_name("dialog", "^Make a dedication$"))
    tab_to(guest, has_name("button", "^Dedicate$"))
    guest.press("Enter")
    return guest.wait_for_turn(before)


def play_shelfie(guest: Guest) -> str:
    """Choose a free tile and its neighbors that can be added, then a column by its number."""
    before = guest.board()
    tab_to(guest, lambda focus: focus.role in ("gridcell", "button") and bool(re.match(r"[a-i]\d, ", focus.name)))
    assert walk_to(guest, has_name("button", ", free$"))
    guest.press("Space")
    assert re.search("selected, number 1$", guest.focus().name)
    add_neighbors(guest)
    column = COLUMNS.findall(guest.announcements())[-1].split(",")[0]
    guest.press(column)
    assert guest.focus().name == "Confirm"
    guest.press("Enter")
    return before


def add_neighbors(guest: Guest) -> None:
    """Add the tiles on all four sides that can be added, and return to the first tile."""
    for there, back in zip(ARROWS, (*ARROWS[2:], *ARROWS[:2]), strict=True):
        start = guest.focus().name.split(",")[0]
        guest.press(there)
        if guest.focus().name.endswith(", can be added"):
            guest.press("Space")
        if guest.focus().name.split(",")[0] != start:
            guest.press(back)


TURNS = {"lanterns": play_lanterns, "shelfie": play_shelfie}


def play_to_the_end(guest: Guest, game: str, turns: int = 60) -> None:
    """Play until the result is shown; the turns of the other players are announced."""
    for _ in range(turns):
        if not guest.wait_for_turn(TURNS[game](guest)):
            return
        assert "Novice" in guest.announcements()
    raise AssertionError("the match never ended")
