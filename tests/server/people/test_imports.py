"""Matches from one's own device: replayed before they are stored, and never stored twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca.match.document import verify
from ludoteca.match.setting import RULES_VERSION
from ludoteca.server.people import imports
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting
from tests.tables import BUILT_IN

Come = Callable[..., Visitor]
SEED = bytes(range(32))


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("imports") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


def play_match(game: str, bots: tuple[str | None, ...] = (None, "novice")) -> dict[str, Any]:
    """A whole match, as a page sends it."""
    state = ludoteca.game(game).new(len(bots), SEED)
    log: list[dict[str, Any]] = []
    while not state.over:
        action = state.legal_actions()[len(log) % len(state.legal_actions())]
        log.append({"kind": "act", "seat": state.seat, "at": 1000 + len(log), "spent": 0, "action": action})
        state.apply(action)
    return {
        "game": game,
        "rules": RULES_VERSION,
        "options": {},
        "seats": [{"name": bot or f"Player {seat}", "bot": bot} for seat, bot in enumerate(bots)],
        "people": [0 if bot is None else None for bot in bots],
        "seed": SEED.hex(),
        "log": log,
    }


def history(person: Visitor) -> list[dict[str, Any]]:
    matches: list[dict[str, Any]] = person.call("GET", "/api/me/history")["matches"]
    return matches


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_match_is_added_once_and_can_be_proved(come: Come, game: str) -> None:
    you = come("You")
    first = you.call("POST", "/api/me/matches", play_match(game))
    assert you.call("POST", "/api/me/matches", play_match(game)) == first
    (found,) = history(you)
    assert (found["id"], found["mine"], found["rated"]) == (first["id"], [0], False)
    assert found["result"]["scores"] is not None
    assert found["seats"][0]["name"] == "You"
    assert found["ended"] == 1000 + len(play_match(game)["log"]) - 1
    document = you.call("GET", f"/api/matches/{found['id']}/document")
    assert verify(document).result is not None
    assert document["seed"] == SEED.hex()


def test_two_people_at_one_device_keep_their_names(come: Come) -> None:
    you = come("You")
    you.call("POST", "/api/me/matches", play_match("shelfie", (None, None)))
    assert [seat["name"] for seat in history(you)[0]["seats"]] == ["Player 0", "Player 1"]


def test_somebody_else_has_a_match_of_their_own(come: Come) -> None:
    one, other = come("One"), come("Other")
    ids = [person.call("POST", "/api/me/matches", play_match("shelfie"))["id"] for person in (one, other)]
    assert ids[0] != ids[1]
    assert [match["id"] for match in history(other)] == [ids[1]]


def cut(document: dict[str, Any]) -> None:
    document["log"].pop()


def cheat(document: dict[str, Any]) -> None:
    document["log"][3]["action"] = document["log"][2]["action"]


def two_people(document: dict[str, Any]) -> None:
    document["people"], document["seats"][1]["bot"] = [0, 1], None


def strange_bot(document: dict[str, Any]) -> None:
    document["seats"][1]["bot"] = "cheater"


def many_undos(document: dict[str, Any]) -> None:
    line = {"kind": "undo", "seat": 0, "at": 0, "spent": 0, "to": 0}
    document["log"] = [line] * (imports.MAX_UNDOS + 1)


@pytest.mark.parametrize("change", [cut, cheat, two_people, strange_bot, many_undos])
def test_what_cannot_be_proved_is_refused(come: Come, change: Callable[[dict[str, Any]], None]) -> None:
    you, document = come("You"), play_match("shelfie")
    change(document)
    assert you.refusal_code("POST", "/api/me/matches", document) == "played"
    assert history(you) == []
