"""The result of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.types import Seat

PLAYED, RESIGNED, OUT_OF_TIME, ENDED, ABORTED = "played", "resigned", "time", "ended", "aborted"


@dataclass(frozen=True)
class Result:
    """How a match ended: the reason, and scores and ranks by seat if there are any."""

    reason: str
    scores: list[int] | None
    ranks: list[int] | None


def final_ranks(ranks: Sequence[int], gone: Sequence[Seat]) -> list[int]:
    """The final ranks: first the seats that stayed, then those that are gone, the first to go last of all."""
    stayed = sorted(rank for seat, rank in enumerate(ranks) if seat not in gone)
    return [
        len(ranks) - gone.index(seat) if seat in gone else 1 + stayed.index(rank) for seat, rank in enumerate(ranks)
    ]
