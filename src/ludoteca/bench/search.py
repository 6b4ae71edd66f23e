"""Benchmarks of searching players: iterations, memory, threads, stopping, the first answer."""

from __future__ import annotations

import threading
import time

import numpy as np

from ludoteca.core.game import Game
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Document
from ludoteca.search.baselines import player_luck
from ludoteca.search.players import player
from ludoteca.search.styles import PLAIN, best_style
from ludoteca.search.thinker import Budget, Thinker
from ludoteca.search.tree import Tree

FIRST_MOVE = 20_000
EACH_MOVE = 2_000
TRIES = 5


def measure_search(game: Game, players: int) -> Document:
    """All measurements for one number of players."""
    plain, best = Thinker(game, players, PLAIN), Thinker(game, players, *best_style(game, players))
    return {
        "game": game.name,
        "players": players,
        "iterations_per_cpu_second": {
            "random playouts, first move": first_move(plain, FIRST_MOVE),
            "random playouts, average of a game": average_of_a_game(plain, EACH_MOVE),
            "master, first move": first_move(best, EACH_MOVE),
            "master, average of a game": average_of_a_game(best, EACH_MOVE // 10),
        },
        "tree_megabytes": round(tree_bytes(plain.tree) / 1e6, 1),
        "two_threads_cost_each": two_threads(game, players),
        "milliseconds_to_stop": milliseconds_to_stop(game, players),
        "seconds_to_first_answer": seconds_to_first_answer(game, players),
    }


def rate(thinker: Thinker, state: State, iterations: int) -> float:
    """Iterations per CPU second of this thread, from an empty tree."""
    start = time.thread_time()
    thinker.think(state, Budget(iterations=iterations), quick_luck("bench", 4))
    return iterations_of(thinker) / (time.thread_time() - start)


def iterations_of(thinker: Thinker) -> int:
    """The number of iterations that were done: a search with a clear choice ends early."""
    return int(thinker.tree.visits[0])


def first_move(thinker: Thinker, iterations: int) -> int:
    """Iterations per second on the first move: the best of several tries."""
    state = thinker.game.new(thinker.players, seed=1)
    return round(max(rate(thinker, state, iterations) for _ in range(TRIES)))


def average_of_a_game(thinker: Thinker, iterations: int) -> int:
    """Iterations per second over all decisions of a match that the thinker plays on all seats."""
    state, luck = thinker.game.new(thinker.players, seed=1), quick_luck("bench", 5)
    iterated, seconds = 0, 0.0
    while not state.over:
        start = time.thread_time()
        chosen = thinker.think(state, Budget(iterations=iterations), luck)[0].action
        seconds += time.thread_time() - start
        iterated += iterations_of(thinker)
        state.play(chosen)
    return round(iterated / seconds)


def tree_bytes(tree: Tree) -> int:
    """The memory of a tree."""
    arrays = [*tree.plan, *(part for part in tree if isinstance(part, np.ndarray))]
    return sum(array.nbytes for array in arrays)


def two_threads(game: Game, players: int) -> float:
    """How much slower a search gets, in wall-clock time, when another thread searches too: best of several tries."""
    state = game.new(players, seed=1)
    thinkers = [Thinker(game, players, PLAIN) for _ in range(2)]

    def together(count: int) -> float:
        threads = [threading.Thread(target=rate, args=(each, state, FIRST_MOVE)) for each in thinkers[:count]]
        start = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return time.perf_counter() - start

    together(2)
    return round(min(together(2) for _ in range(TRIES)) / min(together(1) for _ in range(TRIES)) - 1, 3)


def milliseconds_to_stop(game: Game, players: int) -> float:
    """The longest of several delays between a stop signal and the player's answer."""
    state, longest = game.new(players, seed=1), 0.0
    thinker = player("master@60s", game)
    for number in range(TRIES):
        stopped_at: list[float] = []
        threading.Timer(0.05, lambda: stopped_at.append(time.perf_counter())).start()  # noqa: B023 (waited for below)
        thinker.choose(state, player_luck(number), lambda: bool(stopped_at))  # noqa: B023
        longest = max(longest, time.perf_counter() - stopped_at[0])
    return round(1000 * longest, 1)


def seconds_to_first_answer(game: Game, players: int) -> float:
    """Seconds that a new player with one second of budget takes for its first decision, memory and weights included."""
    start = time.perf_counter()
    player("master@1s", game).choose(game.new(players, seed=1), player_luck(1))
    return round(time.perf_counter() - start, 3)
