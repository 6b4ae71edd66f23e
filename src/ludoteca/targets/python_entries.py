"""The entry points of a native library: every kernel that Python calls often, and the names of its arguments.

A kernel that Python calls and that is not listed here runs as plain Python where there is no Numba. To add one, add a
line; every argument name needs a value in `example_arguments`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import json_changes, kernels, luck, native, writers
from ludoteca.core.game import Game
from ludoteca.core.json_writer import new_out
from ludoteca.search import baselines, context, learning, network, step_kernels, tree
from ludoteca.search.network import new_net
from ludoteca.targets import entries
from ludoteca.targets.entries import Entry

LISTED = (
    Entry(luck.seed_luck, ("luck", "key")),
    Entry(luck.branch, ("luck", "child")),
    Entry(luck.below, ("luck", "count")),
    Entry(luck.next_block, ("luck",)),
    Entry(kernels.setup_one, ("box", "players", "options")),
    Entry(kernels.list_one, ("box", "actions")),
    Entry(kernels.judge_one, ("box", "action")),
    Entry(kernels.apply_one, ("box", "action", "events")),
    Entry(kernels.step_one, ("box", "action", "actions", "events")),
    Entry(kernels.result_one, ("box", "scores", "ranks")),
    Entry(kernels.resample_one, ("box", "seat", "luck")),
    Entry(kernels.redeal_one, ("box", "seat", "luck", "beliefs")),
    Entry(kernels.worth_one, ("box", "seat")),
    Entry(kernels.observe_one, ("box", "seat", "seen")),
    Entry(kernels.setup_batch, ("states", "players", "options", "luck")),
    Entry(kernels.mask_batch, ("states", "mask", "actions")),
    Entry(kernels.apply_batch, ("states", "chosen")),
    Entry(kernels.choose_batch, ("states", "luck", "actions", "chosen")),
    Entry(kernels.play_batch, ("states", "luck", "listed", "actions", "all_scores", "all_ranks")),
    Entry(writers.view_one, ("box", "reader", "text", "end")),
    Entry(writers.events_one, ("box", "events", "reader", "ply", "text", "end")),
    Entry(writers.narration_one, ("box", "events", "reader", "text", "end")),
    Entry(writers.preview_one, ("box", "after", "events", "text", "end")),
    Entry(writers.reasons_one, ("box", "after", "events", "text", "end")),
    Entry(writers.action_text_one, ("box", "action", "text", "end")),
    Entry(writers.action_message_one, ("box", "action", "text", "end")),
    Entry(writers.position_one, ("box", "text", "end")),
    Entry(json_changes.compare, ("before_text", "after_text", "text", "added", "ends")),
    Entry(baselines.quick_one, ("box", "luck")),
    Entry(network.evaluate_seats, ("box", "net", "scratch", "chances")),
    Entry(context.glance, ("box", "context", "blur", "luck")),
    Entry(context.weigh_secrets, ("box", "action", "context", "temperature", "luck", "chances")),
    Entry(tree.run_task, ("task", "box", "tree", "context", "luck")),
    Entry(step_kernels.open_tables, ("tables", "config")),
    Entry(step_kernels.step_tables, ("tables", "config", "chosen")),
    Entry(step_kernels.play_actions, ("tables", "chosen")),
    Entry(step_kernels.end_matches, ("tables", "config")),
    Entry(step_kernels.look, ("tables", "config")),
    Entry(learning.learn_matches, ("matches", "context", "episode", "rates", "luck")),
    Entry(learning.share_against, ("matches", "episode", "context", "other_context", "luck")),
)
PYTHON_ENTRY_POINTS = {native.symbol(entry.kernel): entry for entry in LISTED}


def example_arguments(game: Game) -> dict[str, Any]:
    """A value for every argument, of the type that the kernels are compiled for."""
    players = game.players[0]
    examples = entries.example_arguments(game, players)
    document, states = new_out(), np.zeros(2, game.dtype)
    return examples | {
        "after": game.empty(),
        "added": document.text,
        "after_text": np.frombuffer(b"{}", np.uint8),
        "before_text": np.frombuffer(b"{}", np.uint8),
        "beliefs": context.even_beliefs(game, players),
        "chances": np.zeros(players, np.float32),
        "chosen": np.zeros(2, np.int64),
        "config": step_kernels.TableConfig(game.empty(), examples["options"], players, 0, 0, True),
        "end": document.end,
        "ends": np.zeros((2, 1), np.int64),
        "episode": learning.new_episode(game, players),
        "mask": game.legal_mask(states[:0]),
        "matches": 1,
        "net": new_net(game, 0),
        "other_context": examples["context"],
        "ply": 0,
        "rates": learning.Rates(0.1, 1),
        "reader": 0,
        "scratch": network.new_scratch(game),
        "seen": np.zeros(game.observation_size, np.int8),
        "tables": step_kernels.new_tables(game, 2, observe=True),
        "temperature": 1.0,
        "text": document.text,
    }
