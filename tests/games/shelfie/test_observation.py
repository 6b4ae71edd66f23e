"""What a program that learns sees of a table of My Shelfie."""

from __future__ import annotations

import ludoteca
from ludoteca.conformance.observing import parts
from ludoteca.games.shelfie.documents import View
from ludoteca.games.shelfie.facts import LETTERS

GAME = ludoteca.game("shelfie")
SIGNS = f".{LETTERS}"


def numbers(rows: list[str]) -> list[int]:
    """A shelf of a view as it is observed."""
    return [SIGNS.index(letter) for letter in "".join(rows)]


def test_everything_is_seen_from_ones_own_seat() -> None:
    state = GAME.new(3, seed=5, rulebook="english")
    seat = 1
    while state.view()["end_token"] is None:
        legal = state.legal_actions()
        state.play(legal[state.ply * 11 % len(legal)])
        view, seen = state.view(seat), parts(GAME, state.observation(seat).tolist())
        around = [view["seats"][(seat + away) % 3] for away in range(3)]
        assert seen["shelves"] == [*(sign for each in around for sign in numbers(each["shelf"])), *[0] * 30]
        assert seen["goal"] == numbers(around[0]["personal_goal"]["rows"])
        assert seen["room"] == [SIGNS.index(sign) for sign in room_of(view)]
        assert seen["bag"] == [*view["bag"].values()]
        assert seen["tokens"] == [*(token for each in around for token in each["tokens"]), 0, 0]
        goals = [(goal["goal"], (*goal["tokens"], 0)[0]) for goal in view["common_goals"]]
        assert seen["common"] == [number for goal in goals for number in goal]
        first = (view["first"] - seat) % 3
        end = 0 if view["end_token"] is None else 1 + (view["end_token"] - seat) % 3
        assert seen["table"] == [3, (int(state.record["seat"][0]) - seat) % 3, first, 1, 2, end]


def room_of(view: View) -> str:
    """The living room cell by cell; what only four can use is empty with three."""
    from ludoteca.games.shelfie.state import CELLS

    return "".join(view["room"][row][column] for row, column in CELLS).replace("-", ".")
