"""Finished matches to look back at, played by programs without a page."""

from __future__ import annotations

from ludoteca.client import Client
from tests.client.choosing import chooser


def finished(house: str, game: str) -> str:
    """The id of a match of two that was played to its end."""
    with Client(house) as client:
        client.me("you")
        table = client.make_table(game, bots={"1": "novice"})["id"]
        client.start(table)
        with client.sit(table) as seat:
            seat.play(chooser())
            seat.wait_end(60)
    return str(table)
