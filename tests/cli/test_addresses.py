"""Addresses of a server on this computer, and as a QR code."""

from __future__ import annotations

import io
import re

import pytest
import segno

from ludoteca.cli.addresses import drawable_columns, local_url, qr_code


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("::1", "http://[::1]:80"),
        ("192.168.1.5", "http://192.168.1.5:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
    ],
)
def test_a_browser_on_the_same_computer_has_an_address(host: str, local: str) -> None:
    assert local_url(host, 80) == local


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
