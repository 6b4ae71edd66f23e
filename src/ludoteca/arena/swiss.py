"""Swiss schedules: stage by stage, those meet who did about equally well and have met least often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil, log2
from statistics import fmean

from ludoteca.core.types import Document


def usual_stages(players: int) -> int:
    """How many stages usually tell the best: the doublings of the field, and one more."""
    return ceil(log2(max(players, 2))) + 1


def groups(players: Sequence[str], seats: int, records: Sequence[Document]) -> list[tuple[str, ...]]:
    """Who sits down together next: neighbours in the ranking, those first who have not met; the rest sits out.

    Those sit out who have played most, and of them the last in the ranking: nobody twice before everybody has once.
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
    """The players by their share of first places so far, in the order they were named where it is equal."""
    shares: dict[str, list[float]] = {name: [] for name in players}
    for record in records:
        winners = [record["seats"][seat] for seat in record["winners"]]
        for name in set(record["seats"]):
            shares[name].append(winners.count(name) / len(winners))
    return sorted(players, key=lambda name: -fmean(shares[name] or [0.0]))


def meetings(records: Iterable[Document]) -> Counter[frozenset[str]]:
    """How many matches any two have played with each other."""
    met: Counter[frozenset[str]] = Counter()
    for record in records:
        met.update(frozenset(pair) for pair in combinations(set(record["seats"]), 2))
    return met


def take_table(waiting: list[str], seats: int, met: Counter[frozenset[str]]) -> tuple[str, ...]:
    """Let the first in the ranking sit down, and with it those whom the table has met least, best ranked first."""
    table = [waiting.pop(0)]
    while len(table) < seats:
        known = {name: sum(met[frozenset((name, other))] for other in table) for name in waiting}
        table.append(min(waiting, key=lambda name: known[name]))
        waiting.remove(table[-1])
    return tuple(table)
