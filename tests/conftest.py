"""What all tests share: the third game is found too, and properties are drawn the same way each time."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import settings

os.environ["LUDOTECA_GAMES"] = str(Path(__file__).parent / "third_game")

settings.register_profile("steady", derandomize=True, database=None, deadline=None)
settings.register_profile("soak", max_examples=1000, database=None, deadline=None)
settings.load_profile("soak" if "LUDOTECA_SOAK" in os.environ else "steady")
