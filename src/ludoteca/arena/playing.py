"""Playing one match, or the matches of a round, and writing down how it went."""

from __future__ import annotations

import importlib
import time
import traceback
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.arena.programs import Misbehaved, Program
from ludoteca.arena.schedule import Fixture, Round, Settings, player_seed, table_seed
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Ints, Seat
from ludoteca.search.players import Player

# CPU time of the playing thread: a busy machine changes neither the budgets nor the measurements.
CLOCK = time.thread_time


@dataclass
class Sitting:
    """A player on a seat, with a luck of its own and the time it took."""

    player: Player
    luck: Ints
    seconds: list[float] = field(default_factory=list)

    def decide(self, state: State) -> Action:
        """Let the player choose on a copy of the table, and take the time."""
        clock = getattr(self.player, "clock", CLOCK)
        twin, start = state.copy(), clock()
        try:
            return self.player.choose(twin, self.luck)
        finally:
            self.seconds.append(clock() - start)

    def leave(self, scores: list[int] | None) -> None:
        """Let a player go that holds something open."""
        if isinstance(self.player, Program):
            self.player.close(scores)


class Forfeit(Exception):
    """A player that failed or played against the rules."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


def make_player(maker: str, spec: str, game: Game) -> Player:
    """Make a player by the function that the settings name."""
    module, _, name = maker.partition(":")
    make: Any = getattr(importlib.import_module(module), name)
    player: Player = make(spec, game, CLOCK)
    return player


def play_round(settings: Settings, fixtures: Round) -> list[Document]:
    """Play the matches of a round one after the other."""
    for spec in settings.players:
        rehearse(settings.game, settings.seats, settings.maker, spec)
    return [play_match(settings, fixture) for fixture in fixtures]


@cache
def rehearse(name: str, seats: int, maker: str, spec: str) -> None:
    """Let a player decide once in each process before it counts, so that loading code costs nobody's budget.

    Players from outside have no budget, but a generous limit.
    """
    try:
        found = game(name)
        player = make_player(maker, spec, found)
        if not hasattr(player, "limit"):
            player.choose(found.new(seats, seed=0), quick_luck("arena rehearsal", 0))
    except Exception:  # noqa: BLE001 (whatever is wrong with the player, its matches will tell)
        return


def play_match(settings: Settings, fixture: Fixture) -> Document:
    """Play one match to its end and write down how it went; whatever goes wrong is written down too."""
    table = Table(settings, fixture)
    try:
        result = table.played()
    except Exception as failed:  # noqa: BLE001 (one broken match must not end the others)
        result = nobodys_fault(told(failed))
    finally:
        table.clear()
    return {**heading(settings, fixture), **result, **table.past()}


def heading(settings: Settings, fixture: Fixture) -> Document:
    """Which match it is: with the settings' options and the recorded actions this is enough to replay it."""
    return {
        "lineup": fixture.lineup,
        "round": fixture.round,
        "rotation": fixture.rotation,
        "seats": list(fixture.seats),
        "seed": table_seed(settings, fixture).decode(),
    }


@dataclass
class Table:
    """A table in the arena: who was invited, the state of the match, and who sits there."""

    settings: Settings
    fixture: Fixture
    state: State | None = None
    sitting: list[Sitting] = field(default_factory=list)

    def played(self) -> Document:
        """Set the table, seat the players, let them play, and say how it ended."""
        settings, seed = self.settings, table_seed(self.settings, self.fixture)
        self.state = state = game(settings.game).new(settings.seats, seed, **settings.options)
        try:
            self.sit_down(state.game)
            while (seat := state.seat) is not None:
                take_turn(state, seat, self.sitting[seat])
        except Forfeit as forfeit:
            return forfeited(settings.seats, forfeit)
        return result_of(*state.game.standings(state.record))

    def sit_down(self, game: Game) -> None:
        """Make a fresh player for every seat, so that nothing is carried over from another match."""
        for seat, spec in enumerate(self.fixture.seats):
            luck = quick_luck(f"arena {spec}", player_seed(self.settings, self.fixture, seat))
            try:
                player = make_player(self.settings.maker, spec, game)
                if hasattr(player, "limit"):
                    player.limit = self.settings.limit
                self.sitting.append(Sitting(player, luck))
            except Exception as failed:
                raise Forfeit(seat, f"{spec} could not sit down: {told(failed)}") from failed

    def clear(self) -> None:
        """Let everybody go, telling the points if there are any."""
        over = self.state is not None and self.state.over
        scores = self.state.game.standings(self.state.record)[0] if self.state is not None and over else None
        for sitting in self.sitting:
            sitting.leave(scores)

    def past(self) -> Document:
        """What was played, and how long every seat thought: CPU seconds, decisions, the longest decision."""
        return {
            "plies": self.state.ply if self.state else 0,
            "actions": self.state.actions if self.state else [],
            "cpu_seconds": [round(sum(each.seconds), 6) for each in self.sitting],
            "decisions": [len(each.seconds) for each in self.sitting],
            "longest_seconds": [round(max(each.seconds, default=0.0), 6) for each in self.sitting],
        }


def take_turn(state: State, seat: Seat, sitting: Sitting) -> None:
    """Let a seat decide and carry it out; a failure or an illegal action is the player's own fault."""
    try:
        action = sitting.decide(state)
    except Exception as failed:
        raise Forfeit(seat, f"{sitting.player.name} failed at ply {state.ply}: {told(failed)}") from failed
    try:
        state.play(action)
    except (LudotecaError, TypeError) as refused:
        reason = f"{sitting.player.name} played against the rules at ply {state.ply}: {refused}"
        raise Forfeit(seat, reason) from refused


def told(failed: BaseException) -> str:
    """Name an error and the line it came from; what a player from outside did wrong is said as it is."""
    if isinstance(failed, Misbehaved):
        return str(failed)
    frames = traceback.extract_tb(failed.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(failed).__name__}: {failed}{where}"


def result_of(scores: list[int] | None, ranks: list[int], error: str = "", culprit: Seat | None = None) -> Document:
    """Write a result: points and ranks by seat, the winning seats, and what went wrong, if anything."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return {"scores": scores, "ranks": ranks, "winners": winners, "error": error, "culprit": culprit}


def forfeited(seats: int, forfeit: Forfeit) -> Document:
    """The culprit comes last, all others share the victory, and nobody gets points."""
    ranks = [seats if seat == forfeit.seat else 1 for seat in range(seats)]
    return result_of(None, ranks, str(forfeit), forfeit.seat)


def nobodys_fault(error: str) -> Document:
    """A match that counts for nobody."""
    return result_of(None, [], error)
