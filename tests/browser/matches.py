"""Finished matches for replays, played by a program without the page."""

from __future__ import annotations

from ludoteca.client import Client
from tests.client.choosing import chooser


def play_match(server_url: str, game: str) -> str:
    """Play a match of two players to its end, and return its id."""
    with Client(server_url) as client:
        client.me("you")
        table = client.make_table(game, bots={"1": "novice"})["id"]
        client.start(table)
        with client.sit(table) as seat:
            seat.play(chooser())
            seat.wait_end(60)
    return str(table)
