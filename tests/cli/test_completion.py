"""The shell completes commands, options, games, levels, table options and saved matches."""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludoteca.cli.arguments import complete_games, complete_languages
from ludoteca.cli.commands.join import complete_clocks
from ludoteca.cli.play_options import complete_players

PATIENCE = 30.0
TRY = """
eval "$(_LUDOTECA_COMPLETE=source_bash ludoteca)"
complete -p ludoteca
try() {
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
    _ludoteca_completion ludoteca
    echo "${COMPREPLY[*]}"
}
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The command on the path, and a data folder with one match."""
    command = tmp_path / "bin" / "ludoteca"
    command.parent.mkdir()
    command.write_text(f"#!{sys.executable}\nfrom ludoteca.cli import main\nmain()\n")
    command.chmod(0o755)
    kept = tmp_path / "ludoteca" / "matches" / "shelfie-20261116-201500.json"
    kept.parent.mkdir(parents=True)
    kept.write_text("{}")
    path = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
    named = {"PATH": path, "XDG_DATA_HOME": str(tmp_path), "LUDOTECA_LANG": "it", "HOME": str(tmp_path), "PS1": "$ "}
    return {name: value for name, value in os.environ.items() if not name.startswith("COMP_")} | named


def test_bash_completes_players_matches_and_options(environment: dict[str, str]) -> None:
    expected = {
        "play shelfie --with a": "apprentice adept artisan",
        "resume sh": "shelfie-20261116-201500",
        "play shelfie -o r": "rulebook=italian rulebook=english",
    }
    tries = "\n".join(f"try ludoteca {words}" for words in expected)
    done = subprocess.run(["bash", "-c", TRY + tries], capture_output=True, text=True, env=environment, check=True)
    how, *found = done.stdout.splitlines()
    assert how == "complete -o default -F _ludoteca_completion ludoteca"
    assert dict(zip(expected, found, strict=True)) == expected
    assert done.stderr == ""


def test_everything_that_has_a_name_can_be_completed() -> None:
    assert complete_games("s")[0] == "shelfie"
    assert complete_languages("p") == ["pl"]
    assert complete_clocks("m") == ["minute", "minutes"]
    assert complete_players("p") == ["person"]


def test_fish_gets_its_completion(environment: dict[str, str]) -> None:
    """Fish is rarely installed where tests run, so this checks its script and its request without it."""
    source = environment | {"_LUDOTECA_COMPLETE": "source_fish"}
    script = subprocess.run(["ludoteca"], capture_output=True, text=True, env=source, check=True).stdout
    assert script.startswith("complete --command ludoteca ")
    asked = {"_LUDOTECA_COMPLETE": "complete_fish", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    typed = environment | asked | {"_TYPER_COMPLETE_ARGS": "ludoteca ver"}
    found = subprocess.run(["ludoteca"], capture_output=True, text=True, env=typed, check=True).stdout
    assert found.startswith("verify\t")


def test_installing_the_completion_speaks_the_reader_s_language(environment: dict[str, str]) -> None:
    script = "ludoteca --install-completion; true"  # `true` keeps the shell as the parent, which Typer looks for
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=environment, check=True)
    file = Path(environment["HOME"], ".bash_completions", "ludoteca.sh")
    assert done.stdout == f"bash completerà ludoteca nei nuovi terminali: {file}\n"
    assert file.is_file()


SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], 'eval "$(_LUDOTECA_COMPLETE=source_bash ludoteca)"'),
    "zsh": (
        ["zsh", "-f", "-i"],
        'autoload -Uz compinit; compinit -u -D; eval "$(_LUDOTECA_COMPLETE=source_zsh ludoteca)"',
    ),
}


@pytest.mark.parametrize("shell", ["bash", pytest.param("zsh", marks=pytest.mark.soak)])
def test_the_tab_key_completes_in_a_real_shell(shell: str, environment: dict[str, str]) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    command, script = SHELLS[shell]
    keyboard, inside = pty.openpty()
    process = subprocess.Popen(
        command, stdin=inside, stdout=inside, stderr=inside, env=environment | {"TERM": "dumb"}, start_new_session=True
    )
    os.close(inside)
    try:
        type_until(keyboard, f"{script}; echo rea''dy\n", "ready")
        type_until(keyboard, "ludoteca ver\t", "ludoteca verify ")
        type_until(keyboard, "\x15ludoteca play sh\t", "ludoteca play shelfie")
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(keyboard)


def type_until(keyboard: int, keys: str, awaited: str) -> None:
    """Type, and wait for the answer of the shell."""
    os.write(keyboard, keys.encode())
    seen, ending = "", time.monotonic() + PATIENCE
    while awaited not in seen:
        assert time.monotonic() < ending, f"what was awaited did not come: {seen!r}"
        if select.select([keyboard], [], [], 0.1)[0]:
            seen += os.read(keyboard, 65536).decode("utf-8", "replace")
