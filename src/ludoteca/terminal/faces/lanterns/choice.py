"""Choosing in Lanterns: a tile of the hand, a place, a turn; everything else from a list."""

from __future__ import annotations

import re

from ludoteca.core.messages import message
from ludoteca.core.types import Document
from ludoteca.terminal.choice import Choice, Keys
from ludoteca.terminal.faces.lanterns.words import quarters

PLACEMENT = re.compile(r"p (\d+) r(\d) @ (-?\d+),(-?\d+)")
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


def rotate(x: int, y: int, quarter_turns: int) -> tuple[int, int]:
    """Where a place comes to lie when the lake is turned clockwise."""
    for _ in range(quarter_turns % 4):
        x, y = y, -x
    return x, y


class LakeChoice(Choice):
    """A tile on the lake, before it is placed."""

    def __init__(self, view: Document) -> None:
        super().__init__([])
        legal = view["legal"]
        self.turn = quarters(view, view["to_move"])
        self.tiles: list[int] = legal["tiles"]
        self.places = [(x, y) for x, y in legal["places"]]
        self.listed = [*legal["exchange"], *legal["dedicate"], *legal["discard"], *(["pass"] if legal["pass"] else [])]
        self.slot = 0
        self.place: tuple[int, int] | None = None
        self.rotation = -self.turn % 4
        last = view["lake"][-1]
        self.start = (last["x"], last["y"])

    @property
    def action(self) -> str | None:
        """The placement, once a place is chosen."""
        if self.place is None or not self.tiles:
            return None
        return f"p {self.tiles[self.slot]} r{self.rotation} @ {self.place[0]},{self.place[1]}"

    @property
    def other_actions(self) -> list[str]:
        """Exchanges, dedications, discards, and the end of a final turn."""
        return self.listed

    @property
    def keys(self) -> Keys:
        """What the arrows, the digits and r do now."""
        found = [("←→", "lanterns-terminal-key-place", "right")] if self.places else []
        if self.places and len(self.tiles) > 1:
            found.append((f"1–{len(self.tiles)}", "lanterns-terminal-key-tile", str(self.slot % len(self.tiles) + 1)))
        return [*found, ("r", "lanterns-terminal-key-turn", "r")] if self.place is not None else found

    @property
    def missing(self) -> Document:
        """A place for the tile."""
        return message("lanterns-terminal-missing-place")

    def refusal(self, key: str) -> Document | None:
        """Why no tile can be placed now."""
        if self.places or key not in (*ARROWS, "1", "2", "3", "r", "R"):
            return None
        return message("lanterns-terminal-final-turn" if "pass" in self.listed else "lanterns-terminal-not-yet")

    def key(self, key: str) -> bool:
        """Digits choose a tile, arrows a place, r turns the tile."""
        if key in ARROWS and self.places:
            self.walk(*ARROWS[key])
        elif key in ("1", "2", "3") and int(key) <= len(self.tiles):
            self.slot = int(key) - 1
        elif key in ("r", "R") and self.tiles:
            self.rotation = (self.rotation + (1 if key == "r" else -1)) % 4
        elif key == "escape" and self.place is not None:
            self.place = None
        else:
            return False
        return True

    def walk(self, right: int, up: int) -> None:
        """Go to the nearest place in a direction as it is seen; straight ahead counts more than aside."""
        here = self.place or self.start
        from_x, from_y = rotate(here[0], here[1], self.turn)

        def distance(place: tuple[int, int]) -> tuple[int, int]:
            x, y = rotate(place[0], place[1], self.turn)
            ahead = (x - from_x) * right + (y - from_y) * up
            aside = abs((x - from_x) * up) + abs((y - from_y) * right)
            return (ahead + 2 * aside, aside) if ahead > 0 else (1000, 0)

        nearest = min(self.places, key=distance)
        if distance(nearest)[0] < 1000:
            self.place = nearest
        elif self.place is None:
            self.place = self.places[0]

    def point(self, what: str) -> bool:
        """A tile of the hand or a place was pointed at; a second time turns the tile."""
        kind, _, rest = what.partition(" ")
        if kind == "hand" and int(rest) < len(self.tiles):
            if self.slot == int(rest):
                return self.key("r")
            self.slot = int(rest)
        elif kind == "place" and self.places:
            x, y = (int(number) for number in rest.split(","))
            if self.place == (x, y):
                return self.key("r")
            self.place = (x, y)
        else:
            return False
        return True

    def choose(self, action: str) -> None:
        """Show a placement that was proposed."""
        found = PLACEMENT.fullmatch(action)
        if found and int(found[1]) in self.tiles:
            self.slot = self.tiles.index(int(found[1]))
            self.rotation = int(found[2])
            self.place = (int(found[3]), int(found[4]))
