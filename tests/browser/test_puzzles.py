"""Puzzles: one of Lanterns by mouse, one of My Shelfie by keyboard, and the pictures of goals on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from ludoteca.locales import LANGUAGES
from ludoteca.puzzles import Puzzle, load
from tests.browser.axe import assert_accessible
from tests.browser.by_keyboard import tab_to
from tests.browser.guests import Guest, Guests


def first_of(game: str, kind: str, ask: str, index: int = 0) -> Puzzle:
    return [puzzle for puzzle in load(game) if (puzzle.kind, puzzle.ask) == (kind, ask)][index]


def card(guest: Guest, kind: str) -> Locator:
    """The card with the question."""
    return guest.page.get_by_role("region", name=kind)


def test_a_puzzle_of_lanterns_by_mouse(guests: Guests) -> None:
    puzzle = first_of("lanterns", "turn", "gain")
    guest = guests.come().go(f"/puzzles/lanterns?puzzle={puzzle.id}")
    at = card(guest, "This turn")
    expect(at.get_by_text("Which placement brings you the most")).to_be_visible()
    guest.button("Hint", at).click()
    expect(at.get_by_text(f"Look for {puzzle.best} cards and tokens in all.")).to_be_visible()
    guest.button("Hint", at).click()
    guest.button("Show the answer", at).click()
    guest.button("Confirm").click()
    expect(at.get_by_text(f"Right! It brings {puzzle.best} cards and tokens in all.")).to_be_visible()
    assert_accessible(guest, "a solved puzzle")
    guest.button("Next puzzle", at).click()
    expect(guest.page).not_to_have_url(re.compile(puzzle.id))


def test_a_puzzle_of_my_shelfie_by_keyboard(guests: Guests) -> None:
    puzzle = first_of("shelfie", "exact", "win")
    guest = guests.come().go(f"/puzzles/shelfie?puzzle={puzzle.id}")
    at = card(guest, "The end")
    expect(at.get_by_text("It is the last turn.")).to_be_visible()
    tab_to(guest, lambda focus: bool(re.match(r"[a-i]\d, ", focus.name)))
    guest.press("/")
    guest.page.keyboard.type(puzzle.state.action_text(puzzle.right[0]))
    guest.press("Enter")
    expect(at.get_by_text("Now nobody can stop you.")).to_be_visible()
    expect(at.get_by_text("1 in a row")).to_be_visible()
    expect(guest.button("Next puzzle", at)).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_a_hidden_goal_fit_a_phone(guests: Guests, language: str) -> None:
    puzzle = first_of("shelfie", "reader", "goal")
    guest = guests.phone(locale=language).go(f"/puzzles/shelfie?puzzle={puzzle.id}")
    buttons = guest.page.locator(".card .acts button:visible")
    expect(buttons.first).to_be_enabled()
    card_box = guest.page.locator(".card").bounding_box()
    assert card_box is not None
    left = min(box["x"] for each in buttons.all() if (box := each.bounding_box()))
    assert left >= card_box["x"]


def test_a_hidden_goal_on_a_phone(guests: Guests) -> None:
    puzzle = first_of("shelfie", "reader", "goal")
    size = {"width": 360, "height": 640}
    guest = guests.come(viewport=size, has_touch=True, is_mobile=True).go(f"/puzzles/shelfie?puzzle={puzzle.id}")
    guest.button("Hint").click()
    dialog = guest.dialog("Compare the goals")
    expect(dialog.get_by_text("Count for each picture")).to_be_visible()
    guest.press("Escape")
    guest.button("Compare the goals").click()
    wrong = next(goal for goal in puzzle.choices if goal not in puzzle.right)
    guest.button(f"Personal goal {wrong}", dialog).click()
    expect(dialog.get_by_text("Not this one.")).to_be_visible()
    assert_accessible(guest, "the goals to compare")
    guest.button(f"Personal goal {puzzle.right[0]}", dialog).click()
    expect(card(guest, "Hidden goal").get_by_text("Right!")).to_be_visible()
