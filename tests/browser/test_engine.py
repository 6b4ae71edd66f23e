"""The engine in a real browser: the worker of the page, from a real server, plays as Python does."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.match.document import verify
from ludoteca.server.http.page import STATIC
from tests.browser.guests import Guests
from tests.tables import BUILT_IN

MATCHES = 10

PLAY = Path(__file__).with_name("engine.js").read_text("utf-8")
"""Plays matches with the worker; returns the document of each, and a hash of all views of the seat to move."""


def worker_url() -> str:
    """The address of the worker's script."""
    (script,) = (STATIC / "assets").glob("engine-worker-*.js")
    return f"/assets/{script.name}"


def views_of(document: Any) -> str:
    """The hash of all views of the seat to move in a match."""
    game, hashed = ludoteca.game(document["game"]), hashlib.sha256()
    state = game.new(len(document["seats"]), bytes.fromhex(document["seed"]))
    for entry in document["log"]:
        hashed.update(state.view_json(state.seat))
        state.play(entry["action"])
    return hashed.hexdigest()


@pytest.mark.parametrize("game", BUILT_IN)
def test_ten_matches_in_the_browser_are_those_of_python(guests: Guests, game: str) -> None:
    guest = guests.come().go()
    found = guest.page.evaluate(PLAY, [worker_url(), game, MATCHES])
    assert len(found) == MATCHES
    for document, views in found:
        result = verify(document).result
        assert result is not None
        assert result.reason == "played"
        assert views == views_of(document)
    assert [answer.url for answer in guest.responses if answer.url.endswith(".wasm")]
