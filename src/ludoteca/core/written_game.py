"""A game whose documents are written by compiled code: the same in Python, on the server and in the browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np

from ludoteca.core import writers
from ludoteca.core.action_events import reader_of
from ludoteca.core.documents import EventType, PositionType, PreviewType, ReasonType, ViewType
from ludoteca.core.game import Game
from ludoteca.core.json_writer import Out, new_out
from ludoteca.core.properties import Outcome
from ludoteca.core.types import Action, Box, Document, Ints, Seat
from ludoteca.core.writers import EVERYBODY, Writers


class WrittenGame(Game[ViewType, PreviewType, EventType, ReasonType, PositionType]):
    """A game that has its documents from `writers`."""

    writers: ClassVar[Writers]
    events_outlive_states = True

    def __init__(self) -> None:
        super().__init__()
        writers.register(self.dtype, self.writers)

    def view_json(self, box: Box, seat: Seat | None) -> bytes:
        return write_document(writers.view_one, box, reader_of(seat))

    def views(self, box: Box, seats: Sequence[Seat | None]) -> list[Document]:
        return [json.loads(self.view_json(box, seat)) for seat in seats]

    def open_view(self, box: Box) -> Document:
        return self.views(box, [None])[0]

    def events_json(self, box: Box, rows: Ints, reader: int, ply: int) -> bytes:
        return write_document(writers.events_one, box, rows, reader, ply)

    def events(self, box: Box, rows: Ints, reader: int, ply: int) -> list[Document]:
        return documents(self.events_json(box, rows, reader, ply))

    def event(self, box: Box, row: Sequence[int]) -> Document:
        rows = np.array([[1, *[0] * (len(row) - 1)], row], np.int64)
        return self.events(box, rows, EVERYBODY, int(box["ply"][0]) - 1)[0]

    def narration_json(self, box: Box, rows: Ints, reader: int) -> bytes:
        return write_document(writers.narration_one, box, rows, reader)

    def narration(self, box: Box, rows: Ints, reader: int) -> list[Document]:
        return documents(self.narration_json(box, rows, reader))

    def preview_json(self, before: Box, after: Box, rows: Ints) -> bytes:
        return write_document(writers.preview_one, before, after, rows)

    def preview_of(self, before: Box, after: Box, rows: Ints) -> Document:
        preview: Document = json.loads(self.preview_json(before, after, rows))
        return preview

    def preview_messages(self, preview: Any) -> list[Document]:
        messages: list[Document] = preview["says"]
        return messages

    def reasons_of(self, before: Box, after: Box, rows: Ints) -> list[Document]:
        return documents(write_document(writers.reasons_one, before, after, rows))

    def reason_message(self, reason: Any) -> Document:
        return reason["says"] if "says" in reason else super().reason_message(reason)

    def action_text(self, box: Box, action: Action) -> str:
        return write_document(writers.action_text_one, box, action).decode()

    def secret_message(self, box: Box, seat: Seat, secret: int) -> Document | None:
        message: Document | None = json.loads(write_document(writers.secret_message_one, box, seat, secret))
        return message

    def outcome(self, box: Box) -> Outcome:
        return Outcome(**self.open_view(box)["outcome"])

    def position(self, box: Box) -> Document:
        position: Document = json.loads(write_document(writers.position_one, box))
        return position


spare: list[Out] = []
"""Places for documents that no thread uses now: a new place for each costs as much as a short document."""


def write_document(entry_point: Callable[..., int], *arguments: Any) -> bytes:
    """What an entry point writes."""
    try:
        out = spare.pop()
    except IndexError:
        out = new_out()
    text, end = out
    written = text[: entry_point(*arguments, text, end)].tobytes()
    spare.append(out)
    return written


def documents(text: bytes) -> list[Document]:
    """A list of documents, from JSON."""
    found: list[Document] = json.loads(text)
    return found
