"""The guided first matches: a whole lesson by mouse and one by keyboard, how to play, and the offer to newcomers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_accessible
from tests.browser.by_keyboard import tab_to
from tests.browser.guests import Guest, Guests

RECORDINGS = Path(__file__).parents[2] / "web" / "src" / "learn" / "recordings"


def steps_of(game: str) -> list[Any]:
    steps: list[Any] = json.loads((RECORDINGS / f"{game}.json").read_text("utf-8"))["steps"]
    return steps


def card(guest: Guest, number: int, count: int) -> Locator:
    """The card of a step."""
    return guest.page.get_by_role("region", name=f"Step {number} of {count}")


def test_a_lesson_of_lanterns_by_mouse(guests: Guests) -> None:
    guest = guests.come()
    guest.go().page.get_by_role("link", name="Lanterns", exact=True).click()
    steps = steps_of("lanterns")
    for number, step in enumerate(steps, start=1):
        at = card(guest, number, len(steps))
        expect(at.get_by_role("link", name=f"Rule {step['rule']}")).to_be_visible()
        if number == 1:
            try_another_way(guest, at)
        if number == 4:
            guest.page.reload()
        guest.button("Show me", at).click()
        carry_out(guest, next(iter(step["branches"])))
        if number < len(steps) and steps[number]["jump"]:
            guest.button("Continue").click()
    expect(guest.dialog("You won!").get_by_role("link", name="Play a match")).to_be_visible()
    guest.go()
    expect(guest.box("lanterns")).to_be_visible()
    assert guest.page.get_by_role("link", name="Lanterns", exact=True).count() == 0


def test_the_board_keeps_its_size_on_a_small_phone_whatever_a_step_says(guests: Guests) -> None:
    guest = guests.phone(locale="fr-FR").go()
    widths = set()
    for number in range(3):
        guest.page.evaluate(f"localStorage.setItem('ludoteca.learn.shelfie', '{number}')")
        guest.go("/learn/shelfie")
        expect(guest.page.get_by_role("region", name=f"Étape {number + 1} sur")).to_be_visible()
        box = guest.page.locator("[data-cell]").first.bounding_box()
        assert box is not None
        widths.add(round(box["width"]))
    assert widths == {28}


def try_another_way(guest: Guest, at: Locator) -> None:
    """Place the first tile without turning it: the lesson answers, and nothing has happened."""
    guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    guest.page.locator("[data-open]").first.click()
    guest.button("Confirm").click()
    expect(at.get_by_text("Another color faces you now.")).to_be_visible()


def carry_out(guest: Guest, action: str) -> None:
    """Press the button that carries out what is shown: for a tile at the board, otherwise in a dialog."""
    names = {"p": "Confirm", "x": "Exchange", "d": "Dedicate"}
    verb = action.partition(" ")[0]
    guest.button(names[verb], None if verb == "p" else guest.dialog()).click()


def test_a_lesson_of_my_shelfie_by_keyboard(guests: Guests) -> None:
    guest = guests.come().go("/learn/shelfie")
    steps = steps_of("shelfie")
    for number, step in enumerate(steps, start=1):
        expect(card(guest, number, len(steps))).to_be_visible()
        action = next(iter(step["branches"]))
        cells, column = action.removeprefix("take ").split(" > ")
        tab_to(guest, lambda focus: bool(re.match(r"[a-i]\d, ", focus.name)))
        for cell in cells.split():
            walk_to(guest, cell)
            guest.press("Space")
        guest.press(column)
        assert guest.focus().name == "Confirm"
        guest.press("Enter")
        if number < len(steps) and steps[number]["jump"]:
            expect(guest.button("Continue")).to_be_focused()
            guest.press("Enter")
            expect(card(guest, number + 1, len(steps))).to_be_focused()
    expect(guest.dialog("You won!").get_by_role("link", name="Play a match")).to_be_visible()
    assert "Now you know the whole game." in guest.announcements()


def walk_to(guest: Guest, cell: str) -> None:
    """Go to a cell of the living room with the arrow keys, along the middle column, which has no gaps."""
    here = guest.focus().name.split(",")[0]
    for column, row in (("e", here[1]), ("e", cell[1]), (cell[0], cell[1])):
        right, down = ord(column) - ord(here[0]), int(row) - int(here[1])
        guest.press(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        guest.press(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        here = column + row
    assert guest.focus().name.startswith(f"{cell}, ")


def test_how_to_play_fits_a_phone_and_its_exercises_can_be_answered(guests: Guests) -> None:
    guest = guests.phone().go("/how-to-play/shelfie")
    question = guest.page.get_by_role("group", name=re.compile("How many points do the groups"))
    guest.button("21", question).tap()
    guest.see("Right!")
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert_accessible(guest, "how to play")
    guest.go("/learn/shelfie").sit()
    assert_accessible(guest, "a lesson")
