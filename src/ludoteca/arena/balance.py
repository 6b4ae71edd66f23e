"""Statistics about a game from many matches: seats, sources of points, milestones, lengths, ties, options."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from ludoteca.arena.intervals import Z, wilson
from ludoteca.arena.schedule import BadArena
from ludoteca.arena.selfplay import Chunk, Order, chunks, claim, play_match, run_chunks
from ludoteca.core.cache import hash_all_sources
from ludoteca.core.library import game
from ludoteca.core.state import State
from ludoteca.core.types import Document, Seat

CHUNK = 250
MatchRows = list[Document]


# Playing


def variants(name: str) -> list[Document]:
    """The default options, then each option changed alone, once for each other choice."""
    changed = [{option.name: choice} for option in game(name).options for choice in option.choices[1:]]
    return [{}, *changed]


def fits(name: str, players: int, options: Document) -> bool:
    """Whether a table for this number of players can have these options."""
    return all(options.get(each.name, each.choices[0]) in each.choices_for(players) for each in game(name).options)


def tables(name: str, player: str, seed: int) -> list[Order]:
    """All tables to study: every number of players with every variant that it allows."""
    return [
        Order(name, players, player, seed, options).check()
        for options in variants(name)
        for players in game(name).players
        if fits(name, players, options)
    ]


def match_row(order: Order, number: int) -> Document:
    """The data of one match that is kept."""
    movers: list[Seat] = []
    first_view: Document = {}

    def record(state: State) -> None:
        if not state.ply:
            first_view.update(state.view())
        if state.seat is not None:
            movers.append(state.seat)

    state = play_match(order, number, record)
    outcome = state.outcome()
    rounds = rounds_of(movers, state.players)
    return {
        "starter": movers[0],
        "scores": outcome.scores,
        "winners": outcome.winners,
        "decided": outcome.reason,
        "plies": state.ply,
        "rounds": rounds[-1],
        "sources": [sources(each) for each in outcome.breakdown],
        "milestones": list(milestones(state.events_since(), rounds)),
        "offered": open_milestones(first_view),
    }


def rounds_of(movers: Sequence[Seat], players: int) -> list[int]:
    """For every ply, its round: a round is over when every seat has had a turn."""
    turns, found = -1, []
    for ply, seat in enumerate(movers):
        turns += not ply or seat != movers[ply - 1]
        found.append(1 + turns // players)
    return found


def sources(breakdown: Document) -> dict[str, float]:
    """The parts of a seat's points; a list of things with values is added up by kind."""
    found: dict[str, float] = {}
    for name, value in breakdown.items():
        if isinstance(value, list):
            for each in value:
                found[each["kind"]] = found.get(each["kind"], 0) + each["value"]
        else:
            found[name] = value
    return found


def milestones(events: Iterable[Document], rounds: Sequence[int]) -> Iterator[list[Any]]:
    """Events that brought points during the match: the milestone, the seat, the round, the points."""
    for event in events:
        worth = event.get("value", event.get("points"))
        if worth is not None and "seat" in event:
            yield [milestone(event), event["seat"], rounds[event["ply"]], worth]


def milestone(event: Document) -> str:
    """The name of a milestone: its kind, and which one of that kind."""
    which = event.get(event["kind"].rpartition("_")[2])
    return event["kind"] if which is None else f"{event['kind']} {which}"


def open_milestones(view: Document) -> dict[str, str]:
    """The milestones that are on the table at the start, if a match has only some of them, with their texts."""
    return {
        f"{name.removesuffix('s')} {each[key]}": str(each.get("name", ""))
        for name, many in view.items()
        if isinstance(many, list) and name != "seats"
        for each in many
        if isinstance(each, dict) and (key := name.removesuffix("s").rpartition("_")[2]) in each
    }


def write_rows(chunk: Chunk, path: Path) -> None:
    """Play the matches of a chunk and write a line for each."""
    lines = (json.dumps(match_row(chunk.order, number), separators=(",", ":")) for number in chunk.numbers)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def study(name: str, player: str, seed: int, folder: Path) -> Callable[[int, int, Any], Document]:
    """Prepare a study: check everything, and return a function that plays the matches and summarizes them."""
    orders = tables(name, player, seed)
    claim(folder, {"game": name, "player": player, "seed": seed, "code": hash_all_sources()})

    def run(matches: int, jobs: int, report: Any) -> Document:
        chunks_of = {place: plan_chunks(order, place, matches, folder) for place, order in enumerate(orders)}
        run_chunks(write_rows, [job for each in chunks_of.values() for job in each], jobs, report)
        found = [summary(order, list(read_rows(chunks_of[place]))) for place, order in enumerate(orders)]
        return {"game": name, "player": player, "seed": seed, "matches": matches, "tables": found}

    return run


def plan_chunks(order: Order, place: int, matches: int, folder: Path) -> list[tuple[Chunk, Path]]:
    """The chunks of one table with their files; matches are rounded up to whole chunks, so none is played twice."""
    if matches < 1:
        raise BadArena("errors-arena-matches", count=matches)
    whole = -(-matches // CHUNK) * CHUNK
    return [(each, folder / f"table-{place:02d}-{each.first:07d}.jsonl") for each in chunks(order, whole, CHUNK)]


def read_rows(jobs: list[tuple[Chunk, Path]]) -> Iterator[Document]:
    """Read the rows of a table from its files."""
    for _, path in jobs:
        for line in path.read_text("utf-8").splitlines():
            yield json.loads(line)


# Summarizing


def summary(order: Order, rows: MatchRows) -> Document:
    """Summarize the matches of one table."""
    return {
        "players": order.players,
        "options": order.options,
        "matches": len(rows),
        "seats": [seat_summary(rows, turn, order.players) for turn in range(order.players)],
        "sources": source_summary(rows),
        "milestones": milestone_summary(rows, order.players),
        "rounds": mean_summary([row["rounds"] for row in rows]),
        "decisions": mean_summary([row["plies"] for row in rows]),
        "points": mean_summary([score for row in rows for score in row["scores"]]),
        "winning_points": mean_summary([max(row["scores"]) for row in rows]),
        "lead": mean_summary([lead(row["scores"]) for row in rows]),
        "shared": share(sum(len(row["winners"]) > 1 for row in rows), len(rows)),
        "decided": {
            reason: share(count, len(rows)) for reason, count in Counter(row["decided"] for row in rows).most_common()
        },
    }


def lead(scores: Sequence[int]) -> int:
    """The lead of the best score over the second."""
    best, second = sorted(scores)[:-3:-1]
    return best - second


def share(seen: float, count: int) -> Document:
    """A share with its 95% interval."""
    found = wilson(seen / count, count)
    return {"share": round(found.share, 4), "low": round(found.low, 4), "high": round(found.high, 4)}


def mean_summary(values: Sequence[float]) -> Document:
    """A mean with its 95% interval, and the range of the middle 90%."""
    ordered, mean = sorted(values), fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    edges = [ordered[round(part * (len(ordered) - 1))] for part in (0.05, 0.95)]
    return {"mean": round(mean, 3), "low": round(mean - reach, 3), "high": round(mean + reach, 3), "range": edges}


def win_share(row: Document, seat: Seat) -> float:
    """A seat's share of the victory."""
    return (seat in row["winners"]) / len(row["winners"])


def seat_summary(rows: MatchRows, turn: int, players: int) -> Document:
    """First places and points by turn order."""
    seats = [(row, (row["starter"] + turn) % players) for row in rows]
    return {
        "turn": turn + 1,
        "firsts": share(sum(win_share(row, seat) for row, seat in seats), len(rows)),
        "points": mean_summary([row["scores"][seat] for row, seat in seats]),
    }


def source_summary(rows: MatchRows) -> Document:
    """Mean points by source, for all players and for winners."""
    names = list(dict.fromkeys(name for row in rows for seat in row["sources"] for name in seat))
    everybody = [seat for row in rows for seat in row["sources"]]
    winners = [row["sources"][seat] for row in rows for seat in row["winners"]]
    return {
        name: {
            "everybody": mean_summary([seat.get(name, 0) for seat in everybody]),
            "winners": mean_summary([seat.get(name, 0) for seat in winners]),
        }
        for name in names
    }


def milestone_summary(rows: MatchRows, players: int) -> Document:
    """For each milestone: how many matches offered it, how often and when it was first reached, and its worth."""
    offers, met, times = Counter[str](), Counter[str](), Counter[str]()
    first: dict[str, list[int]] = defaultdict(list)
    worth: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, list[float]] = defaultdict(list)
    says: dict[str, str] = {}
    for row in rows:
        offers.update(row["offered"].keys())
        says |= row["offered"]
        seen = set()
        for name, seat, number, points in row["milestones"]:
            times[name] += 1
            worth[name].append(points)
            wins[name].append(win_share(row, seat))
            if name not in seen:
                first[name].append(number)
                seen.add(name)
        met.update(seen)
    return {
        name: {
            "says": says.get(name, ""),
            "offered": offers[name] or len(rows),
            "met": share(met[name], offers[name] or len(rows)),
            "times": round(times[name] / (offers[name] or len(rows)), 3),
            "first_round": mean_summary(first[name]) if first[name] else None,
            "worth": mean_summary(worth[name]) if worth[name] else None,
            "wins": share(sum(wins[name]), len(wins[name])) if wins[name] else None,
            "even": round(1 / players, 4),
        }
        for name in sorted({*times, *offers}, key=natural)
    }


def natural(name: str) -> tuple[str, int, str]:
    """A sort key in which 9 comes before 10."""
    kind, _, which = name.rpartition(" ")
    return (kind, int(which), "") if which.isdecimal() else (kind, -1, which)
