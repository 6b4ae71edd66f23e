"""Whole games in Firefox, up to the result: My Shelfie with the mouse, Lanterns by typing moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import packages
from tests.browser.firefox import ENTER, Firefox
from tests.browser.guests import TITLES
from tests.client.choosing import chooser

PLAY = """(game) => [...(document.querySelector(`article[data-game="${game}"]`)?.querySelectorAll("button") ?? [])]
  .find((button) => button.innerText.trim() === "Play")"""
MY_TURN = """async (after) => {
  const table = await (await fetch("/api/tables/" + location.pathname.split("/").pop())).json();
  if (table.phase === "finished") return { over: true };
  const isShown = [...document.querySelectorAll("[role=status]")].some((each) => each.innerText.trim() === "Your turn");
  if (table.to_move !== 0 || table.entry <= after || !isShown) return null;
  const address = `/api/tables/${table.id}/views?entry=${table.entry}&seat=0`;
  return { over: false, entry: table.entry, view: (await (await fetch(address)).json()).view };
}"""
USABLE = """(selector) => document.querySelector(`${selector}:not([aria-disabled=true])`)"""
FIELD = """() => document.getElementById("command")"""
COUNTED = """(scores) => {
  const texts = (where) => [...document.querySelectorAll("dialog[open] " + where)].map((each) => each.innerText.trim());
  return texts("tfoot td").join() === scores.join() && texts("button").includes("Play again");
}"""
SCORES = (
    """async () => (await (await fetch("/api/matches/" + location.pathname.split("/").pop())).json()).result.scores"""
)


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """A Firefox; without one the tests are skipped, or fail where all tests are required."""
    program = packages.firefox()
    if program is None:
        (pytest.fail if packages.all_are_needed() else pytest.skip)(packages.FIREFOX.lacking)
    with Firefox(program, tmp_path) as browser:
        yield browser


def type_move(firefox: Firefox, action: str) -> None:
    """Type a move."""
    firefox.type("/")
    # While the last move is still shown, the field is disabled and does not have the focus.
    firefox.click(FIELD)
    firefox.type(action + ENTER)


def click_move(firefox: Firefox, action: str) -> None:
    """Click on the tiles of a move, such as `d4 d5 > 2`, then on its column, and confirm it."""
    cells, _, column = action.partition(" > ")
    for cell in cells.split():
        firefox.click(USABLE, f"[data-cell={cell}]")
    firefox.click(USABLE, f'[data-column="{column}"]')
    firefox.click(USABLE, "[data-confirm]")


MOVES = {"lanterns": type_move, "shelfie": click_move}


@pytest.mark.parametrize("game", list(TITLES))
def test_a_whole_game_can_be_played_in_firefox(firefox: Firefox, server_url: str, game: str) -> None:
    choose = chooser()
    firefox.go(server_url)
    firefox.click(PLAY, game)
    firefox.wait("() => document.querySelector('[role=gridcell]') !== null")
    turn = firefox.wait(MY_TURN, -1)
    while not turn["over"]:
        MOVES[game](firefox, choose(turn["view"]))
        turn = firefox.wait(MY_TURN, turn["entry"])
    assert firefox.wait(COUNTED, firefox.run(SCORES))
    assert firefox.errors == []
