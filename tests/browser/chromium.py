"""Which browser the tests use: Debian's Chromium, or the one that LUDOTECA_CHROMIUM names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
LACKING = "There is no Chromium here: install Debian's package chromium, or name another one by LUDOTECA_CHROMIUM."
UNTESTED = f"""
******************************************************************************
NOT TESTED: the page in a real browser (tests/browser).
{LACKING}
******************************************************************************"""


def found() -> str | None:
    """The path of the browser, if there is one."""
    return os.environ.get("LUDOTECA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def is_needed() -> bool:
    """Whether lacking a browser is a failure: where everything has to be tested."""
    return bool(os.environ.get("CI"))


def install() -> None:
    """Get Debian's package, where that can be done without asking anybody."""
    if found() or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("Installing Chromium for the tests of the page", flush=True)
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "--quiet", *words], stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if "--install" in sys.argv:
        install()
    elif not found():
        sys.exit(UNTESTED if is_needed() else print(UNTESTED, file=sys.stderr))
