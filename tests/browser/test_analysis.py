"""The analysis of a finished match: from its link to the board at any moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.guests import Guests


def test_an_analysis_opens_by_link_and_shows_the_board_at_any_moment(
    guests: Guests, finished_matches: dict[str, str]
) -> None:
    guest = guests.come().go(f"/analysis/{finished_matches['lanterns']}")
    curve = guest.page.get_by_role("slider", name="Chances to win")
    expect(curve).to_be_visible()
    position = guest.page.get_by_role("region", name=re.compile(r"^Move \d+$"))
    expect(position).to_be_visible()
    expect(position.get_by_role("grid").first).to_be_attached()
    curve.press("Home")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Start, "))
    curve.press("ArrowRight")
    expect(guest.page).to_have_url(re.compile(r"\?ply=1$"))
    why = guest.page.get_by_role("region", name="Why it ended this way")
    expect(why.get_by_role("row", name=re.compile("^Luck"))).to_be_visible()
    expect(guest.page.get_by_role("region", name="Turning points")).to_be_visible()
    assert_accessible(guest, "analysis")
