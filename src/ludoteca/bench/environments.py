"""Benchmarks of the research interfaces, next to well-known environments of the same kind in the same run.

Environments that are not installed are left out.
"""

from __future__ import annotations

import importlib
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ludoteca.bench.rules import one_call_per_decision, per_second
from ludoteca.core.game import Game
from ludoteca.core.types import Document

PETTINGZOO = ("connect_four_v3", "texas_holdem_v4")
OPENSPIEL = ("gin_rummy", "backgammon", "hearts")
TABLES = 1024
TURNS = 3
AGENTS, STATES, VECTOR = "agents, one after the other", "one state from Python", "many tables at once"


def random_agents(table: Any) -> float:
    """Steps of random agents per CPU second, masks included, like PettingZoo's own benchmark."""
    dice = random.Random(1)

    def play(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            table.reset(seed=1)
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                table.step(None if over or cut else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += 1
        return steps

    return per_second(play)


def random_states(new: Callable[[], Any], over: Callable[[Any], bool]) -> float:
    """Decisions per CPU second of a state that lists its legal actions and applies one of them."""
    dice = random.Random(1)

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            state = new()
            while not over(state):
                state.apply(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return per_second(play)


def random_spiel(name: str) -> float | None:
    """The same for a C++ game of OpenSpiel, through its Python interface; chance nodes are played but not counted."""
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game, dice = pyspiel.load_game(name), random.Random(1)

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(dice.choice(state.legal_actions()))
        return decisions

    return per_second(play)


def classic(name: str) -> float | None:
    """Random agents in one of PettingZoo's classic games, if its requirements are installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            table = importlib.import_module(f"pettingzoo.classic.{name}").env()
            table.reset(seed=1)
    except Exception:  # noqa: BLE001 (each of them fails differently if something is missing)
        return None
    return random_agents(table)


def vector(game: Game, threads: int, observe: bool) -> float:
    """Random decisions per second of many tables, masks included, with one core for each thread, by CPU time."""
    from ludoteca.envs.vector import TablesEnv

    tables = TablesEnv(game.name, TABLES, opponents="self", threads=threads, copy=False, observe=observe)
    tables.reset(seed=1)

    def step(rounds: int) -> int:
        for _ in range(rounds):
            tables.step(tables.pick())
        return rounds * TABLES * threads

    speed = per_second(step)
    tables.close()
    return speed


def row(kind: str, name: str, speed: float | None, ours: bool) -> Document:
    """A report with one line of the comparison."""
    line = {"kind": kind, "name": name, "per_second": None if speed is None else round(speed), "ours": ours}
    return {"environments": [line]}


def measures(games: list[Game]) -> Iterator[tuple[str, Callable[[], Document]]]:
    """All measurements, each with a label."""
    from ludoteca.envs.pettingzoo import env, raw_env

    for game in games:
        name = game.name
        agents: dict[str, Callable[[str], Any]] = {f"{name}, env": env, f"{name}, raw_env": raw_env}
        for words, make in agents.items():
            yield words, lambda w=words, m=make, n=name: row(AGENTS, w, random_agents(m(n)), True)  # type: ignore[misc]
        for threads, observe in ((1, False), (2, False), (2, True)):
            words = f"{name}, {threads} thread{'s' * (threads > 1)}, masks{' and observations' * observe}"
            yield (
                words,
                lambda w=words, g=game, t=threads, o=observe: row(VECTOR, w, vector(g, t, o), True),  # type: ignore[misc]
            )
    for other in PETTINGZOO:
        yield other, lambda n=other: row(AGENTS, f"PettingZoo {n}", classic(n), False)  # type: ignore[misc]
    yield "one state from Python", lambda: states_in_turns(games)


def states_in_turns(games: list[Game]) -> Document:
    """Single states, ours and others' in turns, so that a busy computer disturbs all alike; the best of several."""
    work: dict[tuple[str, bool], Callable[[], float | None]] = {}
    for game in games:
        work[f"{game.name}, legal_actions and apply", True] = lambda g=game: from_python(g)  # type: ignore[misc]
        work[f"{game.name}, one compiled call", True] = lambda g=game: one_call_per_decision(g)  # type: ignore[misc]
    for other in OPENSPIEL:
        work[f"OpenSpiel {other}, in C++", False] = lambda n=other: random_spiel(n)  # type: ignore[misc]
    speeds = [{key: measure() for key, measure in work.items()} for _ in range(TURNS)]
    found: Document = {"environments": []}
    for name, ours in work:
        tries = [speed for each in speeds if (speed := each[name, ours]) is not None]
        found["environments"] += row(STATES, name, max(tries, default=None), ours)["environments"]
    return found


def from_python(game: Game) -> float:
    """Our states, measured like those of OpenSpiel."""
    return random_states(lambda: game.new(seed=1), lambda state: bool(state.over))
