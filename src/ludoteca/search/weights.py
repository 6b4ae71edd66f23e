"""The learned weights of a game: one file in the game's folder, with a network for each number of players."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ludoteca.core.game import Game
from ludoteca.core.types import Floats
from ludoteca.search.network import Net

FILE = "weights.npz"
DROPPED_BITS = 4
"""The number of mantissa bits, of ten in half precision, that are dropped: the file shrinks by a third."""


def write_weights(path: Path, nets: dict[int, Net]) -> None:
    """Write the networks, by number of players, in less than half precision: chances differ by a tenth of a percent."""
    arrays = {
        f"{players}-{name}": trim(array) for players, net in nets.items() for name, array in net._asdict().items()
    }
    np.savez_compressed(path, allow_pickle=False, **arrays)


def trim(array: Floats) -> npt.NDArray[np.float16]:
    """Round to half precision without the last few bits."""
    half = 1 << (DROPPED_BITS - 1)
    bits = array.astype(np.float16).view(np.uint16).astype(np.uint32) + half
    return (bits >> DROPPED_BITS << DROPPED_BITS).astype(np.uint16).view(np.float16)


@cache
def weights_of(game: Game) -> dict[str, Floats]:
    """Read all weights of a game; empty if it has none."""
    file = game.source_folder / FILE
    if not file.is_file():
        return {}
    with np.load(BytesIO(file.read_bytes())) as stored:
        return {key: np.ascontiguousarray(stored[key], np.float32) for key in stored.files}


def learned_net(game: Game, players: int) -> Net | None:
    """The network of a game for this number of players, or None if there is none that fits."""
    stored = weights_of(game)
    if f"{players}-weights" not in stored:
        return None
    net = Net(*(stored[f"{players}-{name}"] for name in Net._fields))
    return net if net.weights.shape[0] == game.feature_count else None
