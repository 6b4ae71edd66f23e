"""The command warm."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.language import translate
from ludoteca.cli.preparation import compile_parts, find_game
from ludoteca.cli.refusals import refuse
from ludoteca.search.parts import FOR_PLAYING, PARTS


@command("help-warm", "help-panel-computer")
def warm(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="help-word-game", help="help-argument-warm-games")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-option-warm-all")] = False,
) -> None:
    """Compile games now, for example while an image is built. Several games are compiled in parallel."""
    from ludoteca.core import cache, compiled
    from ludoteca.core.library import game_names
    from ludoteca.core.warmup import is_warm

    games = [find_game(name) for name in names or game_names()]
    if not compiled.COMPILES:
        typer.echo(translate("native-nothing-to-prepare" if compiled.NATIVE else "commands-uncompiled"))
        return
    if not cache.can_cache():
        refuse("commands-cache-unwritable", place=str(cache.cache_root()))
    compile_parts(games, PARTS if everything else FOR_PLAYING)
    missing = [game.title for game in games if not all(is_warm(game, part) for part in FOR_PLAYING)]
    if missing:
        refuse("commands-not-compiled", games=", ".join(missing))
    typer.echo(translate("commands-compiled", place=str(cache.cache_root())))
