"""Addresses of a server: for this computer, for other devices, and as a QR code."""

from __future__ import annotations

import io
import re
import socket
from typing import Any

import pytest
import segno

from ludoteca.cli import addresses
from ludoteca.cli.addresses import (
    drawable_columns,
    is_loopback,
    is_shareable,
    local_url,
    network_urls,
    own_addresses,
    qr_code,
)


@pytest.mark.parametrize(
    ("host", "local", "shared"),
    [
        ("127.0.0.1", "http://127.0.0.1:80", []),
        ("localhost", "http://localhost:80", []),
        ("::1", "http://[::1]:80", []),
        ("192.168.1.5", "http://192.168.1.5:80", ["http://192.168.1.5:80"]),
        ("fd00::5", "http://[fd00::5]:80", ["http://[fd00::5]:80"]),
        ("0.0.0.0", "http://127.0.0.1:80", ["http://10.0.0.7:80"]),
        ("::", "http://[::1]:80", ["http://[fd00::7]:80"]),
    ],
)
def test_a_host_has_an_address_here_and_others_for_other_devices(
    monkeypatch: pytest.MonkeyPatch, host: str, local: str, shared: list[str]
) -> None:
    found = {socket.AF_INET: ["10.0.0.7"], socket.AF_INET6: ["fd00::7"]}
    monkeypatch.setattr(addresses, "own_addresses", found.__getitem__)
    assert local_url(host, 80) == local
    assert network_urls(host, 80) == shared
    assert is_loopback(host) == (not shared)


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_the_addresses_of_this_computer_can_be_listened_on(family: socket.AddressFamily) -> None:
    for address in own_addresses(family):
        assert is_shareable(address)
        socket.create_server((address, 0), family=family).close()


def test_without_a_network_there_are_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: Any) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert network_urls("0.0.0.0", 80) == []


def modules(drawn: str) -> list[list[bool]]:
    """Which squares of a printed code are dark, two rows to a line."""
    lines = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in drawn.splitlines()]
    rows = []
    for line in lines:
        rows.append([letter in " ▄" for letter in line])
        rows.append([letter in " ▀" for letter in line])
    return rows


def test_a_code_is_drawn_black_on_white_whatever_the_colors_of_the_terminal() -> None:
    address = "http://192.168.100.200:65535"
    drawn = qr_code(address, 80)
    assert drawn is not None
    wanted = [[bool(dark) for dark in row] for row in segno.make(address, micro=False).matrix_iter(border=2)]
    assert modules(drawn)[: len(wanted)] == wanted
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in drawn.splitlines())


def test_a_code_that_does_not_fit_is_not_drawn() -> None:
    address = "http://192.168.1.5:8000"
    wide = next(columns for columns in range(200) if qr_code(address, columns))
    assert qr_code(address, wide - 1) is None


class Screen(io.TextIOWrapper):
    """A terminal with an encoding."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding)

    def isatty(self) -> bool:
        """It is a terminal."""
        return True


def test_codes_are_drawn_on_terminals_that_can_show_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    monkeypatch.setenv("TERM", "xterm")
    assert drawable_columns(Screen("UTF-8")) == 70
    assert drawable_columns(Screen("ascii")) == 0
    assert drawable_columns(io.StringIO()) == 0
    assert drawable_columns(None) == 0
    monkeypatch.setenv("TERM", "dumb")
    assert drawable_columns(Screen("utf-8")) == 0
