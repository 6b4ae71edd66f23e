"""Lantern cards to and from the supply, and dedication tokens from their stacks."""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.types import Record, Seat
from ludoteca.games.lanterns.facts import KINDS
from ludoteca.games.lanterns.state import TOKEN_BASE


@inline
def take_card(state: Record, seat: Seat, colour: int) -> bool:
    """LA-4.4: take a card from the supply, if it has one of that color."""
    if state.supply[colour] == 0:
        return False
    state.supply[colour] -= 1
    state.cards[seat, colour] += 1
    state.held[seat] += 1
    return True


@kernel
def return_cards(state: Record, colour: int, count: int) -> None:
    """Give cards of the seat to move back to the supply."""
    state.supply[colour] += count
    state.cards[state.seat, colour] -= count
    state.held[state.seat] -= count


@kernel
def take_token(state: Record, seat: Seat, kind: int, value: int) -> None:
    """LA-3.2: put a dedication token before a seat; who took which is kept in order, each as one number."""
    state.honor[seat] += value
    state.dedicated[kind] += 1
    state.token[state.tokens] = (seat * len(KINDS) + kind) * TOKEN_BASE + value
    state.tokens += 1


@inline
def token_seat(token: int) -> Seat:
    """The seat that took a token."""
    return token // TOKEN_BASE // len(KINDS)


@inline
def token_kind(token: int) -> int:
    """The kind of set that a token was taken for."""
    return token // TOKEN_BASE % len(KINDS)


@inline
def token_value(token: int) -> int:
    """The honor of a token."""
    return token % TOKEN_BASE
