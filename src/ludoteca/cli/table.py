"""Commands for people at a table, real or not: games, play, rules, score, show."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import (
    GLANCING,
    THINKING,
    GameName,
    Json,
    app,
    fail,
    is_terminal,
    parse_options,
    read_state,
    ready,
)

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.state import State
    from ludoteca.core.types import Document
    from ludoteca.search.baselines import Player as Chooser


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
def play(  # noqa: PLR0913 (a command's options are its parameters)
    game: Annotated[str | None, typer.Argument(help="its name; asked for if left out")] = None,
    players: Annotated[int, typer.Option("--players", "-n", help="Number of seats, yours included.")] = 2,
    against: Annotated[
        list[str] | None,
        typer.Option("--with", help="Who sits on the other seats, clockwise from yours; the last takes the rest."),
    ] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    seed: Annotated[int | None, typer.Option(help="Repeat a match: same seed, same tiles.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A table option, as name=value.")] = None,
    position: Annotated[str | None, typer.Option("--from", help="Go on from a position's file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours: for pipes and screen readers.")] = False,
    pace: Annotated[float, typer.Option(help="Seconds that a program takes at least, for watching.")] = 0.0,
    page: Annotated[bool, typer.Option("--page", help="In the browser where there is one, else here.")] = False,
) -> None:
    """Play a match in the terminal, line by line, or with --page in the browser.

    The other seats are played by programs, from the gentlest to the strongest: novice, apprentice, adept (if you
    name none), artisan, master.

    Examples: **ludoteca play shelfie**, **ludoteca play shelfie --with master**,
    **ludoteca play lanterns -n 3 --with novice --with adept -o dealing=start**
    """
    from ludoteca.core.errors import BadOption
    from ludoteca.search.baselines import player_luck
    from ludoteca.terminal.plain import PlainTable

    if page and can_show_page():
        from ludoteca.cli.service import play_in_browser

        play_in_browser()
        raise typer.Exit
    if position is not None:
        if game is not None or option:
            raise BadOption("A position brings its game and its options: give either --from or those.")
        state = read_state(position)
    else:
        state = ready(game or ask_game()).new(players, seed, **parse_options(option or []))
    if seat not in range(state.players):
        raise BadOption(f"The seats of this table are 0 to {state.players - 1}, not {seat}.")
    names = against or ["adept"]
    others = seat_players(state, seat, names, pace)
    ready(state.game.name, GLANCING, THINKING)
    table = PlainTable(state, seat, others, player_luck(seed))
    if not table.run(prompt, speaker(state.game, plain)):
        look = ["--plain"] if plain else []
        opponents = [word for name in names for word in ("--with", name)]
        again = ["play", "--seat", str(seat), *opponents, *look, "--from", str(save(state))]
        typer.echo(f"\nThe match is saved. Go on with: {shlex.join([sys.argv[0], *again])}")


def can_show_page() -> bool:
    """Whether the page was built and there is a browser; if not, say which of the two is missing."""
    from ludoteca.cli.browser import has_browser
    from ludoteca.server.pages import is_built

    if not is_built():
        typer.echo("The page was not built (make page does that), so you play here.", err=True)
    elif not has_browser():
        typer.echo("There is no browser here, so you play in the terminal.", err=True)
    else:
        return True
    return False


def seat_players(state: State, seat: int, names: list[str], pace: float) -> dict[int, Chooser]:
    """Seat the programs, clockwise from the person; whoever is named last takes all seats that are left."""
    from ludoteca.search.players import at_a_pace, player

    chosen: dict[int, Chooser] = {}
    for away in range(1, state.players):
        name = names[min(away, len(names)) - 1]
        chosen[(seat + away) % state.players] = at_a_pace(player(name, state.game), pace).choose
    return chosen


def speaker(game: Game, plain: bool) -> Callable[[str], None]:
    """How lines are shown: in colour to people at a terminal, else as they are."""
    if plain or not is_terminal(sys.stdout):
        return typer.echo
    from rich.console import Console

    from ludoteca.terminal.colours import painted

    console = Console(highlight=False)
    return lambda text: console.print(painted(text, game.palette))


def prompt() -> str:
    """Read a line; the prompt is shown only to people."""
    if sys.stdin is None:
        raise EOFError
    return input("> " if is_terminal(sys.stdin) else "")


def ask_game() -> str:
    """Ask which game to play."""
    from ludoteca.core.library import game_names

    names = game_names()
    if not is_terminal(sys.stdin):
        fail(f"Say which game: ludoteca play {' | '.join(names)}.")
    typer.echo("Which game? " + ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1)))
    while True:
        answer = input("> ").strip().lower()
        if answer in ("quit", "q", "exit"):
            raise typer.Exit
        if answer in names:
            return answer
        if answer in map(str, range(1, len(names) + 1)):
            return names[int(answer) - 1]
        typer.echo(f"Type a number from 1 to {len(names)}, or a name.")


def save(state: State) -> Path:
    """Write the position of an unfinished match into the user's data folder, else here, to a file of its own."""
    from platformdirs import user_data_path

    text = json.dumps(state.position(), indent=1)
    name = f"{state.game.name}-{datetime.now().astimezone():%Y%m%d-%H%M%S-%f}.json"
    try:
        path = user_data_path("ludoteca", appauthor=False, ensure_exists=True) / name
        path.write_text(text, "utf-8")
    except OSError:
        path = Path(name)
        path.write_text(text, "utf-8")
    return path


@app.command()
def rules(
    game: GameName,
    wanted: Annotated[str | None, typer.Argument(help="a number like LA-3.4 or LA-3, or a word to look for")] = None,
) -> None:
    """Show the numbered rulebook of a game, or one rule of it."""
    from ludoteca.core.library import game as find
    from ludoteca.core.rulebook import find_rules

    rulebook = find(game).rulebook()
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
