"""The full screen: whole matches by keys and mouse, and everything that its keys open."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.locales import LANGUAGES
from ludoteca.terminal.board import Board
from ludoteca.terminal.choice import Choice
from ludoteca.terminal.faces.lanterns.choice import LakeChoice
from ludoteca.terminal.faces.shelfie.choice import RoomChoice
from ludoteca.terminal.replay_screen import ReplayScreen
from tests.tables import BUILT_IN
from tests.terminal.pilots import Player, play_greedily, playing
from tests.terminal.tables import local

SCREENS = Path(__file__).parent / "screens"
UNSAID = re.compile(r"\b(?:lanterns|shelfie|terminal|page)-[a-z]|\{|\}")


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


def compare_screen(name: str, seen: str) -> None:
    """Compare a screen with the stored one; LUDOTECA_DRAW=1 writes it again, to be checked before a commit."""
    file = SCREENS / f"{name}.txt"
    if os.environ.get("LUDOTECA_DRAW") == "1":
        file.write_text(f"{seen}\n", "utf-8")
    assert seen == file.read_text("utf-8").removesuffix("\n")


# Whole matches


async def by_keys(player: Player) -> None:
    """Choose an action by keys."""
    choice = player.screen.choice
    if isinstance(choice, LakeChoice):
        if choice.places:
            await player.press("up", "r", "enter")
        else:
            await player.press("enter", "enter", "enter")
    elif isinstance(choice, RoomChoice):
        await player.press("space", str(choice.columns["1"][0]), "enter")
    else:
        await player.press("down", "enter")


async def by_mouse(player: Player) -> None:
    """Choose an action by clicks."""
    choice = player.screen.choice
    if isinstance(choice, LakeChoice) and choice.places:
        await player.click("hand 1" if len(choice.tiles) > 1 else "hand 0")
        x, y = max(choice.places, key=lambda place: -abs(place[0]) - abs(place[1]))
        await player.click(f"place {x},{y}")
        await player.click("key enter")
    elif type(choice) is Choice:
        await player.click("listed 1")
        await player.click("key enter")
    elif isinstance(choice, RoomChoice):
        await player.click(f"cell {min(choice.free)}")
        await player.click(f"column {choice.with_room[0]}")
        await player.click("key enter")
    else:
        await by_keys(player)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ludoteca.game_names())
def test_a_whole_match_is_played_by_keys_on_the_smallest_screen(name: str) -> None:
    async def scene() -> None:
        async with playing(local(name, "random")) as player:
            while await player.my_turn():
                length = player.screen.table.length
                await by_keys(player)
                await player.wait_for_move(length)
            await player.until(lambda: player.above == "EndDialog")
            await player.press("escape")
            assert "Game over" in player.board_text()

    run(scene())


@pytest.mark.compiled
@pytest.mark.parametrize("name", ludoteca.game_names())
def test_turns_are_played_by_mouse_alone(name: str) -> None:
    """A whole match of My Shelfie; a few turns of the others, which take longer."""

    async def scene() -> None:
        async with playing(local(name, "random")) as player:
            turns = 0
            while await player.my_turn() and (turns < 3 or name == "shelfie"):
                length = player.screen.table.length
                await by_mouse(player)
                await player.wait_for_move(length)
                turns += 1
            if name == "shelfie":
                await player.until(lambda: player.above == "EndDialog")
                await player.pilot.press("escape")
                await player.click("key q")
                assert player.app._exit

    run(scene())


# Drawing


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize(("others", "size"), [(1, (80, 24)), (3, (80, 24)), (3, (120, 40))])
@pytest.mark.parametrize("mono", [False, True])
def test_a_table_in_the_middle_of_a_match(name: str, others: int, size: tuple[int, int], mono: bool) -> None:
    async def scene() -> None:
        table = local(name, *["greedy"] * others)
        await play_greedily(table, 12)
        async with playing(table, size, mono=mono) as player:
            keys = ["right", "r"] if name == "lanterns" else ["space", "3"]
            await player.press(*keys)
            await player.until(lambda: player.screen.preview is not None)
            compare_screen(f"{name}-{others + 1}-{size[0]}x{size[1]}{'-mono' if mono else ''}", player.board_text())

    run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_screen_speaks_every_language(name: str, language: str) -> None:
    async def scene() -> None:
        table = local(name, "greedy", "greedy")
        await play_greedily(table, 10)
        async with playing(table, language=language) as player:
            assert not UNSAID.search(player.board_text())
            for key in ("?", "s", "g", "m", "l", "b", "h", ":") if language == "en" else ("?", "m", "h"):
                await player.press(key)
                await player.until(lambda: player.above != "TableScreen")
                shown = player.pilot.app.export_screenshot()
                assert not re.search(r"(?:lanterns|shelfie|terminal|page)-[a-z]+", re.sub(r"terminal-\d+", "", shown))
                await player.press("escape")

    run(scene())


def test_a_terminal_that_is_too_small_says_so_and_grows() -> None:
    async def scene() -> None:
        async with playing(local("shelfie", "random"), (60, 20)) as player:
            assert "too small" in player.board_text()
            await player.pilot.resize_terminal(80, 24)
            await player.until(lambda: "too small" not in player.board_text())

    run(scene())


def test_a_lake_that_does_not_fit_follows_what_is_chosen_and_can_be_zoomed() -> None:
    async def scene() -> None:
        table = local("lanterns", "greedy", "greedy", "greedy")
        await play_greedily(table, 34)
        async with playing(table) as player:
            assert await player.my_turn()
            choice = player.screen.choice
            assert isinstance(choice, LakeChoice)
            large: set[str] = set()
            small: set[str] = set()
            for _ in range(3):
                await player.press("z")
                seen = player.board_text()
                (large if "▀" in seen.split("Supply")[0] else small).add(seen)
            assert large, "large tiles have half-blocks"
            assert small
            places = set()
            for key in ("z", *("up", "left", "down", "right") * 4):
                await player.press(key)
                if choice.place is not None:
                    places.add(choice.place)
                    columns, rows = player.where(f"place {choice.place[0]},{choice.place[1]}")
                    assert (len(columns), len(rows)) == (6, 3), "the chosen place is completely on the screen"
            assert len(places) > 3

    run(scene())


# During a match


def test_consequences_are_shown_before_anything_is_played() -> None:
    async def scene() -> None:
        async with playing(local("lanterns", "random")) as player:
            await player.my_turn()
            length = player.screen.table.length
            await player.press("up")
            await player.until(lambda: "You would gain:" in player.board_text())
            before = player.board_text()
            for _ in range(4):
                await player.press("r")
            await player.until(lambda: "You would gain:" in player.board_text())
            assert player.board_text() == before, "four rotations restore the tile"
            await player.press("escape")
            assert "You would gain:" not in player.board_text()
            assert player.screen.table.length == length

    run(scene())


def test_a_move_of_another_player_drops_the_choice() -> None:
    async def scene() -> None:
        table = local("lanterns", "greedy")
        await play_greedily(table, 6)
        async with playing(table) as player:
            await player.press("up")
            chosen = player.screen.chosen
            assert chosen is not None
            await table.act(chosen)
            player.screen.paint()
            assert player.screen.chosen is None

    run(scene())


def test_a_move_that_comes_while_the_screen_closes_is_not_drawn() -> None:
    async def scene() -> None:
        async with playing(local("lanterns", "greedy")) as player:
            await player.screen.query_one(Board).remove()
            player.screen.paint()

    run(scene())


def test_a_hint_is_shown_with_reasons_and_proposed() -> None:
    async def scene() -> None:
        async with playing(local("shelfie", "random")) as player:
            await player.my_turn()
            length = player.screen.table.length
            await player.press("h")
            await player.until(lambda: player.above == "ListDialog")
            assert player.screen.table.length == length
            await player.press("enter")
            await player.until(lambda: player.above == "TableScreen")
            chosen = player.screen.chosen
            assert chosen in player.screen.texts.actions()
            assert f"[{chosen}]" in player.board_text()
            await player.press("enter")
            await player.until(lambda: player.screen.table.length > length)

    run(scene())


def test_a_move_is_undone() -> None:
    async def scene() -> None:
        async with playing(local("shelfie", "random")) as player:
            await player.my_turn()
            before = player.screen.table.view(0)["seats"]
            length = player.screen.table.length
            await by_keys(player)
            await player.wait_for_move(length)
            await player.my_turn()
            assert player.screen.table.view(0)["seats"] != before
            await player.press("u")
            await player.until(lambda: "Undone." in player.board_text())
            assert player.screen.table.view(0)["seats"] == before

    run(scene())


def test_a_refused_move_says_why_with_the_rule() -> None:
    async def scene() -> None:
        async with playing(local("lanterns", "random"), language="it") as player:
            await player.my_turn()
            await player.press(":", *"x", "space", *"red", "space", *"blue", "enter")
            await player.until(lambda: "(LA-3.1)" in player.board_text())

    run(scene())


def test_questions_can_be_typed() -> None:
    async def scene() -> None:
        async with playing(local("lanterns", "random")) as player:
            await player.my_turn()
            await player.press(":", *"score", "enter")
            await player.until(lambda: player.above == "TextDialog")

    run(scene())


def test_the_log_leads_to_any_moment_and_back() -> None:
    async def scene() -> None:
        table = local("lanterns", "greedy")
        await play_greedily(table, 8)
        async with playing(table) as player:
            await player.my_turn()
            now = player.board_text()
            await player.press("l")
            await player.press("up", "enter")
            await player.until(lambda: player.above == "ReplayScreen")
            await player.until(lambda: f"{table.length - 1} of {table.length}" in player.board_text())
            await player.press("home")
            await player.until(lambda: f"0 of {table.length}" in player.board_text())
            await player.press("left", "right", "right")
            await player.until(lambda: f"2 of {table.length}" in player.board_text())
            await player.press("e")
            await player.until(lambda: "Spectator" in player.board_text())
            await player.press("space", "space", "z", "end")
            await player.until(lambda: f"{table.length} of {table.length}" in player.board_text())
            await player.press("escape")
            assert player.board_text() == now

    run(scene())


def test_other_seats_cannot_be_seen_before_the_match_is_over() -> None:
    async def scene() -> None:
        table = local("shelfie", "greedy", "greedy")
        await play_greedily(table, 6)
        async with playing(table) as player:
            await player.press("l", "enter")
            await player.until(lambda: isinstance(player.app.screen, ReplayScreen))
            looking = player.app.screen
            assert isinstance(looking, ReplayScreen)
            seen = set()
            for _ in range(4):
                await player.press("e")
                seen.add(looking.reader.viewer)
            assert seen == {0, None}

    run(scene())


def test_rules_are_found_by_number_and_by_word() -> None:
    async def scene() -> None:
        async with playing(local("shelfie", "random"), language="pl") as player:
            await player.press("b")
            await player.press(*"SH-3.3")
            shown = player.pilot.app.export_screenshot()
            assert "SH-3.3" in shown
            assert "SH-3.4" not in shown

    run(scene())


def test_at_a_hand_over_everything_is_covered_until_the_next_person_is_there() -> None:
    async def scene() -> None:
        table = local("lanterns", people=2)
        async with playing(table) as player:
            if player.above == "CoverDialog":
                await player.press("enter")
            await player.my_turn()
            first = table.to_move
            await by_keys(player)
            await player.until(lambda: player.above == "CoverDialog")
            board = player.screen.query_one("Board")
            assert not board.canvas.text().strip(), "nothing of the table can be seen"  # type: ignore[attr-defined]
            await player.press("escape")
            assert player.above == "CoverDialog"
            await player.press("enter")
            await player.until(lambda: player.above == "TableScreen")
            assert player.screen.reader.viewer == table.to_move != first
            assert "You" not in player.board_text()

    run(scene())


def test_leaving_ends_the_screen_and_keeps_the_match() -> None:
    async def scene() -> None:
        table = local("shelfie", "random")
        async with playing(table) as player:
            await player.press("q")
            assert not player.app.is_running or player.app._exit
        assert table.result is None

    run(scene())
