"""Training a game's networks: self-play in steps that can be stopped and resumed at any time."""

from __future__ import annotations

import json
import math
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import quick_luck
from ludoteca.core.types import Document, Ints
from ludoteca.search.context import BY_NET, BY_WORTH, NET, Style, new_context
from ludoteca.search.learning import CHANCE, Rates, learn_matches, new_episode, share_against
from ludoteca.search.network import Net, new_net
from ludoteca.search.weights import FILE, write_weights

CHUNK = 200
MEASUREMENTS = 40
MEASURED_MATCHES = 400
SAVE_SECONDS = 10.0

FIRST_STEP, LAST_STEP = 0.008, 0.0003
FIRST_EPSILON, LAST_EPSILON = 0.10, 0.02


@dataclass(frozen=True)
class Training:
    """What to train: a game, a number of players, a number of matches, and a seed."""

    game: str
    players: int
    matches: int
    seed: int


@dataclass
class TrainingProgress:
    """The progress of a training: matches played, CPU seconds used, and the learning curve against `greedy`."""

    done: int = 0
    seconds: float = 0.0
    curve: list[tuple[int, float]] = field(default_factory=list)


def rates(share: float) -> Rates:
    """How to learn after a share of the training: steps get smaller and random actions rarer."""
    step = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** share
    epsilon = FIRST_EPSILON * (LAST_EPSILON / FIRST_EPSILON) ** share
    return Rates(step, round(epsilon * CHANCE))


ONE_LOOK = Style(BY_NET, NET, 0, 0, depth=0, widening=0.0, exploration=0.0, trust=0.0)


class Trainer:
    """One network in training, stored in one file."""

    def __init__(self, training: Training, folder: Path) -> None:
        self.training = training
        self.file = folder / f"{training.players}.npz"
        self.game: Game = find_game(training.game)
        if self.game.feature_count == 0:
            raise LudotecaError("errors-no-features", game=self.game.title)
        self.episode = new_episode(self.game, training.players)
        self.progress = TrainingProgress()
        self.net: Net = new_net(self.game, training.seed)
        self.luck: Ints = quick_luck(f"training {training.players}", training.seed)
        if self.file.exists():
            self.resume()
        self.context = new_context(self.game, training.players, ONE_LOOK, self.net)
        self.greedy = new_context(self.game, training.players, ONE_LOOK._replace(order=BY_WORTH))
        self.saved_at = -math.inf

    def resume(self) -> None:
        """Continue from the file."""
        try:
            with np.load(BytesIO(self.file.read_bytes())) as stored:
                head = json.loads(str(stored["head"]))
                self.net = Net(*(stored[name] for name in Net._fields))
                self.luck = stored["luck"]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as broken:
            raise LudotecaError("errors-training-broken", file=self.file) from broken
        if head["training"] != asdict(self.training):
            raise LudotecaError("errors-training-other", file=self.file, training=head["training"])
        self.progress = TrainingProgress(**head["progress"])

    def save(self) -> None:
        """Replace the file atomically."""
        head = {"training": asdict(self.training), "progress": asdict(self.progress)}
        draft = self.file.with_suffix(".draft.npz")
        np.savez(draft, allow_pickle=False, head=json.dumps(head), luck=self.luck, **self.net._asdict())
        draft.replace(self.file)
        self.file.with_suffix(".json").write_text(json.dumps(head), "utf-8")
        self.saved_at = time.monotonic()

    @property
    def finished(self) -> bool:
        """Whether all matches have been played."""
        return self.progress.done >= self.training.matches

    def run(self) -> None:
        """Train to the end, saving the first matches and then every few seconds."""
        while not self.finished:
            self.learn()
            if self.finished or time.monotonic() - self.saved_at > SAVE_SECONDS:
                self.save()

    def learn(self) -> None:
        """Play one chunk of matches and learn from them; measure from time to time."""
        started = time.process_time()
        progress = self.progress
        matches = min(CHUNK, self.training.matches - progress.done)
        share = progress.done / self.training.matches
        learn_matches(matches, self.context, self.episode, rates(share), self.luck)
        progress.done += matches
        if progress.done * MEASUREMENTS // self.training.matches > len(progress.curve) - 1:
            progress.curve.append((progress.done, round(self.measure(), 4)))
        progress.seconds += time.process_time() - started

    def measure(self) -> float:
        """The share of victories against `greedy`, one look ahead; the same matches each time."""
        luck = quick_luck("measuring", self.training.seed)
        return float(share_against(MEASURED_MATCHES, self.episode, self.context, self.greedy, luck))


def train_one(training: Training, folder: Path) -> None:
    """Train one network to its end, in a separate process."""
    Trainer(training, folder).run()


def read_progress(folder: Path, players: int) -> TrainingProgress:
    """The progress of a training in another process."""
    try:
        head = json.loads((folder / f"{players}.json").read_text("utf-8"))
    except (OSError, ValueError):
        return TrainingProgress()
    return TrainingProgress(**head["progress"])


def plan_trainings(game: str, players: list[int], matches: list[int], seed: int) -> list[Training]:
    """One training for each number of players; `matches` has one number for each of them, or one for all."""
    known = find_game(game).players
    for number in players:
        if number not in known:
            raise LudotecaError("errors-training-table", game=game, count=number)
    for amount in matches:
        if amount < 1:
            raise LudotecaError("errors-training-matches", count=amount)
    if len(matches) not in (1, len(players)):
        raise LudotecaError("errors-training-sizes", matches=len(matches), tables=len(players))
    each = matches if len(matches) == len(players) else matches * len(players)
    return [Training(game, number, amount, seed) for number, amount in zip(players, each, strict=True)]


def train(
    wanted: list[Training], folder: Path, jobs: int, report: Callable[[Training, TrainingProgress], object]
) -> None:
    """Train several networks, `jobs` at a time, in separate processes; `report` is called with their progress."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in wanted:
        Trainer(each, folder).save()
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=leave_interrupts_to_parent)
    try:
        running = {pool.submit(train_one, each, folder) for each in wanted}
        while running:
            done, running = wait(running, timeout=1.0, return_when=FIRST_COMPLETED)
            for each in wanted:
                report(each, read_progress(folder, each.players))
            for ended in done:
                ended.result()
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal: the parent ends its children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def trained_net(folder: Path, players: int) -> Net:
    """Load the network of a finished training."""
    with np.load(folder / f"{players}.npz") as stored:
        return Net(*(stored[name] for name in Net._fields))


def write_results(wanted: list[Training], folder: Path, command: str) -> None:
    """Write the files that ship with a game: the weights, and the settings and learning curves as JSON and SVG."""
    write_weights(folder / FILE, {each.players: trained_net(folder, each.players) for each in wanted})
    networks = [
        {"players": each.players, "matches": each.matches, **asdict(read_progress(folder, each.players))}
        for each in wanted
    ]
    document = {"command": command, "seed": wanted[0].seed, "networks": networks}
    (folder / "training.json").write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    (folder / "training.svg").write_text(curves_picture(wanted[0].game, networks), "utf-8")


WIDTH, HEIGHT, LEFT, BOTTOM = 640, 300, 50, 40
STROKES = ("#c2410c", "#2563eb", "#15803d")


def curves_picture(game: str, networks: list[Document]) -> str:
    """Draw each network's share of victories against `greedy` over the matches it played."""
    most = max(each["matches"] for each in networks)
    lines = []
    for number, each in enumerate(networks):
        places = " ".join(f"{at_match(match, most):.1f},{at_share(share):.1f}" for match, share in each["curve"])
        stroke = STROKES[number % len(STROKES)]
        lines.append(f'<polyline fill="none" stroke="{stroke}" stroke-width="2" points="{places}"/>')
        words = f"{each['players']} players"
        lines.append(f'<text x="{WIDTH - 110}" y="{HEIGHT - BOTTOM - 60 + 18 * number}" fill="{stroke}">{words}</text>')
    for percent in (0, 25, 50, 75, 100):
        y = at_share(percent / 100)
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - 10}" y1="{y}" y2="{y}" stroke="#8888" stroke-width="0.5"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end" fill="#777">{percent} %</text>')
    title = f"{game}: share of victories against greedy, one look ahead, over {most:,} matches"
    lines.append(f'<text x="{LEFT}" y="{HEIGHT - 12}" fill="#777">{title}</text>')
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    font = 'font-family="system-ui, sans-serif" font-size="13"'
    label = f'role="img" aria-label="{title}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} {label}>{"".join(lines)}</svg>\n'


def at_match(match: int, most: int) -> float:
    """The x coordinate of a number of matches."""
    return LEFT + (WIDTH - LEFT - 10) * match / most


def at_share(share: float) -> float:
    """The y coordinate of a share."""
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - 15) * share
