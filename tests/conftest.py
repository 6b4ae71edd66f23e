"""What all tests share: the third game is found too, and properties are drawn the same way each time."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import settings

os.environ["LUDOTECA_GAMES"] = str(Path(__file__).parent / "third_game")

settings.register_profile("ludoteca", derandomize=os.environ.get("LUDOTECA_SOAK") != "1", database=None, deadline=None)
settings.load_profile("ludoteca")
