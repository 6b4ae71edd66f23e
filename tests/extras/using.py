"""Uses Ludoteca with one extra and nothing else: `python using.py server`, in an empty folder. It imports
nothing of the tests.
"""

from __future__ import annotations

import io
import json
import sys
import threading
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from importlib import import_module
from pathlib import Path

from ludoteca.cli import main
from ludoteca.core.extras import EXTRAS, MissingExtra, is_installed

FOLDER = Path()
GAME = "subtraction"
SHELF = ("PP...", "PPPP.", "FFPPB", "FGGGB", "FTCCC", "TTTCC")


def run(*arguments: str, text: str = "") -> tuple[int, str, str]:
    """Run a command: its exit code, output and errors."""
    stdout, stderr = io.StringIO(), io.StringIO()
    sys.argv, sys.stdin, code = ["ludoteca", *arguments], io.StringIO(text), 0
    with redirect_stdout(stdout), redirect_stderr(stderr):
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
    return code, stdout.getvalue(), stderr.getvalue()


def works(*arguments: str, text: str = "") -> str:
    """The output of a command that succeeds."""
    code, stdout, stderr = run(*arguments, text=text)
    assert code == 0, (arguments, stdout, stderr)
    return stdout


def needs(extras: str, *arguments: str) -> None:
    """Check that a command refuses in one line that names the extras and how to install them."""
    code, stdout, stderr = run(*arguments)
    assert (code, stdout) == (1, ""), (arguments, code, stdout, stderr)
    (line,) = stderr.splitlines()
    assert f'pip install "ludoteca[{extras}]"' in line, line
    assert line.startswith("ludoteca: This needs the extra"), line


def refuses(extra: str, act: Callable[[], object]) -> None:
    """Check that something in Python names the extra that it needs, in an error that is also an ImportError."""
    said = ""
    try:
        act()
    except MissingExtra as missing:
        said = str(missing) if isinstance(missing, ImportError) else ""
    assert f'pip install "ludoteca[{extra}]"' in said, said


def base() -> None:
    """Everything that needs no extra, and what everything else says."""
    match = str(FOLDER / "match.json")
    assert "serve" in works("--help")
    assert "lanterns" in works("games")
    assert "LA-3.4" in works("rules", "lanterns", "LA-3.4")
    assert works("score", "shelfie", *SHELF, "--goal", "1")
    turns = "take 1\n" * 40
    assert works("play", GAME, "--plain", "--with", "random", "--seed", "7", "--pace", "0", text=turns)
    (saved,) = json.loads(works("matches", "--json"))
    assert saved["result"], saved
    works("export", saved["name"], match)
    assert works("verify", match)
    assert works("replay", saved["name"])
    works("play", GAME, "--plain", "--with", "novice", "--seed", "7", text="quit\n")
    works("resume", text="hint\nquit\n")
    assert works("analyse", saved["name"], "--quick")
    arena = ("--players", "random,novice", "--matches", "4", "--jobs", "1", "--out", str(FOLDER / "arena"))
    assert "novice" in works("arena", GAME, *arena)
    assert (FOLDER / "arena" / "report.html").exists()
    works("generate", GAME, "--matches", "2", "--format", "jsonl", "--jobs", "1", "--out", str(FOLDER / "data"))
    assert "extras: –" in works("doctor")
    for command in (["serve"], ["play", "--page"], ["backup", "x"], ["restore", "x"], ["reports"], ["openapi"]):
        needs("server", *command)
    needs("server", "worker", "--bus", "redis://localhost")
    needs("server", "move-data", "postgresql://localhost/x")
    needs("client", "join", "http://127.0.0.1:1")
    needs("client", "watch", "http://127.0.0.1:1/table/x")
    needs("plots", "study", GAME)
    needs("plots", "analyse", saved["name"], "--picture", "x.svg")
    needs("data", "generate", GAME)
    needs("ray", "arena", GAME, "--players", "random,novice", "--ray", "local", "--out", str(FOLDER / "ray"))
    needs("openspiel", "arena", GAME, "--players", "random,openspiel-mcts@2", "--out", str(FOLDER / "spiel"))
    needs("client,research,server", "bench")
    needs("compile", "train", GAME)
    for extra, module in (("research", "envs"), ("client", "client"), ("server", "server.app")):
        refuses(extra, partial(import_module, f"ludoteca.{module}"))


def client() -> None:
    """A server that does not answer is reported by the client, not by an import."""
    from ludoteca.client import Client, ServerUnreachable

    try:
        with Client("http://127.0.0.1:1") as visitor:
            visitor.tables()
    except ServerUnreachable:
        return
    raise AssertionError("a closed port answered")


def compile_rules() -> None:
    """Compile a game that has no native library."""
    from ludoteca.core import compiled

    assert compiled.COMPILES
    assert "compiled code" in works("warm", GAME)


def data() -> None:
    """Write Parquet and read it."""
    from pyarrow import parquet

    works("generate", GAME, "--matches", "2", "--jobs", "1", "--out", str(FOLDER / "data"))
    (file,) = (FOLDER / "data").glob("*.parquet")
    assert parquet.read_table(file).num_rows > 2


def openspiel() -> None:
    """Load a game in OpenSpiel and let its search play."""
    import pyspiel

    import ludoteca.envs.openspiel

    assert ludoteca.envs.openspiel.spiel_name("lanterns") == "ludoteca_lanterns"
    assert pyspiel.load_game("ludoteca_lanterns(players=3)").num_players() == 3
    arena = ("--matches", "2", "--jobs", "1", "--out", str(FOLDER / "spiel"))
    works("arena", GAME, "--players", "random,openspiel-mcts@2", *arena)


def plots() -> None:
    """Draw what an arena and a study draw."""
    arena = ("--players", "random,greedy", "--matches", "4", "--jobs", "1", "--out", str(FOLDER / "arena"))
    works("arena", GAME, *arena)
    assert (FOLDER / "arena" / "report.png").exists()
    works("study", GAME, "--matches", "2", "--player", "random", "--jobs", "1", "--out", str(FOLDER / "study"))
    assert (FOLDER / "study" / "report.html").exists()


def ray() -> None:
    """Ray can be imported; tests/arena/test_cluster.py uses a cluster."""
    from ludoteca.arena.cluster import cluster

    assert callable(cluster)
    assert __import__("ray").__version__


def research() -> None:
    """Step every kind of environment; pictures need another extra."""
    import gymnasium

    from ludoteca.envs.ids import ids
    from ludoteca.envs.pettingzoo import env

    name = ids()["lanterns"]
    table = gymnasium.make(name)
    _, info = table.reset(seed=1)
    assert info is not None
    table.close()
    tables = gymnasium.make_vec(name, 2)
    tables.reset(seed=1)
    tables.close()
    agents = env("shelfie", render_mode="ansi")
    agents.reset(seed=1)
    assert agents.render()
    refuses("plots", lambda: env("shelfie", render_mode="rgb_array"))


def server() -> None:
    """Open a table at a running server, and back its data up."""
    import asyncio
    from urllib.request import Request, urlopen

    from ludoteca.server.run import make_server
    from ludoteca.server.settings import Settings

    file = FOLDER / "club.sqlite3"
    with __import__("socket").create_server(("127.0.0.1", 0)) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        running = make_server(Settings(file, port=listening.getsockname()[1]))
        serving = threading.Thread(target=lambda: asyncio.run(running.serve([listening])))
        serving.start()
        try:
            while not answers(f"{address}/ready"):
                time.sleep(0.05)
            asked = Request(f"{address}/api/me", b"{}", {"Content-Type": "application/json"})
            assert urlopen(asked).status in (200, 201)
        finally:
            running.should_exit = True
            serving.join()
    works("backup", "--data", str(file), str(FOLDER / "a.backup"))
    assert "/api/tables" in works("openapi")


def answers(address: str) -> bool:
    """Whether a server is ready."""
    from urllib.error import HTTPError
    from urllib.request import urlopen

    try:
        return bool(urlopen(address).status == 200)
    except HTTPError:
        return False


def terminal() -> None:
    """Draw a table on the full screen."""
    import asyncio

    from ludoteca.cli.local_match import Lineup, new_table
    from ludoteca.cli.preparation import find_game
    from ludoteca.terminal.app import table_app

    async def look() -> str:
        table = new_table(find_game("shelfie"), Lineup(["novice"], 2, 0), {}, 7, "en")
        app = table_app(table, "en", False)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            return app.export_screenshot()

    assert "Shelfie" in asyncio.run(look())


def testing() -> None:
    """Find the promises of the conformance suite."""
    from ludoteca.conformance.suite import promises

    assert promises()


def everything() -> None:
    """All extras together."""
    assert all(map(is_installed, EXTRAS))


USES: dict[str, Callable[[], None]] = {
    "": base,
    "client": client,
    "compile": compile_rules,
    "data": data,
    "openspiel": openspiel,
    "plots": plots,
    "ray": ray,
    "research": research,
    "server": server,
    "terminal": terminal,
    "testing": testing,
    "all": everything,
}

if __name__ == "__main__":
    USES[sys.argv[1]]()
    print(" ".join(extra for extra in EXTRAS if is_installed(extra)))
