"""The summary of an arena: shares, points, ranks and ratings of its players."""

from __future__ import annotations

import shlex
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from itertools import combinations
from statistics import fmean

from ludoteca.arena.intervals import Share, paired_share
from ludoteca.arena.outside import is_outside
from ludoteca.arena.ratings import ratings
from ludoteca.arena.schedule import LIMIT, MAKER, ROBIN, Settings
from ludoteca.core.types import Document, Seat

Records = Sequence[Document]


def summary(settings: Settings, matches: int, records: Records) -> Document:
    """All results for the reports as one document; contestants are in the order of their ratings.

    If the same arena is repeated with budgets in iterations, only the times differ.
    """
    counted = [record for record in records if record["ranks"]]
    strength = ratings(settings.players, counted)
    order = sorted(settings.players, key=lambda name: -strength[name]["mu"])
    return {
        "settings": settings.document(),
        "command": command(settings, matches),
        "matches": len(counted),
        "rounds": len({record["round"] for record in counted}),
        "contestants": [contestant(name, counted) | {"rating": strength[name]} for name in order],
        "pairs": [pair(one, other, counted) for one, other in combinations(order, 2)],
        "seats": [seat_share(seat, counted) for seat in range(settings.seats)],
        "forfeits": [failure_document(record) for record in counted if record["error"]],
        "failures": [failure_document(record) for record in records if not record["ranks"]],
    }


def command(settings: Settings, matches: int) -> str:
    """The command that repeats the arena."""
    words = ["ludoteca", "arena", settings.game]
    if any(map(is_outside, settings.players)):
        words += [word for name in settings.players for word in ("--player", name)]
        words += ["--limit", f"{settings.limit:g}"] if settings.limit != LIMIT else []
    else:
        words += ["--players", ",".join(settings.players)]
    words += ["--schedule", settings.schedule] if settings.schedule != ROBIN else []
    words += ["--stages", str(settings.stages)] if settings.stages else []
    words += ["--seats", str(settings.seats), "--matches", str(matches), "--seed", str(settings.seed)]
    for name, value in settings.options.items():
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    made = "" if settings.maker == MAKER else f"  # players made by {settings.maker}"
    return shlex.join(words) + made


def seats_of(name: str, record: Document) -> list[Seat]:
    """The seats of a player."""
    return [seat for seat, sitting in enumerate(record["seats"]) if sitting == name]


def first_share(name: str, record: Document) -> float:
    """A player's share of the victory; a shared victory counts as a fraction for each winner."""
    winners = [record["seats"][seat] for seat in record["winners"]]
    return winners.count(name) / len(winners)


def share_over(records: Iterable[Document], seen: Callable[[Document], float]) -> Share | None:
    """A share over matches with its interval; None without matches."""
    rounds: dict[int, list[float]] = defaultdict(list)
    for record in records:
        rounds[record["round"]].append(seen(record))
    return paired_share(rounds) if rounds else None


def share_document(share: Share | None) -> Document | None:
    """A share as a document, rounded for display."""
    return None if share is None else {name: round(value, 4) for name, value in asdict(share).items()}


def mean(values: Sequence[float], digits: int) -> float | None:
    """The rounded mean; None without values."""
    return round(fmean(values), digits) if values else None


def contestant(name: str, records: Records) -> Document:
    """The results of one player; `even` is the share of first places that its seats would have by chance."""
    own = [record for record in records if name in record["seats"]]
    sat = [(record, seat) for record in own for seat in seats_of(name, record)]
    thought = [(record, seat) for record, seat in sat if record["decisions"]]
    points = [record["scores"][seat] for record, seat in sat if record["scores"]]
    seconds = sum(record["cpu_seconds"][seat] for record, seat in thought)
    decisions = sum(record["decisions"][seat] for record, seat in thought)
    return {
        "player": name,
        "matches": len(own),
        "firsts": share_document(share_over(own, lambda record: first_share(name, record))),
        "even": mean([len(seats_of(name, record)) / len(record["seats"]) for record in own], 4),
        "points": mean(points, 2),
        "spread": spread(points),
        "rank": mean([record["ranks"][seat] for record, seat in sat], 3),
        "forfeits": sum(record["culprit"] == seat for record, seat in sat),
        "decisions": decisions,
        "cpu_ms_per_decision": round(1000 * seconds / decisions, 3) if decisions else None,
        "longest_ms": round(1000 * max((record["longest_seconds"][seat] for record, seat in thought), default=0.0), 1),
    }


def spread(points: Sequence[int]) -> Document | None:
    """The distribution of points: least, quartiles and most, and how often each number was reached."""
    if not points:
        return None
    ordered = sorted(points)
    marks = [ordered[round(part * (len(ordered) - 1))] for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
    return {
        **dict(zip(("least", "lower", "middle", "upper", "most"), marks, strict=True)),
        "counts": {str(value): count for value, count in sorted(Counter(points).items())},
    }


def pair(one: str, other: str, records: Records) -> Document:
    """How often one player was placed before another; a tie counts as half."""
    together = [record for record in records if {one, other} <= set(record["seats"])]
    share = share_over(together, lambda record: before(one, other, record))
    return {"one": one, "other": other, "matches": len(together), "before": share_document(share)}


def before(one: str, other: str, record: Document) -> float:
    """Among all pairs of the two players' seats in a match, the share in which the first player came before."""
    ranks = record["ranks"]
    met = [(ranks[a], ranks[b]) for a in seats_of(one, record) for b in seats_of(other, record)]
    return sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in met) / len(met)


def seat_share(seat: Seat, records: Records) -> Document:
    """How often a seat won, over all players."""
    share = share_over(records, lambda record: (seat in record["winners"]) / len(record["winners"]))
    return {"seat": seat, "firsts": share_document(share)}


def failure_document(record: Document) -> Document:
    """A match that went wrong, with its error."""
    return {name: record[name] for name in ("lineup", "round", "rotation", "seats", "seed", "error", "culprit")}


class Standing:
    """The intermediate result while matches are played, cheap enough to show after each match."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.matches = self.forfeits = self.failures = 0
        self.firsts = dict.fromkeys(players, 0.0)
        self.played = dict.fromkeys(players, 0)

    def add(self, records: Records) -> None:
        """Count finished matches."""
        for record in records:
            self.matches += 1
            self.failures += not record["ranks"]
            self.forfeits += record["culprit"] is not None
            for name in set(record["seats"]) if record["ranks"] else ():
                self.firsts[name] += first_share(name, record)
                self.played[name] += 1

    def __str__(self) -> str:
        shares = {name: self.firsts[name] / self.played[name] for name in self.players if self.played[name]}
        leading = sorted(shares, key=lambda name: -shares[name])
        return ", ".join(f"{name} {100 * shares[name]:.0f}%" for name in leading) or "no result yet"
