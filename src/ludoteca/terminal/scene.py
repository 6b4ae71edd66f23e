"""What a game draws."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.types import Document
from ludoteca.terminal.choice import Choice


@dataclass
class Scene:
    """The table at one moment, in the view of a seat or a spectator."""

    view: Document
    choice: Choice | None = None
    """How the reader chooses; None if it is not their turn."""
    preview: Document | None = None
    """The preview of the choice, once it is complete."""
    zoom: int = 0
    """0: as large as fits; 1: large; 2: small."""
