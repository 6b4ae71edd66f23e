"""Benchmarks of the rules, the players, the research interfaces and the server."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from ludoteca.bench import environments
from ludoteca.bench.rules import from_python, games_per_second
from ludoteca.bench.search import measure_search
from ludoteca.core import compiled
from ludoteca.core.library import game, game_names
from ludoteca.core.types import Document

PASSES = 3
Measure = tuple[str, Callable[[], Document]]


PARTS: dict[str, tuple[str, ...]] = {
    "rules": (),
    "players": (),
    "environments": ("research",),
    "service": ("client", "server"),
    "moves": ("client", "server"),
    "starts": ("client", "server"),
}
"""What can be measured, each with the extras that it needs."""


def measures(
    parts: Sequence[str], stack: ExitStack, database: str | None = None, beside: Path | None = None
) -> Iterator[Measure]:
    """All measurements of these parts, each with a label; each returns a document for `merge`.

    Processes that they start end when the stack is closed. A PostgreSQL database and another clone are only used to
    measure moves.
    """
    games: list[Any] = [game(name) for name in game_names()]
    if "rules" in parts:
        yield from of_rules(games)
    if "players" in parts:
        yield from of_players(games)
    if "environments" in parts:
        yield from environments.measures(games)
    if "service" in parts:
        yield from of_server([each.name for each in games], stack)
    if "moves" in parts:
        from ludoteca.bench import moves

        yield from moves.measures([each.name for each in games], database, beside, stack)
    if "starts" in parts:
        from ludoteca.bench.starts import starts

        yield "starts", lambda: {"starts_seconds": starts()}


def of_rules(games: list[Any]) -> Iterator[Measure]:
    """Whole games, in several passes: a busy computer disturbs some of them, but hardly all."""
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


def of_players(games: list[Any]) -> Iterator[Measure]:
    """The speed of searching players."""
    for each in games:
        for players in sorted({each.players[0], each.players[-1]}):
            yield (
                f"{each.name}, {players} players, thinking",
                lambda g=each, n=players: {"thinking": [measure_search(g, n)]},  # type: ignore[misc]
            )


BUSY_TABLES = (1, 50, 200, 1000)
AT_REST = 200
BUSY_SECONDS, PACED_SECONDS = 6.0, 10.0
FIRST_VIEWS = 20
THINKING_SECONDS = 5.0


def of_server(games: list[str], stack: ExitStack) -> Iterator[Measure]:
    """The server at rest, with busy tables, and with one move a second at each table."""
    from ludoteca.bench.server import RunningServer, at_rest, first_views, under_load
    from ludoteca.bench.thinking import CASES, thinking_costs

    running = RunningServer(stack)
    yield "the server starts", running.start
    yield "the server at rest", lambda: {"at_rest": [at_rest(running.server, games[0], AT_REST)]}
    for name in games:
        yield f"{name}, first views", lambda g=name: {"first_views": [first_views(running.server, g, FIRST_VIEWS)]}  # type: ignore[misc]
        for tables in BUSY_TABLES:
            yield (
                f"{name}, {tables} busy tables",
                lambda g=name, n=tables: {"loads": [under_load(running.server, g, n, BUSY_SECONDS)]},  # type: ignore[misc]
            )
        for what, where in CASES:
            yield (
                f"{name}, {what}, the {where} thinks",
                lambda g=name, w=what, o=where: {  # type: ignore[misc]
                    "thinking_costs": [thinking_costs(running.server, g, w, o, THINKING_SECONDS)]
                },
            )
    yield (
        f"{games[0]}, {AT_REST} tables, a move a second",
        lambda: {"loads": [under_load(running.server, games[0], AT_REST, PACED_SECONDS, pace=1.0)]},
    )


LISTS = ("python", "thinking", "environments", "at_rest", "first_views", "loads", "thinking_costs", "moves")


def merge(report: Document, part: Document) -> None:
    """Add a measurement to the report; of several passes over the same games or moves, the fastest counts."""
    for row in part.pop("results", []):
        same = [old for old in report["results"] if all(old[key] == row[key] for key in ("game", "players", "policy"))]
        if not same:
            report["results"].append(row)
        elif same[0]["games_per_cpu_second"] < row["games_per_cpu_second"]:
            same[0].update(row)
    for row in part.pop("moves", []):
        same = [old for old in report["moves"] if (old["what"], old["game"]) == (row["what"], row["game"])]
        if not same:
            report["moves"].append(row)
        elif same[0]["cpu_seconds_per_1000_moves"] > row["cpu_seconds_per_1000_moves"]:
            same[0].update(row)
    for kind in LISTS:
        report[kind] += part.pop(kind, [])
    report.update(part)


def report_head() -> Document:
    """An empty report, with the properties of this computer."""
    lists: Document = {kind: [] for kind in ("results", *LISTS)}
    return {**lists, "compiled": not compiled.PURE, "processors": os.cpu_count()}
