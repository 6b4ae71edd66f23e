"""The learned weights of a game: one file in the game's folder, with a network for each number of players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.game import Game
from ludoteca.search.network import Net

FILE = "weights.npz"
PACKED_BITS = 7
"""The number of bits of a packed weight, with its sign."""
WEIGHTS, SCALES = "weights", "scales"


def write_weights(path: Path, nets: dict[int, Net]) -> None:
    """Write the networks, by number of players, packed."""
    arrays = {f"{players}-{name}": array for players, net in nets.items() for name, array in pack(net).items()}
    np.savez_compressed(path, allow_pickle=False, **arrays)


def pack(net: Net) -> dict[str, npt.NDArray[Any]]:
    """A network in few bits: the weights of each feature are small whole numbers times the feature's own scale.

    The scales and everything else, which is small, are in half precision.
    """
    most = (1 << (PACKED_BITS - 1)) - 1
    largest = np.abs(net.weights).max(axis=1)
    scales = np.where(largest > 0, largest / most, 1).astype(np.float16)
    weights = np.rint(net.weights / scales[:, None].astype(np.float32)).clip(-most, most).astype(np.int8)
    rest = {name: array.astype(np.float16) for name, array in net._asdict().items() if name != WEIGHTS}
    return {WEIGHTS: weights, SCALES: scales, **rest}


def unpack(packed: Mapping[str, npt.NDArray[Any]]) -> Net:
    """The network that `pack` packed."""
    whole = {name: np.ascontiguousarray(array, np.float32) for name, array in packed.items()}
    whole[WEIGHTS] *= whole.pop(SCALES)[:, None]
    return Net(**whole)


@cache
def weights_of(game: Game) -> dict[str, npt.NDArray[Any]]:
    """Read all packed weights of a game; empty if it has none."""
    file = game.source_folder / FILE
    if not file.is_file():
        return {}
    with np.load(BytesIO(file.read_bytes())) as stored:
        return {key: stored[key] for key in stored.files}


def packed_net(game: Game, players: int) -> dict[str, npt.NDArray[Any]] | None:
    """The packed network of a game for this number of players, or None if there is none that fits."""
    prefix = f"{players}-"
    stored = {name.removeprefix(prefix): array for name, array in weights_of(game).items() if name.startswith(prefix)}
    if not stored or stored[WEIGHTS].shape[0] != game.feature_count:
        return None
    # Files of earlier versions are not packed.
    return (
        stored if SCALES in stored else pack(Net(**{name: array.astype(np.float32) for name, array in stored.items()}))
    )


@cache
def learned_net(game: Game, players: int) -> Net | None:
    """The network of a game for this number of players, or None if there is none that fits."""
    packed = packed_net(game, players)
    return None if packed is None else unpack(packed)
