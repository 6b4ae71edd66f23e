"""The command generate."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import GameName, parse_options
from ludoteca.cli.language import translate
from ludoteca.cli.match_progress import match_progress
from ludoteca.cli.preparation import find_game, prepare_game
from ludoteca.cli.study_options import Jobs, Out, SeedOption, Who
from ludoteca.search.parts import GLANCING, THINKING


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
    from ludoteca.arena import dataset
    from ludoteca.arena.runner import cores
    from ludoteca.arena.selfplay import Order

    dataset.check_format(form)
    order = Order(game, players, player, seed, parse_options(option or [], find_game(game)))
    order.check()
    prepare_game(game, GLANCING, THINKING)
    folder = out or Path("data", f"{game}-{players}-{player}-{seed}")
    with match_progress(translate("commands-generating", game=game, count=players), matches) as advance:
        dataset.generate(order, matches, form, folder, jobs or cores(), advance)
    size = sum(each.stat().st_size for each in folder.glob(f"*.{form}"))
    lying = {"folder": str(folder), "size": f"{size / 1e6:,.1f}", "file": str(folder / "settings.json")}
    typer.echo(translate("commands-generated", count=matches, **lying))
