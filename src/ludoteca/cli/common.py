"""What all commands share: the application, errors in one line, games made ready, input and options."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TextIO

import typer

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.state import State
    from ludoteca.core.warmup import Step

app = typer.Typer(
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Ludoteca: Lanterns and My Shelfie, to play and to study. Unofficial. Try: **ludoteca play shelfie**",
)


def games_like(begun: str) -> list[str]:
    """The games whose names begin so, for the shell's completion."""
    from ludoteca.core.library import game_names

    return [name for name in game_names() if name.startswith(begun)]


def matches_like(begun: str) -> list[str]:
    """The saved matches whose names begin so, for the shell's completion."""
    from ludoteca.terminal.saved import folder

    return sorted((path.stem for path in folder().glob(f"{begun}*.json")), reverse=True)


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="its name; ludoteca games lists them", autocompletion=games_like)
]
MatchName = Annotated[
    str,
    typer.Argument(metavar="MATCH", help="a name from ludoteca matches, or a file", autocompletion=matches_like),
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", help="en, it, fr or pl; else LUDOTECA_LANG, else your system's."),
]


def fail(sentence: str) -> NoReturn:
    """End with a sentence and exit code 1."""
    typer.echo(f"ludoteca: {sentence}", err=True)
    raise SystemExit(1)


def language_of(wanted: str | None) -> str:
    """The language that was asked for, else that of the system; refuses one that is not spoken here."""
    from ludoteca.locales import LANGUAGES, known

    asked = wanted or os.environ.get("LUDOTECA_LANG")
    if asked is not None and known(asked) == LANGUAGES[0] and not asked.lower().startswith(LANGUAGES[0]):
        fail(f"There is no language {asked!r} here. There are: {', '.join(LANGUAGES)}.")
    system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known(asked or next((name for name in system if name), LANGUAGES[0]))


def say_version(wanted: bool) -> None:
    """Print the version and end."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"ludoteca {version('ludoteca')}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=say_version, is_eager=True, help="Show it.")] = False,
) -> None:
    """Options of the command itself."""


RULES, SIMULATIONS, GLANCING, THINKING = PARTS = ("rules", "simulations", "glancing", "thinking")
"""What can be compiled ahead, each after the ones before it."""


def steps_of(game: Game, part: str) -> list[Step]:
    """What there is to compile of a part."""
    from ludoteca.core import warmup
    from ludoteca.search.warmup import glancing_steps, thinking_steps

    steps = {
        RULES: warmup.rule_steps,
        SIMULATIONS: warmup.simulation_steps,
        GLANCING: glancing_steps,
        THINKING: thinking_steps,
    }
    return steps[part](game)


def ready(name: str, *parts: str) -> Game:
    """Fetch a game, compiling its rules and these parts first where that was never done here, with a progress bar."""
    from ludoteca.core.library import game
    from ludoteca.core.warmup import is_warm

    found = game(name)
    cold = [part for part in (RULES, *parts) if not is_warm(found, part)]
    if cold:
        compile_parts(found, cold)
    return found


def compile_parts(game: Game, parts: list[str]) -> None:
    """Compile parts of a game, saying what is going on."""
    from rich.console import Console
    from rich.progress import Progress

    from ludoteca.core.warmup import remember_warm

    steps = [(part, label, step) for part in parts for label, step in steps_of(game, part)]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(steps))
        for _, label, step in steps:
            progress.update(task, description=f"Compiling {game.title} for this machine: {label}")
            step()
            progress.advance(task)
    for part in parts:
        remember_warm(game, part)


def parse_options(pairs: list[str]) -> dict[str, object]:
    """Read `name=value` pairs; true and false are what they say."""
    from ludoteca.core.errors import BadOption

    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"An option is written name=value, for example rulebook=english; not {pair!r}.")
        chosen[name] = {"true": True, "false": False}.get(value.lower(), value)
    return chosen


def read_document(source: str) -> Any:
    """Read JSON from a file, or from standard input for `-`."""
    from ludoteca.core.errors import BadPosition

    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text("utf-8")
        return json.loads(text)
    except OSError as missing:
        raise BadPosition(f"{source} cannot be read: {missing.strerror}.") from missing
    except (ValueError, RecursionError) as broken:
        raise BadPosition(f"{source} is no JSON: {broken}.") from broken


def read_state(source: str) -> State:
    """Read a position of any game."""
    from ludoteca.core.errors import BadPosition

    document = read_document(source)
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadPosition('A position is a JSON object that names its "game".')
    return ready(document["game"]).from_position(document)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person sits at the other end; a closed stream is None."""
    return stream is not None and stream.isatty()
