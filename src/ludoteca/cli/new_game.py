"""Creating a game: a copy of the starter game under another name."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.core.library import game_names

STARTER = Path(__file__).parent / "starter"
NAME = re.compile(r"[a-z](_?[a-z])+")
LONGEST_NAME = 24
KINDS = {".py", ".md", ".ftl", ".toml"}


def create_game(name: str, folder: Path) -> list[Path]:
    """Write the files of a new game to a folder that is empty or does not exist; return their paths."""
    check_name(name)
    check_folder(folder)
    sources = sorted(path for path in STARTER.rglob("*") if path.suffix in KINDS)
    return [write_file(folder, source, name) for source in sources]


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a game and of a Python module, or is one already."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise LudotecaError("errors-new-game-name", name=repr(name), most=LONGEST_NAME, example=proposal(name))
    if name in game_names():
        raise LudotecaError("errors-new-game-known", name=repr(name))
    if keyword.iskeyword(name) or is_module(name):
        raise LudotecaError("errors-new-game-module", name=repr(name), example=f"{name[: LONGEST_NAME - 5]}_game")


def is_module(name: str) -> bool:
    """Whether Python finds a module of this name; a folder without sources does not count."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None


def proposal(name: str) -> str:
    """A possible name that resembles this one."""
    parts = re.findall(r"[a-z]+", name.lower())
    near = "_".join(parts)[:LONGEST_NAME].strip("_")
    return near if NAME.fullmatch(near) else "tic_tac"


def check_folder(folder: Path) -> None:
    """Refuse a folder that has something in it."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise LudotecaError("errors-new-game-folder", folder=str(folder))


def write_file(folder: Path, source: Path, name: str) -> Path:
    """Copy one file of the starter game, with the new name in its text and its path."""
    target = folder / str(source.relative_to(STARTER)).replace("starter", name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(rename(source.read_text("utf-8"), name), "utf-8")
    return target


def rename(text: str, name: str) -> str:
    """The text of a file with the names of the new game: of its class, in its title, in its code, in its rules."""
    words = [word.capitalize() for word in name.split("_")]
    prefix = name.replace("_", "")[:2].upper()
    names = {
        "StarterGame": f"{''.join(words)}Game",
        "Starter": " ".join(words),
        "ludoteca-starter": f"ludoteca-{name.replace('_', '-')}",
        "starter": name,
    }
    for old, new in names.items():
        text = text.replace(old, new)
    return re.sub(r"\bST-(?=\d)", f"{prefix}-", text)
