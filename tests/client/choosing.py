"""Quick decisions for tests: a random legal action, from the choices in a view."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Document = dict[str, Any]


def any_lanterns(legal: Document, luck: random.Random) -> str:
    """Any exchange, dedication or discard; otherwise any placement."""
    texts = legal["dedicate"] or legal["discard"]
    if texts:
        return str(luck.choice(texts))
    if not legal["tiles"]:
        return "pass"
    x, y = luck.choice(legal["places"])
    return f"p {luck.choice(legal['tiles'])} r{luck.randrange(4)} @ {x},{y}"


def any_shelfie(legal: Document, luck: random.Random) -> str:
    """Any of the longest lines."""
    longest = max(len(line) for line in legal["lines"])
    line = luck.choice([line for line in legal["lines"] if len(line) == longest])
    return f"{' '.join(line)} > {luck.choice(legal['columns'][str(longest)])}"


CHOOSERS = {"lanterns": any_lanterns, "shelfie": any_shelfie}


def chooser(seed: int = 0) -> Callable[[Document], str]:
    """Decide at random, the same each time."""
    luck = random.Random(seed)
    return lambda view: CHOOSERS[view["game"]](view["legal"], luck)
