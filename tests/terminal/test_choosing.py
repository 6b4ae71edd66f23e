"""Choosing an action on the full screen: what is missing, which keys work, and where things are."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import pytest

from ludoteca.locales import LANGUAGES
from ludoteca.match.match import Match
from ludoteca.search.baselines import player_luck
from ludoteca.terminal.faces.lanterns.choice import LakeChoice, rotate
from ludoteca.terminal.local_table import LocalTable
from ludoteca.terminal.plain_session import PlainSession
from ludoteca.terminal.saved_matches import FromPosition
from tests.games.lanterns.tables import table as lake
from tests.terminal.pilots import Player, play_greedily, playing
from tests.terminal.tables import PERSON, local
from tests.terminal.test_plain_session import play, type_lines


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


def overfull(cards: str) -> LocalTable:
    """A table of Lanterns where the first player has these cards."""
    state = lake(cards=[cards])
    setting = FromPosition("lanterns", b"1", (PERSON,) * 4, state.options, position=state.position())
    return LocalTable(Match(setting), ["Anna", "Ben", "Cleo", "Dora"], None, player_luck(1))


def last_row(player: Player) -> str:
    """The keys in the last row."""
    return player.board_text().splitlines()[-1]


@pytest.mark.rule("LA-3.4")
@pytest.mark.parametrize(
    ("cards", "what"),
    [
        ("KKKKKOOOOORRRR", "You have 14 cards. Before you place a tile, make a dedication, or discard 2."),
        ("KKKKKOOOOORRBBGGW", "You have 17 cards. Before you place a tile, make a dedication, or discard 5."),
    ],
)
def test_with_more_than_twelve_cards_the_screen_says_what_to_do(cards: str, what: str) -> None:
    async def scene() -> None:
        async with playing(overfull(cards)) as player:
            assert f"{what} Press d." in player.board_text().replace("\n ", " ")
            assert "d More" in last_row(player)
            assert "Place" not in last_row(player)
            await player.press("up")
            assert "You have more than 12 cards." in player.board_text()
            await player.press("enter")
            await player.until(lambda: player.above == "ListDialog")

    run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_more_than_twelve_cards_line_mode_says_what_to_do(language: str) -> None:
    plain = PlainSession(overfull("KKKKKOOOOORRRR"), language)
    _, lines = play(plain, type_lines())
    demand = plain.face.demand(plain.table.view(0))
    assert "14" in demand
    assert demand in lines


def test_enter_without_a_column_says_what_is_missing() -> None:
    async def scene() -> None:
        async with playing(local("shelfie", "greedy")) as player:
            await player.my_turn()
            await player.press("enter")
            assert "Take a tile first" in player.board_text()
            await player.press("2")
            assert "Take a tile first" in player.board_text()
            await player.press("space")
            assert "Choose a column: 1, 2, 3, 4, 5." in player.board_text()
            await player.press("enter")
            assert "Choose a column: 1, 2, 3, 4, 5." in player.board_text()
            assert player.screen.table.length <= 1, "nothing was played"

    run(scene())


def test_a_full_column_is_refused_with_the_columns_that_have_room() -> None:
    async def scene() -> None:
        table = local("shelfie", "greedy")
        await play_greedily(table, 0)
        while len(table.view(0)["legal"]["columns"]["1"]) == 5:
            await table.act(next(text for text in reversed(table.actions()) if text.endswith("> 2")))
            await play_greedily(table, 0)
        async with playing(table) as player:
            await player.press("space", "2")
            assert "Column 2 is full. Columns with room: 1, 3, 4, 5." in player.board_text()

    run(scene())


def test_enter_without_a_place_says_what_is_missing() -> None:
    async def scene() -> None:
        async with playing(local("lanterns", "greedy")) as player:
            await player.my_turn()
            await player.press("enter")
            assert "Choose a place for your tile first" in player.board_text()

    run(scene())


def test_the_last_row_shows_only_keys_that_do_something() -> None:
    async def scene() -> None:
        table = local("shelfie", people=2)
        async with playing(table) as player:
            for absent in ("Play", "Undo", "More", "Log", "Column", "Order"):
                assert absent not in last_row(player)
            await player.press("space")
            assert "1–5 Column" in last_row(player)
            assert "Space Put back" in last_row(player)
            await player.press("1")
            assert "↵ Play" in last_row(player)
            await player.press("enter")
            await player.until(lambda: player.above == "CoverDialog")
            await player.press("enter")
            await player.until(lambda: "Undo" in last_row(player))
            assert "Play" not in last_row(player)

    run(scene())


def test_a_click_on_a_key_of_the_choice_does_what_the_key_does() -> None:
    async def scene() -> None:
        async with playing(local("shelfie", "greedy")) as player:
            await player.my_turn()
            await player.click("key space")
            await player.click("key 1")
            assert player.screen.chosen is not None

    run(scene())


# Coordinates


def typed_places(player: Player) -> set[str]:
    """The open places as actions are typed."""
    choice = player.screen.choice
    assert isinstance(choice, LakeChoice)
    return {f"{x},{y}" for x, y in choice.places}


@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4"])
def test_coordinates_on_the_lake_are_those_that_are_typed_from_every_side(seed: bytes) -> None:
    async def scene() -> None:
        async with playing(local("lanterns", "greedy", "greedy", "greedy", seed=seed), (120, 40)) as player:
            await player.my_turn()
            await player.press("x")
            rows = player.board_text().splitlines()[1:]
            shown = set(re.findall(r"(?<=\s)-?\d+,-?\d+(?=\s)", "\n".join(rows)))
            assert shown == typed_places(player)
            turn = player.screen.choice.turn  # type: ignore[union-attr]
            column, row = ("x", "y") if turn % 2 == 0 else ("y", "x")
            for place in shown:
                x, y = map(int, place.split(","))
                seen_x, _ = rotate(x, y, turn)
                line = next(each for each in rows if f" {place} " in f"{each} ")
                assert re.match(rf".? *{row}-?\d+ ", line)
                assert f"{column}{rotate(seen_x, 0, -turn)['xy'.index(column)]}" in rows[1]
            await player.press("x")
            assert not re.search(r"\d,-?\d", player.board_text())

    run(scene())


@pytest.mark.parametrize(
    ("name", "pattern"), [("lanterns", r"\[p \d+ r\d @ -?\d+,-?\d+\]"), ("shelfie", r"\[take .* > \d\]")]
)
def test_coordinates_in_the_log_are_those_that_were_typed(name: str, pattern: str) -> None:
    async def scene() -> None:
        table = local(name, "greedy")
        await play_greedily(table, 6)
        plain = PlainSession(table, "en")
        assert not re.search(pattern, await plain.commands.log(""))
        assert "now show coordinates" in str(await plain.commands.answer("coordinates"))
        typed = re.findall(pattern, await plain.commands.log(""))
        match = table.match
        state, texts = match.setting.first_state(), []
        for action in match.state.actions:
            texts.append(f"[{state.action_text(action)}]")
            state.apply(action)
        assert typed == [text for text in texts if re.fullmatch(pattern, text)]

    run(scene())
