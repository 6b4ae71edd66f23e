"""The command puzzles: solve them, list them, make them, rate them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language
from ludoteca.cli.game_menu import ask_game
from ludoteca.cli.language import choose_language, translate
from ludoteca.cli.match_progress import exit_on_interrupt, match_bars
from ludoteca.cli.preparation import find_game_name, prepare_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.streams import type_line
from ludoteca.cli.study_options import Out, SeedOption
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.puzzles import Puzzle

LIST, MAKE, RATE = "list", "make", "rate"
DEEDS = (LIST, MAKE, RATE)
EFFECTIVE = {
    LIST: ("kind", "difficulty", "as_json"),
    MAKE: ("kind", "count", "seed", "out"),
    RATE: ("kind", "out"),
    None: ("kind", "difficulty", "puzzle"),
}
"""The options that have an effect with each deed; without one, puzzles are solved."""


@command("help-puzzles", "help-panel-play")
def puzzles(  # noqa: PLR0913 (a command's options are its parameters)
    ctx: typer.Context,
    what: Annotated[str | None, typer.Argument(metavar="help-word-puzzles", help="help-argument-puzzles")] = None,
    game: Annotated[str | None, typer.Argument(metavar="help-word-game", help="help-argument-puzzles-game")] = None,
    kind: Annotated[str | None, typer.Option("--kind", "-k", help="help-option-puzzle-kind")] = None,
    difficulty: Annotated[int | None, typer.Option(min=1, max=5, help="help-option-puzzle-difficulty")] = None,
    puzzle: Annotated[str | None, typer.Option("--puzzle", "-p", help="help-option-puzzle")] = None,
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="help-option-puzzle-count")] = 50,
    seed: SeedOption = 1,
    out: Out = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Solve puzzles, list them, or make new ones."""
    language = choose_language(lang)
    check_options(ctx, what if what in DEEDS else None)
    if what in DEEDS:
        name = find_game_name(game) if game else None
    else:
        name = find_game_name(what) if what else ask_game(language, "puzzles")
        if game:
            refuse("commands-puzzles-deeds", what=str(what))
    if what == MAKE:
        make_puzzles(name or ask_game(language, "puzzles make"), kind, count, seed, out)
    elif what == RATE:
        rate_puzzles(name or ask_game(language, "puzzles rate"), kind, out)
    elif what == LIST:
        list_puzzles(name, kind, difficulty, as_json)
    else:
        solve(str(name), chosen(str(name), kind, difficulty), puzzle, language)


def check_options(ctx: typer.Context, deed: str | None) -> None:
    """Refuse options that have no effect with what is to be done."""
    known = (*EFFECTIVE[deed], "what", "game", "lang")
    for each in ctx.command.params:
        given = ctx.get_parameter_source(each.name or "")
        if given is not None and given.name == "COMMANDLINE" and each.name not in known:
            command = f"ludoteca puzzles {deed}" if deed else "ludoteca puzzles"
            refuse("commands-puzzles-no-effect", option=each.opts[0], command=command)


def chosen(game: str, kind: str | None, difficulty: int | None) -> list[Puzzle]:
    """The puzzles of a game, of one kind or difficulty if they are named; refused if there are none."""
    from ludoteca.puzzles import load

    every = load(game)
    kinds = dict.fromkeys(each.kind for each in every)
    if kind is not None and kind not in kinds:
        refuse("commands-puzzles-no-kind", kind=kind, kinds=", ".join(kinds))
    found = [each for each in every if kind in (None, each.kind) and difficulty in (None, each.difficulty)]
    if not found:
        refuse("commands-puzzles-no-such")
    return found


def solve(game: str, found: list[Puzzle], puzzle: str | None, language: str) -> None:
    """Solve one puzzle, or one after the other."""
    from ludoteca.puzzles import find
    from ludoteca.terminal.puzzle_session import PuzzleSession
    from ludoteca.terminal.solved_puzzles import SolvedPuzzles

    solved = SolvedPuzzles(game)
    waiting = [find(game, puzzle)] if puzzle else solved.list_unsolved(found)
    if not waiting:
        typer.echo(translate("page-puzzles-all-solved"))
        return
    prepare_game(game)
    PuzzleSession(waiting, language, solved, found).run(type_line, typer.echo)


def list_puzzles(game: str | None, kind: str | None, difficulty: int | None, as_json: bool) -> None:
    """Print how many puzzles there are, or with a game all of them."""
    from ludoteca.puzzles import puzzle_games
    from ludoteca.puzzles.figures import figures

    if game is None:
        if kind is not None or difficulty is not None:
            refuse("commands-puzzles-list-which", games=" | ".join(puzzle_games()))
        document = {name: figures(name) for name in puzzle_games()}
        lines = [count_line(name, each["kind"], each["count"]) for name, kinds in document.items() for each in kinds]
        typer.echo(json.dumps(document) if as_json else "\n".join(lines))
        return
    found = chosen(game, kind, difficulty)
    if as_json:
        names = ("id", "kind", "players", "difficulty")
        typer.echo(json.dumps([{name: getattr(each, name) for name in names} for each in found]))
    else:
        typer.echo("\n".join(f"{each.id:<16}{hardness(each.difficulty)}" for each in found))


def hardness(difficulty: int) -> str:
    """A difficulty in words."""
    return translate(f"page-puzzles-difficulty-{difficulty}")


def count_line(game: str, kind: str, count: int) -> str:
    """How many puzzles of a kind there are."""
    return translate("commands-puzzles-count", game=game, kind=translate(f"page-puzzles-kind-{kind}"), count=count)


def make_puzzles(game: str, kind: str | None, count: int, seed: int, out: Path | None) -> None:
    """Make puzzles, with a progress bar; Ctrl-C stops it, and the same command continues."""
    from ludoteca.puzzles.making import FINDERS, Order, make

    if kind is None:
        refuse("commands-puzzles-which-kind", kinds=", ".join(FINDERS.get(game, {})))
    order = Order(game, kind, count, seed).check()
    prepare_game(game, GLANCING, THINKING)
    folder = (out or Path("puzzles")) / game
    with exit_on_interrupt("commands-stopped"), match_bars() as bars:
        task = bars.add_task(translate("commands-puzzles-making", kind=kind), total=count)
        for progress in make(order, folder):
            bars.update(task, completed=len(progress.puzzles))
    typer.echo(translate("commands-puzzles-made", count=len(progress.puzzles), folder=str(folder)))


def rate_puzzles(game: str, kind: str | None, out: Path | None) -> None:
    """Rate the puzzles of one kind in a folder again, with a progress bar."""
    from ludoteca.core.library import game as find_game
    from ludoteca.puzzles.files import read_all, read_kind, write_index, write_kind
    from ludoteca.puzzles.making import FINDERS, check_kind
    from ludoteca.puzzles.rating import rate

    if kind is None:
        refuse("commands-puzzles-which-kind", kinds=", ".join(FINDERS.get(game, {})))
    check_kind(game, kind)
    folder = (out or Path("puzzles")) / game
    found = read_kind(find_game(game), kind, folder)
    if not found:
        refuse("commands-puzzles-none-here", folder=str(folder), kind=kind)
    prepare_game(game, GLANCING, THINKING)
    rated = []
    with exit_on_interrupt("commands-stopped"), match_bars() as bars:
        task = bars.add_task(translate("commands-puzzles-rating", kind=kind), total=len(found))
        for puzzle in found:
            rated.append(rate(puzzle))
            bars.advance(task)
    write_kind(folder, rated)
    write_index(folder, read_all(find_game(game), folder))
    changed = sum(new.difficulty != old.difficulty for new, old in zip(rated, found, strict=True))
    typer.echo(translate("commands-puzzles-rated", count=len(rated), changed=changed))
