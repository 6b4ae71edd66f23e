"""Choosing in My Shelfie: tiles of the living room in the order of insertion, then a column."""

from __future__ import annotations

from itertools import permutations

from ludoteca.core.messages import message
from ludoteca.core.types import Document
from ludoteca.terminal.choice import Choice, Keys

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
LETTERS = "abcdefghi"


class RoomChoice(Choice):
    """One to three tiles, and where they go."""

    def __init__(self, view: Document) -> None:
        super().__init__([])
        self.lines = [frozenset(line) for line in view["legal"]["lines"]]
        self.columns: dict[str, list[int]] = view["legal"]["columns"]
        self.free = {cell for line in self.lines if len(line) == 1 for cell in line}
        self.cells: list[str] = []
        self.column: int | None = None
        self.at = min(self.free, key=lambda cell: (abs(LETTERS.index(cell[0]) - 4) + abs(int(cell[1]) - 5), cell))

    @property
    def action(self) -> str | None:
        """The take, once tiles and column are chosen."""
        return f"take {' '.join(self.cells)} > {self.column}" if self.cells and self.column else None

    @property
    def with_room(self) -> list[int]:
        """The columns that have room for the chosen tiles."""
        return self.columns.get(str(len(self.cells)), []) if self.cells else []

    @property
    def keys(self) -> Keys:
        """What the arrows, space, the digits and o do now."""
        taken = "shelfie-terminal-key-return" if self.at in self.cells else "shelfie-terminal-key-take"
        found = [("←→", "shelfie-terminal-key-tile", "right"), ("Space", taken, "space")]
        if self.with_room:
            columns = "".join(map(str, self.with_room))
            shown = "1–5" if columns == "12345" else columns
            found.append((shown, "shelfie-terminal-key-column", columns[0]))
        return [*found, ("o", "shelfie-terminal-key-order", "o")] if len(self.cells) > 1 else found

    @property
    def is_begun(self) -> bool:
        """Whether tiles are chosen, but no column."""
        return bool(self.cells) and self.column is None

    @property
    def missing(self) -> Document:
        """Tiles, or a column for them."""
        if not self.cells:
            return message("shelfie-terminal-missing-tiles")
        return message("shelfie-terminal-missing-column", columns=", ".join(map(str, self.with_room)))

    def refusal(self, key: str) -> Document | None:
        """Why a column cannot be chosen."""
        if key not in ("1", "2", "3", "4", "5"):
            return None
        if not self.cells:
            return self.missing
        columns = ", ".join(map(str, self.with_room))
        return message("shelfie-terminal-no-room", column=int(key), count=len(self.cells), columns=columns)

    def addable(self, cell: str) -> bool:
        """Whether a tile can be taken together with the chosen ones, or in their place alone."""
        return any({*self.cells, cell} <= line for line in self.lines)

    def key(self, key: str) -> bool:
        """Arrows walk over the room, space takes or puts back, digits choose the column, o changes the order."""
        if key in ARROWS:
            self.walk(*ARROWS[key])
        elif key == "space":
            return self.take(self.at)
        elif key.isdecimal() and int(key) in self.with_room:
            self.column = int(key)
        elif key == "o" and len(self.cells) > 1:
            self.reorder()
        elif key == "escape" and self.cells:
            self.cells, self.column = [], None
        else:
            return False
        return True

    def walk(self, right: int, down: int) -> None:
        """Go to the nearest free tile in a direction; straight ahead counts more than aside."""
        x, y = LETTERS.index(self.at[0]), int(self.at[1])

        def distance(cell: str) -> tuple[int, str]:
            over, below = LETTERS.index(cell[0]) - x, int(cell[1]) - y
            ahead, aside = over * right + below * down, abs(over * down) + abs(below * right)
            return (ahead + 2 * aside, cell) if ahead > 0 else (1000, cell)

        nearest = min(self.free, key=distance)
        if distance(nearest)[0] < 1000:
            self.at = nearest

    def take(self, cell: str) -> bool:
        """Take a tile, or put it back if it was taken; one that does not fit the others replaces them."""
        if cell not in self.free:
            return False
        self.at = cell
        if cell in self.cells:
            self.cells = [each for each in self.cells if each != cell]
            if frozenset(self.cells) not in self.lines:
                self.cells = []
        elif frozenset({*self.cells, cell}) in self.lines:
            self.cells.append(cell)
        else:
            self.cells = [cell]
        if self.column not in self.with_room:
            self.column = None
        return True

    def reorder(self) -> None:
        """Go to the next order of the chosen tiles."""
        orders = sorted(permutations(self.cells))
        self.cells = list(orders[(orders.index(tuple(self.cells)) + 1) % len(orders)])

    def point(self, what: str) -> bool:
        """A tile or a column was pointed at; on a column that is chosen, the order changes."""
        kind, _, rest = what.partition(" ")
        if kind == "cell":
            return self.take(rest)
        if kind == "column" and int(rest) in self.with_room:
            if self.column == int(rest):
                return self.key("o")
            self.column = int(rest)
            return True
        return False

    def choose(self, action: str) -> None:
        """Show a take that was proposed."""
        cells, _, column = action.removeprefix("take ").partition(" > ")
        self.cells, self.column = cells.split(), int(column)
        self.at = self.cells[0]
