"""Many matches of one player against itself, in chunks that are stored as files, so that none is played twice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path

from ludoteca.arena.play import CLOCK
from ludoteca.arena.runner import workers
from ludoteca.arena.schedule import BadArena
from ludoteca.core.game import Game
from ludoteca.core.library import game
from ludoteca.core.luck import quick_luck, seed_bytes
from ludoteca.core.state import State
from ludoteca.core.types import Document
from ludoteca.search.players import Player, player

SETTINGS = "settings.json"


@dataclass(frozen=True)
class Order:
    """The matches to play: equal orders give equal matches, on any computer and in any sequence."""

    game: str
    players: int = 2
    player: str = "apprentice"
    seed: int = 1
    options: Document = field(default_factory=dict)

    def check(self) -> Order:
        """Refuse an order that cannot be played; return the order itself."""
        found = game(self.game)
        found.option_numbers(self.players, self.options)
        seed_bytes(self.seed)
        player(self.player, found)
        return self

    def match_seed(self, number: int) -> bytes:
        """The seed of a match; with the options and the actions, the match can be replayed."""
        return b"selfplay %d match %d" % (self.seed, number)


@dataclass(frozen=True)
class Chunk:
    """`count` matches of an order, from number `first` on, which are played together."""

    order: Order
    first: int
    count: int

    @property
    def numbers(self) -> range:
        """The numbers of its matches."""
        return range(self.first, self.first + self.count)


Work = Callable[[Chunk, Path], object]
ChunkJob = tuple[Chunk, Path]


@cache
def game_and_player(name: str, spec: str) -> tuple[Game, Player]:
    """The game and its player, made once in each process."""
    found = game(name)
    return found, player(spec, found, CLOCK)


def play_match(order: Order, number: int, observe: Callable[[State], object]) -> State:
    """Play one match to its end; `observe` is called with the state before each decision, and after the last."""
    found, decider = game_and_player(order.game, order.player)
    seed = order.match_seed(number)
    state, luck = found.new(order.players, seed, **order.options), quick_luck("selfplay", seed)
    while not state.over:
        observe(state)
        state.play(decider.choose(state, luck))
    observe(state)
    return state


def chunks(order: Order, matches: int, size: int) -> list[Chunk]:
    """Divide the matches of an order into chunks."""
    if matches < 1:
        raise BadArena("errors-arena-matches", count=matches)
    return [Chunk(order, first, min(size, matches - first)) for first in range(0, matches, size)]


def run_chunks(work: Work, jobs: list[ChunkJob], processes: int, report: Callable[[Chunk], object]) -> None:
    """Do the work of every chunk whose file is missing, in several processes; `report` is called with every chunk."""
    waiting = []
    for chunk, path in jobs:
        if path.exists():
            report(chunk)
        else:
            waiting.append((chunk, path))
    if not waiting:
        return
    try:
        for chunk in submit_chunks(work, waiting, processes):
            report(chunk)
    except BrokenProcessPool as died:
        raise BadArena("errors-arena-died") from died


def submit_chunks(work: Work, waiting: list[ChunkJob], processes: int) -> Iterator[Chunk]:
    """Submit chunks to processes, two for each at a time, and yield them as they are done."""
    waiting = waiting[::-1]
    running: dict[Future[None], Chunk] = {}
    with workers(min(processes, len(waiting))) as pool:
        while waiting or running:
            while waiting and len(running) < 2 * processes:
                chunk, path = waiting.pop()
                running[pool.submit(write_chunk, work, chunk, path)] = chunk
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                done.result()
                yield running.pop(done)


def write_chunk(work: Work, chunk: Chunk, path: Path) -> None:
    """Do the work of a chunk; its file appears only when it is complete."""
    unfinished = path.with_name(path.name + ".unfinished")
    work(chunk, unfinished)
    unfinished.replace(path)


def claim(folder: Path, settings: Document) -> None:
    """Reserve a folder for these settings; refuse a folder with results of other settings."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / SETTINGS
    text = json.dumps(settings, indent=1, ensure_ascii=False) + "\n"
    if path.exists():
        try:
            found = json.loads(path.read_text("utf-8"))
        except ValueError:
            found = None
        if found != json.loads(text):
            differing = [name for name in settings if not isinstance(found, dict) or found.get(name) != settings[name]]
            message = "errors-arena-other-settings" if differing else "errors-arena-more-settings"
            raise BadArena(message, folder=folder, names=", ".join(differing))
        return
    path.write_text(text, "utf-8")


def order_document(order: Order) -> Document:
    """An order as a document."""
    return asdict(order)
