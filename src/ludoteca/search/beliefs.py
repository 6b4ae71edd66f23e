"""Beliefs about secrets, from how the seats have played: exact Bayes over what everybody has seen.

For each secret that a seat may have, its decisions are as likely as a softmax of their values at one look says. Only
the public past is used: the beliefs are the same whatever the seats really have.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.elementary import exp
from ludoteca.core.kernels import redeal_one
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import quick_luck
from ludoteca.core.past import Decision, Secrets
from ludoteca.core.records import duplicate
from ludoteca.core.state import State
from ludoteca.core.types import Action, Floats, Seat
from ludoteca.search.context import even_beliefs, new_context, weigh_secrets
from ludoteca.search.styles import best_style
from ludoteca.search.tree import Sums

DOUBT, PEOPLE = 0.02, 0.2
"""The weight of an even deal in all beliefs; it is greater for people, who do not always play for their goals."""
REMEMBERED = 4096
"""Decisions whose evidence is kept, so that each is weighed once in a match: 5 MB."""

CLEAR = 0.6
"""How likely a secret must be to be named."""
DEALS = 400
"""How often secrets are dealt to see how likely they are together with all others."""


@dataclass(frozen=True)
class Guess:
    """What another seat seems to be after: its secret, and how likely it is."""

    seat: Seat
    secret: int
    chance: float


def guess_secrets(state: State, viewer: Seat, doubt: float = DOUBT) -> list[Guess]:
    """The secrets of other seats that are clear from what a seat knows and has seen."""
    secrets = state.game.secrets
    if secrets is None or not state.past:
        return []
    beliefs, luck, box = beliefs_about(state, doubt), quick_luck("guess", 0), duplicate(state.record)
    dealt = np.zeros(beliefs.shape, np.int64)
    for _ in range(DEALS):
        redeal_one(box, viewer, luck, beliefs)
        for seat in range(state.players):
            dealt[seat, secrets.read(box, seat)] += 1
    guesses = [Guess(seat, int(row.argmax()), float(row.max() / DEALS)) for seat, row in enumerate(dealt)]
    return [guess for guess in guesses if guess.seat != viewer and guess.chance >= CLEAR]


def beliefs_about(state: State, doubt: float = DOUBT) -> Floats:
    """For each seat, how likely each secret is by what everybody has seen; without a past, all are equally likely."""
    game = state.game
    beliefs = even_beliefs(game, state.players)
    if game.secrets is None:
        return beliefs
    evidence = np.zeros(beliefs.shape)
    for decision in state.past:
        evidence[decision.seat] += evidence_of(game.name, decision, game.secrets)
    mix_beliefs(evidence, doubt, beliefs)
    return beliefs


@kernel
def mix_beliefs(evidence: Sums, doubt: float, beliefs: Floats) -> None:
    """For each seat, how likely each secret is: by the evidence, and evenly as far as there is doubt."""
    seats, count = evidence.shape
    for seat in range(seats):
        row, most, total = evidence[seat], 0.0, 0.0
        for secret in range(count):
            most = row[secret] if secret == 0 else max(most, row[secret])
        for secret in range(count):
            total += exp(row[secret] - most)
        for secret in range(count):
            beliefs[seat, secret] = doubt / count + (1.0 - doubt) * exp(row[secret] - most) / total


def evidence_of(name: str, decision: Decision, secrets: Secrets) -> Floats:
    """The logarithm of how likely a decision was for each secret of its seat."""
    return weigh(name, decision.box.tobytes(), decision.action, secrets.temperature)


@lru_cache(REMEMBERED)
def weigh(name: str, record: bytes, action: Action, temperature: float) -> Floats:
    """The evidence of an action in a state; the answer is shared, so do not change it."""
    game = find_game(name)
    box = np.frombuffer(bytearray(record), game.dtype)
    players = int(box["players"][0])
    context = new_context(game, players, *best_style(game, players))
    evidence = np.zeros(context.walk.beliefs.shape[1], np.float32)
    weigh_secrets(box, action, context, temperature, quick_luck("weigh", 0), evidence)
    return evidence
