"""My Shelfie, by Matthew Dunstan and Phil Walker-Harding, published by Cranio Creations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Option, Refusal
from ludoteca.core.kernels import Kernels
from ludoteca.core.past import Secrets
from ludoteca.core.position import Reader
from ludoteca.core.records import fields
from ludoteca.core.types import Action, Box, Document, Seat
from ludoteca.core.writers import Writers
from ludoteca.core.written_game import WrittenGame
from ludoteca.games.shelfie import (
    action_writer,
    end,
    event_writer,
    insight,
    narration,
    narration_writer,
    notation,
    position_writer,
    preview_writer,
    quick,
    real_turn,
    reason_writer,
    rules,
    scoring,
    secret_writer,
    sheet,
    view_writer,
)
from ludoteca.games.shelfie import observation as observations
from ludoteca.games.shelfie import picture as pictures
from ludoteca.games.shelfie import position as positions
from ludoteca.games.shelfie.documents import DOCUMENTS, Event, Position, Preview, Reason, View
from ludoteca.games.shelfie.facts import PERSONAL_GOALS
from ludoteca.games.shelfie.shelf import Group, ShelfScore, common_goal_met, score_shelf
from ludoteca.games.shelfie.state import ACTION_COUNT, STATE

__all__ = ["GAME", "Group", "ShelfScore", "common_goal_met", "score_shelf"]

REFUSALS = {
    rules.NO_SUCH_ACTION: Refusal("SH-3.1", "no-such-action"),
    rules.IS_OVER: Refusal("SH-5.1", "is-over"),
    rules.NO_TILE: Refusal("SH-3.1", "no-tile"),
    rules.WALLED_IN: Refusal("SH-3.3", "walled-in"),
    rules.TOO_MANY: Refusal("SH-3.4", "too-many"),
    rules.NO_ROOM: Refusal("SH-3.5", "no-room"),
    rules.ONE_TO_THREE: Refusal("SH-3.1", "one-to-three"),
    rules.NOT_A_LINE: Refusal("SH-3.2", "not-a-line"),
}


class Shelfie(WrittenGame[View, Preview, Event, Reason, Position]):
    """The living room full of things that want to be on a shelf."""

    name = "shelfie"
    title = "My Shelfie"
    credits = "by Matthew Dunstan and Phil Walker-Harding, published by Cranio Creations"
    players = range(2, 5)
    options = (
        Option("rulebook", ("italian", "english"), "SH-4.3", "whose wording decides where the rulebooks differ"),
        Option("first_game", (False, True), "SH-2.1", "one common goal instead of two"),
    )
    dtype = STATE
    action_count = ACTION_COUNT
    action_groups = notation.ACTION_GROUPS
    palette: ClassVar = {
        "C": "#9dbb62",
        "B": "#f4ebcf",
        "G": "#f6c13a",
        "F": "#7f8ae0",
        "T": "#6ccbeb",
        "P": "#f0719f",
    }
    reason_kinds = reason_writer.KINDS_OF_REASONS
    documents = DOCUMENTS
    refusals = REFUSALS
    rules = Kernels(
        rules.setup,
        rules.legal,
        rules.why_illegal,
        rules.apply,
        quick.quick,
        scoring.result,
        rules.resample,
        insight.worth,
        insight.features,
        insight.sight,
        insight.is_twin,
        insight.likeness,
        observations.observe,
        rules.suppose,
        rules.redeal,
        end.fill_end,
        rules.reshuffle,
        real_turn.ask,
    )
    writers = Writers(
        view_writer.write_view,
        event_writer.write_events,
        narration_writer.write_narration,
        preview_writer.write_preview,
        reason_writer.write_reasons,
        action_writer.write_action_text,
        action_writer.write_action_message,
        position_writer.write_position,
        secret_writer.write_secret_message,
    )
    secrets = Secrets(len(PERSONAL_GOALS), "personal", temperature=0.04)
    feature_count = insight.FEATURES
    observation = observations.LAYOUT
    lists_actions = False
    levels: ClassVar = {
        "novice": {"blur": 0.055},
        "apprentice": {"blur": 0.022},
        "adept": {"iterations": 5},
        "artisan": {"iterations": 56},
    }

    def parse_action(self, box: Box, text: str) -> Action:
        return notation.parse_action(text)

    def read_position(self, box: Box, reader: Reader) -> None:
        positions.read_position(box, reader)

    def sources(self, box: Box, seat: Seat) -> dict[str, int]:
        """SH-5.3: tokens, end token, personal goal and groups."""
        points: dict[str, int] = self.views(box, [seat])[0]["seats"][seat]["points"]
        return points

    def goals_reached(self, box: Box, seat: Seat) -> dict[str, int]:
        """SH-5.2: the common goals for which the seat has a token, by number."""
        state = fields(box)
        held = zip(state.common.tolist()[: state.goals], state.token[seat].tolist(), strict=False)
        return {str(card): 1 for card, token in held if token}

    def action_message(self, action: str, view: Any) -> Document:
        return narration.action_message(action, view)

    def score_sheet(self, rows: Sequence[str], goal: int | None = None) -> Document:
        if not sheet.is_table(rows):
            return sheet.score_sheet(rows, goal)
        if goal is not None:
            raise LudotecaError("shelfie-errors-sheet-goal")
        return sheet.score_table(rows, self.players, self.end_view)

    def score_text(self, document: Document, language: str = "en") -> str:
        return sheet.score_text(document, language)

    def picture(self, view: Any) -> str:
        return pictures.picture(view)


GAME = Shelfie()
