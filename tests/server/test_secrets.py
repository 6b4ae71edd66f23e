"""Secrets: the order of stacks, others' hands and goals, and the seed reach nobody before they may."""

from __future__ import annotations

import base64
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from ludoteca.core.luck import luck_document, secret_luck
from ludoteca.core.state import State
from ludoteca.match.setting import Setting
from ludoteca.server.app import make_app
from ludoteca.server.live import lobby
from ludoteca.server.settings import Settings
from tests.server.service import ServiceProcess, service_in_thread
from tests.server.stories import Evening, Story
from tests.server.visitors import Visitor, endpoints, visiting
from tests.sizes import QUICK, SOAK
from tests.tables import BUILT_IN

STORIES = [(game, players) for game in BUILT_IN for players in ((2, 3, 4) if SOAK else (2,) if QUICK else (2, 4))]
UNASKED = ("GET /metrics", "GET /api/openapi.json")
"""The one counts all evenings together and is looked at apart, the other is the same for all."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("secrets") / "server.sqlite3") as url:
        yield url


@pytest.fixture(scope="module")
def questions() -> list[str]:
    """Every address that can be asked for, from the application itself."""
    found = endpoints(make_app(Settings(data=Path("unused"))))
    asked = sorted(each.removeprefix("GET ") for each in found if each.startswith("GET ") and each not in UNASKED)
    ways = {
        "/api/tables/{table}/story": ("", "?seat={seat}", "?seat={other}"),
        "/api/tables/{table}/views": ("?entry=5", "?entry=5&seat={seat}", "?entry=5&seat={other}"),
        "/api/matches/{table}/views": ("?entry=0",),
    }
    return [f"{path}{way}" for path in asked for way in ways.get(path, ("",))]


class Dealer:
    """Replaces the first state of every table; the rest of the server is unchanged."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seed = b""
        self.first: State | None = None
        monkeypatch.setattr(lobby, "new_seed", lambda: self.seed)
        monkeypatch.setattr(lobby, "match_seed", lambda *_: self.seed)
        set_by_seed = Setting.first_state
        monkeypatch.setattr(
            Setting, "first_state", lambda setting: self.first.copy() if self.first else set_by_seed(setting)
        )

    def deal(self, story: Story, first: State | None = None) -> None:
        self.seed, self.first = story.seed, first


@pytest.fixture
def dealer(monkeypatch: pytest.MonkeyPatch) -> Dealer:
    return Dealer(monkeypatch)


@pytest.mark.parametrize(("game", "players"), STORIES)
def test_messages_do_not_depend_on_what_is_hidden_from_their_recipient(
    service: str, questions: list[str], dealer: Dealer, game: str, players: int
) -> None:
    story = Story(game, players)
    dealer.deal(story)
    evening = Evening(service, story, questions)
    heard = evening.play(story.witnesses())
    assert all(len(texts) >= len(questions) for texts in heard.values())
    assert_untold(story, "\n".join(text for texts in heard.values() for text in texts))
    with visiting(service) as come:
        assert_untold(story, come().ask("GET", "/metrics").text)
        document = come().call("GET", f"/api/matches/{evening.table}/document")
        assert document["seed"] == story.seed.hex()
    for witness in story.witnesses()[:-1] if players == 2 else story.witnesses()[:-2]:
        sibling = story.sibling(witness)
        assert_sibling(story, sibling.copy(), witness)
        dealer.deal(story, sibling)
        again = Evening(service, story, questions).play([witness])[witness]
        assert differences(heard[witness], again) == []


def differences(heard: list[str], again: list[str]) -> list[tuple[str, str]]:
    """What was heard differently."""
    return [pair for pair in zip_longest(heard, again, fillvalue="") if pair[0] != pair[1]]


def assert_untold(story: Story, told: str) -> None:
    """The seed is nowhere, in whatever way it may be written."""
    assert [form for form in seed_forms(story.seed, story.game) if form in told] == []


def seed_forms(seed: bytes, game: str) -> list[str]:
    """A seed in all the ways in which it could be written, and the generator's key that is made of it."""
    key: str = luck_document(secret_luck(game, seed))["key"]
    forms = []
    for secret in (seed, bytes.fromhex(key)):
        for part in (secret[:8], secret[8:16]):
            numbers = [str(number) for number in part]
            forms += [part.hex(), part.hex().upper(), ", ".join(numbers), ",".join(numbers), repr(part)[2:-1]]
            forms += [str(int.from_bytes(part, "big")), str(int.from_bytes(part, "little"))]
        for skipped in range(3):
            whole = base64.b64encode(secret[skipped : skipped + 24]).decode()
            forms += [whole[:12], whole[:12].replace("+", "-").replace("/", "_")]
        forms += [str(int.from_bytes(secret, "big")), str(int.from_bytes(secret, "little")), secret.decode("latin-1")]
    return forms


def assert_sibling(story: Story, sibling: State, witness: str) -> None:
    """The sibling really is different at the end, in everything that is hidden, and in nothing else."""
    *_, last = story.states()
    for action in story.actions:
        sibling.play(action)
    real, other = last.position(), sibling.position()
    hidden = {"lanterns": {"hands", "stack", "luck"}, "shelfie": {"personal_goals", "luck"}}
    assert {name for name in real if real[name] != other[name]} == hidden[story.game]
    own = "hands" if story.game == "lanterns" else "personal_goals"
    same = [str(seat) for seat in range(story.players) if real[own][seat] == other[own][seat]]
    assert same == [witness] * witness.isdecimal()


@pytest.mark.parametrize(
    ("game", "secret"), [("lanterns", "stack"), ("lanterns", "hands"), ("shelfie", "personal_goals")]
)
def test_a_view_with_a_secret_in_it_would_be_noticed(
    service: str, dealer: Dealer, monkeypatch: pytest.MonkeyPatch, game: str, secret: str
) -> None:
    view_json = State.view_json

    def leaky(state: State, seat: int | None = None) -> bytes:
        return view_json(state, seat)[:-1] + f',"leak":{state.position()[secret]}}}'.replace(" ", "").encode()

    monkeypatch.setattr(State, "view_json", leaky)
    story = Story(game, 2)
    heard = []
    for first in (story.first, story.sibling("1")):
        dealer.deal(story, first)
        heard.append(Evening(service, story, []).play(["1"]))
    assert heard[0] != heard[1]


# The log


@pytest.mark.skipif(QUICK, reason="starts a process")
def test_logs_contain_no_secrets_and_no_personal_data(tmp_path: Path) -> None:
    """Tokens, invitations, passphrases, names, chat, addresses, seeds: nothing of it, in whatever way it came up."""
    data = tmp_path / "server.sqlite3"
    secrets = ["seven lanterns on the lake", "Zebulon", "Wilhelmina", "What a lovely pond", "127.0.0.1"]
    with ServiceProcess(data) as service, visiting(service.url) as come:
        host, guest = come("Zebulon"), come("Wilhelmina")
        host.call("POST", "/api/account", {"name": "Zebulon", "passphrase": secrets[0]})
        secrets += played_openly(host, guest)
        host.refusal_code("POST", "/api/login", {"name": "Zebulon", "passphrase": "eight lanterns on the lake"})
        secrets += [visitor.token for visitor in (host, guest)] + [visitor.id for visitor in (host, guest)]
        ((seed,),) = sqlite3.connect(data).execute("SELECT seed FROM matches").fetchall()
        service.stop()
        log = service.log.read_text()
    lines = [line for line in log.splitlines() if not line.startswith(("Ludoteca is running", "Stopped."))]
    assert len(lines) > 10
    assert all(line.startswith("{") for line in lines)
    told = "\n".join(lines)
    assert [secret for secret in [*secrets, *seed_forms(seed, "lanterns")] if secret in told] == []


def played_openly(host: Visitor, guest: Visitor) -> list[str]:
    """Play a little with many mistakes, and return the secrets that were used."""
    table = host.call("POST", "/api/tables", {"game": "lanterns", "players": 2})["id"]
    token = host.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    guest.call("POST", "/api/invitations/accept", {"token": token})
    program = host.call("POST", "/api/me/programs", {"name": "Zebulon's robot"})["token"]
    host.call("POST", f"/api/tables/{table}/start", {})
    for visitor in (host, guest):
        assert visitor.status("GET", f"/api/tables/{table}?token={token}") == 200
        assert visitor.ask("GET", "/api/me", None, Authorization=f"Bearer x{program}").status_code == 401
        with visitor.enter(table) as socket:
            socket.answer(type="say", mark="1", text="What a lovely pond")
            socket.answer(type="act", mark="2", entry=0, action="p 3 r0 @ 5,5")
            socket.connection.send("{")
            socket.until_type("refused")
    return [token, program]


FAILING = """
from ludoteca.server.edge.request_log import set_up_logs
set_up_logs()
import logging, structlog
from sqlalchemy import create_engine, text
from ludoteca.server.store import database
from pathlib import Path

def fail(token):
    raise RuntimeError("something failed")

for log in (structlog.get_logger("ours"), logging.getLogger("theirs")):
    try:
        fail("a token of somebody")
    except RuntimeError:
        log.exception("noticed")

engine = database.make_engine(Path("server.sqlite3"), 1, "BEGIN", 0)
assert engine.sync_engine.hide_parameters
"""


def test_logged_failures_do_not_contain_local_variables() -> None:
    ran = subprocess.run([sys.executable, "-c", FAILING], capture_output=True, text=True, check=True)
    lines = ran.stderr.strip().splitlines()
    assert len(lines) == 2
    assert all("something failed" in line and '"name": "fail"' in line for line in lines)
    assert "a token of somebody" not in ran.stderr
