"""A missing extra is named with the command that adds it to this installation, in the reader's language."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludoteca.core import extras
from ludoteca.core.errors import LudotecaError
from ludoteca.core.extras import MissingExtra, has_module, install_command, is_installed, require


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that two extras are not installed."""
    monkeypatch.setattr(extras, "has_module", lambda name: name not in ("httpx", "pyarrow"))
    monkeypatch.setattr(extras, "install_command", lambda *names: f"install {','.join(names)}")


def test_an_extra_that_is_installed_is_not_refused() -> None:
    require("client", "server")
    assert is_installed("plots")


@pytest.mark.usefixtures("without")
def test_the_error_names_everything_that_is_missing_at_once() -> None:
    with pytest.raises(MissingExtra, match=r"^This needs the extra data\. Run: install data$"):
        require("data", "server")
    with pytest.raises(LudotecaError, match=r"^This needs the extras client, data\. Run: install client,data$"):
        require("client", "data")
    with pytest.raises(ImportError, match=r"Run: install data – or use --format jsonl\.$"):
        require("data", instead="--format jsonl")


@pytest.mark.usefixtures("without")
def test_the_error_is_translated() -> None:
    with pytest.raises(MissingExtra) as caught:
        require("data", instead="--format jsonl")
    assert caught.value.text("it") == "Serve l’extra data. Esegui: install data – oppure usa --format jsonl."


def test_the_command_uses_the_pip_of_this_installation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", "/opt/games/bin/python")
    for pip, program in (("/opt/games/bin/pip", "pip"), ("/usr/bin/pip", f"{sys.executable} -m pip"), (None, None)):
        monkeypatch.setattr("shutil.which", lambda _, pip=pip: pip)
        expected = program or "/opt/games/bin/python -m pip"
        assert install_command("plots", "ray") == f'{expected} install "ludoteca[plots,ray]"'


def test_a_folder_of_the_same_name_is_no_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "no_such_module").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    assert not has_module("no_such_module")
    (tmp_path / "no_such_module" / "__init__.py").touch()
    assert has_module("no_such_module")
