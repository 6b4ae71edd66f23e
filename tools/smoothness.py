"""Measure how smooth moves are on a slow computer: frames during animations, with the processor four times slower.

Run `python -m tools.smoothness` on an idle machine. It serves the page of this checkout.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests import packages
from tests.browser import by_mouse
from tests.browser.guests import FLAGS, TITLES, Guests
from tests.server.service import ServiceProcess

SLOWER = 4
TURNS = 6
FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const look = (now) => { window.frames_seen.push(now - last); last = now; requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""


def frames(browser: Browser, house: str, game: str) -> list[float]:
    """Milliseconds between the frames of a few turns with animations."""
    guests = Guests(browser, house)
    guest = guests.come(reduced_motion="no-preference").play(game)
    guest.see_turn()
    guest.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    guest.page.evaluate(FRAMES)
    for _ in range(TURNS):
        by_mouse.play_turn(guest, game)
    seen: list[float] = guest.page.evaluate("window.frames_seen")
    guests.leave()
    return seen


def summary_line(game: str, seen: list[float]) -> str:
    """One line with the frame times of a game."""
    ordered = sorted(seen)
    most = [ordered[int(len(ordered) * share)] for share in (0.95, 0.99)]
    late = sum(each > 50 for each in seen)
    return (
        f"{game}: {len(seen)} frames, median {median(seen):.1f} ms, 95 % within {most[0]:.1f}, "
        f"99 % within {most[1]:.1f}, {late} later than 50 ms"
    )


def main() -> None:
    """Measure both games, one after the other."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServiceProcess(Path(folder) / "house.sqlite3") as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=packages.chromium(), args=FLAGS)
        for game in TITLES:
            print(summary_line(game, frames(browser, service.url, game)), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
