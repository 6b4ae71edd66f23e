"""Measuring how fast the rules and the players are."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

from ludoteca.bench.rules import from_python, games_per_second, starts
from ludoteca.bench.thinking import thought
from ludoteca.core import compiled
from ludoteca.core.library import game, game_names
from ludoteca.core.types import Document

PASSES = 3
Measure = tuple[str, Callable[[], Document]]


def measures() -> Iterator[Measure]:
    """All measurements, with a few words on each; each gives a document for `merge`.

    Whole games are measured in several passes: a busy machine disturbs some of them, hardly all.
    """
    games: list[Any] = [game(name) for name in game_names()]
    for _ in range(PASSES):
        for each in games:
            for players in each.players:
                for policy in ("listed", "quick"):
                    yield (
                        f"{each.name}, {players} players, {policy}",
                        lambda g=each, n=players, p=policy: {"results": [games_per_second(g, n, p)]},  # type: ignore[misc]
                    )
    for each in games:
        yield f"{each.name} from Python", lambda g=each: {"python": [from_python(g)]}  # type: ignore[misc]
    for each in games:
        for players in (each.players[0], each.players[-1]):
            yield (
                f"{each.name}, {players} players, thinking",
                lambda g=each, n=players: {"thinking": [thought(g, n)]},  # type: ignore[misc]
            )
    yield "starts", lambda: {"starts_seconds": starts()}


def merge(report: Document, part: Document) -> None:
    """Put a measurement into the report; of several passes over the same games the fastest counts."""
    for row in part.pop("results", []):
        same = [old for old in report["results"] if all(old[key] == row[key] for key in ("game", "players", "policy"))]
        if not same:
            report["results"].append(row)
        elif same[0]["games_per_cpu_second"] < row["games_per_cpu_second"]:
            same[0].update(row)
    for kind in ("python", "thinking"):
        report[kind] += part.pop(kind, [])
    report.update(part)


def report_head() -> Document:
    """What was measured on."""
    return {"results": [], "python": [], "thinking": [], "compiled": not compiled.PURE, "processors": os.cpu_count()}
