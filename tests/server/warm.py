"""Imported once by the process from which servers are forked: it loads everything they need."""

from __future__ import annotations

import ludoteca
import ludoteca.server.run
from ludoteca.search.parts import FOR_PLAYING
from ludoteca.search.warmup import load_part

for name in ludoteca.game_names():
    for part in FOR_PLAYING:
        load_part(ludoteca.game(name), part)
