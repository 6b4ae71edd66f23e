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
from ludoteca.server import lobby, story
from tests.server.service import service_in_thread
from tests.server.visitors import Socket, Visitor, visiting

Come = Callable[..., Visitor]
GAMES = ("lanterns", "shelfie")
SEED = bytes(range(32))
PLIES = 6


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("story") / "house.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


@pytest.fixture(autouse=True)
def same_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: SEED)


class Table:
    """A table for two and a spectator; all of them note what they hear."""

    def __init__(self, come: Come, game: str, public: bool = True) -> None:
        self.people = [come("You"), come("Your friend")]
        self.watcher = come("Somebody")
        host, guest = self.people
        self.id = host.done("POST", "/api/tables", {"game": game, "players": 2, "public": True})["id"]
        guest.done("POST", f"/api/tables/{self.id}/join", {"seat": 1})
        host.done("POST", f"/api/tables/{self.id}/start", {})
        self.state = ludoteca.game(game).new(2, SEED)
        self.entry = 0
        self.sockets: list[Socket] = []

    def sit(self, stack: ExitStack) -> None:
        self.sockets = [stack.enter_context(each.seated(self.id)) for each in (*self.people, self.watcher)]

    def play(self, plies: int) -> None:
        for _ in range(plies):
            seat, action = self.state.seat, self.state.legal_actions()[-1]
            assert seat is not None
            self.wish(seat, type="act", action=action)
            self.state.play(action)

    def wish(self, seat: int, **wish: Any) -> None:
        self.sockets[seat].send(mark=str(self.entry), entry=self.entry, **wish)
        self.entry += 1
        for socket in self.sockets:
            socket.until_type("update", entry=self.entry)

    def heard(self, audience: int) -> list[dict[str, Any]]:
        """The updates that a seat, or the spectator, got."""
        return [message for message in self.sockets[audience].messages if message["type"] == "update"]

    def ask(self, what: str, seat: int | None, **query: Any) -> str:
        told = {"seat": seat, **query} if seat is not None else query
        return f"/api/tables/{self.id}/{what}?" + "&".join(f"{name}={value}" for name, value in told.items())


@pytest.mark.parametrize("game", GAMES)
def test_the_story_is_what_was_heard_when_it_happened(come: Come, game: str) -> None:
    table = Table(come, game)
    with ExitStack() as stack:
        table.sit(stack)
        table.play(PLIES)
        for audience, visitor in enumerate((*table.people, table.watcher)):
            seat = audience if audience < 2 else None
            entries = visitor.done("GET", table.ask("story", seat))["entries"]
            heard = [{name: each[name] for name in ("entry", "kind", "by", "events")} for each in table.heard(audience)]
            assert [{name: each[name] for name in heard[0]} for each in entries] == heard
            assert [each["at"] for each in entries] == sorted(each["at"] for each in entries)
            assert all(set(each) == {"entry", "kind", "by", "at", "events"} for each in entries)


@pytest.mark.parametrize("game", GAMES)
def test_the_view_after_any_entry_is_the_one_that_was_shown(come: Come, game: str) -> None:
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
                told = visitor.done("GET", table.ask("views", seat, entry=number))
                assert told["view"] == json.loads(json.dumps(view))
                assert (told["entry"], told["entries"], told["seat"]) == (number, PLIES, seat)
                assert (told["caused"] is None) == (number == 0)
        assert table.people[0].status("GET", table.ask("views", 0, entry=PLIES + 1)) == 404


def test_what_was_taken_back_stays_in_the_story(come: Come) -> None:
    table = Table(come, "shelfie")
    with ExitStack() as stack:
        table.sit(stack)
        table.play(1)
        seat, other = 1 - (table.state.seat or 0), table.state.seat or 0
        table.wish(seat, type="ask", topic="undo", to=0)
        table.wish(other, type="answer", agree=True)
        entries = table.watcher.done("GET", table.ask("story", None))["entries"]
        assert [each["kind"] for each in entries] == ["act", "ask", "agree"]
        assert entries[0]["events"] == table.heard(2)[0]["events"] != []
        assert table.people[0].done("GET", table.ask("views", 0, entry=1))["view"]["ply"] == 1
        assert table.people[0].done("GET", table.ask("views", 0, entry=3))["view"]["ply"] == 0


@pytest.mark.parametrize("what", ["story", "views"])
def test_until_the_match_is_over_everybody_looks_through_their_own_eyes(come: Come, what: str) -> None:
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
        table.wish(0, type="resign")
    for visitor in (*table.people, table.watcher, come()):
        assert [visitor.status("GET", table.ask(what, seat, **entry)) for seat in (0, 1, None)] == [200] * 3


def test_a_hand_is_told_to_its_own_seat_alone(come: Come) -> None:
    """LA-6.2: whoever draws a tile sees it; the others see that one was drawn."""
    table = Table(come, "lanterns")
    with ExitStack() as stack:
        table.sit(stack)
        table.play(PLIES)
    for seat, visitor in [(0, table.people[0]), (1, table.people[1]), (None, table.watcher)]:
        told = visitor.done("GET", table.ask("story", seat))["entries"]
        drawn = [event for each in told for event in each["events"] if event["kind"] == "draw"]
        assert len(drawn) == PLIES
        assert {event["seat"] for event in drawn if event.get("tile") is not None} <= {seat}
        assert any(event.get("tile") is not None for event in drawn) == (seat is not None)


def test_an_open_table_has_no_story_and_a_stranger_sees_none_by_link(come: Come) -> None:
    host = come("You")
    table = host.done("POST", "/api/tables", {"game": "shelfie", "players": 2})["id"]
    for path in (f"/api/tables/{table}/story", f"/api/tables/{table}/views?entry=0"):
        assert host.refused("GET", path) == "phase"
        assert come("Stranger").refused("GET", path) == "table"


def test_when_the_game_is_over_nothing_is_hidden_in_its_last_step() -> None:
    setting = Setting("lanterns", SEED, (Holder(person="a"), Holder(person="b")))
    match = Match(setting)
    while not match.over:
        assert match.to_move is not None
        match.add(Entry(ACT, match.to_move, action=match.state.legal_actions()[-1]))
    past = story.Past(setting, tuple(match.log))
    told = story.story(past, None)
    assert len(told) == match.length == told[-1]["entry"]
    assert story.seen_then(past, match.length, None)["view"] == match.state.view(None)
