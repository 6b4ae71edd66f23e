"""The rules of Starter."""

import ludoteca
import pytest

GAME = ludoteca.game("starter")


def play(*actions: str) -> ludoteca.State:
    """A match after these actions."""
    state = GAME.new(seed=1)
    for action in actions:
        state.play(action)
    return state


def test_the_board_is_empty_at_first() -> None:
    assert GAME.new(seed=1).view()["rows"] == ["...", "...", "..."]


def test_chance_decides_who_starts() -> None:
    assert {GAME.new(seed=seed).seat for seed in range(20)} == {0, 1}


def test_a_stone_goes_on_an_empty_cell() -> None:
    state = play("place b2")
    with pytest.raises(ludoteca.IllegalAction, match=r"ST-2\.1"):
        state.play("place b2")


def test_a_line_wins() -> None:
    first = GAME.new(seed=1).seat
    state = play("place a1", "place a2", "place b1", "place b2", "place c1")
    assert state.outcome().winners == [first]


def test_a_full_board_without_a_line_has_two_winners() -> None:
    cells = ("b2", "a1", "c1", "a3", "a2", "c2", "b1", "b3", "c3")
    state = play(*(f"place {cell}" for cell in cells))
    assert state.outcome().winners == [0, 1]
