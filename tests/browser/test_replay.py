"""Replays by link: step by step, any position at once, from the view of any player."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import TITLES, Guest, Guests


def entry_shown(guest: Guest) -> int:
    """The entry in the address."""
    found = re.search(r"entry=(\d+)", guest.page.url)
    assert found, guest.page.url
    return int(found[1])


@pytest.mark.parametrize("game", TITLES)
def test_a_finished_match_can_be_replayed_step_by_step(
    guests: Guests, finished_matches: dict[str, str], game: str
) -> None:
    guest = guests.come().go(f"/replay/{finished_matches[game]}").sit()
    begin = guest.board()
    guest.button("One step forward").click()
    guest.page.wait_for_url(re.compile("entry=1"))
    guest.button("One step forward").click()
    guest.page.wait_for_url(re.compile("entry=2"))
    assert guest.board() != begin
    guest.button("To the start").click()
    guest.page.wait_for_url(re.compile("entry=0"))
    assert guest.board() == begin


@pytest.mark.parametrize("game", TITLES)
def test_a_position_is_chosen_with_the_slider_and_shared_by_its_address(
    guests: Guests, finished_matches: dict[str, str], game: str
) -> None:
    guest = guests.come().go(f"/replay/{finished_matches[game]}").sit()
    slider = guest.page.get_by_role("slider", name="Position in the match")
    last = re.compile(f"entry={slider.get_attribute('max')}$")
    slider.focus()
    guest.press("End")
    guest.page.wait_for_url(last)
    end = guest.board()
    guest.press("ArrowLeft")
    expect(guest.page).not_to_have_url(last)
    guest.press("End")
    guest.page.wait_for_url(last)
    other = guests.come().go(guest.page.url).sit()
    assert other.board() == end


def test_a_replay_shows_a_hand_only_in_the_view_of_its_player(guests: Guests, finished_matches: dict[str, str]) -> None:
    guest = guests.come().go(f"/replay/{finished_matches['lanterns']}").sit()
    tiles = guest.page.get_by_role("group", name="Your tiles").get_by_role("button")
    expect(tiles).to_have_count(0)
    guest.page.get_by_role("combobox", name="View as").select_option("1")
    expect(tiles).to_have_count(3)
    guest.page.get_by_role("combobox", name="View as").select_option("")
    expect(tiles).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_position(guests: Guests, finished_matches: dict[str, str]) -> None:
    guest = guests.come().go(f"/replay/{finished_matches['shelfie']}").sit()
    guest.page.get_by_role("list", name="Log").get_by_role("button").nth(3).click()
    guest.page.wait_for_url(re.compile(r"entry=[2-9]"))
    assert entry_shown(guest) >= 4
    assert guest.board()
