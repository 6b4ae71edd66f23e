"""Help at the table: reasons with their rule, hints, undo, rematches, and the rulebook."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import by_mouse
from tests.browser.guests import TITLES, Guests


def test_a_tile_that_cannot_be_taken_shows_why_with_a_link_to_the_rule(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    guest.see_turn()
    guest.button(re.compile(", no free side$")).first.click(force=True)
    guest.page.get_by_role("link", name="Rule SH-3.3").click()
    expect(guest.page).to_have_url(re.compile("/rules/shelfie#SH-3.3$"))
    expect(guest.page.locator("[id='SH-3.3']")).to_be_in_viewport()


def test_an_impossible_step_of_the_turn_shows_why_with_a_link_to_the_rule(guests: Guests) -> None:
    guest = guests.come().play("lanterns")
    guest.see_turn()
    guest.button(re.compile("Exchange")).click(force=True)
    expect(guest.page.get_by_role("link", name=re.compile(r"Rule LA-\d"))).to_be_visible()


@pytest.mark.parametrize("game", TITLES)
def test_a_hint_shows_a_move_with_reasons_and_plays_it_on_request(guests: Guests, game: str) -> None:
    guest = guests.come().play(game)
    guest.see_turn()
    before = guest.board()
    guest.button("Hint").click()
    hint = guest.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("heading")).not_to_be_empty()
    expect(hint.get_by_role("listitem").first).not_to_be_empty()
    expect(hint).to_contain_text("%")
    guest.button("Play this move", hint).click()
    assert guest.wait_for_turn(before)


def test_a_selection_can_be_cleared_before_it_is_sent(guests: Guests) -> None:
    guest = guests.phone().play("lanterns")
    guest.see_turn()
    guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first.tap()
    guest.page.locator("[data-open]").first.tap()
    expect(guest.page.get_by_role("gridcell", selected=True)).to_have_count(1)
    guest.button("Clear").tap()
    expect(guest.page.get_by_role("gridcell", selected=True)).to_have_count(0)
    guest.see_turn()


def test_a_dedication_can_be_undone_within_the_turn(guests: Guests) -> None:
    guest = guests.come().play("lanterns")
    step = guest.page.get_by_role("button", name=re.compile("Dedicate"), disabled=False)
    for _ in range(11):
        if step.count():
            break
        assert by_mouse.play_turn(guest, "lanterns")
    cards = guest.page.get_by_role("list", name="Your lantern cards")
    held = cards.inner_text()
    assert by_mouse.dedicate(guest)
    expect(cards).not_to_have_text(held, use_inner_text=True)
    guest.button("Undo").click()
    expect(step).to_be_visible()
    expect(cards).to_have_text(held, use_inner_text=True)


def test_a_move_is_undone_if_the_others_agree(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    assert by_mouse.play_turn(guest, "shelfie")
    guest.button("Undo").click()
    empty = guest.page.get_by_role("toolbar").get_by_role("button", name=re.compile(r"^Column \d; empty;"))
    expect(empty).to_have_count(5)
    expect(guest.page.get_by_role("list", name="Log").locator(".undone")).to_have_count(2)
    expect(guest.page.get_by_role("log", name="Announcements")).to_contain_text("You undid a move")


def test_a_placed_tile_can_be_rotated_before_it_is_final(guests: Guests) -> None:
    guest = guests.come().play("lanterns")
    guest.see_turn()
    before = guest.board()
    placed = guest.page.locator("[data-cell]:not([data-open])")
    count = placed.count()
    tile = guest.page.get_by_role("group", name="Your tiles").get_by_role("button").first
    tile.click()
    label = tile.get_attribute("aria-label")
    by_mouse.place_in_the_middle(guest).click()
    guest.see(re.compile("Turn it with the wheel"))
    guest.page.get_by_role("gridcell", selected=True).click()
    expect(tile).not_to_have_attribute("aria-label", label or "")
    expect(placed).to_have_count(count)
    guest.button("Confirm").click()
    assert guest.wait_for_turn(before)


def test_after_resigning_the_same_players_can_play_again(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    guest.see_turn()
    first = guest.table
    guest.menu("Resign")
    guest.button("Resign", guest.dialog()).click()
    guest.button("Play again").click()
    guest.page.wait_for_url(lambda url: first not in url)
    guest.sit().see_turn()


def test_single_keys_announce_score_moves_and_goals_and_open_the_command_line(guests: Guests) -> None:
    guest = guests.come().play("shelfie")
    guest.see_turn()
    guest.press("s")
    expect(guest.page.get_by_role("log")).to_contain_text("points")
    guest.press("m")
    expect(guest.page.get_by_role("log")).to_contain_text("Free tiles:")
    guest.press("g")
    expect(guest.page.get_by_role("log")).to_contain_text("Personal goal:")
    before = guest.board()
    guest.press("/")
    guest.page.get_by_role("textbox").fill("take a1 > 1")
    guest.press("Enter")
    guest.see("That is not a move in this game.")
    assert guest.board() == before


def test_rules_can_be_searched_by_word_and_by_number(guests: Guests) -> None:
    guest = guests.come().go("/rules/lanterns")
    rules = guest.page.locator("main li[id]")
    expect(rules.first).to_be_visible()
    everything = rules.count()
    guest.page.get_by_role("searchbox").fill("favor")
    expect(guest.page.get_by_role("status").filter(has_text=re.compile(r"\d+ rules"))).to_be_visible()
    assert 0 < rules.count() < everything
    guest.page.get_by_role("searchbox").fill("LA-3.4")
    expect(guest.page.locator("[id='LA-3.4']")).to_be_visible()
    guest.page.get_by_role("searchbox").fill("zzz")
    guest.see("no rules found")
