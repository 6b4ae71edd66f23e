"""The interface of a game: its properties, its rules, and the methods that turn records into text and back."""

from __future__ import annotations

import inspect
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic

import numpy as np
import numpy.typing as npt

from ludoteca.core import kernels
from ludoteca.core.board import Board, board_text
from ludoteca.core.documents import Documents, EventType, PositionType, PreviewType, ReasonType, ViewType
from ludoteca.core.errors import BadOption, BadPosition, LudotecaError, UnreadableAction
from ludoteca.core.json_writer import json_text
from ludoteca.core.luck import Seed, quick_luck, read_luck, secret_luck
from ludoteca.core.messages import message, render
from ludoteca.core.past import Secrets
from ludoteca.core.position import Reader
from ludoteca.core.properties import ActionGroup, Option, Outcome, Part, Refusal
from ludoteca.core.state import State
from ludoteca.core.types import Action, Batch, Box, Document, Ints, Seat, whole
from ludoteca.core.writers import EVERYBODY, SPECTATOR

__all__ = ["ActionGroup", "Game", "Option", "Outcome", "Part", "Refusal"]

BYTES_VERSION = b"1"
MAX_PLIES = 10_000
HEAD_NAMES = ("game", "players", "options", "luck")
UNSPOKEN = ("kind", "sense", "rule", "ply")
"""Values of events and reasons that are for programs."""


class Game(ABC, Generic[ViewType, PreviewType, EventType, ReasonType, PositionType]):
    """A game: its properties are attributes, its rules are kernels, its texts come from methods."""

    name: str
    title: str
    credits: str
    players: range
    options: Sequence[Option]
    dtype: np.dtype[Any]
    action_count: int
    palette: ClassVar[Mapping[str, str]] = {}
    """The color of each letter that pictures use, as #rrggbb."""
    reason_kinds: ClassVar[Sequence[str]] = ()
    """The kinds of reasons, the most important first."""
    how_to: ClassVar[str] = ""
    """How actions are typed and pictures are read; for a game without the message `<name>-terminal-how`."""
    documents: ClassVar[Documents | None] = None
    """The types of the game's views, previews, events, reasons, positions and outcomes, if it describes them."""
    refusals: ClassVar[Mapping[int, Refusal]] = {}
    """What each code of `why_illegal` means."""
    rules: kernels.Kernels
    feature_count: ClassVar[int] = 0
    """Number of features; 0 for a game without a learned evaluation."""
    observation: ClassVar[Mapping[str, Part]] = {}
    """The parts of an observation for learning programs, in the order in which `observe` writes them."""
    action_groups: ClassVar[Sequence[ActionGroup]] = ()
    """All actions by kind, in the order of their numbers, for the documentation; a game may leave them out."""
    secrets: ClassVar[Secrets | None] = None
    """The secrets that a seat's actions give away, if there are any."""
    levels: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """How each level plays this game: the `blur` of its one look at each action, or the `iterations` of its search."""
    lists_actions: ClassVar[bool] = True
    """Whether views list the legal actions, for clients that do not know how the game writes them."""
    sharpness: ClassVar[float] = 1.0
    """How much more certain the network's chances are made for players who search, as a power; fitted by self-play."""
    events_outlive_states: ClassVar[bool] = False
    """Whether the events of an action can also be written from any later state of the match."""
    judged_each_turn: ClassVar[bool] = False
    """Whether the search averages the network's evaluations of all turns of a line instead of using only the last one.

    Measured for each game.
    """

    def __init__(self) -> None:
        kernels.register(self.dtype, self.rules, self.action_count, self.source_folder)
        self._add_messages(self.source_folder / "messages")

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def _add_messages(self, folder: Path) -> None:
        """Add the messages that the game brings in its folder; Fluent is imported only if there are any."""
        if folder.is_dir():
            from ludoteca.locales import add_messages

            add_messages(self.name, folder)

    @property
    def source_folder(self) -> Path:
        """The folder with the game's sources."""
        return Path(inspect.getfile(type(self))).parent

    # Making states

    def new(
        self, players: int = 2, seed: Seed = None, **options: object
    ) -> State[ViewType, PreviewType, EventType, ReasonType, PositionType]:
        """Set up a match; without a seed, 256 bits come from the operating system."""
        return self._set_up(players, seed, self.option_numbers(players, options))

    def new_as_recorded(
        self, players: int, seed: Seed, options: Mapping[str, object]
    ) -> State[ViewType, PreviewType, EventType, ReasonType, PositionType]:
        """Set up a recorded match, which may have options that a new match may not."""
        return self._set_up(players, seed, self.recorded_numbers(players, options))

    def _set_up(
        self, players: int, seed: Seed, numbers: Ints
    ) -> State[ViewType, PreviewType, EventType, ReasonType, PositionType]:
        box = self.empty()
        box["luck"][0] = secret_luck(self.name, seed)
        kernels.setup_one(box, players, numbers)
        return State(self, box)

    def empty(self) -> Box:
        """Make a zeroed record, as an array of one."""
        return np.frombuffer(bytearray(self.dtype.itemsize), self.dtype)

    def option_numbers(self, players: int, chosen: Mapping[str, object]) -> Ints:
        """Check the number of players and the options of a new match; return the options as numbers for the record."""
        if not chosen and type(players) is int:
            return _usual_numbers(self, players).copy()
        return self._checked_numbers(players, chosen)

    def _checked_numbers(self, players: int, chosen: Mapping[str, object]) -> Ints:
        numbers = self.recorded_numbers(players, chosen)
        for option, number in zip(self.options, numbers, strict=True):
            option.check_fit(self.name, option.choices[number], int(players))
        return numbers

    def recorded_numbers(self, players: int, chosen: Mapping[str, object]) -> Ints:
        """Do the same for a recorded match, which may have a choice for another number of players.

        Older versions allowed such a choice, and it had no effect.
        """
        if whole(players) not in self.players:
            least, most = self.players[0], self.players[-1]
            message = "errors-player-count" if least < most else "errors-exact-player-count"
            raise BadOption(message, game=self.title, least=least, most=most, count=repr(players))
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
        """The head of every view and position: game, number of players, options."""
        players = int(box["players"][0])
        return {"game": self.name, "players": players, "options": self.options_document(box)}

    def options_document(self, box: Box) -> Document:
        """The options of a match, by name."""
        return {option.name: option.choices[int(box[option.name][0])] for option in self.options}

    def from_bytes(self, data: bytes) -> State[ViewType, PreviewType, EventType, ReasonType, PositionType]:
        """Restore a state from `to_bytes`; everything after the header is trusted."""
        header = self.bytes_header()
        if not isinstance(data, bytes) or len(data) != len(header) + self.dtype.itemsize or not data.startswith(header):
            raise BadPosition(sentence=f"These bytes are not a state of {self.title}, or of another version of it.")
        return State(self, np.frombuffer(data[len(header) :], self.dtype).copy())

    def bytes_header(self) -> bytes:
        """The first bytes of every saved state: the game and the version of the record."""
        return b"ludoteca " + self.name.encode() + b" " + BYTES_VERSION + b"\n"

    def from_position(self, document: Any) -> State[ViewType, PreviewType, EventType, ReasonType, PositionType]:
        """Restore a state from a readable position; refuses impossible positions with the reason."""
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
        box["ply"] = reader.number("ply", 0, MAX_PLIES, default=0)
        box["luck"][0] = read_luck(document["luck"]) if "luck" in document else secret_luck(self.name)
        self.read_position(box, reader)
        unknown = [name for name in document if name not in (*HEAD_NAMES, *reader.asked)]
        if unknown:
            raise BadPosition("errors-position-extra", game=self.title, name=repr(unknown[0]))
        return State(self, box)

    # Many states at once

    def new_batch(self, count: int, players: int = 2, seed: Seed = None, **options: object) -> Batch:
        """Set up many matches at once, for simulation: their random numbers are quick, not secret."""
        number = whole(count)
        if number is None or number < 0:
            raise BadOption(sentence=f"A batch holds a whole number of states, not {count!r}.")
        states = np.zeros(number, self.dtype)
        numbers = self.option_numbers(players, options)
        kernels.setup_batch(states, players, numbers, secret_luck(self.name + " batch", seed))
        return states

    def legal_mask(self, states: Batch, out: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.bool_]:
        """Mark every state's legal actions in an array of shape (states, actions): `out`, if given."""
        self._check_batch(states)
        shape = (len(states), self.action_count)
        mask = np.empty(shape, np.bool_) if out is None else out
        if mask.shape != shape or mask.dtype != np.bool_:
            raise LudotecaError(
                sentence=f"The mask is an array of bool of shape {shape}, not of {mask.dtype} {mask.shape}."
            )
        kernels.mask_batch(states, mask, self.action_buffer())
        return mask

    def apply_batch(self, states: Batch, actions: Ints) -> None:
        """Carry out one legal action in every state that is not over.

        Like `State.apply`, it trusts the caller: it refuses numbers that are not actions of the game, before any state
        changes, but does not check whether an action is legal.
        """
        self._check_batch(states)
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != states.shape:
            raise LudotecaError(
                sentence=f"{len(states)} states take {len(states)} actions, not an array of {chosen.shape}."
            )
        try:
            kernels.apply_batch(states, chosen)
        except IndexError:
            wrong = (states["over"] == 0) & ((chosen < 0) | (chosen >= self.action_count))
            raise self.no_such_action(int(chosen[wrong][0])) from None

    def no_such_action(self, action: object) -> UnreadableAction:
        """The error for something that is not an action of the game."""
        return UnreadableAction("errors-no-action", game=self.title, last=self.action_count - 1, action=repr(action))

    def playouts(self, states: Batch, seed: Seed = None, policy: str = "listed") -> tuple[Ints, Ints]:
        """Play every state to its end at random and return scores and ranks, by state and seat.

        The states are changed in place. Scores and ranks have a column for each seat of the largest table. The policy
        `listed` picks uniformly among all legal actions; `quick` follows the game's rule of thumb.
        """
        self._check_batch(states)
        if policy not in ("listed", "quick"):
            raise BadOption(sentence=f"The policy of playouts is 'listed' or 'quick', not {policy!r}.")
        shape = (len(states), self.players[-1])
        scores, ranks = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        luck = quick_luck(self.name + " playouts", seed)
        kernels.play_batch(states, luck, policy == "listed", self.action_buffer(), scores, ranks)
        return scores, ranks

    def _check_batch(self, states: Batch) -> None:
        if not isinstance(states, np.ndarray) or states.ndim != 1 or states.dtype != self.dtype:
            raise LudotecaError(sentence=f"A batch of {self.title} is an array of its records, as new_batch makes it.")

    def rulebook(self, language: str = "en") -> str:
        """The numbered rules, as Markdown; in English where there is no translation."""
        translated = self.source_folder / "rulebook" / f"{language}.md"
        book = translated if translated.is_file() else self.source_folder / "RULEBOOK.md"
        return book.read_text("utf-8")

    @property
    def observation_size(self) -> int:
        """Number of values in an observation; 0 for a game without one."""
        return sum(part.size for part in self.observation.values())

    def action_buffer(self) -> Ints:
        """Make a buffer that is large enough for all actions of the game."""
        return np.empty(self.action_count, np.int64)

    # Documents, made from the methods of each game below; `WrittenGame` has them from compiled code

    def views(self, box: Box, seats: Sequence[Seat | None]) -> list[Document]:
        """The views of several seats (or spectators, None): what they have in common is made once."""
        to_move = None if box["over"][0] else int(box["seat"][0])
        head = {**self.table_document(box), "ply": int(box["ply"][0]), "to_move": to_move, "over": to_move is None}
        outcome = asdict(self.outcome(box)) if to_move is None else None
        open_view = self.open_view(box)
        views = []
        for seat in seats:
            seen = open_view if seat is None else self.own_view(box, seat, open_view)
            legal = self.choices(box) if seat is not None and seat == to_move else None
            views.append(self._complete(box, {**head, "seat": seat, **seen, "legal": legal, "outcome": outcome}))
        return views

    def view_json(self, box: Box, seat: Seat | None) -> bytes:
        """The view of a seat (or a spectator, None) as JSON."""
        return json_text(self.views(box, [seat])[0]).encode()

    def _complete(self, box: Box, view: Document) -> Document:
        """Add what clients draw that do not know the game: the legal actions, and a board or a picture."""
        if not self.lists_actions:
            return view
        if view["legal"] is not None:
            view["legal"] = {**view["legal"], "actions": self.listed_actions(box, view)}
        board = self.board(view)
        return {**view, "picture": self.picture(view)} if board is None else {**view, "board": board}

    def events(self, box: Box, rows: Ints, reader: int, ply: int) -> list[Document]:
        """The events of an action, as a reader sees them; `box` is the state after it."""
        events = [self.event(box, row) | {"ply": ply} for row in rows[1 : rows[0, 0] + 1].tolist()]
        if reader == EVERYBODY or box["over"][0]:
            return events
        return [self.visible(event, None if reader == SPECTATOR else reader) for event in events]

    def narration(self, box: Box, rows: Ints, reader: int) -> list[Document]:
        """What the events of an action mean to a reader, a message for each sentence."""
        return self.narrate(self.events(box, rows, reader, 0))

    def events_json(self, box: Box, rows: Ints, reader: int, ply: int) -> bytes:
        """The events of an action as JSON."""
        return json_text(self.events(box, rows, reader, ply)).encode()

    def narration_json(self, box: Box, rows: Ints, reader: int) -> bytes:
        """What the events of an action mean to a reader, as JSON."""
        return json_text(self.narration(box, rows, reader)).encode()

    def preview_of(self, before: Box, after: Box, rows: Ints) -> Document:
        """What an action would change; `rows` are its events."""
        return self.preview(before, after, [self.event(after, row) for row in rows[1 : rows[0, 0] + 1].tolist()])

    def preview_json(self, before: Box, after: Box, rows: Ints) -> bytes:
        """What an action would change, as JSON."""
        return json_text(self.preview_of(before, after, rows)).encode()

    def reasons_of(self, before: Box, after: Box, rows: Ints) -> list[Document]:
        """The reasons for and against an action; `rows` are its events."""
        return self.reasons(before, after, [self.event(after, row) for row in rows[1 : rows[0, 0] + 1].tolist()])

    # Methods for the texts and documents of each game

    @abstractmethod
    def action_text(self, box: Box, action: Action) -> str:
        """Write an action as people type it."""

    @abstractmethod
    def parse_action(self, box: Box, text: str) -> Action:
        """Read an action as people type it."""

    @abstractmethod
    def event(self, box: Box, row: Sequence[int]) -> Document:
        """Turn one event of an action into a document."""

    def visible(self, event: Document, seat: Seat | None) -> Document:
        """What a seat (or a spectator, None) sees of an event during the match; by default everything."""
        return event

    @abstractmethod
    def open_view(self, box: Box) -> Document:
        """Everything that a spectator may know, ready to be drawn."""

    def own_view(self, box: Box, seat: Seat, open_view: Document) -> Document:
        """The open view plus what only this seat sees; `open_view` itself is not changed."""
        return open_view

    def choices(self, box: Box) -> Document:
        """What else the seat to move should know about its choices, besides the list of its actions."""
        return {}

    def places(self, box: Box, action: Action) -> list[str]:
        """The places of the board that people point at to choose a legal action, in order; none by default."""
        return []

    def board(self, view: Document) -> Board | None:
        """The description of a view from which the page and the terminal draw it; None without one."""
        return None

    def listed_actions(self, box: Box, view: Document) -> list[Document]:
        """The legal actions of the seat to move: the text of each, its message if it has one, and its places."""
        buffer = self.action_buffer()
        actions: list[Action] = buffer[: kernels.list_one(box, buffer)].tolist()
        texts = [self.action_text(box, action) for action in actions]
        return [
            {"action": text, "says": self.action_message(text, view), "places": self.places(box, action)}
            for action, text in zip(actions, texts, strict=True)
        ]

    def preview(self, before: Box, after: Box, events: list[Document]) -> Document:
        """What an action would change for its seat, from the open parts of the states before and after."""
        return {}

    def reasons(self, before: Box, after: Box, events: list[Document]) -> list[Document]:
        """The reasons for and against an action of the seat to move, the most important first, from what it knows.

        Each reason has a `sense`: a gain, a threat (it prepares a gain), a denial (it takes something from others) or a
        gift (it gives them something). It also has a `kind`, a `rule`, and values.
        """
        return []

    # What each game tells people, as messages (see core.messages)

    def narrate(self, events: Sequence[Any]) -> list[Document]:
        """What the events of one action mean to people, a message for each sentence."""
        return [self._build_message("event", event) for event in events]

    def reason_message(self, reason: Any) -> Document:
        """A reason for or against an action."""
        return self._build_message("reason", reason)

    def secret_message(self, box: Box, seat: Seat, secret: int) -> Document | None:
        """What a seat seems to be after, if it has this one of the game's `secrets`; None if that no longer matters."""
        return None

    def action_message(self, action: str, view: Any) -> Document | None:
        """An action as the seat to move sees it; None for a game that has only the text of an action."""
        return None

    def preview_messages(self, preview: Any) -> list[Document]:
        """What an action would bring, the summary first."""
        return [self._build_message("preview", {"kind": name, "value": value}) for name, value in preview.items()]

    def _build_message(self, family: str, document: Document) -> Document:
        values = {name: value for name, value in document.items() if name not in UNSPOKEN}
        return message(f"{self.name}-{family}-{document['kind'].replace('_', '-')}", **values)

    @abstractmethod
    def position(self, box: Box) -> Document:
        """The game's own part of a position, hidden parts included, as a readable document."""

    @abstractmethod
    def read_position(self, box: Box, reader: Reader) -> None:
        """Read the game's own part of a position into the record, or refuse it with the reason."""

    def outcome(self, box: Box) -> Outcome:
        """The final outcome, or the one that would follow from the present scores."""
        scores, ranks = self.standings(box)
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        breakdown = [self.breakdown(box, seat) for seat in range(len(scores))]
        return Outcome(scores, winners, self.decided_by(scores, breakdown), breakdown)

    def standings(self, box: Box) -> tuple[list[int], list[int]]:
        """Every seat's present score and rank."""
        players = int(box["players"][0])
        scores, ranks = np.zeros(players, np.int64), np.zeros(players, np.int64)
        kernels.result_one(box, scores, ranks)
        return scores.tolist(), ranks.tolist()

    def breakdown(self, box: Box, seat: Seat) -> Document:
        """How a seat's score adds up."""
        return {"score": self.standings(box)[0][seat]}

    def sources(self, box: Box, seat: Seat) -> dict[str, int]:
        """A seat's score by source; the parts add up to the score."""
        return {"score": self.standings(box)[0][seat]}

    def goals_reached(self, box: Box, seat: Seat) -> dict[str, int]:
        """How often a seat has reached each goal of the game; goals that it never reached are left out."""
        return {}

    def decided_by(self, scores: Sequence[int], breakdown: Sequence[Document]) -> str:
        """One word for what decided the match."""
        return "score"

    def preview_text(self, preview: PreviewType, language: str = "en") -> str:
        """The text of a preview, a line for each message."""
        return "\n".join(render(each, language) for each in self.preview_messages(preview))

    def reason_text(self, reason: ReasonType, language: str = "en") -> str:
        """The text of a reason."""
        return render(self.reason_message(reason), language)

    def score_sheet(self, rows: Sequence[str], goal: int | None = None) -> Document:
        """Count what is on a real table, written as rows of text, and explain every point."""
        raise LudotecaError("errors-no-score-sheet", game=self.title)

    def end_view(self, players: int, numbers: Sequence[int]) -> Document:
        """What everybody sees at the end of a match at a real table, from the numbers of a score sheet.

        The module `end` of the game says what they are.
        """
        box = self.new(players).record
        kernels.fill_one(box, np.array(numbers, np.int64))
        return self.views(box, [None])[0]

    def may_i(self, players: int, numbers: Sequence[int]) -> Refusal | None:
        """Why something is not allowed at a real table, or None if it is.

        The module `real_turn` of the game says what the numbers are.
        """
        code = int(kernels.ask_one(self.new(players).record, np.array(numbers, np.int64)))
        return self.refusals[code] if code else None

    def score_text(self, document: Document, language: str = "en") -> str:
        """The text of a score sheet."""
        raise LudotecaError("errors-no-score-sheet", game=self.title)

    def picture(self, view: Any) -> str:
        """Draw a view with plain characters: its board, or all of it for a game without a board."""
        board = view.get("board")
        return json.dumps(view, indent=1) if board is None else board_text(board)


@cache
def _usual_numbers(game: Game, players: int) -> Ints:
    return game._checked_numbers(players, {})
