"""How much the tests try: all of it, little for `make quick`, very little uncompiled, more for `make soak`.

LUDOTECA_QUICK=1 and LUDOTECA_SOAK=1 switch these on. Uncompiled rules are some hundred times slower.
"""

from __future__ import annotations

import os

from ludoteca.core.compiled import PURE

QUICK = os.environ.get("LUDOTECA_QUICK") == "1"
SOAK = os.environ.get("LUDOTECA_SOAK") == "1"


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
