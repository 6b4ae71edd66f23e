"""What the tests need besides Python and Node: Debian's packages of PostgreSQL, Redis, Chromium and Firefox.

Run as a program, this reports what is missing; with `--install` it first installs that, as root and where there is apt.
With `--soak` it also looks for what only `make soak` needs.
It uses only the standard library, so that it can run before anything else is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Chromium without windows, which takes less than half the work. Debian has it, other systems may not."""
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome")
FIREFOXES = ("firefox-esr", "firefox")
LOCK_SECONDS = 600
"""Seconds to wait while another program installs something."""


def postgres() -> Path | None:
    """The folder of PostgreSQL's server programs, the newest if there are several."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    servers = [folder for folder in folders if (folder / "initdb").is_file()]
    on_path = shutil.which("initdb")
    return servers[-1] if servers else Path(on_path).parent if on_path else None


def redis() -> Path | None:
    """Redis's server program."""
    found = shutil.which("redis-server")
    return Path(found) if found else None


def chromium() -> Path | None:
    """The browser: the one in LUDOTECA_CHROMIUM, or any Chromium on the PATH."""
    found = os.environ.get("LUDOTECA_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    return Path(found) if found else None


def firefox() -> Path | None:
    """The other browser: the one in LUDOTECA_FIREFOX, or any Firefox on the PATH."""
    found = os.environ.get("LUDOTECA_FIREFOX") or next(filter(None, map(shutil.which, FIREFOXES)), None)
    return Path(found) if found else None


def debootstrap() -> Path | None:
    """The program that makes an empty Debian."""
    found = shutil.which("debootstrap", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    return Path(found) if found else None


@dataclass(frozen=True)
class Package:
    """A Debian package, and which tests need it."""

    name: str
    find: Callable[[], Path | None]
    tests: str
    hint: str = ""

    @property
    def lacking(self) -> str:
        """A sentence about what is missing and what to do about it."""
        return f"{self.name} is not installed: install the package {self.name}{self.hint}."


POSTGRES = Package("postgresql", postgres, "several processes on PostgreSQL (tests/server)")
REDIS = Package("redis-server", redis, "several processes on Redis (tests/server)")
CHROMIUM = Package("chromium", chromium, "the page in a real browser (tests/browser)", " or set LUDOTECA_CHROMIUM")
FIREFOX = Package(
    "firefox-esr", firefox, "whole games in Firefox (tests/browser/test_firefox.py)", " or set LUDOTECA_FIREFOX"
)
DEBOOTSTRAP = Package("debootstrap", debootstrap, "the container (tests/deploy)")
PACKAGES = (POSTGRES, REDIS, CHROMIUM, FIREFOX)
FOR_SOAK = (*PACKAGES, DEBOOTSTRAP)


def choose_packages() -> tuple[Package, ...]:
    """What `make test` needs, or with `--soak` what `make soak` needs."""
    return FOR_SOAK if "--soak" in sys.argv[1:] else PACKAGES


def missing() -> list[Package]:
    """The packages that are not installed."""
    return [package for package in choose_packages() if package.find() is None]


def all_are_needed() -> bool:
    """Whether a missing package is a failure: CI must not skip anything."""
    return bool(os.environ.get("CI"))


def install() -> None:
    """Install what is missing, if that needs no password, in one run of apt, because two would wait for each other."""
    names = {package.name for package in missing()}
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    if names:
        print("Installing", ", ".join(sorted(names)), flush=True)
        run_apt("update")
    if not os.environ.get("LUDOTECA_CHROMIUM") and not shutil.which(SHELL) and is_in_apt(SHELL):
        names = (names - {CHROMIUM.name}) | {SHELL}
    if names:
        run_apt("install", "--yes", "--no-install-recommends", *sorted(names))


def is_in_apt(name: str) -> bool:
    """Whether apt can install a package."""
    return subprocess.run(["apt-cache", "show", name], capture_output=True, check=False).returncode == 0


def run_apt(*words: str) -> None:
    """Run apt, and print what it says only if it fails."""
    done = subprocess.run(
        ["apt-get", "--quiet", "--quiet", "-o", f"DPkg::Lock::Timeout={LOCK_SECONDS}", *words],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, end="", flush=True)


def report() -> str:
    """A report of what cannot be tested here; empty if everything can."""
    lines = [f"NOT TESTED: {package.tests}. {package.lacking}" for package in missing()]
    bar = "*" * 78
    return "\n".join([bar, *lines, bar]) if lines else ""


def main() -> int:
    """Install if asked to, and report."""
    if "--install" in sys.argv[1:]:
        install()
    said = report()
    if said:
        print(said)
    return int(bool(said) and all_are_needed())


if __name__ == "__main__":
    sys.exit(main())
