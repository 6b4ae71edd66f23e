"""The page: every address inside it, files that are cached forever or revalidated each time, and nothing else."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from ludoteca.server.app import make_app
from ludoteca.server.edge.security import HEADERS
from ludoteca.server.http.page import CACHE_FOREVER, REVALIDATE, Page
from ludoteca.server.settings import Settings

INDEX = "<!doctype html><title>Ludoteca</title>" + "<p>Hello" * 100
HERE = "http://here"
SCRIPT = "export const lake = 7;\n" * 100


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "sw.js").write_text("self.skipWaiting();")
    (folder / "manifest.webmanifest").write_text(json.dumps({"name": "Ludoteca"}))
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "icon-192.png").write_bytes(b"\x89PNG")
    (folder / "assets" / "main-Bx81.js").write_text(SCRIPT)
    (folder / "assets" / "main-Bx81.js.br").write_bytes(b"brotli")
    (folder / "secret.sqlite3").write_text("no file of a page")
    (tmp_path / "outside.txt").write_text("not yours")
    return folder


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """An engine as the build leaves it."""
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / "index.json").write_text('{"games":{}}')
    (folder / "lanterns-simd.0f.wasm").write_bytes(b"\0asm" * 100)
    (folder / "lanterns-2.0f.bin").write_bytes(b"weights")
    (folder / "lanterns.0f.json.draft").write_text("half a file")
    return folder


@pytest.fixture
def app(static: Path, engine: Path) -> FastAPI:
    app = make_app(Settings(data=Path("unused")))
    app.router.default = Page(app.router.not_found, static, engine=engine)
    return app


class Browser:
    """A client of a server that was never started, so it is not ready. Paths are sent exactly as they are written."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def ask(self, method: str, address: str, **headers: str) -> httpx.Response:
        return asyncio.run(self.answer(method, address, {"Accept-Encoding": "gzip"} | headers))

    def get(self, address: str, **headers: str) -> httpx.Response:
        return self.ask("GET", address, **headers)

    async def answer(self, method: str, address: str, headers: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=HERE) as client:
            url = client.base_url.copy_with(raw_path=address.encode())
            return await client.send(httpx.Request(method, url, headers=headers))


@pytest.fixture
def browser(app: FastAPI) -> Browser:
    return Browser(app)


@pytest.mark.parametrize(
    "address", ["/", "/index.html", "/table/fegqx5vpstvs", "/rules/lanterns", "/apiary", "/a/b/c/"]
)
def test_every_path_inside_the_page_returns_the_page(browser: Browser, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == REVALIDATE
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("address", "kind", "keeping"),
    [
        ("/assets/main-Bx81.js", "text/javascript; charset=utf-8", CACHE_FOREVER),
        ("/sw.js", "text/javascript; charset=utf-8", REVALIDATE),
        ("/manifest.webmanifest", "application/manifest+json; charset=utf-8", REVALIDATE),
        ("/icon.svg", "image/svg+xml; charset=utf-8", REVALIDATE),
        ("/icon-192.png", "image/png", REVALIDATE),
    ],
)
def test_every_file_has_its_media_type_and_cache_control(
    browser: Browser, address: str, kind: str, keeping: str
) -> None:
    answer = browser.get(address)
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keeping)


@pytest.mark.parametrize(
    "address",
    [
        "/assets/main-old.js",
        "/assets/",
        "/favicon.ico",
        "/secret.sqlite3",
        "/assets/main-Bx81.js.br",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/assets/../../outside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/..%5coutside.txt",
        "//outside.txt",
        "/index.html%00.js",
    ],
)
def test_unknown_files_are_not_found(browser: Browser, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "http")


@pytest.mark.parametrize("address", ["/api", "/api/", "/api/nothing", "/health/x", "/ready/x", "/metrics/x", "//api/x"])
def test_paths_of_the_server_never_return_the_page(browser: Browser, address: str) -> None:
    answer = browser.get(address)
    assert answer.status_code in (404, 503)
    assert answer.headers["content-type"] == "application/json"


def test_the_page_accepts_only_get_and_head(browser: Browser) -> None:
    glance = browser.ask("HEAD", "/", **{"Accept-Encoding": "identity"})
    assert (glance.status_code, glance.headers["content-length"]) == (200, str(len(INDEX)))
    assert browser.ask("POST", "/", Origin=HERE).status_code == 404


def test_files_are_compressed_for_clients_that_accept_it(browser: Browser) -> None:
    address = "/assets/main-Bx81.js"
    packed = browser.get(address)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.text == SCRIPT
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
    for accepted in ("", "identity", "gzip;q=0", "zstd, gzip; q=0.0"):
        plain = browser.get(address, **{"Accept-Encoding": accepted})
        assert "content-encoding" not in plain.headers
        assert plain.content == SCRIPT.encode()
    smallest = browser.ask("HEAD", address, **{"Accept-Encoding": "gzip, deflate, br;q=0.9"})
    assert (smallest.headers["content-encoding"], smallest.headers["content-length"]) == ("br", "6")
    assert "content-encoding" not in browser.get("/icon.svg").headers


def test_a_client_that_has_a_file_gets_304(browser: Browser) -> None:
    tag = browser.get("/").headers["etag"]
    assert tag.startswith('W/"')
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}'):
        again = browser.get("/", **{"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert browser.get("/", **{"If-None-Match": '"other"'}).status_code == 200


def test_a_rebuilt_page_is_served_at_once(browser: Browser, static: Path) -> None:
    assert browser.get("/").text == INDEX
    (static / "assets" / "main-Cd92.js").write_text("export {};")
    (static / "index.html").write_text("<title>New")
    os.utime(static / "index.html", (1, 1))
    assert browser.get("/").text == "<title>New"
    assert browser.get("/assets/main-Cd92.js").text == "export {};"


def test_a_page_that_was_not_built_says_what_to_do(app: FastAPI, tmp_path: Path) -> None:
    app.router.default = Page(app.router.not_found, tmp_path / "nowhere")
    browser = Browser(app)
    for address in ("/", "/table/fegqx5vpstvs", "/assets/main.js"):
        answer = browser.get(address)
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert browser.get("/health").json() == {"status": "ok"}


def test_the_page_may_load_only_its_own_files() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'self'; ")
    assert "unsafe" not in policy
    assert "data:" not in policy
    assert "*" not in policy


def test_links_have_a_preview_for_the_address_at_which_the_page_was_asked_for(static: Path, app: FastAPI) -> None:
    (static / "index.html").write_text("<!doctype html><head><title>Ludoteca</title></head><body></body>")
    browser = Browser(app)
    rules, start = browser.get("/rules/lanterns"), browser.get("/")
    assert f'<meta property="og:image" content="{HERE}/preview.png">' in rules.text
    assert "The rules of Lanterns" in rules.text
    assert "The rules of" not in start.text
    assert rules.headers["ETag"] != start.headers["ETag"]
    assert browser.get("/rules/lanterns", **{"If-None-Match": rules.headers["ETag"]}).status_code == 304


def test_link_previews_are_in_the_language_of_the_request(static: Path, app: FastAPI) -> None:
    (static / "index.html").write_text("<!doctype html><head></head>")
    answer = Browser(app).get("/", **{"Accept-Language": "fr-FR,fr;q=0.9"})
    assert "Sans compte." in answer.text
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"


def test_a_host_that_is_none_is_not_written_into_the_page(static: Path, app: FastAPI) -> None:
    (static / "index.html").write_text("<!doctype html><head></head>")
    assert "og:" not in Browser(app).get("/", Host='here"><script>').text


def test_the_engine_is_served_and_only_its_index_is_revalidated(browser: Browser) -> None:
    index = browser.get("/engine/index.json")
    assert (index.json(), index.headers["cache-control"]) == ({"games": {}}, REVALIDATE)
    code = browser.get("/engine/lanterns-simd.0f.wasm")
    assert code.headers["content-type"] == "application/wasm"
    assert code.headers["content-encoding"] == "gzip"
    assert code.headers["cache-control"] == CACHE_FOREVER
    weights = browser.get("/engine/lanterns-2.0f.bin")
    assert (weights.content, weights.headers["cache-control"]) == (b"weights", CACHE_FOREVER)
    assert browser.get("/engine/lanterns.0f.json.draft").status_code == 404


def test_the_page_names_the_engine_that_belongs_to_it_by_a_hash(static: Path, engine: Path, browser: Browser) -> None:
    (static / "index.html").write_text("<!doctype html><html><head></head></html>")
    name = engine_of(browser.get("/").text)
    index = browser.get(f"/engine/{name}")
    assert hashlib.sha256(index.content).hexdigest().startswith(name.split(".")[1])
    assert index.headers["cache-control"] == CACHE_FOREVER
    assert f"engine/{name}" in browser.get("/offline.json").json()["files"]
    (engine / "index.json").write_text('{"games": {}}')
    assert engine_of(browser.get("/").text) != name
    assert browser.get(f"/engine/{name}").status_code == 404, "a page that is still open gets nothing else instead"
    (engine / "index.json").unlink()
    assert "data-engine" not in browser.get("/").text


def engine_of(page: str) -> str:
    """The name of the engine's index that a page names."""
    return page.partition('data-engine="')[2].partition('"')[0]


def test_an_engine_that_is_built_later_is_found(browser: Browser, engine: Path) -> None:
    (engine / "index.json").rename(engine / "later.json")
    missing = browser.get("/engine/index.json")
    assert (missing.status_code, missing.json()["code"]) == (404, "engine")
    assert "make engine" in missing.json()["sentence"]
    version = browser.get("/offline.json").json()["version"]
    (engine / "later.json").rename(engine / "index.json")
    assert browser.get("/engine/index.json").status_code == 200
    assert browser.get("/offline.json").json()["version"] != version


def test_browsers_learn_which_files_to_keep(browser: Browser, static: Path) -> None:
    answer = browser.get("/offline.json")
    files = answer.json()["files"]
    assert answer.headers["cache-control"] == REVALIDATE
    assert {"assets/main-Bx81.js", "index.html", "rules/lanterns.it.json"} <= files.keys()
    for name, begins in files.items():
        assert hashlib.sha256(browser.get(f"/{name}").content).hexdigest().startswith(begins)


def test_rulebooks_are_files_of_the_page(browser: Browser) -> None:
    assert browser.get("/rules/lanterns.it.json").json()["title"].startswith("Lanterns")
    assert browser.get("/rules/chess.it.json").status_code == 404
