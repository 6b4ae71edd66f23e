"""A table as a picture of a fixed size, for videos: its text, with every tile and card on its colour."""

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
    """A font with letters of equal width, which comes with matplotlib."""
    return ImageFont.truetype(Path(mpl.get_data_path(), "fonts/ttf/DejaVuSansMono.ttf"), LETTER)


def drawn(text: str, palette: Mapping[str, str]) -> npt.NDArray[np.uint8]:
    """Draw a text with the letters of the palette on squares of their colour, and make it fit."""
    lines = text.split("\n")
    wide, high = round(font().getlength("M")), LETTER + 8
    page = Image.new("RGB", (wide * max(map(len, lines)) + 1, high * len(lines)), PAPER)
    pen = ImageDraw.Draw(page)
    for row, line in enumerate(lines):
        pen.text((0, high * row + 2), line, INK, font())
        for place in coloured(line, palette):
            corner = (wide * place, high * row)
            pen.rectangle((*corner, corner[0] + wide - 1, corner[1] + high - 2), palette[line[place]])
            pen.text((corner[0], corner[1] + 2), line[place], DARK, font())
    return np.asarray(fitted(page))


def coloured(line: str, palette: Mapping[str, str]) -> list[int]:
    """Where the letters stand that mean a colour or an item: alone, before a number, or as the four sides of a tile."""
    if not palette:
        return []
    letters = "".join(palette)
    found = re.finditer(rf"(?<![A-Za-z])([{letters}]{{4}}|[{letters}])(?![A-Za-z])", line)
    return [place for each in found for place in range(each.start(), each.end())]


def fitted(page: Image.Image) -> Image.Image:
    """A page in the middle of a picture of the fixed size, smaller if it must be."""
    room = (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    page.thumbnail(room, Image.Resampling.LANCZOS)
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    picture.paste(page, ((WIDTH - page.width) // 2, (HEIGHT - page.height) // 2))
    return picture
