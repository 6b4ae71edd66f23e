"""How a match ended, and who came where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.types import Seat

PLAYED, RESIGNED, OUT_OF_TIME, ENDED = "played", "resigned", "time", "ended"


@dataclass(frozen=True)
class Result:
    """How a match ended: why, and points and ranks by seat where there are any."""

    reason: str
    scores: list[int] | None
    ranks: list[int] | None


def places(ranks: Sequence[int], gone: Sequence[Seat]) -> list[int]:
    """Everybody's rank: who stayed among themselves, behind them who gave up, the first to do so last of all."""
    stayed = sorted(rank for seat, rank in enumerate(ranks) if seat not in gone)
    return [
        len(ranks) - gone.index(seat) if seat in gone else 1 + stayed.index(rank) for seat, rank in enumerate(ranks)
    ]
