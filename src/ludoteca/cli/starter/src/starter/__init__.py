"""Starter: three stones in a line. A small game for two, made by `ludoteca new-game` to be changed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from ludoteca.core.board import Board, grid, place_name
from ludoteca.core.errors import BadPosition, UnreadableAction
from ludoteca.core.game import Game, Part
from ludoteca.core.messages import message
from ludoteca.core.position import Reader
from ludoteca.core.types import Action, Box, Document

from .rules import CELLS, EMPTY, FEATURES, KERNELS, LINE, PLACED, REFUSALS, SEATS, SIZE, STATE, has_line

LETTERS = ".XO"
"""An empty cell and the stones of both seats, in positions."""
PLACES = [place_name(row, column) for row in range(SIZE) for column in range(SIZE)]


class StarterGame(Game):
    """What Ludoteca has to know about the game, and how its records become texts and documents."""

    name = "starter"
    title = "Starter"
    credits = "a game of three in a row, older than anyone remembers"
    players = range(2, SEATS + 1)
    options = ()
    dtype = STATE
    action_count = CELLS
    refusals = REFUSALS
    rules = KERNELS
    feature_count = FEATURES
    observation: ClassVar = {"turn": Part((1,), 1), "cells": Part((SIZE, SIZE), SEATS)}
    how_to = "Type place and a cell, for example: place b2. Columns are letters, rows are numbers."

    # Actions

    def action_text(self, box: Box, action: Action) -> str:
        return f"place {PLACES[action]}"

    def parse_action(self, box: Box, text: str) -> Action:
        found = re.fullmatch(r"place ([a-z]\d)", text.strip())
        if not found or found[1] not in PLACES:
            raise UnreadableAction(sentence=f"{text.strip()!r} is not an action of {self.title}. Try: place b2.")
        return PLACES.index(found[1])

    def action_message(self, action: str, view: Document) -> Document | None:
        return message("starter-action", place=action.removeprefix("place "))

    def places(self, box: Box, action: Action) -> list[str]:
        return [PLACES[action]]

    # What happens, and what an action would bring

    def event(self, box: Box, row: Sequence[int]) -> Document:
        kind, seat, _, cell, _ = row[:5]
        if kind == PLACED:
            return {"kind": "place", "seat": seat, "place": PLACES[cell], "rule": "ST-2.1"}
        if kind == LINE:
            return {"kind": "line", "seat": seat, "rule": "ST-3.2"}
        return {"kind": "full", "rule": "ST-3.3"}

    def preview(self, before: Box, after: Box, events: list[Document]) -> Document:
        return {"line": any(event["kind"] == "line" for event in events)}

    def preview_messages(self, preview: Document) -> list[Document]:
        return [message("starter-preview-line" if preview["line"] else "starter-preview-stone")]

    def decided_by(self, scores: Sequence[int], breakdown: Sequence[Document]) -> str:
        return "line" if any(scores) else "full board"

    # What people see

    def open_view(self, box: Box) -> Document:
        return {"rows": rows(box)}

    def board(self, view: Document) -> Board:
        keys = [[None if letter == LETTERS[EMPTY] else letter for letter in row] for row in view["rows"]]
        return {
            "pieces": {
                "X": {"name": message("starter-dark-stone"), "letter": "X", "color": "#33415c", "seat": 0},
                "O": {"name": message("starter-light-stone"), "letter": "O", "color": "#e8a33d", "seat": 1},
            },
            "areas": [grid(message("starter-board"), keys)],
        }

    # Positions, which are saved and shared

    def position(self, box: Box) -> Document:
        return {"rows": rows(box)}

    def read_position(self, box: Box, reader: Reader) -> None:
        state = box[0]
        texts = reader.list_of("rows", SIZE)
        if not all(isinstance(text, str) and re.fullmatch(f"[{LETTERS}]{{{SIZE}}}", text) for text in texts):
            raise BadPosition(sentence=f"Each row has {SIZE} of the letters {LETTERS}.")
        state.starter_cells = [LETTERS.index(letter) for text in texts for letter in text]
        stones = ["".join(texts).count(letter) for letter in LETTERS[1:]]
        lines = [has_line(state, seat) for seat in range(SEATS)]
        state.over = any(lines) or sum(stones) == CELLS
        ahead = stones[state.seat] - stones[1 - state.seat]
        possible = (0, 1) if state.over else (0, -1)
        if sum(stones) != state.ply or ahead not in possible or lines[1 - state.seat]:
            raise BadPosition(sentence=f"These stones cannot be there after {state.ply} plies with seat {state.seat}.")


def rows(box: Box) -> list[str]:
    """The board as rows of letters."""
    letters = "".join(LETTERS[stone] for stone in box["starter_cells"][0])
    return [letters[start : start + SIZE] for start in range(0, CELLS, SIZE)]


GAME = StarterGame()
