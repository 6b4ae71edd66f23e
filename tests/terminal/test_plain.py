"""The line mode: whole matches through nothing but lines of text."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.search.baselines import PLAYERS, player_luck
from ludoteca.terminal.colours import painted
from ludoteca.terminal.plain import PlainTable


def table(name: str, players: int = 2) -> PlainTable:
    state = ludoteca.game(name).new(players=players, seed=11)
    others = dict.fromkeys(range(1, players), PLAYERS["random"])
    return PlainTable(state, 0, others, player_luck(11))


def answers(*lines: str) -> Callable[[], str]:
    """Somebody who types these lines and then closes the terminal."""
    left = list(lines)

    def ask() -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return ask


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_is_played_by_typing_listed_moves(name: str, players: int) -> None:
    match = table(name, players)
    said: list[str] = []

    def ask() -> str:
        return match.texts()[len(said) % len(match.texts())]

    assert match.run(ask, said.append)
    assert match.state.over
    assert "The match is over" in said[-1]
    assert any("seat 1 " in line for line in said)
    assert all("\x1b" not in line for line in said)


def test_questions_are_answered_and_change_nothing() -> None:
    match = table("shelfie")
    said: list[str] = []
    while match.state.seat != 0:
        match.program_moves()
    before = match.state.to_bytes()
    move = match.texts()[0]
    questions = (
        "",
        "help",
        "moves",
        f"moves {move}",
        "moves nothing",
        f"what {move}",
        "SHOW",
        "what",
        "rule SH-3.3",
        "foo",
        "take a1 > 1",
    )
    assert not match.run(answers(*questions, "what take e9 > 1", "quit", "never read"), said.append)
    assert match.state.to_bytes() == before
    text = "\n".join(said)
    for part in (
        "Actions:",
        "Type: what ACTION",
        move,
        "No legal action contains",
        "into column",
        "SH-3.3",
        "That does not work. 'foo' is no action",
        "no cell a1",
    ):
        assert part in text


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_a_hint_names_actions_chances_points_and_reasons(name: str) -> None:
    match = table(name)
    match.hint_seconds = 0.01
    said: list[str] = []
    while match.state.seat != 0:
        match.program_moves()
    before = match.state.to_bytes()
    assert not match.run(answers("hint", "quit"), said.append)
    assert match.state.to_bytes() == before
    lines = said[-1].splitlines()
    assert lines[0].partition("  (")[0] in match.texts()
    assert re.fullmatch(r"chance to win \d+%, points \d+\)", lines[0].partition("  (")[2])
    advised = [line for line in lines if not line.startswith(" ")]
    assert 1 <= len(advised) <= 3
    reasons = [line for line in lines if line.startswith(" ")]
    assert reasons
    assert all(re.fullmatch(r"    (gain|threat|denial|gift): .+", line) for line in reasons)


def test_closing_the_terminal_ends_the_talk_and_keeps_the_match() -> None:
    match = table("lanterns")
    assert not match.run(answers(), lambda _: None)
    assert not match.state.over


def test_colours_are_put_on_letters_of_the_picture_only() -> None:
    palette = ludoteca.game("lanterns").palette
    shown = painted("K1 GBOB Glow P", palette)
    assert shown.plain == "K1 GBOB Glow P"
    coloured = sorted(place for span in shown.spans for place in range(span.start, span.end))
    assert coloured == [0, 3, 4, 5, 6, 13]
    assert painted("K", {}).spans == []
