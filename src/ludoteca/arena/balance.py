"""What many matches tell about a game itself: seats, sources of points, milestones, lengths, ties, options."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from ludoteca.arena.chance import Z, wilson
from ludoteca.arena.schedule import BadArena
from ludoteca.arena.selfplay import Chunk, Order, chunks, claim, in_chunks, played
from ludoteca.core.cache import hash_all_sources
from ludoteca.core.library import game
from ludoteca.core.state import State
from ludoteca.core.types import Document, Seat

CHUNK = 250
Rows = list[Document]


# Playing


def variants(name: str) -> list[Document]:
    """The options as they usually are, then every option changed alone, once for each other choice."""
    changed = [{option.name: choice} for option in game(name).options for choice in option.choices[1:]]
    return [{}, *changed]


def fits(name: str, players: int, options: Document) -> bool:
    """Whether a table for this number of players can have these options."""
    return all(options.get(each.name, each.choices[0]) in each.choices_for(players) for each in game(name).options)


def tables(name: str, player: str, seed: int) -> list[Order]:
    """All tables that are studied: every number of players, every variant that it can have."""
    return [
        Order(name, players, player, seed, options).checked()
        for options in variants(name)
        for players in game(name).players
        if fits(name, players, options)
    ]


def match_row(order: Order, number: int) -> Document:
    """What is kept of one match."""
    movers: list[Seat] = []
    first_view: Document = {}

    def note(state: State) -> None:
        if not state.ply:
            first_view.update(state.view())
        if state.seat is not None:
            movers.append(state.seat)

    state = played(order, number, note)
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
        "offered": offered(first_view),
    }


def rounds_of(movers: Sequence[Seat], players: int) -> list[int]:
    """For every ply the round it belongs to: a round is over when everybody has had a turn."""
    turns, found = -1, []
    for ply, seat in enumerate(movers):
        turns += not ply or seat != movers[ply - 1]
        found.append(1 + turns // players)
    return found


def sources(breakdown: Document) -> dict[str, float]:
    """The numbers behind a seat's points; of a list of things with values, the sum for each kind."""
    found: dict[str, float] = {}
    for name, value in breakdown.items():
        if isinstance(value, list):
            for each in value:
                found[each["kind"]] = found.get(each["kind"], 0) + each["value"]
        else:
            found[name] = value
    return found


def milestones(events: Iterable[Document], rounds: Sequence[int]) -> Iterator[list[Any]]:
    """What brought a seat points during the match: its name, the seat, the round, the points."""
    for event in events:
        worth = event.get("value", event.get("points"))
        if worth is not None and "seat" in event:
            yield [milestone(event), event["seat"], rounds[event["ply"]], worth]


def milestone(event: Document) -> str:
    """What a milestone is called: its kind, and which one of that kind."""
    which = event.get(event["kind"].rpartition("_")[2])
    return event["kind"] if which is None else f"{event['kind']} {which}"


def offered(view: Document) -> dict[str, str]:
    """The milestones that lie open at the start, where a table has only some of all there are, and what they say."""
    return {
        f"{name.removesuffix('s')} {each[key]}": str(each.get("name", ""))
        for name, many in view.items()
        if isinstance(many, list) and name != "seats"
        for each in many
        if isinstance(each, dict) and (key := name.removesuffix("s").rpartition("_")[2]) in each
    }


def write_rows(chunk: Chunk, path: Path) -> None:
    """Play the matches of a chunk and keep a line for each."""
    lines = (json.dumps(match_row(chunk.order, number), separators=(",", ":")) for number in chunk.numbers)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def study(name: str, player: str, seed: int, folder: Path) -> Callable[[int, int, Any], Document]:
    """Prepare a study: check everything, and return what plays `matches` at each table and tells what it found."""
    orders = tables(name, player, seed)
    claim(folder, {"game": name, "player": player, "seed": seed, "code": hash_all_sources()})

    def run(matches: int, jobs: int, told: Any) -> Document:
        jobs_of = {place: planned(order, place, matches, folder) for place, order in enumerate(orders)}
        in_chunks(write_rows, [job for each in jobs_of.values() for job in each], jobs, told)
        found = [summary(order, list(read_rows(jobs_of[place]))) for place, order in enumerate(orders)]
        return {"game": name, "player": player, "seed": seed, "matches": matches, "tables": found}

    return run


def planned(order: Order, place: int, matches: int, folder: Path) -> list[tuple[Chunk, Path]]:
    """The chunks of one table with their files; matches are rounded up to whole chunks: none is played twice."""
    if matches < 1:
        raise BadArena("errors-arena-matches", count=matches)
    whole = -(-matches // CHUNK) * CHUNK
    return [(each, folder / f"table-{place:02d}-{each.first:07d}.jsonl") for each in chunks(order, whole, CHUNK)]


def read_rows(jobs: list[tuple[Chunk, Path]]) -> Iterator[Document]:
    """The rows of a table, from its files."""
    for _, path in jobs:
        for line in path.read_text("utf-8").splitlines():
            yield json.loads(line)


# Telling


def summary(order: Order, rows: Rows) -> Document:
    """What the matches of one table say."""
    return {
        "players": order.players,
        "options": order.options,
        "matches": len(rows),
        "seats": [seat_summary(rows, turn, order.players) for turn in range(order.players)],
        "sources": source_summary(rows),
        "milestones": milestone_summary(rows, order.players),
        "rounds": measured([row["rounds"] for row in rows]),
        "decisions": measured([row["plies"] for row in rows]),
        "points": measured([score for row in rows for score in row["scores"]]),
        "winning_points": measured([max(row["scores"]) for row in rows]),
        "lead": measured([lead(row["scores"]) for row in rows]),
        "shared": share(sum(len(row["winners"]) > 1 for row in rows), len(rows)),
        "decided": {
            reason: share(count, len(rows)) for reason, count in Counter(row["decided"] for row in rows).most_common()
        },
    }


def lead(scores: Sequence[int]) -> int:
    """How far the best is ahead of the second."""
    best, second = sorted(scores)[:-3:-1]
    return best - second


def share(seen: float, count: int) -> Document:
    """A share with its 95 % interval."""
    found = wilson(seen / count, count)
    return {"share": round(found.share, 4), "low": round(found.low, 4), "high": round(found.high, 4)}


def measured(values: Sequence[float]) -> Document:
    """A mean with its 95 % interval, and the range of nine in ten."""
    ordered, mean = sorted(values), fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    edges = [ordered[round(part * (len(ordered) - 1))] for part in (0.05, 0.95)]
    return {"mean": round(mean, 3), "low": round(mean - reach, 3), "high": round(mean + reach, 3), "range": edges}


def won(row: Document, seat: Seat) -> float:
    """A seat's part of the victory."""
    return (seat in row["winners"]) / len(row["winners"])


def seat_summary(rows: Rows, turn: int, players: int) -> Document:
    """How those fare who begin, who come second, and so on."""
    seats = [(row, (row["starter"] + turn) % players) for row in rows]
    return {
        "turn": turn + 1,
        "firsts": share(sum(won(row, seat) for row, seat in seats), len(rows)),
        "points": measured([row["scores"][seat] for row, seat in seats]),
    }


def source_summary(rows: Rows) -> Document:
    """Points by source: the mean of everybody, and of the winners."""
    names = list(dict.fromkeys(name for row in rows for seat in row["sources"] for name in seat))
    everybody = [seat for row in rows for seat in row["sources"]]
    winners = [row["sources"][seat] for row in rows for seat in row["winners"]]
    return {
        name: {
            "everybody": measured([seat.get(name, 0) for seat in everybody]),
            "winners": measured([seat.get(name, 0) for seat in winners]),
        }
        for name in names
    }


def milestone_summary(rows: Rows, players: int) -> Document:
    """For each milestone how many matches offered it, how often it was reached, when first, and what it is worth."""
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
            wins[name].append(won(row, seat))
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
            "first_round": measured(first[name]) if first[name] else None,
            "worth": measured(worth[name]) if worth[name] else None,
            "wins": share(sum(wins[name]), len(wins[name])) if wins[name] else None,
            "even": round(1 / players, 4),
        }
        for name in sorted({*times, *offers}, key=natural)
    }


def natural(name: str) -> tuple[str, int, str]:
    """An order in which 9 comes before 10."""
    kind, _, which = name.rpartition(" ")
    return (kind, int(which), "") if which.isdecimal() else (kind, -1, which)
