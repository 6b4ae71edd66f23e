"""Tables for matches on this computer: a new match, one from a position, or a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.cli.preparation import prepare_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.seats import arrange_seats, check_table, make_holders
from ludoteca.core.errors import LudotecaError
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.types import Document
    from ludoteca.match.match import Match
    from ludoteca.match.setting import Holder
    from ludoteca.terminal.local_table import LocalTable
    from ludoteca.terminal.saved_matches import SavedMatch


@dataclass(frozen=True)
class Lineup:
    """The players of a new match: the person's opponents, the number of players, and the person's seat."""

    opponents: list[str]
    count: int | None
    seat: int


def new_table(game: Game, lineup: Lineup, options: dict[str, object], seed: int | None, language: str) -> LocalTable:
    """A table for a new match."""
    from ludoteca.match.match import Match
    from ludoteca.match.setting import Setting, check_setting

    secret = seed_bytes(seed)
    count = max(2, len(lineup.opponents) + 1) if lineup.count is None else lineup.count
    check_table(game, count, options)
    holders = make_holders(game, arrange_seats(lineup.opponents, count, lineup.seat))
    prepare_game(game.name, *parts_for(game, holders))
    setting = Setting(game.name, secret, holders, options)
    check_setting(setting)
    return table_of(Match(setting), seed, language)


def table_from_position(position: Document, lineup: Lineup, seed: int | None, language: str) -> LocalTable:
    """A table for a match that starts from a position."""
    from ludoteca.match.match import Match
    from ludoteca.terminal.saved_matches import FromPosition

    secret = seed_bytes(seed)
    game = prepare_game(position["game"])
    count = game.from_position(position).players
    holders = make_holders(game, arrange_seats(lineup.opponents, count, lineup.seat))
    prepare_game(game.name, *parts_for(game, holders))
    options = position.get("options", {})
    setting = FromPosition(game.name, secret, holders, options, position=position)
    return table_of(Match(setting), seed, language)


def table_of(match: Match, seed: int | None, language: str) -> LocalTable:
    """A table for a match that starts now, saved in a new file."""
    from ludoteca.search.baselines import player_luck
    from ludoteca.terminal.local_table import LocalTable
    from ludoteca.terminal.player_names import seat_names
    from ludoteca.terminal.saved_matches import new_path

    names = seat_names([holder.bot for holder in match.setting.holders], language)
    table = LocalTable(match, names, new_path(match.setting.game), player_luck(seed))
    table.save()
    return table


def saved_table(name: str | None, language: str) -> LocalTable:
    """The table of a saved match, by default the one played last; refused if the match is over."""
    from ludoteca.terminal.saved_matches import find_match

    saved = find_match(name)
    prepare_game(str(saved.document["game"]), GLANCING, THINKING)
    table = table_of_saved(saved, language)
    if table.match.over:
        refuse("commands-match-over", command=f"ludoteca replay {saved.name}")
    return table


def table_of_saved(saved: SavedMatch, language: str) -> LocalTable:
    """The table of a saved match, or of a daily deal."""
    from ludoteca.terminal.daily_table import DailyTable, deal_of
    from ludoteca.terminal.local_table import LocalTable
    from ludoteca.terminal.player_names import saved_names

    names, deal = saved_names(saved, language), deal_of(saved)
    if deal is None:
        return LocalTable(saved.match(), names, saved.path)
    return DailyTable(saved.match(), names, saved.path, deal)


def parts_for(game: Game, holders: Sequence[Holder]) -> list[str]:
    """What must be compiled before these bots can play; the first levels need less than those that search."""
    from ludoteca.search.levels import thinks_ahead

    bots = [holder.bot for holder in holders if holder.bot is not None]
    thinks = any(thinks_ahead(name, game) for name in bots)
    return [GLANCING, THINKING] if thinks else [GLANCING] if bots else []


def seed_bytes(seed: int | None) -> bytes:
    """The seed of a match: the requested number, or a random one."""
    from ludoteca.match.setting import new_seed

    if seed is not None and seed < 0:
        raise LudotecaError("commands-bad-seed", seed=seed)
    return new_seed() if seed is None else str(seed).encode()
