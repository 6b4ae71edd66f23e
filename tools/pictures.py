"""Draw the pictures of the terminal game for the docs: `make pictures`."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from ludoteca.match.match import Match
from ludoteca.match.setting import Holder, Setting
from ludoteca.search.analysis import analyse
from ludoteca.search.baselines import greedy, player_luck
from ludoteca.terminal.app import table_app
from ludoteca.terminal.chart import draw_chances
from ludoteca.terminal.dialogs import ListDialog
from ludoteca.terminal.local_table import HERE, LocalTable
from ludoteca.terminal.menu import MenuApp, MenuChoice
from ludoteca.terminal.reader import Reader

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (80, 24)


async def table(name: str, bots: list[str], actions: int) -> LocalTable:
    """A table after a number of greedy actions, when it is a person's turn."""
    holders = (Holder(person=HERE), *(Holder(bot=bot) for bot in bots))
    names = ["You", *(bot.capitalize() for bot in bots)]
    found = LocalTable(Match(Setting(name, b"2026", holders)), names, None, player_luck(1))
    while actions > 0 or found.to_move not in found.mine:
        if found.to_move in found.mine:
            await found.act(found.match.state.action_text(greedy(found.match.state, found.luck)))
        else:
            await found.wait_for_change()
        actions -= 1
    return found


async def draw(file: str, seen: LocalTable, keys: str, language: str = "en", mono: bool = False) -> None:
    """Press keys in the full-screen terminal, and write the screen as SVG."""
    app = table_app(seen, language, mono)
    app.title = "ludoteca play"
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for key in keys.split():
            await pilot.press(key)
            await pilot.pause()
            while key == "h" and not isinstance(app.screen, ListDialog):
                await pilot.pause(0.1)
        svg = app.export_screenshot()
    (FOLDER / file).write_text(without_fonts(svg), "utf-8")


async def draw_menu(file: str) -> None:
    """Write the first question of `ludoteca play` as SVG."""
    app = MenuApp(Reader("en"), MenuChoice(), "person", None)
    app.title = "ludoteca play"
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.5)
        svg = app.export_screenshot()
    (FOLDER / file).write_text(without_fonts(svg), "utf-8")


def without_fonts(svg: str) -> str:
    """A picture that loads no fonts and is the same each time."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    svg = re.sub(r"terminal-\d+", "terminal", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


async def draw_all() -> None:
    """Draw every picture."""
    await draw_menu("terminal-menu.svg")
    await draw("lanterns.svg", await table("lanterns", ["adept", "artisan"], 12), "right r")
    await draw("shelfie.svg", await table("shelfie", ["novice", "adept"], 12), "right space 3")
    await draw("terminal-hint.svg", await table("shelfie", ["adept"], 8), "h")
    await draw("terminal-mono.svg", await table("lanterns", ["adept"], 8), "up", "it", mono=True)


def draw_analysis() -> None:
    """Draw the chances during a match."""
    seen = asyncio.run(table("shelfie", ["artisan"], 18))
    draw_chances(FOLDER / "chances.svg", "My Shelfie: chances to win", seen.names, analyse(seen.match))


if __name__ == "__main__":
    asyncio.run(draw_all())
    draw_analysis()
