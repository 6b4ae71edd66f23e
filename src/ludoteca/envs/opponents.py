"""The opponents of Gymnasium's environments: the same words for one table and for thousands.

`self`: you decide for every seat. Otherwise a player's name (`random`, `novice`, `master@200`, …), an object with a
method `choose`, or a list of them, one for each other seat, beginning with the seat after yours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Ints, Seat
from ludoteca.search.players import Player, player

SELF = "self"
Opponent = str | Player
Opponents = Opponent | Sequence[Opponent]


@dataclass(frozen=True)
class Lineup:
    """The number of seats and who sits at them: no opponents at all if you decide for every seat."""

    players: int
    others: tuple[Opponent, ...]

    @property
    def is_self(self) -> bool:
        """Whether you decide for every seat."""
        return not self.others

    @property
    def has_objects(self) -> bool:
        """Whether some opponents are objects, of which there is only one each."""
        return any(not isinstance(each, str) for each in self.others)

    def same_name(self) -> str | None:
        """The name of all opponents, if they have the same one."""
        names = set(map(repr, self.others))
        return self.others[0] if len(names) == 1 and isinstance(self.others[0], str) else None

    def make_players(self, game: Game) -> list[Player]:
        """New players for the other seats, beginning with the seat after yours."""
        return [player(each, game) if isinstance(each, str) else each for each in self.others]


def read_lineup(game: Game, opponents: Opponents, players: int | None) -> Lineup:
    """Read the opponents and the number of players; without a number there are as many as the opponents need."""
    if isinstance(opponents, str) or has_choose(opponents):
        count = game.players[0] if players is None else players
        others: Sequence[Any] = () if opponents == SELF else [opponents] * (count - 1)
    elif isinstance(opponents, Sequence) and not isinstance(opponents, bytes):
        count = len(opponents) + 1 if players is None else players
        others = opponents
        if len(others) != count - 1:
            raise LudotecaError(sentence=f"A table for {count} has {count - 1} opponents, not {len(others)}.")
    else:
        raise bad_opponent(opponents)
    for each in others:
        if each == SELF or not (isinstance(each, str) or has_choose(each)):
            raise bad_opponent(each)
    return Lineup(count, tuple(others))


def has_choose(candidate: object) -> bool:
    """Whether something can play: it has a method `choose`."""
    return callable(getattr(candidate, "choose", None)) and not isinstance(candidate, type)


def bad_opponent(given: object) -> LudotecaError:
    """The error for something that cannot be an opponent."""
    return LudotecaError(
        sentence=f"Opponents are {SELF!r} (you decide for every seat), the name of a player such as 'random' or "
        f"'novice', an object with a method choose(state, luck), or a list of names and objects, one for each other "
        f"seat; not {given!r}."
    )


def check_seat(seat: Seat | None, lineup: Lineup) -> Seat | None:
    """Refuse a seat that the table does not have."""
    if seat is not None and seat not in range(lineup.players):
        raise LudotecaError(
            sentence=f"With {lineup.players} players your seat is 0 to {lineup.players - 1}, not {seat!r}."
        )
    if seat is not None and lineup.is_self:
        raise LudotecaError(sentence=f"With the opponents {SELF!r} you decide for every seat: leave seat={seat} out.")
    return seat


def play_others(state: State, learner: Seat, others: Sequence[Player], luck: Ints) -> None:
    """Let the others play until it is the learner's turn, or the match is over. Their actions are checked."""
    while (seat := state.seat) not in (None, learner):
        assert seat is not None
        other = others[(seat - learner) % state.players - 1]
        state.play(other.choose(state.copy(), luck))
