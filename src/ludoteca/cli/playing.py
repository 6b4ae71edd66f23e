"""Commands for playing in the terminal: play, resume, replay."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import (
    Language,
    MatchName,
    command,
    find_game,
    games_like,
    is_terminal,
    language_of,
    matches_like,
    options_like,
    parse_options,
    read_position,
    ready,
    refuse,
)
from ludoteca.core.errors import LudotecaError
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.types import Document
    from ludoteca.match.match import Match
    from ludoteca.match.setting import Holder
    from ludoteca.terminal.local import LocalTable
    from ludoteca.terminal.menu import Wish
    from ludoteca.terminal.saved import Saved
    from ludoteca.terminal.table import Table

PERSON = "person"
"""What a seat at this terminal is called behind --with."""

Plain = Annotated[bool, typer.Option("--plain", help="help-option-plain")]
Pace = Annotated[float, typer.Option(help="help-option-pace", min=0, max=60)]
Mono = Annotated[bool, typer.Option("--mono", help="help-option-mono")]
SavedName = Annotated[
    str | None,
    typer.Argument(metavar="help-word-match", help="help-argument-match", autocompletion=matches_like),
]


Players = Annotated[int | None, typer.Option("--players", "-n", help="help-option-players")]
TableOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="help-option-option", autocompletion=options_like)
]


def players_like(begun: str) -> list[str]:
    """Who can be named behind --with and begins so, for the shell's completion."""
    from ludoteca.search.levels import LEVELS

    return [name for name in (PERSON, *LEVELS) if name.startswith(begun)]


@command("help-play", "help-panel-play")
def play(  # noqa: PLR0913 (a command's options are its parameters)
    game: Annotated[
        str | None, typer.Argument(metavar="help-word-game", help="help-argument-play-game", autocompletion=games_like)
    ] = None,
    players: Players = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--with",
            help="help-option-with",
            autocompletion=players_like,
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
    language = language_of(lang)
    if game is None and position is None and not plain and can_draw():
        wish = chosen(language, is_mono(mono), against or [], players)
        if wish.going_on is not None:
            resume(wish.going_on, lang, plain, mono, pace)
            return
        game, against, players = wish.game, wish.against, wish.players
    names, options = against or ["adept"], parse_options(option or [])
    if position is not None and (game is not None or options or players is not None):
        raise LudotecaError("commands-position-alone")
    began = None if position is None else read_position(position)
    found = find_game(game or ask_game(language)) if began is None else ready(began["game"])
    count = seat_count(found, began, len(names), players)
    if began is None:
        check_table(found, count, options)
    holders = seated_at(found, seating(names, count, seat))
    ready(found.name, *parts_for(found, holders))
    table = new_table(new_match(found, holders, seed, options, began), language, seed)
    table.pace = pace
    table.save()
    run(table, language, plain, mono)


def parts_for(game: Game, holders: Sequence[Holder]) -> list[str]:
    """What has to be compiled before programs can play: the first levels need less than those that think ahead."""
    from ludoteca.search.levels import thinks_ahead

    programs = [holder.bot for holder in holders if holder.bot is not None]
    thinks = any(thinks_ahead(name, game) for name in programs)
    return [GLANCING, THINKING] if thinks else [GLANCING] if programs else []


def seat_count(game: Game, began: Document | None, others: int, players: int | None) -> int:
    """How many play: as many as the position says, as were asked for, or as were named with the person."""
    if began is not None:
        return game.from_position(began).players
    return max(2, others + 1) if players is None else players


def seating(names: list[str], count: int, seat: int) -> list[str]:
    """Who sits where, clockwise from the person's seat; the last one named takes the seats that are left."""
    if seat not in range(count):
        raise LudotecaError("commands-no-seat", last=count - 1, seat=seat)
    if len(names) >= count:
        raise LudotecaError("commands-too-many", others=len(names), seats=count)
    seated = [names[min(away, len(names)) - 1] if away else PERSON for away in range(count)]
    return seated[-seat:] + seated[:-seat] if seat else seated


def new_table(match: Match, language: str, seed: int | None) -> LocalTable:
    """A table for a match that begins."""
    from ludoteca.terminal.names import seat_names

    return local_table(match, seat_names([holder.bot for holder in match.setting.holders], language), seed)


def seated_at(game: Game, names: list[str]) -> tuple[Holder, ...]:
    """Who holds the seats; refuses programs that do not exist."""
    from ludoteca.match.setting import Holder
    from ludoteca.search.players import player
    from ludoteca.terminal.local import HERE

    for name in names:
        if name != PERSON:
            check_program(name)
            player(name, game)
    return tuple(Holder(person=HERE) if name == PERSON else Holder(bot=name) for name in names)


def check_program(name: str) -> None:
    """Refuse a program that does not exist."""
    from ludoteca.search.players import player_names

    if name.partition("@")[0] not in player_names():
        raise LudotecaError("commands-no-player", player=name, players=", ".join(player_names()))


def check_table(game: Game, players: int, options: dict[str, object]) -> None:
    """Refuse a number of players or a table option that the game does not have."""
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise LudotecaError("commands-player-count", game=game.title, least=least, most=most, count=players)
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise LudotecaError("commands-no-such-option", game=game.title, option=name, options=", ".join(known))
        fitting = known[name].choices_for(players)
        if value not in fitting:
            message = "commands-choice-players" if value in known[name].choices else "commands-bad-choice"
            possible = " | ".join(str(choice).lower() for choice in fitting)
            raise LudotecaError(message, option=name, choices=possible, value=str(value), players=players)


def new_match(
    game: Game, holders: tuple[Holder, ...], seed: int | None, options: dict[str, object], position: Document | None
) -> Match:
    """Set the table, or put it into a position."""
    from ludoteca.match.match import Match
    from ludoteca.match.setting import Setting, check_setting, new_seed
    from ludoteca.terminal.saved import FromPosition

    if seed is not None and seed < 0:
        raise LudotecaError("commands-bad-seed", seed=seed)
    secret = new_seed() if seed is None else str(seed).encode()
    if position is not None:
        return Match(FromPosition(game.name, secret, holders, position.get("options", {}), position=position))
    setting = Setting(game.name, secret, holders, options)
    check_setting(setting)
    return Match(setting)


def local_table(match: Match, names: list[str], seed: int | None = None, kept: Saved | None = None) -> LocalTable:
    """A table in this process, with a file of its own."""
    from ludoteca.search.baselines import player_luck
    from ludoteca.terminal.local import LocalTable
    from ludoteca.terminal.saved import new_path

    path = kept.path if kept else new_path(match.setting.game)
    return LocalTable(match, names, path, player_luck(seed))


@command("help-resume", "help-panel-matches")
def resume(
    name: SavedName = None, lang: Language = None, plain: Plain = False, mono: Mono = False, pace: Pace = 0.5
) -> None:
    """Go on with a saved match: the one you played last, or one by its name."""
    from ludoteca.terminal.names import names_of
    from ludoteca.terminal.saved import find

    kept = find(name)
    ready(str(kept.document["game"]), GLANCING, THINKING)
    match = kept.match()
    if match.over:
        refuse("commands-match-over", command=f"ludoteca replay {kept.name}")
    language = language_of(lang)
    table = local_table(match, names_of(kept, language), kept=kept)
    table.pace = pace
    run(table, language, plain, mono)


@command("help-replay", "help-panel-matches")
def replay(
    name: MatchName,
    lang: Language = None,
    plain: Plain = False,
    mono: Mono = False,
) -> None:
    """Look at a match step by step; in the line mode, tell it from beginning to end."""
    from ludoteca.terminal.local import LocalTable
    from ludoteca.terminal.names import names_of
    from ludoteca.terminal.saved import find

    kept = find(name)
    ready(str(kept.document["game"]))
    match, language = kept.match(), language_of(lang)
    table = LocalTable(match, names_of(kept, language), None)
    if plain or not can_draw():
        from ludoteca.terminal.replaying import tell

        asyncio.run(tell(table, language, typer.echo))
        return
    from ludoteca.terminal.app import run_replay

    run_replay(table, language, is_mono(mono))


def run(table: Table, language: str, plain: bool, mono: bool) -> None:
    """Play at a table until the match ends or the person goes, full screen where there is one."""
    with hints_in_background(table):
        run_screen(table, language, plain, mono)
    said = table.farewell(language)
    if said:
        typer.echo(f"\n{said}")


@contextmanager
def hints_in_background(table: Table) -> Iterator[None]:
    """Compile what hints need while people play at a table of this computer."""
    from ludoteca.core.compiled import stay_silent
    from ludoteca.search.parts import FOR_PLAYING
    from ludoteca.search.preparation import Preparation
    from ludoteca.terminal.local import LocalTable

    stay_silent()
    if not isinstance(table, LocalTable):
        yield
        return
    table.preparation = Preparation([table.game], FOR_PLAYING).start()
    try:
        yield
    finally:
        table.preparation.close()


def run_screen(table: Table, language: str, plain: bool, mono: bool) -> None:
    """Show a table full screen, or line by line.

    `Runner.run` would keep Ctrl-C from interrupting a line that is being typed; its loop alone does not.
    """
    if plain or not can_draw():
        with asyncio.Runner() as runner, suppress(KeyboardInterrupt):
            runner.get_loop().run_until_complete(run_plain(table, language, prompt))
    else:
        from ludoteca.terminal.app import run_table

        run_table(table, language, is_mono(mono))


async def run_plain(table: Table, language: str, ask: Callable[[], Awaitable[str]]) -> None:
    """Play line by line; what is typed is not echoed into a pipe."""
    from ludoteca.terminal.plain import PlainTable

    await PlainTable(table, language).run(ask, typer.echo)


async def prompt() -> str:
    """Read a line; the prompt is shown only to people."""
    if sys.stdin is None:
        raise EOFError
    return input("> " if is_terminal(sys.stdin) else "")


def can_draw() -> bool:
    """Whether there is a whole screen to draw on."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout) and os.environ.get("TERM", "") not in ("", "dumb")


def is_mono(wanted: bool) -> bool:
    """Whether colours are not wanted: see no-color.org."""
    return wanted or bool(os.environ.get("NO_COLOR"))


def chosen(language: str, mono: bool, against: list[str], players: int | None) -> Wish:
    """Ask on the full screen what to play, as far as it was not said."""
    from ludoteca.terminal.app import leave_out_colours
    from ludoteca.terminal.menu import Wish, run_menu
    from ludoteca.terminal.saved import listed
    from ludoteca.terminal.speech import Speech

    leave_out_colours(mono)
    waiting = next((kept for kept in listed() if not kept.is_over), None)
    wish = run_menu(Speech(language), Wish(against=against, players=players), PERSON, waiting)
    if wish is None:
        raise typer.Exit
    return wish


def ask_game(language: str) -> str:
    """Ask which game to play."""
    from ludoteca.core.library import game_names
    from ludoteca.locales import t

    names = game_names()
    if not is_terminal(sys.stdin):
        refuse("commands-which-game", games=" | ".join(names))
    asked = t(language, "page-what-to-play")
    typer.echo(f"{asked} " + ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1)))
    while True:
        answer = input("> ").strip().lower()
        if answer in ("quit", "q", "exit"):
            raise typer.Exit
        if answer in names:
            return answer
        if answer in map(str, range(1, len(names) + 1)):
            return names[int(answer) - 1]
        typer.echo(f"1–{len(names)} · quit")
