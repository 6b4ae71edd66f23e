"""How much the tests try: less for `make quick`, very little uncompiled, more for `make soak`.

LUDOTECA_QUICK=1 and LUDOTECA_SOAK=1 switch these on. Uncompiled rules are hundreds of times slower.
"""

from __future__ import annotations

import os

from ludoteca.core.compiled import PURE

QUICK = os.environ.get("LUDOTECA_QUICK") == "1"
SOAK = os.environ.get("LUDOTECA_SOAK") == "1"


def games(normal: int) -> int:
    """Number of random games, or other things that take as long; `normal` is the number for `make test`."""
    if PURE:
        return max(1, normal // 50)
    if QUICK:
        return max(1, normal // 10)
    return normal * 10 if SOAK else normal


def examples(normal: int) -> int:
    """Number of examples of Hypothesis; it is reduced less, because few examples find little."""
    return max(min(normal, 5), games(normal))


def few(normal: int) -> int:
    """Number of something cheaper than a game that is tried for every table: at most `normal`, even for a soak."""
    return min(normal, max(2, games(normal * 5)))
