"""Thousands of tables stepped together follow the same rules as single ones."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.envs.ids import ids
from ludoteca.envs.vector import TablesEnv
from tests.tables import table_sizes, tables_of

GAMES = ludoteca.game_names()
COUNT = 6


def vector(name: str, count: int = COUNT, **settings: Any) -> TablesEnv:
    wanted = {"opponents": "self"} | settings
    made: Any = gymnasium.make_vec(ids()[name], count, "vector_entry_point", **wanted)
    assert isinstance(made, TablesEnv)
    return made


def states_of(tables: TablesEnv, name: str) -> list[ludoteca.State]:
    """The tables as separate states."""
    game = ludoteca.game(name)
    return [game.from_bytes(game.bytes_header() + record.tobytes()) for record in tables._tables.states]


def trace(tables: TablesEnv, steps: int) -> list[Any]:
    """All outputs while random players play."""
    seen, _ = tables.reset(seed=3)
    told: list[Any] = [seen["action_mask"].tobytes() + seen["observation"].tobytes()]
    for _ in range(steps):
        seen, rewards, done, _, info = tables.step(tables.pick())
        told.append([seen["action_mask"].tobytes(), seen["observation"].tobytes(), rewards.tolist(), done.tolist()])
        told.append(info["seat"].tolist())
    return told


@pytest.mark.parametrize(("name", "players"), tables_of(GAMES))
def test_every_table_follows_the_rules(name: str, players: int) -> None:
    tables = vector(name, players=players)
    seen, info = tables.reset(seed=1)
    ended = 0
    while ended < COUNT:
        states = states_of(tables, name)
        assert [np.flatnonzero(row).tolist() for row in seen["action_mask"]] == [s.legal_actions() for s in states]
        assert seen in tables.observation_space
        assert info["seat"].tolist() == [state.seat for state in states]
        for row, state in zip(seen["observation"], states, strict=True):
            assert state.seat is not None
            assert row.tolist() == state.observation(state.seat).tolist()
        picked = tables.pick()
        for state, action in zip(states, picked.tolist(), strict=True):
            state.play(action)
        movers = info["seat"]
        seen, rewards, done, cut, info = tables.step(picked)
        assert done.tolist() == [state.over for state in states]
        assert not cut.any()
        for row in np.flatnonzero(done):
            scores, ranks = states[row].game.standings(states[row].record)
            told = {name: values[row].tolist() for name, values in info["final_info"].items()}
            assert (told["scores"], told["ranks"]) == (scores, ranks)
            assert sum(told["rewards"]) == pytest.approx(0, abs=1e-6)
            assert rewards[row] == told["rewards"][movers[row]]
            last = info["final_obs"][row]["observation"].tolist()
            assert last == states[row].observation(int(movers[row])).tolist()
            ended += 1
        assert not rewards[~done].any()


@pytest.mark.parametrize("name", GAMES)
def test_threads_and_copies_change_only_the_speed(name: str) -> None:
    plain = trace(vector(name, 200), 30)
    assert trace(vector(name, 200, threads=3), 30) == plain
    assert trace(vector(name, 200, copy=False), 30) == plain


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["random", "thumb"])
def test_against_opponents_only_our_own_seat_decides(name: str, opponents: str) -> None:
    players = table_sizes(name)[-1]
    tables = vector(name, 50, opponents=opponents, players=players)
    _, info = tables.reset(seed=1)
    seats, gains = info["seat"], []
    assert set(seats) == set(range(players))
    for _ in range(80):
        _, rewards, done, _, info = tables.step(tables.pick())
        assert (info["seat"] == seats)[~done].all()
        seats = info["seat"]
        gains += rewards[done].tolist()
    steps = np.array(gains) * (players - 1)
    assert np.abs(gains).max() <= 1
    assert np.allclose(steps, np.round(steps))
    assert len(set(gains)) > 1


def test_a_seat_can_be_chosen() -> None:
    tables = vector("lanterns", opponents="random", seat=1)
    assert tables.reset(seed=1)[1]["seat"].tolist() == [1] * COUNT


def test_an_illegal_action_changes_nothing_and_costs_a_point() -> None:
    tables = vector("lanterns", 3)
    seen, _ = tables.reset(seed=1)
    before = tables._tables.states.tobytes()
    for wrong in (0, -1, 10**6):
        again, rewards, done, _, info = tables.step([wrong] * 3)
        assert rewards.tolist() == [-1] * 3
        assert info["illegal"].all()
        assert not done.any()
        assert again["action_mask"].tolist() == seen["action_mask"].tolist()
    assert tables._tables.states.tobytes() == before
    _, rewards, _, _, info = tables.step(tables.pick())
    assert not info["illegal"].any()
    assert not rewards.any()


def test_returned_arrays_stay_unchanged_unless_copies_are_turned_off() -> None:
    for copy in (True, False):
        tables = vector("shelfie", copy=copy)
        seen, _ = tables.reset(seed=1)
        before = seen["observation"].tobytes()
        tables.step(tables.pick())
        assert (seen["observation"].tobytes() == before) == copy


def test_bad_settings_are_refused_in_one_line() -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        TablesEnv("lanterns", players=7)
    with pytest.raises(LudotecaError, match="your seat is 0 to 1, not 2"):
        TablesEnv("lanterns", seat=2)
    with pytest.raises(LudotecaError, match="one table and one thread or more"):
        TablesEnv("lanterns", 0)
    with pytest.raises(LudotecaError, match="2 tables take 2 actions"):
        TablesEnv("lanterns", 2).step([1])
    with pytest.raises(LudotecaError, match="give one number"):
        TablesEnv("lanterns", 2).reset(seed=[1, 2])
