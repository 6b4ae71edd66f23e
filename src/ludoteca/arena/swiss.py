"""Swiss schedules: in each stage, players meet others with similar results whom they have met least often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil, log2
from statistics import fmean

from ludoteca.core.types import Document


def usual_stages(players: int) -> int:
    """The usual number of stages: the base-2 logarithm of the number of players, plus one."""
    return ceil(log2(max(players, 2))) + 1


def groups(players: Sequence[str], seats: int, records: Sequence[Document]) -> list[tuple[str, ...]]:
    """The groups of the next stage: neighbors in the ranking, preferably players who have not met.

    Players who do not fit sit out: those who have played most, and of these the lowest ranked. Nobody sits out twice
    before everybody has once.
    """
    played = Counter(name for record in records for name in set(record["seats"]))
    ranked = ranking(players, records)
    most_played = sorted(ranked, key=lambda name: (played[name], ranked.index(name)), reverse=True)
    resting = most_played[: len(players) % seats]
    waiting = [name for name in ranked if name not in resting]
    met = meetings(records)
    tables = []
    while waiting:
        tables.append(take_table(waiting, seats, met))
    return tables


def ranking(players: Sequence[str], records: Sequence[Document]) -> list[str]:
    """The players by their share of first places so far; ties keep the original order."""
    shares: dict[str, list[float]] = {name: [] for name in players}
    for record in records:
        winners = [record["seats"][seat] for seat in record["winners"]]
        for name in set(record["seats"]):
            shares[name].append(winners.count(name) / len(winners))
    return sorted(players, key=lambda name: -fmean(shares[name] or [0.0]))


def meetings(records: Iterable[Document]) -> Counter[frozenset[str]]:
    """The number of matches that each pair of players has played together."""
    met: Counter[frozenset[str]] = Counter()
    for record in records:
        met.update(frozenset(pair) for pair in combinations(set(record["seats"]), 2))
    return met


def take_table(waiting: list[str], seats: int, met: Counter[frozenset[str]]) -> tuple[str, ...]:
    """Make a group of the best ranked player and the players whom the group has met least, best ranked first."""
    table = [waiting.pop(0)]
    while len(table) < seats:
        known = {name: sum(met[frozenset((name, other))] for other in table) for name in waiting}
        table.append(min(waiting, key=lambda name: known[name]))
        waiting.remove(table[-1])
    return tuple(table)
