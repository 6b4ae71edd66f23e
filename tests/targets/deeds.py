"""What Ludoteca does with the games of this repository, as digests, and which kernels ran as plain Python meanwhile.

    python -m tests.targets.deeds

prints both as JSON. `test_native.py` compares the digests of native libraries and of Numba.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tests.conftest  # noqa: F401  the same environment as in tests
from ludoteca.core import compiled

called: set[str] = set()
"""The kernels that ran as plain Python."""


def trace(make: Callable[..., Any]) -> Callable[..., Any]:
    """A decorator like `kernel`, which notes the calls of the plain function."""

    def decorate(function: Callable[..., Any]) -> Any:
        @functools.wraps(function)
        def note_call(*arguments: Any) -> Any:
            called.add(f"{function.__module__}.{function.__qualname__}")
            return function(*arguments)

        return make(note_call)

    return decorate


def digest(pieces: Iterator[Any]) -> str:
    """SHA-256 of bytes and documents."""
    hashed = hashlib.sha256()
    for piece in pieces:
        hashed.update(piece if isinstance(piece, bytes) else json.dumps(piece).encode())
    return hashed.hexdigest()


def searches(name: str, players: int) -> Iterator[Any]:
    """Trees, decisions of all kinds of players, hints and beliefs, in the first turns of a match."""
    import ludoteca
    from ludoteca.core.luck import quick_luck
    from ludoteca.search.hints import hint
    from ludoteca.search.players import player
    from ludoteca.search.styles import best_style
    from ludoteca.search.thinker import Budget, Thinker

    game = ludoteca.game(name)
    state = game.new(players, seed=5)
    thinker = Thinker(game, players, *best_style(game, players))
    for ply in range(players + 1):
        for level in ("novice", "apprentice", "adept", "artisan", "greedy", "random", "flat@20"):
            yield player(level, game).choose(state, quick_luck("players", ply))
        thinker.think(state, Budget(iterations=100), quick_luck("tree", ply))
        tree, used = thinker.tree, int(thinker.tree.used[0])
        yield from (array[:used].tobytes() for array in (tree.visits, tree.action, tree.total))
        yield [str(each) for each in hint(state, iterations=50, seed=ply)]
        state.play(state.legal_actions()[-1])


def environments(name: str, players: int) -> Iterator[Any]:
    """Observations, masks and rewards of single and of many tables."""
    from ludoteca.envs.gymnasium import SeatEnv
    from ludoteca.envs.vector import TablesEnv

    for opponents in ("random", "thumb", "greedy"):
        tables = TablesEnv(name, 4, opponents=opponents, players=players)
        tables.reset(seed=3)
        for _ in range(40):
            seen, rewards, done, _, _ = tables.step(tables.pick())
            yield from (seen["observation"].tobytes(), seen["action_mask"].tobytes(), rewards.tolist(), done.tolist())
    seat = SeatEnv(name, players=players)
    seen, _ = seat.reset(seed=3)
    for _ in range(10):
        seen, reward, *_ = seat.step(int(seen["action_mask"].argmax()))
        yield from (seen["observation"].tobytes(), float(reward))


def arenas(name: str, players: int) -> Iterator[Any]:
    """An arena match, and rows of training data."""
    from ludoteca.arena.dataset import rows_of
    from ludoteca.arena.play import play_match
    from ludoteca.arena.schedule import Fixture, Settings
    from ludoteca.arena.selfplay import Order

    contestants = ("greedy", "flat@10", "learned@20", "random")[:players]
    match = play_match(Settings(name, contestants, players), Fixture(0, 0, 0, contestants))
    yield [match["scores"], match["actions"]]
    rows = rows_of(Order(name, players, "novice"), range(1))
    yield [rows["action"], rows["chances"], [each.tolist() for each in rows["observation"]]]


def training(name: str) -> Iterator[Any]:
    """The networks that a short training makes."""
    from ludoteca.search.training import Trainer, Training

    with TemporaryDirectory() as folder:
        trainer = Trainer(Training(name, 2, 10, 1), Path(folder))
        trainer.learn()
        yield from (array.tobytes() for array in trainer.net)


def commands() -> Iterator[str]:
    """What `score`, `show` and `verify` print."""
    import ludoteca
    from tests.commands import run
    from tests.match.record import FOLDER

    for match in sorted(FOLDER.glob("*-two*.json")):
        yield run("verify", str(match)).stdout
    for name in ("lanterns", "shelfie"):
        position = json.dumps(ludoteca.game(name).new(3, seed=4).position())
        yield run("show", "-", text=position).stdout
    yield run("score", "shelfie", ".....", ".....", ".....", ".....", "CCBB.", "CCBB.", "--goal", "1").stdout


def serve() -> None:
    """Matches of a person and a bot on a server, with hints and previews."""
    from tests.server.service import service_in_thread
    from tests.server.visitors import visiting

    with (
        TemporaryDirectory() as folder,
        service_in_thread(Path(folder, "server.sqlite3")) as url,
        visiting(url) as come,
    ):
        for name in ("lanterns", "shelfie"):
            person = come("You")
            table = person.call("POST", "/api/tables", {"game": name, "players": 2, "bots": {"1": "adept"}})["id"]
            person.call("POST", f"/api/tables/{table}/start", {})
            with person.enter(table) as socket:
                follow_hints(socket, turns=2)


def follow_hints(socket: Any, turns: int) -> None:
    """Do what hints say, and wait for the bot in between."""
    entry = next(each for each in socket.messages if each["type"] == "view")["entry"]
    while turns:
        told = socket.answer(type="hint", mark=f"hint {entry} {turns}", entry=entry)
        if told["type"] == "hints":
            action, turns = told["hints"][0]["action"], turns - 1
            socket.answer(type="preview", mark=f"preview {entry}", entry=entry, actions=[action])
            told = socket.answer(type="act", mark=f"act {entry}", entry=entry, action=action)
        elif told["code"] != "stale":
            told = socket.until_type("update")
        entry = told["entry"]


def all_digests(names: list[str]) -> dict[str, str]:
    """The digests of everything that is the same each time."""
    import ludoteca
    from tests.digests import digests

    found = digests(names) | {"commands": digest(commands())}
    for name in names:
        tables = ludoteca.game(name).players
        for players in tables:
            for each in (searches, environments):
                found[f"{each.__name__}-{name}-{players}"] = digest(each(name, players))
        found[f"arenas-{name}"] = digest(arenas(name, tables[0]))
    # Of one game, because Numba needs many seconds for each.
    found[f"training-{names[0]}"] = digest(training(names[0]))
    return found


def main() -> None:
    """Do everything with traced kernels."""
    os.environ["LUDOTECA_GAMES"] = ""  # games that have no library
    for name in ("kernel", "brief", "inline", "from_library"):
        setattr(compiled, name, trace(getattr(compiled, name)))
    from tests.tables import BUILT_IN

    found = all_digests(BUILT_IN)
    serve()
    print(json.dumps({"native": compiled.NATIVE, "digests": found, "plain": sorted(called)}))


if __name__ == "__main__":
    main()
