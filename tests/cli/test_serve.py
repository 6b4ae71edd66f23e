"""`ludoteca serve`: options that make no sense are refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands import refusal


@pytest.mark.parametrize("name", ["a b", "https://play.example.org", "play.example.org:8000", ""])
def test_a_host_name_that_no_request_can_have_is_refused(tmp_path: Path, name: str) -> None:
    assert "Write a host name" in refusal("serve", "--host-name", name, "--data", str(tmp_path / "data.sqlite3"))


@pytest.mark.parametrize("count", ["0", "-1"])
def test_a_server_needs_at_least_one_thinker(count: str) -> None:
    assert "--thinkers needs a number from 1" in refusal("serve", "--thinkers", count, code=2)


@pytest.mark.parametrize("origin", ["play.example.org", "https://play.example.org/", "https://", "*"])
def test_an_origin_that_no_page_can_have_is_refused(origin: str) -> None:
    assert "https://play.example.org" in refusal("serve", "--origin", origin)


def test_data_is_in_a_file_or_in_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, database = tmp_path / "data.sqlite3", "postgresql://127.0.0.1:1/gone"
    for command in ("serve", "doctor", "reports"):
        assert "use --data or --database" in refusal(command, "--data", str(file), "--database", database)
    monkeypatch.setenv("LUDOTECA_DATA", str(file))
    assert "cannot be reached" in refusal("serve", "--database", database, "--port", "0")
