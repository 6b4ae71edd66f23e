"""Environments that contain only what one extra installs, as links to the packages of this environment.

Which packages these are follows from pyproject.toml and the metadata of the packages, as for pip, so nothing has to be
downloaded. `make soak` installs the same extras for real.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
import tomllib
import venv
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ludoteca.core.cache import cache_root
from ludoteca.core.native import SWITCH

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
HERE = Path(sysconfig.get_path("purelib"))


@cache
def packages_here() -> dict[str, Distribution]:
    """The packages of this environment by name."""
    return {canonicalize_name(each.metadata["Name"]): each for each in distributions(path=[str(HERE)])}


def requirements(name: str, extra: str) -> Iterator[Requirement]:
    """What a package requires here, without an extra or for one."""
    if name == "ludoteca":
        listed = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
        found = map(Requirement, listed)
        yield from (each for each in found if each.marker is None or each.marker.evaluate())
    else:
        for each in map(Requirement, packages_here()[name].requires or []):
            if each.marker is None or each.marker.evaluate({"extra": extra}):
                yield each


def closure(extra: str) -> set[str]:
    """The names of all packages that `pip install "ludoteca[extra]"` installs."""
    found: set[tuple[str, str]] = set()
    waiting = [("ludoteca", ""), ("ludoteca", extra)]
    while waiting:
        name, wanted = waiting.pop()
        if (name, wanted) not in found:
            found.add((name, wanted))
            for each in requirements(name, wanted):
                waiting += [(canonicalize_name(each.name), part) for part in ("", *each.extras)]
    return {name for name, _ in found}


@cache
def owners() -> dict[Path, set[str]]:
    """The packages that have files in each folder, by its path in the environment."""
    found: defaultdict[Path, set[str]] = defaultdict(set)
    for name, each in packages_here().items():
        for file in each.files or ():
            if ".." not in file.parts:
                for place in (file, *file.parents):
                    found[Path(place)].add(name)
    return found


def link(names: set[str], place: Path, target: Path) -> None:
    """Link everything in a folder that belongs to these packages; folders of other packages too are divided."""
    target.mkdir(parents=True, exist_ok=True)
    for entry in (HERE / place).iterdir():
        of = owners().get(place / entry.name, set())
        if of and of <= names:
            (target / entry.name).symlink_to(entry)
        elif of & names and entry.is_dir():
            link(names, place / entry.name, target / entry.name)


def link_environment(folder: Path, extra: str) -> Path:
    """Make an environment with Ludoteca and one extra; return its Python."""
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    link(closure(extra) - {"ludoteca"}, Path(), site)
    (site / "ludoteca.pth").write_text(f"{ROOT / 'src'}\n")
    shutil.copytree(next(HERE.glob("ludoteca-*.dist-info")), site / f"ludoteca-{PROJECT['version']}.dist-info")
    return folder / "bin" / "python"


def clean_variables(home: Path) -> dict[str, str]:
    """The variables for a process of such an environment: its own home, but the compiled rules of the tests."""
    others = ("PYTHON", "XDG_", "VIRTUAL_ENV", SWITCH)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(others)}
    return kept | {"HOME": str(home), "LUDOTECA_CACHE": str(cache_root())}
