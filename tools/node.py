"""Programs for Node that use the engine, bundled from TypeScript."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import hatch_build

ROOT = Path(__file__).parents[1]
ROLLDOWN = "web/node_modules/rolldown/bin/cli.mjs"


def bundle(source: str, platform: str = "node") -> Path:
    """Bundle a program for Node or for browsers."""
    bundled = ROOT / "build" / f"{Path(source).stem}.mjs"
    run_node(ROLLDOWN, source, "--platform", platform, "-o", str(bundled))
    return bundled


def run_node(*words: str, given: str = "") -> str:
    """Run a script with the Node that builds the page; `given` is its input."""
    path = hatch_build.node_folder() + os.pathsep + os.environ.get("PATH", "")
    ran = subprocess.run(
        ["node", *words],
        cwd=ROOT,
        env=os.environ | {"PATH": path},
        input=given,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
