"""Run the examples of the documentation: Python, requests to a server, and commands."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
from markdown_it.token import Token

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = "http://127.0.0.1:8000"
"""The address of a server in examples, which stands for the one that is started here."""
QUICK = ("games", "rules", "score")
"""Commands that end at once and need nothing."""


class Examples:
    """Runs the examples of a page after each other; the first one that needs a server starts it."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.server: str | None = None
        self.folder = stack.enter_context(tempfile.TemporaryDirectory())
        """Where requests leave their files."""
        self.count = 0

    def failures(self, path: Path, tokens: list[Token]) -> list[str]:
        """The errors of all examples of a page."""
        names: dict[str, Any] = {"__name__": "example"}
        found, shell = [], ""
        for token in tokens:
            if token.type != "fence" or not token.map:
                continue
            kind, line = token.info.strip(), token.map[0] + 1
            error = ""
            if kind in ("python", "py"):
                error = self.python(path, line, token.content, names, runs=kind == "python")
            elif kind == "sh" and "curl" in token.content:
                shell += token.content
            elif kind == "console":
                error = self.console(token.content)
            found += [f"{path}:{line}: the example fails\n{error}"] if error else []
        if shell and (error := self.shell(shell)):
            found.append(f"{path}: the requests with curl fail\n{error}")
        return found

    def python(self, path: Path, line: int, source: str, names: dict[str, Any], runs: bool) -> str:
        """Run one example with the names of earlier ones, or only read it if it is a part of a program."""
        self.count += 1
        try:
            if runs and source.lstrip().startswith(">>>"):
                return run_doctest(path, line, source, names)
            program = compile("\n" * line + self.here(source), str(path), "exec")
            if runs:
                exec(program, names)
        except Exception:  # noqa: BLE001 (any exception is the error to report)
            return traceback.format_exc()
        return ""

    def shell(self, source: str) -> str:
        """Run commands for a shell; nothing where this computer has no curl."""
        self.count += 1
        ran = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.here(source)],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if ran.returncode == 127:
            return ""
        return f"{ran.stdout}{ran.stderr}" if ran.returncode else ""

    def console(self, text: str) -> str:
        """Check every command of a console; run those that end at once, and compare what the page says they print."""
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            self.count += 1
            command, _, output = part.partition("\n")
            words = shlex.split(command, comments=True)
            error = self.command(words, output.strip())
            if error:
                return f"$ {command}\n{error}"
        return ""

    def command(self, words: list[str], output: str) -> str:
        """Check one command."""
        if words[0] == "ludoteca":
            return run_quick(words[1:]) if words[1] in QUICK else ""
        if words[0] == "make":
            return missing_target(words[1])
        if words[0] == "curl":
            command = self.here(shlex.join(words))
            ran = subprocess.run(command, shell=True, cwd=self.folder, capture_output=True, text=True, check=False)
            return "" if ran.returncode == 127 or output in ran.stdout else ran.stdout + ran.stderr
        if words[0] == "python":
            return "" if (ROOT / words[1]).is_file() else f"There is no file {words[1]}."
        return ""

    def here(self, source: str) -> str:
        """An example with the address of the running server."""
        if ADDRESS not in source:
            return source
        if self.server is None:
            self.server = start_server(self.stack)
        return source.replace(ADDRESS, self.server)


def run_doctest(path: Path, line: int, source: str, names: dict[str, Any]) -> str:
    """Run an example of an interactive session and compare what it prints."""
    report: list[str] = []
    example = doctest.DocTestParser().get_doctest(source, names, path.name, str(path), line)
    doctest.DocTestRunner().run(example, out=report.append, clear_globs=False)
    names.update(example.globs)
    return "".join(report)


def run_quick(words: list[str]) -> str:
    """Run a command of Ludoteca and return its error, if it has one."""
    ran = subprocess.run([sys.executable, "-m", "ludoteca", *words], capture_output=True, text=True, check=False)
    return ran.stderr if ran.returncode else ""


def missing_target(target: str) -> str:
    """Whether the Makefile has no such target."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return "" if re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE) else f"There is no target {target}."


def start_server(stack: ExitStack) -> str:
    """Start a server on a free port, with an empty data file; it ends with the stack."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--data", f"{folder}/docs.sqlite3"]
    process = subprocess.Popen([*command, "--pace", "0"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stack.callback(process.wait)
    stack.callback(process.terminate)
    address = f"http://127.0.0.1:{port}"
    until = time.monotonic() + 300
    while time.monotonic() < until and process.poll() is None:
        with suppress(httpx.HTTPError):
            if httpx.get(f"{address}/ready").status_code == 200:
                return address
        time.sleep(0.1)
    raise SystemExit("The server for the examples did not start: run ludoteca serve to see why.")


os.environ.setdefault("LUDOTECA_LANG", "en")
