"""The entry points of a game's program: the kernels that a host calls, and the names of their arguments.

These are the only lists. To add a kernel, add a line here; every argument name needs a value in `example_arguments`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core import kernels, luck, writers
from ludoteca.core.game import Game
from ludoteca.core.json_writer import new_out
from ludoteca.core.written_game import WrittenGame
from ludoteca.search import trials
from ludoteca.search.baselines import quick_one
from ludoteca.search.beliefs import mix_beliefs
from ludoteca.search.context import glance, weigh_secrets
from ludoteca.search.styles import best_style
from ludoteca.search.thinker import Thinker
from ludoteca.search.tree import START, Task, run_task


class Entry(NamedTuple):
    """A kernel that a host calls, and the names of its arguments."""

    kernel: Callable[..., Any]
    arguments: tuple[str, ...]


ENTRY_POINTS: dict[str, Entry] = {
    "seed_luck": Entry(luck.seed_luck, ("luck", "key")),
    "branch": Entry(luck.branch, ("luck", "child")),
    "below": Entry(luck.below, ("luck", "count")),
    "setup_one": Entry(kernels.setup_one, ("box", "players", "options")),
    "list_one": Entry(kernels.list_one, ("box", "actions")),
    "judge_one": Entry(kernels.judge_one, ("box", "action")),
    "apply_one": Entry(kernels.apply_one, ("box", "action", "events")),
    "result_one": Entry(kernels.result_one, ("box", "scores", "ranks")),
    "resample_one": Entry(kernels.resample_one, ("box", "seat", "luck")),
    "quick_one": Entry(quick_one, ("box", "luck")),
    "fill_one": Entry(kernels.fill_one, ("box", "numbers")),
    "ask_one": Entry(kernels.ask_one, ("box", "numbers")),
    "setup_batch": Entry(kernels.setup_batch, ("states", "players", "options", "luck")),
    "play_batch": Entry(kernels.play_batch, ("states", "luck", "listed", "actions", "all_scores", "all_ranks")),
    "glance": Entry(glance, ("box", "context", "blur", "luck")),
    "run_task": Entry(run_task, ("task", "box", "tree", "context", "luck")),
    "redeal_one": Entry(kernels.redeal_one, ("box", "seat", "luck", "beliefs")),
    "weigh_secrets": Entry(weigh_secrets, ("box", "action", "context", "temperature", "luck", "weighed")),
    "mix_beliefs": Entry(mix_beliefs, ("evidence", "doubt", "beliefs")),
    "reshuffle_one": Entry(kernels.reshuffle_one, ("box", "luck")),
    "place_rivals": Entry(trials.place_rivals, ("tree", "trials", "rivals")),
    "plan_trials": Entry(trials.plan_trials, ("tree", "trials", "rivals", "tries")),
    "note_tree": Entry(trials.note_tree, ("tree", "trials", "rivals", "number", "sharpness", "players")),
    "average": Entry(trials.average, ("trials", "rivals", "trees")),
    "is_clear": Entry(trials.is_clear, ("trials", "rivals", "trees")),
    "split_cost": Entry(trials.split_cost, ("cost", "seat", "gifts")),
}

DOCUMENTS: dict[str, Entry] = {
    "view_one": Entry(writers.view_one, ("box", "reader", "text", "end")),
    "events_one": Entry(writers.events_one, ("box", "events", "reader", "ply", "text", "end")),
    "narration_one": Entry(writers.narration_one, ("box", "events", "reader", "text", "end")),
    "preview_one": Entry(writers.preview_one, ("before", "box", "events", "text", "end")),
    "reasons_one": Entry(writers.reasons_one, ("before", "box", "events", "text", "end")),
    "action_text_one": Entry(writers.action_text_one, ("box", "action", "text", "end")),
    "action_message_one": Entry(writers.action_message_one, ("box", "action", "text", "end")),
    "secret_message_one": Entry(writers.secret_message_one, ("box", "seat", "secret", "text", "end")),
    "position_one": Entry(writers.position_one, ("box", "text", "end")),
}
"""The documents of a game that has them from compiled code."""


SHEET_NUMBERS = 160
"""Room for the numbers of a score sheet or a question; hosts fill in as many as the game reads."""


def entries_of(game: Game) -> dict[str, Entry]:
    """The entry points of a game: those of all games, and those that write its documents if it has them."""
    return ENTRY_POINTS | DOCUMENTS if isinstance(game, WrittenGame) else ENTRY_POINTS


def example_arguments(game: Game, players: int) -> dict[str, Any]:
    """A value for every argument: its type is what the kernels are compiled for, its shape is what a host allocates."""
    thinker = Thinker(game, players, *best_style(game, players))
    out, beliefs = new_out(), thinker.context.walk.beliefs
    return {
        "luck": luck.quick_luck("example", 0),
        "child": luck.quick_luck("example", 0),
        "key": np.zeros(luck.KEY_BYTES, np.uint8),
        "count": 1,
        "box": game.empty(),
        "states": np.zeros(2, game.dtype),
        "players": players,
        "options": game.option_numbers(players, {}),
        "actions": game.action_buffer(),
        "action": 0,
        "seat": 0,
        "events": kernels.new_events(),
        "scores": np.zeros(players, np.int64),
        "ranks": np.zeros(players, np.int64),
        "all_scores": np.zeros((2, players), np.int64),
        "all_ranks": np.zeros((2, players), np.int64),
        "listed": True,
        "blur": 0.0,
        "context": thinker.context,
        "tree": thinker.tree,
        "task": Task(START, expected=np.zeros((3, players))),
        "beliefs": beliefs,
        "evidence": np.zeros(beliefs.shape),
        "weighed": np.zeros(beliefs.shape[1], np.float32),
        "temperature": 1.0,
        "numbers": np.zeros(SHEET_NUMBERS, np.int64),
        "doubt": 1.0,
        "trials": trials.new_trials(),
        "rivals": 2,
        "tries": 1,
        "trees": 1,
        "number": 0,
        "sharpness": thinker.context.style.sharpness,
        "cost": 0.0,
        "gifts": np.zeros(players),
        "before": game.empty(),
        "reader": writers.SPECTATOR,
        "secret": 0,
        "ply": 0,
        "text": out.text,
        "end": out.end,
    }
