"""What a game's drawing is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.types import Document
from ludoteca.terminal.choosing import Choosing


@dataclass
class Scene:
    """A table at one moment, seen with somebody's eyes."""

    view: Document
    choosing: Choosing | None = None
    """How the reader chooses; None if nothing is awaited from them."""
    preview: Document | None = None
    """What the choice would bring, as far as it is complete."""
    zoom: int = 0
    """0: as large as fits; 1: large; 2: small."""
