"""Lanterns: The Harvest Festival, by Christopher Chung, published by Foxtrot Games and Renegade Game Studios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Option, Refusal
from ludoteca.core.kernels import Kernels
from ludoteca.core.position import Reader
from ludoteca.core.types import Action, Box, Document, Seat
from ludoteca.core.writers import Writers
from ludoteca.core.written_game import WrittenGame
from ludoteca.games.lanterns import (
    end,
    insight,
    legality,
    narration,
    notation,
    quick,
    real_turn,
    rules,
    scoring,
    setup,
    sheet,
)
from ludoteca.games.lanterns import observation as observations
from ludoteca.games.lanterns import picture as pictures
from ludoteca.games.lanterns import position as positions
from ludoteca.games.lanterns.action_writer import write_action_message, write_action_text
from ludoteca.games.lanterns.documents import DOCUMENTS, Event, Position, Preview, Reason, View
from ludoteca.games.lanterns.event_writer import write_events
from ludoteca.games.lanterns.facts import DEALINGS, SEATINGS, TAKEN_SIDES
from ludoteca.games.lanterns.narration_writer import write_narration
from ludoteca.games.lanterns.position_writer import write_position
from ludoteca.games.lanterns.preview_writer import write_preview
from ludoteca.games.lanterns.reason_writer import KINDS_OF_REASONS, write_reasons
from ludoteca.games.lanterns.state import ACTION_COUNT, STATE
from ludoteca.games.lanterns.view_writer import write_view

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


class Lanterns(WrittenGame[View, Preview, Event, Reason, Position]):
    """The lake at dusk, and a festival to decorate."""

    name = "lanterns"
    title = "Lanterns"
    credits = "The Harvest Festival; by Christopher Chung, published by Foxtrot Games and Renegade Game Studios"
    players = range(2, 5)
    options = (
        Option("dealing", DEALINGS, "LA-4.5", "who takes the first card when a tile is placed"),
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
    reason_kinds = KINDS_OF_REASONS
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
        fill_end=end.fill_end,
        reshuffle=setup.reshuffle,
        ask=real_turn.ask,
    )
    writers = Writers(
        write_view,
        write_events,
        write_narration,
        write_preview,
        write_reasons,
        write_action_text,
        write_action_message,
        write_position,
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
    sharpness = 1.5

    def parse_action(self, box: Box, text: str) -> Action:
        return notation.parse_action(box, text)

    def read_position(self, box: Box, reader: Reader) -> None:
        positions.read_position(box, reader)

    def sources(self, box: Box, seat: Seat) -> dict[str, int]:
        """LA-5.2: honor by kind of dedication."""
        honor: dict[str, int] = {}
        for made in self.open_view(box)["seats"][seat]["dedications"]:
            honor[made["kind"]] = honor.get(made["kind"], 0) + made["value"]
        return honor

    def goals_reached(self, box: Box, seat: Seat) -> dict[str, int]:
        """LA-3.2: the dedications, by kind."""
        return dict(Counter(made["kind"] for made in self.open_view(box)["seats"][seat]["dedications"]))

    def action_message(self, action: str, view: Any) -> Document:
        return narration.action_message(action, view)

    def score_sheet(self, rows: Sequence[str], goal: int | None = None) -> Document:
        """LA-5.2: one row for each player."""
        if goal is not None:
            raise LudotecaError("lanterns-errors-sheet-goal")
        return sheet.score_sheet(rows, self.players, self.end_view)

    def score_text(self, document: Document, language: str = "en") -> str:
        return sheet.score_text(document, language)

    def picture(self, view: Any) -> str:
        return pictures.picture(view)


GAME = Lanterns()
