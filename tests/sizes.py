"""How much the tests try: all of it, little for `make quick`, very little uncompiled, more for `make soak`.

LUDOTECA_QUICK and LUDOTECA_SOAK are switched on by any value but 0. Uncompiled rules are some hundred times slower.
"""

from __future__ import annotations

import os

from ludoteca.core.compiled import PURE


def switched_on(name: str) -> bool:
    return os.environ.get(name, "0") not in ("", "0")


QUICK = switched_on("LUDOTECA_QUICK")
SOAK = switched_on("LUDOTECA_SOAK")


def games(normal: int) -> int:
    """How many random games, or other things that cost as much, to try where `normal` is right for `make test`."""
    if PURE:
        return max(1, normal // 50)
    if QUICK:
        return max(1, normal // 10)
    return normal * 10 if SOAK else normal


def examples(normal: int) -> int:
    """How many examples Hypothesis draws: fewer than this find little, so they shrink less."""
    return max(min(normal, 5), games(normal))


def few(normal: int) -> int:
    """How many of something cheaper than a game, and tried for every table: not more than `normal` even for a soak."""
    return min(normal, max(2, games(normal * 5)))
