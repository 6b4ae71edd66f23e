"""What a program that learns sees of a table of Lanterns."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca.conformance.observing import parts
from ludoteca.games.lanterns.facts import CODES
from ludoteca.games.lanterns.observation import LAYOUT

GAME = ludoteca.game("lanterns")


def state_after(plies: int) -> ludoteca.State:
    state = GAME.new(3, seed=5, dealing="start")
    for ply in range(plies):
        legal = state.legal_actions()
        state.play(legal[ply * 7 % len(legal)])
    return state


def rows(numbers: list[int], width: int) -> list[list[int]]:
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]


def sides(tile: dict[str, Any]) -> list[int]:
    """A tile of a view as it is observed."""
    return [1 + CODES.index(code) + (8 if tile["platform"] else 0) for code in tile["sides"]]


def beside_of(x: int, y: int) -> list[tuple[int, int]]:
    """The places around one, clockwise from the north."""
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def test_everything_is_seen_from_ones_own_seat() -> None:
    state = state_after(20)
    seat = 2
    view, seen = state.view(seat), parts(GAME, state.observation(seat).tolist())
    around = [view["seats"][(seat + away) % 3] for away in range(3)]
    assert rows(seen["cards"], 7) == [*([*each["cards"].values()] for each in around), [0] * 7]
    for name, key in (("favor", "favor"), ("honor", "honor"), ("hands", "hand")):
        assert seen[name] == [*(each[key] for each in around), 0]
    assert seen["sides"] == [*(1 + "NESW".index(each["side"]) for each in around), 0]
    assert seen["supply"] == [*view["supply"].values()]
    assert seen["stacks"] == [values[0] for values in view["stacks"].values()]
    assert rows(seen["hand"], 4) == [sides(tile) for tile in view["hand"]]
    turn, first = (view["to_move"] - seat) % 3, (view["first"] - seat) % 3
    assert seen["table"] == [3, turn, 0, first, 1, 0, view["draw_stack"], len(view["lake"])]


def test_the_lake_shows_tiles_as_they_lie_and_what_touches_an_open_place() -> None:
    state = state_after(20)
    lake = rows(parts(GAME, state.observation(0).tolist())["lake"], 7)
    assert len(lake) == LAYOUT["lake"].shape[0]
    laid = {(tile["x"], tile["y"]): sides(tile) for tile in state.view(0)["lake"]}
    assert {(x - 36, y - 36): around for kind, x, y, *around in lake if kind == 2} == laid
    places = {(x - 36, y - 36): around for kind, x, y, *around in lake if kind == 1}
    assert places.keys() == {place for tile in laid for place in beside_of(*tile)} - laid.keys()
    for place, around in places.items():
        beside = [laid.get(other) for other in beside_of(*place)]
        facing = [tile[(side + 2) % 4] if tile else 0 for side, tile in enumerate(beside)]
        assert around == facing
