"""Learning from self-play: temporal differences over whole matches, TD(λ) on what every seat sees after each action."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.game import Game
from ludoteca.core.kernels import apply_one, list_one, result_one, setup_one
from ludoteca.core.luck import below, branch
from ludoteca.core.types import Box, Floats, Ints, Seat
from ludoteca.search.minds import Mind, glance
from ludoteca.search.network import (
    HEADS,
    MOST_FEATURES,
    PLACE,
    POINT_SCALE,
    POINTS,
    WIN,
    add_feature,
    answer,
    look,
    shares,
)

LAMBDA = 0.8
POINTS_WEIGHT = 0.5
MOST_PLIES = 400
CHANCE = 1 << 20


class Lesson(NamedTuple):
    """Room for one match: what every seat saw after every action, what the network said to it, and how it ended."""

    indexes: Ints
    amount: Floats
    counts: Ints
    said: Floats
    scores: Ints
    ranks: Ints
    choices: Ints
    choice_counts: Ints
    table: Box
    blank: Box


class Pace(NamedTuple):
    """How to learn: the step, and how often to try anything (in 1/2**20)."""

    step: float
    curiosity: int


def new_lesson(game: Game, players: int) -> Lesson:
    """Make room for matches of so many players."""
    rows = MOST_PLIES * players
    choices, choice_counts = choice_numbers(game, players)
    return Lesson(
        indexes=np.zeros((rows, MOST_FEATURES), np.int64),
        amount=np.zeros((rows, MOST_FEATURES), np.float32),
        counts=np.zeros(rows, np.int64),
        said=np.zeros((rows, HEADS), np.float32),
        scores=np.zeros(players, np.int64),
        ranks=np.zeros(players, np.int64),
        choices=choices,
        choice_counts=choice_counts,
        table=game.empty(),
        blank=game.empty(),
    )


def choice_numbers(game: Game, players: int) -> tuple[Ints, Ints]:
    """The numbers of each option's choices for this number of players, a row for each option, and each row's length."""
    rows = [[option.choices.index(choice) for choice in option.choices_for(players)] for option in game.options]
    counts = np.array([len(row) for row in rows], np.int64)
    numbers = np.zeros((len(rows), max(counts, default=0)), np.int64)
    for row, found in zip(numbers, rows, strict=True):
        row[: len(found)] = found
    return numbers, counts


@kernel
def lay_table(lesson: Lesson, luck: Ints) -> None:
    """Set up a match, each option at its default in three of four matches."""
    table, choices, counts = lesson.table, lesson.choices, lesson.choice_counts
    table[0] = lesson.blank[0]
    branch(luck, table[0].luck)
    options = np.zeros(len(counts), np.int64)
    for i in range(len(counts)):
        if below(luck, 4) == 0:
            options[i] = choices[i, below(luck, counts[i])]
    setup_one(table, len(lesson.ranks), options)


@kernel
def learn_matches(matches: int, mind: Mind, lesson: Lesson, pace: Pace, luck: Ints) -> None:
    """Play matches of the network against itself, learning after each."""
    for _ in range(matches):
        lay_table(lesson, luck)
        plies = play_lesson(lesson, mind, pace, luck)
        for seat in range(len(lesson.ranks)):
            learn_seat(lesson, mind, seat, plies, pace.step)


@kernel
def play_lesson(lesson: Lesson, mind: Mind, pace: Pace, luck: Ints) -> int:
    """Play one match, noting after each action what every seat sees; return the number of actions."""
    table, actions, journal = lesson.table, mind.walk.actions, mind.pad.journal
    state = table[0]
    plies = 0
    while state.over == 0 and plies < MOST_PLIES:
        if below(luck, CHANCE) < pace.curiosity:
            action = actions[below(luck, list_one(table, actions))]
        else:
            action = glance(table, mind, 0.0, luck)
        apply_one(table, action, journal)
        for seat in range(state.players):
            keep_look(seat, lesson, mind, plies * state.players + seat)
        plies += 1
    result_one(table, lesson.scores, lesson.ranks)
    return plies


@kernel
def keep_look(seat: Seat, lesson: Lesson, mind: Mind, row: int) -> None:
    """Note what a seat sees, and what the network says to it."""
    pad, table = mind.pad, lesson.table
    count = look(table[0], seat, mind.net, pad)
    index, amount, seen, seen_amount = lesson.indexes[row], lesson.amount[row], pad.indexes, pad.amount
    for i in range(count):
        index[i] = seen[i]
        amount[i] = seen_amount[i]
    lesson.counts[row] = count
    for head in range(HEADS):
        lesson.said[row, head] = pad.answers[head]


@kernel
def learn_seat(lesson: Lesson, mind: Mind, seat: Seat, plies: int, step: float) -> None:
    """Go back through a match and move what was said towards what came of it."""
    win, place = shares(lesson.ranks, seat)
    points = lesson.scores[seat] / POINT_SCALE
    players = len(lesson.ranks)
    for back in range(plies):
        row = (plies - 1 - back) * players + seat
        learn_row(lesson, mind, row, (win, place, points), step)
        win = LAMBDA * win + (1 - LAMBDA) * lesson.said[row, WIN]
        place = LAMBDA * place + (1 - LAMBDA) * lesson.said[row, PLACE]
        points = LAMBDA * points + (1 - LAMBDA) * lesson.said[row, POINTS]


@kernel
def learn_row(lesson: Lesson, mind: Mind, row: int, wanted: tuple[float, float, float], step: float) -> None:
    """One step of gradient descent on what one seat saw once."""
    index, amount, count = lesson.indexes[row], lesson.amount[row], lesson.counts[row]
    net, pad = mind.net, mind.pad
    hidden, bias, weights, heads, offsets = pad.hidden, net.bias, net.weights, net.heads, net.offsets
    answers = pad.answers
    for unit in range(len(bias)):
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
    for unit in range(len(bias)):
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
        for unit in range(len(bias)):
            row_weights[unit] += much * hidden[unit]


@kernel
def match_against(lesson: Lesson, mind: Mind, other: Mind, seat: Seat, luck: Ints) -> float:
    """Play one match with one mind on a seat and another on the rest, one look each; return its share of victory."""
    lay_table(lesson, luck)
    table, journal = lesson.table, mind.pad.journal
    state = table[0]
    while state.over == 0:
        action = glance(table, mind if state.seat == seat else other, 0.0, luck)
        apply_one(table, action, journal)
    result_one(table, lesson.scores, lesson.ranks)
    return shares(lesson.ranks, seat)[0]


@kernel
def share_against(matches: int, lesson: Lesson, mind: Mind, other: Mind, luck: Ints) -> float:
    """One mind's share of victories against another on all other seats."""
    total = 0.0
    for match in range(matches):
        total += match_against(lesson, mind, other, match % len(lesson.ranks), luck)
    return total / matches
