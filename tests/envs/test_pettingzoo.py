"""PettingZoo's own tests, and more."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import BadOption, IllegalAction, LudotecaError
from ludoteca.envs.pettingzoo import env, parallel_env, raw_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # they import a game of PettingZoo by an old name
    from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from tests.tables import tables_of

GAMES = ludoteca.game_names()
TABLES = tables_of(GAMES)


def at_random(table: Any, seed: int = 1, most: int = 10_000) -> list[dict[str, float]]:
    """Play a random match to its end; return the rewards after every step."""
    luck = np.random.default_rng(seed)
    told = []
    for _ in table.agent_iter(most):
        seen, _, over, cut, _ = table.last()
        table.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        told.append(dict(table.rewards))
    return told


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_api_test_passes(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns about flat observations
        api_test(env(name, players), num_cycles=200)
        api_test(raw_env(name, players), num_cycles=200)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seed_test_passes(name: str, players: int) -> None:
    seed_test(partial(env, name, players), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_the_render_test_passes(name: str) -> None:
    render_test(partial(env, name))


def seed_spaces(table: Any) -> Any:
    """Seed the spaces of a table, so that they always give the same samples."""
    for agent in table.possible_agents:
        table.action_space(agent).seed(1)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_the_cycles_test_passes_if_illegal_actions_are_replaced(name: str) -> None:
    tables = {"env": env, "parallel_env": parallel_env}
    offered = {
        kind: lambda max_cycles, make=make: seed_spaces(make(name, max_cycles=max_cycles, illegal="replace"))
        for kind, make in tables.items()
    }
    max_cycles_test(SimpleNamespace(**offered))


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 3))
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(env(GAMES[0]))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_ends_with_a_reward_for_every_place(name: str, players: int) -> None:
    table = raw_env(name, players)
    table.reset(seed=3)
    told = at_random(table)
    final = told[-players - 1]
    assert not any(any(rewards.values()) for rewards in told[: -players - 1])
    assert sum(final.values()) == pytest.approx(0)
    outcome = table.table.outcome()
    assert [seat for seat in range(players) if final[f"seat_{seat}"] == max(final.values())] == outcome.winners
    assert all(-1 <= reward <= 1 for reward in final.values())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_agent_sees_what_its_seat_knows_and_what_is_legal(name: str, players: int) -> None:
    table = raw_env(name, players)
    table.reset(seed=1)
    for agent in table.possible_agents:
        seat = int(agent[-1])
        seen = table.observe(agent)
        assert seen["observation"].tolist() == table.table.observation(seat).tolist()
        legal = table.table.legal_actions() if seat == table.table.seat else []
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_table_can_be_copied_in_the_middle_of_a_match(name: str, twin_of: Any) -> None:
    table = env(name)
    table.reset(seed=1)
    for _ in range(4):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[-1]))
    twin = twin_of(table)
    assert at_random(twin) == at_random(table)
    assert twin.unwrapped.table == table.unwrapped.table


def test_an_illegal_action_ends_the_match_with_the_wrappers_and_is_refused_without_them() -> None:
    guarded, raw = env("lanterns"), raw_env("lanterns")
    guarded.reset(seed=1)
    guarded.step(0)
    assert sorted(guarded.rewards.values()) == [-1, 0]
    assert all(guarded.terminations.values())
    raw.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"2 favor tokens"):
        raw.step(0)


def test_bad_settings_are_refused_in_one_line() -> None:
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        raw_env("lanterns", 5)
    with pytest.raises(BadOption, match="unexpected keyword argument 'colour'"):
        env("lanterns", colour="red")
    with pytest.raises(LudotecaError, match="not as 'film'"):
        env("lanterns", render_mode="film")
    with pytest.raises(LudotecaError, match="not 'ignore'"):
        env("lanterns", illegal="ignore")
    with pytest.raises(LudotecaError, match="call reset first"):
        raw_env("lanterns").render()
