"""One vocabulary for opponents, at one table and at many."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import IllegalAction, LudotecaError
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.envs.ids import ids
from ludoteca.envs.vector import TablesEnv
from ludoteca.search.players import UnknownPlayer, player_names

GAMES = ludoteca.game_names()
LEVELS = ["novice", "apprentice", "adept", "artisan", "master@2", "greedy", "thumb", "flat@2"]


class Recorder:
    """Takes the last legal action, and counts the seats it decides for."""

    name = "recorder"

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, state: State, luck: Ints, stop: Any = None) -> Action:
        assert state.seat is not None
        self.seats.append(state.seat)
        return state.legal_actions()[-1]


class Cheat(Recorder):
    def choose(self, state: State, luck: Ints, stop: Any = None) -> Action:
        legal = state.legal_actions()
        return next(action for action in range(state.game.action_count) if action not in legal)


def one(name: str, **settings: Any) -> Any:
    return gymnasium.make(ids()[name], **settings)


def many(name: str, count: int = 3, **settings: Any) -> Any:
    return gymnasium.make_vec(ids()[name], count, "vector_entry_point", **settings)


def play_one(table: Any, seed: int = 1) -> tuple[float, dict[str, Any]]:
    """Play a match with the first legal actions."""
    table.reset(seed=seed)
    while True:
        _, reward, over, _, info = table.step(int(np.argmax(table.unwrapped.action_masks())))
        if over:
            return float(reward), info


@pytest.mark.parametrize("spec", LEVELS)
def test_every_player_plays_at_one_table_and_at_many(spec: str) -> None:
    reward, info = play_one(one("shelfie", opponents=spec))
    assert (reward, sorted(info["ranks"])) in [(1, [1, 2]), (-1, [1, 2]), (0, [1, 1])]
    tables = many("shelfie", opponents=spec)
    _, info = tables.reset(seed=1)
    seats, ended = info["seat"], 0
    while ended < 2:
        _, rewards, done, _, info = tables.step(tables.pick())
        assert (info["seat"] == seats)[~done].all(), "only our own seat decides"
        assert not rewards[~done].any()
        seats, ended = info["seat"], ended + int(done.sum())


def test_no_player_is_left_out() -> None:
    assert {spec.partition("@")[0] for spec in LEVELS} | {"random", "plain", "informed", "learned"} == set(
        player_names()
    )


@pytest.mark.parametrize("name", GAMES)
def test_opponents_that_are_not_compiled_follow_the_same_rules(name: str) -> None:
    """Many tables against an object end as the same decisions at single tables do."""
    tables = many(name, opponents=Recorder(), seat=0)
    tables.reset(seed=1)
    game = ludoteca.game(name)
    states = [game.from_bytes(game.bytes_header() + each.tobytes()) for each in tables.unwrapped._tables.states]
    ended: set[int] = set()
    while len(ended) < len(states):
        picked = tables.pick()
        for state, action in zip(states, picked.tolist(), strict=True):
            if not state.over:
                state.play(action)
            while state.seat not in (None, 0):
                state.play(state.legal_actions()[-1])
        _, _, done, _, info = tables.step(picked)
        for row in set(np.flatnonzero(done).tolist()) - ended:
            assert states[row].over
            assert info["final_info"]["ranks"][row].tolist() == game.standings(states[row].record)[1]
            last = info["final_obs"][row]["observation"]
            assert last.tolist() == states[row].observation(0).tolist()
            ended.add(row)


def test_a_list_names_the_opponents_after_my_seat() -> None:
    first, second = Recorder(), Recorder()
    play_one(one("shelfie", opponents=[first, "random", second], seat=1))
    assert (set(first.seats), set(second.seats)) == ({2}, {0})
    tables = many("shelfie", opponents=[first, "random", second], seat=2)
    first.seats, second.seats = [], []
    tables.reset(seed=1)
    tables.step(tables.pick())
    assert (set(first.seats), set(second.seats)) == ({3}, {1})


def test_the_number_of_players_comes_from_the_setting_or_the_list() -> None:
    _, info = play_one(one("shelfie", opponents="thumb", players=4))
    assert len(info["scores"]) == 4
    _, info = play_one(one("shelfie", opponents=["random", "random"]))
    assert len(info["scores"]) == 3
    assert set(many("shelfie", 30, opponents="greedy", players=3).reset(seed=1)[1]["seat"]) == {0, 1, 2}


@pytest.mark.parametrize("name", GAMES)
def test_with_self_i_decide_for_every_seat(name: str) -> None:
    table = one(name, opponents="self", players=ludoteca.game(name).players[-1])
    seen, info = table.reset(seed=1)
    seats = set()
    over = False
    while not over:
        seat = table.unwrapped.table.seat
        assert info["seat"] == seat
        assert seen["observation"].tolist() == table.unwrapped.table.observation(seat).tolist()
        seats.add(seat)
        seen, reward, over, _, info = table.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert seats == set(range(table.unwrapped.players))
    assert reward == pytest.approx(
        sum((other > info["ranks"][seat]) - (other < info["ranks"][seat]) for other in info["ranks"])
        / (len(info["ranks"]) - 1)
    )


def test_threads_change_only_the_speed_against_levels_too() -> None:
    def trace(threads: int) -> list[Any]:
        tables = many("shelfie", 9, opponents="novice", threads=threads)
        told = [tables.reset(seed=2)[0]["observation"].tobytes()]
        for _ in range(12):
            seen, rewards, done, _, _ = tables.step(tables.pick())
            told += [seen["observation"].tobytes(), rewards.tolist(), done.tolist()]
        tables.close()
        return told

    assert trace(1) == trace(2)


def test_an_illegal_action_changes_nothing_against_levels_too() -> None:
    tables = many("lanterns", opponents="novice")
    seen, _ = tables.reset(seed=1)
    again, rewards, done, _, info = tables.step([0, -1, 10**6])
    assert rewards.tolist() == [-1] * 3
    assert info["illegal"].all()
    assert not done.any()
    assert again["observation"].tolist() == seen["observation"].tolist()


def test_an_opponent_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(IllegalAction):
        one("lanterns", opponents=Cheat(), seat=1).reset(seed=1)
    with pytest.raises(IllegalAction):
        many("lanterns", opponents=Cheat(), seat=1).reset(seed=1)


@pytest.mark.parametrize("make", [one, many])
def test_bad_opponents_are_refused_in_one_line(make: Any) -> None:
    with pytest.raises(UnknownPlayer, match="no player 'nobody'"):
        make("lanterns", opponents="nobody")
    with pytest.raises(LudotecaError, match="A table for 2 has 1 opponents, not 2"):
        make("lanterns", opponents=["random", "random"], players=2)
    for wrong in (5, Recorder, ["random", 5], ["self"], None):
        with pytest.raises(LudotecaError, match="an object with a method choose"):
            make("lanterns", opponents=wrong)
    with pytest.raises(LudotecaError, match="leave seat=0 out"):
        make("lanterns", opponents="self", seat=0)
    with pytest.raises(LudotecaError, match="your seat is 0 to 2, not 3"):
        make("lanterns", opponents="adept", players=3, seat=3)


def test_an_object_plays_in_one_thread() -> None:
    with pytest.raises(LudotecaError, match="leave threads at 1"):
        TablesEnv("lanterns", 100, opponents=Recorder(), threads=2)
