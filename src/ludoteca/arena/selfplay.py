"""Many matches of one player with itself, in chunks that are kept as files: what is there is never played again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path

from ludoteca.arena.playing import CLOCK
from ludoteca.arena.running import workers
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
    """What is to be played: equal orders give equal matches, whoever plays them and in whatever order."""

    game: str
    players: int = 2
    player: str = "apprentice"
    seed: int = 1
    options: Document = field(default_factory=dict)

    def checked(self) -> Order:
        """Refuse what cannot be played, before anything is started."""
        found = game(self.game)
        found.option_numbers(self.players, self.options)
        seed_bytes(self.seed)
        player(self.player, found)
        return self

    def match_seed(self, number: int) -> bytes:
        """The seed of a match: with the options and the actions it can be replayed."""
        return b"selfplay %d match %d" % (self.seed, number)


@dataclass(frozen=True)
class Chunk:
    """Some matches of an order that are played together: from the first on, so many."""

    order: Order
    first: int
    count: int

    @property
    def numbers(self) -> range:
        """The numbers of its matches."""
        return range(self.first, self.first + self.count)


Work = Callable[[Chunk, Path], object]
Job = tuple[Chunk, Path]


@cache
def sitting(name: str, spec: str) -> tuple[Game, Player]:
    """The game and its player, made once in each process."""
    found = game(name)
    return found, player(spec, found, CLOCK)


def played(order: Order, number: int, told: Callable[[State], object]) -> State:
    """Play one match to its end; `told` looks at the table before each decision, and after the last."""
    found, decider = sitting(order.game, order.player)
    seed = order.match_seed(number)
    state, luck = found.new(order.players, seed, **order.options), quick_luck("selfplay", seed)
    while not state.over:
        told(state)
        state.play(decider.choose(state, luck))
    told(state)
    return state


def chunks(order: Order, matches: int, size: int) -> list[Chunk]:
    """An order of so many matches, in chunks."""
    if matches < 1:
        raise BadArena("errors-arena-matches", count=matches)
    return [Chunk(order, first, min(size, matches - first)) for first in range(0, matches, size)]


def in_chunks(work: Work, jobs: list[Job], side_by_side: int, told: Callable[[Chunk], object]) -> None:
    """Do the work of every chunk whose file is not there yet, on several processes; `told` hears of all."""
    waiting = []
    for chunk, path in jobs:
        if path.exists():
            told(chunk)
        else:
            waiting.append((chunk, path))
    if not waiting:
        return
    try:
        for chunk in handed_out(work, waiting, side_by_side):
            told(chunk)
    except BrokenProcessPool as died:
        raise BadArena("errors-arena-died") from died


def handed_out(work: Work, waiting: list[Job], side_by_side: int) -> Iterator[Chunk]:
    """Hand chunks out to processes, two for each at a time, and give them back as they are done."""
    waiting = waiting[::-1]
    under_way: dict[Future[None], Chunk] = {}
    with workers(min(side_by_side, len(waiting))) as pool:
        while waiting or under_way:
            while waiting and len(under_way) < 2 * side_by_side:
                chunk, path = waiting.pop()
                under_way[pool.submit(finished, work, chunk, path)] = chunk
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                done.result()
                yield under_way.pop(done)


def finished(work: Work, chunk: Chunk, path: Path) -> None:
    """Do the work of a chunk; its file appears when it is complete, and not before."""
    unfinished = path.with_name(path.name + ".unfinished")
    work(chunk, unfinished)
    unfinished.replace(path)


def claim(folder: Path, settings: Document) -> None:
    """Take a folder for these settings; refuse one that holds other results."""
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


def written(order: Order) -> Document:
    """An order as a document."""
    return asdict(order)
