"""Contact sheets of the gallery: all pictures of one window size and theme side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from tools.gallery_windows import SCHEMES, SIZES

WIDTH, HEIGHT = 1240, 1000
"""The largest size of a sheet in pixels."""
GAP = 8
TITLE = 16
SCALES = {360: 0.55, 720: 0.56, 768: 0.39, 844: 0.48, 1440: 0.42}
"""How much pictures of each width are reduced."""
BACKGROUND = "#666666"


def write_sheets(folder: Path, widths: Sequence[int]) -> None:
    """Write the sheets of some widths to `sheets/`."""
    sheets = folder / "sheets"
    sheets.mkdir(exist_ok=True)
    for width in widths:
        across, down = cell(width)
        columns, rows = WIDTH // across, HEIGHT // down
        for theme in SCHEMES:
            pictures = sorted(folder.glob(f"*-{width}-{theme}.png"))
            for start in range(0, len(pictures), columns * rows):
                sheet = draw_sheet(pictures[start : start + columns * rows], width, columns)
                sheet.save(sheets / f"{width}-{theme}-{1 + start // (columns * rows)}.png")


def cell(width: int) -> tuple[int, int]:
    """The space of one reduced picture with its title."""
    scale = SCALES[width]
    return round(width * scale) + GAP, round(SIZES[width] * scale) + GAP + TITLE


def draw_sheet(pictures: Sequence[Path], width: int, columns: int) -> Image.Image:
    """Draw reduced pictures with their names, row by row; of a long page, only the top."""
    across, down = cell(width)
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * across, rows * down), BACKGROUND)
    for number, path in enumerate(pictures):
        left, top = number % columns * across, number // columns * down
        with Image.open(path) as image:
            scale = (across - GAP) / image.width
            small = image.convert("RGB").resize((across - GAP, round(image.height * scale)))
        sheet.paste(small.crop((0, 0, across - GAP, down - GAP - TITLE)), (left, top + TITLE))
        ImageDraw.Draw(sheet).text((left + 2, top + 2), path.stem, fill="white")
    return sheet
