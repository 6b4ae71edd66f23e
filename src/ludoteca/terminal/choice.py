"""How a person chooses an action by keys and clicks. There are no rules here: the legal actions are given."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.messages import message
from ludoteca.core.types import Document
from ludoteca.terminal.canvas import Canvas

Keys = Sequence[tuple[str, str, str]]
"""For each key: how it is shown, the message that explains it, and its name."""


class Choice:
    """A choice from a list with the arrow keys. Games have their own subclasses."""

    def __init__(self, actions: Sequence[str]) -> None:
        self.actions = list(actions)
        self.cursor = 0

    @property
    def action(self) -> str | None:
        """The chosen action; None while the choice is incomplete."""
        return self.actions[self.cursor] if self.actions else None

    @property
    def other_actions(self) -> list[str]:
        """The actions that are chosen from a separate list and not on the board."""
        return []

    @property
    def keys(self) -> Keys:
        """The keys that mean something to this choice now."""
        return [("↑↓", "terminal-key-choose", "down")] if len(self.actions) > 1 else []

    @property
    def is_begun(self) -> bool:
        """Whether a part of an action is chosen, and the rest is missing."""
        return False

    @property
    def missing(self) -> Document:
        """What is still missing before Enter can play, as a message."""
        return message("terminal-missing")

    def refusal(self, key: str) -> Document | None:
        """Why a key that could have a meaning here does nothing now, as a message."""
        return None

    def key(self, key: str) -> bool:
        """Handle a key; False if it has no meaning here."""
        step = {"up": -1, "down": 1}.get(key)
        if step is None or not self.actions:
            return False
        self.cursor = (self.cursor + step) % len(self.actions)
        return True

    def point(self, what: str) -> bool:
        """Handle a click on a name of the canvas; False if it has no meaning here."""
        kind, _, number = what.partition(" ")
        if kind != "listed":
            return False
        self.cursor = int(number)
        return True

    def choose(self, action: str) -> None:
        """Choose an action that a hint proposes."""
        if action in self.actions:
            self.cursor = self.actions.index(action)

    def draw_list(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the list, scrolled to the chosen action."""
        rows = canvas.height - y - 1
        first = max(0, min(self.cursor - rows // 2, len(self.actions) - rows))
        for row, action in enumerate(self.actions[first : first + rows], start=y):
            number = first + row - y
            canvas.write(x, row, f" {action} ", "reverse" if number == self.cursor else "")
            canvas.mark(x, row, canvas.width - x, 1, f"listed {number}")
