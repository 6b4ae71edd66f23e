"""Whole turns by keyboard alone, finding one's way by what the accessibility tree says has the focus."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

from tests.browser.guests import Focus, Guest

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
COLUMNS = re.compile(r"Columns with room: ([\d, ]+)")


def tab_to(guest: Guest, wanted: Callable[[Focus], bool], key: str = "Tab") -> Focus:
    """Press Tab until something wanted has the focus."""
    seen: list[str] = []
    for _ in range(80):
        focus = guest.focus()
        if wanted(focus):
            return focus
        seen.append(f"{focus.role} {focus.name}")
        guest.press(key)
    raise AssertionError(f"nothing wanted among: {seen}")


def named(role: str, name: str) -> Callable[[Focus], bool]:
    return lambda focus: focus.role == role and bool(re.search(name, focus.name)) and not focus.disabled


def walk_to(guest: Guest, wanted: Callable[[Focus], bool]) -> Focus | None:
    """Walk over the board by arrow keys, until something wanted has the focus: zigzag, then along every row."""
    for key in ["", *itertools.islice(itertools.cycle(zigzag()), 240)]:
        if key:
            guest.press(key)
        focus = guest.focus()
        assert focus.name, "what has the focus has a name"
        if wanted(focus):
            return focus
    return None


def zigzag() -> list[str]:
    """A way that comes past every cell of a board of nine rows, from any cell."""
    row = ["ArrowRight"] * 8 + ["ArrowDown"] + ["ArrowLeft"] * 8 + ["ArrowDown"]
    return ["ArrowUp"] * 8 + ["ArrowLeft"] * 8 + row * 5


def lanterns(guest: Guest) -> str:
    """Dedicate, discard, then lay the first tile, turned once, where a place is reached; gives the board before it."""
    if not dedicate(guest):
        return ""
    while guest.button(re.compile("^Discard .*, you have")).count():
        before = guest.board()
        tab_to(guest, named("button", "^Discard .*, you have"))
        guest.press("Enter")
        guest.wait_on(before)
    before = guest.board()
    if guest.button("End turn").count():
        tab_to(guest, named("button", "^End turn$"))
        guest.press("Enter")
        return before
    guest.press("1", "r")
    tab_to(guest, lambda focus: focus.role == "gridcell")
    place = walk_to(guest, named("gridcell", "^(Empty space|Your tile here)"))
    assert place is not None
    assert "touching" in place.name
    guest.press("Enter")
    return before


def dedicate(guest: Guest) -> bool:
    """Make a dedication if one is possible; False if that was the last thing to do in the match."""
    if not guest.page.get_by_role("button", name=re.compile("Dedicate"), disabled=False).count():
        return True
    before = guest.board()
    tab_to(guest, named("button", "Dedicate"))
    guest.press("Enter")
    tab_to(guest, named("dialog", "^Make a dedication$"))
    tab_to(guest, named("button", "^Dedicate$"))
    guest.press("Enter")
    return guest.wait_on(before)


def shelfie(guest: Guest) -> str:
    """Choose a free tile and those beside it that can be added, then a column by its number."""
    before = guest.board()
    tab_to(guest, lambda focus: focus.role in ("gridcell", "button") and bool(re.match(r"[a-i]\d, ", focus.name)))
    assert walk_to(guest, named("button", ", free$"))
    guest.press("Space")
    assert re.search("selected, number 1$", guest.focus().name)
    add_neighbours(guest)
    column = COLUMNS.findall(guest.heard())[-1].split(",")[0]
    guest.press(column)
    return before


def add_neighbours(guest: Guest) -> None:
    """Look to all four sides for tiles that can be added, and come back."""
    for there, back in zip(ARROWS, (*ARROWS[2:], *ARROWS[:2]), strict=True):
        start = guest.focus().name.split(",")[0]
        guest.press(there)
        if guest.focus().name.endswith(", can be added"):
            guest.press("Space")
        if guest.focus().name.split(",")[0] != start:
            guest.press(back)


TURNS = {"lanterns": lanterns, "shelfie": shelfie}


def play_to_the_end(guest: Guest, game: str, turns: int = 60) -> None:
    """Turn after turn, until the result is shown; each turn of the others is said aloud."""
    for _ in range(turns):
        if not guest.wait_on(TURNS[game](guest)):
            return
        assert "Novice" in guest.heard()
    raise AssertionError("the match never ended")
