"""The container, from a plain clone: build it, play in it, replace it by a new one, and find the match again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ludoteca.client import Client
from ludoteca.match.document import verify
from tests.client.choosing import chooser
from tests.deploy.empty_root import ROOT, Builder, Image, why_not
from tests.server.ports import free_port
from tests.server.service import await_ready

pytestmark = pytest.mark.soak
TURNS = 4
PLATFORMS = {
    "amd64": ["manylinux_2_36_x86_64", "manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"],
    "arm64": ["manylinux_2_36_aarch64", "manylinux_2_28_aarch64", "manylinux_2_17_aarch64", "manylinux2014_aarch64"],
}


class Container:
    """A container of the image: what it writes outside its volumes is gone when it ends."""

    def __init__(self, image: Image, volumes: dict[str, Path], scratch: Path) -> None:
        self.image = image
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = scratch.with_suffix(".log")
        scratch.mkdir()
        # The options at the end only keep it out of the way of what else runs on this machine.
        words = [*image.entry, *image.words, "--host", "127.0.0.1", "--port", str(self.port)]
        with self.log.open("wb") as log:
            self.process = image.start(words, volumes, scratch, stdout=log, stderr=log)

    def server(self) -> int:
        """The number of the server's process, which is the first one in its namespace."""
        return int(Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()[0])

    def is_healthy(self, scratch: Path) -> bool:
        """What the image's own health check says."""
        scratch.mkdir(exist_ok=True)
        words = [word.replace(f":{self.image.ports[0]}/", f":{self.port}/") for word in self.image.health]
        return self.image.start(words, {}, scratch, stderr=subprocess.DEVNULL).wait(60) == 0

    def stop(self) -> int:
        """Stop it as a container tool does."""
        os.kill(self.server(), signal.SIGTERM)
        return self.process.wait(30)


@contextmanager
def container(image: Image, volumes: dict[str, Path], scratch: Path) -> Iterator[Container]:
    """A container that people can play in."""
    started = time.monotonic()
    running = Container(image, volumes, scratch)
    try:
        await_ready(running.url, lambda: running.process.poll() is None, 120)
        print(f"{scratch.name} ready after {time.monotonic() - started:.1f} s")
        yield running
    except BaseException:
        print(running.log.read_text())
        raise
    finally:
        running.process.kill()
        running.process.wait(30)


def command(image: Image, words: list[str], volumes: dict[str, Path], scratch: Path) -> None:
    """Run a command in a container of its own."""
    done = image.start(words, volumes, scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    printed = done.communicate(timeout=60)[0].decode()
    assert done.returncode == 0, printed


def make_volume(image: Image, path: str, folder: Path) -> Path:
    """A new volume, which belongs to the owner of the folder in the image."""
    inside = (image.root / path[1:]).stat()
    folder.mkdir()
    os.chown(folder, inside.st_uid, inside.st_gid)
    folder.chmod(inside.st_mode & 0o777)
    return folder


@pytest.fixture
def image() -> Iterator[Image]:
    """The image, built from nothing; its roots take gigabytes and are removed at once."""
    if reason := why_not():
        pytest.skip(reason)
    started = time.monotonic()
    with TemporaryDirectory(prefix="ludoteca-container-") as folder:
        built = Builder(Path(folder)).build()
        print(f"built in {time.monotonic() - started:.0f} s")
        yield built


def test_a_match_outlives_the_container(image: Image, tmp_path: Path) -> None:
    assert image.user != "root"
    assert image.volumes == ["/var/lib/ludoteca"]
    volumes = {path: make_volume(image, path, tmp_path / "volume") for path in image.volumes}
    choose = chooser(1)
    played = []

    with container(image, volumes, tmp_path / "first") as first, Client(first.url) as anna:
        assert Path(f"/proc/{first.server()}").stat().st_uid == image.owner()[0] != 0
        assert first.is_healthy(tmp_path / "check")
        page = anna.http.get(f"{first.url}/")
        assert "<title>" in page.text
        anna.me("Anna")
        table = anna.make_table("shelfie", 2, bots={1: "novice"})["id"]
        anna.start(table)
        with anna.sit(table) as seat:
            for _ in range(TURNS):
                assert seat.wait_turn(60)
                played.append(choose(seat.view or {}))
                seat.act(played[-1])
            assert seat.wait_turn(60)
            before = seat.view
        assert first.stop() == 0
        assert not first.is_healthy(tmp_path / "check")

    with container(image, volumes, tmp_path / "second") as second, Client(second.url, anna.token) as again:
        assert again.me()["name"] == "Anna"
        assert [mine["id"] for mine in again.my_tables()] == [table]
        with again.sit(table) as seat:
            assert seat.wait_turn(60)
            assert seat.view == before
            assert seat.play(choose)
        document = again.match_document(table)
        verify(document)
        hers = [entry["text"] for entry in document["log"] if entry["kind"] == "act" and entry["seat"] == 0]
        assert hers[:TURNS] == [f"take {move}" for move in played]
        backups = {"/var/lib/ludoteca-backups": make_volume(image, "/var/lib/ludoteca-backups", tmp_path / "backups")}
        command(image, ["ludoteca-backup", "/var/lib/ludoteca-backups"], volumes | backups, tmp_path / "check")
        assert second.stop() == 0

    (name,) = (file.name for file in (tmp_path / "backups").iterdir())
    volumes = {path: make_volume(image, path, tmp_path / "another") for path in image.volumes}
    restore = [*image.entry, "restore", f"/var/lib/ludoteca-backups/{name}"]
    command(image, restore, volumes | backups, tmp_path / "check")
    with container(image, volumes, tmp_path / "third") as third, Client(third.url, anna.token) as again:
        assert again.match_document(table) == document


@pytest.mark.parametrize("processor", PLATFORMS)
def test_every_locked_package_has_a_wheel_for(processor: str, tmp_path: Path) -> None:
    """A dry run of pip in the place of a build on the other processor."""
    platforms = [word for name in PLATFORMS[processor] for word in ("--platform", name)]
    files = [word for name in ("run", "node", "native") for word in ("-r", str(ROOT / "requirements" / f"{name}.txt"))]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--dry-run", "--ignore-installed"]
    options = ["--target", str(tmp_path), "--only-binary", ":all:", "--python-version", "3.11", "--require-hashes"]
    done = subprocess.run([*pip, *options, *platforms, *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"Would install .*numba-", done.stdout)
