"""The forms of observations, masks and spaces that learning libraries expect."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.envs.ids import ids
from ludoteca.envs.pettingzoo import env, raw_env

GAMES = ludoteca.game_names()
FORMS = ["dict", "flat", "rllib"]


def one(name: str, **settings: Any) -> Any:
    return gymnasium.make(ids()[name], **settings)


def many(name: str, **settings: Any) -> Any:
    return gymnasium.make_vec(ids()[name], 5, "vector_entry_point", **settings)


def scale(name: str, numbers: Any) -> Any:
    """Numbers divided by what their part can be at most."""
    parts = ludoteca.game(name).observation.values()
    return np.concatenate([np.full(part.size, 1 / part.most, np.float32) for part in parts]) * numbers


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", GAMES)
def test_observations_stay_in_their_space_for_a_whole_match(name: str, form: str) -> None:
    table = one(name, observation=form)
    seen, _ = table.reset(seed=1)
    over = False
    while not over:
        assert seen in table.observation_space
        mask = table.unwrapped.action_masks()
        assert np.flatnonzero(mask).tolist() == table.unwrapped.table.legal_actions()
        seen, _, over, _, _ = table.step(int(np.flatnonzero(mask)[-1]))
    assert not table.unwrapped.action_masks().any()


@pytest.mark.parametrize("name", GAMES)
def test_flat_observations_are_the_numbers_divided_by_the_most_they_can_be(name: str) -> None:
    plain, flat = one(name), one(name, observation="flat")
    numbers, (floats, info) = plain.reset(seed=3)[0], flat.reset(seed=3)
    assert floats.dtype == np.float32
    assert floats.shape == flat.observation_space.shape
    assert 0 <= floats.min() <= floats.max() <= 1
    np.testing.assert_allclose(floats, scale(name, numbers["observation"]), rtol=1e-6)
    assert info["action_mask"].tolist() == numbers["action_mask"].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_rllib_gets_the_keys_that_its_action_masking_reads(name: str) -> None:
    plain, other = one(name), one(name, observation="rllib")
    numbers, seen = plain.reset(seed=3)[0], other.reset(seed=3)[0]
    assert set(seen) == {"observations", "action_mask"} == set(other.observation_space.spaces)
    assert {array.dtype for array in seen.values()} == {np.dtype(np.float32)}
    np.testing.assert_allclose(seen["observations"], scale(name, numbers["observation"]), rtol=1e-6)
    assert seen["action_mask"].tolist() == numbers["action_mask"].tolist()


@pytest.mark.parametrize("opponents", ["random", "self", "novice"])
@pytest.mark.parametrize("form", FORMS)
def test_many_tables_have_the_same_forms(form: str, opponents: str) -> None:
    plain, shaped = (many("shelfie", observation=each, opponents=opponents) for each in ("dict", form))
    numbers, (seen, info) = plain.reset(seed=3)[0], shaped.reset(seed=3)
    ended = 0
    while ended < 3:
        assert seen in shaped.observation_space
        if form != "dict":
            floats = seen if form == "flat" else seen["observations"]
            np.testing.assert_allclose(floats, scale("shelfie", numbers["observation"]), rtol=1e-6)
        if form == "flat":
            assert info["action_mask"].tolist() == numbers["action_mask"].tolist()
        assert shaped.action_masks().tolist() == numbers["action_mask"].astype(bool).tolist()
        actions = plain.pick()
        numbers, _, done, _, _ = plain.step(actions)
        seen, _, _, _, info = shaped.step(actions)
        for row in np.flatnonzero(done):
            assert info["final_obs"][row] in shaped.single_observation_space
        ended += int(done.sum())


def test_returned_masks_do_not_change_later() -> None:
    tables = many("shelfie")
    tables.reset(seed=1)
    masks = tables.action_masks()
    before = masks.copy()
    tables.step(tables.pick())
    assert (masks == before).all()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", GAMES)
def test_agents_of_pettingzoo_have_the_same_forms(name: str, form: str) -> None:
    table = env(name, observation=form)
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, _, over, cut, info = table.last()
        assert seen in table.observation_space(agent)
        mask = info.get("action_mask") if form == "flat" else seen["action_mask"]
        table.step(None if over or cut else int(np.flatnonzero(mask)[0]))
    assert table.unwrapped.table.over


def test_an_illegal_action_ends_the_match_with_flat_observations_too() -> None:
    table = env("lanterns", observation="flat")
    table.reset(seed=1)
    table.step(0)
    assert sorted(table.rewards.values()) == [-1, 0]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", GAMES)
def test_spaces_print_on_one_line_and_can_be_copied(name: str, form: str) -> None:
    table = one(name, observation=form)
    agents = raw_env(name, observation=form)
    for space in (
        table.observation_space,
        many(name, observation=form).observation_space,
        agents.observation_space(agents.possible_agents[0]),
    ):
        assert "\n" not in str(space)
        assert len(str(space)) < 160
        assert copy.deepcopy(space) == space == pickle.loads(pickle.dumps(space))
        assert space.sample() in space


@pytest.mark.parametrize("make", [one, many])
def test_bad_settings_are_refused_in_one_line(make: Any) -> None:
    with pytest.raises(LudotecaError, match="dict, flat, rllib; not 'image'"):
        make("lanterns", observation="image")
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'") as refused:
        make("lanterns", frameskip=4)
    assert isinstance(refused.value, BadOption)
    assert "dealing, seating" in str(refused.value)
