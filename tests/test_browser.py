"""Serving the page and opening it: in a browser if people can see one, and with an address to open if not."""

from __future__ import annotations

import os
import signal
import socket
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
from tests.server.patience import ending_within
from tests.server.service import free_port
from tests.test_cli import refusal

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
    assert process.stdout is not None
    # Not `communicate`, which would lose what `readline` has read ahead.
    with ending_within(SECONDS), process:
        told = process.stdout.read()
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
    assert "Stopped. Everything that was confirmed is stored." in told


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_playing_on_the_page_says_where_it_is_and_little_else(tmp_path: Path, home: dict[str, str]) -> None:
    if not pages.is_built():
        pytest.skip("the page was not built")
    process = started(["play", "--page", "--port", "0"], home)
    address = opened(tmp_path)
    assert "<title>" in httpx.get(f"{address}/rules/lanterns", timeout=SECONDS).text
    code, told = ended(process)
    assert code == 0
    assert told.splitlines() == [
        f"Ludoteca is running at {address}",
        "Opening it in your browser.",
        "Press Ctrl-C to stop.",
        "Stopped. Everything that was confirmed is stored.",
    ]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_a_server_that_is_told_to_stop_ends_with_exit_code_0(
    tmp_path: Path, home: dict[str, str], number: signal.Signals
) -> None:
    process = started(["serve", "--open", "--port", "0", "--data", str(tmp_path / "house.sqlite3")], home)
    opened(tmp_path)
    process.send_signal(number)
    told, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert "Stopped. Everything that was confirmed is stored." in told


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_ctrl_c_while_games_are_prepared_prints_no_traceback(tmp_path: Path, home: dict[str, str]) -> None:
    """A terminal sends Ctrl-C to every process of the command."""
    words = ["serve", "--open", "--port", "0", "--data", str(tmp_path / "house.sqlite3")]
    process = subprocess.Popen(
        [*LUDOTECA, *words],
        env=home | {"LUDOTECA_CACHE": str(tmp_path / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (no threads are in the way)
    )
    try:
        await_preparation(opened(tmp_path))
    finally:
        os.killpg(process.pid, signal.SIGINT)
        told, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert "Traceback" not in told


def await_preparation(address: str) -> None:
    """Wait until something has been compiled, but not everything."""
    until = time.monotonic() + SECONDS
    while not (httpx.get(f"{address}/ready", timeout=SECONDS).json()["preparation"] or {}).get("done"):
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_over_ssh_the_page_is_served_and_the_tunnel_to_it_named(home: dict[str, str]) -> None:
    if not pages.is_built():
        pytest.skip("the page was not built")
    port = free_port()
    words = ["play", "--port", str(port)]
    process = started(words, home | {"BROWSER": "", "SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"})
    assert httpx.get(f"{printed_address(process)}/health", timeout=SECONDS).status_code == 200
    code, told = ended(process)
    assert code == 0
    assert f"ssh -L {port}:127.0.0.1:{port} 192.0.2.2" in told


def printed_address(process: subprocess.Popen[str]) -> str:
    """The address in the first line that a command prints."""
    assert process.stdout is not None
    return process.stdout.readline().split()[-1]


def test_a_page_that_was_not_built_cannot_be_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "is_built", lambda: False)
    refused = refusal("play", "--page")
    assert "The page has not been built. Run make play" in refused


def test_a_host_is_told_that_the_port_is_taken(tmp_path: Path) -> None:
    """Players get the next free port; a host's proxy would look for the service in vain."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = refusal("serve", "--port", str(port), "--data", str(tmp_path / "house.sqlite3"))
    assert f"Port {port} on 127.0.0.1 is in use." in refused


def test_a_host_name_that_is_not_known_is_named(tmp_path: Path) -> None:
    refused = refusal("serve", "--host", "nowhere.invalid", "--data", str(tmp_path / "house.sqlite3"))
    assert "cannot listen on http://nowhere.invalid:8000" in refused


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
    assert f"Open http://127.0.0.1:{port} yourself" in told
