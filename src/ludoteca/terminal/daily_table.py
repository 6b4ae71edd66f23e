"""The table of a daily deal, saved under the name of its day.

The first match of a day counts: it is played without hints, and moves are undone only within the turn.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from pathlib import Path

from ludoteca.core.types import Document, Seat
from ludoteca.daily.deal import DAY_MILLISECONDS, choose, day_start, deal_seed, deal_setting
from ludoteca.match.document import entry_document, people_numbers
from ludoteca.match.log import UNDO, Refused
from ludoteca.match.match import Match
from ludoteca.search.players import slow_down
from ludoteca.terminal.local_table import LocalTable
from ludoteca.terminal.player_names import seat_names
from ludoteca.terminal.saved_matches import NoSuchMatch, SavedMatch, free_path, load, saving_folder
from ludoteca.terminal.table import Hint

COUNTED, PRACTICE = "daily", "practice"
NAME = re.compile(rf"({COUNTED}|{PRACTICE})-(.+)-(\d{{4}}-\d\d-\d\d)(-\d+)?")
"""The names under which deals are saved: `daily-lanterns-2026-11-18`, `practice-lanterns-2026-11-18-2`."""


@dataclass(frozen=True)
class Deal:
    """A game's deal of a day, played for the first time or for practice."""

    game: str
    day: str
    is_counted: bool

    @property
    def name(self) -> str:
        """The name under which it is saved."""
        return f"{COUNTED if self.is_counted else PRACTICE}-{self.game}-{self.day}"

    @property
    def command(self) -> str:
        """The command that plays it, today or later."""
        return f"ludoteca daily {self.game} --date {self.day}{'' if self.is_counted else ' --practice'}"


def deal_of(saved: SavedMatch) -> Deal | None:
    """The deal of a saved match; None for other matches."""
    named = NAME.fullmatch(saved.name)
    if named is None or saved.document.get("seed") != deal_seed(named[2], named[3]).hex():
        return None
    return Deal(named[2], named[3], named[1] == COUNTED)


def saved_deal(deal: Deal) -> SavedMatch | None:
    """The match of a deal on this computer; of several for practice, one that is not over.

    Refused if the file of a deal that counts contains no match: a second match would not count.
    """
    found = []
    for path in saving_folder().glob(f"{deal.name}*.json"):
        saved = load(path)
        if saved is None and deal.is_counted and path.stem == deal.name:
            raise NoSuchMatch("terminal-no-deal-in", file=path)
        if saved is not None and deal_of(saved) == deal:
            found.append(saved)
    return next((saved for saved in found if not saved.is_over), found[0] if deal.is_counted and found else None)


def new_deal_table(deal: Deal, language: str) -> DailyTable:
    """A table for a deal that begins now."""
    setting = deal_setting(deal.game, deal.day)
    names = seat_names([holder.bot for holder in setting.holders], language)
    table = DailyTable(Match(setting), names, free_path(deal.name), deal)
    table.save()
    return table


class DailyTable(LocalTable):
    """A deal's match; its bot decides the same after the same moves, on every computer."""

    def __init__(self, match: Match, names: list[str], path: Path | None, deal: Deal) -> None:
        super().__init__(match, names, path)
        self.deal = deal

    @property
    def counts(self) -> bool:
        """Whether a server accepts it as the day's result: it is the first match, and was begun on its day."""
        began = self.match.log[0].at if self.match.log else round(1000 * time.time())
        return self.deal.is_counted and 0 <= began - day_start(self.deal.day) < DAY_MILLISECONDS

    def choice_of(self, seat: Seat) -> int:
        """The choice of the bot, with the randomness of this deal and decision."""
        bot = slow_down(self.bot(str(self.match.holders[seat].bot)), self.pace)
        return choose(bot, self.match.state.copy(), self.match.setting.seed)

    async def hint(self) -> list[Hint]:
        """Hints only for practice."""
        if self.deal.is_counted:
            raise Refused("counted", "page-refused-counted")
        return await super().hint()

    async def undo(self) -> None:
        """Undo our last action; where the match counts, only within our turn, if nothing hidden was revealed."""
        if not self.deal.is_counted:
            return await super().undo()
        seat, last = self.last_own_action()
        if not self.match.is_free_undo(seat, last):
            raise Refused("counted", "page-refused-counted")
        self.add(UNDO, seat, to=last)
        return None

    @property
    def partings(self) -> list[str]:
        """No other match follows: the next deal comes tomorrow."""
        return []

    def continue_command(self, _: str) -> str:
        """The command that continues the deal."""
        return self.deal.command

    def submission(self) -> Document:
        """The match as servers accept it."""
        setting = self.match.setting
        return {
            "game": setting.game,
            "rules": setting.rules,
            "options": {},
            "seats": [
                {"name": name, "bot": holder.bot} for name, holder in zip(self.names, setting.holders, strict=True)
            ],
            "people": people_numbers(setting),
            "seed": setting.seed.hex(),
            "log": [entry_document(entry) for entry in self.match.log],
        }
