"""Measure how the server grows, and write docs/reports/scale.md and its picture: `make scale`.

Each part is stored in docs/reports/scale when it is done, so an interrupted run continues where it stopped.

- `python -m tools.scale busy idle-three` measures only these parts.
- `--write` writes the page from the stored results.
- `--again` repeats measurements that are stored already.
- `--quick` runs everything at a small size and writes no page.

It needs Debian's PostgreSQL and Redis, one open file for each connection (`ulimit -n`), and an idle computer for good
figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median

import httpx
from sqlalchemy import Table, text

from ludoteca.core.types import Document
from ludoteca.server.store import schema
from ludoteca.server.store.database import open_database, open_postgres
from tests.server.machines import Postgres, redis_server
from tools.scale_load import ROOT, Processes, busy, idle, play_to_the_end, serving
from tools.scale_picture import picture

REPORTS = ROOT / "docs" / "reports"
RESULTS = REPORTS / "scale"
PAGE = REPORTS / "scale.md"
PICTURE = REPORTS / "pictures" / "scale.svg"
AT_ONCE = 500
"""Number of finished matches that are added in one transaction."""


@dataclass(frozen=True)
class Setup:
    """A setup of the server: the number of processes, on a file or on PostgreSQL and Redis."""

    name: str
    processes: int
    title: str

    @contextmanager
    def data(self) -> Iterator[list[str]]:
        """Empty data, as options of a server."""
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            if self.name == "file":
                yield ["--data", str(place / "bench.sqlite3")]
            else:
                yield ["--database", durable().database_for(place), "--bus", redis_server().address_for(place)]

    @contextmanager
    def serve(self) -> Iterator[Processes]:
        """Run a server with empty data."""
        with self.data() as options, serving(self.processes, options) as together:
            yield together


SETUPS = (
    Setup("file", 1, "one process, SQLite"),
    Setup("one", 1, "one process, PostgreSQL + Redis"),
    Setup("three", 3, "three processes, PostgreSQL + Redis"),
)


@dataclass(frozen=True)
class Size:
    """The size of the measurements."""

    tables: tuple[int, ...] = (1, 50, 200, 1000)
    connections: int = 10_000
    finished: int = 100_000
    minutes: int = 60
    seconds: float = 10.0
    folder: Path = RESULTS


QUICK = Size((1, 50, 200), 200, 1000, 1, 2.0, ROOT / "build" / "scale-quick")


@cache
def durable() -> Postgres:
    """A PostgreSQL server that writes every commit to disk."""
    return Postgres(fsync="on")


Part = Callable[[], Document]


def parts(size: Size) -> dict[str, Part]:
    """All measurements by name, the short ones first."""
    found: dict[str, Part] = {}
    for setup in SETUPS:
        for tables in size.tables:
            found[f"busy-{setup.name}-{tables}"] = lambda setup=setup, tables=tables: busy_part(setup, tables, size)  # type: ignore[misc]
    for setup in (SETUPS[0], SETUPS[2]):
        found[f"idle-{setup.name}"] = lambda setup=setup: idle_part(setup, size)  # type: ignore[misc]
    for setup in SETUPS[:2]:
        found[f"finished-{setup.name}"] = lambda setup=setup: finished_part(setup, size)  # type: ignore[misc]
    for setup in (SETUPS[0], SETUPS[2]):
        found[f"soak-{setup.name}"] = lambda setup=setup: soak_part(setup, size)  # type: ignore[misc]
    return found


def busy_part(setup: Setup, tables: int, size: Size) -> Document:
    """Busy tables at which everybody moves as soon as they can."""
    with setup.serve() as together:
        busy(together, min(tables, 20), 1.0)
        return busy(together, tables, size.seconds)


def idle_part(setup: Setup, size: Size) -> Document:
    """Many idle connections."""
    with setup.serve() as together:
        return idle(together, size.connections, size.seconds)


def soak_part(setup: Setup, size: Size) -> Document:
    """An hour at fifty tables with half a second for each move; memory and delays are measured for each minute.

    The hour includes the time in which people connect, which takes a good part of it and is not measured.
    """
    minutes = []
    with setup.serve() as together:
        started = time.monotonic()
        while time.monotonic() - started < 60 * size.minutes:
            minutes.append(busy(together, 50, 60.0, 0.5))
            print(f"  {minutes[-1]}", flush=True)
        took = time.monotonic() - started
    return {"by_the_clock": round(took / 60), "minutes": minutes}


# Finished matches


def finished_part(setup: Setup, size: Size) -> Document:
    """A server with many finished matches, compared with an empty one."""
    with setup.data() as options:
        with serving(setup.processes, options) as together:
            before = busy(together, 20, size.seconds)
            empty = lobby_milliseconds(together)
            asyncio.run(play_to_the_end(together.urls))
            stored = asyncio.run(add_finished(options, size.finished))
        started = time.perf_counter()
        with serving(setup.processes, options) as together:
            ready = time.perf_counter() - started
            after = busy(together, 20, size.seconds)
            full = lobby_milliseconds(together)
    return {
        "finished": size.finished,
        "entries": stored,
        "seconds_to_quiet": round(ready, 1),
        "lobby_before": empty,
        "lobby": full,
        "before": before,
        "after": after,
    }


def lobby_milliseconds(together: Processes) -> float:
    """The time of a request for the list of tables."""
    delays = []
    with httpx.Client(base_url=together.urls[0], timeout=30) as client:
        for _ in range(50):
            started = time.perf_counter()
            client.get("/api/tables").raise_for_status()
            delays.append(time.perf_counter() - started)
    return round(1000 * median(delays), 2)


async def add_finished(options: list[str], number: int) -> int:
    """Copy a finished match `number` times, with its log and its seats; return the number of entries."""
    place = options[1]
    database = await (open_postgres(place) if options[0] == "--database" else open_database(Path(place)))
    try:
        async with database.reading() as connection:
            template = text("SELECT id FROM matches WHERE phase = 'finished' LIMIT 1")
            chosen = (await connection.execute(template)).scalar_one()
        for low in range(0, number, AT_ONCE):
            async with database.writing() as connection:
                for table, key in ((schema.matches, "id"), (schema.seats, "match"), (schema.entries, "match")):
                    span = {"chosen": chosen, "low": low, "high": min(low + AT_ONCE, number) - 1}
                    await connection.execute(text(copies(table, key)), span)
        async with database.reading() as connection:
            return int((await connection.execute(text("SELECT count(*) FROM entries"))).scalar_one())
    finally:
        await database.close()


def copies(table: Table, key: str) -> str:
    """A statement that copies the rows of a match for many others, in SQLite and PostgreSQL."""
    names = [column.name for column in table.columns]
    values = ", ".join("'bench' || (1000000000 + n.i)" if name == key else f't."{name}"' for name in names)
    return (
        "WITH RECURSIVE n(i) AS (SELECT CAST(:low AS integer) UNION ALL SELECT i + 1 FROM n WHERE i < :high) "
        f"INSERT INTO {table.name} ({', '.join(f'{chr(34)}{name}{chr(34)}' for name in names)}) "
        f'SELECT {values} FROM {table.name} t, n WHERE t."{key}" = :chosen'
    )


# The report


def measure(wanted: dict[str, Part], size: Size, again: bool) -> None:
    """Measure what is missing, one part after the other, and store each result."""
    size.folder.mkdir(parents=True, exist_ok=True)
    for name, part in wanted.items():
        file = size.folder / f"{name}.json"
        if again or not file.exists():
            print(name, flush=True)
            load = os.getloadavg()[0]
            found = part() | {"part": name, "day": time.strftime("%Y-%m-%d"), "others": round(load, 1)}
            file.write_text(json.dumps(found, indent=1), "utf-8")
            shown = {key: value for key, value in found.items() if key != "minutes"}
            print(f"  {shown}", flush=True)
        if size.folder == RESULTS:
            write()


def result(name: str) -> Document | None:
    """The result of a part, or None if it was not measured."""
    file = RESULTS / f"{name}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else None


def summary_table() -> list[str]:
    """One row for each question: the result of each setup, and the command."""
    titles = " | ".join(setup.title for setup in SETUPS)
    lines = [f"| question | {titles} | command |", "|---|---|---|---|---|"]
    rows: tuple[tuple[str, str, Callable[[Document], str]], ...] = (
        ("moves a second at 200 busy tables, and their p99 delay", "busy-{}-200", busy_cell),
        ("memory of one idle connection of 10,000", "idle-{}", lambda found: f"{found['kilobytes_a_connection']} kB"),
        ("p99 delay of a move before and after 100,000 finished matches", "finished-{}", finished_cell),
        ("memory at the beginning and the end of an hour at 50 tables", "soak-{}", soak_cell),
    )
    for question, name, cell in rows:
        found = [result(name.format(setup.name)) for setup in SETUPS]
        cells = " | ".join(cell(each) if each else "–" for each in found)
        lines.append(f"| {question} | {cells} | `python -m tools.scale {name.partition('-')[0]}` |")
    return lines


def busy_cell(found: Document) -> str:
    """Moves per second and their delay."""
    return f"{found['moves_per_second']:,.0f}, {found['p99']:,.1f} ms"


def finished_cell(found: Document) -> str:
    """Delays before and after adding finished matches."""
    return f"{found['before']['p99']} → {found['after']['p99']} ms"


def soak_cell(found: Document) -> str:
    """Memory in the first and the last five minutes."""
    first, last = (median(each["megabytes"] for each in some) for some in (found["minutes"][:5], found["minutes"][-5:]))
    return f"{first:,.0f} → {last:,.0f} MB"


def busy_table() -> list[str]:
    """All sizes of all setups."""
    lines = [
        "| | busy tables | moves/s | p50 ms | p99 ms | CPU s for 1,000 moves | memory MB |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for setup in SETUPS:
        for tables in Size().tables:
            found = result(f"busy-{setup.name}-{tables}")
            title = setup.title if tables == Size().tables[0] else ""
            if found is None:
                lines.append(f"| {title} | {tables:,} | not measured | | | | |")
                continue
            failed = f" ({found['failures'][0]})" if found["failures"] else ""
            lines.append(
                f"| {title} | {tables:,} | {found['moves_per_second']:,.0f}{failed} | {found['p50']:,.1f} "
                f"| {found['p99']:,.1f} | {found['cpu_seconds_per_1000_moves']:.2f} | {found['megabytes']:,} |"
            )
    return [*lines, "", when_measured("busy")]


def table_of(kind: str, head: str, setups: Sequence[Setup], wanted: str, row: Callable[[Document], str]) -> list[str]:
    """A table with one row for each setup: the result, or "not measured"."""
    columns = head.count(" | ") + 1
    lines = [f"| | {head} |", "|---|" + columns * "---:|"]
    for setup in setups:
        found = result(f"{kind}-{setup.name}")
        missing = f"{wanted} | not measured |" + (columns - 2) * " |"
        lines.append(f"| {setup.title} | " + (missing if found is None else row(found)))
    return [*lines, "", when_measured(kind)]


def idle_table() -> list[str]:
    """The table of idle connections."""

    def row(found: Document) -> str:
        return (
            f"{found['connections']:,} | {found['kilobytes_a_connection']} | {found['cores']} "
            f"| {found['megabytes']:,} | {found['p50_before']} / {found['p99_before']} "
            f"| {found['p50']} / {found['p99']} |"
        )

    head = "idle connections | kB each | cores busy | memory MB | others' p50 / p99 ms before | with them"
    return table_of("idle", head, (SETUPS[0], SETUPS[2]), f"{Size().connections:,}", row)


def finished_table() -> list[str]:
    """The table of many finished matches."""

    def row(found: Document) -> str:
        before, after = found["before"], found["after"]
        return (
            f"{found['finished']:,} | {found['entries']:,} | {before['p50']} / {before['p99']} "
            f"| {after['p50']} / {after['p99']} | {found['lobby_before']} | {found['lobby']} |"
        )

    head = "finished matches | entries | p50 / p99 ms before | with them | list of tables, ms before | with them"
    return table_of("finished", head, SETUPS[:2], f"{Size().finished:,}", row)


def soak_table() -> list[str]:
    """The table of an hour: its beginning and its end."""

    def middle(what: str, some: list[Document]) -> str:
        return f"{median(each[what] for each in some):,.1f}"

    def row(found: Document) -> str:
        minutes = found["minutes"]
        return (
            f"{found['by_the_clock']} | {len(minutes)} | {sum(each['moves'] for each in minutes):,} "
            f"| {middle('megabytes', minutes[:5])} | {middle('megabytes', minutes[-5:])} "
            f"| {middle('p99', minutes[:5])} | {middle('p99', minutes[-5:])} |"
        )

    head = "minutes | measured | moves | memory MB, first 5 measured | last 5 | p99 ms, first 5 | last 5"
    return table_of("soak", head, (SETUPS[0], SETUPS[2]), str(Size().minutes), row)


def when_measured(kind: str) -> str:
    """When parts were measured, and how busy the computer was before."""
    found = [each for name in parts(Size()) if name.startswith(f"{kind}-") and (each := result(name))]
    if not found:
        return "Not measured."
    days = sorted({each["day"] for each in found})
    span = days[0] if len(days) == 1 else f"{days[0]} to {days[-1]}"
    loads = [each["others"] for each in found]
    return (
        f"Measured {span} on {os.cpu_count()} cores; before each part the machine's load was "
        f"{min(loads)} to {max(loads)}."
    )


def write() -> None:
    """Write the results into the page, between its markers, and draw the picture."""
    page = PAGE.read_text("utf-8")
    for mark, lines in (
        ("summary", summary_table()),
        ("busy", busy_table()),
        ("idle", idle_table()),
        ("finished", finished_table()),
        ("soak", soak_table()),
    ):
        begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
        before, _, rest = page.partition(begin)
        page = before + begin + "\n" + "\n".join(lines) + "\n" + end + rest.partition(end)[2]
    PAGE.write_text(page, "utf-8")
    setups = {
        setup.title: [each for tables in Size().tables if (each := result(f"busy-{setup.name}-{tables}"))]
        for setup in SETUPS
    }
    PICTURE.write_text(picture(setups), "utf-8")


def main() -> None:
    """Measure the parts that the options name."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help="the first letters of names of parts; by default all parts")
    for option in ("--write", "--again", "--quick"):
        parser.add_argument(option, action="store_true")
    chosen = parser.parse_args()
    if chosen.write:
        write()
        return
    size = QUICK if chosen.quick else Size()
    wanted = {name: part for name, part in parts(size).items() if name.startswith(tuple(chosen.parts) or ("",))}
    if not wanted:
        parser.error(f"unknown part; the parts are {', '.join(parts(size))}")
    measure(wanted, size, chosen.again)


if __name__ == "__main__":
    main()
