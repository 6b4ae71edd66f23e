"""Learning from self-play: TD(λ) over whole matches, on what every seat sees after each action."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.game import Game
from ludoteca.core.kernels import apply_one, list_one, result_one, setup_one
from ludoteca.core.luck import below, branch
from ludoteca.core.types import Box, Floats, Ints, Seat
from ludoteca.search.context import SearchContext, glance
from ludoteca.search.network import (
    HEADS,
    MAX_FEATURES,
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
MAX_PLIES = 400
CHANCE = 1 << 20


class Episode(NamedTuple):
    """Buffers for one match: what every seat saw after every action, the network's answers to it, and the result."""

    indexes: Ints
    amount: Floats
    counts: Ints
    answers: Floats
    scores: Ints
    ranks: Ints
    choices: Ints
    choice_counts: Ints
    table: Box
    blank: Box


class Rates(NamedTuple):
    """How to learn: the step size, and how often to play a random action (in 1/2**20)."""

    step: float
    epsilon: int


def new_episode(game: Game, players: int) -> Episode:
    """Make the buffers for matches with this number of players."""
    rows = MAX_PLIES * players
    choices, choice_counts = choice_numbers(game, players)
    return Episode(
        indexes=np.zeros((rows, MAX_FEATURES), np.int64),
        amount=np.zeros((rows, MAX_FEATURES), np.float32),
        counts=np.zeros(rows, np.int64),
        answers=np.zeros((rows, HEADS), np.float32),
        scores=np.zeros(players, np.int64),
        ranks=np.zeros(players, np.int64),
        choices=choices,
        choice_counts=choice_counts,
        table=game.empty(),
        blank=game.empty(),
    )


def choice_numbers(game: Game, players: int) -> tuple[Ints, Ints]:
    """For each option a row with the numbers of its choices for this number of players, and the length of each row."""
    rows = [[option.choices.index(choice) for choice in option.choices_for(players)] for option in game.options]
    counts = np.array([len(row) for row in rows], np.int64)
    numbers = np.zeros((len(rows), max(counts, default=0)), np.int64)
    for row, found in zip(numbers, rows, strict=True):
        row[: len(found)] = found
    return numbers, counts


@kernel
def set_up_match(episode: Episode, luck: Ints) -> None:
    """Set up a match; each option has its default in at least three of four matches."""
    table, choices, counts = episode.table, episode.choices, episode.choice_counts
    table[0] = episode.blank[0]
    branch(luck, table[0].luck)
    options = np.zeros(len(counts), np.int64)
    for i in range(len(counts)):
        if below(luck, 4) == 0:
            options[i] = choices[i, below(luck, counts[i])]
    setup_one(table, len(episode.ranks), options)


@kernel
def learn_matches(matches: int, context: SearchContext, episode: Episode, rates: Rates, luck: Ints) -> None:
    """Play matches of the network against itself and learn after each."""
    for _ in range(matches):
        set_up_match(episode, luck)
        plies = play_episode(episode, context, rates, luck)
        for seat in range(len(episode.ranks)):
            learn_seat(episode, context, seat, plies, rates.step)


@kernel
def play_episode(episode: Episode, context: SearchContext, rates: Rates, luck: Ints) -> int:
    """Play one match and record what every seat sees after each action; return the number of actions."""
    table, actions, events = episode.table, context.walk.actions, context.scratch.events
    state = table[0]
    plies = 0
    while state.over == 0 and plies < MAX_PLIES:
        if below(luck, CHANCE) < rates.epsilon:
            action = actions[below(luck, list_one(table, actions))]
        else:
            action = glance(table, context, 0.0, luck)
        apply_one(table, action, events)
        for seat in range(state.players):
            record_look(seat, episode, context, plies * state.players + seat)
        plies += 1
    result_one(table, episode.scores, episode.ranks)
    return plies


@kernel
def record_look(seat: Seat, episode: Episode, context: SearchContext, row: int) -> None:
    """Record what a seat sees, and the network's answers to it."""
    scratch, table = context.scratch, episode.table
    count = look(table[0], seat, context.net, scratch)
    index, amount, seen, seen_amount = episode.indexes[row], episode.amount[row], scratch.indexes, scratch.amount
    for i in range(count):
        index[i] = seen[i]
        amount[i] = seen_amount[i]
    episode.counts[row] = count
    for head in range(HEADS):
        episode.answers[row, head] = scratch.answers[head]


@kernel
def learn_seat(episode: Episode, context: SearchContext, seat: Seat, plies: int, step: float) -> None:
    """Go back through a match and move the network's answers toward what followed."""
    win, place = shares(episode.ranks, seat)
    points = episode.scores[seat] / POINT_SCALE
    players = len(episode.ranks)
    for back in range(plies):
        row = (plies - 1 - back) * players + seat
        learn_row(episode, context, row, (win, place, points), step)
        win = LAMBDA * win + (1 - LAMBDA) * episode.answers[row, WIN]
        place = LAMBDA * place + (1 - LAMBDA) * episode.answers[row, PLACE]
        points = LAMBDA * points + (1 - LAMBDA) * episode.answers[row, POINTS]


@kernel
def learn_row(
    episode: Episode, context: SearchContext, row: int, wanted: tuple[float, float, float], step: float
) -> None:
    """One step of gradient descent on one recorded look."""
    index, amount, count = episode.indexes[row], episode.amount[row], episode.counts[row]
    net, scratch = context.net, context.scratch
    hidden, bias, weights, heads, offsets = scratch.hidden, net.bias, net.weights, net.heads, net.offsets
    answers = scratch.answers
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
def match_against(episode: Episode, context: SearchContext, other: SearchContext, seat: Seat, luck: Ints) -> float:
    """Play one match, one player on a seat and another on the rest, one look each; return its share of victory."""
    set_up_match(episode, luck)
    table, events = episode.table, context.scratch.events
    state = table[0]
    while state.over == 0:
        action = glance(table, context if state.seat == seat else other, 0.0, luck)
        apply_one(table, action, events)
    result_one(table, episode.scores, episode.ranks)
    return shares(episode.ranks, seat)[0]


@kernel
def share_against(matches: int, episode: Episode, context: SearchContext, other: SearchContext, luck: Ints) -> float:
    """One player's share of victories against another on all other seats."""
    total = 0.0
    for match in range(matches):
        total += match_against(episode, context, other, match % len(episode.ranks), luck)
    return total / matches
