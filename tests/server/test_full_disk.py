"""A disk that is really full: a small file system in memory, which only root can mount."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludoteca.client import Client
from ludoteca.client.errors import ServerRefused
from ludoteca.client.seat import LiveSeat
from ludoteca.server.http.status import DISK_FULL, MIN_FREE_BYTES
from tests.client.choosing import chooser
from tests.server.forked import ForkedServer
from tests.server.machines import needs_sqlite_file

pytestmark = [pytest.mark.soak, needs_sqlite_file]
SIZE = 2 * MIN_FREE_BYTES
MAX_TABLES = 2000
"""The write-ahead log has free pages, so that some writes succeed on a full disk."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small file system."""
    if os.geteuid() != 0:
        pytest.skip("Only root can mount a small file system.")
    (folder := tmp_path / "disk").mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "ludoteca", str(folder)]
    done = subprocess.run(mount, check=False, capture_output=True)
    if done.returncode != 0:
        pytest.skip(f"No file system can be mounted here: {done.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def free(disk: Path) -> int:
    found = os.statvfs(disk)
    return found.f_bavail * found.f_frsize


def fill(disk: Path, left: int) -> None:
    """Write until only a number of bytes are free."""
    with (disk / "ballast").open("ab") as ballast:
        os.posix_fallocate(ballast.fileno(), ballast.tell(), free(disk) - left)


def readiness(server: ForkedServer) -> tuple[int, str, str | None]:
    answer = httpx.get(f"{server.url}/ready", timeout=30)
    return answer.status_code, answer.json()["status"], answer.json()["sentence"]


def write_until_refused(client: Client) -> str:
    """Open tables until one cannot be stored; return the code of the refusal."""
    for _ in range(MAX_TABLES):
        try:
            client.make_table("shelfie", 2)
        except ServerRefused as refused:
            return refused.code
    raise AssertionError("everything was stored on a full disk")


def act(seat: LiveSeat) -> int:
    assert seat.wait_turn(60)
    assert seat.view is not None
    return seat.act(chooser()(seat.view))


def act_often(seat: LiveSeat) -> None:
    for _ in range(20):
        act(seat)


def test_a_full_disk_is_reported_loses_nothing_and_is_forgotten_when_there_is_space(disk: Path) -> None:
    server = ForkedServer(disk / "ludoteca.sqlite3")
    server.start()
    try:
        with Client(server.url) as anna:
            anna.me("Anna")
            table = anna.make_table("shelfie", 2, names=["Anna", "Ben"])
            anna.start(table)
            with anna.sit(table) as seat:
                assert readiness(server) == (200, "ready", None)
                confirmed = act(seat)
                fill(disk, MIN_FREE_BYTES // 2)
                assert readiness(server) == (503, "storage", DISK_FULL)
                fill(disk, 0)
                assert write_until_refused(anna) == "storage"
                with pytest.raises(ServerRefused, match="could not be stored"):
                    act_often(seat)
                confirmed = seat.entry
                assert readiness(server) == (503, "storage", DISK_FULL)
                assert httpx.get(f"{server.url}/health", timeout=30).status_code == 200
                (disk / "ballast").unlink()
                assert readiness(server)[0] == 200
                assert act(seat) == confirmed + 1
            server.kill()
            server.start()
            with anna.sit(table) as seat:
                assert seat.entry == confirmed + 1
    finally:
        server.kill()
