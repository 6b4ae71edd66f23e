"""Run the commands of the documentation, with small sizes; those that do not end by themselves have a reason."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

from tests.commands import run
from tools.docs_world import World

ROOT = Path(__file__).resolve().parent.parent
SMALL = {
    "analyse": ("--quick",),
    "arena": ("--matches", "1", "--jobs", "1"),
    "generate": ("--matches", "2", "--jobs", "1"),
    "restore": ("--data", "restored.sqlite3"),
    "study": ("--matches", "1"),
    "train": ("--matches", "4"),
}
"""What is added to commands, so that they take little time; the running server keeps its data."""
FEWER = {r"\bmaster\b(?!@)": "master@2", r"@\d+\b(?!\.)": "@2"}
"""Smaller budgets for players of arenas."""
SLOW = {
    "analyse": "takes half a minute: make soak runs it",
    "generate": "takes seconds: make soak runs it",
    "study": "takes seconds: make soak runs it",
    "train": "takes half a minute: make soak runs it",
}
NOT_RUN = {
    r"ludoteca (serve|worker|play --page)\b": "runs until Ctrl-C: tests/server and tests/cli/test_page.py start it",
    r"ludoteca play *(#|$)": "asks in a full-screen menu: tests/terminal/test_windows.py",
    r"ludoteca site\b": "needs the page and its engine: tests/server/test_static_site.py",
    r"python -m http\.server\b": "runs until Ctrl-C: tests/browser/test_site.py serves a site in the same way",
    r"ludoteca bench\b": "takes minutes: tests/cli/test_bench.py measures little",
    r"ludoteca --install-completion": "changes the settings of your shell: tests/cli/test_completion.py",
    r"ludoteca join .* --with person": "waits for people: tests/terminal/test_online_table.py",
    r"ludoteca .*\bpostgresql://": "needs PostgreSQL: tests/server/store/test_to_postgres.py",
    r"(ludoteca .*--ray|ray) ": "starts a cluster: tests/arena/test_cluster.py",
    r"createdb ": "needs PostgreSQL: tests/server",
    r"pip install ": "installs packages: tests/extras/test_extras.py",
    r"make ": "the target exists; make play: tests/test_make_play.py",
    r"python examples/train.py": "takes two minutes: tests/test_examples.py runs it with fewer rounds",
}
"""Commands that are not run, and why; tests/cli/test_documented_commands.py checks all their options."""


def reason_not_to_run(line: str, is_slow: bool) -> str:
    """Why a command is not run, or nothing."""
    for pattern, reason in NOT_RUN.items():
        if re.match(pattern, line):
            return reason
    words = line.split()
    return SLOW.get(words[1], "") if words[0] == "ludoteca" and not is_slow else ""


def run_line(line: str, output: str, world: World) -> str:
    """Run one line of a console in the world's folder; returns its error, if it has one."""
    words = shlex.split(line, comments=True)
    if words[:2] == ["ludoteca", "leaderboard"]:
        shrink_contest(world.folder / words[2] / "contest.toml")
    if words[:2] == ["ludoteca", "backup"]:
        assert world.server, "a backup needs the data of a server"
    if words[0] == "ludoteca" and "|" not in words:
        done = run(*shlex.split(world.fill(shlex.join(small_command(words[1:])))))
        return "" if done.returncode == 0 else f"{done.stdout}{done.stderr}"
    return run_shell(line, world, output)


def small_command(words: list[str]) -> list[str]:
    """A command that takes little time."""
    name = words[0]
    if name == "arena":
        for pattern, fewer in FEWER.items():
            words = [re.sub(pattern, fewer, word) for word in words]
    return [*words, *SMALL.get(name, ())]


def shrink_contest(file: Path) -> None:
    """Let a contest play few matches."""
    if file.exists():
        file.write_text(re.sub(r"\bmatches = \d+", "matches = 2", file.read_text("utf-8")), "utf-8")


def run_shell(source: str, world: World, output: str = "") -> str:
    """Run lines in a shell, and compare with the output that the page shows; returns the error, if there is one."""
    ran = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", world.fill(source)],
        cwd=world.folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    is_refused = ran.returncode != 0 or '"sentence"' in ran.stdout
    return f"{ran.stdout}{ran.stderr}" if is_refused or output not in ran.stdout else ""


def missing_target(target: str) -> str:
    """Whether the Makefile has no such target."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return "" if re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE) else f"There is no target {target}."
