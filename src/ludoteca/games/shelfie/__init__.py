"""My Shelfie, by Matthew Dunstan and Phil Walker-Harding, published by Cranio Creations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from ludoteca.core.game import Game, Option, Outcome, Refusal
from ludoteca.core.kernels import Kernels, result_one
from ludoteca.core.types import Action, Box, Document, Seat, fields
from ludoteca.games.shelfie import events, notation, rules, scoring, sheet
from ludoteca.games.shelfie import picture as pictures
from ludoteca.games.shelfie import position as positions
from ludoteca.games.shelfie import view as views
from ludoteca.games.shelfie.shelf import Group, ShelfScore, common_goal_met, score_shelf
from ludoteca.games.shelfie.state import ACTION_COUNT, SEATS, STATE

__all__ = ["GAME", "Group", "ShelfScore", "common_goal_met", "score_shelf"]

REFUSALS = {
    rules.IS_OVER: Refusal("The match is over.", "SH-5.1"),
    rules.NO_TILE: Refusal("There is no tile on one of these cells.", "SH-3.1"),
    rules.WALLED_IN: Refusal("One of these tiles had no free side at the start of the turn.", "SH-3.3"),
    rules.TOO_MANY: Refusal("No column of your shelf has room for so many tiles.", "SH-3.4"),
    rules.NO_ROOM: Refusal("That column has no room for all the tiles you take.", "SH-3.5"),
}


class Shelfie(Game):
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
    palette: ClassVar = {
        "C": "#9dbb62",
        "B": "#f4ebcf",
        "G": "#f6c13a",
        "F": "#7f8ae0",
        "T": "#6ccbeb",
        "P": "#f0719f",
    }
    sayings = events.SAYINGS
    rules = Kernels(
        rules.setup, rules.legal, rules.why_illegal, rules.apply, rules.quick, scoring.result, rules.resample
    )

    def chosen_options(self, box: Box) -> Sequence[int]:
        """SH-4.3 and SH-2.1."""
        return int(box["rulebook"][0]), 2 - int(box["goals"][0])

    def action_text(self, box: Box, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, box: Box, text: str) -> Action:
        return notation.parse_action(text)

    def refusal(self, box: Box, action: Action, code: int) -> Refusal:
        return REFUSALS[code]

    def event(self, box: Box, row: Sequence[int]) -> Document:
        return events.event(row)

    def visible(self, event: Document, seat: Seat | None) -> Document:
        """SH-7.1: everything that happens, happens in the open."""
        return event

    def view(self, box: Box, seat: Seat | None) -> Document:
        return views.view(box, seat)

    def preview(self, before: Box, after: Box, events: list[Document]) -> Document:
        return views.preview(before, after, events)

    def position(self, box: Box) -> Document:
        return positions.position(box)

    def read_position(self, players: int, options: Sequence[int], document: Document) -> Box:
        return positions.read_position(players, options, document)

    def outcome(self, box: Box) -> Outcome:
        """SH-5.5: the winner, and whether turn order had to decide."""
        players = int(box["players"][0])
        scores, ranks = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
        result_one(box, scores, ranks)
        points = scores[:players].tolist()
        tied = points.count(max(points)) > 1
        breakdown = [views.all_points(fields(box), seat) for seat in range(players)]
        winner = ranks[:players].tolist().index(1)
        return Outcome(points, [winner], "turn order" if tied else "points", breakdown)

    def score_sheet(self, rows: Sequence[str], goal: int | None = None) -> Document:
        return sheet.score_sheet(rows, goal)

    def score_text(self, document: Document) -> str:
        return sheet.score_text(document)

    def picture(self, view: Document) -> str:
        return pictures.picture(view)


GAME = Shelfie()
