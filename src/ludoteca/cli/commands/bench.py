"""The command bench."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json
from ludoteca.cli.language import translate
from ludoteca.cli.preparation import compile_parts, find_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.server_options import check_servers
from ludoteca.cli.streams import is_terminal
from ludoteca.core.errors import LudotecaError
from ludoteca.core.extras import require
from ludoteca.core.suggestions import suggest

if TYPE_CHECKING:
    from ludoteca.core.types import Document


@command("help-bench", "help-panel-study")
def bench(
    only: Annotated[list[str] | None, typer.Option(help="help-option-only")] = None,
    plot: Annotated[Path | None, typer.Option(help="help-option-plot")] = None,
    database: Annotated[str | None, typer.Option(metavar="postgresql://…", help="help-option-bench-database")] = None,
    beside: Annotated[Path | None, typer.Option(help="help-option-beside", exists=True, file_okay=False)] = None,
    as_json: Json = False,
) -> None:
    """Measure rules, players, environments and the server: speed, delays, memory, starts."""
    from contextlib import ExitStack

    from ludoteca.bench import PARTS, measures, merge, report_head
    from ludoteca.bench.growth_plot import growth_picture
    from ludoteca.core.library import game_names
    from ludoteca.search.parts import PARTS as COMPILED

    parts = only or list(PARTS)
    if unknown := [part for part in parts if part not in PARTS]:
        refusal = LudotecaError("commands-no-measure", name=unknown[0], names=", ".join(PARTS))
        raise suggest(refusal, unknown[0], PARTS)
    require(*sorted({extra for part in parts for extra in PARTS[part]}), instead="" if only else "--only rules")
    check_servers(database, None)
    if beside is not None and "moves" in parts:
        check_clone(beside)
    if set(parts) != {"moves"}:
        compile_parts([find_game(name) for name in game_names()], COMPILED)
    report = report_head()
    with ExitStack() as stack:
        wanted = list(measures(parts, stack, database, beside))
        with measuring(len(wanted)) as begin:
            for words, measure in wanted:
                begin(translate("commands-measuring", what=words))
                merge(report, measure())
    if plot is not None:
        if "service" not in parts:
            refuse("commands-no-plot")
        busy = [row for row in report["loads"] if not row["pace"] and row["game"] == game_names()[0]]
        plot.write_text(growth_picture(busy), "utf-8")
    typer.echo(json.dumps(report, indent=1) if as_json else bench_table(report))


@contextmanager
def measuring(count: int) -> Iterator[Callable[[str], None]]:
    """Progress through measurements on standard error: a bar on a terminal, otherwise a line when each begins."""
    from rich.console import Console
    from rich.progress import Progress

    if not is_terminal(sys.stderr):
        yield partial(typer.echo, err=True)
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=count)
        begun = 0

        def begin(words: str) -> None:
            nonlocal begun
            progress.update(task, description=words, completed=begun)
            begun += 1

        yield begin


def bench_table(report: Document) -> str:
    """Write the measurements as tables."""
    writers = (rules_lines, players_lines, environment_lines, service_lines, moves_lines, starts_lines)
    parts = [write(report) for write in writers]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def rules_lines(report: Document) -> list[str]:
    """The measurements of the rules."""
    if not report["results"]:
        return []
    lines = [f"{'game':10}{'players':>8}{'policy':>9}{'games/s':>12}{'decisions/s':>14}   (one core, CPU time)"]
    for row in report["results"]:
        speeds = f"{row['games_per_cpu_second']:>12,}{row['decisions_per_cpu_second']:>14,}"
        lines.append(f"{row['game']:10}{row['players']:>8}{row['policy']:>9}{speeds}")
    for row in report["python"]:
        lines += ["", f"{row['game']}: {row['state_bytes']:,} bytes a state, {row['actions']:,} actions"]
        lines += [f"    {name}: {value} µs" for name, value in row["microseconds"].items()]
        lines += [f"    {name}: {value:,} decisions/s" for name, value in row["decisions_per_cpu_second"].items()]
    return lines


def starts_lines(report: Document) -> list[str]:
    """The measurements of starts."""
    return [f"{name}: {value} s" for name, value in report.get("starts_seconds", {}).items()]


def players_lines(report: Document) -> list[str]:
    """The measurements of the players."""
    lines = []
    for row in report["thinking"]:
        lines.append(f"{row['game']}, {row['players']} players, thinking ({row['tree_megabytes']} MB a tree)")
        lines += [f"    {name}: {value:,} iterations/s" for name, value in row["iterations_per_cpu_second"].items()]
        lines.append(f"    a second thread costs each {100 * row['two_threads_cost_each']:.1f}%")
        lines.append(f"    told to stop, an answer after {row['milliseconds_to_stop']} ms at most")
        lines.append(f"    first answer with a budget of 1 s: {row['seconds_to_first_answer']} s")
    return lines


def environment_lines(report: Document) -> list[str]:
    """The measurements of the research interfaces, and how many times faster ours are than the others."""
    lines = []
    for kind in dict.fromkeys(row["kind"] for row in report["environments"]):
        rows = [row for row in report["environments"] if row["kind"] == kind]
        others = [row for row in rows if not row["ours"] and row["per_second"]]
        lines += ["", f"{kind}: random decisions a second" + "".join(f"; to {row['name']}" for row in others)]
        for row in rows:
            speed = "not installed" if row["per_second"] is None else f"{row['per_second']:,}"
            ratios = [f"{row['per_second'] / other['per_second']:>8.2f}" for other in others if row["ours"]]
            lines.append(f"    {row['name']:46}{speed:>14}{''.join(ratios)}")
    return lines[1:]


def check_clone(folder: Path) -> None:
    """Refuse a folder that is not a clone, or a clone that was not set up."""
    from ludoteca.bench.server import PYTHON_OF_CLONE

    if not (folder / PYTHON_OF_CLONE).exists():
        refuse("commands-no-clone", folder=str(folder), file=PYTHON_OF_CLONE)


def service_lines(report: Document) -> list[str]:
    """The measurements of the server."""
    if "service" not in report:
        return []
    start = report["service"]
    ready, used = start["seconds_to_ready"], start["cpu_seconds_to_ready"]
    lines = [f"the server is ready after {ready} s, {used} s of them CPU time (compiled before)"]
    lines.append(f"the disk's own fsync takes {start['fsync_milliseconds']} ms")
    for row in report["at_rest"]:
        lines.append(f"{row['megabytes_idle']} MB idle; {row['kilobytes_a_match']} kB a running match of {row['game']}")
        lines.append(
            f"{row['kilobytes_a_socket']} kB a socket; {row['sockets']} sockets {row['megabytes_more']} MB more"
        )
    for row in report["first_views"]:
        times = row["milliseconds"]
        lines.append(f"{row['game']}: from asking for a table to its first view {times['p50']} ms (p99 {times['p99']})")
    lines.append(f"{'game':10}{'a turn against, or a':>22}{'who thinks':>12}{'times':>8}{'server CPU ms':>15}")
    for row in report["thinking_costs"]:
        lines.append(
            f"{row['game']:10}{row['what']:>22}{row['where']:>12}{row['times']:>8,}{row['cpu_milliseconds']:>15,}"
        )
    lines.append(f"{'game':10}{'tables':>8}{'pace':>6}{'moves/s':>9}{'CPU s/1,000':>13}{'p50 ms':>9}{'p99 ms':>9}")
    for row in report["loads"]:
        times = row["milliseconds"]
        speeds = f"{row['moves_per_second']:>9,}{row['cpu_seconds_per_1000_moves']:>13}"
        failures = f"  {row['failures']} failures: {row['first_failure'][0]}" if row["failures"] else ""
        paces = f"{row['tables']:>8}{row['pace']:>6g}"
        lines.append(f"{row['game']:10}{paces}{speeds}{times['p50']:>9}{times['p99']:>9}{failures}")
    return lines


def moves_lines(report: Document) -> list[str]:
    """What a move costs the server, and how many times as much as a bare relay."""
    rows = report["moves"]
    if not rows:
        return []
    relay = rows[0]["cpu_seconds_per_1000_moves"]
    lines = [f"{'what':12}{'game':10}{'tables':>8}{'moves/s':>9}{'CPU s/1,000':>13}{'moves/CPU s':>13}{'to relay':>10}"]
    for row in rows:
        cost = row["cpu_seconds_per_1000_moves"]
        costs = f"{cost:>13}{1000 / cost:>13,.0f}{cost / relay:>10.2f}" if cost and relay else f"{cost:>13}"
        failed = "".join(f"  failed: {failure}" for failure in row["failures"])
        lines.append(f"{row['what']:12}{row['game']:10}{row['tables']:>8}{row['moves_per_second']:>9,}{costs}{failed}")
    return lines
