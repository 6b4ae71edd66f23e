"""The command line: `ludoteca play | arena | rules | score | show | games | bench | warm`."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TextIO

import typer

if TYPE_CHECKING:
    from ludoteca.arena.schedule import Settings
    from ludoteca.core.game import Game
    from ludoteca.core.state import State
    from ludoteca.core.types import Document

app = typer.Typer(
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Ludoteca: Lanterns and My Shelfie, to play and to study. Unofficial. Try: **ludoteca play shelfie**",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="its name; ludoteca games lists them")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]


def main() -> None:
    """Run a command; whatever Ludoteca refuses is one line on standard error."""
    from ludoteca.core.errors import LudotecaError

    try:
        app()
    except LudotecaError as refused:
        fail(str(refused))
    except OSError as failed:
        fail(f"{failed.filename or 'The output'} cannot be used: {failed.strerror}.")


def fail(sentence: str) -> NoReturn:
    """End with a sentence and exit code 1."""
    typer.echo(f"ludoteca: {sentence}", err=True)
    raise SystemExit(1)


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


def ready(name: str, simulations: bool = False) -> Game:
    """Fetch a game, compiling its rules first where this version was never run here, with a progress bar."""
    from ludoteca.core.library import game
    from ludoteca.core.warmup import is_warm, warm_up_steps

    found = game(name)
    if not is_warm(found, simulations):
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), transient=True) as progress:
            steps = warm_up_steps(found, simulations)
            task = progress.add_task("", total=len(steps))
            for label, step in steps:
                progress.update(task, description=f"Compiling {found.title} for this machine: {label}")
                step()
                progress.advance(task)
    return found


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
    against: Annotated[str, typer.Option("--with", help="The other seats: random or greedy.")] = "greedy",
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    seed: Annotated[int | None, typer.Option(help="Repeat a match: same seed, same tiles.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A table option, as name=value.")] = None,
    position: Annotated[str | None, typer.Option("--from", help="Go on from a position's file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours: for pipes and screen readers.")] = False,
) -> None:
    """Play a match in the terminal, line by line.

    Examples: **ludoteca play shelfie**, **ludoteca play lanterns -n 3 --with random -o dealing=start**
    """
    from ludoteca.core.errors import BadOption
    from ludoteca.search.baselines import PLAYERS, player_luck
    from ludoteca.terminal.plain import PlainTable

    if against not in PLAYERS:
        raise BadOption(f"The other seats are played by {' or '.join(PLAYERS)}, not {against!r}.")
    if position is not None:
        if game is not None or option:
            raise BadOption("A position brings its game and its options: give either --from or those.")
        state = read_state(position)
    else:
        state = ready(game or ask_game()).new(players, seed, **parse_options(option or []))
    if seat not in range(state.players):
        raise BadOption(f"The seats of this table are 0 to {state.players - 1}, not {seat}.")
    others = {other: PLAYERS[against] for other in range(state.players) if other != seat}
    table = PlainTable(state, seat, others, player_luck(seed))
    if not table.run(prompt, speaker(state.game, plain)):
        look = ["--plain"] if plain else []
        again = ["play", "--seat", str(seat), "--with", against, *look, "--from", str(save(state))]
        typer.echo(f"\nThe match is saved. Go on with: {shlex.join([sys.argv[0], *again])}")


def speaker(game: Game, plain: bool) -> Callable[[str], None]:
    """How lines are shown: in colour to people at a terminal, else as they are."""
    if plain or not is_terminal(sys.stdout):
        return typer.echo
    from rich.console import Console

    from ludoteca.terminal.colours import painted

    console = Console(highlight=False)
    return lambda text: console.print(painted(text, game.palette))


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person sits at the other end; a closed stream is None."""
    return stream is not None and stream.isatty()


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
def arena(  # noqa: PLR0913 (a command's options are its parameters)
    game: GameName,
    players: Annotated[str, typer.Option("--players", "-p", help="Who meets, with commas: master,flat@5000,greedy.")],
    matches: Annotated[
        int, typer.Option("--matches", "-m", help="For each line-up, rounded up to whole rounds.")
    ] = 100,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="At each table; else one for each player.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed deals other tables.")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A table option, as name=value.")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="Matches at the same time; else one a core.")] = None,
    out: Annotated[Path | None, typer.Option(help="Folder of the results; else a new one under arena/.")] = None,
    as_json: Json = False,
) -> None:
    """Let players meet in many matches, and see who is better and how sure that is.

    A player is a name, with a budget for each decision if you like: **flat@5000** thinks for 5000 iterations,
    **master@0.25s** for 0.25 CPU seconds of one core, so that a busy machine changes nothing. Every table is dealt once
    for each turn of the seats. With more players than seats all combinations meet; with fewer, the last one named takes
    the seats that are left. Interrupted, the same command goes on where it stopped; with more matches, it adds them.

    Two players: **ludoteca arena lanterns --players greedy,random --matches 200**

    One against three: **ludoteca arena shelfie --players greedy,random --seats 4**

    An option and a seed: **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**
    """
    from ludoteca.arena.report import write_reports
    from ludoteca.arena.running import checked, cores
    from ludoteca.arena.schedule import Settings, check_players, fitting_seats
    from ludoteca.arena.summary import summary

    contestants = check_players([name.strip() for name in players.split(",")])
    found = ready(game)
    places = fitting_seats(seats, len(contestants), found.players)
    settings = checked(Settings(game, contestants, places, seed, parse_options(option or [])))
    folder = out or Path("arena", settings.name())
    try:
        records = watched_arena(settings, matches, folder, jobs if jobs is not None else cores())
    except KeyboardInterrupt:
        typer.echo(f"\nStopped. What was played is kept; go on with: {shlex.join(sys.argv)}", err=True)
        raise SystemExit(130) from None
    report = summary(settings, matches, records)
    write_reports(report, folder)
    if as_json:
        typer.echo(json.dumps(report, indent=1, ensure_ascii=False))
    else:
        show_arena(report)
        typer.echo(f"\nThe report with a picture: {folder / 'report.html'}")


def watched_arena(settings: Settings, matches: int, folder: Path, jobs: int) -> list[Document]:
    """Play an arena under a progress bar that shows the running result."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ludoteca.arena.running import run
    from ludoteca.arena.schedule import schedule
    from ludoteca.arena.summary import Standing

    standing = Standing(settings.players)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not is_terminal(sys.stderr)
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=len(schedule(settings, matches)))

        def told(records: list[Document]) -> None:
            standing.add(records)
            progress.update(task, completed=standing.matches, description=str(standing))

        return run(settings, matches, folder, jobs, told)


def show_arena(report: Document) -> None:
    """Show the result of an arena: with drawn tables to people at a terminal, else as plain text."""
    from ludoteca.arena import report as reports
    from ludoteca.arena import tables

    if not is_terminal(sys.stdout):
        typer.echo(reports.plain(report))
        return
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"{tables.title(report)}. {tables.facts(report)}", markup=False)
    for head, *rows in (tables.contestant_rows(report), tables.pair_rows(report)):
        drawn = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
        for number, name in enumerate(head):
            drawn.add_column(name, justify="right" if number else "left", no_wrap=number == 0)
        for row in rows:
            drawn.add_row(*row)
        console.print("", drawn, sep="\n")
    for line in tables.troubles(report):
        console.print(line, markup=False, style="red")


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


@app.command()
def warm(
    names: Annotated[list[str] | None, typer.Argument(help="which games; all if left out")] = None,
) -> None:
    """Compile everything now, for example while an image is built. Several games are compiled at the same time."""
    from ludoteca.core import compiled
    from ludoteca.core.library import game_names

    if compiled.CACHE is None and not compiled.PURE:
        fail(f"{compiled.cache_root()} cannot be written, so compiled code cannot be kept; LUDOTECA_CACHE moves it.")
    wanted = names or game_names()
    if len(wanted) == 1:
        ready(wanted[0], simulations=True)
    else:
        warm_side_by_side(wanted)
    kept = "The rules run uncompiled here: there is nothing to prepare."
    typer.echo(kept if compiled.PURE else f"Compiled code lies in {compiled.CACHE}.")


def warm_side_by_side(names: list[str]) -> None:
    """Compile each game that is not ready yet in a process of its own."""
    import subprocess

    from ludoteca.core.library import game
    from ludoteca.core.warmup import is_warm

    cold = [name for name in names if not is_warm(game(name), simulations=True)]
    if not cold:
        return
    from rich.console import Console

    with Console(stderr=True).status(f"Compiling {' and '.join(cold)} for this machine, once: some 20 seconds"):
        commands = [[sys.executable, "-m", "ludoteca", "warm", name] for name in cold]
        running = [subprocess.Popen(each, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for each in commands]
        failed = [name for name, each in zip(cold, running, strict=True) if each.wait() != 0]
    if failed:
        fail(f"{' and '.join(failed)} could not be compiled: ludoteca warm {failed[0]} says why.")


@app.command()
def bench(as_json: Json = False) -> None:
    """Measure the rules: games and decisions per CPU second, single calls, starts. Takes under a minute."""
    from rich.console import Console
    from rich.progress import track

    from ludoteca.bench import measures, merge, report_head
    from ludoteca.core.library import game_names

    warm_side_by_side(game_names())
    report = report_head()
    for _, measure in track(list(measures()), "Measuring", console=Console(stderr=True), transient=True):
        merge(report, measure())
    typer.echo(json.dumps(report, indent=1) if as_json else bench_table(report))


def bench_table(report: Document) -> str:
    """Write the measurements as a table."""
    lines = [f"{'game':10}{'players':>8}{'policy':>9}{'games/s':>12}{'decisions/s':>14}   (one core, CPU time)"]
    for row in report["results"]:
        speeds = f"{row['games_per_cpu_second']:>12,}{row['decisions_per_cpu_second']:>14,}"
        lines.append(f"{row['game']:10}{row['players']:>8}{row['policy']:>9}{speeds}")
    for row in report["python"]:
        lines += ["", f"{row['game']}: {row['state_bytes']:,} bytes a state, {row['actions']:,} actions"]
        lines += [f"    {name}: {value} µs" for name, value in row["microseconds"].items()]
        lines += [f"    {name}: {value:,} decisions/s" for name, value in row["decisions_per_cpu_second"].items()]
    lines += ["", *(f"{name}: {value} s" for name, value in report["starts_seconds"].items())]
    return "\n".join(lines)
