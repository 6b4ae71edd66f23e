"""Lanterns: The Harvest Festival, by Christopher Chung, published by Foxtrot Games and Renegade Game Studios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.core.game import Game, Option, Refusal
from ludoteca.core.kernels import Kernels
from ludoteca.core.position import Reader
from ludoteca.core.records import fields
from ludoteca.core.types import Action, Box, Document, Seat
from ludoteca.games.lanterns import events, insight, legality, narration, notation, quick, rules, scoring, setup
from ludoteca.games.lanterns import observation as observations
from ludoteca.games.lanterns import picture as pictures
from ludoteca.games.lanterns import position as positions
from ludoteca.games.lanterns import reasons as why
from ludoteca.games.lanterns import view as views
from ludoteca.games.lanterns.documents import DOCUMENTS, Event, Position, Preview, Reason, View
from ludoteca.games.lanterns.facts import SEATINGS, TAKEN_SIDES
from ludoteca.games.lanterns.state import ACTION_COUNT, STATE

__all__ = ["GAME"]

REFUSALS = {
    legality.NO_SUCH_ACTION: Refusal("LA-3.6", "no-such-action"),
    legality.IS_OVER: Refusal("LA-5.1", "is-over"),
    legality.ALREADY_EXCHANGED: Refusal("LA-3.6", "already-exchanged"),
    legality.EXCHANGE_TOO_LATE: Refusal("LA-3.6", "exchange-too-late"),
    legality.NO_FAVOR: Refusal("LA-3.1", "no-favor"),
    legality.NOT_HELD: Refusal("LA-3.1", "not-held"),
    legality.SAME_COLOUR: Refusal("LA-3.1", "same-colour"),
    legality.NOT_IN_SUPPLY: Refusal("LA-3.1", "not-in-supply"),
    legality.ALREADY_DEDICATED: Refusal("LA-3.6", "already-dedicated"),
    legality.DEDICATION_TOO_LATE: Refusal("LA-3.7", "dedication-too-late"),
    legality.NO_SET: Refusal("LA-3.2", "no-set"),
    legality.NO_NEED_TO_DISCARD: Refusal("LA-3.4", "no-need-to-discard"),
    legality.DISCARD_NOT_HELD: Refusal("LA-3.4", "discard-not-held"),
    legality.MUST_PLACE: Refusal("LA-3.5", "must-place"),
    legality.TOO_MANY_CARDS: Refusal("LA-3.4", "too-many-cards"),
    legality.NO_TILE: Refusal("LA-3.5", "no-tile"),
    legality.NOT_OPEN: Refusal("LA-3.5", "not-open"),
    legality.NO_MORE_TILES: Refusal("LA-5.1", "no-more-tiles"),
}

SEATING_PLAYERS: dict[str | bool, list[int]] = {
    seating: [players for players, taken in TAKEN_SIDES.items() if seating in taken] for seating in SEATINGS
}


class Lanterns(Game[View, Preview, Event, Reason, Position]):
    """The lake at dusk, and a festival to decorate."""

    name = "lanterns"
    title = "Lanterns"
    credits = "The Harvest Festival; by Christopher Chung, published by Foxtrot Games and Renegade Game Studios"
    players = range(2, 5)
    options = (
        Option("dealing", ("active", "start"), "LA-4.5", "who takes the first card when a tile is placed"),
        Option("seating", SEATINGS, "LA-2.2", "which sides of the lake stay empty", only=SEATING_PLAYERS),
    )
    dtype = STATE
    action_count = ACTION_COUNT
    action_groups = notation.ACTION_GROUPS
    palette: ClassVar = {
        "K": "#8a8ca3",
        "O": "#e8850f",
        "R": "#e2484c",
        "B": "#4b82e0",
        "G": "#42c987",
        "W": "#f6efdf",
        "P": "#9a7bdc",
    }
    reason_kinds = why.KINDS_OF_REASONS
    documents = DOCUMENTS
    refusals = REFUSALS
    rules = Kernels(
        setup.setup,
        legality.legal,
        legality.why_illegal,
        rules.apply,
        quick.quick,
        scoring.result,
        setup.resample,
        insight.worth,
        insight.features,
        insight.sight,
        insight.is_twin,
        insight.likeness,
        observations.observe,
    )
    feature_count = insight.FEATURES
    observation = observations.LAYOUT
    lists_actions = False
    levels: ClassVar = {
        "novice": {"blur": 0.055},
        "apprentice": {"blur": 0.027},
        "adept": {"iterations": 2},
        "artisan": {"iterations": 16},
    }
    judged_each_turn = True
    sharpness = 1.7

    def action_text(self, box: Box, action: Action) -> str:
        return notation.action_text(box, action)

    def parse_action(self, box: Box, text: str) -> Action:
        return notation.parse_action(box, text)

    def event(self, box: Box, row: Sequence[int]) -> Document:
        return events.event(box, row)

    def visible(self, event: Document, seat: Seat | None) -> Document:
        return events.visible(event, seat)

    def open_view(self, box: Box) -> Document:
        return views.open_view(box)

    def own_view(self, box: Box, seat: Seat, open_view: Document) -> Document:
        return views.own_view(box, seat, open_view)

    def choices(self, box: Box) -> Document:
        return views.choices(box, self.action_buffer())

    def preview(self, before: Box, after: Box, events: list[Document]) -> Document:
        return views.preview(before, events)

    def reasons(self, before: Box, after: Box, events: list[Document]) -> list[Document]:
        return why.reasons(before, after, events)

    def position(self, box: Box) -> Document:
        return positions.position(box)

    def read_position(self, box: Box, reader: Reader) -> None:
        positions.read_position(box, reader)

    def breakdown(self, box: Box, seat: Seat) -> Document:
        """LA-5.2: honor, and what decides ties."""
        state = fields(box)
        return {
            "honor": int(state.honor[seat]),
            "favor": int(state.favor[seat]),
            "cards": int(state.held[seat]),
            "dedications": views.seat_documents(state)[seat]["dedications"],
        }

    def sources(self, box: Box, seat: Seat) -> dict[str, int]:
        """LA-5.2: honor by kind of dedication."""
        honor: dict[str, int] = {}
        for made in views.seat_documents(fields(box))[seat]["dedications"]:
            honor[made["kind"]] = honor.get(made["kind"], 0) + made["value"]
        return honor

    def goals_reached(self, box: Box, seat: Seat) -> dict[str, int]:
        """LA-3.2: the dedications, by kind."""
        return dict(Counter(made["kind"] for made in views.seat_documents(fields(box))[seat]["dedications"]))

    def decided_by(self, scores: Sequence[int], breakdown: Sequence[Document]) -> str:
        """LA-5.2: the first of honor, favor and cards in which the winner is alone; "shared" if none."""
        level = list(range(len(breakdown)))
        for reason in ("honor", "favor", "cards"):
            best = max(breakdown[seat][reason] for seat in level)
            level = [seat for seat in level if breakdown[seat][reason] == best]
            if len(level) == 1:
                return reason
        return "shared"

    def narrate(self, events: Sequence[Any]) -> list[Document]:
        return narration.narrate(events)

    def reason_message(self, reason: Any) -> Document:
        return narration.reason_message(reason)

    def action_message(self, action: str, view: Any) -> Document:
        return narration.action_message(action, view)

    def preview_messages(self, preview: Any) -> list[Document]:
        return narration.preview_messages(preview)

    def picture(self, view: Any) -> str:
        return pictures.picture(view)


GAME = Lanterns()
