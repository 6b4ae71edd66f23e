"""Looking back: what has happened as a seat or a spectator saw it, while the match runs and when it is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

import ludoteca
from ludoteca.match.log import ACT, Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import Holder, Setting
from ludoteca.server.http import history
from ludoteca.server.live import lobby
from tests.server.inside import as_sent
from tests.server.service import service_in_thread
from tests.server.visitors import Socket, Visitor, visiting
from tests.tables import BUILT_IN

Come = Callable[..., Visitor]
GAMES = BUILT_IN
SEED = bytes(range(32))
PLIES = 6


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("story") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


@pytest.fixture(autouse=True)
def same_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "match_seed", lambda *_: SEED)


class Table:
    """A table for two and a spectator; all of them note what they hear."""

    def __init__(self, come: Come, game: str, public: bool = True) -> None:
        self.people = [come("You"), come("Your friend")]
        self.watcher = come("Somebody")
        host, guest = self.people
        self.id = host.call("POST", "/api/tables", {"game": game, "players": 2, "public": True})["id"]
        guest.call("POST", f"/api/tables/{self.id}/join", {"seat": 1})
        host.call("POST", f"/api/tables/{self.id}/start", {})
        self.state = ludoteca.game(game).new(2, SEED)
        self.entry = 0
        self.sockets: list[Socket] = []

    def sit(self, stack: ExitStack) -> None:
        self.sockets = [stack.enter_context(each.enter(self.id)) for each in (*self.people, self.watcher)]

    def play(self, plies: int) -> None:
        for _ in range(plies):
            seat, action = self.state.seat, self.state.legal_actions()[-1]
            assert seat is not None
            self.command(seat, type="act", action=action)
            self.state.play(action)

    def command(self, seat: int, **fields: Any) -> None:
        self.sockets[seat].send(mark=str(self.entry), entry=self.entry, **fields)
        self.entry += 1
        for socket in self.sockets:
            socket.until_type("update", entry=self.entry)

    def updates(self, audience: int) -> list[dict[str, Any]]:
        """The updates that a seat, or the spectator, got."""
        return [message for message in self.sockets[audience].messages if message["type"] == "update"]

    def ask(self, what: str, seat: int | None, **query: Any) -> str:
        told = {"seat": seat, **query} if seat is not None else query
        return f"/api/tables/{self.id}/{what}?" + "&".join(f"{name}={value}" for name, value in told.items())


@pytest.mark.parametrize("game", GAMES)
def test_the_story_contains_the_events_that_were_broadcast(come: Come, game: str) -> None:
    table = Table(come, game)
    with ExitStack() as stack:
        table.sit(stack)
        table.play(PLIES)
        for audience, visitor in enumerate((*table.people, table.watcher)):
            seat = audience if audience < 2 else None
            entries = visitor.call("GET", table.ask("story", seat))["entries"]
            heard = [
                {name: each[name] for name in ("entry", "kind", "by", "ply", "events", "says")}
                for each in table.updates(audience)
            ]
            assert [{name: each[name] for name in heard[0]} for each in entries] == heard
            assert [each["at"] for each in entries] == sorted(each["at"] for each in entries)
            assert all(set(each) == {"entry", "kind", "by", "at", "ply", "events", "says"} for each in entries)


@pytest.mark.parametrize("game", GAMES)
def test_the_view_after_any_entry_is_the_one_that_was_sent(come: Come, game: str) -> None:
    table = Table(come, game)
    with ExitStack() as stack:
        table.sit(stack)
        views = [[ludoteca.game(game).new(2, SEED).view(seat) for seat in (0, 1, None)]]
        for _ in range(PLIES):
            table.play(1)
            views.append([table.state.view(seat) for seat in (0, 1, None)])
        for number, shown in enumerate(views):
            for seat, view in zip((0, 1, None), shown, strict=True):
                visitor = table.watcher if seat is None else table.people[seat]
                told = visitor.call("GET", table.ask("views", seat, entry=number))
                assert told["view"] == json.loads(json.dumps(view))
                assert (told["entry"], told["entries"], told["seat"]) == (number, PLIES, seat)
                assert (told["caused"] is None) == (number == 0)
        assert table.people[0].status("GET", table.ask("views", 0, entry=PLIES + 1)) == 404


def test_undone_actions_stay_in_the_story(come: Come) -> None:
    table = Table(come, "shelfie")
    with ExitStack() as stack:
        table.sit(stack)
        table.play(1)
        seat, other = 1 - (table.state.seat or 0), table.state.seat or 0
        table.command(seat, type="ask", topic="undo", to=0)
        table.command(other, type="answer", agree=True)
        entries = table.watcher.call("GET", table.ask("story", None))["entries"]
        assert [each["kind"] for each in entries] == ["act", "ask", "agree"]
        assert [each["ply"] for each in entries] == [1, 1, 0]
        assert [each["ply"] for each in table.updates(2)] == [1, 1, 0]
        assert entries[0]["events"] == table.updates(2)[0]["events"] != []
        assert table.people[0].call("GET", table.ask("views", 0, entry=1))["view"]["ply"] == 1
        assert table.people[0].call("GET", table.ask("views", 0, entry=3))["view"]["ply"] == 0


@pytest.mark.parametrize("what", ["story", "views"])
def test_views_of_other_seats_are_refused_until_the_match_is_over(come: Come, what: str) -> None:
    table = Table(come, "lanterns")
    entry = {"entry": 0} if what == "views" else {}
    for visitor, seat in [(table.people[0], 1), (table.people[1], 0), (table.watcher, 0), (come(), 1)]:
        refused = visitor.ask("GET", table.ask(what, seat, **entry))
        assert (refused.status_code, refused.json()["code"]) == (403, "seat")
        assert visitor.status("GET", table.ask(what, None, **entry)) == 200
    assert table.people[0].status("GET", table.ask(what, 2, **entry)) == 404
    assert table.people[0].status("GET", table.ask(what, 9, **entry)) == 422
    with ExitStack() as stack:
        table.sit(stack)
        table.command(0, type="resign")
    for visitor in (*table.people, table.watcher, come()):
        assert [visitor.status("GET", table.ask(what, seat, **entry)) for seat in (0, 1, None)] == [200] * 3


def test_a_hand_is_shown_only_to_its_own_seat(come: Come) -> None:
    """LA-6.2: the player who draws a tile sees it; the others see that one was drawn."""
    table = Table(come, "lanterns")
    with ExitStack() as stack:
        table.sit(stack)
        table.play(PLIES)
    for seat, visitor in [(0, table.people[0]), (1, table.people[1]), (None, table.watcher)]:
        told = visitor.call("GET", table.ask("story", seat))["entries"]
        drawn = [event for each in told for event in each["events"] if event["kind"] == "draw"]
        assert len(drawn) == PLIES
        assert {event["seat"] for event in drawn if event.get("tile") is not None} <= {seat}
        assert any(event.get("tile") is not None for event in drawn) == (seat is not None)


def test_open_tables_have_no_story_and_strangers_cannot_see_private_ones(come: Come) -> None:
    host = come("You")
    table = host.call("POST", "/api/tables", {"game": "shelfie", "players": 2})["id"]
    for path in (f"/api/tables/{table}/story", f"/api/tables/{table}/views?entry=0"):
        assert host.refusal_code("GET", path) == "phase"
        assert come("Stranger").refusal_code("GET", path) == "table"


def test_the_last_step_of_a_finished_match_hides_nothing() -> None:
    setting = Setting("lanterns", SEED, (Holder(person="a"), Holder(person="b")))
    match = Match(setting)
    while not match.over:
        assert match.to_move is not None
        match.add(Entry(ACT, match.to_move, action=match.state.legal_actions()[-1]))
    recording = history.Recording(setting, tuple(match.log))
    told = json.loads(history.all_steps(recording, None))["entries"]
    assert len(told) == match.length == told[-1]["entry"]
    assert json.loads(history.view_after(recording, match.length, None))["view"] == as_sent(match.state.view(None))
