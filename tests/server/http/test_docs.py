"""The documentation at /docs: its files and nothing else, with the headers of the page."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from fastapi import FastAPI

from ludoteca.server.app import make_app
from ludoteca.server.edge.security import HEADERS
from ludoteca.server.http.docs import Docs
from ludoteca.server.http.page import REVALIDATE
from ludoteca.server.settings import Settings
from tests.server.http.test_page import Browser


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site as the build leaves it."""
    folder = tmp_path / "docs"
    (folder / "tutorials" / "play").mkdir(parents=True)
    (folder / "index.html").write_text("home" * 100)
    (folder / "tutorials" / "play" / "index.html").write_text("play")
    (folder / "picture.jpg").write_bytes(b"\xff\xd8")
    (folder / "objects.inv").write_text("not for browsers")
    (tmp_path / "outside.txt").write_text("not yours")
    return folder


@pytest.fixture
def app(site: Path) -> FastAPI:
    app = make_app(Settings(data=Path("unused")))
    app.router.default = Docs(app.router.not_found, site)
    return app


@pytest.fixture
def browser(app: FastAPI) -> Browser:
    return Browser(app)


@pytest.mark.parametrize(
    ("address", "text", "kind"),
    [
        ("/docs/", "home" * 100, "text/html; charset=utf-8"),
        ("/docs/index.html", "home" * 100, "text/html; charset=utf-8"),
        ("/docs/tutorials/play/", "play", "text/html; charset=utf-8"),
        ("/docs/picture.jpg", None, "image/jpeg"),
    ],
)
def test_pages_and_pictures(browser: Browser, address: str, text: str | None, kind: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == REVALIDATE
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert text is None or answer.text == text


@pytest.mark.parametrize("address", ["/docs", "/docs/tutorials/play"])
def test_a_folder_without_its_slash_is_redirected(browser: Browser, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{address}/")


@pytest.mark.parametrize(
    "address",
    ["/docs/nowhere/", "/docs/../outside.txt", "/docs/%2e%2e/outside.txt", "/docs//index.html", "/docs/objects.inv"],
)
def test_nothing_else_is_served(browser: Browser, address: str) -> None:
    answer = browser.get(address)
    assert answer.status_code == 404
    assert "not yours" not in answer.text
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_a_site_that_was_not_built_says_how_to_build_it(app: FastAPI, tmp_path: Path) -> None:
    app.router.default = Docs(app.router.not_found, tmp_path / "nowhere")
    answer = Browser(app).get("/docs/")
    assert answer.status_code == 404
    assert "run <code>make docsite</code>" in answer.text


def test_a_site_that_was_built_again_is_read_again(browser: Browser, site: Path) -> None:
    assert browser.get("/docs/").text == "home" * 100
    index = site / "index.html"
    index.write_text("new")
    os.utime(index, ns=(1, 1))
    assert browser.get("/docs/").text == "new"


def test_other_addresses_and_methods_are_passed_on(browser: Browser) -> None:
    assert browser.get("/docsy").json()["code"] == "http"
    assert browser.ask("POST", "/docs/").status_code in (403, 404, 405)
    assert browser.get("/api/openapi.json").status_code == 200
