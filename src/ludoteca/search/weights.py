"""The learned weights that come with a game: one small file in the game's folder, a network for each table size."""

from __future__ import annotations

from functools import cache
from importlib import resources
from io import BytesIO
from pathlib import Path

import numpy as np

from ludoteca.core.game import Game
from ludoteca.search.network import Net

FILE = "weights.npz"


def write_weights(path: Path, nets: dict[int, Net]) -> None:
    """Write the networks, by number of players, in half precision: the search cannot tell the difference."""
    arrays = {
        f"{players}-{name}": array.astype(np.float16)
        for players, net in nets.items()
        for name, array in net._asdict().items()
    }
    np.savez_compressed(path, allow_pickle=False, **arrays)


@cache
def weights_of(name: str) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    """Read all the weights that come with a game; nothing if none do."""
    file = resources.files(f"ludoteca.games.{name}").joinpath(FILE)
    if not file.is_file():
        return {}
    with np.load(BytesIO(file.read_bytes())) as stored:
        return {key: np.ascontiguousarray(stored[key], np.float32) for key in stored.files}


def learned_net(game: Game, players: int) -> Net | None:
    """The network for so many players that comes with a game, or None if there is none that fits."""
    stored = weights_of(game.name)
    if f"{players}-weights" not in stored:
        return None
    net = Net(*(stored[f"{players}-{name}"] for name in Net._fields))
    return net if net.weights.shape[0] == game.feature_count else None
