"""What everybody has seen the seats do: the past decisions of a match, and the secrets that they give away."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ludoteca.core import kernels
from ludoteca.core.luck import quick_luck
from ludoteca.core.records import duplicate
from ludoteca.core.types import Action, Box, Seat
from ludoteca.core.writers import SPECTATOR

if TYPE_CHECKING:
    from ludoteca.core.game import Game

NUMBER_BYTES = 8


@dataclass(frozen=True)
class Secrets:
    """Secrets such as personal goals: each seat has one of `count`, its actions are public and give hints about it.

    The game's kernel `suppose` gives a seat a secret, and `redeal` deals secrets by what is believed about them.
    """

    count: int
    field: str
    """The field of the record that holds the secret of each seat, a number from 0."""
    temperature: float = 0.02
    """How evenly a seat is assumed to choose between actions that it values differently; fitted by `tools.chances`."""

    def read(self, box: Box, seat: Seat) -> int:
        """The secret of a seat in a state."""
        return int(box[self.field][0][seat])


class Decision(NamedTuple):
    """A decision that everybody saw: the state before it as spectators knew it, and the action."""

    box: Box
    action: Action

    @property
    def seat(self) -> Seat:
        """The seat that decided."""
        return int(self.box["seat"][0])


def witness(game: Game, box: Box, actions: Iterable[Action]) -> tuple[list[Decision], Box]:
    """Carry out actions on a copy of a state; return what spectators saw, and the state after the actions.

    Whatever spectators did not know is redealt in the same way each time, so the result depends only on what they saw.
    """
    now, silent, luck = duplicate(box), kernels.no_events(), quick_luck(game.name + " past", 0)
    seen = []
    for action in actions:
        public = duplicate(now)
        kernels.resample_one(public, SPECTATOR, luck.copy())
        seen.append(Decision(public, action))
        kernels.apply_one(now, action, silent)
    return seen, now


def pack(past: Sequence[Decision], level: int = zlib.Z_DEFAULT_COMPRESSION) -> bytes:
    """Past decisions as bytes, compressed with zlib; empty if there are none."""
    if not past:
        return b""
    return zlib.compress(b"".join(np.int64(each.action).tobytes() + each.box.tobytes() for each in past), level)


def unpack(game: Game, data: bytes) -> list[Decision]:
    """Past decisions from `pack`; the data is trusted."""
    unpacked, size = zlib.decompress(data) if data else b"", NUMBER_BYTES + game.dtype.itemsize
    parts = [unpacked[start : start + size] for start in range(0, len(unpacked), size)]
    return [
        Decision(np.frombuffer(part[NUMBER_BYTES:], game.dtype).copy(), int(np.frombuffer(part, np.int64, 1)[0]))
        for part in parts
    ]
