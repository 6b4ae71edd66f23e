"""The context of a search: its style, its network and its buffers; and choosing by one look at every action."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.elementary import exp, log
from ludoteca.core.game import Game
from ludoteca.core.kernels import (
    UNLIKE,
    apply_one,
    is_twin,
    likeness,
    list_one,
    redeal_one,
    resample_one,
    suppose,
    worth,
)
from ludoteca.core.luck import below
from ludoteca.core.types import Action, Box, Floats, Ints
from ludoteca.search.network import HEADS, Net, Scratch, look, new_scratch, no_net, utility

# How actions are ordered, and how a leaf is evaluated.
AT_RANDOM, BY_WORTH, BY_NET = range(3)
PLAYOUT, NET = range(2)

MAX_DEPTH = 64
WORTH_SCALE = 10.0
NOISE_STEPS = 1 << 20


class Style(NamedTuple):
    """How a search works."""

    order: int
    judge: int
    breadth: int
    """Number of actions of a node that are kept, the best first."""
    root_breadth: int
    depth: int
    """The greatest depth of the tree, in actions."""
    widening: float
    """How fast more actions are considered, as a factor of the square root of the visits; 0 considers all at once."""
    exploration: float
    trust: float
    """The number of visits that the prior of an action counts for."""
    horizon: int = 3
    """Number of turns after which the network evaluates a state; where the tree ends sooner, turns are played out."""
    each_turn: bool = False
    """Whether the network evaluates each turn that is played out, not only the last (`Game.judged_each_turn`)."""
    sharpness: float = 1.0
    """The power of the network's chances when an action is tried out (`Game.sharpness`)."""


class Walk(NamedTuple):
    """Buffers for one walk down the tree: the sampled state, its actions, the nodes on the path, and the result."""

    table: Box
    actions: Ints
    values: Floats
    way: Ints
    chooser: Ints
    seat_answers: Floats
    wins: Floats
    places: Floats
    points: Floats
    scores: Ints
    ranks: Ints
    beliefs: Floats
    """What is believed about each seat's secrets: a row of chances for each seat."""


class SearchContext(NamedTuple):
    """Everything that a search needs besides the tree."""

    style: Style
    net: Net
    scratch: Scratch
    walk: Walk


def new_context(game: Game, players: int, style: Style, net: Net | None = None) -> SearchContext:
    """Make a context for this number of players; styles that use a network need one."""
    walk = Walk(
        table=game.empty(),
        actions=game.action_buffer(),
        values=np.zeros(game.action_count, np.float32),
        way=np.zeros(MAX_DEPTH + 1, np.int64),
        chooser=np.zeros(MAX_DEPTH + 1, np.int64),
        seat_answers=np.zeros((players, HEADS), np.float32),
        wins=np.zeros(players, np.float32),
        places=np.zeros(players, np.float32),
        points=np.zeros(players, np.float32),
        scores=np.zeros(players, np.int64),
        ranks=np.zeros(players, np.int64),
        beliefs=even_beliefs(game, players),
    )
    return SearchContext(style, no_net() if net is None else net, new_scratch(game), walk)


def even_beliefs(game: Game, players: int) -> Floats:
    """Beliefs without any evidence: all secrets of a seat are equally likely."""
    count = 0 if game.secrets is None else game.secrets.count
    return np.full((players, count), 1 / max(1, count), np.float32)


@kernel
def imagine(box: Box, walk: Walk, luck: Ints) -> None:
    """Redeal everything that the seat to move does not know, so that the search cannot use hidden information."""
    table = walk.table
    table[0] = box[0]
    redeal_one(table, box[0].seat, luck, walk.beliefs)


@kernel
def weigh_secrets(
    box: Box, action: Action, context: SearchContext, temperature: float, luck: Ints, evidence: Floats
) -> None:
    """For each secret that the seat to move may have, how likely it then chooses this action: add the logarithm.

    The chances of its actions are a softmax of their values at one look.
    """
    order, table, values = context.style.order, context.walk.table, context.walk.values
    for secret in range(len(evidence)):
        table[0] = box[0]
        suppose(table[0], box[0].seat, secret)
        chosen = estimate(table, action, context, order)
        count = order_actions(context, order, luck)
        top = values[0]
        for i in range(count):
            top = max(top, values[i])
        highest = prior_value(top, top, order)
        total = 0.0
        for i in range(count):
            total += exp((prior_value(values[i], top, order) - highest) / temperature)
        evidence[secret] += (prior_value(chosen, top, order) - highest) / temperature - log(total)


@kernel
def order_actions(context: SearchContext, order: int, luck: Ints) -> int:
    """List the distinct legal actions of the sampled state with their estimated values; return their number."""
    walk, scratch = context.walk, context.scratch
    table, actions, values = walk.table, walk.actions, walk.values
    estimates, estimated_in = scratch.estimates, scratch.estimated_in
    state = table[0]
    this_round = next_round(scratch)
    listed, count = list_one(table, actions), 0
    for i in range(listed):
        if is_twin(state, actions[i]):
            continue
        if order == AT_RANDOM:
            values[count] = below(luck, NOISE_STEPS)
        else:
            alike = likeness(state, actions[i])
            if estimated_in[alike] != this_round:
                estimates[alike] = estimate(table, actions[i], context, order)
                estimated_in[alike] = this_round if alike != UNLIKE else 0
            values[count] = estimates[alike]
        actions[count] = actions[i]
        count += 1
    return count


@inline
def next_round(scratch: Scratch) -> int:
    """Start a new round, which makes all estimates outdated."""
    scratch.round[0] += 1
    return scratch.round[0]  # type: ignore[no-any-return]


@kernel
def estimate(table: Box, action: Action, context: SearchContext, order: int) -> float:
    """The estimated value of an action for the seat to move: one look at the state after it."""
    scratch, seat = context.scratch, table[0].seat
    spare = scratch.spare
    spare[0] = table[0]
    apply_one(spare, action, scratch.events)
    if order == BY_WORTH:
        return worth(spare[0], seat)
    look(spare[0], seat, context.net, scratch)
    return utility(scratch.answers)


@kernel
def sort_best(actions: Ints, values: Floats, count: int, wanted: int) -> None:
    """Move the best `wanted` actions to the front, in order."""
    for i in range(min(wanted, count)):
        best = i
        for j in range(i + 1, count):
            if values[j] > values[best]:
                best = j
        actions[i], actions[best] = actions[best], actions[i]
        values[i], values[best] = values[best], values[i]


@inline
def prior_value(value: float, best: float, order: int) -> float:
    """An action's prior, between 0 and 1, from its value and the best value."""
    if order == BY_NET:
        return value
    return 0.5 if order == AT_RANDOM else 1.0 / (1.0 + exp((best - value) / WORTH_SCALE))


@kernel
def glance(box: Box, context: SearchContext, blur: float, luck: Ints) -> Action:
    """Choose after one look at every action; `blur` is the size of the random error, ties are broken at random."""
    context.walk.table[0] = box[0]
    resample_one(context.walk.table, box[0].seat, luck)
    order = context.style.order
    count = order_actions(context, order, luck)
    actions, values = context.walk.actions, context.walk.values
    top = values[0]
    for i in range(count):
        top = max(top, values[i])
    best, most = 0, -1e9
    for i in range(count):
        value = prior_value(values[i], top, order) + max(blur, 1e-7) * noise(luck)
        if value > most:
            best, most = i, value
    return actions[best]  # type: ignore[no-any-return]


@inline
def noise(luck: Ints) -> float:
    """A random number from a roughly normal distribution around 0: the sum of four uniform draws."""
    total = 0
    for _ in range(4):
        total += below(luck, NOISE_STEPS)
    return (total / NOISE_STEPS - 2.0) * 1.7320508
