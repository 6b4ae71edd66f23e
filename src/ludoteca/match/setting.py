"""What a match is made of before anybody moves: game, options, seed, who holds the seats, which clock."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field, replace

from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.state import State
from ludoteca.core.types import Document
from ludoteca.match.clocks import NO_CLOCK, Clock, check_clock

SEED_BYTES = 32
RULES_VERSION = 1
"""Grows when recorded matches would play differently; stored with every match."""


@dataclass(frozen=True)
class Holder:
    """Who decides for a seat: a person, by any name that is unique at the table, or a bot, by its level."""

    person: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Setting:
    """Everything about a match that never changes while it runs."""

    game: str
    seed: bytes
    holders: tuple[Holder, ...]
    options: Document = field(default_factory=dict)
    clock: Clock = NO_CLOCK
    rated: bool = False
    rules: int = RULES_VERSION

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.holders)

    def rulebook(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    def first_state(self) -> State:
        """The table as it is set, always the same."""
        return self.rulebook().new_as_recorded(self.players, self.seed, self.options)


def new_seed() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_promise(seed: bytes) -> str:
    """What is published when a match is made: SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def rematch(setting: Setting, seed: bytes) -> Setting:
    """The same people and bots once more, everybody one seat further, with another seed and the rules of today."""
    holders = (setting.holders[-1], *setting.holders[:-1])
    return replace(setting, seed=seed, holders=holders, rules=RULES_VERSION)


def check_setting(setting: Setting) -> None:
    """Refuse a match that cannot be played."""
    rulebook = setting.rulebook()
    rulebook.recorded_numbers(setting.players, setting.options)
    for seat, holder in enumerate(setting.holders):
        if (holder.person is None) == (holder.bot is None):
            raise BadOption("errors-seat-holder", seat=seat)
    check_clock(setting.clock)
    if all(holder.person is None for holder in setting.holders):
        raise BadOption("errors-no-person")
