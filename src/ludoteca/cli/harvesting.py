"""Commands for those who study the games with many matches: generate, study."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import GameName, Json, command, is_terminal, parse_options, ready
from ludoteca.cli.words import say
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.arena.selfplay import Chunk

Jobs = Annotated[int | None, typer.Option("--jobs", "-j", help="help-option-jobs")]
Out = Annotated[Path | None, typer.Option(metavar="help-word-folder", help="help-option-out")]
Who = Annotated[str, typer.Option("--player", "-p", help="help-option-who")]
SeedOption = Annotated[int, typer.Option(help="help-option-other-seed")]


@contextmanager
def counted(words: str, total: int) -> Iterator[Callable[[Chunk], None]]:
    """A progress bar over matches; stopped by Ctrl-C, it says how to go on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not is_terminal(sys.stderr)
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as progress:
            task = progress.add_task(words, total=total)
            yield lambda chunk: progress.advance(task, chunk.count)
    except KeyboardInterrupt:
        typer.echo(f"\n{say('commands-stopped', command=shlex.join(sys.argv))}", err=True)
        raise SystemExit(130) from None


@command("help-generate", "help-panel-study")
def generate(  # noqa: PLR0913 (a command's options are its parameters)
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", "-m", help="help-option-generate-matches")] = 1000,
    form: Annotated[str, typer.Option("--format", "-f", help="help-option-format")] = "parquet",
    player: Who = "apprentice",
    players: Annotated[int, typer.Option("--players", "-n", help="help-option-generate-players")] = 2,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="help-option-option")] = None,
    seed: SeedOption = 1,
    jobs: Jobs = None,
    out: Out = None,
) -> None:
    """Play many matches and write them as data to learn from, one row for each decision."""
    from ludoteca.arena import harvest
    from ludoteca.arena.running import cores
    from ludoteca.arena.selfplay import Order

    ready(game, GLANCING, THINKING)
    order = Order(game, players, player, seed, parse_options(option or []))
    folder = out or Path("data", f"{game}-{players}-{player}-{seed}")
    with counted(say("commands-generating", game=game, count=players), matches) as told:
        harvest.generate(order, matches, form, folder, jobs or cores(), told)
    size = sum(each.stat().st_size for each in folder.glob(f"*.{form}"))
    lying = {"folder": str(folder), "size": f"{size / 1e6:,.1f}", "file": str(folder / "settings.json")}
    typer.echo(say("commands-generated", count=matches, **lying))


@command("help-study", "help-panel-study")
def study(  # noqa: PLR0913 (a command's options are its parameters)
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", "-m", help="help-option-study-matches")] = 3000,
    player: Who = "apprentice",
    seed: SeedOption = 1,
    jobs: Jobs = None,
    out: Out = None,
    as_json: Json = False,
) -> None:
    """Study how balanced a game is: seats, sources of points, milestones, lengths, ties, options."""
    from ludoteca.arena import balance
    from ludoteca.arena.balance_report import markdown, write_study
    from ludoteca.arena.running import cores

    ready(game, GLANCING, THINKING)
    folder = out or Path("study", f"{game}-{player}-{seed}")
    run = balance.study(game, player, seed, folder)
    whole = -(-matches // balance.CHUNK) * balance.CHUNK
    with counted(say("commands-studying", game=game), whole * len(balance.tables(game, player, seed))) as told:
        found = run(matches, jobs or cores(), told)
    write_study(found, folder)
    typer.echo(json.dumps(found, indent=1, ensure_ascii=False) if as_json else markdown(found))
    if not as_json:
        typer.echo(say("commands-report-lies", file=str(folder / "report.html")))
