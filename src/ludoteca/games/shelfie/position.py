"""A whole position of My Shelfie as a readable document, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ludoteca.core.errors import BadPosition
from ludoteca.core.position import Reader
from ludoteca.core.types import Box, whole
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    LETTERS,
    PERSONAL_GOALS,
    SHELF_ROWS,
    TILES_PER_ITEM,
    TOKENS,
)
from ludoteca.games.shelfie.scoring import turn_order
from ludoteca.games.shelfie.shelf import read_shelf
from ludoteca.games.shelfie.state import CELL_NUMBER, IN_PLAY, NOBODY


def read_position(box: Box, reader: Reader) -> None:
    """Read a position, or refuse it with the reason."""
    state = box[0]
    players = int(state.players)
    state.goals = 2 - state.first_game
    state.first = reader.number("first", 0, players - 1)
    for seat, rows in enumerate(reader.list_of("shelves", players)):
        state.shelf[seat], state.height[seat] = read_shelf(rows)
    read_room(state, reader.list_of("room", 9))
    read_bag(state)
    read_goals(state, reader)
    read_tokens(state, reader)
    read_end(state, reader)


def read_room(state: Any, rows: Sequence[str]) -> None:
    """SH-1.1: only cells in play can hold a tile."""
    in_play = int(IN_PLAY[state.players])
    for row, line in enumerate(rows):
        if not isinstance(line, str) or len(line) != 9:
            raise BadPosition("shelfie-errors-room")
        for column, letter in enumerate(map(str.upper, line)):
            cell = CELL_NUMBER.get((row, column), NOBODY)
            allowed = f".{LETTERS}" if cell != NOBODY and in_play >> cell & 1 else "-"
            if letter not in allowed:
                values = {"letter": repr(letter), "allowed": allowed}
                raise BadPosition("shelfie-errors-cell", row=row + 1, column=column + 1, **values)
            if letter in LETTERS:
                state.room[cell] = LETTERS.index(letter) + 1
                state.occupied |= 1 << cell


def read_bag(state: Any) -> None:
    """SH-1.2: what lies nowhere is in the bag."""
    for item, letter in enumerate(LETTERS):
        lying = int(np.count_nonzero(state.room == item + 1)) + sum(
            int(tiles).bit_count() for tiles in state.shelf[:, item]
        )
        if lying > TILES_PER_ITEM:
            raise BadPosition("shelfie-errors-bag", count=lying, letter=letter, all=TILES_PER_ITEM)
        state.bag[item] = TILES_PER_ITEM - lying


def read_goals(state: Any, reader: Reader) -> None:
    """SH-2.1 and SH-2.3: the goals are different cards."""
    common = reader.numbers("common_goals", int(state.goals), 1, len(COMMON_GOALS))
    personal = reader.numbers("personal_goals", int(state.players), 1, len(PERSONAL_GOALS))
    for message, cards in (("shelfie-errors-common-twice", common), ("shelfie-errors-personal-twice", personal)):
        if len(set(cards)) < len(cards):
            raise BadPosition(message, cards=cards)
    state.common[: state.goals] = common
    state.personal[: state.players] = [card - 1 for card in personal]


def read_tokens(state: Any, reader: Reader) -> None:
    """SH-2.2 and SH-4.1: the tokens of a goal are taken from the top, one by each player at most."""
    stack = TOKENS[int(state.players)]
    for seat, taken in enumerate(reader.list_of("tokens", int(state.players))):
        if (
            not isinstance(taken, list)
            or len(taken) != state.goals
            or any(whole(worth) not in (0, *stack) for worth in taken)
        ):
            raise BadPosition("shelfie-errors-tokens", seat=seat, goals=state.goals, stack=list(stack))
        state.token[seat][: state.goals] = taken
    for goal in range(state.goals):
        gone = sorted(filter(None, state.token[:, goal].tolist()), reverse=True)
        if gone != list(stack[: len(gone)]):
            raise BadPosition("shelfie-errors-taken", gone=gone, stack=list(stack))
        state.tokens_gone[goal] = len(gone)


def read_end(state: Any, reader: Reader) -> None:
    """SH-4.2 and SH-5.1: who filled a shelf first, and whether the match is over."""
    players = int(state.players)
    holder = reader.seat_or_none("end_token", players)
    full = [seat for seat in seats_in_turn(state) if is_full(state.height[seat])]
    if holder != (full[0] if full else None):
        raise BadPosition("shelfie-errors-end-token")
    state.end_token = NOBODY if holder is None else holder
    over = holder is not None and state.seat == state.first
    if reader.flag("over", default=over) != over:
        raise BadPosition("shelfie-errors-over")
    state.over = int(over)
    if full and not over and turn_order(state, full[-1]) >= turn_order(state, int(state.seat)):
        raise BadPosition("shelfie-errors-full")
    if not over and state.occupied == 0:
        raise BadPosition("shelfie-errors-empty")


def seats_in_turn(state: Any) -> list[int]:
    """The seats from the first player on."""
    return sorted(range(int(state.players)), key=lambda seat: turn_order(state, seat))


def is_full(height: Iterable[int]) -> bool:
    """SH-4.2: all 30 cells."""
    return all(column == SHELF_ROWS for column in height)
