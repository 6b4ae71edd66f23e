"""Commands for people at a real table: games, rules, score, show."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import GameName, Json, Language, app, fail, is_terminal, language_of, read_state

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.types import Document


@app.command()
def games(as_json: Json = False) -> None:
    """List the games, their options and their authors."""
    from ludoteca.core.library import game, game_names

    found = [game(name) for name in game_names()]
    if as_json:
        typer.echo(json.dumps([traits(each) for each in found], indent=2))
        return
    for each in found:
        typer.echo(f"{each.name}: {each.title}, {each.players[0]} to {each.players[-1]} players. {each.credits}")
        for option in each.options:
            first, *others = (str(choice).lower() for choice in option.choices)
            choices = " | ".join([f"{first} (default)", *others])
            typer.echo(f"    {option.name}={choices}: {option.explanation} ({option.rule})")


def traits(game: Game) -> Document:
    """What a program wants to know of a game."""
    options = {option.name: list(option.choices) for option in game.options}
    return {"name": game.name, "title": game.title, "players": list(game.players), "options": options}


@app.command()
def rules(
    game: GameName,
    wanted: Annotated[str | None, typer.Argument(help="a number like LA-3.4 or LA-3, or a word to look for")] = None,
    lang: Language = None,
) -> None:
    """Show the numbered rulebook of a game, or one rule of it.

    Examples: **ludoteca rules lanterns LA-3.4**, **ludoteca rules shelfie --lang it**
    """
    from ludoteca.core.library import game as find
    from ludoteca.core.rulebook import find_rules

    rulebook = find(game).rulebook(language_of(lang))
    if wanted is not None:
        found = find_rules(rulebook, wanted)
        if not found:
            fail(f"No rule of {game} has the number or contains {wanted!r}.")
        typer.echo("\n".join(found))
    elif is_terminal(sys.stdout):
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        with console.pager(styles=True):
            console.print(Markdown(rulebook))
    else:
        typer.echo(rulebook)


@app.command()
def score(
    game: GameName,
    rows: Annotated[
        list[str] | None, typer.Argument(help="the rows of a shelf, top first; or on standard input")
    ] = None,
    goal: Annotated[int | None, typer.Option("--goal", "-g", help="Number of the personal goal card.")] = None,
    as_json: Json = False,
) -> None:
    """Count the points of a real table, explained.

    Example: **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C cats, B books, G games,
    F frames, T trophies, P plants, a dot for an empty cell)
    """
    from ludoteca.core.library import game as find

    found = find(game)
    if not rows and is_terminal(sys.stdin):
        typer.echo("Type the rows, top first, then press Ctrl-D.", err=True)
    lines = rows or [line.strip() for line in sys.stdin or () if line.strip()]
    sheet = found.score_sheet(lines, goal)
    typer.echo(json.dumps(sheet) if as_json else found.score_text(sheet))


@app.command()
def show(
    source: Annotated[str, typer.Argument(metavar="FILE", help="a position as JSON, or - for standard input")],
    seat: Annotated[int | None, typer.Option(help="See it with the eyes of a seat; else of whose turn it is.")] = None,
    as_json: Json = False,
) -> None:
    """Draw a position."""
    state = read_state(source)
    view = state.view(seat if seat is not None else state.seat)
    typer.echo(json.dumps(view) if as_json else state.game.picture(view))
