"""Measure how many packages and megabytes `pip install` brings, for every extra: `make weight`.

Every extra is installed alone into an empty environment in build/weight, from a wheel of this folder and in the locked
versions. With `--before COMMIT`, the required packages of that commit are installed too, for comparison.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

from ludoteca.core.extras import EXTRAS

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "weight"
LOCKED = ROOT / "requirements" / "dev.txt"
BASE, ALL = "", "all"
INSTALLS = (BASE, *EXTRAS, ALL)


def build_wheel(folder: Path) -> Path:
    """Build a wheel of this folder, with the page."""
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(folder.glob("*.whl"))


def requirement_for(wheel: Path, extra: str) -> str:
    """What pip installs: a wheel with an extra, or without any."""
    return f"{wheel}[{extra}]" if extra else str(wheel)


def install(folder: Path, *requirements: str) -> Path:
    """Install packages in the locked versions into an empty environment; return its Python."""
    venv.create(folder, clear=True, with_pip=True, symlinks=sys.platform != "win32")
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    limits = folder / "locked.txt"
    limits.write_text("\n".join(re.findall(r"^[\w.-]+==[^\\\n]+", LOCKED.read_text("utf-8"), re.MULTILINE)), "utf-8")
    words = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--constraint", str(limits)]
    subprocess.run([python, *words, *requirements], check=True)
    return python


def measure(folder: Path) -> tuple[int, float]:
    """The number of packages in an environment and their megabytes, without pip itself."""
    (site,) = [*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages")]
    own = re.compile(r"(pip|setuptools|pkg_resources|_distutils_hack|distutils-precedence)\b")
    parts = [part for part in site.iterdir() if not own.match(part.name)]
    files = [file for part in parts for file in ([part] if part.is_file() else part.rglob("*")) if file.is_file()]
    return len([*site.glob("*.dist-info")]) - len([*site.glob("pip-*"), *site.glob("setuptools-*.dist-info")]), sum(
        file.stat().st_size for file in files
    ) / 1e6


def required_before(commit: str) -> list[str]:
    """The required packages of a commit."""
    words = ["git", "show", f"{commit}:pyproject.toml"]
    text = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return list(tomllib.loads(text)["project"]["dependencies"])


def row(name: str, folder: Path) -> str:
    """A line of the table."""
    packages, size = measure(folder)
    return f"| {name} | {packages} | {size:,.0f} |"


def main() -> None:
    """Install and measure everything, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description="Measure what every extra installs.")
    parser.add_argument("--before", metavar="COMMIT", help="compare with what this commit required")
    parser.add_argument("--only", choices=EXTRAS, help="measure only this extra")
    given = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    print("| install | packages | MB |\n|---|---:|---:|")
    if given.before:
        install(WORK / "before", *required_before(given.before))
        print(row(f"required by {given.before}, without Ludoteca itself", WORK / "before"), flush=True)
    wheel = build_wheel(WORK)
    for extra in [given.only] if given.only else INSTALLS:
        folder = WORK / (extra or "base")
        install(folder, requirement_for(wheel, extra))
        print(row(f"`ludoteca{f'[{extra}]' if extra else ''}`", folder), flush=True)


if __name__ == "__main__":
    main()
