"""Helpers for tests of matches: setting them up, adding entries, and comparing two of them completely."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.core.action_events import ActionEvents
from ludoteca.match.clocks import NO_CLOCK, Clock
from ludoteca.match.log import ACT, ASK, Entry, Question, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import RULES_VERSION, Holder, Setting, check_setting

START = 1_700_000_000_000
"""The start of every match in the tests; there is an entry each second."""


def setting(
    game: str = "lanterns",
    seats: str = "ab",
    seed: int = 1,
    clock: Clock = NO_CLOCK,
    rated: bool = False,
    rules: int = RULES_VERSION,
    **options: Any,
) -> Setting:
    """A setting; `seats` has a letter for each seat, the same for the same person, and * for a bot."""
    holders = tuple(Holder(bot="novice") if letter == "*" else Holder(person=letter) for letter in seats)
    made = Setting(game, seed.to_bytes(32, "big"), holders, options, clock, rated, rules)
    check_setting(made)
    return made


def table(*arguments: Any, **more: Any) -> Match:
    """A match without entries; see `setting`."""
    return Match(setting(*arguments, **more))


def put(match: Match, kind: str, seat: int, **more: Any) -> ActionEvents | None:
    """Check and add an entry, like the callers of a match."""
    entry = Entry(kind, seat, **{"at": START + 1000 * match.length, **more})
    match.check(entry)
    return match.add(entry)


def ask(match: Match, seat: int, topic: str, /, spent: int = 0, **more: Any) -> None:
    """Ask a question."""
    put(match, ASK, seat, spent=spent, question=Question(topic, **more))


def refusal(match: Match, kind: str, seat: int, **more: Any) -> str:
    """The code of an entry's refusal; a refused check changes nothing."""
    before = everything(match)
    with pytest.raises(Refused) as refused:
        match.check(Entry(kind, seat, **more))
    assert everything(match) == before
    assert str(refused.value).endswith(".")
    return refused.value.code


def asking_refused(match: Match, seat: int, topic: str, /, **more: Any) -> str:
    """The code of a question's refusal."""
    return refusal(match, ASK, seat, question=Question(topic, **more))


def act(match: Match, times: int = 1, spent: int = 0, seed: int = 0) -> None:
    """Play a number of random actions."""
    luck = random.Random(seed)
    for _ in range(times):
        assert match.to_move is not None
        put(match, ACT, match.to_move, action=luck.choice(match.state.legal_actions()), spent=spent)


def act_all(match: Match) -> None:
    """Play random actions until every seat has acted."""
    while len(match.acted) < match.setting.players:
        act(match, seed=match.length)


def play_out(match: Match, seed: int = 0) -> None:
    """Play random actions to the end."""
    while not match.over:
        act(match, seed=seed + match.length)


def mover(match: Match) -> int:
    """The seat to move."""
    assert match.to_move is not None
    return match.to_move


def everything(match: Match) -> tuple[object, ...]:
    """Everything about a match, to compare two of them."""
    asked = None if match.asked is None else (match.asked.seat, match.asked.question, sorted(match.asked.agreed))
    clocks = match.clocks
    return (
        match.state.to_bytes(),
        match.state.actions,
        match.setting,
        match.log.copy(),
        match.holders.copy(),
        asked,
        match.gone.copy(),
        sorted(match.absent),
        match.result,
        match.marks.copy(),
        match.decision_start,
        (clocks.bank.copy(), clocks.used, sorted(clocks.untimed)),
    )


def open_turn(match: Match, kinds: tuple[str, ...] = ("x ",), people: bool = True) -> int:
    """Play Lanterns until the seat to move has played actions of these kinds in its turn; return the seat.

    Tiles are placed where they earn favor, so that exchanges become possible.
    """
    while not match.over:
        seat = mover(match)
        texts = {match.state.action_text(action): action for action in match.state.legal_actions()}
        wanted = [text for text in texts if text.startswith(kinds)]
        if people and match.holders[seat].person is None:
            wanted = []
        chosen = wanted[0] if wanted else max(texts, key=lambda text: favor_of(match, texts[text]))
        put(match, ACT, seat, action=texts[chosen])
        if wanted and match.to_move == seat:
            return seat
    raise AssertionError("No such action came up.")


def favor_of(match: Match, action: int) -> int:
    """The favor that an action earns; an exchange counts less than nothing."""
    return int(match.state.preview(action)["favor"])
