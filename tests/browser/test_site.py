"""A static site on a plain file server, in a folder of its host: it opens, plays, outlives its host, and is updated."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.server.http.page import ENGINE, STATIC
from ludoteca.server.static_site import write_site
from tests.browser import by_mouse
from tests.browser.guests import Guest, Guests

FOLDER = "some/folder"
AT_ONCE = "localStorage.setItem('ludoteca.settings', JSON.stringify({speed: 'none', language: 'en'}))"
"""JavaScript: bots answer at once, in English."""
STORED = "Everything is stored on this device"
COPIES = """async () => {
  const copies = [];
  for (const name of await caches.keys()) {
    const files = (await (await caches.open(name)).keys()).map(({ url }) => url);
    if (files.some((url) => url.endsWith("/offline.json"))) copies.push(files);
  }
  return copies;
}"""
"""JavaScript: the addresses of the files in each complete copy of the site."""
GONE = "ERR_EMPTY_RESPONSE"
"""What the browser reports about a host that is gone."""


class Host:
    """A web host that knows nothing but files."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        self.is_gone = False
        host = self

        class Handler(SimpleHTTPRequestHandler):
            def handle_one_request(self) -> None:
                self.close_connection = True
                if not host.is_gone:
                    super().handle_one_request()

            def log_message(self, *_: object) -> None:
                host.asked.append(self.path)

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(root)))
        self.url = f"http://127.0.0.1:{self.server.server_port}/{FOLDER}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def write(self, static: Path = STATIC, engine: Path = ENGINE) -> None:
        """Put a version of the site there; without the documentation, which the page does not load."""
        write_site(self.root / FOLDER, static=static, engine=engine, docs=self.root / "nowhere")

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path / "host")
    host.write()
    yield host
    host.close()


@pytest.fixture
def visitors(chromium: Browser, host: Host) -> Iterator[Guests]:
    """Opens browsers at the site; a host that is gone is not an error of the page."""
    visitors = Guests(chromium, host.url)
    yield visitors
    for guest in visitors.all:
        guest.errors = [error for error in guest.errors if GONE not in error]
    visitors.leave()


def test_a_site_in_a_folder_shows_everything_and_plays_a_whole_game(visitors: Guests, host: Host) -> None:
    visitor = visitors.come(service_workers="allow", locale="it-IT").go()
    visitor.see("Senza account e senza server")
    visitor.page.get_by_role("article").first.get_by_role("link", name="Regole").click()
    visitor.see("Il turno")
    visitor.go("/#/rules/shelfie#SH-3.1")
    expect(visitor.page.locator("[id='SH-3.1'].lit")).to_be_visible()
    visitor.go("/#/settings").see("Senza rete")
    visitor.page.evaluate(AT_ONCE)
    visitor.page.reload()
    visitor.see("Settings")
    visitor.play("shelfie").see_turn()
    by_mouse.play_to_the_end(visitor, "shelfie")
    assert not [path for path in host.asked if "/api" in path or "/ready" in path]


@pytest.mark.parametrize(("screen", "title"), [("leaderboard", "Leaderboard"), ("account", "Account")])
def test_a_screen_that_needs_a_server_says_why_and_leads_to_what_works(
    visitors: Guests, screen: str, title: str
) -> None:
    visitor = visitors.come().go(f"/#/{screen}")
    expect(visitor.page.get_by_role("heading", name=title)).to_be_visible()
    visitor.see("This copy has no server")
    visitor.page.get_by_role("main").get_by_role("link", name="My games").click()
    expect(visitor.page.get_by_role("combobox", name="Game")).to_be_visible()
    expect(visitor.page.get_by_role("combobox", name="Rated")).to_have_count(0)


def test_after_one_visit_the_site_opens_without_its_host(visitors: Guests, host: Host) -> None:
    visitor = store(visitors)
    host.is_gone = True
    visitor.play("lanterns").see_turn()
    visitor.go("/#/rules/lanterns")
    visitor.button(re.compile("^Language")).click()
    visitor.button("Polski").click()
    visitor.see("Tura")


def test_an_update_never_mixes_the_files_of_two_versions(visitors: Guests, host: Host, tmp_path: Path) -> None:
    visitor = store(visitors)
    host.write(newer_build(tmp_path / "static"))
    added = host.root / FOLDER / "assets" / NEWER_FILE
    later = added.rename(added.with_suffix(".later"))
    visitor.page.reload()
    visitor.see("The newest version could not be stored yet")
    see_version_without(host, visitor, "")
    later.rename(added)
    visitor.page.reload()
    visitor.see(STORED)
    older, newer = visitor.page.evaluate(COPIES)
    assert NEWER_FILE in " ".join(newer)
    assert NEWER_FILE not in " ".join(older), "the old files stay for pages that are still open"
    visitor.page.reload()
    visitor.see(STORED)
    see_version_without(host, visitor, "newer")
    assert visitor.page.evaluate(COPIES) == [newer]
    assert sorted(newer) == sorted(f"{host.url}/{name}" for name in listed_files(host))


def test_a_tab_that_stays_open_keeps_its_version_or_asks_for_a_reload(
    visitors: Guests, host: Host, tmp_path: Path
) -> None:
    visitor = store(visitors)
    visitor.page.evaluate(AT_ONCE)
    visitor.go("/#/").see("My Shelfie")
    older = engine_names(host)
    host.write(newer_build(tmp_path / "static"), newer_engine(tmp_path / "engine"))
    second = visitor.context.new_page()
    for _ in range(2):
        second.goto(f"{host.url}/#/settings")
        second.reload()
        expect(second.get_by_text(STORED)).to_be_visible()
    visitor.button("Play", visitor.box("lanterns")).click()
    visitor.sit().see_turn()
    loaded = {Path(answer.url).name for answer in visitor.responses if "/engine/" in answer.url}
    assert loaded
    assert loaded <= older, "the tab uses the files of its own version, although its host has newer ones"
    visitor.page.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name); }")
    visitor.page.get_by_role("link", name="Ludoteca, home page").click()
    visitor.button("Play", visitor.box("shelfie")).click()
    visitor.see("Ludoteca has a new version")
    visitor.errors = [error for error in visitor.errors if "404" not in error]
    visitor.button("Reload").click()
    visitor.button("Play", visitor.box("shelfie")).click()
    visitor.sit().see_turn()


def engine_names(host: Host) -> set[str]:
    """The files of the engine on the host, but not the name that they share."""
    return {path.name for path in (host.root / FOLDER / "engine").iterdir()} - {"index.json"}


def newer_engine(folder: Path) -> Path:
    """The engine with other manifests, and so another index."""
    shutil.copytree(ENGINE, folder)
    index = (folder / "index.json").read_text()
    for game in json.loads(index)["games"].values():
        text = (folder / game["manifest"]).read_bytes() + b" "
        name = f"newer.{hashlib.sha256(text).hexdigest()[:12]}.json"
        (folder / name).write_bytes(text)
        (folder / game["manifest"]).unlink()
        index = index.replace(game["manifest"], name)
    (folder / "index.json").write_text(index)
    return folder


NEWER_FILE = "added-newer.js"
NEWER_THEME = "document.documentElement.dataset.version = 'newer';"


def newer_build(folder: Path) -> Path:
    """The page with one more file, with its first script under another name, and with other contents of a file."""
    shutil.copytree(STATIC, folder)
    (folder / "assets" / NEWER_FILE).write_text("export {};")
    (entry,) = (folder / "assets").glob("index-*.js")
    entry.rename(entry.with_name("index-newer.js"))
    replace(folder / "index.html", entry.name, "index-newer.js")
    with (folder / "theme.js").open("a") as theme:
        theme.write(NEWER_THEME)
    return folder


def replace(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text().replace(old, new))


def listed_files(host: Host) -> list[str]:
    """The files that this browser stores."""
    listed = json.loads((host.root / FOLDER / "offline.json").read_text())
    return [*listed["files"], *listed["programs"]["simd"], *listed["opponents"], "offline.json"]


def see_version_without(host: Host, visitor: Guest, version: str) -> None:
    """Open the stored page while the host is gone; the older version has no name."""
    host.is_gone = True
    visitor.page.reload()
    visitor.see(STORED)
    assert visitor.page.evaluate("document.documentElement.dataset.version ?? ''") == version
    host.is_gone = False


def store(visitors: Guests) -> Guest:
    """A visitor whose browser has stored the site."""
    visitor = visitors.come(service_workers="allow")
    visitor.go("/#/settings").see(STORED)
    return visitor
