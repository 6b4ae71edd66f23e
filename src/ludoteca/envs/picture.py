"""A picture of a table in a fixed size, for videos: its text, with every tile and card on its color."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT, MARGIN = 960, 640, 16
LETTER = 20
INK, PAPER, DARK = "#e6e9ec", "#15191e", "#15191e"


@cache
def font() -> ImageFont.FreeTypeFont:
    """The monospaced font that comes with matplotlib."""
    return ImageFont.truetype(Path(mpl.get_data_path(), "fonts/ttf/DejaVuSansMono.ttf"), LETTER)


def draw_text(text: str, palette: Mapping[str, str]) -> npt.NDArray[np.uint8]:
    """Draw a text, with the letters of the palette on squares of their color, in the fixed size."""
    lines = text.split("\n")
    wide, high = round(font().getlength("M")), LETTER + 8
    page = Image.new("RGB", (wide * max(map(len, lines)) + 1, high * len(lines)), PAPER)
    pen = ImageDraw.Draw(page)
    for row, line in enumerate(lines):
        pen.text((0, high * row + 2), line, INK, font())
        for place in colored_places(line, palette):
            corner = (wide * place, high * row)
            pen.rectangle((*corner, corner[0] + wide - 1, corner[1] + high - 2), palette[line[place]])
            pen.text((corner[0], corner[1] + 2), line[place], DARK, font())
    return np.asarray(center_in_picture(page))


def colored_places(line: str, palette: Mapping[str, str]) -> list[int]:
    """The places of letters that mean a color or an item: alone, before a number, or as the four sides of a tile."""
    if not palette:
        return []
    letters = "".join(palette)
    found = re.finditer(rf"(?<![A-Za-z])([{letters}]{{4}}|[{letters}])(?![A-Za-z])", line)
    return [place for each in found for place in range(each.start(), each.end())]


def center_in_picture(page: Image.Image) -> Image.Image:
    """Center a page in a picture of the fixed size, and shrink it if necessary."""
    room = (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    page.thumbnail(room, Image.Resampling.LANCZOS)
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    picture.paste(page, ((WIDTH - page.width) // 2, (HEIGHT - page.height) // 2))
    return picture
