"""The properties of a game that are more than a number or a text: options, refusals, outcomes, groups of actions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import prod

from ludoteca.core.errors import BadOption, IllegalAction, either
from ludoteca.core.types import Document, Seat


@dataclass(frozen=True)
class Option:
    """One table option: its choices (the default first) and the rule that defines it."""

    name: str
    choices: tuple[str | bool, ...]
    rule: str
    explanation: str
    only: Mapping[str | bool, Collection[int]] = field(default_factory=dict)
    """The numbers of players that allow a choice; a choice that is not listed is allowed for all of them."""

    def choices_for(self, players: int) -> tuple[str | bool, ...]:
        """The choices for a table with this number of players, the default first."""
        return tuple(choice for choice in self.choices if players in self.only.get(choice, (players,)))

    def check_fit(self, game: str, choice: str | bool, players: int) -> None:
        """Refuse a choice that this number of players does not allow."""
        fitting = self.choices_for(players)
        if choice not in fitting:
            named = {"option": repr(self.name), "game": game, "value": repr(choice)}
            raise BadOption("errors-choice-players", players=players, choices=either(map(repr, fitting)), **named)

    def number(self, game: str, value: object) -> int:
        """The number that stands for a choice in the record; refuses anything else."""
        for number, choice in enumerate(self.choices):
            if type(value) is type(choice) and value == choice:
                return number
        named = {"option": repr(self.name), "game": game, "value": repr(value)}
        raise BadOption("errors-bad-choice", choices=either(map(repr, self.choices)), **named)


@dataclass(frozen=True)
class Outcome:
    """How a match ended: points by seat, the winning seats, what decided it, and how each score adds up."""

    scores: list[int]
    winners: list[Seat]
    reason: str
    breakdown: list[Document] = field(default_factory=list)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the rule, and a name for programs that never changes.

    The text is the message `<game>-refusal-<name>`, or the `sentence` of a game without messages.
    """

    rule: str
    name: str
    sentence: str | None = None

    def error(self, game: str) -> IllegalAction:
        """The error for an action that is refused for this reason."""
        message = None if self.sentence else f"{game}-refusal-{self.name}"
        return IllegalAction(message, self.rule, self.name, sentence=self.sentence)


@dataclass(frozen=True)
class Part:
    """One part of an observation: its shape, its highest possible number (the lowest is 0), and what it means."""

    shape: tuple[int, ...]
    most: int
    meaning: str = ""

    @property
    def size(self) -> int:
        """The number of values."""
        return prod(self.shape)


@dataclass(frozen=True)
class ActionGroup:
    """Consecutive actions of one kind: how many there are, one of them as people type it, and what they mean."""

    count: int
    text: str
    meaning: str
