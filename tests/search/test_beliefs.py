"""Beliefs: Bayes over what everybody has seen, never over what is hidden; and searches that deal by them."""

from __future__ import annotations

import json
import pickle
from dataclasses import asdict

import numpy as np
import pytest

import ludoteca
from ludoteca import State
from ludoteca.core import kernels
from ludoteca.core.past import pack, unpack
from ludoteca.core.records import duplicate
from ludoteca.core.types import Action
from ludoteca.search.baselines import player_luck
from ludoteca.search.beliefs import CLEAR, DOUBT, beliefs_about, guess_secrets, weigh
from ludoteca.search.hints import hint
from ludoteca.search.network import look, new_scratch, utility
from ludoteca.search.players import Searcher, player
from ludoteca.search.thinker import Budget
from ludoteca.search.weights import learned_net
from tests import sizes

GOALS = 12
SHELFIE = ludoteca.game("shelfie")


def play_match(players: int, seed: int, plies: int, level: str = "apprentice") -> State:
    """A match of My Shelfie in which every seat plays for its goal."""
    state, who, luck = SHELFIE.new(players, seed), player(level, SHELFIE), player_luck(seed)
    while not state.over and state.ply < plies:
        state.play(who.choose(state, luck))
    return state


def with_goals(players: int, seed: int, goals: list[int], actions: list[Action]) -> State:
    """The same match with other personal goals: the same tiles and the same actions."""
    box = duplicate(SHELFIE.new(players, seed).record)
    box["personal"][0][:players] = goals
    state = State(SHELFIE, box)
    for action in actions:
        state.play(action)
    return state


# What beliefs are made of


@pytest.mark.rule("SH-7.1")
@pytest.mark.parametrize("players", [2, 4])
def test_beliefs_are_the_same_whatever_is_hidden(players: int) -> None:
    state = play_match(players, seed=3, plies=9)
    for goals in ([0, 1, 2, 3], [11, 6, 4, 9]):
        twin = with_goals(players, 3, goals[:players], state.actions)
        assert twin.record["personal"].tolist() != state.record["personal"].tolist()
        assert pack(twin.past) == pack(state.past)
        assert np.array_equal(beliefs_about(twin), beliefs_about(state))


def test_the_past_of_a_resampled_state_is_the_same_and_contains_no_secret() -> None:
    state = play_match(3, seed=5, plies=8)
    for viewer in (None, 0, 1, 2):
        known = state.resample(viewer, 1)
        assert pack(known.past) == pack(state.past)
        known.apply(known.legal_actions()[0])
        assert len(known.past) == len(state.past) + 1
    dealt = {tuple(each.box["personal"][0]) for each in state.past}
    luck = {each.box["luck"].tobytes() for each in state.past}
    assert len(dealt) == len(luck) == 1  # the same deal at every ply: neither the goals nor the tiles to come
    assert [(each.seat, each.action) for each in state.past] == [
        ((int(state.past[0].seat) + ply) % 3, action) for ply, action in enumerate(state.actions)
    ]


def test_evidence_is_the_softmax_of_the_values_at_one_look() -> None:
    state = play_match(2, seed=1, plies=6)
    before, action = state.past[-1]
    net, scratch, temperature = learned_net(SHELFIE, 2), new_scratch(SHELFIE), 0.05
    assert net is not None

    def value(goal: int, choice: Action) -> float:
        box = duplicate(before)
        seat = int(box["seat"][0])
        box["personal"][0][seat] = goal
        kernels.apply_one(box, choice, kernels.no_events())
        look(box[0], seat, net, scratch)
        return float(utility(scratch.answers))

    choices = [
        each for each in State(SHELFIE, duplicate(before)).legal_actions() if not kernels.is_twin(before[0], each)
    ]
    found = weigh("shelfie", before.tobytes(), action, temperature)
    for goal in (0, 7):
        powers = np.exp([value(goal, each) / temperature for each in choices])
        expected = value(goal, action) / temperature - np.log(powers.sum())
        assert found[goal] == pytest.approx(expected, abs=1e-2)


def test_without_a_past_every_secret_is_equally_likely() -> None:
    state = SHELFIE.from_position(play_match(2, seed=2, plies=10).position())
    assert state.past == []
    assert beliefs_about(state) == pytest.approx(np.full((2, GOALS), 1 / GOALS))
    assert guess_secrets(state, 0) == []


def test_a_seat_that_plays_for_its_goal_is_believed_to_have_it() -> None:
    states = [play_match(2, seed, plies=22) for seed in range(sizes.few(6))]
    believed = [
        float(beliefs_about(state)[seat][state.record["personal"][0][seat]]) for state in states for seat in range(2)
    ]
    assert np.mean(believed) > 0.5


def test_even_beliefs_always_have_their_share() -> None:
    beliefs = beliefs_about(play_match(2, seed=1, plies=20))
    assert beliefs.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert beliefs.min() >= DOUBT / GOALS - 1e-6


@pytest.mark.parametrize("name", [name for name in ludoteca.game_names() if ludoteca.game(name).secrets is None])
def test_a_game_without_such_secrets_needs_nothing(name: str) -> None:
    state = ludoteca.game(name).new(seed=1)
    state.apply(state.legal_actions()[0])
    assert state.past == []
    assert beliefs_about(state).size == 0
    assert guess_secrets(state, 0) == []


# Carrying the past


def test_the_past_survives_bytes_pickling_and_copies() -> None:
    state = play_match(2, seed=4, plies=7)
    known = state.resample(state.seat, 1)
    known.apply(known.legal_actions()[0])
    assert pack(unpack(SHELFIE, pack(known.past))) == pack(known.past)
    assert unpack(SHELFIE, pack([])) == []
    for twin in (known.copy(), pickle.loads(pickle.dumps(known))):
        assert twin == known
        assert pack(twin.past) == pack(known.past)
    twin = known.copy()
    twin.apply(twin.legal_actions()[0])
    assert (len(twin.past), len(known.past)) == (9, 8)


# Searching and hints


@pytest.mark.parametrize("players", [2, 3])
def test_searches_and_hints_do_not_depend_on_what_is_hidden(players: int) -> None:
    state = play_match(players, seed=6, plies=4 * players)
    seat = state.seat
    assert seat is not None
    mine = int(state.record["personal"][0][seat])
    others = [goal for goal in range(GOALS) if goal != mine][: players - 1]
    goals = [*others[:seat], mine, *others[seat:]]
    twin = with_goals(players, 6, goals, state.actions)
    for each in (state, twin):
        each.record["luck"][0] = 0
    assert hint(state, iterations=40, seed=1) == hint(twin, iterations=40, seed=1)
    searcher = Searcher("test", Budget(iterations=40))
    assert searcher.choose(state, player_luck(1)) == searcher.choose(twin, player_luck(1))


def test_hints_name_what_others_seem_to_collect() -> None:
    states = [play_match(2, seed, plies=20) for seed in range(sizes.few(4))]
    for state in states:
        assert state.seat is not None
        (best, *rest) = hint(state, iterations=32, seed=1, count=2)
        assert all(each.guesses == best.guesses for each in rest)
        for guess in best.guesses:
            assert guess.seat != state.seat
            assert CLEAR <= guess.chance <= 1
            assert json.loads(json.dumps(asdict(guess))) == asdict(guess)
    assert any(hint(state, iterations=32, seed=1)[0].guesses for state in states)
