"""Write docs/reports/analysis.md and the error rates of the levels from the measurements of `tools.analyses`."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev

from ludoteca.arena.intervals import Share, paired_share
from ludoteca.core.types import Document
from ludoteca.search.error_rates import BETWEEN, MEASURED, known_rates, log_rate, mean_and_margin, measured_rates
from ludoteca.search.judge import FIRST_LOOK, SECOND_LOOK
from ludoteca.search.levels import LEVELS

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "reports" / "analyses"
PAGE = ROOT / "docs" / "reports" / "analysis.md"
TITLES = {"lanterns": "Lanterns", "shelfie": "My Shelfie"}
SERIOUS = ("mistake", "blunder")
LOOKS = [[*FIRST_LOOK], [*SECOND_LOOK]]
"""How decisions are judged now; earlier lines were judged in another way."""
Lines = list[Document]


def write() -> None:
    """Write the rates, and the tables into the page, between its markers."""
    found = {game: read_game(game) for game in TITLES}
    rates = {game: {level: points_rate(lines) for level, lines in levels.items()} for game, levels in found.items()}
    MEASURED.write_text(json.dumps(rates, indent=1) + "\n", "utf-8")
    measured_rates.cache_clear()
    text = PAGE.read_text("utf-8")
    for mark, table in (
        ("rates", rate_table(rates, found)),
        ("names", name_table()),
        ("luck", luck_table(found)),
        ("marks", mark_table(found)),
    ):
        begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
        before, _, rest = text.partition(begin)
        text = before + begin + "\n" + "\n".join(table) + "\n" + end + rest.partition(end)[2]
    PAGE.write_text(text, "utf-8")


def read_game(game: str) -> dict[str, Lines]:
    """The measured matches of a game, by level."""
    paths = {level: RESULTS / f"{game}-{level}.jsonl" for level in LEVELS}
    return {level: read_lines(path) for level, path in paths.items() if path.exists()}


def read_lines(path: Path) -> Lines:
    """The lines of a file of measurements."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def points_rate(lines: Lines) -> Document:
    """The points that a level loses per decision."""
    every, margin = mean_of_seats(lines, "points")
    return {"matches": len(lines), "decisions": len(every), "mean": round(fmean(every), 3), "margin": round(margin, 3)}


def mean_of_seats(lines: Lines, name: str) -> tuple[list[float], float]:
    """All numbers of a kind, and the margin of their mean: decisions of one seat are not independent of each other."""
    seats = [seat for line in lines for seat in line["found"][0][name] if seat]
    _, margin = mean_and_margin([fmean(seat) for seat in seats])
    return [number for seat in seats for number in seat], margin


def rate_table(rates: Document, found: dict[str, dict[str, Lines]]) -> list[str]:
    """The error rates of all levels."""
    heads = ("", "level", "matches", "decisions that count", "points per decision", "chance per decision")
    rows = [f"| {' | '.join((*heads, 'mistakes and blunders per seat', 'CPU seconds'))} |"]
    rows.append("|---|---|---:|---:|---:|---:|---:|---:|")
    for game, levels in rates.items():
        for level, each in levels.items():
            lines = found[game][level]
            serious = fmean(len(serious_plies(line["found"][0])) / 2 for line in lines)
            seconds = fmean(line["seconds"] for line in lines)
            costs, margin = mean_of_seats(lines, "costs")
            row = f"{each['matches']} | {each['decisions']:,} | {each['mean']:.2f} ± {each['margin']:.2f}"
            row += f" | {100 * fmean(costs):.2f} ± {100 * margin:.2f}"
            rows.append(f"| {TITLES[game]} | `{level}` | {row} | {serious:.1f} | {seconds:.1f} |")
    return rows


def name_table() -> list[str]:
    """Which losses are named after which levels: a threshold is the geometric mean of two neighboring ones."""
    rows = ["| | name | points per decision | used from | up to |", "|---|---|---:|---:|---:|"]
    for game, title in TITLES.items():
        rates = known_rates(game)
        limits = [math.exp((log_rate(one) + log_rate(other)) / 2) for one, other in pairwise(rates.values())]
        highest, lowest = ["", *(f"{each:.2f}" for each in limits)], [*(f"{each:.2f}" for each in limits), "0"]
        for (level, mean), low, high in zip(rates.items(), lowest, highest, strict=False):
            names = " to ".join(f"`{each}`" for each in level.split(BETWEEN))
            rows.append(f"| {title} | {names} | {mean:.2f} | {low} | {high} |")
    return rows


def luck_table(found: dict[str, dict[str, Lines]]) -> list[str]:
    """Mean and spread of luck, for the first seat: the second has the opposite."""
    rows = ["| | matches | draws: mean | draws: spread | all luck: mean | all luck: spread |"]
    rows.append("|---|---:|---:|---:|---:|---:|")
    for game, levels in found.items():
        first = [line["found"][0] for lines in levels.values() for line in lines]
        cells = []
        for name in ("draws", "luck"):
            numbers = [100 * each[name][0] for each in first]
            mean, margin = mean_and_margin(numbers)
            cells.append(f"{mean:+.1f} ± {margin:.1f} | {stdev(numbers):.1f}")
        rows.append(f"| {TITLES[game]} | {len(first)} | {' | '.join(cells)} |")
    return rows


def mark_table(found: dict[str, dict[str, Lines]]) -> list[str]:
    """How often two analyses with different seeds agree on what is a mistake or a blunder."""
    rows = [
        "| | matches | mistakes or worse in either | confirmed | in the other: inaccuracy | in the other: nothing |"
    ]
    rows.append("|---|---:|---:|---:|---:|---:|")
    for title, pairs in pairs_of_analyses(found):
        either = [(one, two, ply) for one, two in pairs for ply in serious_plies(one) | serious_plies(two)]
        both = sum(is_serious(one, ply) and is_serious(two, ply) for one, two, ply in either)
        nothing = sum(ply not in one["marks"] or ply not in two["marks"] for one, two, ply in either)
        agreed = agreement(pairs)
        row = f"{len(either)} | {100 * agreed.share:.0f}% ({100 * agreed.low:.0f}–{100 * agreed.high:.0f}%)"
        rows.append(f"| {title} | {len(pairs)} | {row} | {len(either) - both - nothing} | {nothing} |")
    return rows


def pairs_of_analyses(found: dict[str, dict[str, Lines]]) -> Iterator[tuple[str, list[list[Document]]]]:
    """For each game, the matches that were analyzed twice: first as decisions were judged before, then as now."""
    for game, levels in found.items():
        twice = [line for lines in levels.values() for line in lines if len(line["found"]) == 2]
        for name, is_current in ("before", False), ("now", True):
            if pairs := [line["found"] for line in twice if (line.get("looks") == LOOKS) == is_current]:
                yield f"{TITLES[game]}, {name}", pairs


def agreement(pairs: list[list[Document]]) -> Share:
    """Of what either of two analyses calls a mistake or a blunder, the share for which the other one does too."""
    rounds = {}
    for number, (one, two) in enumerate(pairs):
        first, second = serious_plies(one), serious_plies(two)
        if first or second:
            rounds[number] = [float(ply in second) for ply in first] + [float(ply in first) for ply in second]
    return paired_share(rounds)


def serious_plies(found: Document) -> set[str]:
    """The decisions that are called a mistake or a blunder."""
    return {ply for ply in found["marks"] if is_serious(found, ply)}


def is_serious(found: Document, ply: str) -> bool:
    """Whether a decision is called a mistake or a blunder."""
    return found["marks"].get(ply) in SERIOUS
