"""Benchmarks of the rules: whole games, single calls from Python, batches."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from ludoteca.core import compiled, kernels
from ludoteca.core.game import Game
from ludoteca.core.luck import quick_luck
from ludoteca.core.records import duplicate
from ludoteca.core.state import State
from ludoteca.core.types import Batch, Document, Ints

SECONDS = 0.4
TRIES = 4
BATCH = 256
ROUND = 32
PLIES = 10


def per_second(work: Callable[[int], int], share: float = 1.0) -> float:
    """Units that `work(rounds)` does per CPU second: the best of several tries, which is the least disturbed one."""
    rounds = 1
    while time_work(work, rounds)[1] < SECONDS * share / TRIES:
        rounds *= 2
    return max(units / seconds for units, seconds in (time_work(work, rounds) for _ in range(TRIES)))


def time_work(work: Callable[[int], int], rounds: int) -> tuple[int, float]:
    """The units and CPU seconds of one try."""
    start = time.process_time()
    units = work(rounds)
    return units, time.process_time() - start


def games_per_second(game: Game, players: int, policy: str) -> Document:
    """Complete random games on one core, with all legal actions listed or by the game's rule of thumb."""
    states = np.zeros(ROUND, game.dtype)
    scores, ranks = np.zeros((ROUND, 4), np.int64), np.zeros((ROUND, 4), np.int64)
    options, luck, actions = game.option_numbers(players, {}), quick_luck("bench", 1), game.action_buffer()
    decisions = games = 0

    def play(rounds: int) -> int:
        nonlocal decisions, games
        for _ in range(rounds):
            states.view(np.uint8)[...] = 0
            kernels.setup_batch(states, players, options, luck)
            decisions += kernels.play_batch(states, luck, policy == "listed", actions, scores, ranks)
            games += ROUND
        return rounds * ROUND

    speed = per_second(play, share=0.3)
    return {
        "game": game.name,
        "players": players,
        "policy": policy,
        "games_per_cpu_second": round(speed),
        "decisions_per_cpu_second": round(speed * decisions / games),
        "decisions_per_game": round(decisions / games, 1),
    }


def one_call_per_decision(game: Game) -> float:
    """Decisions per second from Python with one compiled call each, over an array of one record."""
    actions, events = game.action_buffer(), kernels.new_events()
    start = game.new(players=2, seed=1).record

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            box = duplicate(start)
            count = kernels.list_one(box, actions)
            while count:
                count = kernels.step_one(box, actions.item(decisions * 7919 % count), actions, events)
                decisions += 1
        return decisions

    return per_second(play)


def friendly_interface(game: Game) -> float:
    """Decisions per second through `legal_actions` and `play`, checks included."""

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            state = game.new(players=2, seed=1)
            while not state.over:
                actions = state.legal_actions()
                state.play(actions[decisions * 7919 % len(actions)])
                decisions += 1
        return decisions

    return per_second(play)


def batch_with_masks(game: Game) -> float:
    """Decisions per second of a batch of 256 with masks, until the first of its matches is over."""
    luck, actions, chosen = quick_luck("bench", 2), game.action_buffer(), np.zeros(BATCH, np.int64)
    mask = np.empty((BATCH, game.action_count), np.bool_)
    fresh = game.new_batch(BATCH, 2, seed=1)

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            states = duplicate(fresh)
            while not states["over"].any():
                game.legal_mask(states, mask)
                kernels.choose_batch(states, luck, actions, chosen)
                game.apply_batch(states, chosen)
                decisions += BATCH
        return decisions

    return per_second(play)


@compiled.kernel
def copy_often(box: Batch, twin: Batch, rounds: int) -> None:
    """Copy a record again and again."""
    for _ in range(rounds):
        twin[0] = box[0]


@compiled.kernel
def resample_often(box: Batch, luck: Ints, rounds: int) -> None:
    """Redeal a record again and again."""
    for _ in range(rounds):
        kernels.resample(box[0], 0, luck)


def in_the_kernel(game: Game) -> Document:
    """Microseconds of copying and resampling inside compiled code."""
    box, luck = game.new(players=2, seed=1).record, quick_luck("bench", 3)
    twin = duplicate(box)

    def copy(rounds: int) -> int:
        copy_often(box, twin, 100 * rounds)
        return 100 * rounds

    def resample(rounds: int) -> int:
        resample_often(twin, luck, 100 * rounds)
        return 100 * rounds

    copy(1)
    resample(1)
    work = {"copy in the kernel": copy, "resample in the kernel": resample}
    return {name: round(1e6 / per_second(each, share=0.25), 3) for name, each in work.items()}


def microseconds(call: Callable[[], object]) -> float:
    """CPU microseconds of one call."""

    def repeat(rounds: int) -> int:
        for _ in range(rounds):
            call()
        return rounds

    return round(1e6 / per_second(repeat, share=0.25), 2)


def middle_of_match(game: Game) -> State:
    """A two-player match after some plies, or one ply before its end if it is shorter."""
    state = game.new(players=2, seed=1)
    for _ in range(PLIES):
        before = state.copy()
        state.play(state.legal_actions()[0])
        if state.over:
            return before
    return state


def from_python(game: Game) -> Document:
    """The size of a state and the times of single calls from Python, in the middle of a two-player match."""
    state = middle_of_match(game)
    action = state.legal_actions()[-1]
    box, events = state.record, kernels.new_events()

    def copy_and_apply() -> None:
        kernels.apply_one(duplicate(box), action, events)

    return {
        "game": game.name,
        "state_bytes": game.dtype.itemsize,
        "actions": game.action_count,
        "microseconds": {
            "legal_actions": microseconds(state.legal_actions),
            "copy + apply": microseconds(copy_and_apply),
            "view": microseconds(lambda: state.view(state.seat)),
            "view as JSON": microseconds(lambda: state.view_json(state.seat)),
            "preview": microseconds(lambda: state.preview(action)),
            "preview as JSON": microseconds(lambda: state.preview_json(action)),
            "reasons": microseconds(lambda: state.reasons(action)),
            "copy": microseconds(state.copy),
            **({} if compiled.NATIVE else in_the_kernel(game)),  # they are not in the libraries
        },
        "decisions_per_cpu_second": {
            "one compiled call": round(one_call_per_decision(game)),
            "friendly interface": round(friendly_interface(game)),
            f"batch of {BATCH} with masks": round(batch_with_masks(game)),
        },
    }
