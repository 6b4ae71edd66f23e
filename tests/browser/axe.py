"""Runs axe on a page: accessibility violations, and targets that are too small for fingers."""

from __future__ import annotations

from pathlib import Path

from tests.browser.guests import Guest

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => (await axe.run(document, { rules: { 'target-size': { enabled: true } } })).violations
  .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))"""
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=gridcell]')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.vh, [inert]'))
  .filter((each) => !(each.matches('a') && getComputedStyle(each).display === 'inline'))
  .filter((each) => !each.matches('.vh, input[type=radio], input[type=checkbox]') && !each.querySelector('button'))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 23.5 || box.height < 23.5))
  .map(([each, box]) => `${each.outerHTML.slice(0, 120)} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`)"""


def find_violations(guest: Guest) -> list[str]:
    """The violations that axe finds on the page as it is now, and the targets that are too small."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = guest.page.evaluate(RUN)
    small: list[str] = guest.page.evaluate(SMALL)
    return found + small


def assert_accessible(guest: Guest, state: str) -> None:
    """There are no accessibility violations, in light mode and in dark mode."""
    for landmark in ("main", "h1"):
        guest.page.locator(landmark).first.wait_for(state="attached")
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        guest.page.locator(f"html[data-theme={scheme}]").wait_for(state="attached")
        found = find_violations(guest)
        assert not found, f"{state}, {scheme}:\n" + "\n".join(found)
    guest.page.emulate_media(color_scheme="light")
