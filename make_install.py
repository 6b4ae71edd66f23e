"""Installs packages beside the Python that runs it: with uv, which needs seconds, and with pip where uv cannot.

    python make_install.py --require-hashes -r requirements/run.txt

uv itself is locked in requirements/uv.txt. pip is the one that reports errors: it knows every setting of this machine,
and make_step.py knows its messages.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

LOCK = Path(__file__).with_name("requirements") / "uv.txt"
UV = Path(sys.executable).with_name("uv")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
INDEX = re.compile(r"^\S*\.index-url='(.+)'$", re.MULTILINE)


def main(words: Sequence[str]) -> int:
    """Install what the words say, as `pip install` understands them; return the exit code."""
    if has_uv() and run([str(UV), "pip", "install", "--python", sys.executable, *words], settings()):
        return 0
    print("uv cannot install this here, so pip does.", flush=True)  # noqa: T201
    return 0 if run([*PIP, "install", *words]) else 1


def has_uv() -> bool:
    """Whether uv is there or can be installed; systems without a wheel of uv would have to compile it."""
    return UV.exists() or run([*PIP, "install", "--only-binary", ":all:", "--require-hashes", "-r", str(LOCK)])


def settings() -> dict[str, str]:
    """What uv does not find out by itself: the package server and the certificates that pip uses."""
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False).stdout
    server = INDEX.findall(listed)
    return {"UV_SYSTEM_CERTS": "1"} | ({"UV_DEFAULT_INDEX": server[-1]} if server else {})


def run(command: list[str], defaults: dict[str, str] | None = None) -> bool:
    """Run a command, with defaults for variables that are not set; return whether it succeeded."""
    return subprocess.run(command, env=(defaults or {}) | os.environ, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
