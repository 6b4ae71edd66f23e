"""Matches in the tests: setting them, putting entries, and comparing two of them in everything there is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.core.types import Document
from ludoteca.match.clocks import NO_CLOCK, Clock
from ludoteca.match.log import ACT, ASK, Entry, Question, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import Holder, Setting, check_setting

START = 1_700_000_000_000
"""When every match in the tests begins; an entry comes each second."""


def setting(
    game: str = "lanterns",
    seats: str = "ab",
    seed: int = 1,
    clock: Clock = NO_CLOCK,
    rated: bool = False,
    **options: Any,
) -> Setting:
    """How a match is set; `seats` has a letter for each seat, the same for the same person, and * for a bot."""
    holders = tuple(Holder(bot="novice") if letter == "*" else Holder(person=letter) for letter in seats)
    made = Setting(game, seed.to_bytes(32, "big"), holders, options, clock, rated)
    check_setting(made)
    return made


def table(*arguments: Any, **more: Any) -> Match:
    """A match that has just begun; see `setting`."""
    return Match(setting(*arguments, **more))


def put(match: Match, kind: str, seat: int, **more: Any) -> list[Document]:
    """Check and add an entry, as whoever runs a match does."""
    entry = Entry(kind, seat, **{"at": START + 1000 * match.length, **more})
    match.check(entry)
    return match.add(entry)


def ask(match: Match, seat: int, topic: str, /, spent: int = 0, **more: Any) -> None:
    """Ask everybody."""
    put(match, ASK, seat, spent=spent, question=Question(topic, **more))


def refusal(match: Match, kind: str, seat: int, **more: Any) -> str:
    """The code with which an entry is refused; a refused check changes nothing."""
    before = everything(match)
    with pytest.raises(Refused) as refused:
        match.check(Entry(kind, seat, **more))
    assert everything(match) == before
    assert str(refused.value).endswith(".")
    return refused.value.code


def asking_refused(match: Match, seat: int, topic: str, /, **more: Any) -> str:
    """The code with which a question is refused."""
    return refusal(match, ASK, seat, question=Question(topic, **more))


def act(match: Match, times: int = 1, spent: int = 0, seed: int = 0) -> None:
    """Play so many actions at random."""
    luck = random.Random(seed)
    for _ in range(times):
        assert match.to_move is not None
        put(match, ACT, match.to_move, action=luck.choice(match.state.legal_actions()), spent=spent)


def play_out(match: Match, seed: int = 0) -> None:
    """Play to the end at random."""
    while not match.over:
        act(match, seed=seed + match.length)


def mover(match: Match) -> int:
    """The seat to move, which is there."""
    assert match.to_move is not None
    return match.to_move


def everything(match: Match) -> tuple[object, ...]:
    """All there is to know of a match, to compare two of them."""
    asked = None if match.asked is None else (match.asked.seat, match.asked.question, sorted(match.asked.agreed))
    hourglass = match.hourglass
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
        match.timed_from,
        (hourglass.bank.copy(), hourglass.used, sorted(hourglass.untimed)),
    )


def open_turn(match: Match, kinds: tuple[str, ...] = ("x ",), people: bool = True) -> int:
    """Play Lanterns on until the seat to move has done such a thing in its turn, and return the seat.

    Tiles are laid where they pay favor, so that exchanges become possible.
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
    """How much favor an action pays; none is better than an exchange."""
    return int(match.state.preview(action)["favor"])
