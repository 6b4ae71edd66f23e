"""What `mypy --strict` knows in a user's script: the keys of every document of the games that come with Ludoteca."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.types import Document

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in (ROOT / "src/ludoteca/games").glob("*/documents.py"))
LOOKS = """
import ludoteca

state = ludoteca.game("{name}").new()
view, position = state.view(0), state.position()
print(view["{view}"], position["{position}"], state.preview(0)["{preview}"], state.outcome().scores)
for event in state.events_since(0):
    print(event["{event}"])
for advice in ludoteca.hint(state):
    print([reason["{reason}"] for reason in advice.reasons])
"""
RIGHT = {"view": "legal", "position": "luck", "event": "rule", "reason": "sense"}


def mypy(folder: Path, source: str) -> str:
    """What mypy says about a script outside this project."""
    script = folder / "script.py"
    script.write_text(source)
    cache = ROOT / "build" / "mypy-user"
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(cache), script.name]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def test_a_typed_example_is_clean_and_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = (ROOT / "examples" / "typed_bot.py").read_text()
    assert "Success" in mypy(tmp_path, source)
    names: Document = {"__name__": "typed_bot"}
    exec(compile(source, "typed_bot.py", "exec"), names)
    names["main"]()
    assert "over: [" in capsys.readouterr().out


def test_a_misspelled_key_is_an_error(tmp_path: Path) -> None:
    source = (ROOT / "examples" / "typed_bot.py").read_text()
    assert 'has no key "pay"' in mypy(tmp_path, source.replace('view["pays"]', 'view["pay"]'))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_s_documents_are_known(tmp_path: Path, name: str) -> None:
    state = ludoteca.game(name).new(seed=1)
    right = RIGHT | {"preview": next(iter(state.preview(state.legal_actions()[0])))}
    assert "Success" in mypy(tmp_path, LOOKS.format(name=name, **right))
    for each in right:
        said = mypy(tmp_path, LOOKS.format(name=name, **right | {each: "no_such_key"}))
        assert 'no key "no_such_key"' in said, each
