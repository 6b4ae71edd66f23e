"""Colours for the letters of a game's pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rich.text import Text


def painted(text: str, palette: Mapping[str, str]) -> Text:
    """Colour the letters that stand for colours or items: alone, before a number, or as the four sides of a tile."""
    shown = Text(text)
    if palette:
        letters = "".join(palette)
        for found in re.finditer(rf"(?<![A-Za-z])([{letters}]{{4}}|[{letters}])(?![A-Za-z])", text):
            for place in range(found.start(), found.end()):
                shown.stylize(f"bold {palette[text[place]]}", place, place + 1)
    return shown
