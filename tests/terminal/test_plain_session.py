"""Plain mode: whole matches in lines of text."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest

from ludoteca.locales import LANGUAGES, t
from ludoteca.match.log import ACT, RESIGN
from ludoteca.match.result import Result
from ludoteca.terminal.local_table import LocalTable
from ludoteca.terminal.plain_session import PlainSession
from ludoteca.terminal.replay_text import print_replay
from tests.tables import BUILT_IN
from tests.terminal.tables import local

GAMES = BUILT_IN
UNSAID = re.compile(r"\b(?:lanterns|shelfie|terminal|page)-[a-z]|\{|\}")
"""What shows that a message is missing."""


def type_lines(*lines: str) -> Callable[[], Awaitable[str]]:
    """A person who types these lines and then closes the terminal."""
    left = list(lines)

    async def ask() -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return ask


def play(plain: PlainSession, ask: Callable[[], Awaitable[str]]) -> tuple[bool, list[str]]:
    """Whether the match ended, and everything that was printed."""
    lines: list[str] = []
    return asyncio.run(plain.run(ask, lines.append)), lines


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("others", "language"), [(1, "en"), (3, "it"), (2, "fr"), (1, "pl")])
def test_a_whole_match_is_played_by_typing_listed_moves_in_every_language(
    name: str, others: int, language: str
) -> None:
    plain = PlainSession(local(name, *["random"] * others), language)
    count = 0

    async def ask() -> str:
        nonlocal count
        count += 1
        texts = plain.texts.actions()
        return texts[count % len(texts)]

    is_over, lines = play(plain, ask)
    assert is_over
    assert plain.table.result is not None
    assert plain.reader.t("page-over") in lines[-1]
    assert plain.reader.t("page-total") in lines[-1]
    assert any("random 1" in line for line in lines)
    assert not any("\x1b" in line or UNSAID.search(line) for line in lines)


def test_questions_are_answered_and_change_nothing() -> None:
    plain = PlainSession(local("shelfie", "random"), "en")
    asked = [
        "", "help", "moves", "moves take e2 > 1", "moves nothing", "what take e2 > 1", "SHOW", "what", "rule SH-3.3",
        "rule", "score", "goals", "log", "foo", "take a1 > 1", "what take e9 > 1", "undo", "say hello", "yes",
    ]  # fmt: skip
    is_over, lines = play(plain, type_lines(*asked, "quit", "never read"))
    assert not is_over
    text = "\n".join(lines)
    for part in (
        "Actions:",
        "Questions:",
        "Type: what ACTION",
        "take e2 > 1",
        "No legal action contains “nothing”",
        "0 → 0 points",
        "SH-3.3",
        "No rule has this number or contains “”",
        "You: 0 points",
        "Personal goal: 0 of 6",
        "You can’t do that. 'foo' is not an action",
        "no cell a1",
        "There is nothing to undo",
        "There is no chat at this table",
        "Nobody asked anything",
    ):
        assert part in text, part
    assert plain.table.length <= 1, "only the bot may have moved"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_actions_chances_points_and_reasons(name: str, language: str) -> None:
    plain = PlainSession(local(name, "random"), language)
    _, lines = play(plain, type_lines("hint"))
    *lines, footer = lines[-1].splitlines()
    assert footer == t(language, "terminal-hint-equal")
    heads = [number for number, line in enumerate(lines) if not line.startswith("    ")]
    assert {lines[head].rpartition("[")[2].removesuffix("]") for head in heads} <= set(plain.texts.actions())
    shown = [re.findall(r"\d+", lines[head + 1]) for head in heads]
    assert shown == sorted(shown, key=lambda numbers: [-int(number) for number in numbers]), "the best first"
    reasons = [line for line in lines if line.startswith("    ")]
    assert len(reasons) > len(heads)
    assert not any(UNSAID.search(line) for line in lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_face_lists_exactly_the_legal_actions_of_a_view(name: str) -> None:
    table = local(name, "random", "greedy")
    plain = PlainSession(table, "en")

    async def look_on() -> None:
        while table.result is None:
            seat = table.to_move
            assert sorted(plain.face.actions(table.view(seat))) == sorted(table.actions())
            if seat in table.mine:
                await table.act(table.actions()[-1])
            else:
                await table.wait_for_change()

    asyncio.run(look_on())


def test_a_refusal_is_in_the_reader_s_language_with_its_rule() -> None:
    plain = PlainSession(local("lanterns", "random"), "it")
    _, lines = play(plain, type_lines("x red blue", "p 99 r0 @ 0,1", "foo", "what x red blue"))
    assert any("(LA-3.1)" in line and "Privilegio" in line for line in lines)
    assert any("(LA-3.5)" in line for line in lines)
    assert any("'foo' non è un’azione di Lanterns. Scrivi per esempio" in line for line in lines)


def test_an_action_can_be_undone_and_played_again() -> None:
    plain = PlainSession(local("shelfie", "random"), "en")
    _, lines = play(plain, type_lines("take e2 > 1", "undo", "take e2 > 2", "log"))
    assert any("Undone" in line for line in lines)
    assert "column 1" in lines[-1]
    assert "column 2" in lines[-1]
    shelf = plain.table.view(0)["seats"][0]["shelf"]
    assert shelf[-1][0] == "."
    assert shelf[-1][1] != "."


def test_people_at_one_terminal_are_called_by_name_and_see_nothing_before_the_hand_over() -> None:
    plain = PlainSession(local("shelfie", people=2), "en")
    first = plain.table.to_move
    assert first is not None
    move = plain.table.actions()[0]
    _, lines = play(plain, type_lines(*([""] if first else []), move))
    passed = [number for number, line in enumerate(lines) if line.startswith("Pass the device to")]
    assert lines[passed[-1]] == f"Pass the device to Player {2 - first}"
    assert passed[-1] == len(lines) - 2, "the next hand is shown only after Enter"
    assert not any("You" in line for line in lines)


def test_closing_the_terminal_ends_the_session_and_keeps_the_match() -> None:
    plain = PlainSession(local("lanterns", "random"), "en")
    is_over, _ = play(plain, type_lines())
    assert not is_over
    assert plain.table.result is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_prints_every_entry(language: str) -> None:
    table = local("lanterns", "random", "random")
    lines: list[str] = []

    async def play_and_tell() -> None:
        while table.result is None:
            await (table.act(table.actions()[-1]) if table.to_move in table.mine else table.wait_for_change())
        await print_replay(table, language, lines.append)

    asyncio.run(play_and_tell())
    entries = [line for line in lines if re.match(r" *\d+ ", line)]
    assert len(entries) == table.length
    assert not any(UNSAID.search(line) for line in lines)


@pytest.mark.parametrize(("language", "mine"), [("en", "You added "), ("it", "Hai inserito "), ("pl", "Wkładasz ")])
def test_the_reader_is_you_in_a_replay_too(language: str, mine: str) -> None:
    table = local("shelfie", "random")
    table.names[0] = t(language, "page-me")
    lines: list[str] = []

    async def move_and_tell() -> None:
        while table.to_move not in table.mine:
            await table.wait_for_change()
        await table.act(table.actions()[0])
        await print_replay(table, language, lines.append)

    asyncio.run(move_and_tell())
    entries = [line for line in lines if re.match(r" *\d+ ", line)]
    assert entries[-1].split(maxsplit=1)[1].startswith(mine)


def test_a_game_without_a_face_of_its_own_is_played_too() -> None:
    plain = PlainSession(local("subtraction", "random"), "en")

    async def ask() -> str:
        return plain.texts.actions()[0]

    is_over, _ = play(plain, ask)
    assert is_over


@pytest.mark.parametrize(("scores", "is_tied"), [([20, 20], True), ([21, 20], False)])
def test_the_result_mentions_a_tie_break(scores: list[int], is_tied: bool) -> None:
    plain = PlainSession(local("shelfie", "random"), "en")
    assert isinstance(plain.table, LocalTable)
    plain.table.match.result = Result("played", scores, [1, 2])
    lines = asyncio.run(plain.texts.result())
    assert "You won!" in lines
    assert ("Tied on points" in lines) == is_tied


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_names_the_player_who_resigned(language: str) -> None:
    table = local("shelfie", people=2)
    table.add(RESIGN, 1)
    result = asyncio.run(PlainSession(table, language).texts.result())
    assert t(language, "page-ended-resigned", {"who": "other", "name": "Player 2"}) in result.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_words_beside_what_is_typed(language: str) -> None:
    plain = PlainSession(local("lanterns", "random"), language)
    _, lines = play(plain, type_lines("moves"))
    view = plain.table.view(0)
    hand = {tile["tile"]: number for number, tile in enumerate(view["hand"], start=1)}
    for tile, number in hand.items():
        assert any(re.fullmatch(rf"  {number}  [A-Z]{{4}}[* ]  p {tile}", line) for line in all_lines(lines))
    for action in plain.texts.actions():
        (said,) = (line for line in all_lines(lines) if line.startswith(f"{action} "))
        assert said.removeprefix(action).strip() == plain.face.action_words(action, view)
        assert f" {hand[int(action.split()[1])]}" in said


def all_lines(printed: list[str]) -> list[str]:
    """Everything that was printed, line by line."""
    return [line for text in printed for line in text.splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_final_turn_the_screen_says_what_is_left_to_do(language: str) -> None:
    table = local("lanterns", people=2)
    while (seat := table.to_move) is not None and table.view(seat)["hand"]:
        table.add(ACT, seat, action=table.match.state.legal_actions()[-1])
    said = PlainSession(table, language).face.advice(table.view(seat))
    assert said == t(language, "lanterns-terminal-final-turn")
