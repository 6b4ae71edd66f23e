"""The schedule of an arena: line-ups, rounds of one seed each, and the rotations that share it."""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, groupby, permutations

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document

MAKER = "ludoteca.arena.outside:player"
LIMIT = 10.0
ROBIN, GAUNTLET, SWISS = SCHEDULES = ("robin", "gauntlet", "swiss")


class BadArena(LudotecaError):
    """An arena that cannot be played with these settings."""


@dataclass(frozen=True)
class Settings:
    """Everything that the matches depend on; arenas with equal settings play equal matches.

    `maker` is the function that makes a player from its name, as `module:name`. `code` is the version of rules and
    players, so that results of different versions are never mixed. `stages` is for Swiss schedules. `limit` is the
    number of seconds that external players have for each decision.
    """

    game: str
    players: tuple[str, ...]
    seats: int
    seed: int = 1
    options: Document = field(default_factory=dict)
    maker: str = MAKER
    code: str = ""
    schedule: str = ROBIN
    stages: int = 0
    limit: float = LIMIT

    def document(self) -> Document:
        """The settings as a document, for the first line of the results."""
        return asdict(self) | {"players": list(self.players)}

    def name(self) -> str:
        """A short name for a folder: the game and a hash of the settings."""
        text = json.dumps(self.document(), sort_keys=True)
        return f"{self.game}-{hashlib.sha256(text.encode()).hexdigest()[:10]}"


@dataclass(frozen=True)
class Fixture:
    """One match of the schedule: the number of its line-up, its round, its rotation, and the players by seat."""

    lineup: int
    round: int
    rotation: int
    seats: tuple[str, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        """The unique key of a fixture in the arena."""
        return self.lineup, self.round, self.rotation


Round = tuple[Fixture, ...]


def fitting_seats(wanted: int | None, contestants: int, allowed: range) -> int:
    """The number of seats at each table; by default one for each contestant, within the game's limits."""
    seats = wanted if wanted is not None else min(max(contestants, allowed[0]), allowed[-1])
    if seats not in allowed:
        raise BadArena("errors-arena-seats", least=allowed[0], most=allowed[-1], count=seats)
    return seats


def check_players(players: Sequence[str]) -> tuple[str, ...]:
    """Refuse empty and duplicate names; a single contestant plays against itself."""
    if not players or "" in players:
        raise BadArena("errors-arena-no-players")
    duplicates = [name for name in players if players.count(name) > 1]
    if duplicates:
        raise BadArena("errors-arena-twins", player=duplicates[0])
    return tuple(players)


def check_rivals(game: str, players: Sequence[str]) -> None:
    """Refuse a single contestant, who would win everything against itself."""
    if len(players) == 1:
        rival = "random" if players[0] == "greedy" else "greedy"
        named = f"--player {shlex.quote(players[0])} --player {rival}"
        raise BadArena("errors-arena-alone", player=players[0], command=f"ludoteca arena {game} {named}")


def check_schedule(settings: Settings) -> None:
    """Refuse an unknown schedule, or one that does not fit the players."""
    if settings.schedule not in SCHEDULES:
        raise BadArena("errors-arena-schedule", schedules=", ".join(SCHEDULES), schedule=repr(settings.schedule))
    if settings.schedule == SWISS and len(settings.players) <= settings.seats:
        raise BadArena("errors-arena-swiss", seats=settings.seats)
    if settings.stages < 0 or (settings.stages and settings.schedule != SWISS):
        raise BadArena("errors-arena-stages")
    if settings.limit <= 0:
        raise BadArena("errors-arena-limit", limit=f"{settings.limit:g}")


def lineups(players: Sequence[str], seats: int, schedule: str = ROBIN) -> list[tuple[str, ...]]:
    """All groups of players that play together; the last player takes the seats that are left over.

    In a gauntlet, only the groups with the first player.
    """
    if len(players) <= seats:
        return [(*players, *[players[-1]] * (seats - len(players)))]
    return [each for each in combinations(players, seats) if schedule != GAUNTLET or players[0] in each]


def seatings(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """All orders of a line-up around a table, without rotations of each other.

    Rounds alternate between them, so that nobody always plays after the same neighbor.
    """
    first, *others = lineup
    return [(first, *order) for order in sorted(set(permutations(others)))]


def rotations(circle: Sequence[str]) -> list[tuple[str, ...]]:
    """All rotations of a table: each player is on each seat once."""
    return [tuple(circle[-turn:]) + tuple(circle[:-turn]) for turn in range(len(circle))]


def rounds_for(matches: int, seats: int) -> int:
    """The number of complete rounds for this number of matches."""
    if matches < 1:
        raise BadArena("errors-arena-no-matches", count=matches)
    return -(-matches // seats)


def schedule(settings: Settings, matches: int) -> list[Fixture]:
    """All matches by round: in each round, every line-up plays the same seed once for each rotation."""
    return fixtures(lineups(settings.players, settings.seats, settings.schedule), rounds_for(matches, settings.seats))


def fixtures(groups: Sequence[tuple[str, ...]], rounds: int, first: int = 0) -> list[Fixture]:
    """A number of rounds of these line-ups, from round `first` on, alternating their orders around the table."""
    orders = [seatings(group) for group in groups]
    return [
        Fixture(number, each, turn, seats)
        for each in range(first, first + rounds)
        for number, circle in enumerate(orders)
        for turn, seats in enumerate(rotations(circle[each % len(circle)]))
    ]


def in_rounds(fixtures: Iterable[Fixture]) -> Iterator[Round]:
    """Group the fixtures of one line-up and one seed."""
    for _, together in groupby(fixtures, key=lambda fixture: (fixture.lineup, fixture.round)):
        yield tuple(together)


def table_seed(settings: Settings, fixture: Fixture) -> bytes:
    """The seed of the match: the same for all line-ups and rotations of a round, so that they get the same draws."""
    return b"arena %d round %d" % (settings.seed, fixture.round)


def player_seed(settings: Settings, fixture: Fixture, seat: int) -> bytes:
    """The seed of a player's own random generator, which does not depend on the other players."""
    return table_seed(settings, fixture) + b" rotation %d seat %d" % (fixture.rotation, seat)
