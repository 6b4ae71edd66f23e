"""Tables on this computer for the tests of the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ludoteca.match.match import Match
from ludoteca.match.setting import Holder, Setting
from ludoteca.search.baselines import player_luck
from ludoteca.terminal.local_table import HERE, LocalTable

PERSON = Holder(person=HERE)


def local(
    game: str, *others: str, people: int = 1, seed: bytes = b"11", path: Path | None = None, **options: object
) -> LocalTable:
    """People on the first seats, bots on the others; nobody takes long."""
    holders = (PERSON,) * people + tuple(Holder(bot=name) for name in others)
    names = [f"Player {seat + 1}" for seat in range(people)] if people > 1 else ["You"]
    names += [f"{name} {number}" for number, name in enumerate(others, start=1)]
    table = LocalTable(Match(Setting(game, seed, holders, options)), names, path, player_luck(11))
    table.hint_seconds = 0.01
    return table


def typing(*lines: str) -> Callable[[], str]:
    """Type these lines, then nothing more."""
    left = iter(lines)

    def read() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read
