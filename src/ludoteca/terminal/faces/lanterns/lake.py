"""The lake in characters: two sizes of tiles, with colors by half-blocks or with lines and letters alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteca.core.types import Document
from ludoteca.terminal.canvas import Canvas
from ludoteca.terminal.faces.lanterns.choice import LakeChoice, rotate

WATER, SLATE, INK = "#143742", "#2f5a66", "#0e1416"
FAINT = f"#5f8a96 on {WATER}"
BRIGHT = f"bold #ffffff on {WATER}"
PIXELS = (".0000.", "300001", "330011", "332211", "322221", ".2222.")
"""The four wedges of a tile, clockwise from the top; two rows of them are one row of characters."""
LETTERS = ((2, 0), (5, 1), (3, 2), (0, 1))
"""Where the letters of the four sides stand."""
LARGE, SMALL = (7, 3), (4, 2)
"""Columns and rows that a tile takes, with the gap beside it."""
MARGIN = 4
"""The columns that the numbers of the rows take."""
AXIS = f"bold #9fc4cf on {WATER}"
LAST, GHOST = "╭╮╰╯", "┏┓┗┛"
"""The corners of the tile that was placed last, and of the one that is to be placed."""


@dataclass(frozen=True)
class Spot:
    """Something on the lake: a tile with its sides as they are seen, or an open place."""

    x: int
    y: int
    place: str
    """Its coordinates as actions write them."""
    sides: str = ""
    middle: str = " "
    corners: str = ""


def spots(view: Document, turn: int, choice: LakeChoice | None) -> list[Spot]:
    """Everything on the lake, turned so that the reader's side is at the bottom."""
    found = [laid(tile, turn, tile is view["lake"][-1] and tile["tile"] != 0) for tile in view["lake"]]
    if choice is None:
        return found
    for x, y in choice.places:
        place = f"{x},{y}"
        if (x, y) == choice.place:
            tile = next(each for each in view["hand"] if each["tile"] == choice.tiles[choice.slot])
            sides = seen_sides(tile["sides"], turn + choice.rotation)
            found.append(Spot(*rotate(x, y, turn), place, sides, mark_of(tile), GHOST))
        else:
            found.append(Spot(*rotate(x, y, turn), place))
    return found


def laid(tile: Document, turn: int, is_last: bool) -> Spot:
    """A tile that lies on the lake."""
    x, y = rotate(tile["x"], tile["y"], turn)
    return Spot(
        x, y, f"{tile['x']},{tile['y']}", seen_sides(tile["sides"], turn), mark_of(tile), LAST if is_last else ""
    )


def seen_sides(sides: str, turn: int) -> str:
    """The colors of a tile's sides from the top clockwise, after some quarter turns."""
    return "".join(sides[(side - turn) % 4] for side in range(4))


def mark_of(tile: Document) -> str:
    """A platform, the start tile, or nothing."""
    return "◆" if tile["platform"] else "○" if tile["tile"] == 0 else " "


@dataclass(frozen=True)
class Grid:
    """Where spots are drawn: the size of each, and the cell of the spot 0,0 as it is seen."""

    size: tuple[int, int]
    left: int
    top: int

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """The first cell of a spot."""
        return self.left + x * self.size[0], self.top - y * self.size[1]


def draw_lake_with_axes(canvas: Canvas, found: list[Spot], palette: dict[str, str], zoom: int, turn: int) -> None:
    """Draw the lake with the numbers of its columns and rows as actions are typed, however the lake is turned."""
    fill_water(canvas)
    lake = canvas.part(canvas.width - MARGIN, canvas.height - 1)
    named = [replace(spot, middle=spot.place) if not spot.sides else spot for spot in found]
    grid = draw_lake(lake, named, palette, zoom)
    canvas.paste(lake, MARGIN, 1)
    for x in sorted({spot.x for spot in found}):
        column = grid.cell(x, 0)[0]
        if 0 <= column < lake.width - 1:
            canvas.write(MARGIN + column, 0, axis_label(x, 0, turn, turn % 2 == 0).center(grid.size[0] - 1), AXIS)
    for y in sorted({spot.y for spot in found}):
        row = grid.cell(0, y)[1] + 1
        if 0 <= row < lake.height:
            canvas.write(0, 1 + row, axis_label(0, y, turn, turn % 2 == 1).rjust(MARGIN), AXIS)


def axis_label(x: int, y: int, turn: int, is_x: bool) -> str:
    """The coordinate of a column or a row as it is seen, as actions write it."""
    typed_x, typed_y = rotate(x, y, -turn)
    return f"x{typed_x}" if is_x else f"y{typed_y}"


def fill_water(canvas: Canvas) -> None:
    """Fill a canvas with water."""
    for y in range(canvas.height):
        canvas.write(0, y, " " * canvas.width, f"on {WATER}")


def draw_lake(canvas: Canvas, found: list[Spot], palette: dict[str, str], zoom: int) -> Grid:
    """Draw all spots as large as fits, in the middle; where even small tiles do not fit, around the last spot."""
    fill_water(canvas)
    xs, ys = [spot.x for spot in found], [spot.y for spot in found]
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    fits = wide * LARGE[0] <= canvas.width and high * LARGE[1] <= canvas.height
    size = LARGE if zoom == 1 or (zoom == 0 and fits) else SMALL
    focus = next((spot for spot in found if spot.corners == GHOST), None)
    focus = focus or next((spot for spot in found if spot.corners), found[0])
    left = origin(canvas.width, size[0], min(xs), max(xs), focus.x)
    top = origin(canvas.height, size[1], -max(ys), -min(ys), -focus.y)
    grid = Grid(size, left, top)
    for spot in found:
        x, y = grid.cell(spot.x, spot.y)
        (draw_large if size == LARGE else draw_small)(canvas, x, y, spot, palette)
        canvas.mark(x, y, size[0] - 1, size[1], f"place {spot.place}")
    return grid


def origin(room: int, step: int, first: int, last: int, focus: int) -> int:
    """Where the spot 0 lies on an axis: everything in the middle, or scrolled so that the focus is seen."""
    length = (last - first + 1) * step
    if length <= room:
        return (room - length) // 2 - first * step
    centred = room // 2 - focus * step - step // 2
    return max(room - (last + 1) * step, min(-first * step, centred))


def draw_large(canvas: Canvas, x: int, y: int, spot: Spot, palette: dict[str, str]) -> None:
    """A spot of six by three characters."""
    if not spot.sides:
        canvas.write(x, y + 1, (spot.middle.strip() or "+ ").center(6), FAINT)
    elif canvas.color:
        draw_wedges(canvas, x, y, spot, palette)
    else:
        north, east, south, west = tuple(spot.sides)
        corners = spot.corners or "┌┐└┘"
        line = "━" if spot.corners == GHOST else "─"
        canvas.write(x, y, f"{corners[0]}{line}{north}{line}{line}{corners[1]}")
        canvas.write(x, y + 1, f"{west} {spot.middle}  {east}")
        canvas.write(x, y + 2, f"{corners[2]}{line}{line}{south}{line}{corners[3]}")


def draw_wedges(canvas: Canvas, x: int, y: int, spot: Spot, palette: dict[str, str]) -> None:
    """A tile as four colored wedges with their letters."""
    shades = [palette[side] for side in spot.sides]

    def shade(pixel: str) -> str:
        return WATER if pixel == "." else shades[int(pixel)]

    for row in range(3):
        for column in range(6):
            top, bottom = PIXELS[2 * row][column], PIXELS[2 * row + 1][column]
            canvas.halves(x + column, y + row, shade(top), shade(bottom))
    for side, (column, row) in zip(range(4), LETTERS, strict=True):
        canvas.write(x + column, y + row, spot.sides[side], f"bold {INK} on {shades[side]}")
    if spot.middle != " ":
        canvas.write(x + 2, y + 1, f"{spot.middle} ", f"bold #ffffff on {INK}")
    for corner, column, row in zip(spot.corners, (0, 5, 0, 5), (0, 0, 2, 2), strict=False):
        canvas.write(x + column, y + row, corner, BRIGHT)


def draw_small(canvas: Canvas, x: int, y: int, spot: Spot, palette: dict[str, str]) -> None:
    """A spot of three by two characters: the top side above, left, bottom and right below."""
    if not spot.sides:
        canvas.write(x + 1, y + 1, "+", FAINT)
        return
    canvas.write(x, y, "   \n   ", f"on {SLATE}")
    for side, (column, row) in zip(range(4), ((1, 0), (2, 1), (1, 1), (0, 1)), strict=True):
        canvas.write(x + column, y + row, spot.sides[side], f"bold {INK} on {palette[spot.sides[side]]}")
    bright = f"bold #ffffff on {SLATE}"
    canvas.write(x + 2, y, spot.middle, bright)
    if spot.corners == GHOST:
        canvas.write(x, y, "[", bright)
        canvas.write(x + 2, y, "]", bright)
    elif spot.corners:
        canvas.write(x, y, "╭", bright)
