"""What the tests need besides Python and Node: PostgreSQL, Redis and Chromium, as Debian packages them.

Run as a program, this says what is missing; with `--install` it first installs that, as root and where there is apt.
It uses the standard library alone, so that it can run before anything else is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
LOCK_SECONDS = 600
"""How long to wait while another program installs something."""


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
    """The browser: the one that LUDOTECA_CHROMIUM names, or any Chromium on the path."""
    found = os.environ.get("LUDOTECA_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    return Path(found) if found else None


@dataclass(frozen=True)
class Package:
    """A Debian package, and what cannot be tested without it."""

    name: str
    find: Callable[[], Path | None]
    tests: str
    hint: str = ""

    @property
    def lacking(self) -> str:
        """What is missing, and what to do about it."""
        return f"{self.name} is not installed: install the package {self.name}{self.hint}."


POSTGRES = Package("postgresql", postgres, "several processes on PostgreSQL (tests/server)")
REDIS = Package("redis-server", redis, "several processes on Redis (tests/server)")
CHROMIUM = Package("chromium", chromium, "the page in a real browser (tests/browser)", " or set LUDOTECA_CHROMIUM")
PACKAGES = (POSTGRES, REDIS, CHROMIUM)


def missing() -> list[Package]:
    """What is not installed."""
    return [package for package in PACKAGES if package.find() is None]


def all_are_needed() -> bool:
    """Whether a missing package is a failure: CI must not skip anything."""
    return bool(os.environ.get("CI"))


def install() -> None:
    """Install what is missing, if that needs no password; one run of apt, since two would wait for each other."""
    names = [package.name for package in missing()]
    if not names or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("Installing", ", ".join(names), flush=True)
    settings = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "--quiet", "--quiet", "-o", f"DPkg::Lock::Timeout={LOCK_SECONDS}"]
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *names]):
        done = subprocess.run(
            [*apt, *words],
            env=settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout, end="", flush=True)


def report() -> str:
    """Say loudly what cannot be tested here; nothing if everything can."""
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
