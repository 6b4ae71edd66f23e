"""A mind: how somebody thinks, the room to do it in, and one look at every action."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import inlined, kernel
from ludoteca.core.game import Game
from ludoteca.core.kernels import UNLIKE, apply_one, is_twin, likeness, list_one, resample_one, worth
from ludoteca.core.luck import below
from ludoteca.core.types import Action, Box, Floats, Ints
from ludoteca.search.network import HEADS, Net, Pad, look, new_pad, no_net, utility

# How actions are put in order, and how a state beyond the tree is judged.
AT_RANDOM, BY_WORTH, BY_NET = range(3)
PLAYOUT, NET = range(2)

MOST_DEPTH = 64
WORTH_SCALE = 10.0
NOISE_STEPS = 1 << 20


class Style(NamedTuple):
    """How somebody thinks."""

    order: int
    judge: int
    breadth: int
    """How many actions of a node are kept, the best first."""
    root_breadth: int
    depth: int
    """How many actions deep the tree may grow."""
    widening: float
    """How fast more of the kept actions are considered: with the root of the visits; 0 considers all at once."""
    exploration: float
    trust: float
    """How many visits the first judgement of an action counts for."""
    horizon: int = 3
    """How many turns from now the network is asked at the latest; where the tree ends sooner, it is played on."""
    each_turn: bool = False
    """Whether the network is asked after each turn that is played on, and not only after the last: the game says."""


class Walk(NamedTuple):
    """Room for one line of thought: the table as it is imagined, its actions, the way taken, and what came of it."""

    table: Box
    actions: Ints
    values: Floats
    way: Ints
    chooser: Ints
    told: Floats
    wins: Floats
    places: Floats
    points: Floats
    scores: Ints
    ranks: Ints


class Mind(NamedTuple):
    """Everything somebody thinks with."""

    style: Style
    net: Net
    pad: Pad
    walk: Walk


def new_mind(game: Game, players: int, style: Style, net: Net | None = None) -> Mind:
    """Make a mind for tables of so many players; without a network it can only think in other ways."""
    walk = Walk(
        table=game.empty(),
        actions=game.action_buffer(),
        values=np.zeros(game.action_count, np.float32),
        way=np.zeros(MOST_DEPTH + 1, np.int64),
        chooser=np.zeros(MOST_DEPTH + 1, np.int64),
        told=np.zeros((players, HEADS), np.float32),
        wins=np.zeros(players, np.float32),
        places=np.zeros(players, np.float32),
        points=np.zeros(players, np.float32),
        scores=np.zeros(players, np.int64),
        ranks=np.zeros(players, np.int64),
    )
    return Mind(style, no_net() if net is None else net, new_pad(game), walk)


@kernel
def imagine(box: Box, walk: Walk, luck: Ints) -> None:
    """Deal the table anew as far as the seat to move does not know it, so that nobody plans on what is hidden."""
    table = walk.table
    table[0] = box[0]
    resample_one(table, box[0].seat, luck)


@kernel
def order_actions(mind: Mind, order: int, luck: Ints) -> int:
    """List the different legal actions of the imagined table with what each promises the seat to move; count them."""
    walk, pad = mind.walk, mind.pad
    table, actions, values, promised, judged = walk.table, walk.actions, walk.values, pad.promised, pad.judged
    state = table[0]
    this_round = next_round(pad)
    listed, count = list_one(table, actions), 0
    for i in range(listed):
        if is_twin(state, actions[i]):
            continue
        if order == AT_RANDOM:
            values[count] = below(luck, NOISE_STEPS)
        else:
            alike = likeness(state, actions[i])
            if judged[alike] != this_round:
                promised[alike] = promise(table, actions[i], mind, order)
                judged[alike] = this_round if alike != UNLIKE else 0
            values[count] = promised[alike]
        actions[count] = actions[i]
        count += 1
    return count


@inlined
def next_round(pad: Pad) -> int:
    """Forget what was promised: another table is looked at."""
    pad.round[0] += 1
    return pad.round[0]  # type: ignore[no-any-return]


@kernel
def promise(table: Box, action: Action, mind: Mind, order: int) -> float:
    """What an action promises the seat to move, after one look at what it leads to."""
    pad, seat = mind.pad, table[0].seat
    spare = pad.spare
    spare[0] = table[0]
    apply_one(spare, action, pad.journal)
    if order == BY_WORTH:
        return worth(spare[0], seat)
    look(spare[0], seat, mind.net, pad)
    return utility(pad.answers)


@kernel
def sort_best(actions: Ints, values: Floats, count: int, wanted: int) -> None:
    """Bring the best so many to the front, in order."""
    for i in range(min(wanted, count)):
        best = i
        for j in range(i + 1, count):
            if values[j] > values[best]:
                best = j
        actions[i], actions[best] = actions[best], actions[i]
        values[i], values[best] = values[best], values[i]


@inlined
def first_judgement(value: float, best: float, order: int) -> float:
    """What an action promises, between 0 and 1, from its place in the order."""
    if order == BY_NET:
        return value
    return 0.5 if order == AT_RANDOM else 1.0 / (1.0 + np.exp((best - value) / WORTH_SCALE))


@kernel
def glance(box: Box, mind: Mind, blur: float, luck: Ints) -> Action:
    """Choose after one look at every action; `blur` is how far off the judgements are, ties are broken evenly."""
    imagine(box, mind.walk, luck)
    order = mind.style.order
    count = order_actions(mind, order, luck)
    actions, values = mind.walk.actions, mind.walk.values
    top = values[0]
    for i in range(count):
        top = max(top, values[i])
    best, most = 0, -1e9
    for i in range(count):
        judged = first_judgement(values[i], top, order) + max(blur, 1e-7) * noise(luck)
        if judged > most:
            best, most = i, judged
    return actions[best]  # type: ignore[no-any-return]


@inlined
def noise(luck: Ints) -> float:
    """A number around 0, as likely above as below, hardly ever beyond 3: the sum of four even draws."""
    total = 0
    for _ in range(4):
        total += below(luck, NOISE_STEPS)
    return (total / NOISE_STEPS - 2.0) * 1.7320508
