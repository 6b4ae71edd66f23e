"""Every extra alone in an environment of its own: its purpose works, and the rest says which extra it needs."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ludoteca.core.compiled import PURE
from ludoteca.core.extras import EXTRAS
from ludoteca.core.native import SWITCH
from tests.extras.linked import PROJECT, clean_variables, closure, link_environment
from tests.extras.using import USES
from tests.libraries import native_libraries
from tools.weight import build_wheel, install, requirement_for

INCLUDED = {"openspiel": {"openspiel", "research"}, "terminal": {"client", "terminal"}, "all": set(EXTRAS)}
"""Extras that contain others."""
IN_A_SOAK = {"data", "openspiel", "plots", "all"}
"""Extras that only a soak installs alone, because importing what they contain takes long."""
WITH_NUMBA = {"all", "compile"}
"""Extras that bring Numba; with the others, native libraries are used as in an installed package."""
NOT_CHECKED = {"uvloop"}
"""Packages without which an extra works, but slower."""


def use(python: Path, extra: str, folder: Path, **native: str) -> set[str]:
    """Use an extra in an environment; return all extras that are installed there."""
    folder.mkdir()
    command = [str(python), str(Path(__file__).with_name("using.py")), extra]
    variables = clean_variables(folder) | native
    ran = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return set(ran.stdout.splitlines()[-1].split())


@pytest.mark.skipif(PURE, reason="the environments use compiled rules")
@pytest.mark.skipif(sys.platform == "win32", reason="links files")
@pytest.mark.parametrize("extra", [each for each in USES if each not in IN_A_SOAK], ids=lambda extra: extra or "base")
def test_an_extra_alone_is_enough(extra: str, tmp_path: Path) -> None:
    python = link_environment(tmp_path / "environment", extra)
    native = {} if extra in WITH_NUMBA else {SWITCH: str(native_libraries())}
    assert use(python, extra, tmp_path / "home", **native) == INCLUDED.get(extra, {extra} - {""})


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this folder."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.mark.soak
@pytest.mark.parametrize("extra", USES, ids=lambda extra: extra or "base")
def test_an_extra_installed_alone_is_enough(extra: str, tmp_path: Path, wheel: Path) -> None:
    python = install(tmp_path / "environment", requirement_for(wheel, extra))
    assert use(python, extra, tmp_path / "home") == INCLUDED.get(extra, {extra} - {""})


def test_the_table_of_modules_names_every_package_of_an_extra() -> None:
    homes = packages_distributions()
    for extra, modules in EXTRAS.items():
        listed = {Requirement(each) for each in PROJECT["optional-dependencies"][extra]}
        own = {canonicalize_name(each.name) for each in listed} - NOT_CHECKED - {"ludoteca"}
        for other in (part for each in listed if each.name == "ludoteca" for part in each.extras):
            own |= {canonicalize_name(Requirement(each).name) for each in PROJECT["optional-dependencies"][other]}
        assert {canonicalize_name(homes[module][0]) for module in modules} == own, extra


def test_all_contains_every_extra() -> None:
    (everything,) = map(Requirement, PROJECT["optional-dependencies"]["all"])
    assert everything.extras == set(EXTRAS) == set(PROJECT["optional-dependencies"]) - {"all"}


def test_the_base_has_nothing_that_only_an_extra_needs() -> None:
    heavy = {"fastapi", "gymnasium", "httpx", "matplotlib", "pillow", "pyarrow", "ray", "sqlalchemy", "textual"}
    assert closure("").isdisjoint(heavy)
