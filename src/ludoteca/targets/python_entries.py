"""The entry points of a native library: those of a browser's program, and what else Python calls often.

A kernel that Python calls and that is not listed runs as plain Python where there is no Numba. To add one, add a line;
every argument name needs a value in `example_arguments`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import json_changes, kernels, luck, native, record_calls
from ludoteca.core.game import Game
from ludoteca.search import learning, network, proof, step_kernels
from ludoteca.targets import entries
from ludoteca.targets.entries import Entry

ONLY_FOR_PYTHON = (
    Entry(luck.next_block, ("luck",)),
    Entry(kernels.step_one, ("box", "action", "actions", "events")),
    Entry(kernels.worth_one, ("box", "seat")),
    Entry(kernels.observe_one, ("box", "seat", "seen")),
    Entry(kernels.mask_batch, ("states", "mask", "actions")),
    Entry(kernels.apply_batch, ("states", "chosen")),
    Entry(kernels.choose_batch, ("states", "luck", "actions", "chosen")),
    Entry(json_changes.compare, ("old_text", "new_text", "text", "added", "ends")),
    Entry(network.evaluate_seats, ("box", "net", "scratch", "chances")),
    Entry(step_kernels.open_tables, ("tables", "config")),
    Entry(step_kernels.step_tables, ("tables", "config", "chosen")),
    Entry(step_kernels.play_actions, ("tables", "chosen")),
    Entry(step_kernels.end_matches, ("tables", "config")),
    Entry(step_kernels.look, ("tables", "config")),
    Entry(learning.learn_matches, ("count", "context", "episode", "rates", "luck")),
    Entry(learning.share_against, ("count", "episode", "context", "other_context", "luck")),
    Entry(proof.prove, ("lines", "seat", "limit")),
)


HANDLE_OBJECTS = {
    native.symbol(record_calls.read_head): Entry(kernels.list_one, ("box", "actions")),
    native.symbol(record_calls.list_actions): Entry(kernels.list_one, ("box", "actions")),
    native.symbol(record_calls.carry_out): Entry(kernels.apply_one, ("box", "action", "events")),
}
"""Functions that handle Python's objects (`object_calls`), by name, each with the entry point that it calls."""


def python_entries_of(game: Game) -> dict[str, Entry]:
    """The entry points of a game's native library, by their names there."""
    called = {native.symbol(entry.kernel): entry for entry in (*entries.entries_of(game).values(), *ONLY_FOR_PYTHON)}
    return called | HANDLE_OBJECTS


def example_arguments(game: Game) -> dict[str, Any]:
    """A value for every argument, of the type that the kernels are compiled for."""
    players = game.players[0]
    examples = entries.example_arguments(game, players)
    return examples | {
        "added": examples["text"],
        "chances": np.zeros(players, np.float32),
        "chosen": np.zeros(2, np.int64),
        "config": step_kernels.TableConfig(game.empty(), examples["options"], players, 0, 0, True),
        "ends": np.zeros((2, 1), np.int64),
        "episode": learning.new_episode(game, players),
        "limit": 1,
        "lines": proof.new_lines(game, players),
        "mask": np.zeros((2, game.action_count), np.bool_),
        "net": network.new_net(game, 0),
        "new_text": np.frombuffer(b"{}", np.uint8),
        "old_text": np.frombuffer(b"{}", np.uint8),
        "other_context": examples["context"],
        "rates": learning.Rates(0.1, 1),
        "scratch": network.new_scratch(game),
        "seen": np.zeros(game.observation_size, np.int8),
        "tables": step_kernels.new_tables(game, 2, observe=True),
    }
