"""Many states at once are the same states."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.conformance import sizes
from ludoteca.conformance.ending import assert_ranks_are_well_formed
from ludoteca.conformance.tables import Table
from ludoteca.core import kernels
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.core.luck import quick_luck

COUNT = 5


def new_batch(table: Table, seed: int = 1, count: int = COUNT) -> Any:
    return table.game.new_batch(count, table.players, seed, **table.options)


def single(game: ludoteca.Game, record: Any) -> ludoteca.State:
    """One record of a batch as a state of its own."""
    return game.from_bytes(game.bytes_header() + record.tobytes())


def test_a_batch_is_repeated_by_its_seed_and_all_its_tables_differ(table: Table) -> None:
    batch = new_batch(table)
    assert batch.tobytes() == new_batch(table).tobytes() != new_batch(table, seed=2).tobytes()
    assert len({record.tobytes() for record in batch}) == COUNT
    one, other = (table.game.new_batch(1, table.players) for _ in range(2))
    assert one.tobytes() != other.tobytes()
    for record in batch:
        state = single(table.game, record)
        assert (state.players, state.options, state.ply, state.over) == (table.players, table.options, 0, False)
        assert table.game.from_position(state.position()) == state


def test_stepping_a_batch_is_stepping_each_state(table: Table) -> None:
    luck = random.Random(1)
    batch = new_batch(table)
    states = [single(table.game, record) for record in batch]
    mask = np.ones((COUNT, table.game.action_count), np.bool_)
    while not all(state.over for state in states):
        assert table.game.legal_mask(batch, mask) is mask
        assert [np.flatnonzero(row).tolist() for row in mask] == [state.legal_actions() for state in states]
        actions = [luck.choice(state.legal_actions() or [0]) for state in states]
        for state, action in zip(states, actions, strict=True):
            if not state.over:
                state.play(action)
        table.game.apply_batch(batch, np.array(actions))
        assert [record.tobytes() for record in batch] == [state.record.tobytes() for state in states]
    assert not table.game.legal_mask(batch).any()


@pytest.mark.parametrize("policy", ["listed", "quick"])
def test_playouts_end_every_match_and_return_its_result(table: Table, policy: str) -> None:
    count = sizes.few(20)
    batch, again = new_batch(table, count=count), new_batch(table, count=count)
    scores, ranks = table.game.playouts(batch, 1, policy)
    assert scores.shape == ranks.shape == (count, table.game.players[-1])
    for number, record in enumerate(batch):
        state = single(table.game, record)
        assert state.over
        assert table.game.from_position(state.position()) == state
        outcome = state.outcome()
        assert scores[number].tolist()[: table.players] == outcome.scores
        assert [seat for seat, rank in enumerate(ranks[number]) if rank == 1] == outcome.winners
        assert_ranks_are_well_formed(ranks[number].tolist(), table.players)
    assert [part.tobytes() for part in table.game.playouts(again, 1, policy)] == [scores.tobytes(), ranks.tobytes()]
    assert again.tobytes() == batch.tobytes()


def test_the_rule_of_thumb_picks_legal_actions(table: Table) -> None:
    luck = quick_luck("thumb", 1)
    for seed in range(sizes.few(5)):
        state = table.new(seed)
        while not state.over:
            state.play(int(kernels.quick(state.record[0], luck)))


def test_an_unknown_policy_is_refused(game: ludoteca.Game) -> None:
    with pytest.raises(ludoteca.BadOption, match="no such policy"):
        game.playouts(game.new_batch(1), policy="no such policy")


def test_batches_may_be_empty(game: ludoteca.Game) -> None:
    empty = game.new_batch(0)
    assert game.legal_mask(empty).shape == (0, game.action_count)
    game.apply_batch(empty, np.zeros(0, np.int64))
    assert [len(part) for part in game.playouts(empty)] == [0, 0]


def test_states_of_another_game_are_refused(game: ludoteca.Game) -> None:
    others = [ludoteca.game(other).new_batch(3, seed=1) for other in ludoteca.game_names() if other != game.name]
    wrong: list[Any] = [*others, [1, 2], game.new_batch(4, seed=1).reshape(2, 2)]
    for states in wrong:
        with pytest.raises(LudotecaError, match="A batch of"):
            game.legal_mask(states)
        with pytest.raises(LudotecaError, match="A batch of"):
            game.apply_batch(states, np.zeros(3, np.int64))
        with pytest.raises(LudotecaError, match="A batch of"):
            game.playouts(states)


def test_masks_and_actions_of_another_size_are_refused(game: ludoteca.Game) -> None:
    states = game.new_batch(3, seed=1)
    with pytest.raises(LudotecaError, match="3 states take 3 actions"):
        game.apply_batch(states, np.zeros(2, np.int64))
    masks: list[Any] = [np.zeros((3, 1), np.bool_), np.zeros((3, game.action_count), np.int64)]
    for mask in masks:
        with pytest.raises(LudotecaError, match="The mask is an array"):
            game.legal_mask(states, mask)
    for count in (-1, 1.5, "2"):
        with pytest.raises(BadOption, match="A batch holds"):
            game.new_batch(count)  # type: ignore[arg-type]
