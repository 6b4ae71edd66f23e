"""The contract: the server does what the OpenAPI document says, over HTTP and on the socket."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ludoteca.server.app import make_app
from ludoteca.server.live import protocol
from ludoteca.server.settings import Settings
from ludoteca.server.store.tables import FINISHED, RUNNING
from tests.server.service import service_in_thread
from tests.server.visitors import Message, Visitor, visiting
from tests.sizes import QUICK, SOAK, examples
from tests.tables import BUILT_IN

if TYPE_CHECKING:
    from schemathesis import APIOperation, Case

Come = Callable[..., Visitor]
ENDING = ("DELETE /api/me", "POST /api/logout", "POST /api/logout-everywhere")
"""These invalidate the token."""


@cache
def contract() -> dict[str, Any]:
    """The OpenAPI document."""
    return dict(json.loads(json.dumps(make_app(Settings(data=Path("unused"))).openapi())))


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("contract") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


# HTTP


class Asker:
    """Somebody who asks for everything: nobody, a guest, or a host with a table in every phase."""

    def __init__(self, come: Come, role: str) -> None:
        self.come = come
        self.role = role
        self.visitor = come()
        self.known: dict[str, list[Any]] = {}

    def settle(self) -> None:
        """Be somebody again, with fresh tables."""
        self.visitor = self.come(None if self.role == "nobody" else "Ada")
        if self.role == "host":
            self.known = {
                "table": [table_in(self.come, self.visitor, phase) for phase in ("open", RUNNING, FINISHED)],
                "game": BUILT_IN,
                "number": [1],
                "program": [self.visitor.call("POST", "/api/me/programs", {"name": "Robin"})["id"]],
            }

    def ask(self, case: Case[Any], pick: int) -> None:
        """Ask as a case says, about things that there are, and hold the answer against the contract."""
        from schemathesis import checks

        for name, found in self.known.items():
            if name in (case.path_parameters or {}):
                case.path_parameters[name] = found[pick % len(found)]
        cookies = {"ludoteca": self.visitor.token} if self.visitor.token else {}
        response = case.call(base_url=self.visitor.url, headers={"Origin": self.visitor.url}, cookies=cookies)
        case.validate_response(
            response,
            checks=[
                checks.not_a_server_error,
                checks.status_code_conformance,
                checks.content_type_conformance,
                checks.response_headers_conformance,
                checks.response_schema_conformance,
            ],
        )


def table_in(come: Come, host: Visitor, phase: str) -> str:
    """A public table of the host's in a phase, with a line of chat."""
    table: str = host.call("POST", "/api/tables", {"game": "shelfie", "players": 2, "public": True})["id"]
    with host.enter(table) as socket:
        socket.answer(type="say", mark="1", text="Hello")
    if phase != "open":
        come("Bea").call("POST", f"/api/tables/{table}/join", {})
        host.call("POST", f"/api/tables/{table}/start", {})
    if phase == FINISHED:
        with host.enter(table) as socket:
            socket.resign()
    return table


def operations(document: dict[str, Any]) -> list[tuple[APIOperation[Any, Any, Any, Any], st.SearchStrategy[Any]]]:
    """Everything that can be asked for, and the ways in which it can be."""
    import schemathesis

    found = [each.ok() for each in schemathesis.openapi.from_dict(document).get_all_operations()]  # type: ignore[union-attr]
    return [(operation, cases(operation)) for operation in found]


@cache
def all_operations() -> list[tuple[APIOperation[Any, Any, Any, Any], st.SearchStrategy[Any]]]:
    """The operations of the contract; creating them takes longer than using them."""
    return operations(contract())


def faults(come: Come, role: str, operations: list[tuple[APIOperation[Any, Any, Any, Any], Any]]) -> list[str]:
    """The violations of a contract that requests of somebody reveal."""
    asker, found = Asker(come, role), []
    asker.settle()
    for operation, strategy in operations:
        try:
            ask_often(asker, operation, strategy)
        except BaseExceptionGroup as failures:
            found += [f"{operation.label}: {failure}" for failure in failures.exceptions]
        if operation.method.upper() != "GET":
            asker.settle()
    return found


def ask_often(asker: Asker, operation: APIOperation[Any, Any, Any, Any], strategy: Any) -> None:
    """Ask with everything that hypothesis thinks of, as the contract wants it and otherwise."""

    @settings(max_examples=examples(5), phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=strategy, pick=st.integers(0, 5))
    def ask(case: Case[Any], pick: int) -> None:
        if operation.label in ENDING and asker.role != "nobody":
            asker.visitor = asker.come("Ada")
        asker.ask(case, pick)

    ask()


def cases(operation: APIOperation[Any, Any, Any, Any]) -> st.SearchStrategy[Any]:
    """Good requests, and bad ones if anything can be wrong."""
    from schemathesis import GenerationMode

    good, bad = (operation.as_strategy(mode) for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE))
    return good | bad if operation.body or any(True for _ in operation.iter_parameters()) else good


@pytest.mark.parametrize("role", ["nobody", "guest", "host"] if SOAK else ["host"] if QUICK else ["nobody", "host"])
def test_http_responses_match_the_contract(come: Come, role: str) -> None:
    assert faults(come, role, all_operations()) == []


def test_a_wrong_contract_would_be_noticed(come: Come) -> None:
    wrong = json.loads(json.dumps(contract()))
    wrong["paths"] = {path: wrong["paths"][path] for path in ("/api/house", "/api/tables/mine")}
    wrong["components"]["schemas"]["ServerInfo"]["properties"]["levels"] = {"type": "integer"}
    del wrong["paths"]["/api/tables/mine"]["get"]["responses"]["401"]
    assert [fault.partition(":")[0] for fault in faults(come, "nobody", operations(wrong))] == [
        "GET /api/house",
        "GET /api/tables/mine",
    ]


# The socket


@cache
def validator(name: str) -> Any:
    """What tells whether a document is as one of the contract's schemas says."""
    from jsonschema_rs import Draft202012Validator

    return Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": contract()["components"]["schemas"]}}
    )


def kinds(name: str) -> set[str]:
    """The types of the messages in a union."""
    union = contract()["components"]["schemas"][name]
    assert union["discriminator"]["propertyName"] == "type"
    return set(union["discriminator"]["mapping"])


def contributions() -> tuple[list[Message], list[Message]]:
    """What clients and server send when a match starts to whose seed the clients contribute."""
    commitments = [protocol.SeatCommitment(0, "0" * 64)]
    said: list[protocol.FromClient] = [
        protocol.Contribute(1, commitment="0" * 64),
        protocol.Contribute(1, random="0" * 64),
    ]
    heard: list[protocol.FromServer] = [
        protocol.ContributionRequest(1, "commit", 0, "0" * 64, []),
        protocol.ContributionRequest(1, "reveal", 0, "0" * 64, commitments),
    ]
    return as_json(said), as_json(heard)


def as_json(messages: Sequence[msgspec.Struct]) -> list[Message]:
    """Messages as they are on the socket."""
    return [json.loads(protocol.encode(message)) for message in messages]


def test_socket_messages_match_the_contract(come: Come) -> None:
    said, heard = conversation(come)
    # Sent only when bots are busy, when a device thinks, and when a match starts whose seed clients contribute to.
    for more, all_messages in zip(contributions(), (said, heard), strict=True):
        all_messages += more
    heard += as_json([protocol.BotQueue(3), protocol.Think(0, 1, 1, "adept", "", "", 0.2)])
    heard += as_json([protocol.Known("p", 1, 0, "", "", 0.2)])
    said += as_json([protocol.PositionRequest("p", 1), protocol.Offer(), protocol.Thought(0, 5), protocol.Thought(0)])
    assert [message for message in said if not validator("ClientMessage").is_valid(message)] == []
    assert [message for message in heard if not validator("ServerMessage").is_valid(message)] == []
    assert {message["type"] for message in said} == kinds("ClientMessage")
    assert {message["type"] for message in heard} == kinds("ServerMessage")


def conversation(come: Come) -> tuple[list[Message], list[Message]]:
    """Every kind of message at least once, at a table with a clock; what was said, and what was heard."""
    host, guest = come("Ada"), come("Bea")
    wanted = {"game": "shelfie", "players": 2, "public": True, "clock": {"kind": "bank", "amount": 600, "increment": 1}}
    table = host.call("POST", "/api/tables", wanted)["id"]
    guest.call("POST", f"/api/tables/{table}/join", {})
    host.call("POST", f"/api/tables/{table}/start", {})
    looks: list[Message] = [
        {"type": "preview", "mark": "p", "entry": 0, "actions": ["a1 > 1", 0, *range(500, 520)]},
        {"type": "hint", "mark": "h", "entry": 0},
    ]
    said: list[Message] = [
        {"type": "act", "mark": "1", "entry": 0, "action": "a1 > 1"},
        {"type": "act", "mark": "2", "entry": 0, "action": 10_000},
        {"type": "undo", "mark": "3", "entry": 0, "to": 0},
        {"type": "say", "mark": "4", "text": "Hello"},
        {"type": "say", "mark": "5", "phrase": "good_luck"},
        {"type": "ask", "mark": "6", "entry": 0, "topic": "end"},
    ]
    answers: list[Message] = [
        {"type": "answer", "mark": "7", "entry": 1, "agree": False},
        {"type": "leave", "mark": "8", "entry": 2},
        {"type": "leave", "mark": "8", "entry": 2},
        {"type": "return", "mark": "9", "entry": 3},
        {"type": "resign", "mark": "10", "entry": 4, "seat": 1},
    ]
    with host.enter(table) as one, guest.enter(table, 0) as other:
        for socket, messages in ((one, looks), (other, looks), (one, said), (other, answers)):
            for message in messages:
                socket.answer(**message)
        one.send(type="ping")
        one.until_type("pong")
        guest.call("DELETE", "/api/me", {"confirm": True})
        other.wait_closed()
        greetings: list[Message] = [{"type": "hello"}, {"type": "hello", "have": 0}, {"type": "ping"}]
        return [*greetings, *looks, *said, *answers], [*one.messages, *other.messages]


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "dance"},
        {"type": "act", "mark": "1", "entry": 0},
        {"type": "act", "mark": "1", "entry": -1, "action": 0},
        {"type": "act", "mark": "1", "entry": 0, "action": 0.5},
        {"type": "act", "mark": "", "entry": 0, "action": 0},
        {"type": "act", "mark": "1", "entry": 0, "action": 0, "seed": 1},
        {"type": "hello", "have": "all"},
        {"type": "say", "mark": "1", "text": "x" * 301},
        {"type": "preview", "mark": "1", "entry": 0, "actions": []},
        {"type": "preview", "mark": "1", "entry": 0, "actions": [0] * 25},
        {"type": "hint", "mark": "1", "entry": 0, "actions": [0]},
        {"type": "thought", "action": 0},
        {"type": "thought", "task": 0, "action": "place"},
    ],
    ids=lambda message: json.dumps(message)[:60],
)
def test_messages_that_the_contract_forbids_are_refused(come: Come, message: Message) -> None:
    assert not validator("ClientMessage").is_valid(message)
    host = come("Ada")
    table = host.call("POST", "/api/tables", {"game": "shelfie", "players": 2})["id"]
    with host.enter(table) as socket:
        socket.send(**message)
        assert socket.until_type("refused")["code"] == "unreadable"
