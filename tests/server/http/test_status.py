"""What monitoring gets: whether data can be stored, whether the clock is right, and metrics for few."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from ludoteca.server import metrics, times
from ludoteca.server.http import status
from ludoteca.server.http.status import MIN_FREE_BYTES, check_storage, may_read_metrics
from ludoteca.server.settings import Settings
from ludoteca.server.store import outages
from ludoteca.server.store.database import Database, sqlite_database
from ludoteca.server.store.sqlite import StorageFailed
from tests.server.service import service_in_thread
from tests.server.stored import new_file
from tests.server.times import set_time

TOKEN = "a long token for the metrics"


@pytest.fixture
def _storing() -> Iterator[None]:
    yield
    metrics.HEARTBEAT_FAILING.set(0)


def test_a_server_with_space_is_ready(tmp_path: Path) -> None:
    with service_in_thread(tmp_path / "server.sqlite3") as url:
        response = httpx.get(f"{url}/ready")
        assert (response.status_code, response.json()["status"]) == (200, "ready")
        assert response.json()["sentence"] is None


def test_a_full_disk_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with service_in_thread(tmp_path / "server.sqlite3", database=None, bus=None) as url:
        monkeypatch.setattr(status, "free_bytes", lambda file: MIN_FREE_BYTES - 1)
        response = httpx.get(f"{url}/ready")
        assert (response.status_code, response.json()["status"]) == (503, "storage")
        assert response.json()["sentence"] == status.DISK_FULL
        monkeypatch.setattr(status, "free_bytes", lambda file: MIN_FREE_BYTES)
        assert httpx.get(f"{url}/ready").status_code == 200


def test_a_folder_that_is_gone_has_no_space(tmp_path: Path) -> None:
    assert status.free_bytes(tmp_path / "gone" / "server.sqlite3") == 0
    assert status.free_bytes(tmp_path / "server.sqlite3") > 0


@pytest.mark.usefixtures("_storing")
def test_a_heartbeat_that_cannot_be_stored_is_reported_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path / "ludoteca.sqlite3")
    fail = True

    async def record(database: Database, at: int) -> bool:
        if fail:
            raise StorageFailed("errors-storage-full", file="x")
        return False

    monkeypatch.setattr(outages, "record_outage", record)

    async def until(wanted: str) -> None:
        while check_storage(settings)[0] != wanted:
            await asyncio.sleep(0.01)

    async def story() -> None:
        nonlocal fail
        database = sqlite_database(new_file(tmp_path))
        beats = asyncio.create_task(outages.record_heartbeats(database, 0.01))
        await until("storage")
        assert check_storage(settings)[1] == status.NOT_STORED
        fail = False
        await until("ready")
        beats.cancel()
        await database.close()

    asyncio.run(asyncio.wait_for(story(), 30))


@pytest.mark.parametrize(("seconds", "way"), [(3600, "60 min ahead of"), (-10_800, "3 h behind")])
def test_a_clock_that_jumped_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int, way: str
) -> None:
    clock = set_time(monkeypatch)
    settings = Settings(data=tmp_path / "server.sqlite3")
    assert check_storage(settings) == ("ready", None)
    clock.jump(seconds)
    ready, sentence = check_storage(settings)
    assert ready == "ready"
    assert sentence is not None
    assert way in sentence
    times.start()
    assert check_storage(settings) == ("ready", None)


def request(client: str, **headers: str) -> Request:
    """A request from an address."""
    sent = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "client": (client, 5), "headers": sent})


LOCAL = Settings(data=Path("unused"))
CHOSEN = Settings(data=Path("unused"), metrics=("10.0.0.0/8", TOKEN))
BEHIND = Settings(data=Path("unused"), proxies=("127.0.0.1",))


@pytest.mark.parametrize(
    ("settings", "client", "headers", "allowed"),
    [
        (LOCAL, "127.0.0.1", {}, True),
        (LOCAL, "::1", {}, True),
        (LOCAL, "10.1.2.3", {}, False),
        (LOCAL, "127.0.0.1", {"X_Forwarded_For": "203.0.113.9"}, False),
        (LOCAL, "127.0.0.1", {"X_Forwarded_For": "127.0.0.1"}, False),
        (LOCAL, "127.0.0.1", {"Via": "1.1 proxy"}, False),
        (LOCAL, "127.0.0.1", {"CF_Connecting_IP": "203.0.113.9"}, False),
        (LOCAL, "127.0.0.1", {"Host": "games.example.org"}, False),
        (LOCAL, "127.0.0.1", {"Host": "games.example.org:8000"}, False),
        (LOCAL, "127.0.0.1", {"Host": "localhost:8000"}, True),
        (LOCAL, "127.0.0.1", {"Host": "127.0.0.1:8000"}, True),
        (LOCAL, "127.0.0.1", {"Host": "127.0.0.1"}, True),
        (LOCAL, "127.0.1.1", {"Host": "myserver:8000"}, True),
        (BEHIND, "127.0.0.1", {"Host": "games.example.org", "X_Forwarded_For": "127.0.0.1"}, True),
        (CHOSEN, "127.0.0.1", {"Host": "games.example.org", "Authorization": f"Bearer {TOKEN}"}, True),
        (LOCAL, "203.0.113.9", {"X_Forwarded_For": "127.0.0.1"}, False),
        (BEHIND, "127.0.0.1", {"X_Forwarded_For": "203.0.113.9"}, False),
        (BEHIND, "127.0.0.1", {}, True),
        (CHOSEN, "10.1.2.3", {}, True),
        (CHOSEN, "127.0.0.1", {}, False),
        (CHOSEN, "203.0.113.9", {"Authorization": f"Bearer {TOKEN}"}, True),
        (CHOSEN, "203.0.113.9", {"Authorization": f"Bearer {TOKEN}x"}, False),
        (CHOSEN, "203.0.113.9", {"Authorization": "Bearer 10.0.0.0/8"}, False),
        (CHOSEN, "203.0.113.9", {"Authorization": "Bearer "}, False),
    ],
)
def test_metrics_are_for_those_the_host_allows(
    settings: Settings, client: str, headers: dict[str, str], allowed: bool
) -> None:
    assert may_read_metrics(request(client, **headers), settings) is allowed


def test_everybody_else_is_refused(tmp_path: Path) -> None:
    with service_in_thread(tmp_path / "server.sqlite3", metrics=(TOKEN,)) as url:
        refused = httpx.get(f"{url}/metrics")
        assert (refused.status_code, refused.json()["code"]) == (403, "metrics")
        read = httpx.get(f"{url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        assert "ludoteca_connections" in read.text
