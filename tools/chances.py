"""Measure whether chances can be trusted: how often positions with a given chance are won. `make chances` does it all.

`measure` lets a player play against itself and computes the chance of the seat to move in some positions of each match
as hints show it (after); with `--history` also with secrets dealt evenly (before) and with inferred secrets (inferred),
which takes twice as long. It continues where it stopped. `fit` compares temperatures of the beliefs, `sharpen` powers
of the network's chances (`Game.sharpness`). `write` writes docs/reports/chances.md from the measurements.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from ludoteca.arena.selfplay import Order, play_match
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Document, Seat
from ludoteca.search import hints
from ludoteca.search.beliefs import weigh
from ludoteca.search.hints import consider, expect, new_thinker, share_gain, try_out
from ludoteca.search.network import shares
from ludoteca.search.thinker import Budget, Thinker
from tools.chances_page import RESULTS, write

COMMANDS = {
    "measure": "measure chances in self-play",
    "fit": "compare temperatures of beliefs",
    "sharpen": "compare powers of the network's chances",
}
TEMPERATURES = (0.004, 0.007, 0.01, 0.014, 0.02, 0.03, 0.045, 0.07)
POWERS = (1.0, 1.4, 1.7, 2.0)
PROGRESS_SECONDS = 20


def main() -> None:
    """Run one of the commands."""
    arguments = read_arguments()
    if arguments.command == "write":
        write()
        return
    order = Order(arguments.game, arguments.players, arguments.player, arguments.seed).check()
    if arguments.command == "fit":
        fit(order, arguments.matches, arguments.each)
        return
    hints.TRIES = arguments.tries
    if arguments.command == "sharpen":
        compare_powers(order, arguments.matches, arguments.each, arguments.iterations)
    else:
        measure(order, arguments.matches, arguments.each, Depth(arguments.iterations, arguments.history))


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.chances", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("write", help="write the report")
    for name, explanation in COMMANDS.items():
        command = commands.add_parser(name, help=explanation)
        command.add_argument("game")
        command.add_argument("--players", type=int, default=2)
        command.add_argument("--player", default="artisan", help="who plays against itself (default: artisan)")
        command.add_argument("--matches", type=int, default=1000)
        command.add_argument("--each", type=int, default=5, help="positions of each match (default: 5)")
        command.add_argument("--seed", type=int, default=1)
        if name != "fit":
            command.add_argument("--iterations", type=int, default=100, help="of the search for each chance")
            command.add_argument("--tries", type=int, default=100, help="of the best action, for each chance")
        if name == "measure":
            command.add_argument("--history", action="store_true", help="also measure chances as they were before")
    return parser.parse_args()


# Chances


@dataclass(frozen=True)
class Depth:
    """How long each position is searched, and whether its chance is also computed as it was before."""

    iterations: int
    history: bool


def measure(order: Order, matches: int, each: int, depth: Depth) -> None:
    """Append one line for each match to the results, from the first match that is not there."""
    name = f"{order.game}-{order.players}-{order.player.replace('@', '-')}-{order.seed}-{each}x{depth.iterations}.jsonl"
    path = RESULTS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    done = len(path.read_text("utf-8").splitlines()) if path.exists() else 0
    shown = time.monotonic()
    with path.open("a", encoding="utf-8") as file:
        for number in range(done, matches):
            file.write(json.dumps(measure_match(order, number, each, depth)) + "\n")
            file.flush()
            if time.monotonic() - shown > PROGRESS_SECONDS:
                shown = time.monotonic()
                print(f"{name}: {number + 1} of {matches} matches", flush=True)


def measure_match(order: Order, number: int, each: int, depth: Depth) -> Document:
    """Play a match, and compute chances in some of its positions."""
    states, won = play(order, number)
    chosen = Random(number).sample(states, min(each, len(states)))
    return {"match": number, "positions": [measure_position(state, depth, won) for state in chosen]}


def play(order: Order, number: int) -> tuple[list[State], list[float]]:
    """The positions of a match before each decision, and every seat's share of the victory."""
    states: list[State] = []
    end = play_match(order, number, lambda state: states.append(state.copy()))
    ranks = np.array(end.game.standings(end.record)[1])
    return states[:-1], [float(shares(ranks, seat)[0]) for seat in range(end.players)]


def measure_position(state: State, depth: Depth, won: list[float]) -> Document:
    """The chance of the seat to move with all corrections, perhaps also as it was before, and who won."""
    assert state.seat is not None
    inferred, after = chances(state, state.seat, depth.iterations, is_new=True)
    found = {"ply": state.ply, "won": won[state.seat], "after": after}
    if depth.history:
        found["before"], _ = chances(state, state.seat, depth.iterations, is_new=False)
        if state.game.secrets:
            found["inferred"] = inferred
    return found


def chances(state: State, seat: Seat, iterations: int, is_new: bool) -> tuple[float, float]:
    """A seat's chance from what it knows: as the best action comes out, and as hints show it."""
    thinker = new_thinker(state)
    if not is_new:
        thinker.doubt = 1.0
        set_sharpness(thinker, 1.0)
    known, luck = state.resample(seat, state.ply), quick_luck("chances", state.ply)
    best = consider(thinker, known, Budget(iterations=iterations), luck)[0].action
    tried = try_out(thinker, known, best, luck)
    corrected = share_gain(thinker, known, best, tried, luck)[0] if is_new else tried.wins
    return round(float(tried.wins[seat]), 4), round(float(corrected[seat]), 4)


def set_sharpness(thinker: Thinker, power: float) -> None:
    """Raise the network's chances to another power than the game's."""
    thinker.context = thinker.context._replace(style=thinker.context.style._replace(sharpness=power))


# Sharpness


def compare_powers(order: Order, matches: int, each: int, iterations: int) -> None:
    """Print how well chances of each power predict who wins: the mean squared error, and the mean log score in nats."""
    found: list[list[float]] = []
    won: list[float] = []
    for number in range(matches):
        states, shares_won = play(order, number)
        for state in Random(number).sample(states, min(each, len(states))):
            found.append(chances_by_power(state, iterations))
            won.append(shares_won[state.seat or 0])
    given, results = np.clip(np.array(found), 0.003, 0.997), np.array(won)[:, None]
    errors = ((given - results) ** 2).mean(axis=0)
    scores = (results * np.log(given) + (1 - results) * np.log(1 - given)).mean(axis=0)
    print(f"{order.game}, {order.players} x {order.player}, {matches} matches, {each} positions each")
    print("power  squared error  log score")
    for power, error, score in zip(POWERS, errors, scores, strict=True):
        print(f"{power:5.1f}  {error:13.4f}  {score:9.4f}")


def chances_by_power(state: State, iterations: int) -> list[float]:
    """The chance of the seat to move as hints show it, with each power."""
    thinker = new_thinker(state)
    known, luck = state.resample(state.seat, state.ply), quick_luck("chances", state.ply)
    best, found = consider(thinker, known, Budget(iterations=iterations), luck)[0].action, []
    for power in POWERS:
        set_sharpness(thinker, power)
        found.append(float(expect(thinker, known, best, luck.copy())[0][state.seat]))
    return found


# Beliefs


def fit(order: Order, matches: int, each: int) -> None:
    """Print how much the true secrets were expected at each temperature, in nats, and how sure beliefs were of them."""
    found: dict[float, list[tuple[float, float, bool]]] = {temperature: [] for temperature in TEMPERATURES}
    for number in range(matches):
        states, _ = play(order, number)
        for state in Random(number).sample(states, min(each, len(states))):
            for temperature, seat in ((one, seat) for one in TEMPERATURES for seat in range(state.players)):
                found[temperature].append(score_beliefs(state, seat, temperature))
    print(f"{order.game}, {order.players} x {order.player}, {matches} matches, {each} positions each")
    print("temperature  log score  mean confidence  right")
    for temperature, rows in found.items():
        scores, sure, right = (np.mean(column) for column in zip(*rows, strict=True))
        print(f"{temperature:11.3f}  {scores:9.4f}  {sure:15.3f}  {right:5.3f}", flush=True)


def score_beliefs(state: State, seat: Seat, temperature: float) -> tuple[float, float, bool]:
    """The logarithm of the belief in a seat's true secret, the highest belief, and whether it is the true one."""
    secrets = state.game.secrets
    if secrets is None:
        raise SystemExit(f"{state.game.title} has no secrets to infer.")
    evidence = sum(evidences(state, seat, temperature), np.zeros(secrets.count))
    likely = np.exp(evidence - evidence.max())
    likely /= likely.sum()
    true = secrets.read(state.record, seat)
    return float(np.log(max(likely[true], 1e-9))), float(likely.max()), bool(likely.argmax() == true)


def evidences(state: State, seat: Seat, temperature: float) -> Iterator[np.ndarray]:
    """The evidence of each decision of a seat."""
    for decision in state.past:
        if decision.seat == seat:
            yield weigh(state.game.name, decision.box.tobytes(), decision.action, temperature)


if __name__ == "__main__":
    main()
