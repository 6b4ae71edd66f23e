"""The deal of a day: its seed, its seats, and a bot whose decisions follow from the position.

Everything is a function of the day and the game, so that servers, pages and terminals agree without asking each other.
`web/src/daily/deal.ts` computes the same, and a test compares the two.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Action, Seat
from ludoteca.match.log import ACT, Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import Holder, Setting
from ludoteca.search.baselines import player_luck
from ludoteca.search.players import Player, player

LEVEL = "adept"
"""The level of the bot."""
MASTER = "master@1000"
"""The player with whom people compare themselves: a master with a fixed number of iterations, the same everywhere."""
PLAYERS = 2
DAY_MILLISECONDS = 24 * 3600 * 1000


def day_at(milliseconds: int) -> str:
    """The day, in UTC, of a time in milliseconds since 1970: `2026-11-18`."""
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=milliseconds)).date().isoformat()


def read_day(text: str) -> date:
    """Read a day like `2026-11-18`."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day == date.min or day.isoformat() != text:
        raise LudotecaError("errors-daily-day", day=repr(text))
    return day


def day_start(day: str) -> int:
    """When a day begins, in milliseconds since 1970."""
    return (read_day(day) - date(1970, 1, 1)).days * DAY_MILLISECONDS


def has_deal(game: Game) -> bool:
    """Whether a game has daily deals: it can be played by two."""
    return PLAYERS in game.players


def deal_seed(game: str, day: str) -> bytes:
    """The seed of a day's match: SHA-256 of `ludoteca daily GAME DAY`."""
    return hashlib.sha256(f"ludoteca daily {game} {day}".encode()).digest()


def own_seat(seed: bytes) -> Seat:
    """The seat of the person, which differs from day to day; the game decides who begins."""
    return seed[0] % PLAYERS


def deal_setting(game: str, day: str) -> Setting:
    """The setting of a day's match: one person against the bot, with the options that the game has by default."""
    seed = deal_seed(game, day)
    holders = [Holder(bot=LEVEL)] * PLAYERS
    holders[own_seat(seed)] = Holder(person="0")
    return Setting(game, seed, tuple(holders))


def decision_seed(seed: bytes, ply: int) -> bytes:
    """The seed for the bot's decision at a ply: it depends on nothing else, so equal moves give equal matches."""
    return hashlib.sha256(seed + f" {ply}".encode()).digest()


def choose(bot: Player, state: State, seed: bytes) -> Action:
    """What a player of the day's match decides for the seat to move, from what that seat knows."""
    chosen = decision_seed(seed, state.ply)
    assert state.seat is not None
    return bot.choose(state.resample(state.seat, chosen), player_luck(chosen))


def play_as_master(game: str, day: str, master: str = MASTER) -> Iterator[Match]:
    """Play a day's match with the master in the person's seat; yields the match after every decision."""
    match = Match(deal_setting(game, day))
    own, seed = own_seat(match.setting.seed), match.setting.seed
    bot, best = (player(spec, match.setting.rulebook()) for spec in (LEVEL, master))
    while match.to_move is not None:
        chosen = choose(best if match.to_move == own else bot, match.state, seed)
        match.add(Entry(ACT, match.to_move, at=day_start(day), spent=0, action=chosen))
        yield match


@dataclass(frozen=True)
class DealResult:
    """A result of a day's match, from the side of the person."""

    points: int
    against: int
    won: bool

    @property
    def order(self) -> tuple[bool, int, int]:
        """Results with a smaller order are better: victories first, then by margin and points."""
        return (not self.won, self.against - self.points, -self.points)


def deal_result(match: Match) -> DealResult:
    """The result of a day's match that was played to its end."""
    own, result = own_seat(match.setting.seed), match.result
    assert result is not None
    assert result.scores is not None
    assert result.ranks is not None
    return DealResult(result.scores[own], result.scores[1 - own], result.ranks[own] == 1)
