"""The menu, and every window above a table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

from ludoteca.locales import LANGUAGES
from ludoteca.terminal.board_screen import KEYS
from ludoteca.terminal.local_table import LocalTable
from ludoteca.terminal.menu import MenuApp, MenuChoice
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.replay_screen import ReplayScreen
from ludoteca.terminal.saved_matches import SavedMatch, saved_document
from ludoteca.terminal.table import Hint
from ludoteca.terminal.table_screen import MORE_KEYS
from tests.terminal.pilots import SMALLEST, Size, play_greedily, playing, screen_text
from tests.terminal.tables import local
from tests.terminal.test_table_screen import compare_screen


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


async def middle(name: str, actions: int = 8) -> LocalTable:
    """A table in the middle of a match, where hints are always the same."""
    table = local(name, "greedy")
    await play_greedily(table, actions)

    async def hint() -> list[Hint]:
        return [Hint(action, 0.6 - number / 10, 30 - number, [], guesses) for number, action in enumerate(found)]

    found, state = table.actions()[:3], table.match.state
    message = state.game.secret_message(state.record, 1, 6)
    guesses = [] if message is None else [message]
    table.hint = hint  # type: ignore[method-assign]
    return table


WINDOWS = {
    "help": ("?",),
    "log": ("l",),
    "rules": ("b",),
    "hint": ("h",),
    "goals": ("g",),
    "moves": ("m",),
}


@pytest.mark.parametrize(
    ("name", "window", "language", "size"),
    [
        ("lanterns", "help", "en", SMALLEST),
        ("lanterns", "log", "it", SMALLEST),
        ("lanterns", "rules", "fr", SMALLEST),
        ("lanterns", "hint", "pl", SMALLEST),
        ("shelfie", "help", "it", (120, 40)),
        ("shelfie", "hint", "en", SMALLEST),
        ("shelfie", "goals", "fr", SMALLEST),
        ("shelfie", "moves", "pl", SMALLEST),
    ],
)
def test_windows_above_a_table(name: str, window: str, language: str, size: Size) -> None:
    async def scene() -> None:
        async with playing(await middle(name), size, language) as player:
            await player.press(*WINDOWS[window])
            await player.until(lambda: player.above != "TableScreen")
            await player.pilot.pause()
            compare_screen(f"window-{name}-{window}-{language}-{size[0]}x{size[1]}", screen_text(player.app))

    run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_and_what_it_does_stay_in_one_row(language: str) -> None:
    async def scene() -> None:
        async with playing(await middle("lanterns"), language=language) as player:
            await player.press("?")
            await player.until(lambda: player.above == "TextDialog")
            await player.pilot.pause()
            seen = screen_text(player.app)
            for sign, message, name in (*KEYS, *MORE_KEYS):
                if name not in ("?", "a", "r", "n", "y", "no", "t", "c"):
                    assert f"{sign} {player.screen.reader.t(message)}" in seen

    run(scene())


def test_french_sets_a_space_before_a_colon() -> None:
    async def scene() -> None:
        async with playing(await middle("lanterns"), language="fr") as player:
            await player.press("up")
            await player.until(lambda: player.screen.preview is not None)
            await player.until(lambda: "Vous gagneriez\u00a0: +" in player.board_text())

    run(scene())


def test_the_cover_at_a_hand_over() -> None:
    async def scene() -> None:
        table = local("shelfie", people=2)
        await table.act(table.actions()[0])
        async with playing(table, language="it") as player:
            await player.until(lambda: player.above == "CoverDialog")
            await player.pilot.pause()
            compare_screen("window-cover-it-80x24", screen_text(player.app))

    run(scene())


@pytest.mark.parametrize(("name", "language"), [("lanterns", "fr"), ("shelfie", "en")])
def test_the_end_of_a_match(name: str, language: str) -> None:
    async def scene() -> None:
        table = local(name, "greedy")
        await play_greedily(table, 1000)
        async with playing(table, language=language) as player:
            await player.until(lambda: player.above == "EndDialog")
            await player.pilot.pause()
            compare_screen(f"window-{name}-end-{language}-80x24", screen_text(player.app))

    run(scene())


# The menu


async def menu(
    language: str, known: MenuChoice, keys: list[str], waiting: SavedMatch | None = None
) -> tuple[MenuChoice | None, list[str]]:
    """The answer of the menu to these keys, and its screens: the first one, and one after each key."""
    app = MenuApp(Reader(language), known, "person", waiting)
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause()
        await pilot.pause()
        seen = [screen_text(app)]
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
            seen.append(screen_text(app))
    return app.return_value, seen


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_menu_asks_what_to_play(language: str) -> None:
    _, seen = asyncio.run(menu(language, MenuChoice(), ["escape"]))
    compare_screen(f"menu-{language}-80x24", seen[0])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_menu_says_how_every_level_plays(language: str) -> None:
    _, seen = asyncio.run(menu(language, MenuChoice(), ["enter", "escape", "escape"]))
    compare_screen(f"menu-levels-{language}-80x24", seen[1])


@pytest.mark.parametrize(
    ("known", "keys", "wish"),
    [
        (MenuChoice(), ["down", "enter", "end", "enter", "end", "enter"], MenuChoice("shelfie", ["person"], 4)),
        (
            MenuChoice(),
            ["enter", "escape", "down", "enter", "up", "enter", "enter"],
            MenuChoice("shelfie", ["apprentice"], 2),
        ),
        (MenuChoice(against=["master"]), ["down", "enter", "down", "enter"], MenuChoice("shelfie", ["master"], 3)),
        (MenuChoice(), ["enter", "escape", "escape"], None),
    ],
)
def test_the_menu_asks_what_is_not_known_yet(known: MenuChoice, keys: list[str], wish: MenuChoice | None) -> None:
    assert asyncio.run(menu("en", known, keys))[0] == wish


def test_the_menu_offers_a_saved_match_first(tmp_path: Path) -> None:
    table = local("shelfie", "novice")
    kept = SavedMatch(tmp_path / "shelfie-1.json", saved_document(table.match, table.names))
    wish, seen = asyncio.run(menu("en", MenuChoice(), ["enter"], kept))
    assert wish is not None
    assert wish.resume == "shelfie-1"
    assert "Continue: My Shelfie with You and Novice" in seen[0]
    _, seen = asyncio.run(menu("it", MenuChoice(), ["enter"], kept))
    assert "My Shelfie con Tu e Novizio" in seen[0], "in the reader's language"


# Impatient people


def test_a_second_enter_closes_nothing_below_the_window() -> None:
    async def scene() -> None:
        async with playing(await middle("shelfie")) as player:
            await player.press("h")
            await player.until(lambda: player.above == "ListDialog")
            choices = player.app.screen.query_one(OptionList)
            choices.action_select()
            choices.action_select()
            await player.until(lambda: player.screen.chosen is not None)
            await player.pilot.pause()
            assert player.above == "TableScreen"

    run(scene())


def test_a_second_escape_closes_the_replay_but_not_the_match() -> None:
    async def scene() -> None:
        async with playing(await middle("shelfie")) as player:
            await player.press("l")
            await player.until(lambda: player.above == "ListDialog")
            await player.press("enter")
            await player.until(lambda: player.above == "ReplayScreen")
            past = player.app.screen
            assert isinstance(past, ReplayScreen)
            past.press("escape")
            past.press("escape")
            await player.pilot.pause()
            assert player.above == "TableScreen"
            assert player.app.return_code is None

    run(scene())


def test_a_hint_waits_until_the_window_above_the_table_is_closed() -> None:
    async def scene() -> None:
        table = await middle("shelfie")
        wise, ready = table.hint, asyncio.Event()

        async def slowly() -> list[Hint]:
            await ready.wait()
            return await wise()

        table.hint = slowly  # type: ignore[method-assign]
        async with playing(table) as player:
            await player.press("h", "b")
            await player.until(lambda: player.above == "RulesDialog")
            ready.set()
            await player.pilot.pause(0.3)
            assert player.above == "RulesDialog"
            await player.press("escape")
            await player.until(lambda: player.above == "ListDialog")

    run(scene())


def test_a_hint_that_comes_after_the_move_is_not_shown() -> None:
    async def scene() -> None:
        table = await middle("shelfie")
        wise, ready = table.hint, asyncio.Event()

        async def slowly() -> list[Hint]:
            await ready.wait()
            return await wise()

        table.hint = slowly  # type: ignore[method-assign]
        async with playing(table) as player:
            await player.press("h")
            before = table.length
            await table.act(table.actions()[0])
            await player.wait_for_move(before)
            ready.set()
            await player.pilot.pause(0.3)
            assert player.above == "TableScreen"

    run(scene())
