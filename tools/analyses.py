"""Measure the analysis: error rates of the levels, luck, and how steady its marks are. `make analyses` does it all.

`measure` lets each level play against itself and analyzes its matches, one line for each, in turn for all levels and
games. It continues where it stopped; after the looks at a decision have changed, it measures all matches again.
`write` writes docs/reports/analysis.md and the rates after which people's own rates are named.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable
from pathlib import Path

from ludoteca.arena.selfplay import Order, play_match
from ludoteca.core.library import game_names
from ludoteca.core.types import Document
from ludoteca.search.analysis import analyse
from ludoteca.search.analysis_document import Analysis
from ludoteca.search.levels import LEVELS
from tools.analyses_page import LOOKS, RESULTS, read_lines, write

SEED = 25
AGAIN = 3
"""Each third match is analyzed a second time, with another seed."""


def main() -> None:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(prog="python -m tools.analyses", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("write", help="write the report and the rates")
    command = commands.add_parser("measure", help="play and analyze matches")
    command.add_argument("--matches", type=int, default=200, help="of each level and game (default: 200)")
    command.add_argument("--game", choices=game_names(), help="only this game, so that two can be measured at once")
    command.add_argument("--level", choices=LEVELS, action="append", help="only this level; can be repeated")
    command.add_argument("--minutes", type=float, default=float("inf"), help="stop after this time")
    arguments = parser.parse_args()
    if arguments.command == "write":
        write()
    else:
        games = [arguments.game] if arguments.game else game_names()
        measure(games, arguments.level or LEVELS, arguments.matches, time.monotonic() + 60 * arguments.minutes)


def measure(games: Iterable[str], levels: Iterable[str], matches: int, until: float) -> None:
    """Analyze matches that are not there yet with the present looks, one of each level and game after the other."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    for number in range(matches):
        for game in games:
            for level in levels:
                if time.monotonic() > until:
                    return
                measure_match(RESULTS / f"{game}-{level}.jsonl", Order(game, 2, level, SEED), number)


def measure_match(path: Path, order: Order, number: int) -> None:
    """Write a line for a match, unless it is there."""
    lines = read_lines(path) if path.exists() else []
    if number < len(lines) and lines[number].get("looks") == LOOKS:
        return
    began = time.process_time()
    end = play_match(order, number, lambda _: None)
    played = time.process_time()
    found = [condense(analyse(end))]
    seconds = time.process_time() - played
    if number % AGAIN == 0:
        found.append(condense(analyse(end, seed=1)))
    line = {
        "match": number,
        "looks": LOOKS,
        "play": round(played - began, 2),
        "seconds": round(seconds, 2),
        "found": found,
    }
    lines[number : number + 1] = [line]
    path.write_text("".join(json.dumps(each) + "\n" for each in lines), "utf-8")
    print(f"{path.stem}: match {number}", flush=True)


def condense(analysis: Analysis) -> Document:
    """What the report needs of an analysis."""
    decisions, seats = analysis["decisions"], analysis["seats"]
    counted = [[each for each in decisions if each["counts"] and each["seat"] == seat] for seat in range(2)]
    return {
        "costs": [[each["cost"] for each in own] for own in counted],
        "points": [[each["points"] for each in own] for own in counted],
        "marks": {each["ply"]: each["mark"] for each in decisions if each["mark"]},
        **{name: [seat[name] for seat in seats] for name in ("initial", "luck", "draws", "errors", "gifts", "final")},
    }


if __name__ == "__main__":
    main()
