"""Calls that handle Python's objects: they take actions as `State` promises, whoever answers them."""

from __future__ import annotations

import sys
import threading
from enum import IntEnum
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core import compiled, record_calls
from tests.tables import BUILT_IN


class Number(IntEnum):
    """A number that is an int of another type."""

    ONE = 1


class Hostile:
    """Not a number, although it says so."""

    def __index__(self) -> int:
        raise RuntimeError("no number today")


@pytest.fixture(params=BUILT_IN)
def state(request: pytest.FixtureRequest) -> ludoteca.State:
    """A match after some actions."""
    found: ludoteca.State = ludoteca.game(request.param).new(3, seed=8)
    for _ in range(5):
        found.apply(found.legal_actions()[-1])
    return found


def test_native_libraries_answer_if_they_are_in_use() -> None:
    for function in (record_calls.read_head, record_calls.list_actions, record_calls.carry_out):
        assert (type(function).__name__ == "builtin_function_or_method") == compiled.NATIVE


def test_the_head_is_what_the_record_contains(state: ludoteca.State) -> None:
    record = state.record
    for over in (0, 1):
        record["over"] = over
        assert (state.over, state.ply, state.players) == (bool(over), 5, 3)
        assert state.seat == (None if over else record["seat"].item())
        assert {type(each) for each in (state.ply, state.players)} == {int}


def test_listed_actions_are_plain_numbers_in_a_new_list_each_time(state: ludoteca.State) -> None:
    first = state.legal_actions()
    assert {type(each) for each in first} == {int}
    wanted = first.copy()
    first.clear()
    assert state.legal_actions() == wanted


@pytest.mark.parametrize(
    "make", [int, np.int64, np.uint16, lambda _: Number.ONE], ids=["int", "int64", "uint16", "enum"]
)
def test_whole_numbers_of_all_types_are_actions(state: ludoteca.State, make: Any) -> None:
    action = make(state.legal_actions()[0])
    twin = state.copy()
    state.apply(action)
    twin.apply(int(action))
    assert state == twin
    assert state.actions == twin.actions
    assert type(state.actions[-1]) is int


@pytest.mark.parametrize(
    "wrong", [-1, 10**30, -(10**30), 2**63, 2**64, -(2**63), True, np.True_, None, 1.0, "1", b"1"], ids=repr
)
def test_anything_else_is_refused_and_changes_nothing(state: ludoteca.State, wrong: Any) -> None:
    before = state.to_bytes(), state.actions
    with pytest.raises(ludoteca.LudotecaError) as refused:
        state.apply(wrong)
    assert repr(wrong) in str(refused.value)
    with pytest.raises(ludoteca.LudotecaError):
        state.apply(state.game.action_count)
    assert (state.to_bytes(), state.actions) == before


def test_an_error_of_the_number_itself_is_passed_on(state: ludoteca.State) -> None:
    before = state.to_bytes(), state.actions
    with pytest.raises(RuntimeError, match="no number today"):
        state.apply(Hostile())  # type: ignore[arg-type]
    assert (state.to_bytes(), state.actions) == before


def test_rows_of_a_batch_and_records_that_cannot_be_written_are_read_too(state: ludoteca.State) -> None:
    batch = np.zeros(2, state.game.dtype)
    batch[1] = state.record[0]
    seen = ludoteca.State(state.game, batch[1:])
    assert (seen.legal_actions(), seen.ply) == (state.legal_actions(), 5)
    seen.apply(seen.legal_actions()[0])
    assert batch["ply"].tolist() == [0, 6]
    read_only = ludoteca.State(state.game, state.record.copy())
    read_only.record.flags.writeable = False
    assert (read_only.ply, read_only.over) == (5, False)


@pytest.mark.skipif(sys.implementation.name != "cpython", reason="it counts references")
def test_lists_own_their_numbers(state: ludoteca.State) -> None:
    large = max(state.legal_actions())
    assert large > 256  # smaller numbers are shared by all of Python
    before = sys.getrefcount(record_calls.list_actions(state.record)[-1])
    for _ in range(100):
        state.legal_actions()
    kept = [state.legal_actions()[-1] for _ in range(50)]
    assert kept == [large] * 50
    after = sys.getrefcount(record_calls.list_actions(state.record)[-1])
    assert after - before in (0, 50)  # shared objects are counted once for each list


def test_threads_play_side_by_side_without_mixing_their_lists() -> None:
    states = [ludoteca.game("shelfie").new(2, seed=seed) for seed in range(8)]

    def play(own: ludoteca.State) -> None:
        while not own.over:
            own.apply(own.legal_actions()[0])

    threads = [threading.Thread(target=play, args=(each,)) for each in states]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, state in enumerate(states):
        again = ludoteca.game("shelfie").new(2, seed=number)
        for action in state.actions:
            assert action in again.legal_actions()
            again.apply(action)
        assert again == state
