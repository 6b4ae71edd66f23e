"""Clients of people at a server, for tests."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from ludoteca.client.client import Client
from ludoteca.client.seat import LiveSeat
from tests.client.choosing import chooser

LONG = 120.0


def guest(stack: ExitStack, url: str, name: str) -> Client:
    client = stack.enter_context(Client(url))
    client.me(name)
    return client


def two_at_a_table(stack: ExitStack, url: str, game: str, **wanted: Any) -> tuple[Client, Client, str]:
    """Anna hosts, Bruno accepts an invitation, and the match starts."""
    anna, bruno = guest(stack, url, "Anna"), guest(stack, url, "Bruno")
    table = anna.make_table(game, 2, **wanted)["id"]
    bruno.accept(anna.invite(table, 1)["link"])
    anna.start(table)
    return anna, bruno, table


def is_away(seat: LiveSeat, other: int) -> bool:
    """Whether a seat knows that another seat is not connected."""
    return seat.state.presence is not None and not seat.state.presence["seats"][other]


def play(client: Client, table: str, seed: int) -> Any:
    with client.sit(table) as seat:
        return seat.play(chooser(seed))
