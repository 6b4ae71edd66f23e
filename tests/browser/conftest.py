"""One browser and one server for all tests of a worker; each guest has a context of their own and no errors."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from ludoteca.server.http.page import is_built
from tests import packages
from tests.browser import matches
from tests.browser.guests import FLAGS, TITLES, Guests
from tests.server.service import ServiceProcess

FAILED = pytest.StashKey[bool]()
PICTURES = Path("build/browser")
"""The folder for screenshots of failed tests."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser; without one the tests are skipped, or fail where all tests are required."""
    found = packages.chromium()
    if found is None:
        (pytest.fail if packages.all_are_needed() else pytest.skip)(packages.CHROMIUM.lacking)
    assert is_built(), "The page is not built: run `make page`."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server_url(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots answer at once."""
    with ServiceProcess(tmp_path_factory.mktemp("server") / "server.sqlite3", games="") as server:
        yield server.url


@pytest.fixture(scope="session")
def finished_matches(server_url: str) -> dict[str, str]:
    """A finished match of each game, by its id."""
    return {game: matches.play_match(server_url, game) for game in TITLES}


@pytest.fixture
def guests(chromium: Browser, server_url: str, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Opens browsers for guests of the server; fails at the end if any of them recorded an error."""
    guests = Guests(chromium, server_url)
    yield guests
    if FAILED in request.node.stash:
        guests.photograph(PICTURES / request.node.name)
    guests.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Mark failed tests, so that screenshots are taken."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def own_server(chromium: Browser, tmp_path: Path) -> Iterator[ServiceProcess]:
    """A server for one test, which may kill it and start it again."""
    with ServiceProcess(tmp_path / "server.sqlite3", games="") as server:
        yield server
