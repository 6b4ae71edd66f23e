"""The rules of the game that `ludoteca new-game` copies. It is for exactly two players."""

from __future__ import annotations

import pytest

import ludoteca
from tests.chance import assert_even

GAME = ludoteca.game("starter")


def board(*rows: str, seat: int = 0) -> ludoteca.State:
    """A position: the stones of seat 0 are X, those of seat 1 are O."""
    ply = sum(letter != "." for row in rows for letter in row)
    return GAME.from_position({"game": "starter", "players": 2, "seat": seat, "ply": ply, "rows": list(rows)})


@pytest.mark.rule("ST-1.1")
def test_the_board_is_empty_at_first() -> None:
    assert GAME.new(seed=1).view()["rows"] == ["...", "...", "..."]


@pytest.mark.rule("ST-1.2")
def test_chance_decides_who_starts() -> None:
    assert_even((GAME.new(seed=seed).seat for seed in range(400)), range(2))


def test_the_game_is_for_two_and_says_so() -> None:
    assert list(GAME.players) == [2]
    with pytest.raises(ludoteca.BadOption, match="Starter is for 2 players, not 3"):
        GAME.new(3)


@pytest.mark.rule("ST-2.1")
def test_a_stone_goes_on_an_empty_cell_and_the_other_seat_follows() -> None:
    state = board("X..", ".O.", "...")
    with pytest.raises(ludoteca.IllegalAction, match=r"There is a stone on this cell already. \(ST-2\.1\)"):
        state.play("place b2")
    state.play("place c1")
    assert state.view()["rows"] == ["X.X", ".O.", "..."]
    assert state.seat == 1


@pytest.mark.rule("ST-2.2")
def test_everybody_sees_everything() -> None:
    state = board("X..", ".O.", "...")
    assert state.view(0)["rows"] == state.view(1)["rows"] == state.view()["rows"]


@pytest.mark.rule("ST-3.1")
@pytest.mark.rule("ST-3.2")
@pytest.mark.parametrize(
    ("rows", "last"),
    [
        (["XX.", "OO.", "..."], "c1"),
        (["XO.", "XO.", "..."], "a3"),
        (["XO.", ".XO", "..."], "c3"),
        ([".OX", "OX.", "..."], "a3"),
    ],
)
def test_three_in_a_row_a_column_or_a_diagonal_win(rows: list[str], last: str) -> None:
    state = board(*rows)
    state.play(f"place {last}")
    assert state.over
    assert state.outcome().winners == [0]


@pytest.mark.rule("ST-3.1")
@pytest.mark.rule("ST-3.3")
def test_a_full_board_without_a_line_has_two_winners() -> None:
    state = board("XOX", "XOO", "OX.")
    state.play("place c3")
    assert state.over
    assert state.outcome().winners == [0, 1]
    assert state.outcome().reason == "full board"


def test_the_board_is_a_grid_whose_free_cells_can_be_chosen() -> None:
    view = board("X..", ".O.", "...").view(0)
    grid = view["board"]["areas"][0]
    assert [cell.get("piece") for cell in grid["rows"][0]] == ["X", None, None]
    assert {each["places"][0] for each in view["legal"]["actions"]} == {"b1", "c1", "a2", "c2", "a3", "b3", "c3"}
