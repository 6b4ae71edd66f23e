"""The setting of a match: game, options, seed, holders of the seats, clock."""

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
RULES_VERSION = 3
"""Increased when recorded matches would play differently; stored with every match."""
PLAYABLE_RULES = (1, 2, RULES_VERSION)
"""All versions that can be played and replayed."""
ABORTING_RULES = 2
"""Since this version, a rated match is aborted if a person runs out of time before their first action."""
RESIGNING_RULES = 3
"""Since this version, resigning and leaving count before the first action too; before, they aborted the match."""


@dataclass(frozen=True)
class Holder:
    """The holder of a seat: a person, by any name that is unique at the table, or a bot, by its level."""

    person: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Setting:
    """Everything about a match that never changes."""

    game: str
    seed: bytes
    holders: tuple[Holder, ...]
    options: Document = field(default_factory=dict)
    clock: Clock = NO_CLOCK
    rated: bool = False
    rules: int = RULES_VERSION

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.holders)

    def aborts(self, *, resigned: bool) -> bool:
        """Whether the match is aborted if a person resigns, or runs out of time, before their first action."""
        return self.rated and self.rules >= ABORTING_RULES and not (resigned and self.rules >= RESIGNING_RULES)

    def rulebook(self) -> Game:
        """The game."""
        return find_game(self.game)

    def first_state(self) -> State:
        """The state at the start of the match, always the same."""
        return self.rulebook().new_as_recorded(self.players, self.seed, self.options)


def new_seed() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_commitment(seed: bytes) -> str:
    """The commitment to a seed, published when the match is created: SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def rematch(setting: Setting, seed: bytes) -> Setting:
    """A rematch: the same people and bots, everybody one seat further, with a new seed and the present rules."""
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
