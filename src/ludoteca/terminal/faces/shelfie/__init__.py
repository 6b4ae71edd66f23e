"""My Shelfie in the terminal: the living room, one's own shelf, and everybody else's."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import LETTERS, SHELF_ROWS
from ludoteca.games.shelfie.narration import ITEM_OF, SOURCES
from ludoteca.games.shelfie.picture import points_text, shelf_row
from ludoteca.terminal.canvas import Canvas, cut_name, wrap
from ludoteca.terminal.choice import Choice
from ludoteca.terminal.face import TranslatedFace
from ludoteca.terminal.faces.shelfie import words
from ludoteca.terminal.faces.shelfie.choice import RoomChoice
from ludoteca.terminal.scene import Scene
from ludoteca.terminal.table import Step

__all__ = ["FACE"]

INK, FLOOR, WOOD, FRAME = "#17130d", "#2c2721", "#5a3f27", "#3b2918"
NAME_WIDTH = 16
COLUMNS = "abcdefghi"
"""The letters of the living room's columns."""


class ShelfieFace(TranslatedFace):
    """The sunny living room."""

    words = words

    def notation(self, step: Step) -> str:
        inserted = [event for event in step.events if event["kind"] == "insert"]
        cells = " ".join(event["cell"] for event in inserted)
        return f"take {cells} > {inserted[0]['into']}" if inserted else ""

    def sources(self, view: Document) -> list[tuple[str, list[int]]]:
        return [
            (self.reader.t(f"shelfie-points-{name}"), [seat["points"].get(name, 0) for seat in view["seats"]])
            for name in SOURCES
        ]

    def actions(self, view: Document) -> list[str]:
        """Every line listed may be taken in any order, into any column with room for all of it."""
        legal = view["legal"]
        return [
            f"take {' '.join(order)} > {column}"
            for line in (legal["lines"] if legal else [])
            for order in permutations(line)
            for column in legal["columns"][str(len(line))]
        ]

    # The plain picture

    def picture(self, view: Document) -> str:
        """The living room, the bag, the goals and every shelf."""
        t = self.reader.t
        lines = ["    " + " ".join("abcdefghi")]
        lines += [f"  {row} " + " ".join(line.replace("-", " ")) for row, line in enumerate(view["room"], start=1)]
        bag = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, view["bag"].values(), strict=True))
        lines += ["", self.reader.label(t("shelfie-bag", count=sum(view["bag"].values())), bag)]
        for card in view["common_goals"]:
            tokens = " ".join(map(str, card["tokens"])) or "0"
            name = words.goal(self.reader, card["goal"])
            help_text = words.goal_help(self.reader, card["goal"], view["options"]["rulebook"])
            lines.append(self.reader.label(name, f"{help_text} ({t('shelfie-tokens-left', tokens=tokens)})"))
        lines += ["", *self.plain_shelves(view)]
        return "\n".join(line.rstrip() for line in lines)

    def exercise_lines(self, picture: Document) -> list[str]:
        """The living room with the taken tiles in brackets; or a shelf, with goal and tokens if they count."""
        if "room" in picture:
            return room_lines(picture["room"], picture["taken"])
        goal = picture["goal"] or [""] * SHELF_ROWS
        rows = zip(picture["shelf"], goal, strict=True)
        lines = [f" |{' '.join(row)}|   {' '.join(wanted)}".rstrip() for row, wanted in rows]
        if picture["goal"]:
            lines.insert(0, f"{'':15}{self.reader.t('shelfie-points-personal')}")
        if picture["tokens"]:
            tokens = " ".join(map(str, picture["tokens"]))
            lines.append(self.reader.label(self.reader.t("shelfie-points-tokens"), tokens))
        return lines

    def plain_shelves(self, view: Document) -> list[str]:
        """All shelves side by side, wanted items of an open personal goal in small letters."""
        seats = view["seats"]

        def row(parts: list[str]) -> str:
            return "".join(part.ljust(NAME_WIDTH) for part in parts)

        marks = [">" if seat["seat"] == view["to_move"] else " " for seat in seats]
        names = [cut_name(self.reader.name(seat["seat"]), NAME_WIDTH - 2) for seat in seats]
        lines = [row([mark + name for mark, name in zip(marks, names, strict=True)])]
        lines += [row([f" |{' '.join(shelf_row(seat, number))}|" for seat in seats]) for number in range(SHELF_ROWS)]
        points = [f" {self.reader.label(self.reader.t('shelfie-sum'), points_text(seat['points']))}" for seat in seats]
        return [*lines, row(["  1 2 3 4 5"] * len(seats)), row(points)]

    # The drawing

    def choice(self, view: Document, actions: Sequence[str]) -> Choice:
        return RoomChoice(view)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """The room on the left with the goals below it; on the right one's own shelf, then the others'."""
        is_large = canvas.height >= 29 and canvas.width >= 104
        step, rows = (6, 2) if is_large else (4, 1)
        choice = scene.choice if isinstance(scene.choice, RoomChoice) else None
        self.draw_room(canvas, scene.view, choice, step, rows)
        bottom, right = 9 * rows + 2, 9 * step + 4
        self.draw_goals(canvas, scene, 1, bottom, right - 4)
        own = self.reader.viewer if self.reader.viewer is not None else scene.view["first"]
        others = [seat for seat in scene.view["seats"] if seat["seat"] != own]
        self.draw_shelf(canvas, scene, scene.view["seats"][own], (right, 0), (step, rows))
        beside = right + 5 * step + 4
        self.draw_bag(canvas, scene.view, beside, 1)
        top = SHELF_ROWS * rows + 3
        room = (canvas.width - right) // max(1, len(others))
        size = (4, 1) if room >= 24 and is_large else (3, 1) if room >= 19 else (2, 1)
        for number, seat in enumerate(others):
            self.draw_shelf(canvas, scene, seat, (right + number * (5 * size[0] + 4), top), size)

    def draw_room(self, canvas: Canvas, view: Document, choice: RoomChoice | None, step: int, rows: int) -> None:
        """The living room: letters above, numbers at the left; free tiles bold, chosen ones numbered."""
        for column, letter in enumerate("abcdefghi"):
            canvas.write(2 + column * step + (step - 2) // 2, 0, letter, "dim")
        for row, line in enumerate(view["room"]):
            y = 1 + row * rows
            canvas.write(0, y, str(row + 1), "dim")
            for column, tile in enumerate(line):
                cell = f"{'abcdefghi'[column]}{row + 1}"
                if tile != "-":
                    self.draw_cell(canvas, (3 + column * step - 1, y), (step, rows), tile, self.cell_mark(cell, choice))
                    canvas.mark(3 + column * step - 1, y, step, rows, f"cell {cell}")

    def cell_mark(self, cell: str, choice: RoomChoice | None) -> str:
        """How a cell of the room is marked: chosen as number, under the cursor, free, or resting."""
        if choice is None:
            return "free"
        if cell in choice.cells:
            return str(choice.cells.index(cell) + 1)
        if cell == choice.at:
            return "cursor"
        if choice.cells:
            return "free" if choice.addable(cell) else "resting"
        return "free" if cell in choice.free else "resting"

    def draw_cell(self, canvas: Canvas, at: tuple[int, int], size: tuple[int, int], tile: str, mark: str) -> None:
        """One tile: its letter on its color, dimmed if it cannot be taken, in brackets if it is chosen."""
        (x, y), (step, rows) = at, size
        if tile == ".":
            canvas.write(x + (step - 2) // 2, y, "·", "dim")
            return
        colour = self.game.palette[tile]
        style = f"bold {INK} on {colour}" if mark != "resting" else f"{colour} on {FLOOR}"
        sides = {"free": "  ", "cursor": "[]", "resting": "  "}.get(mark, f"{mark}◂")
        inner = step - 1
        letter = tile if mark != "resting" else tile.lower()
        text = f"{sides[0]}{letter.center(inner - 2)}{sides[1]}"
        if mark not in ("free", "resting"):
            style = f"bold reverse {INK} on {colour}" if mark == "cursor" else f"bold #ffffff on {INK}"
        for row in range(rows):
            canvas.write(x, y + row, text if row == 0 else " " * inner, style)

    def draw_goals(self, canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
        """The common goals with tokens left and how near the reader is, then the personal goal in short."""
        view, reader = scene.view, self.reader
        own = view["seats"][reader.viewer] if reader.viewer is not None else None
        for number, card in enumerate(view["common_goals"]):
            tokens = " ".join(map(str, card["tokens"])) or "–"
            after = scene.preview["progress"][number] if scene.preview else own["progress"][number] if own else None
            near = f"{after['done']}/{after['of']}" if after else ""
            reached = f"{near} ({tokens})"
            canvas.write(x, y, words.goal(reader, card["goal"]), "bold", width - len(reached) - 1)
            canvas.write(x + width - len(reached), y, reached)
            y += 1
            help_text = words.goal_help(reader, card["goal"], view["options"]["rulebook"])
            for line in wrap(help_text, width)[: 2 if canvas.height < 20 else 3]:
                canvas.write(x, y, line, "dim")
                y += 1

    def draw_bag(self, canvas: Canvas, view: Document, x: int, y: int) -> None:
        """What each letter means, and how many are left in the bag."""
        if x + 14 > canvas.width:
            return
        for row, (letter, count) in enumerate(zip(LETTERS, view["bag"].values(), strict=True), start=y):
            canvas.write(x, row, f" {letter} ", f"bold {INK} on {self.game.palette[letter]}")
            name = words.item(self.reader, ITEM_OF[letter], 2)
            canvas.write(x + 4, row, f"{name} {count}", "", canvas.width - x - 4)
        total = self.reader.t("shelfie-bag", count=sum(view["bag"].values()))
        canvas.write(x, y + len(LETTERS), "\n".join(wrap(total, canvas.width - x)), "dim")

    def draw_shelf(
        self, canvas: Canvas, scene: Scene, seat: Document, at: tuple[int, int], size: tuple[int, int]
    ) -> None:
        """A shelf with its owner, its columns and its points; on the reader's own what the choice would bring."""
        (x, y), (step, rows) = at, size
        is_own = seat["seat"] == self.reader.viewer
        is_next = seat["seat"] == scene.view["to_move"]
        width = 5 * step + 1
        canvas.write(x, y, ("▸" if is_next else " ") + self.reader.name(seat["seat"]), "bold", width + 2)
        landing = self.landing(scene) if is_own else {}
        canvas.write(x, y + 1, "\n".join([" " * width] * (SHELF_ROWS * rows)), f"on {FRAME}")
        for row in range(SHELF_ROWS):
            for column, tile in enumerate(shelf_row(seat, row)):
                place = (x + 1 + column * step, y + 1 + row * rows)
                self.draw_shelf_cell(canvas, place, size, landing.get((row, column), tile), (row, column) in landing)
        choice = scene.choice if isinstance(scene.choice, RoomChoice) and is_own else None
        below = y + 1 + SHELF_ROWS * rows
        points = f"{points_text(seat['points'])} {self.reader.t('shelfie-points', count=sum(seat['points'].values()))}"
        if is_own:
            for column in range(1, 6):
                left = x + 1 + (column - 1) * step
                has_room = choice is not None and column in choice.with_room
                style = "reverse bold" if choice and choice.column == column else "bold" if has_room else "dim"
                canvas.write(left, below, str(column).center(step - 1), style)
                canvas.mark(left, y + 1, step - 1, SHELF_ROWS * rows + 1, f"column {column}")
            canvas.write(x + 1, below + 1, points, "", width + 6)
        else:
            canvas.write(x, below, points, "", width + 2)

    def landing(self, scene: Scene) -> dict[tuple[int, int], str]:
        """Where the chosen tiles would come to lie."""
        tiles = scene.preview["landing"] if scene.preview else []
        letters = {item: letter for letter, item in ITEM_OF.items()}
        return {(each["row"], each["column"]): letters[each["item"]] for each in tiles}

    def draw_shelf_cell(
        self, canvas: Canvas, at: tuple[int, int], size: tuple[int, int], tile: str, is_ghost: bool
    ) -> None:
        """A cell of a shelf: a tile, one that would land here, a wish of the personal goal, or nothing."""
        (x, y), (step, rows) = at, size
        inner = step - 1
        if tile == ".":
            style, text = f"#8a6a48 on {WOOD}", "·".center(inner)
        elif tile.islower():
            style, text = f"{self.game.palette[tile.upper()]} on {WOOD}", tile.center(inner)
        else:
            style, text = f"bold {INK} on {self.game.palette[tile]}", tile.center(inner)
        if is_ghost:
            style, text = f"bold #ffffff on {INK}", f"[{tile}]".center(inner)
        for row in range(rows):
            canvas.write(x, y + row, text if row == 0 else " " * inner, style)


def room_lines(room: Sequence[str], taken: Sequence[str]) -> list[str]:
    """The living room with some tiles in brackets."""
    lines = ["    " + "  ".join(COLUMNS)]
    for number, row in enumerate(room, start=1):
        named = ((f"{letter}{number}", tile) for letter, tile in zip(COLUMNS, row, strict=True))
        cells = (f"[{tile}]" if name in taken else f" {tile} " for name, tile in named)
        lines.append(f" {number} {''.join(cells)}".replace("-", " ").rstrip())
    return lines


FACE = ShelfieFace
