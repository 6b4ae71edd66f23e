"""The learned evaluation: a small network over a game's features, for one number of players.

It answers three questions about the seat that looks: its chance to win, its expected place (1 for the first, 0 for the
last), and its points at the end.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.core.compiled import inlined, kernel
from ludoteca.core.game import Game
from ludoteca.core.kernels import JOURNAL_COLUMNS, LIKENESSES, features
from ludoteca.core.types import Box, Floats, Ints, Record, Seat

HIDDEN = 128
"""Hidden units of a network that begins to learn; some that come with a game have fewer. A multiple of eight."""
WIN, PLACE, POINTS = range(3)
HEADS = 3
POINT_SCALE = 50.0
MOST_FEATURES = 512


class Net(NamedTuple):
    """The weights: features to hidden units, hidden units to answers."""

    weights: Floats
    bias: Floats
    heads: Floats
    offsets: Floats


class Pad(NamedTuple):
    """Room to think: the features of a state, hidden sums, answers, a state to try actions on, and what was judged.

    What an action of some likeness promised is kept in `promised`, if `judged` there says that it was in this round.
    """

    indexes: Ints
    amount: Floats
    hidden: Floats
    answers: Floats
    spare: Box
    journal: Ints
    promised: Floats
    judged: Ints
    round: Ints


def new_pad(game: Game) -> Pad:
    """Make room to think about one game."""
    return Pad(
        indexes=np.zeros(MOST_FEATURES, np.int64),
        amount=np.zeros(MOST_FEATURES, np.float32),
        hidden=np.zeros(HIDDEN, np.float32),
        answers=np.zeros(HEADS, np.float32),
        spare=game.empty(),
        journal=np.zeros((1, JOURNAL_COLUMNS), np.int64),
        promised=np.zeros(LIKENESSES, np.float32),
        judged=np.zeros(LIKENESSES, np.int64),
        round=np.zeros(1, np.int64),
    )


def new_net(game: Game, seed: int) -> Net:
    """Make a network that knows nothing."""
    generator = np.random.default_rng(seed)
    weights = generator.normal(0, 0.05, (game.feature_count, HIDDEN)).astype(np.float32)
    heads = generator.normal(0, 0.1, (HEADS, HIDDEN)).astype(np.float32)
    return Net(weights, np.full(HIDDEN, 0.1, np.float32), heads, np.zeros(HEADS, np.float32))


def no_net() -> Net:
    """Stand in for a network where none is asked."""
    return Net(*(np.zeros(shape, np.float32) for shape in ((1, HIDDEN), HIDDEN, (HEADS, HIDDEN), HEADS)))


@inlined
def add_feature(hidden: Floats, weights: npt.NDArray[np.float32], feature: int, amount: float) -> None:
    """Add one feature's weights to the hidden sums."""
    row = weights[feature]
    for unit in range(len(row)):
        hidden[unit] += amount * row[unit]


@inlined
def logistic(number: float) -> float:
    """Between 0 and 1."""
    return 1.0 / (1.0 + np.exp(-number))  # type: ignore[no-any-return]


@inlined
def weigh(hidden: Floats, row: Floats) -> float:
    """Sum what the hidden units that are on contribute; eight sums side by side, since one would wait for itself."""
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
    """From the hidden sums to the three answers."""
    heads, offsets = net.heads, net.offsets
    answers[WIN] = logistic(offsets[WIN] + weigh(hidden, heads[WIN]))
    answers[PLACE] = logistic(offsets[PLACE] + weigh(hidden, heads[PLACE]))
    answers[POINTS] = offsets[POINTS] + weigh(hidden, heads[POINTS])


@kernel
def look(state: Record, seat: Seat, net: Net, pad: Pad) -> int:
    """Answer for one seat into `pad.answers`, keeping the features in `pad.indexes`; return how many there are.

    The arrays are taken out of the pad first: inside a loop that would cost more than the work itself.
    """
    index, amount, hidden, bias, weights = pad.indexes, pad.amount, pad.hidden, net.bias, net.weights
    count = features(state, seat, index, amount)
    for unit in range(len(bias)):
        hidden[unit] = bias[unit]
    for i in range(count):
        add_feature(hidden, weights, index[i], amount[i])
    answer(net, hidden, pad.answers)
    return count


@inlined
def utility(answers: Floats) -> float:
    """What a player wants: to win, and else to be placed well."""
    return 0.5 * (answers[WIN] + answers[PLACE])  # type: ignore[no-any-return]


@inlined
def shares(ranks: Ints, seat: Seat) -> tuple[float, float]:
    """A seat's share of the victory, and its place from 1 down to 0; equal ranks share."""
    equal, behind = 0, 0
    for other in range(len(ranks)):
        equal += ranks[other] == ranks[seat]
        behind += ranks[other] > ranks[seat]
    win = 1.0 / equal if ranks[seat] == 1 else 0.0
    return win, (behind + 0.5 * (equal - 1)) / (len(ranks) - 1)
