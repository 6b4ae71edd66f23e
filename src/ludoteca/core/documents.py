"""The documents that games produce, as types: the parts that all games share.

A game describes its documents as TypedDicts in `games/<name>/documents.py`. The second argument of each `Annotated` is
the description of a field. The types, the JSON Schemas (`core/schemas.py`) and the documentation come from there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict


class Message(TypedDict):
    """What people read: the id of a message and its values. `ludoteca.core.messages.render` turns it into a text."""

    id: Annotated[str, "The id of the message in the `.ftl` files."]
    values: NotRequired[
        Annotated[dict[str, Any], "Numbers, texts, other messages or lists of messages; left out if there are none."]
    ]


class ViewHead(TypedDict):
    """What the views of all games contain."""

    players: Annotated[int, "The number of seats."]
    ply: Annotated[int, "The number of actions so far."]
    to_move: Annotated[int | None, "The seat to move; `null` when the match is over."]
    over: Annotated[bool, "Whether the match is over."]
    seat: Annotated[int | None, "The seat whose view this is; `null` for a spectator's."]


class OutcomeHead(TypedDict):
    """What the outcomes of all games contain."""

    scores: Annotated[list[int], "The points, by seat."]
    winners: Annotated[list[int], "The winning seats; several if they share the victory."]


class ReasonHead(TypedDict):
    """What the reasons of all games contain, beside their `sense` and their `kind`."""

    rule: Annotated[str, "The number of the rule."]
    says: NotRequired[Annotated[Message, "The reason in words."]]


# A class cannot have a field whose name is a word of Python.
Change = TypedDict("Change", {"from": Annotated[int, "The number before."], "to": Annotated[int, "The number after."]})


class SecretLuck(TypedDict):
    """The generator of a real match, ChaCha20."""

    kind: Annotated[Literal["secret"], "Nobody can predict what it draws."]
    key: Annotated[str, "The key, in hexadecimal digits."]
    block: Annotated[int, "The number of the next block."]
    used: Annotated[int, "How many words of the current block were used."]


class QuickLuck(TypedDict):
    """The generator of a simulation: fast, but not secret."""

    kind: Annotated[Literal["quick"], "Whoever knows the state can predict what it draws."]
    word: Annotated[int, "The first word of its state."]
    carry: Annotated[int, "The second word of its state."]


class PositionHead(TypedDict):
    """What the positions of all games contain."""

    players: Annotated[int, "The number of seats."]
    seat: Annotated[int, "The seat to move."]
    ply: Annotated[int, "The number of actions so far."]
    first: Annotated[int, "The seat that had the first turn."]
    over: Annotated[bool, "Whether the match is over."]
    luck: Annotated[SecretLuck | QuickLuck, "The generator of everything random that is still to come."]


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    ViewType = TypeVar("ViewType", default=Any)
    PreviewType = TypeVar("PreviewType", default=Any)
    EventType = TypeVar("EventType", default=Any)
    ReasonType = TypeVar("ReasonType", default=Any)
    PositionType = TypeVar("PositionType", default=Any)
else:  # Only type checkers know defaults, before Python 3.13.
    from typing import TypeVar

    ViewType, PreviewType, EventType = TypeVar("ViewType"), TypeVar("PreviewType"), TypeVar("EventType")
    ReasonType, PositionType = TypeVar("ReasonType"), TypeVar("PositionType")

Kind: TypeAlias = Any
"""A TypedDict, or a union of several."""


@dataclass(frozen=True)
class Documents:
    """The types of a game's documents."""

    view: Kind
    """What a seat may know: `state.view(seat)`."""
    event: Kind
    """What an action caused: each item of `state.events_since(ply, seat)`."""
    preview: Kind
    """What an action would bring: `state.preview(action)`."""
    reason: Kind
    """A reason for or against an action: each item of `state.reasons(action)` and of a hint's `reasons`."""
    position: Kind
    """A whole position, secrets included: `state.position()`."""
    outcome: Kind
    """How a match ended: `view["outcome"]`; `state.outcome()` has the same as attributes."""
