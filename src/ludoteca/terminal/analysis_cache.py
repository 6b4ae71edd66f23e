"""Analyses of matches on this computer, kept in the cache folder, so that an interrupted one continues."""

from __future__ import annotations

import hashlib
import json
import time
from contextlib import suppress
from typing import cast

from ludoteca.core.cache import cache_root
from ludoteca.match.match import Match
from ludoteca.search.analysis_document import Analysis
from ludoteca.terminal.saved_matches import write_document

SECONDS_BETWEEN_SAVES = 2.0


class AnalysisCache:
    """The file of one analysis: of a match, with a seed and a number of iterations."""

    def __init__(self, match: Match, seed: int, iterations: int) -> None:
        setting = match.setting
        what = (setting.game, setting.seed.hex(), match.state.actions, seed, iterations)
        digest = hashlib.sha256(json.dumps(what).encode()).hexdigest()[:32]
        self.path = cache_root() / "analyses" / f"{digest}.json"
        self.saved = 0.0

    def load(self) -> Analysis | None:
        """What was stored; nothing if it cannot be read."""
        with suppress(OSError, ValueError):
            return cast("Analysis", json.loads(self.path.read_text("utf-8")))
        return None

    def save(self, analysis: Analysis) -> None:
        """Store an analysis if it is complete, and from time to time, if the folder can be written."""
        if analysis["done"] < 1 and time.monotonic() - self.saved < SECONDS_BETWEEN_SAVES:
            return
        self.saved = time.monotonic()
        with suppress(OSError):
            write_document(self.path, dict(analysis))
