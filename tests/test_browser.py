"""Opening the page: where there is a browser that people can see, and a plain sentence where there is none."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

import httpx
import pytest

from ludoteca.cli.browser import has_browser
from ludoteca.core.cache import cache_root
from ludoteca.server import pages
from tests.processes import interruptible
from tests.server.service import free_port

LUDOTECA = [sys.executable, "-m", "ludoteca"]
SECONDS = 60.0


@pytest.mark.parametrize(
    ("environment", "platform", "found"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"SSH_CONNECTION": "here there"}, "darwin", False),
        ({"SSH_CONNECTION": "here there", "DISPLAY": ":10"}, "linux", False),
        ({"BROWSER": "firefox", "SSH_CONNECTION": "here there"}, "linux", True),
    ],
)
def test_a_browser_needs_somebody_who_sees_it(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], platform: str, found: bool
) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("firefox"))
    assert has_browser(environment, platform) == found


def test_a_browser_made_of_text_is_none_and_neither_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert not has_browser({"DISPLAY": ":0"}, "linux")

    def nothing() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", nothing)
    assert not has_browser({"DISPLAY": ":0"}, "linux")


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with a browser that notes what it is asked to open, and a folder for data."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    script.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return kept | {"BROWSER": str(script), "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)} | caches()


def caches() -> dict[str, str]:
    """Where compiled rules lie, which another home would not have."""
    return {"LUDOTECA_CACHE": str(cache_root())}


def opened(folder: Path) -> str:
    """The address that the browser was asked to open."""
    until = time.monotonic() + SECONDS
    while not (noted := folder / "opened").is_file() or not noted.read_text():
        assert time.monotonic() < until
        time.sleep(0.05)
    return noted.read_text().strip()


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Press Ctrl-C, and return the exit code and what was said."""
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=SECONDS)
    return process.returncode, told


def started(words: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
    return interruptible([*LUDOTECA, *words], env=environment, stderr=subprocess.STDOUT)


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_serving_opens_the_page_and_ctrl_c_ends_it_with_a_sentence(tmp_path: Path, home: dict[str, str]) -> None:
    port = free_port()
    words = ["serve", "--open", "--host", "0.0.0.0", "--port", str(port), "--data", str(tmp_path / "house.sqlite3")]
    process = started(words, home)
    assert opened(tmp_path) == f"http://127.0.0.1:{port}"
    assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=SECONDS).status_code == 200
    _, told = ended(process)
    assert "Ended. Everything that was confirmed is stored." in told


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_playing_on_the_page_says_where_it_is_and_little_else(tmp_path: Path, home: dict[str, str]) -> None:
    if not pages.is_built():
        pytest.skip("the page was not built")
    process = started(["play", "--page"], home)
    address = opened(tmp_path)
    assert "<title>" in httpx.get(f"{address}/rules/lanterns", timeout=SECONDS).text
    code, told = ended(process)
    assert code == 0
    assert told.splitlines() == [
        f"Ludoteca is at {address} and opens in your browser. Ctrl-C ends it.",
        "Ended. Everything that was confirmed is stored.",
    ]


def test_without_a_browser_one_plays_in_the_terminal(home: dict[str, str]) -> None:
    del home["BROWSER"]
    played = subprocess.run(
        [*LUDOTECA, "play", "shelfie", "--page", "--plain"],
        env=home | {"SSH_CONNECTION": "here there"},
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=10 * SECONDS,
        check=True,
    )
    reason = "There is no browser here" if pages.is_built() else "The page was not built"
    assert reason in played.stderr
    assert "The match is saved." in played.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_without_a_browser_a_service_says_what_to_open(tmp_path: Path, home: dict[str, str]) -> None:
    port = free_port()
    words = ["serve", "--open", "--port", str(port), "--data", str(tmp_path / "house.sqlite3")]
    process = started(words, home | {"BROWSER": "", "SSH_CONNECTION": "here there"})
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=SECONDS)
            break
        except httpx.HTTPError:
            time.sleep(0.05)
    _, told = ended(process)
    assert f"open http://127.0.0.1:{port} yourself" in told
