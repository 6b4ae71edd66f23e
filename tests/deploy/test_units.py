"""The units for systemd: how exposed they are, whether systemd understands them, and what the docs say about them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SERVICES = ("ludoteca.service", "ludoteca-backup.service")
MOST_EXPOSURE = 3.0

needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="the units are NOT TESTED: install the package systemd"
)


def settings(name: str) -> dict[str, list[str]]:
    """The settings of a unit, each with all of its values."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text("utf-8").splitlines():
        key, is_setting, value = line.partition("=")
        if is_setting and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


@needs_systemd
@pytest.mark.parametrize("name", SERVICES)
def test_a_service_is_hardly_exposed(name: str) -> None:
    command = ["systemd-analyze", "security", "--offline=true", str(DEPLOY / name)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", printed)
    assert found, printed
    assert float(found[1]) < MOST_EXPOSURE


@needs_systemd
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    names = (*SERVICES, "ludoteca-backup.timer")
    for name in names:
        # The programs need not be installed here.
        text = (DEPLOY / name).read_text("utf-8").replace("/opt/ludoteca/bin/", "/bin/true ")
        (tmp_path / name).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in names)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stderr.splitlines() if "ludoteca" in line] == []


def test_the_compiler_may_run_what_it_compiled() -> None:
    assert "MemoryDenyWriteExecute" not in settings("ludoteca.service")


def test_the_service_forces_neither_https_nor_an_address() -> None:
    unit = settings("ludoteca.service")
    assert unit["ExecStart"] == ["/opt/ludoteca/bin/ludoteca serve $LUDOTECA_OPTIONS"]
    assert unit["EnvironmentFile"] == ["-/etc/ludoteca.env"]
    choices = re.findall(r"^#?LUDOTECA_OPTIONS=(.*)$", (DEPLOY / "ludoteca.env").read_text("utf-8"), re.MULTILINE)
    assert choices == ["", "--host 0.0.0.0", "--secure --proxy 127.0.0.1"]


def test_both_services_are_the_same_user_on_the_same_data() -> None:
    server, backup = map(settings, SERVICES)
    assert server["User"] == backup["User"]
    data = "LUDOTECA_DATA=/var/lib/ludoteca/ludoteca.sqlite3"
    assert data in server["Environment"]
    assert data in backup["Environment"]


def test_the_docs_give_the_commands_of_the_unit() -> None:
    header = (DEPLOY / "ludoteca.service").read_text("utf-8").partition("[Unit]")[0]
    commands = re.findall(r"^#   (.+)$", header, re.MULTILINE)
    assert "deploy/install.sh /opt/ludoteca" in commands
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert [command for command in commands if command not in page] == []


def test_the_admin_s_command_uses_the_server_s_user_and_data(tmp_path: Path) -> None:
    for name, script in {"runuser": 'echo "$2"; shift 3; exec "$@"', "ludoteca": 'echo "$LUDOTECA_DATA $*"'}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    admin = tmp_path / "ludoteca-admin"
    shutil.copy(DEPLOY / admin.name, admin)
    command, variables = [str(admin), "restore", "a b"], {"PATH": f"{tmp_path}:/bin:/usr/bin"}
    said = subprocess.run(command, env=variables, capture_output=True, text=True, check=True).stdout
    unit = settings("ludoteca.service")
    data = next(each.partition("=")[2] for each in unit["Environment"] if each.startswith("LUDOTECA_DATA="))
    assert said.splitlines() == [*unit["User"], f"{data} restore a b"]
