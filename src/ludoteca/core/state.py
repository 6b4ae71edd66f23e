"""One state of a game, for Python."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Generic, Self, cast

import numpy as np

from ludoteca.core import kernels
from ludoteca.core.action_events import ActionEvents, reader_of
from ludoteca.core.documents import EventType, PositionType, PreviewType, ReasonType, ViewType
from ludoteca.core.errors import IllegalAction, LudotecaError, UnreadableAction
from ludoteca.core.luck import Seed, luck_document, quick_luck
from ludoteca.core.past import Decision, pack, unpack, witness
from ludoteca.core.record_calls import OVER, PLAYERS, PLY, SEAT, carry_out, list_actions, read_head
from ludoteca.core.records import duplicate
from ludoteca.core.types import Action, Box, Document, Ints, Observation, Seat, whole

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Outcome


class State(Generic[ViewType, PreviewType, EventType, ReasonType, PositionType]):
    """A state of a match: the record, and the actions since it was set up or loaded."""

    __slots__ = ("_actions", "_box", "_past", "_start", "_witnessed", "game")

    def __init__(
        self,
        game: Game[ViewType, PreviewType, EventType, ReasonType, PositionType],
        box: Box,
        past: Sequence[Decision] = (),
    ) -> None:
        self.game = game
        self._box = box
        self._start = duplicate(box)
        self._actions: list[Action] = []
        self._past = list(past)
        # The state after the decisions in `_past`, and how many of `_actions` are among them.
        self._witnessed: tuple[Box, int] = (self._start, 0)

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.seat} to move"
        return f"<{self.game.name}, {self.players} players, ply {self.ply}, {turn}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self._box.tobytes() == other._box.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.game.name, self._start.tobytes(), tuple(self._actions), pack(self.start().past))

    @property
    def players(self) -> int:
        """Number of seats."""
        return read_head(self._box, PLAYERS)

    @property
    def ply(self) -> int:
        """Number of actions since the match was set up."""
        return read_head(self._box, PLY)

    @property
    def seat(self) -> Seat | None:
        """The seat to move, None when the match is over."""
        return None if read_head(self._box, OVER) else read_head(self._box, SEAT)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return read_head(self._box, OVER) != 0

    @property
    def options(self) -> Document:
        """The options of the match."""
        return self.game.options_document(self._box)

    @property
    def actions(self) -> list[Action]:
        """The actions since the match was set up or loaded."""
        return self._actions.copy()

    @property
    def past(self) -> list[Decision]:
        """What everybody has seen the seats do, for games with `secrets`, since the match was set up or loaded.

        A resampled state has the same past: it contains nothing that spectators could not see.
        """
        box, count = self._witnessed
        if self.game.secrets is not None and count < len(self._actions):
            seen, after = witness(self.game, box, self._actions[count:])
            self._past += seen
            self._witnessed = after, len(self._actions)
        return self._past.copy()

    @property
    def record(self) -> Box:
        """The record itself, as an array of one, for compiled code. Changing it changes the state."""
        return self._box

    # Acting

    def legal_actions(self) -> list[Action]:
        """All legal actions, ascending; empty when the match is over."""
        return list_actions(self._box)

    def action_text(self, action: Action) -> str:
        """Write an action as people type it."""
        return self.game.action_text(self._box, self._check_number(action))

    def parse_action(self, text: str) -> Action:
        """Read an action as people type it; it may still be illegal."""
        if not isinstance(text, str):
            raise UnreadableAction(sentence=f"An action is read from a text, not from {text!r}.")
        return self.game.parse_action(self._box, text)

    def why_illegal(self, action: Action | str) -> IllegalAction | None:
        """Why an action is not allowed now, or None if it is."""
        try:
            self._check(action)
        except IllegalAction as refused:
            return refused
        return None

    def play(self, action: Action | str) -> None:
        """Check an action and carry it out; a refused action changes nothing."""
        self.apply(self._check(action))

    def apply(self, action: Action) -> None:
        """Carry out an action that the caller knows to be legal, for example one of `legal_actions`.

        A number that is not an action of the game is refused. Legality is not checked: an illegal action leaves a
        meaningless state. `play` checks it.
        """
        if not carry_out(self._box, action, self._actions):
            raise self.game.no_such_action(action)

    def apply_with_events(self, action: Action) -> list[EventType]:
        """Carry out an action like `apply`, and return its events, hidden ones included."""
        return self.apply_and_record(action).everything()

    def apply_and_record(self, action: Action) -> ActionEvents:
        """Carry out an action like `apply`, and return what it caused, for everybody who may see some of it."""
        number, ply, rows = self._check_number(action), self.ply, kernels.new_events()
        kernels.apply_one(self._box, number, rows)
        self._actions.append(number)
        return ActionEvents(self.game, self._box, rows, ply)

    def _check(self, action: Action | str) -> Action:
        number = self.parse_action(action) if isinstance(action, str) else self._check_number(action)
        code = kernels.judge_one(self._box, number)
        if code != 0:
            raise self.game.refusals[code].error(self.game.name)
        return number

    def _check_number(self, action: Action) -> Action:
        number = whole(action)
        if number is None or not 0 <= number < self.game.action_count:
            raise self.game.no_such_action(action)
        return number

    # Knowing

    def view(self, seat: Seat | None = None) -> ViewType:
        """Everything that a seat may know, ready to be drawn; without a seat, what a spectator may know."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[Seat | None]) -> list[ViewType]:
        """The views of several seats (or spectators, None): the same as `view` for each, but cheaper."""
        viewers = [None if seat is None else self._check_seat(seat) for seat in seats]
        views: list[Any] = self.game.views(self._box, viewers)
        return views

    def view_json(self, seat: Seat | None = None) -> bytes:
        """The same as `view`, as JSON: much faster, because compiled code writes it."""
        return self.game.view_json(self._box, None if seat is None else self._check_seat(seat))

    def observation(self, seat: Seat) -> Observation:
        """Everything that a seat may know as small integers, in the order of the game's `observation`."""
        seen = np.zeros(self.game.observation_size, np.int8)
        kernels.observe_one(self._box, self._check_seat(seat), seen)
        return seen

    def preview(self, action: Action | str) -> PreviewType:
        """What a legal action would change, without anything that depends on chance."""
        return cast("PreviewType", self.game.preview_of(self._box, *self._try(action)))

    def preview_json(self, action: Action | str) -> bytes:
        """The same as `preview`, as JSON: much faster, because compiled code writes it."""
        return self.game.preview_json(self._box, *self._try(action))

    def reasons(self, action: Action | str) -> list[ReasonType]:
        """Reasons for or against a legal action, without anything that the seat to move cannot know."""
        return cast("list[ReasonType]", self.game.reasons_of(self._box, *self._try(action)))

    def _try(self, action: Action | str) -> tuple[Box, Ints]:
        number = self._check(action)
        after, rows = duplicate(self._box), kernels.new_events()
        kernels.apply_one(after, number, rows)
        return after, rows

    def events_since(self, ply: int = 0, seat: Seat | None = None) -> list[EventType]:
        """The events of every action from this ply on, in order, as the seat (or a spectator) saw them.

        When the match is over, nothing is hidden. Plies before a loaded position are not known.
        """
        viewer = None if seat is None else self._check_seat(seat)
        first = self.ply - len(self._actions)
        if whole(ply) not in range(first, self.ply + 1):
            raise LudotecaError(sentence=f"This state knows the plies {first} to {self.ply}, not {ply}.")
        past = [each for each in self._replay(first) if each.ply >= ply]
        seen = (each.everything() if self.over else each.seen_by(viewer) for each in past)
        return [*chain.from_iterable(seen)]

    def history(self) -> list[ActionEvents]:
        """What every action since the match was set up or loaded caused."""
        return [*self._replay(self.ply - len(self._actions))]

    def _replay(self, first: int) -> Iterator[ActionEvents]:
        """Play all actions again; `first` is the ply of the first of them."""
        box, rows = duplicate(self._start), kernels.new_events()
        for ply, action in enumerate(self._actions, start=first):
            kernels.apply_one(box, action, rows)
            yield ActionEvents(self.game, box, rows, ply)

    def outcome(self) -> Outcome:
        """How the match ended; raises an error if it has not."""
        if not self.over:
            raise LudotecaError(sentence="The match is not over yet, so it has no outcome.")
        return self.game.outcome(self._box)

    def points_by_source(self) -> list[dict[str, int]]:
        """Every seat's present score by source."""
        return [self.game.sources(self._box, seat) for seat in range(self.players)]

    def goals_reached(self) -> list[dict[str, int]]:
        """How often every seat has reached each goal so far."""
        return [self.game.goals_reached(self._box, seat) for seat in range(self.players)]

    # Copying

    def copy(self) -> Self:
        """An independent copy, with the same actions and the same random numbers to come."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin._box = duplicate(self._box)
        twin._start = self._start
        twin._actions = self._actions.copy()
        twin._past, twin._witnessed = self._past.copy(), self._witnessed
        return twin

    def start(self) -> Self:
        """The state from which the actions lead here."""
        earlier = self.past[: -len(self._actions) or None]
        return type(self)(self.game, duplicate(self._start), earlier)

    def resample(self, seat: Seat | None, seed: Seed = None) -> Self:
        """A random state that agrees with everything the seat knows; all such states are equally likely."""
        box = duplicate(self._box)
        number = reader_of(None if seat is None else self._check_seat(seat))
        kernels.resample_one(box, number, quick_luck(self.game.name + " resample", seed))
        return type(self)(self.game, box, self.past)

    def position(self) -> PositionType:
        """The complete position, hidden parts included, as a readable document."""
        document = {
            **self.game.table_document(self._box),
            "seat": read_head(self._box, SEAT),
            "ply": self.ply,
            **self.game.position(self._box),
            "luck": luck_document(self._box["luck"][0]),
        }
        return cast("PositionType", document)

    def to_bytes(self) -> bytes:
        """The complete state, hidden parts included, as bytes."""
        return self.game.bytes_header() + self._box.tobytes()

    def _check_seat(self, seat: Seat) -> Seat:
        number = whole(seat)
        if number is None or number not in range(self.players):
            raise LudotecaError("errors-no-seat", last=self.players - 1, seat=repr(seat))
        return number


def _rebuild(name: str, start: bytes, actions: tuple[Action, ...], past: bytes) -> State:
    """Unpickle a state: its start, the actions since, and the decisions before."""
    from ludoteca.core.library import game

    found = game(name)
    state = State(found, found.from_bytes(found.bytes_header() + start).record, unpack(found, past))
    for action in actions:
        state.apply(action)
    return state
