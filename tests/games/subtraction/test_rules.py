"""The third game's own rules: a folder of its own, and nothing elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from tests.chance import assert_even

GAME = ludoteca.game("subtraction")
ROOT = Path(__file__).parents[3]


def heap_of(counters: int, players: int = 2, misere: bool = False) -> ludoteca.State:
    return GAME.from_position(
        {"game": "subtraction", "players": players, "options": {"misere": misere}, "heap": counters, "seat": 0}
    )


@pytest.mark.rule("SU-1.1")
def test_chance_decides_between_21_and_30_counters() -> None:
    assert_even((GAME.new(seed=seed).view()["heap"] for seed in range(500)), range(21, 31))


@pytest.mark.rule("SU-1.2")
@pytest.mark.parametrize("players", GAME.players)
def test_seat_0_begins_and_play_goes_clockwise(players: int) -> None:
    state = GAME.new(players, seed=1)
    for turn in range(2 * players):
        assert state.seat == turn % players
        state.play("take 1")
    with pytest.raises(ludoteca.BadPosition, match=r"SU-1.2"):
        GAME.from_position(state.position() | {"seat": 1})


@pytest.mark.rule("SU-2.1")
def test_a_turn_takes_one_two_or_three() -> None:
    state = heap_of(10)
    assert [state.preview(action)["heap"] for action in state.legal_actions()] == [9, 8, 7]
    state.play("take 3")
    assert state.events_since() == [{"kind": "take", "seat": 0, "count": 3, "rule": "SU-2.1", "ply": 0}]


@pytest.mark.rule("SU-2.2")
def test_nobody_takes_more_than_there_is() -> None:
    state = heap_of(2)
    assert [state.action_text(action) for action in state.legal_actions()] == ["take 1", "take 2"]
    with pytest.raises(ludoteca.IllegalAction, match=r"SU-2.2"):
        state.play("take 3")


@pytest.mark.rule("SU-3.1")
@pytest.mark.rule("SU-3.2")
def test_whoever_takes_the_last_counter_wins() -> None:
    state = heap_of(3, players=3)
    state.play("take 1")
    assert not state.over
    state.play("take 2")
    assert state.over
    assert (state.outcome().winners, state.outcome().scores) == ([1], [0, 1, 0])


@pytest.mark.rule("SU-3.3")
def test_in_misere_whoever_takes_the_last_counter_loses() -> None:
    state = heap_of(1, players=4, misere=True)
    state.play("take 1")
    assert (state.outcome().winners, state.outcome().scores) == ([1, 2, 3], [0, 1, 1, 1])


@pytest.mark.rule("SU-4.1")
def test_everything_is_open() -> None:
    state = heap_of(7)
    assert state.view(0) | {"seat": 1, "legal": None} == state.view(1)
    assert GAME.picture(state.view()) == "ooooooo"


def test_a_thoughtful_player_wins_from_any_heap_but_a_multiple_of_four() -> None:
    """With two players the rule of thumb is perfect play."""
    batch = GAME.new_batch(200, seed=1)
    lost = batch["heap"] % 4 == 0
    ranks = GAME.playouts(batch, policy="quick")[1]
    assert ((ranks[:, 0] == 2) == lost).all()
    assert 0 < lost.sum() < len(batch)


def test_nothing_outside_its_folders_knows_the_third_game() -> None:
    for folder in ("src", "docs", "tools"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".toml", ".ftl", ".md"):
                assert "subtraction" not in path.read_text(encoding="utf-8").lower(), path
