"""One browser and one house for all tests of a worker; whoever comes has a window of their own, and leaves no error."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from ludoteca.server.pages import is_built
from tests import packages
from tests.browser import matches
from tests.browser.guests import FLAGS, TITLES, Guests
from tests.server.service import ServiceProcess

FAILED = pytest.StashKey[bool]()
PICTURES = Path("build/browser")
"""Where pictures of what failed are put."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser; without one the tests are skipped, except where everything has to be tested."""
    found = packages.chromium()
    if found is None:
        (pytest.fail if packages.all_are_needed() else pytest.skip)(packages.CHROMIUM.lacking)
    assert is_built(), "The page is not built: run `make page`."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house whose bots answer at once."""
    with ServiceProcess(tmp_path_factory.mktemp("house") / "house.sqlite3") as service:
        yield service.url


@pytest.fixture(scope="session")
def finished(house: str) -> dict[str, str]:
    """A finished match of each game, by its id."""
    return {game: matches.finished(house, game) for game in TITLES}


@pytest.fixture
def guests(chromium: Browser, house: str, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Lets people come to the house, each with a browser of their own; at the end none of them has seen an error."""
    arriving = Guests(chromium, house)
    yield arriving
    if FAILED in request.node.stash:
        arriving.photograph(PICTURES / request.node.name)
    arriving.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests have failed, so that there are pictures of it."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def own_house(chromium: Browser, tmp_path: Path) -> Iterator[ServiceProcess]:
    """A house for one test, that may burn down and be built up again."""
    with ServiceProcess(tmp_path / "house.sqlite3") as service:
        yield service
