"""Tools for the real table: the score sheets count with the rules, which run in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.guests import PHONE, Guests

SHELF = ["PPP..", "BPPC.", "FBFB.", "TGTG.", "TTCCC", "TTTCC"]
"""SH-8.2: worth 24 points with personal goal 1, tokens apart."""


@pytest.mark.rule("SH-8.2")
def test_a_sheet_of_my_shelfie_is_filled_in_by_keyboard_and_shared_by_link(guests: Guests) -> None:
    guest = guests.come(viewport=PHONE)
    guest.go("/real-table/shelfie#score")
    guest.see("Points without personal goals")
    for column in range(5):
        for row in reversed(SHELF):
            if row[column] != ".":
                guest.press(row[column].lower(), str(column + 1))
    guest.button(re.compile("^Personal goal")).click()
    guest.button("Card 1").click()
    assert_accessible(guest, "a score sheet")
    guest.page.get_by_role("tab", name="Player 2").click()
    guest.button(re.compile("^Personal goal")).click()
    expect(guest.button("Card 1")).to_be_disabled()
    guest.button("Card 2").click()
    guest.see("Player 1 wins")
    expect(guest.page.get_by_role("row", name="Total")).to_contain_text("24")
    guest.button("Player 1: How the points add up").click()
    expect(guest.dialog("Player 1")).to_contain_text("24")
    guest.press("Escape")
    guest.button("Keep this result").click()
    guest.see("Kept results")
    guest.page.reload()
    guest.see("Player 1 wins")


@pytest.mark.rule("SH-3.2")
@pytest.mark.rule("SH-3.3")
def test_the_rules_answer_about_what_was_tapped(guests: Guests) -> None:
    guest = guests.come(viewport=PHONE)
    guest.go("/real-table/shelfie#ask")
    guest.page.get_by_text("Tap it").click()
    answer = guest.page.get_by_role("status").filter(has_text="SH-")
    guest.page.get_by_role("gridcell", name="d2, tile").click()
    expect(answer).to_contain_text("Yes")
    guest.page.get_by_role("gridcell", name="d3, tile").click()
    expect(answer).to_contain_text("Yes")
    guest.page.get_by_role("gridcell", name="d4, tile").click()
    expect(answer).to_contain_text("SH-3.3")
    guest.page.get_by_text("Spaces with a tile").click()
    guest.page.get_by_role("gridcell", name="c4, tile").click()
    expect(answer).to_contain_text("Yes")
    assert_accessible(guest, "the judge")


def test_a_sheet_of_lanterns_breaks_a_tie(guests: Guests) -> None:
    guest = guests.come(color_scheme="dark")
    guest.go("/real-table/lanterns#score")
    for number in range(2):
        guest.button("Add a token worth 9").nth(number).click()
    guest.see("Player 1 and Player 2 share the win")
    guest.button("Favor tokens left: One more").nth(1).click()
    guest.see("Player 2 wins")
    guest.see("Leftover favor tokens and cards only break ties")
    assert_accessible(guest, "a score sheet")
