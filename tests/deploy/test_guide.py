"""The steps of docs/hosting.md, as they are written, in an empty Debian: server, https, upgrade, backup, restore."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.deploy.empty_root import ROOT, Builder, Image, debootstrap, why_not
from tests.server.ports import free_port
from tools.check_docs import parse

CLONE = "/clone.git"
READY = r"""
await_ready() {
    for _ in $(seq 600); do
        /opt/ludoteca/bin/python -c "
import sys, urllib.request as web
try: web.urlopen('http://127.0.0.1:$TEST_PORT/ready', timeout=5)
except OSError: sys.exit(1)" && return
        sleep 0.5
    done
    cat /run/ludoteca.log
    exit 1
}
"""


def guide_blocks() -> list[str]:
    """All blocks of shell commands for a server without containers, in the order of the page."""
    tokens = parse(Path("docs/hosting.md"))
    found = [token.content for token in tokens if token.type == "fence" and token.info.strip() == "sh"]
    return [block for block in found if "podman" not in block and "docker" not in block]


def guide_script() -> str:
    """One script of all blocks; after each, the server has to answer."""
    lines = ["set -eux", READY]
    for block in guide_blocks():
        block = block.replace("ADDRESS", CLONE)
        newest = "$(ls /var/lib/ludoteca-backups | tail -n 1)"
        lines += [block.replace("NAME.backup", newest), "await_ready"]
    return "\n".join([*lines, "systemctl stop ludoteca"])


@pytest.fixture
def box() -> Iterator[tuple[Builder, Image]]:
    """An empty Debian with a clone to download, and a stand-in for systemctl."""
    if reason := why_not():
        pytest.skip(reason)
    with TemporaryDirectory(prefix="ludoteca-guide-") as folder:
        builder = Builder(Path(folder))
        debootstrap(builder.base, None)
        copy = ["git", "clone", "--quiet", "--bare", "--no-hardlinks", str(ROOT), f"{builder.base}{CLONE}"]
        subprocess.run(copy, check=True)
        shutil.copy(Path(__file__).with_name("systemctl"), builder.base / "usr/local/bin/systemctl")
        yield builder, Image(builder.base)


def test_the_guide_has_every_part() -> None:
    text = "\n".join(guide_blocks())
    for words in (
        "deploy/install.sh",
        "systemctl enable",
        "--host 0.0.0.0",
        "caddy",
        "git pull",
        "ludoteca-admin restore",
    ):
        assert words in text


@pytest.mark.soak
def test_the_guide_leads_from_an_empty_machine_to_a_server(box: tuple[Builder, Image]) -> None:
    builder, image = box
    image.variables |= {"TEST_PORT": str(free_port()), "DEBIAN_FRONTEND": "noninteractive"}
    image.run(["/bin/bash", "-c", guide_script()], builder.variables, builder.mounts)
    users = (image.root / "etc/passwd").read_text().splitlines()
    owner = next(int(line.split(":")[2]) for line in users if line.startswith("ludoteca:"))
    data = image.root / "var/lib/ludoteca"
    assert {file.stat().st_uid for file in data.iterdir()} == {owner}
    assert [*data.glob("*.replaced.bak")], "nothing was restored"
    assert [*(image.root / "var/lib/ludoteca-backups").iterdir()]
    assert "LUDOTECA_OPTIONS=--secure --proxy 127.0.0.1" in (image.root / "etc/ludoteca.env").read_text()
