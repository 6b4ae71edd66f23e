"""Learning from self-play: temporal differences over whole matches, TD(λ) on what every seat sees after each action."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import inlined, kernel
from ludoteca.core.game import Game
from ludoteca.core.kernels import apply, is_twin, legal, resample, result, setup, worth
from ludoteca.core.luck import below, branch
from ludoteca.core.types import Action, Box, Floats, Ints, Record, Seat
from ludoteca.search.network import (
    HEADS,
    HIDDEN,
    MOST_FEATURES,
    PLACE,
    POINT_SCALE,
    POINTS,
    WIN,
    Net,
    Pad,
    add_feature,
    answer,
    look,
    utility,
)

LAMBDA = 0.8
POINTS_WEIGHT = 0.5
MOST_PLIES = 400
CHANCE = 1 << 20
EVERY_ACTION = 1 << 20


class Lesson(NamedTuple):
    """Room for one match: what every seat saw after every action, what the network said to it, and how it ended."""

    index: Ints
    amount: Floats
    counts: Ints
    said: Floats
    scores: Ints
    ranks: Ints
    actions: Ints
    options: Ints
    table: Box
    blank: Box
    imagined: Box


class Pace(NamedTuple):
    """How to learn: the step, how often to try anything (in 1/2**20), how many actions to consider at most."""

    step: float
    curiosity: int
    width: int


def new_lesson(game: Game, players: int) -> Lesson:
    """Make room for matches of so many players."""
    rows = MOST_PLIES * players
    return Lesson(
        index=np.zeros((rows, MOST_FEATURES), np.int64),
        amount=np.zeros((rows, MOST_FEATURES), np.float32),
        counts=np.zeros(rows, np.int64),
        said=np.zeros((rows, HEADS), np.float32),
        scores=np.zeros(players, np.int64),
        ranks=np.zeros(players, np.int64),
        actions=game.action_buffer(),
        options=np.array([len(option.choices) for option in game.options], np.int64),
        table=game.empty(),
        blank=game.empty(),
        imagined=game.empty(),
    )


@kernel
def lay_table(lesson: Lesson, players: int, luck: Ints) -> None:
    """Set up a match, each option at its default in three of four matches."""
    table, choices = lesson.table, lesson.options
    table[0] = lesson.blank[0]
    branch(luck, table[0].luck)
    options = np.zeros(len(choices), np.int64)
    for i in range(len(choices)):
        if below(luck, 4) == 0:
            options[i] = below(luck, choices[i])
    setup(table[0], players, options)


@kernel
def imagine(lesson: Lesson, luck: Ints) -> None:
    """Deal the table anew as far as the seat to move does not know it, so that nobody plans on what is hidden."""
    imagined, table = lesson.imagined, lesson.table
    imagined[0] = table[0]
    resample(imagined[0], table[0].seat, luck)


@kernel
def best_by_net(lesson: Lesson, net: Net, pad: Pad, width: int, luck: Ints) -> Action:
    """The action after which the network expects most; of many actions only a random `width` are considered."""
    imagine(lesson, luck)
    imagined, actions, spare, journal = lesson.imagined, lesson.actions, pad.spare, pad.journal
    state = imagined[0]
    seat = state.seat
    count = legal(state, actions)
    best, most = actions[0], -1.0
    left = width
    for i in range(count):
        if below(luck, count - i) < left:
            left -= 1
            if not is_twin(state, actions[i]):
                spare[0] = state
                apply(spare[0], actions[i], journal)
                look(spare[0], seat, net, pad)
                if utility(pad.answers) > most:
                    best, most = actions[i], utility(pad.answers)
    return best  # type: ignore[no-any-return]


@kernel
def best_by_worth(lesson: Lesson, pad: Pad, luck: Ints) -> Action:
    """The action after which the seat stands best by the game's own rule of thumb, ties broken evenly."""
    imagine(lesson, luck)
    imagined, actions, spare, journal = lesson.imagined, lesson.actions, pad.spare, pad.journal
    state = imagined[0]
    seat = state.seat
    best, most, ties = actions[0], -1e9, 1
    for i in range(legal(state, actions)):
        spare[0] = state
        apply(spare[0], actions[i], journal)
        found = worth(spare[0], seat)
        ties = ties + 1 if found == most else 1
        if found > most or (found == most and below(luck, ties) == 0):
            best, most = actions[i], found
    return best  # type: ignore[no-any-return]


@kernel
def learn_matches(matches: int, players: int, net: Net, pad: Pad, lesson: Lesson, pace: Pace, luck: Ints) -> float:
    """Play matches of the network against itself, learning after each; return the mean squared error of the winners."""
    error = 0.0
    for _ in range(matches):
        lay_table(lesson, players, luck)
        plies = play_lesson(lesson, net, pad, pace, luck)
        for seat in range(players):
            error += learn_seat(lesson, net, pad, seat, plies, pace.step)
    return error / (matches * players)


@kernel
def play_lesson(lesson: Lesson, net: Net, pad: Pad, pace: Pace, luck: Ints) -> int:
    """Play one match, noting after each action what every seat sees; return the number of actions."""
    table, actions, journal = lesson.table, lesson.actions, pad.journal
    state = table[0]
    plies = 0
    while state.over == 0 and plies < MOST_PLIES:
        if below(luck, CHANCE) < pace.curiosity:
            action = actions[below(luck, legal(state, actions))]
        else:
            action = best_by_net(lesson, net, pad, pace.width, luck)
        apply(state, action, journal)
        for seat in range(state.players):
            keep_look(state, seat, lesson, net, pad, plies * state.players + seat)
        plies += 1
    result(state, lesson.scores, lesson.ranks)
    return plies


@kernel
def keep_look(state: Record, seat: Seat, lesson: Lesson, net: Net, pad: Pad, row: int) -> None:
    """Note what a seat sees, and what the network says to it."""
    count = look(state, seat, net, pad)
    index, amount, seen, seen_amount = lesson.index[row], lesson.amount[row], pad.index, pad.amount
    for i in range(count):
        index[i] = seen[i]
        amount[i] = seen_amount[i]
    lesson.counts[row] = count
    for head in range(HEADS):
        lesson.said[row, head] = pad.answers[head]


@inlined
def shares(ranks: Ints, seat: Seat) -> tuple[float, float]:
    """A seat's share of the victory, and its place from 1 down to 0; equal ranks share."""
    equal, behind = 0, 0
    for other in range(len(ranks)):
        equal += ranks[other] == ranks[seat]
        behind += ranks[other] > ranks[seat]
    win = 1.0 / equal if ranks[seat] == 1 else 0.0
    return win, (behind + 0.5 * (equal - 1)) / (len(ranks) - 1)


@kernel
def learn_seat(lesson: Lesson, net: Net, pad: Pad, seat: Seat, plies: int, step: float) -> float:
    """Go back through a match and move what was said towards what came of it; return the squared error of chances."""
    win, place = shares(lesson.ranks, seat)
    points = lesson.scores[seat] / POINT_SCALE
    players = len(lesson.ranks)
    error = 0.0
    for back in range(plies):
        row = (plies - 1 - back) * players + seat
        error += (lesson.said[row, WIN] - win) ** 2
        learn_row(lesson, net, pad, row, (win, place, points), step)
        win = LAMBDA * win + (1 - LAMBDA) * lesson.said[row, WIN]
        place = LAMBDA * place + (1 - LAMBDA) * lesson.said[row, PLACE]
        points = LAMBDA * points + (1 - LAMBDA) * lesson.said[row, POINTS]
    return error / max(plies, 1)


@kernel
def learn_row(
    lesson: Lesson, net: Net, pad: Pad, row: int, wanted: tuple[float, float, float], step: float
) -> None:
    """One step of gradient descent on what one seat saw once."""
    index, amount, count = lesson.index[row], lesson.amount[row], lesson.counts[row]
    hidden, bias, weights, heads, offsets = pad.hidden, net.bias, net.weights, net.heads, net.offsets
    answers = pad.answers
    for unit in range(HIDDEN):
        hidden[unit] = bias[unit]
    for i in range(count):
        add_feature(hidden, weights, index[i], amount[i])
    answer(net, hidden, answers)
    win = np.float32(step * (wanted[WIN] - answers[WIN]))
    place = np.float32(step * (wanted[PLACE] - answers[PLACE]))
    points = np.float32(step * POINTS_WEIGHT * (wanted[POINTS] - answers[POINTS]))
    offsets[WIN] += win
    offsets[PLACE] += place
    offsets[POINTS] += points
    for unit in range(HIDDEN):
        on = hidden[unit]
        hidden[unit] = np.float32(0)
        if on > 0:
            hidden[unit] = win * heads[WIN, unit] + place * heads[PLACE, unit] + points * heads[POINTS, unit]
            heads[WIN, unit] += win * on
            heads[PLACE, unit] += place * on
            heads[POINTS, unit] += points * on
            bias[unit] += hidden[unit]
    for i in range(count):
        row_weights, much = weights[index[i]], amount[i]
        for unit in range(HIDDEN):
            row_weights[unit] += much * hidden[unit]


@kernel
def match_against_worth(players: int, seat: Seat, net: Net, pad: Pad, lesson: Lesson, luck: Ints) -> float:
    """Play one match with the network on one seat and the rule of thumb on all others; return its share of victory."""
    lay_table(lesson, players, luck)
    table, journal = lesson.table, pad.journal
    state = table[0]
    while state.over == 0:
        if state.seat == seat:
            action = best_by_net(lesson, net, pad, EVERY_ACTION, luck)
        else:
            action = best_by_worth(lesson, pad, luck)
        apply(state, action, journal)
    result(state, lesson.scores, lesson.ranks)
    return shares(lesson.ranks, seat)[0]


@kernel
def share_against_worth(matches: int, players: int, net: Net, pad: Pad, lesson: Lesson, luck: Ints) -> float:
    """The network's share of victories, one action ahead, against the rule of thumb on all other seats."""
    total = 0.0
    for match in range(matches):
        total += match_against_worth(players, match % players, net, pad, lesson, luck)
    return total / matches
