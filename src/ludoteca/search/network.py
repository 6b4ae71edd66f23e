"""The learned evaluation: a small network over a game's features, for one number of players.

It estimates three numbers for a seat: its chance to win, its place (1 for the first, 0 for the last), and its points at
the end.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.core.compiled import brief, inline, kernel
from ludoteca.core.elementary import exp
from ludoteca.core.game import Game
from ludoteca.core.kernels import EVENT_COLUMNS, LIKENESSES, features
from ludoteca.core.types import Box, Floats, Ints, Record, Seat

HIDDEN = 128
"""Number of hidden units of a new network, a multiple of eight; some networks that come with a game have fewer."""
WIN, PLACE, POINTS = range(3)
HEADS = 3
POINT_SCALE = 50.0
MAX_FEATURES = 512


class Net(NamedTuple):
    """The weights from features to hidden units and from hidden units to answers."""

    weights: Floats
    bias: Floats
    heads: Floats
    offsets: Floats


class Scratch(NamedTuple):
    """Buffers for evaluations: features, hidden sums, answers, a state to try actions on, and estimates.

    `estimates` holds the value of an action by its likeness; it is valid if `estimated_in` holds the present round.
    """

    indexes: Ints
    amount: Floats
    hidden: Floats
    answers: Floats
    spare: Box
    events: Ints
    estimates: Floats
    estimated_in: Ints
    round: Ints


def new_scratch(game: Game) -> Scratch:
    """Make the buffers for one game."""
    return Scratch(
        indexes=np.zeros(MAX_FEATURES, np.int64),
        amount=np.zeros(MAX_FEATURES, np.float32),
        hidden=np.zeros(HIDDEN, np.float32),
        answers=np.zeros(HEADS, np.float32),
        spare=game.empty(),
        events=np.zeros((1, EVENT_COLUMNS), np.int64),
        estimates=np.zeros(LIKENESSES, np.float32),
        estimated_in=np.zeros(LIKENESSES, np.int64),
        round=np.zeros(1, np.int64),
    )


def new_net(game: Game, seed: int) -> Net:
    """Make an untrained network."""
    generator = np.random.default_rng(seed)
    weights = generator.normal(0, 0.05, (game.feature_count, HIDDEN)).astype(np.float32)
    heads = generator.normal(0, 0.1, (HEADS, HIDDEN)).astype(np.float32)
    return Net(weights, np.full(HIDDEN, 0.1, np.float32), heads, np.zeros(HEADS, np.float32))


def no_net() -> Net:
    """A placeholder for searches without a network."""
    return Net(*(np.zeros(shape, np.float32) for shape in ((1, HIDDEN), HIDDEN, (HEADS, HIDDEN), HEADS)))


@inline
def add_feature(hidden: Floats, weights: npt.NDArray[np.float32], feature: int, amount: float) -> None:
    """Add one feature's weights to the hidden sums."""
    row = weights[feature]
    for unit in range(len(row)):
        hidden[unit] += amount * row[unit]


@inline
def logistic(number: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + exp(-float(number)))


@inline
def weigh(hidden: Floats, row: Floats) -> float:
    """The weighted sum of the active hidden units; eight partial sums let the processor work in parallel."""
    nothing = np.float32(0)
    a = b = c = d = e = f = g = h = nothing
    for unit in range(0, len(row), 8):
        a += max(hidden[unit], nothing) * row[unit]
        b += max(hidden[unit + 1], nothing) * row[unit + 1]
        c += max(hidden[unit + 2], nothing) * row[unit + 2]
        d += max(hidden[unit + 3], nothing) * row[unit + 3]
        e += max(hidden[unit + 4], nothing) * row[unit + 4]
        f += max(hidden[unit + 5], nothing) * row[unit + 5]
        g += max(hidden[unit + 6], nothing) * row[unit + 6]
        h += max(hidden[unit + 7], nothing) * row[unit + 7]
    return ((a + b) + (c + d)) + ((e + f) + (g + h))  # type: ignore[return-value]


@kernel
def answer(net: Net, hidden: Floats, answers: Floats) -> None:
    """Compute the three answers from the hidden sums."""
    heads, offsets = net.heads, net.offsets
    answers[WIN] = logistic(offsets[WIN] + weigh(hidden, heads[WIN]))
    answers[PLACE] = logistic(offsets[PLACE] + weigh(hidden, heads[PLACE]))
    answers[POINTS] = offsets[POINTS] + weigh(hidden, heads[POINTS])


@kernel
def look(state: Record, seat: Seat, net: Net, scratch: Scratch) -> int:
    """Write one seat's answers to `scratch.answers` and its features to `scratch.indexes`; return how many there are.

    The arrays are read from the tuples first: inside a loop, that would take longer than the work itself.
    """
    index, amount, hidden, bias, weights = scratch.indexes, scratch.amount, scratch.hidden, net.bias, net.weights
    count = features(state, seat, index, amount)
    for unit in range(len(bias)):
        hidden[unit] = bias[unit]
    for i in range(count):
        add_feature(hidden, weights, index[i], amount[i])
    answer(net, hidden, scratch.answers)
    return count


@inline
def utility(answers: Floats) -> float:
    """What a player maximizes: the mean of the chance to win and the place."""
    return 0.5 * (answers[WIN] + answers[PLACE])  # type: ignore[no-any-return]


@inline
def shares(ranks: Ints, seat: Seat) -> tuple[float, float]:
    """A seat's share of the victory, and its place from 1 (first) to 0 (last); equal ranks share."""
    equal, behind = 0, 0
    for other in range(len(ranks)):
        equal += ranks[other] == ranks[seat]
        behind += ranks[other] > ranks[seat]
    win = 1.0 / equal if ranks[seat] == 1 else 0.0
    return win, (behind + 0.5 * (equal - 1)) / (len(ranks) - 1)


@brief
def evaluate_seats(box: Box, net: Net, scratch: Scratch, chances: Floats) -> None:
    """Fill in every seat's chance to win by the learned evaluation, from what that seat knows."""
    for seat in range(len(chances)):
        look(box[0], seat, net, scratch)
        chances[seat] = scratch.answers[WIN]
