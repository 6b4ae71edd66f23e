"""Looking ahead: what actions would bring and what would be wise, for the seat to move alone and from what it knows."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import ludoteca
from ludoteca.core.state import State
from ludoteca.match.match import Match
from ludoteca.match.setting import Holder, Setting
from ludoteca.search.beliefs import DOUBT, PEOPLE, Guess
from ludoteca.search.hints import Hint
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.live import lobby
from ludoteca.server.live.lookahead import doubt_at, hint_document
from ludoteca.server.live.protocol import MAX_PREVIEWS
from tests.server.service import service_in_thread
from tests.server.visitors import Socket, Visitor, visiting
from tests.tables import BUILT_IN

Come = Callable[..., Visitor]
GAMES = BUILT_IN
SEED = bytes(range(32))


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("foresight") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


@pytest.fixture(autouse=True)
def same_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "match_seed", lambda *_: SEED)


class Pair:
    """A table for two that has just begun: the seat to move, and the other one."""

    def __init__(self, come: Come, game: str, **traits: Any) -> None:
        self.game = game
        host, guest = come("You"), come("Your friend")
        if traits.get("rated"):
            for number, visitor in enumerate((host, guest)):
                account = {"name": f"Member {number}", "passphrase": "seven lanterns on the lake"}
                visitor.call("POST", "/api/account", account)
        self.table = host.call("POST", "/api/tables", {"game": game, "players": 2, "public": True, **traits})["id"]
        guest.call("POST", f"/api/tables/{self.table}/join", {"seat": 1})
        host.call("POST", f"/api/tables/{self.table}/start", {})
        self.state = ludoteca.game(game).new(2, SEED)
        assert self.state.seat is not None
        self.mover, self.other = (host, guest) if self.state.seat == 0 else (guest, host)

    @contextmanager
    def sockets(self) -> Iterator[tuple[Socket, Socket]]:
        with self.mover.enter(self.table) as mover, self.other.enter(self.table) as other:
            yield mover, other

    def legal_texts(self) -> list[str]:
        return [self.state.action_text(action) for action in self.state.legal_actions()]


def some(actions: list[Any]) -> list[Any]:
    """As many as fit into one message, from everywhere in a list."""
    return actions[:: len(actions) // MAX_PREVIEWS + 1]


# Previews


@pytest.mark.parametrize("game", GAMES)
def test_the_player_to_move_gets_previews_in_the_requested_order(come: Come, game: str) -> None:
    pair = Pair(come, game)
    actions = some(pair.legal_texts())
    with pair.sockets() as (mover, _):
        told = mover.answer(type="preview", mark="1", entry=0, actions=actions)
        numbers = [pair.state.parse_action(action) for action in actions]
        by_number = mover.answer(type="preview", mark="2", entry=0, seat=pair.state.seat, actions=numbers)
    assert {name: told[name] for name in ("type", "mark", "entry")} == {"type": "previews", "mark": "1", "entry": 0}
    expected = [{"action": each, "preview": pair.state.preview(each), "refused": None} for each in actions]
    assert told["previews"] == json.loads(json.dumps(expected))
    assert [each["preview"] for each in by_number["previews"]] == [each["preview"] for each in told["previews"]]


def test_an_illegal_action_gets_a_refusal_instead_of_a_preview(come: Come) -> None:
    pair = Pair(come, "lanterns")
    with pair.sockets() as (mover, _):
        actions = ["x red blue", "hello", "d pairs red red blue", 10_000, pair.legal_texts()[0]]
        told = mover.answer(type="preview", mark="1", entry=0, actions=actions)["previews"]
        refused = mover.answer(type="act", mark="2", entry=0, action="x red blue")
    assert [each["preview"] is None for each in told] == [True, True, True, True, False]
    assert [each["refused"] and each["refused"]["code"] for each in told] == [
        "illegal",
        "unreadable",
        "illegal",
        "unreadable",
        None,
    ]
    assert told[0]["refused"] == {name: refused[name] for name in ("code", "sentence", "rule", "reason")}
    assert told[0]["refused"]["reason"] == "no-favor"
    assert told[2]["refused"]["reason"] == "same-pair"
    assert told[1]["refused"]["reason"] is None


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_reveals_nothing_hidden(game: str) -> None:
    """Whatever is hidden, the preview is the same: also where tiles would be drawn or the room would be refilled."""
    state, refilled = ludoteca.game(game).new(2, 7), False
    while not state.over:
        seat, others = state.seat, [state.resample(state.seat, seed) for seed in range(3)]
        for action in some(state.legal_actions()):
            foreseen = state.preview(action)
            refilled |= bool(foreseen.get("refill"))
            assert [other.preview(action) for other in others] == [foreseen] * 3, (state.ply, seat, action)
        state.apply(state.legal_actions()[state.ply * 7 % len(state.legal_actions())])
    assert refilled or game == "lanterns"


@pytest.mark.parametrize("kind", ["preview", "hint"])
def test_only_the_player_to_move_gets_previews_and_hints(come: Come, kind: str) -> None:
    pair = Pair(come, "shelfie")
    wish: dict[str, Any] = {"type": kind, "entry": 0} | ({"actions": [0]} if kind == "preview" else {})
    seat = pair.state.seat
    assert seat is not None
    with pair.sockets() as (mover, other), come("Somebody").enter(pair.table) as watching:
        assert other.answer(mark="1", **wish)["code"] == "turn"
        assert other.answer(mark="2", seat=seat, **wish)["code"] == "seat"
        assert watching.answer(mark="3", **wish)["code"] == "watching"
        assert mover.answer(mark="4", seat=1 - seat, **wish)["code"] == "seat"
        assert mover.answer(mark="5", **wish | {"entry": 1})["code"] == "stale"
        mover.send(type="resign", mark="6", entry=0)
        mover.until_type("update", entry=1)
        assert mover.answer(mark="7", **wish | {"entry": 1})["code"] == "over"
        assert mover.answer(mark="8", **wish)["code"] == "over"


@pytest.mark.parametrize("kind", ["preview", "hint"])
def test_lookahead_is_refused_before_the_match_and_before_hello(come: Come, kind: str) -> None:
    host = come("You")
    table = host.call("POST", "/api/tables", {"game": "shelfie", "players": 2})["id"]
    wish: dict[str, Any] = {"type": kind, "entry": 0} | ({"actions": [0]} if kind == "preview" else {})
    with host.socket(table) as early:
        assert early.answer(mark="1", **wish)["code"] == "hello"
    with host.enter(table) as socket:
        assert socket.answer(mark="2", **wish)["code"] == "phase"


@pytest.mark.parametrize("actions", [[], [0] * (MAX_PREVIEWS + 1), [-1], [""], ["x" * 61], [None], "take", None])
def test_malformed_requests_are_unreadable(come: Come, actions: Any) -> None:
    pair = Pair(come, "shelfie")
    with pair.sockets() as (mover, _):
        mover.send(type="preview", mark="1", entry=0, actions=actions)
        assert mover.until_type("refused")["code"] == "unreadable"


def test_lookahead_changes_nothing_and_is_not_broadcast(come: Come) -> None:
    pair = Pair(come, "shelfie")
    with pair.sockets() as (mover, other):
        mover.answer(type="preview", mark="1", entry=0, actions=some(pair.legal_texts()))
        mover.answer(type="hint", mark="2", entry=0)
        heard = len(other.messages)
        assert mover.answer(type="act", mark="1", entry=0, action=pair.legal_texts()[0])["type"] == "update"
        other.until_type("update", entry=1)
        assert len(other.messages) == heard + 1


# Hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_actions_with_their_chances_and_reasons(come: Come, game: str) -> None:
    pair = Pair(come, game)
    with pair.sockets() as (mover, _):
        told = mover.answer(type="hint", mark="1", entry=0)
    assert (told["type"], told["entry"]) == ("hints", 0)
    assert 1 <= len(told["hints"]) <= 3
    for hint in told["hints"]:
        assert set(hint) == {"action", "win", "points", "share", "reasons", "says", "guesses"}
        assert hint["says"]["id"].startswith(f"{game}-")
        assert all(each["says"]["id"].startswith(f"{game}-reason-") for each in hint["reasons"])
        assert pair.state.why_illegal(hint["action"]) is None
        assert 0 <= hint["win"] <= 1
        assert 0 < hint["share"] <= 1
        assert all({"sense", "kind", "rule"} <= set(reason) for reason in hint["reasons"])


def test_there_are_no_hints_at_a_rated_table(come: Come) -> None:
    pair = Pair(come, "shelfie", rated=True, clock={"kind": "days", "amount": 3})
    with pair.sockets() as (mover, other):
        assert mover.answer(type="hint", mark="1", entry=0)["code"] == "rated"
        assert other.answer(type="hint", mark="2", entry=0)["code"] == "rated"
        told = mover.answer(type="preview", mark="3", entry=0, actions=[pair.legal_texts()[0]])
        assert told["previews"][0]["refused"] is None


def test_a_table_can_be_without_hints_and_everybody_sees_it(come: Come) -> None:
    pair = Pair(come, "shelfie", hints=False)
    assert pair.other.call("GET", f"/api/tables/{pair.table}")["hints"] is False
    with pair.sockets() as (mover, _):
        assert mover.answer(type="hint", mark="1", entry=0)["code"] == "hints"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_computed_from_what_the_seat_knows(come: Come, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    seen: list[State] = []

    async def look(_: BotPool, known: State, *asked: object) -> list[Hint]:
        seen.append(known)
        return []

    monkeypatch.setattr(BotPool, "compute_hints", look)
    pair = Pair(come, game)
    seat = pair.state.seat
    with pair.sockets() as (mover, _):
        for number in range(5):
            assert mover.answer(type="hint", mark=str(number), entry=0)["hints"] == []
    real = pair.state.position()
    hidden = {"lanterns": {"hands", "stack", "luck"}, "shelfie": {"personal_goals", "luck"}}[game]
    assert all(known.view(seat) == pair.state.view(seat) for known in seen)
    different = [{name for name in real if known.position()[name] != real[name]} for known in seen]
    assert set().union(*different) == hidden
    assert all("luck" in names for names in different)


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_compared_with_the_best_one(come: Come, game: str) -> None:
    pair = Pair(come, game)
    with pair.sockets() as (mover, other):
        asked = pair.legal_texts()[-1]
        found = mover.answer(type="hint", mark="1", entry=0, action=asked)["hints"]
        assert found[-1]["action"] == asked
        assert len(found) == 1 or found[0]["win"] >= found[1]["win"]
        best = found[0]["action"]
        again = mover.answer(type="hint", mark="2", entry=0, action=best)["hints"]
        assert again[0]["win"] - again[-1]["win"] < 0.05, "the best action is no mistake"
        illegal = next(number for number in range(10**6) if number not in pair.state.legal_actions())
        assert mover.answer(type="hint", mark="3", entry=0, action=illegal)["code"] == "illegal"
        assert mover.answer(type="hint", mark="4", entry=0, action="dance")["code"] == "unreadable"
        assert other.answer(type="hint", mark="5", entry=0, action=asked)["code"] == "turn"


class Slow:
    """Somebody who thinks until told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.enough = threading.Event(), threading.Event()
        monkeypatch.setattr(BotPool, "compute_hints", lambda _, *asked: self.think())

    async def think(self) -> list[Hint]:
        self.asked.set()
        while not self.enough.is_set():
            await asyncio.sleep(0.01)
        return []


def test_the_table_goes_on_while_a_hint_is_computed(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, pair = Slow(monkeypatch), Pair(come, "shelfie")
    with pair.sockets() as (mover, _):
        mover.send(type="hint", mark="hint", entry=0)
        assert slow.asked.wait(20)
        mover.send(type="ping")
        mover.until_type("pong")
        assert mover.answer(type="preview", mark="1", entry=0, actions=[0])["type"] == "previews"
        slow.enough.set()
        assert mover.until(lambda message: message.get("mark") == "hint")["type"] == "hints"


def test_a_hint_for_an_old_position_is_refused(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, pair = Slow(monkeypatch), Pair(come, "shelfie")
    with pair.sockets() as (mover, _):
        mover.send(type="hint", mark="hint", entry=0)
        assert slow.asked.wait(20)
        assert mover.answer(type="act", mark="1", entry=0, action=pair.legal_texts()[0])["type"] == "update"
        slow.enough.set()
        late = mover.until(lambda message: message.get("mark") == "hint")
    assert (late["type"], late["code"], late["entry"]) == ("refused", "stale", 1)


def test_a_client_may_disconnect_before_its_hint_is_ready(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, pair = Slow(monkeypatch), Pair(come, "shelfie")
    with pair.mover.enter(pair.table) as mover:
        mover.send(type="hint", mark="hint", entry=0)
        assert slow.asked.wait(20)
    slow.enough.set()
    with pair.mover.enter(pair.table) as mover:
        assert mover.answer(type="hint", mark="again", entry=0)["type"] == "hints"


def test_a_failed_hint_is_refused(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: BotPool, known: State, *asked: object) -> list[Hint]:
        raise RuntimeError("the thread died")

    monkeypatch.setattr(BotPool, "compute_hints", fail)
    pair = Pair(come, "shelfie")
    with pair.sockets() as (mover, _):
        assert mover.answer(type="hint", mark="1", entry=0)["code"] == "failed"


def test_a_hint_says_what_others_seem_to_be_after() -> None:
    state: State = ludoteca.game("shelfie").new(2, 3)
    guesses = [Guess(1, 6, 0.8)]
    sent = hint_document(Hint(0, "take d2 > 1", 0.5, 30.0, 1.0, [], guesses), state, state.view(0))
    (guess,) = sent.guesses
    assert (guess.seat, guess.secret, guess.chance) == (1, 6, 0.8)
    assert guess.says is not None
    assert guess.says["id"] == "shelfie-hints-collects"
    assert len(guess.says["values"]["wanted"]) == 2


@pytest.mark.parametrize(("bots", "doubt"), [({1: "master"}, DOUBT), ({}, PEOPLE)])
def test_people_are_read_with_more_doubt_than_bots(bots: dict[int, str], doubt: float) -> None:
    people = {seat: f"person {seat}" for seat in range(2) if seat not in bots}
    holders = tuple(Holder(people.get(seat), bots.get(seat)) for seat in range(2))
    assert doubt_at(Match(Setting("shelfie", SEED, holders)), 0) == doubt
