"""The command play: a match in the terminal, or with --page in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import AskedGame, Language, parse_options
from ludoteca.cli.documents import read_position
from ludoteca.cli.game_menu import ask_game, ask_in_menu
from ludoteca.cli.language import choose_language
from ludoteca.cli.local_match import Lineup, new_table, table_from_position
from ludoteca.cli.play_options import Mono, Pace, Plain, Players, TableOption, complete_players, read_players
from ludoteca.cli.preparation import find_game
from ludoteca.cli.screen import play_saved, play_table
from ludoteca.cli.streams import can_draw, is_mono
from ludoteca.core.errors import LudotecaError


@command("help-play", "help-panel-play")
def play(  # noqa: PLR0913 (a command's options are its parameters)
    game: AskedGame = None,
    players: Players = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--with",
            help="help-option-with",
            autocompletion=complete_players,
            callback=read_players,
        ),
    ] = None,
    seat: Annotated[int, typer.Option(help="help-option-seat")] = 0,
    seed: Annotated[int | None, typer.Option(help="help-option-seed")] = None,
    option: TableOption = None,
    position: Annotated[str | None, typer.Option("--from", metavar="help-word-file", help="help-option-from")] = None,
    lang: Language = None,
    plain: Plain = False,
    mono: Mono = False,
    pace: Pace = 0.5,
    page: Annotated[bool, typer.Option("--page", help="help-option-page")] = False,
    host: Annotated[str | None, typer.Option(help="help-option-page-host")] = None,
    port: Annotated[int | None, typer.Option(help="help-option-page-port", min=0, max=65535)] = None,
) -> None:
    """Play a match in the terminal, or with --page in the browser."""
    if page or host is not None or port is not None:
        from ludoteca.cli.page import play_on_page

        play_on_page(host or "127.0.0.1", 8000 if port is None else port)
        return
    language = choose_language(lang)
    if game is None and position is None and not plain and can_draw():
        choice = ask_in_menu(language, is_mono(mono), against or [], players)
        if choice.resume is not None:
            play_saved(choice.resume, pace, language, plain, mono)
            return
        game, against, players = choice.game, choice.against, choice.players
    lineup = Lineup(against or ["adept"], players, seat)
    if position is None:
        chosen = find_game(game or ask_game(language))
        table = new_table(chosen, lineup, parse_options(option or [], chosen), seed, language)
    elif game is not None or option or players is not None:
        raise LudotecaError("commands-position-alone")
    else:
        table = table_from_position(read_position(position), lineup, seed, language)
    play_table(table, pace, language, plain, mono)
