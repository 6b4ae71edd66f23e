"""What all commands share: the application, errors in one line, games made ready, input and options."""

from __future__ import annotations

import errno
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TextIO, TypeVar

import typer

from ludoteca.cli.words import Command, Group, asked_language, is_spoken, say, spoken
from ludoteca.core.errors import LudotecaError
from ludoteca.search.parts import RULES

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.state import State
    from ludoteca.core.types import Document
    from ludoteca.search.preparation import Preparation

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="help-ludoteca",
)
Done = TypeVar("Done", bound=Callable[..., None])


def command(message: str, panel: str) -> Callable[[Done], Done]:
    """Make a function a command: named by the message of its help, among others in a panel."""
    return app.command(message.removeprefix("help-"), cls=Command, help=message, rich_help_panel=panel)


def games_like(begun: str) -> list[str]:
    """The games whose names begin so, for the shell's completion."""
    from ludoteca.core.library import game_names

    return [name for name in game_names() if name.startswith(begun)]


def matches_like(begun: str) -> list[str]:
    """The saved matches whose names begin so, for the shell's completion."""
    from ludoteca.terminal.saved import folder

    return sorted((path.stem for path in folder().glob(f"{begun}*.json")), reverse=True)


def languages_like(begun: str) -> list[str]:
    """The languages whose names begin so, for the shell's completion."""
    from ludoteca.locales import LANGUAGES

    return [name for name in LANGUAGES if name.startswith(begun)]


def options_like(ctx: typer.Context, begun: str) -> list[str]:
    """The table options of the game that was named, with their values, for the shell's completion."""
    from ludoteca.core.library import game, game_names

    named = [ctx.params.get("game"), ctx.params.get("new")]
    games = [name for name in named if name in game_names()] or game_names()
    options = [option for name in games for option in game(name).options]
    pairs = [f"{option.name}={str(choice).lower()}" for option in options for choice in option.choices]
    return [pair for pair in pairs if pair.startswith(begun)]


class Unreadable(LudotecaError):
    """A file that cannot be read: exit code 2."""


GameName = Annotated[
    str, typer.Argument(metavar="help-word-game", help="help-argument-game", autocompletion=games_like)
]
MatchName = Annotated[
    str,
    typer.Argument(metavar="help-word-match", help="help-argument-match", autocompletion=matches_like),
]
Json = Annotated[bool, typer.Option("--json", help="help-option-json")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="help-word-language", help="help-option-lang", autocompletion=languages_like),
]


def fail(sentence: str, code: int = 1) -> NoReturn:
    """End with a sentence and an exit code: one line, without anything in what was typed that a terminal would obey."""
    line = "".join(letter if letter.isprintable() else "?" for letter in sentence)
    typer.echo(f"ludoteca: {line}", err=True)
    raise SystemExit(code)


def refuse(message: str, **values: str | float) -> NoReturn:
    """End with a sentence in the reader's language and exit code 1."""
    fail(say(message, **values))


def language_of(wanted: str | None) -> str:
    """The language that was asked for, else that of the system; refuses one that is not spoken here."""
    from ludoteca.locales import LANGUAGES, known

    asked = wanted or asked_language()
    if asked is None:
        return spoken()
    if not is_spoken(asked):
        refuse("commands-no-language", language=asked, languages=", ".join(LANGUAGES))
    return known(asked)


def say_version(wanted: bool) -> None:
    """Print the version and end."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"ludoteca {version('ludoteca')}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="help-option-version")
    ] = False,
    lang: Language = None,
) -> None:
    """Options of the command itself."""


def find_game(name: str) -> Game:
    """A game by its name, or which ones there are."""
    from ludoteca.core.library import game, game_names

    if name not in game_names():
        raise LudotecaError("commands-no-game", game=name, games=", ".join(game_names()))
    return game(name)


def ready(name: str, *parts: str) -> Game:
    """Fetch a game, first compiling its rules and these parts if that was never done here, with a progress bar."""
    found = find_game(name)
    prepare([found], (RULES, *parts))
    return found


def prepare(games: list[Game], parts: Sequence[str]) -> None:
    """Compile parts of games that are not in the cache, all at the same time, with one progress bar."""
    from ludoteca.search.preparation import Preparation

    preparation = Preparation(games, parts)
    if not preparation.jobs:
        return
    titles = ", ".join(dict.fromkeys(job.game.title for job in preparation.jobs))
    try:
        show_progress(preparation.start(), parts, say("commands-preparing", games=titles))
    finally:
        preparation.close()


def show_progress(preparation: Preparation, parts: Sequence[str], sentence: str) -> None:
    """Show how far a preparation is until it is done; only a sentence without a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    console = Console(stderr=True)
    typer.echo(sentence, err=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=1.0, left="")
        while not preparation.wait(parts, timeout=0.2):
            found = preparation.progress(parts)
            left = say("commands-seconds-left", seconds=max(1, round(found.seconds)))
            bar.update(task, completed=max(found.done, bar.tasks[0].completed), left=left)


def parse_options(pairs: list[str]) -> dict[str, object]:
    """Read `name=value` pairs; true and false are what they say."""
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise LudotecaError("commands-bad-option", text=pair)
        chosen[name] = {"true": True, "false": False}.get(value.lower(), value)
    return chosen


def read_document(source: str) -> Any:
    """Read JSON from a file, or from standard input for `-`."""
    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text("utf-8-sig")
        return json.loads(text)
    except OSError as missing:
        raise Unreadable("commands-file-unread", file=source, why=system_reason(missing)) from missing
    except UnicodeDecodeError as foreign:
        raise Unreadable("commands-no-text", file=source) from foreign
    except json.JSONDecodeError as broken:
        raise Unreadable("commands-no-json", file=source, line=broken.lineno, column=broken.colno) from broken
    except (ValueError, RecursionError) as monstrous:
        raise Unreadable("commands-no-document", file=source) from monstrous


def system_reason(failed: OSError) -> str:
    """Why the system refuses something, in the reader's language where that is often the reason."""
    reasons = {
        errno.ENOENT: "commands-why-missing",
        errno.EACCES: "commands-why-forbidden",
        errno.EPERM: "commands-why-forbidden",
        errno.EISDIR: "commands-why-folder",
        errno.ENOTDIR: "commands-why-no-folder",
        errno.ENOSPC: "commands-why-full",
    }
    known = reasons.get(failed.errno or 0)
    return say(known) if known else str(failed.strerror)


def read_state(source: str) -> State:
    """Read a position of any game."""
    document = read_position(source)
    return ready(document["game"]).from_position(document)


def read_position(source: str) -> Document:
    """Read a document that names its game."""
    document = read_document(source)
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise LudotecaError("commands-no-position")
    return document


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person sits at the other end; a closed stream is None."""
    return stream is not None and stream.isatty()
