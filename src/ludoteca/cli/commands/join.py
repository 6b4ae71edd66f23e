"""The command join."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language, complete_games, parse_options, read_game
from ludoteca.cli.language import choose_language
from ludoteca.cli.play_options import Mono, Plain, Players, TableOption, complete_players, read_players
from ludoteca.cli.preparation import find_game
from ludoteca.cli.seats import PERSON, check_bot, check_table
from ludoteca.cli.streams import is_mono
from ludoteca.cli.visit import Link, Name, Visit, visit_table
from ludoteca.core.errors import LudotecaError
from ludoteca.core.suggestions import suggest

if TYPE_CHECKING:
    from ludoteca.core.types import Document


CLOCKS: dict[str, Document] = {
    "none": {"kind": "none"},
    "minute": {"kind": "move", "amount": 60},
    "minutes": {"kind": "move", "amount": 180},
    "bank": {"kind": "bank", "amount": 600, "increment": 10},
    "days": {"kind": "days", "amount": 3},
}
"""The same clocks as on the page."""


def complete_clocks(prefix: str) -> list[str]:
    """Complete a clock."""
    return [name for name in CLOCKS if name.startswith(prefix)]


@command("help-join", "help-panel-play")
def join(  # noqa: PLR0913 (a command's options are its parameters)
    url: Link,
    name: Name = None,
    new: Annotated[
        str | None,
        typer.Option(
            "--new",
            metavar="help-word-game",
            help="help-option-new",
            autocompletion=complete_games,
            callback=read_game,
        ),
    ] = None,
    players: Players = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--with", help="help-option-new-with", autocompletion=complete_players, callback=read_players),
    ] = None,
    option: TableOption = None,
    clock: Annotated[str, typer.Option(help="help-option-clock", autocompletion=complete_clocks)] = "none",
    public: Annotated[bool, typer.Option("--public", help="help-option-public")] = False,
    lang: Language = None,
    plain: Plain = False,
    mono: Mono = False,
    as_json: Json = False,
) -> None:
    """Play at a table of a server; the same link brings you back to your seat at any time."""
    language = choose_language(lang)
    wanted = None if new is None else table_request(new, players, against, option, clock) | {"public": public}
    visit_table(Visit(url, name, language, plain, is_mono(mono), as_json, is_player=True, new=wanted))


def table_request(
    game: str, players: int | None, against: list[str] | None, option: list[str] | None, clock: str
) -> Document:
    """The request for a new table; the last opponent takes the remaining seats."""
    names = against or [PERSON]
    count = max(2, len(names) + 1) if players is None else players
    found = find_game(game)
    options = parse_options(option or [], found)
    check_table(found, count, options)
    if len(names) >= count:
        raise LudotecaError("commands-too-many", others=len(names), seats=count)
    if clock not in CLOCKS:
        raise suggest(LudotecaError("commands-no-clock", clock=clock, clocks=", ".join(CLOCKS)), clock, CLOCKS)
    seated = [names[min(seat, len(names)) - 1] for seat in range(1, count)]
    bots = {seat: who for seat, who in enumerate(seated, start=1) if who != PERSON}
    for level in bots.values():
        check_bot(level)
    return {"game": game, "players": count, "options": options, "bots": bots, "clock": CLOCKS[clock]}
