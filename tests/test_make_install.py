"""Installing packages: uv does it with pip's settings, and pip does it wherever uv cannot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("uses shell scripts", allow_module_level=True)

import make_install

WORDS = ["--require-hashes", "-r", "requirements/run.txt"]


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with the calls of a uv and a pip that only write down how they were called."""
    log = tmp_path / "calls"
    monkeypatch.setattr(make_install, "UV", program(tmp_path / "uv", log, 'echo "index $UV_DEFAULT_INDEX" >> {log}'))
    monkeypatch.setattr(make_install, "PIP", [str(program(tmp_path / "pip", log, ""))])
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    return log


def program(path: Path, log: Path, script: str) -> Path:
    """A shell script that logs its name and its words, and then does something."""
    path.write_text(f'#!/bin/sh\necho "{path.name} $*" >> {log}\n{script.format(log=log)}\n')
    path.chmod(0o755)
    return path


def installs(calls: Path) -> list[str]:
    """What was called to install something."""
    return [call for call in calls.read_text().splitlines() if " install " in call]


def test_uv_installs(calls: Path) -> None:
    assert make_install.main(WORDS) == 0
    assert installs(calls) == [f"uv pip install --python {sys.executable} {' '.join(WORDS)}"]


def test_uv_asks_the_package_server_that_pip_is_set_to(calls: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(calls.with_name("pip"), calls, "echo \"global.index-url='https://packages.example/simple'\"")
    make_install.main(WORDS)
    assert "index https://packages.example/simple" in calls.read_text()
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://other.example/simple")
    make_install.main(WORDS)
    assert calls.read_text().splitlines()[-1] == "index https://other.example/simple"


def test_pip_installs_and_decides_if_uv_fails(calls: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program(calls.with_name("uv"), calls, "exit 2")
    assert make_install.main(WORDS) == 0
    assert installs(calls)[1:] == [f"pip install {' '.join(WORDS)}"]
    assert "uv cannot install this here, so pip does." in capfd.readouterr().out
    program(calls.with_name("pip"), calls, "exit 1")
    assert make_install.main(WORDS) == 1


def test_pip_installs_if_there_is_no_uv_for_this_system(calls: Path) -> None:
    calls.with_name("uv").unlink()
    program(calls.with_name("pip"), calls, 'case "$*" in *only-binary*) exit 1;; esac')
    assert make_install.main(WORDS) == 0
    assert installs(calls)[1:] == [f"pip install {' '.join(WORDS)}"]
