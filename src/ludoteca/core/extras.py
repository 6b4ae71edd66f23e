"""The extras of the package: what `pip install "ludoteca[server]"` adds, and an error that names a missing one."""

from __future__ import annotations

import shlex
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from ludoteca.core.errors import LudotecaError

EXTRAS: dict[str, tuple[str, ...]] = {
    "client": ("httpx", "websockets"),
    "compile": ("numba",),
    "data": ("pyarrow",),
    "openspiel": ("gymnasium", "pettingzoo", "pyspiel"),
    "plots": ("PIL", "matplotlib"),
    "ray": ("ray",),
    "research": ("gymnasium", "pettingzoo"),
    "server": (
        *("aiosqlite", "alembic", "argon2", "asyncpg", "fastapi", "httptools", "msgspec", "prometheus_client"),
        *("pydantic", "redis", "segno", "sqlalchemy", "starlette", "structlog", "uvicorn", "websockets"),
    ),
    "terminal": ("httpx", "textual", "websockets"),
    "testing": ("hypothesis", "pytest"),
}
"""The modules that each extra of pyproject.toml installs for us."""


class MissingExtra(LudotecaError, ImportError):
    """Something needs an extra that is not installed."""


def is_installed(extra: str) -> bool:
    """Whether all modules of an extra can be imported."""
    return all(has_module(name) for name in EXTRAS[extra])


def has_module(name: str) -> bool:
    """Whether a module is installed; a folder that happens to have its name does not count."""
    spec = find_spec(name)
    return spec is not None and spec.has_location


def require(*extras: str, instead: str = "") -> None:
    """Raise `MissingExtra` with the command that installs what is missing, and an option that works without it."""
    missing = [extra for extra in extras if not is_installed(extra)]
    if missing:
        names, command = ", ".join(missing), install_command(*missing)
        why = MissingExtra("errors-extras-missing", count=len(missing), extras=names, command=command)
        raise MissingExtra("errors-extras-or-option", why=why, option=instead) if instead else why


def install_command(*extras: str) -> str:
    """The command that adds extras to this installation. Double quotes work in every shell."""
    here, pip = Path(sys.executable).parent, shutil.which("pip")
    is_ours = pip is not None and Path(pip).parent == here
    program = "pip" if is_ours else f"{shlex.quote(sys.executable)} -m pip"
    return f'{program} install "ludoteca[{",".join(extras)}]"'
