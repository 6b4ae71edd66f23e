"""`ludoteca site`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server import static_site
from tests.commands import run


@pytest.mark.parametrize("missing", ["page", "games for browsers"])
def test_it_says_what_is_missing_before_it_begins(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, engine = tmp_path / "page", tmp_path / "engine"
    page.mkdir()
    if missing != "page":
        (page / "index.html").touch()
    monkeypatch.setattr(static_site.write_site, "__defaults__", (page, engine, tmp_path / "docs", lambda: None))
    done = run("site", str(tmp_path / "public"))
    assert (done.returncode, done.stdout) == (1, "")
    assert f"{missing} {'was' if missing == 'page' else 'were'} not built" in done.stderr
    assert "run: make site" in done.stderr
