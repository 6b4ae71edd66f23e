"""Learn Lanterns from scratch against random players, in two minutes on one core: python examples/train.py [ROUNDS].

A linear policy and the oldest policy gradient method (REINFORCE), on the vector environment, with NumPy alone.
"""

import sys

import gymnasium
import numpy as np

import ludoteca.envs  # noqa: F401 (registers the games with Gymnasium)

TABLES, ROUNDS, STEP = 256, 100, 0.5
SEEN = 74  # the first values of an observation: table, cards, favor, honor, supply, stacks; not the lake


def look(seen):
    """The policy's input: the scaled observation and a constant 1."""
    known = seen["observation"][:, :SEEN].astype(np.float32) / 8
    return np.hstack([known, np.ones((len(known), 1), np.float32)])


def chances(weights, known, legal):
    """The probability of each action."""
    logits = np.where(legal, known @ weights, -np.inf)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def play(tables, weights, dice, seed):
    """Play every table to the end of its first match; return all decisions and the reward of each table."""
    seen, _ = tables.reset(seed=seed)
    playing, rewards, past = np.ones(TABLES, bool), np.zeros(TABLES, np.float32), []
    while playing.any():
        known, legal = look(seen), seen["action_mask"].astype(bool)
        odds = chances(weights, known, legal).cumsum(axis=1)
        actions = (odds < dice.random((TABLES, 1)) * odds[:, -1:]).sum(axis=1)
        past.append((known[playing], legal[playing], actions[playing], np.flatnonzero(playing)))
        seen, gains, done, _, _ = tables.step(actions)
        rewards[playing & done] = gains[playing & done]
        playing &= ~done
    return past, rewards


def learn(weights, past, rewards):
    """Make actions that led to better results more likely, and the others less likely."""
    worth = (rewards - rewards.mean()) / (rewards.std() + 1e-3)
    slope = np.zeros_like(weights)
    for known, legal, actions, rows in past:
        blame = -chances(weights, known, legal)
        blame[np.arange(len(actions)), actions] += 1
        slope += known.T @ (blame * worth[rows, None])
    weights += STEP * slope / TABLES


def main(rounds=ROUNDS):
    """Learn, and print how often the policy wins."""
    tables = gymnasium.make_vec("ludoteca/Lanterns-v0", TABLES, "vector_entry_point", opponents="random")
    weights = np.zeros((SEEN + 1, tables.single_action_space.n), np.float32)
    dice, wins = np.random.default_rng(1), []
    for number in range(rounds):
        past, rewards = play(tables, weights, dice, seed=number)
        learn(weights, past, rewards)
        wins.append((1 + rewards.mean()) / 2)
        if number % 10 == 9:
            print(f"after {TABLES * (number + 1):6,} matches: {np.mean(wins[-10:]):.1%} against random")
    return np.mean(wins[-10:])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
