"""What a game is: its traits, its rules machine, and everything that turns records into words and back."""

from __future__ import annotations

import inspect
import json
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from math import prod
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from ludoteca.core import kernels
from ludoteca.core.errors import BadOption, BadPosition, LudotecaError, UnreadableAction, either
from ludoteca.core.luck import Seed, quick_luck, read_luck, secret_luck
from ludoteca.core.position import Reader
from ludoteca.core.state import State
from ludoteca.core.types import Action, Batch, Box, Document, Ints, Seat, whole

BYTES_VERSION = b"1"
MOST_PLIES = 10_000
HEAD_NAMES = ("game", "players", "options", "luck")


@dataclass(frozen=True)
class Option:
    """One table option: its choices, the default first, and the rule that speaks of it."""

    name: str
    choices: tuple[str | bool, ...]
    rule: str
    explanation: str
    only: Mapping[str | bool, Collection[int]] = field(default_factory=dict)
    """The numbers of players that a choice is for; a choice that is not listed is for all of them."""

    def choices_for(self, players: int) -> tuple[str | bool, ...]:
        """The choices that a table with this number of players has, the default first."""
        return tuple(choice for choice in self.choices if players in self.only.get(choice, (players,)))

    def check_fit(self, game: str, choice: str | bool, players: int) -> None:
        """Refuse a choice that is not for this number of players."""
        fitting = self.choices_for(players)
        if choice not in fitting:
            named = {"option": repr(self.name), "game": game, "value": repr(choice)}
            raise BadOption("errors-choice-players", players=players, choices=either(map(repr, fitting)), **named)

    def number(self, game: str, value: object) -> int:
        """Number of a choice inside the record; refuses what is not a choice."""
        for number, choice in enumerate(self.choices):
            if type(value) is type(choice) and value == choice:
                return number
        named = {"option": repr(self.name), "game": game, "value": repr(value)}
        raise BadOption("errors-bad-choice", choices=either(map(repr, self.choices)), **named)


@dataclass(frozen=True)
class Outcome:
    """How a finished match ended: points by seat, the winning seats, what decided, and the sums behind it."""

    scores: list[int]
    winners: list[Seat]
    reason: str
    breakdown: list[Document] = field(default_factory=list)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed, the rule that says so, and a name that never changes, for programs."""

    reason: str
    rule: str
    name: str


@dataclass(frozen=True)
class Part:
    """One part of an observation: its shape, and the highest number in it; the lowest is 0."""

    shape: tuple[int, ...]
    most: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Game(ABC):
    """A game: traits as attributes, rules as kernels, words as methods."""

    name: str
    title: str
    credits: str
    players: range
    options: Sequence[Option]
    dtype: np.dtype[Any]
    action_count: int
    palette: ClassVar[Mapping[str, str]] = {}
    """The colour of each letter that pictures use, as #rrggbb."""
    sayings: ClassVar[Mapping[str, str]] = {}
    """What each kind of event says, with the event's values in braces."""
    reason_texts: ClassVar[Mapping[str, str]] = {}
    """What each kind of reason says, with the reason's values in braces."""
    how_to: ClassVar[str] = ""
    """How actions are typed and pictures are read, for people at a terminal."""
    refusals: ClassVar[Mapping[int, Refusal]] = {}
    """What each code of `why_illegal` says."""
    rules: kernels.Kernels
    feature_count: ClassVar[int] = 0
    """How many features there are; 0 for a game without a learned evaluation."""
    observation: ClassVar[Mapping[str, Part]] = {}
    """What programs that learn see of a state, part by part, in the order in which `observe` writes it."""
    levels: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """How each level plays this game: the `blur` of its one look, or the `iterations` it thinks."""
    judged_each_turn: ClassVar[bool] = False
    """Whether players that think judge a line by what was learned of each of its turns, not of the last: measured."""

    def __init__(self) -> None:
        kernels.register(self.dtype, self.rules, self.action_count, self.source_folder)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def source_folder(self) -> Path:
        """The folder with the game's sources."""
        return Path(inspect.getfile(type(self))).parent

    # Making states

    def new(self, players: int = 2, seed: Seed = None, **options: object) -> State:
        """Set the table for a match; without a seed, 256 bits come from the operating system."""
        return self._set_up(players, seed, self.option_numbers(players, options))

    def new_as_recorded(self, players: int, seed: Seed, options: Mapping[str, object]) -> State:
        """Set the table of a match that was recorded, which may have options that a new table is refused."""
        return self._set_up(players, seed, self.recorded_numbers(players, options))

    def _set_up(self, players: int, seed: Seed, numbers: Ints) -> State:
        box = self.empty()
        box["luck"][0] = secret_luck(self.name, seed)
        kernels.setup_one(box, players, numbers)
        return State(self, box)

    def empty(self) -> Box:
        """Make a zeroed record, held as an array of one."""
        return np.zeros(1, self.dtype)

    def option_numbers(self, players: int, chosen: Mapping[str, object]) -> Ints:
        """Check a new table's number of players and options, and return the options' numbers inside the record."""
        numbers = self.recorded_numbers(players, chosen)
        for option, number in zip(self.options, numbers, strict=True):
            option.check_fit(self.name, option.choices[number], int(players))
        return numbers

    def recorded_numbers(self, players: int, chosen: Mapping[str, object]) -> Ints:
        """Do the same for a recorded table, which may have a choice for another number of players.

        Older versions allowed such a choice, and it changed nothing.
        """
        if whole(players) not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOption("errors-player-count", game=self.title, least=least, most=most, count=repr(players))
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                message = "errors-no-option" if known else "errors-no-options"
                raise BadOption(message, game=self.title, option=repr(name), options=", ".join(known))
        return np.array(
            [option.number(self.name, chosen.get(option.name, option.choices[0])) for option in self.options],
            np.int64,
        )

    def table_document(self, box: Box) -> Document:
        """What stands at the head of every view and position: the game, the seats, the options."""
        players = int(box["players"][0])
        return {"game": self.name, "players": players, "options": self.options_document(box)}

    def options_document(self, box: Box) -> Document:
        """Name the options a table was set with."""
        return {option.name: option.choices[int(box[option.name][0])] for option in self.options}

    def from_bytes(self, data: bytes) -> State:
        """Rebuild a state from what `to_bytes` wrote; what stands behind the header is trusted."""
        header = self.bytes_header()
        if not isinstance(data, bytes) or len(data) != len(header) + self.dtype.itemsize or not data.startswith(header):
            raise BadPosition(f"These bytes are not a state of {self.title}, or of another version of it.")
        return State(self, np.frombuffer(data[len(header) :], self.dtype).copy())

    def bytes_header(self) -> bytes:
        """Mark the bytes of a state with the game and the version of the record."""
        return b"ludoteca " + self.name.encode() + b" " + BYTES_VERSION + b"\n"

    def from_position(self, document: Document) -> State:
        """Rebuild a state from a readable position; refuses impossible ones with the reason."""
        if not isinstance(document, dict) or document.get("game") != self.name:
            raise BadPosition("errors-no-position", game=self.title, name=self.name)
        options = document.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("errors-position-options")
        players: Any = document.get("players")
        numbers = self.recorded_numbers(players, options).tolist()
        box, reader = self.empty(), Reader(document)
        box["players"] = players
        for option, number in zip(self.options, numbers, strict=True):
            box[option.name] = number
        box["seat"] = reader.number("seat", 0, players - 1)
        box["ply"] = reader.number("ply", 0, MOST_PLIES, default=0)
        box["luck"][0] = read_luck(document["luck"]) if "luck" in document else secret_luck(self.name)
        self.read_position(box, reader)
        unknown = [name for name in document if name not in (*HEAD_NAMES, *reader.asked)]
        if unknown:
            raise BadPosition("errors-position-extra", game=self.title, name=repr(unknown[0]))
        return State(self, box)

    # Many states at once

    def new_batch(self, count: int, players: int = 2, seed: Seed = None, **options: object) -> Batch:
        """Set many tables at once, for simulation: their luck is quick, not secret."""
        number = whole(count)
        if number is None or number < 0:
            raise BadOption(f"A batch holds a whole number of states, not {count!r}.")
        states = np.zeros(number, self.dtype)
        numbers = self.option_numbers(players, options)
        kernels.setup_batch(states, players, numbers, secret_luck(self.name + " batch", seed))
        return states

    def legal_mask(self, states: Batch, out: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.bool_]:
        """Mark every state's legal actions in an array of shape (states, actions); `out` is used if given."""
        self._check_batch(states)
        shape = (len(states), self.action_count)
        mask = np.empty(shape, np.bool_) if out is None else out
        if mask.shape != shape or mask.dtype != np.bool_:
            raise LudotecaError(f"The mask is an array of bool of shape {shape}, not of {mask.dtype} {mask.shape}.")
        kernels.mask_batch(states, mask, self.action_buffer())
        return mask

    def apply_batch(self, states: Batch, actions: Ints) -> None:
        """Carry out one legal action in every state that is not over.

        It trusts the caller as `State.apply` does: it refuses numbers that are not actions of the game, before any
        state has changed, but does not ask whether an action is legal.
        """
        self._check_batch(states)
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != states.shape:
            raise LudotecaError(f"{len(states)} states take {len(states)} actions, not an array of {chosen.shape}.")
        try:
            kernels.apply_batch(states, chosen)
        except IndexError:
            wrong = (states["over"] == 0) & ((chosen < 0) | (chosen >= self.action_count))
            raise self.no_such_action(int(chosen[wrong][0])) from None

    def no_such_action(self, action: object) -> UnreadableAction:
        """Why something is not an action of the game."""
        return UnreadableAction("errors-no-action", game=self.title, last=self.action_count - 1, action=repr(action))

    def playouts(self, states: Batch, seed: Seed = None, policy: str = "listed") -> tuple[Ints, Ints]:
        """Play every state to its end at random and return scores and ranks, by state and seat.

        The states themselves are played; scores and ranks are as wide as the game has seats at most. `listed` picks
        evenly among all legal actions; `quick` follows the game's rule of thumb.
        """
        self._check_batch(states)
        if policy not in ("listed", "quick"):
            raise BadOption(f"The policy of playouts is 'listed' or 'quick', not {policy!r}.")
        shape = (len(states), self.players[-1])
        scores, ranks = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        luck = quick_luck(self.name + " playouts", seed)
        kernels.play_batch(states, luck, policy == "listed", self.action_buffer(), scores, ranks)
        return scores, ranks

    def _check_batch(self, states: Batch) -> None:
        if not isinstance(states, np.ndarray) or states.ndim != 1 or states.dtype != self.dtype:
            raise LudotecaError(f"A batch of {self.title} is an array of its records, as new_batch makes it.")

    def rulebook(self, language: str = "en") -> str:
        """The numbered rules, as Markdown; in English where there is no translation."""
        folder = resources.files(f"ludoteca.games.{self.name}")
        translated = folder.joinpath("rulebook", f"{language}.md")
        book = translated if translated.is_file() else folder.joinpath("RULEBOOK.md")
        return book.read_text("utf-8")

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has; 0 for a game without one."""
        return sum(part.size for part in self.observation.values())

    def action_buffer(self) -> Ints:
        """Make a buffer with room for all actions of the game."""
        return np.empty(self.action_count, np.int64)

    # What each game says in its own words

    @abstractmethod
    def action_text(self, box: Box, action: Action) -> str:
        """Write an action as people type it."""

    @abstractmethod
    def parse_action(self, box: Box, text: str) -> Action:
        """Read an action as people type it."""

    @abstractmethod
    def event(self, box: Box, row: Sequence[int]) -> Document:
        """Put one line of the journal into words."""

    def visible(self, event: Document, seat: Seat | None) -> Document:
        """What a seat (or a spectator, None) sees of an event while the match runs; everything, if not hidden."""
        return event

    @abstractmethod
    def open_view(self, box: Box) -> Document:
        """Everything a spectator may know, ready to be drawn."""

    def own_view(self, box: Box, seat: Seat, open_view: Document) -> Document:
        """What a seat may know: the open view, which stays as it is, and what only this seat sees."""
        return open_view

    @abstractmethod
    def choices(self, box: Box) -> Document:
        """What the seat to move may do."""

    @abstractmethod
    def preview(self, before: Box, after: Box, events: list[Document]) -> Document:
        """What an action would bring to the seat that takes it, from what is open before and after."""

    def reasons(self, before: Box, after: Box, events: list[Document]) -> list[Document]:
        """What speaks for or against an action of the seat to move, the weightiest first, from what that seat knows.

        Each reason has a `sense`: a gain, a threat (what it prepares), a denial or a gift (what it takes from others or
        gives them); a `kind`, a `rule`, and values.
        """
        return []

    @abstractmethod
    def position(self, box: Box) -> Document:
        """Write what is the game's own in a position, secrets included, as a readable document."""

    @abstractmethod
    def read_position(self, box: Box, reader: Reader) -> None:
        """Read what is the game's own in a position into the record, or refuse it with the reason."""

    def outcome(self, box: Box) -> Outcome:
        """How the match stands or ended."""
        scores, ranks = self.standings(box)
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        breakdown = [self.breakdown(box, seat) for seat in range(len(scores))]
        return Outcome(scores, winners, self.decided_by(scores, breakdown), breakdown)

    def standings(self, box: Box) -> tuple[list[int], list[int]]:
        """Every seat's score and rank as they stand."""
        players = int(box["players"][0])
        scores, ranks = np.zeros(players, np.int64), np.zeros(players, np.int64)
        kernels.result_one(box, scores, ranks)
        return scores.tolist(), ranks.tolist()

    def breakdown(self, box: Box, seat: Seat) -> Document:
        """The sums behind a seat's score."""
        return {"score": self.standings(box)[0][seat]}

    def decided_by(self, scores: Sequence[int], breakdown: Sequence[Document]) -> str:
        """In a word, what decided who won."""
        return "score"

    def preview_text(self, preview: Document) -> str:
        """Put a preview into words."""
        return "\n".join(f"{name}: {value}" for name, value in preview.items())

    def reason_text(self, reason: Document) -> str:
        """Put a reason into words."""
        values = {name: ", ".join(value) if isinstance(value, list) else value for name, value in reason.items()}
        return self.reason_texts.get(reason["kind"], reason["kind"]).format(**values)

    def score_sheet(self, rows: Sequence[str], goal: int | None = None) -> Document:
        """Count what lies on a real table, written as rows of text, and explain every point."""
        raise LudotecaError("errors-no-score-sheet", game=self.title)

    def score_text(self, document: Document) -> str:
        """Put a score sheet into words."""
        raise LudotecaError("errors-no-score-sheet", game=self.title)

    def picture(self, view: Document) -> str:
        """Draw a view with plain characters."""
        return json.dumps(view, indent=1)
