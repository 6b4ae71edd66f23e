"""The trial of native libraries where none of us has run them: they play in a process of their own first.

A library that crashes, or that the system refuses to run, ends only that process. The verdict is stored in the cache
folder, so the trial takes a few seconds once for each version of the libraries, of Python, of NumPy and of the system.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import numpy as np

from ludoteca.core.cache import cache_root

PROVEN = ("linux-x86_64", "linux-aarch64")
"""The machines on which all tests have run with native libraries; nothing is tried there."""
PASSED = "passed"
TRIAL = "ludoteca.search.native_trial"
LONGEST = 120
"""The seconds after which a trial has failed."""


def try_once(folder: Path, index: bytes, switch: str) -> str:
    """PASSED, or how the libraries of a folder failed; `switch` is the variable that makes a process use them."""
    file = verdict_file(index)
    with suppress(OSError):
        return file.read_text("utf-8")
    verdict = run_trial({switch: str(folder)})
    draft = file.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(verdict, "utf-8")
        draft.replace(file)
    return verdict


def verdict_file(index: bytes) -> Path:
    """Where the verdict on the libraries with this index is stored."""
    place = (sys.version, np.__version__, platform.release(), platform.version())
    digest = hashlib.sha256("\n".join(place).encode() + index).hexdigest()
    return cache_root() / f"native-trial-{digest[:16]}.txt"


def run_trial(settings: dict[str, str]) -> str:
    """Play with native libraries in another process; PASSED, or how that process ended."""
    path = os.pathsep.join(each for each in sys.path if each)
    try:
        code = subprocess.run(
            [sys.executable, "-P", "-m", TRIAL],
            env=os.environ | {"PYTHONPATH": path, "LUDOTECA_GAMES": ""} | settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LONGEST,
            check=False,
        ).returncode
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return PASSED if code == 0 else f"exit code {code}"
