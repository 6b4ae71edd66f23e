"""Serve the page and open it: in a browser if there is one, otherwise with an address to open."""

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
from ludoteca.core.native import SWITCH
from ludoteca.server.http import page as pages
from tests.commands import refusal
from tests.processes import interruptible
from tests.server.patience import ending_within
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
def test_a_browser_needs_a_display(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], platform: str, found: bool
) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("firefox"))
    assert has_browser(environment, platform) == found


def test_a_text_browser_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert not has_browser({"DISPLAY": ":0"}, "linux")

    def nothing() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", nothing)
    assert not has_browser({"DISPLAY": ":0"}, "linux")


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with a data folder and a browser that writes down what it opens."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    script.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return kept | {"BROWSER": str(script), "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)} | caches()


def caches() -> dict[str, str]:
    """The cache of compiled rules, which a new home does not have."""
    return {"LUDOTECA_CACHE": str(cache_root())}


def wait_for_browser(folder: Path) -> str:
    """Wait for the address that the browser opens."""
    until = time.monotonic() + SECONDS
    while not (noted := folder / "opened").is_file() or not noted.read_text():
        assert time.monotonic() < until
        time.sleep(0.05)
    return noted.read_text().strip()


def interrupt(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Press Ctrl-C, and return the exit code and the output."""
    process.send_signal(signal.SIGINT)
    assert process.stdout is not None
    # Not `communicate`, which would lose what `readline` has read ahead.
    with ending_within(SECONDS), process:
        printed = process.stdout.read()
    return process.returncode, printed


def start(words: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
    return interruptible([*LUDOTECA, *words], env=environment, stderr=subprocess.STDOUT)


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_serving_opens_the_page_and_ctrl_c_ends_it_with_a_sentence(tmp_path: Path, home: dict[str, str]) -> None:
    port = free_port()
    words = ["serve", "--open", "--host", "0.0.0.0", "--port", str(port), "--data", str(tmp_path / "data.sqlite3")]
    process = start(words, home)
    assert wait_for_browser(tmp_path) == f"http://127.0.0.1:{port}"
    assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=SECONDS).status_code == 200
    code, printed = interrupt(process)
    assert code == 0
    assert "Stopped. Everything that was confirmed is stored." in printed


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_playing_on_the_page_prints_its_address_and_little_else(tmp_path: Path, home: dict[str, str]) -> None:
    if not pages.is_built():
        pytest.skip("the page was not built")
    process = start(["play", "--page", "--port", "0"], home)
    address = wait_for_browser(tmp_path)
    assert "<title>" in httpx.get(f"{address}/rules/lanterns", timeout=SECONDS).text
    code, printed = interrupt(process)
    assert code == 0
    assert printed.splitlines() == [
        f"Ludoteca is running at {address}",
        "Opening it in your browser.",
        "Press Ctrl-C to stop.",
        "Stopped. Everything that was confirmed is stored.",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_a_server_that_gets_a_signal_ends_with_exit_code_0(tmp_path: Path, home: dict[str, str]) -> None:
    process = start(["serve", "--open", "--port", "0", "--data", str(tmp_path / "data.sqlite3")], home)
    wait_for_browser(tmp_path)
    process.send_signal(signal.SIGTERM)
    printed, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert "Stopped. Everything that was confirmed is stored." in printed


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_ctrl_c_while_games_are_prepared_prints_no_traceback(tmp_path: Path, home: dict[str, str]) -> None:
    """A terminal sends Ctrl-C to every process of the command."""
    words = ["serve", "--open", "--port", "0", "--data", str(tmp_path / "data.sqlite3")]
    process = subprocess.Popen(
        [*LUDOTECA, *words],
        env=home | {"LUDOTECA_CACHE": str(tmp_path / "cache"), SWITCH: "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (no threads are in the way)
    )
    try:
        await_preparation(wait_for_browser(tmp_path))
    finally:
        os.killpg(process.pid, signal.SIGINT)
        printed, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert "Traceback" not in printed


def await_preparation(address: str) -> None:
    """Wait until something has been compiled, but not everything."""
    until = time.monotonic() + SECONDS
    while not (httpx.get(f"{address}/ready", timeout=SECONDS).json()["preparation"] or {}).get("done"):
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_over_ssh_the_page_is_served_and_the_tunnel_is_printed(home: dict[str, str]) -> None:
    if not pages.is_built():
        pytest.skip("the page was not built")
    port = free_port()
    words = ["play", "--port", str(port)]
    process = start(words, home | {"BROWSER": "", "SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"})
    assert httpx.get(f"{printed_address(process)}/health", timeout=SECONDS).status_code == 200
    code, printed = interrupt(process)
    assert code == 0
    assert f"ssh -L {port}:127.0.0.1:{port} 192.0.2.2" in printed


def printed_address(process: subprocess.Popen[str]) -> str:
    """The address in the first line that a command prints."""
    assert process.stdout is not None
    return process.stdout.readline().split()[-1]


def test_a_page_that_was_not_built_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "is_built", lambda: False)
    refused = refusal("play", "--page")
    assert "The page has not been built. Run make play" in refused


def test_serve_refuses_a_port_that_is_in_use(tmp_path: Path) -> None:
    """Players get the next free port; with `serve`, a proxy expects the port that was chosen."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = refusal("serve", "--port", str(port), "--data", str(tmp_path / "data.sqlite3"))
    assert f"Port {port} on 127.0.0.1 is in use." in refused


def test_serve_refuses_an_unknown_host_name(tmp_path: Path) -> None:
    refused = refusal("serve", "--host", "nowhere.invalid", "--data", str(tmp_path / "data.sqlite3"))
    assert "cannot listen on http://nowhere.invalid:8000" in refused


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_without_a_browser_serve_prints_what_to_open(tmp_path: Path, home: dict[str, str]) -> None:
    port = free_port()
    words = ["serve", "--open", "--port", str(port), "--data", str(tmp_path / "data.sqlite3")]
    process = start(words, home | {"BROWSER": "", "SSH_CONNECTION": "here there"})
    assert process.stdout is not None
    with ending_within(SECONDS):
        assert any(f"Open http://127.0.0.1:{port} yourself" in line for line in process.stdout)
    interrupt(process)
