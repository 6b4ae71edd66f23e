"""Who meets whom: line-ups, rounds of one seed each, and the rotations that share it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, groupby, permutations

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document

MAKER = "ludoteca.arena.outside:player"
LIMIT = 10.0
ROBIN, GAUNTLET, SWISS = SCHEDULES = ("robin", "gauntlet", "swiss")


class BadArena(LudotecaError):
    """An arena that cannot be held as it was asked for."""


@dataclass(frozen=True)
class Settings:
    """Everything that decides how the matches go; two arenas with equal settings play equal matches.

    `maker` is the function that makes a player from its text, as `module:name`. `code` names the version of rules
    and players, so that results of different versions are never mixed. `stages` is for Swiss schedules. `limit` is the
    number of seconds that players from outside have for each decision.
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
        """Write the settings as they stand at the head of the results."""
        return asdict(self) | {"players": list(self.players)}

    def name(self) -> str:
        """A short name for a folder: the game, and a few letters that differ when any setting does."""
        written = json.dumps(self.document(), sort_keys=True)
        return f"{self.game}-{hashlib.sha256(written.encode()).hexdigest()[:10]}"


@dataclass(frozen=True)
class Fixture:
    """One match to be played: the number of its line-up, its round, its rotation, and who sits where."""

    lineup: int
    round: int
    rotation: int
    seats: tuple[str, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells a fixture from all others of the arena."""
        return self.lineup, self.round, self.rotation


Round = tuple[Fixture, ...]


def fitting_seats(wanted: int | None, contestants: int, allowed: range) -> int:
    """The number of seats at each table: as asked for, else one for each contestant as far as the game goes."""
    seats = wanted if wanted is not None else min(max(contestants, allowed[0]), allowed[-1])
    if seats not in allowed:
        raise BadArena("errors-arena-seats", least=allowed[0], most=allowed[-1], count=seats)
    return seats


def check_players(players: Sequence[str]) -> tuple[str, ...]:
    """Refuse empty names and twins; one contestant alone plays against itself."""
    if not players or "" in players:
        raise BadArena("errors-arena-no-players")
    twins = [name for name in players if players.count(name) > 1]
    if twins:
        raise BadArena("errors-arena-twins", player=twins[0])
    return tuple(players)


def check_schedule(settings: Settings) -> None:
    """Refuse a schedule that does not exist, or that does not fit the players."""
    if settings.schedule not in SCHEDULES:
        raise BadArena("errors-arena-schedule", schedules=", ".join(SCHEDULES), schedule=repr(settings.schedule))
    if settings.schedule == SWISS and len(settings.players) <= settings.seats:
        raise BadArena("errors-arena-swiss", seats=settings.seats)
    if settings.stages < 0 or (settings.stages and settings.schedule != SWISS):
        raise BadArena("errors-arena-stages")
    if settings.limit <= 0:
        raise BadArena("errors-arena-limit", limit=f"{settings.limit:g}")


def lineups(players: Sequence[str], seats: int, schedule: str = ROBIN) -> list[tuple[str, ...]]:
    """All groups that sit down together; where seats are left over, the last player named takes them.

    In a gauntlet, all that the first player named belongs to.
    """
    if len(players) <= seats:
        return [(*players, *[players[-1]] * (seats - len(players)))]
    return [each for each in combinations(players, seats) if schedule != GAUNTLET or players[0] in each]


def circles(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """All orders in which a line-up can sit around a table, no two of them rotations of each other.

    Rounds go through them in turn, so that nobody always plays after the same neighbour.
    """
    first, *others = lineup
    return [(first, *order) for order in sorted(set(permutations(others)))]


def rotations(circle: Sequence[str]) -> list[tuple[str, ...]]:
    """Every way to turn the table: each player sits on each seat equally often."""
    return [tuple(circle[-turn:]) + tuple(circle[:-turn]) for turn in range(len(circle))]


def rounds_for(matches: int, seats: int) -> int:
    """How many whole rounds hold that many matches."""
    if matches < 1:
        raise BadArena("errors-arena-no-matches", count=matches)
    return -(-matches // seats)


def schedule(settings: Settings, matches: int) -> list[Fixture]:
    """All matches, round by round: in each, every line-up plays the same seed once for each turn of the table."""
    return fixtures(lineups(settings.players, settings.seats, settings.schedule), rounds_for(matches, settings.seats))


def fixtures(groups: Sequence[tuple[str, ...]], rounds: int, first: int = 0) -> list[Fixture]:
    """So many rounds of these line-ups, from the first on; orders around the table take turns."""
    orders = [circles(group) for group in groups]
    return [
        Fixture(number, each, turn, seats)
        for each in range(first, first + rounds)
        for number, circle in enumerate(orders)
        for turn, seats in enumerate(rotations(circle[each % len(circle)]))
    ]


def in_rounds(fixtures: Iterable[Fixture]) -> Iterator[Round]:
    """Put together what one line-up plays on one seed."""
    for _, together in groupby(fixtures, key=lambda fixture: (fixture.lineup, fixture.round)):
        yield tuple(together)


def table_seed(settings: Settings, fixture: Fixture) -> bytes:
    """The seed of the table: the same for all line-ups and rotations of a round, so that they share their luck."""
    return b"arena %d round %d" % (settings.seed, fixture.round)


def player_seed(settings: Settings, fixture: Fixture, seat: int) -> bytes:
    """The seed of a player's own luck: it does not depend on who else sits at the table."""
    return table_seed(settings, fixture) + b" rotation %d seat %d" % (fixture.rotation, seat)
