"""The command replay."""

from __future__ import annotations

import asyncio

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Language, MatchName
from ludoteca.cli.language import choose_language
from ludoteca.cli.play_options import Mono, Plain
from ludoteca.cli.preparation import prepare_game
from ludoteca.cli.streams import can_draw, is_mono


@command("help-replay", "help-panel-matches")
def replay(
    name: MatchName,
    lang: Language = None,
    plain: Plain = False,
    mono: Mono = False,
) -> None:
    """Replay a match step by step; in plain mode, print it from beginning to end."""
    from ludoteca.terminal.local_table import LocalTable
    from ludoteca.terminal.player_names import saved_names
    from ludoteca.terminal.saved_matches import find_match

    saved = find_match(name)
    prepare_game(str(saved.document["game"]))
    match, language = saved.match(), choose_language(lang)
    table = LocalTable(match, saved_names(saved, language), None)
    if plain or not can_draw():
        from ludoteca.terminal.replay_text import print_replay

        asyncio.run(print_replay(table, language, typer.echo))
        return
    from ludoteca.terminal.app import run_replay

    run_replay(table, language, is_mono(mono))
