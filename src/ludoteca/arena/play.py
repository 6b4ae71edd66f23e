"""Playing one match, or the matches of a round, and recording the results."""

from __future__ import annotations

import importlib
import time
import traceback
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.arena.programs import PlayerFault, Program
from ludoteca.arena.schedule import Fixture, Round, Settings, player_seed, table_seed
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Ints, Seat
from ludoteca.search.players import Player

# CPU time of the playing thread, so that a busy computer changes neither budgets nor measurements.
CLOCK = time.thread_time


@dataclass
class SeatedPlayer:
    """A player on a seat, with its own random generator and the times of its decisions."""

    player: Player
    luck: Ints
    seconds: list[float] = field(default_factory=list)

    def decide(self, state: State) -> Action:
        """Let the player choose on a copy of the state, and measure the time."""
        clock = getattr(self.player, "clock", CLOCK)
        twin, start = state.copy(), clock()
        try:
            return self.player.choose(twin, self.luck)
        finally:
            self.seconds.append(clock() - start)

    def close(self, scores: list[int] | None) -> None:
        """Close a player that runs a program."""
        if isinstance(self.player, Program):
            self.player.close(scores)


class Forfeit(Exception):
    """A player failed or broke the rules."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


def make_player(maker: str, spec: str, game: Game) -> Player:
    """Make a player with the function that the settings name."""
    module, _, name = maker.partition(":")
    make: Any = getattr(importlib.import_module(module), name)
    player: Player = make(spec, game, CLOCK)
    return player


def play_round(settings: Settings, fixtures: Round) -> list[Document]:
    """Play the matches of a round one after the other."""
    for spec in settings.players:
        warm_up(settings.game, settings.seats, settings.maker, spec)
    return [play_match(settings, fixture) for fixture in fixtures]


@cache
def warm_up(name: str, seats: int, maker: str, spec: str) -> None:
    """Let a player decide once in each process before the first match, so that loading code does not use its budget.

    External players have no budget, but a generous time limit.
    """
    try:
        found = game(name)
        player = make_player(maker, spec, found)
        if not hasattr(player, "limit"):
            player.choose(found.new(seats, seed=0), quick_luck("arena rehearsal", 0))
    except Exception:  # noqa: BLE001 (if something is wrong with the player, its matches will show it)
        return


def play_match(settings: Settings, fixture: Fixture) -> Document:
    """Play one match to its end and record it; errors are recorded too."""
    table = ArenaMatch(settings, fixture)
    try:
        result = table.play()
    except Exception as failed:  # noqa: BLE001 (one broken match must not end the others)
        result = void_result(describe_error(failed))
    finally:
        table.close_players()
    return {**heading(settings, fixture), **result, **table.history()}


def heading(settings: Settings, fixture: Fixture) -> Document:
    """The head of a record: with the options and the actions, it is enough to replay the match."""
    return {
        "lineup": fixture.lineup,
        "round": fixture.round,
        "rotation": fixture.rotation,
        "seats": list(fixture.seats),
        "seed": table_seed(settings, fixture).decode(),
    }


@dataclass
class ArenaMatch:
    """One match in the arena: its fixture, its state, and its players."""

    settings: Settings
    fixture: Fixture
    state: State | None = None
    players: list[SeatedPlayer] = field(default_factory=list)

    def play(self) -> Document:
        """Set up the match, make the players, let them play, and return the result."""
        settings, seed = self.settings, table_seed(self.settings, self.fixture)
        self.state = state = game(settings.game).new(settings.seats, seed, **settings.options)
        try:
            self.make_players(state.game)
            while (seat := state.seat) is not None:
                take_turn(state, seat, self.players[seat])
        except Forfeit as forfeit:
            return forfeit_result(settings.seats, forfeit)
        return result_of(*state.game.standings(state.record))

    def make_players(self, game: Game) -> None:
        """Make a new player for every seat, so that nothing is carried over from another match."""
        for seat, spec in enumerate(self.fixture.seats):
            luck = quick_luck(f"arena {spec}", player_seed(self.settings, self.fixture, seat))
            try:
                player = make_player(self.settings.maker, spec, game)
                if hasattr(player, "limit"):
                    player.limit = self.settings.limit
                self.players.append(SeatedPlayer(player, luck))
            except Exception as failed:
                raise Forfeit(seat, f"{spec} could not sit down: {describe_error(failed)}") from failed

    def close_players(self) -> None:
        """Close all players and send them the scores, if there are any."""
        over = self.state is not None and self.state.over
        scores = self.state.game.standings(self.state.record)[0] if self.state is not None and over else None
        for players in self.players:
            players.close(scores)

    def history(self) -> Document:
        """The actions, and the times of every seat: CPU seconds, decisions, the longest decision."""
        return {
            "plies": self.state.ply if self.state else 0,
            "actions": self.state.actions if self.state else [],
            "cpu_seconds": [round(sum(each.seconds), 6) for each in self.players],
            "decisions": [len(each.seconds) for each in self.players],
            "longest_seconds": [round(max(each.seconds, default=0.0), 6) for each in self.players],
        }


def take_turn(state: State, seat: Seat, players: SeatedPlayer) -> None:
    """Let a seat decide and carry out its action; for an error or an illegal action the player forfeits."""
    try:
        action = players.decide(state)
    except Exception as failed:
        raise Forfeit(seat, f"{players.player.name} failed at ply {state.ply}: {describe_error(failed)}") from failed
    try:
        state.play(action)
    except (LudotecaError, TypeError) as refused:
        reason = f"{players.player.name} played against the rules at ply {state.ply}: {refused}"
        raise Forfeit(seat, reason) from refused


def describe_error(failed: BaseException) -> str:
    """Describe an error with its type and line; the fault of an external player is described as it is."""
    if isinstance(failed, PlayerFault):
        return str(failed)
    frames = traceback.extract_tb(failed.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(failed).__name__}: {failed}{where}"


def result_of(scores: list[int] | None, ranks: list[int], error: str = "", culprit: Seat | None = None) -> Document:
    """A result: scores and ranks by seat, the winning seats, and the error if there was one."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return {"scores": scores, "ranks": ranks, "winners": winners, "error": error, "culprit": culprit}


def forfeit_result(seats: int, forfeit: Forfeit) -> Document:
    """The result of a forfeit: the culprit comes last, the others share the victory, and there are no points."""
    ranks = [seats if seat == forfeit.seat else 1 for seat in range(seats)]
    return result_of(None, ranks, str(forfeit), forfeit.seat)


def void_result(error: str) -> Document:
    """The result of a match that does not count."""
    return result_of(None, [], error)
