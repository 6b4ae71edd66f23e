"""The command study."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import GameName, Json
from ludoteca.cli.language import translate
from ludoteca.cli.match_progress import match_progress
from ludoteca.cli.preparation import prepare_game
from ludoteca.cli.study_options import Jobs, Out, SeedOption, Who
from ludoteca.core.extras import require
from ludoteca.search.parts import GLANCING, THINKING


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
    require("plots")
    from ludoteca.arena import balance
    from ludoteca.arena.balance_report import markdown, write_study
    from ludoteca.arena.runner import cores

    prepare_game(game, GLANCING, THINKING)
    folder = out or Path("study", f"{game}-{player}-{seed}")
    run = balance.study(game, player, seed, folder)
    whole = -(-matches // balance.CHUNK) * balance.CHUNK
    total = whole * len(balance.tables(game, player, seed))
    with match_progress(translate("commands-studying", game=game), total) as advance:
        found = run(matches, jobs or cores(), advance)
    write_study(found, folder)
    typer.echo(json.dumps(found, indent=1, ensure_ascii=False) if as_json else markdown(found))
    if not as_json:
        typer.echo(translate("commands-report-lies", file=str(folder / "report.html")))
