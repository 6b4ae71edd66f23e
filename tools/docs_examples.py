"""Run the examples of the documentation: Python, commands, requests to a server, and the documents that it shows.

An example that cannot run has a comment before it with the reason: `<!-- not run: it needs a cluster -->`. A block of
the kind `text` is what a program prints.
"""

from __future__ import annotations

import doctest
import io
import json
import re
import signal
import tomllib
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, chdir, contextmanager, redirect_stdout
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec
from markdown_it.token import Token

from ludoteca import game
from ludoteca.server.http.models import Refusal
from ludoteca.server.http.practice import Practice
from ludoteca.server.live.protocol import ClientMessage, ServerMessage
from tools.docs_commands import missing_target, reason_not_to_run, run_line, run_shell
from tools.docs_world import CONTESTANTS, World

REASON = re.compile(r"<!-- not run: (.+?) -->")
LIMIT = 300
"""Seconds for one example."""
SAVED = re.compile(r"Save this as `([\w./]+)`")
CONTAINERS = re.compile(r"podman|docker")
ELSEWHERE = {("docs/hosting.md", "sh"): "for an empty Debian: make soak runs it there (tests/deploy/test_guide.py)"}
"""Blocks of a page that a test of their own runs."""
COMMAND = re.compile(r"^\$ ", re.MULTILINE)


class Examples:
    """Runs the examples of a page after each other, in a folder of its own."""

    def __init__(self, stack: ExitStack, is_slow: bool = False) -> None:
        self.world = World(stack)
        self.is_slow = is_slow
        self.count = 0
        """How many have run."""
        self.not_run: list[str] = []
        """All others, each with the reason."""

    def failures(self, path: Path, tokens: list[Token]) -> list[str]:
        """The errors of all examples of a page."""
        page = Page(path, self)
        found = [page.failure(before, token) for before, token in pairwise([None, *tokens]) if token]
        found.append(page.run_script())
        self.world.clean()
        return [wrong for wrong in found if wrong]


class Page:
    """A page of the documentation; its Python examples share their names."""

    def __init__(self, path: Path, examples: Examples) -> None:
        self.path = path
        self.examples = examples
        self.world = examples.world
        self.names: dict[str, Any] = {"__name__": "example"}
        self.text = ""
        """The last paragraph, which may name the file of the next example."""
        self.script = ""
        """All blocks of a shell; later ones use the variables of earlier ones."""
        self.kinds: dict[str, Callable[[str, int], str]] = {
            "python": self.python,
            "console": self.console,
            "sh": self.shell,
            "json": self.document,
            "toml": self.contest,
        }

    def failure(self, before: Token | None, token: Token) -> str:
        """The error of an example, with its place; empty if it runs, and for anything else than an example."""
        self.text = token.content if token.type == "inline" else self.text
        kind, line = token.info.strip(), (token.map or [0])[0] + 1
        if token.type != "fence" or kind == "text":
            return ""
        if reason := self.reason(before, kind, token.content):
            self.skip(line, token.content.splitlines()[0], reason)
            return ""
        if kind not in self.kinds:
            return f"{self.path}:{line}: a block of the kind {kind!r}. There are: {', '.join(self.kinds)}, text."
        with chdir(self.world.folder), time_limit():
            error = self.kinds[kind](token.content, line)
        return f"{self.path}:{line}: the example fails\n{error}" if error else ""

    def reason(self, before: Token | None, kind: str, source: str) -> str:
        """Why a whole block is not run, or nothing."""
        marked = REASON.search(before.content) if before is not None and before.type == "html_block" else None
        if kind == "sh" and (tool := CONTAINERS.search(source)):
            return f"needs {tool[0]}: no test runs it"
        return marked[1] if marked else ELSEWHERE.get((str(self.path), kind), "")

    def skip(self, line: int, what: str, reason: str) -> None:
        """Note that an example is not run, and why."""
        self.examples.not_run.append(f"{self.path}:{line}: {what}: {reason}")

    def python(self, source: str, line: int) -> str:
        """Run an example with the names of earlier ones on the page."""
        self.examples.count += 1
        if saved := SAVED.search(self.text):
            Path(saved[1]).write_text(source, "utf-8")
        try:
            with redirect_stdout(io.StringIO()):
                if source.startswith(">>>"):
                    return run_doctest(self.path, line, source, self.names)
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", ResourceWarning)
                    exec(compile("\n" * line + self.world.fill(source), str(self.path), "exec"), self.names)
        except Exception:  # noqa: BLE001 (any exception is the error to report)
            return traceback.format_exc()
        return ""

    def console(self, text: str, line: int) -> str:
        """Run every command of a console, and compare what the page says it prints."""
        for part in COMMAND.split(text)[1:]:
            command, _, output = part.replace("\\\n", " ").partition("\n")
            reason = reason_not_to_run(command, self.examples.is_slow)
            error = ""
            if reason:
                self.skip(line, f"$ {command.partition(' #')[0].rstrip()}", reason)
                error = missing_target(command.split()[1]) if command.startswith("make ") else ""
            else:
                self.examples.count += 1
                error = run_line(command, output.strip(), self.world)
            if error:
                return f"$ {command}\n{error}"
        return ""

    def shell(self, source: str, _line: int) -> str:
        """Add a block to the script of the page."""
        self.examples.count += 1
        self.script += source
        return ""

    def run_script(self) -> str:
        """Run all blocks of a shell."""
        with time_limit():
            error = run_shell(self.script, self.world) if self.script else ""
        return f"{self.path}: the blocks of the kind sh fail\n{error}" if error else ""

    def document(self, text: str, _line: int) -> str:
        """Read every JSON document with what reads it in Ludoteca."""
        self.examples.count += 1
        try:
            for each in documents(text):
                READERS[str(self.path)](each)
        except Exception as wrong:  # noqa: BLE001 (any exception is the error to report)
            return f"{type(wrong).__name__}: {wrong}"
        return ""

    def contest(self, text: str, _line: int) -> str:
        """Run a contest of the arena with few matches."""
        self.examples.count += 1
        folder = Path("harvest")
        folder.mkdir()
        for name, content in CONTESTANTS.items():
            (folder / name).write_text(content, "utf-8")
        (folder / "contest.toml").write_text(text, "utf-8")
        error = run_line("ludoteca leaderboard harvest --jobs 1", "", self.world)
        board = (folder / "leaderboard.md").read_text("utf-8") if not error else ""
        is_complete = all(f". {name} | 6 |" in board for name in tomllib.loads(text)["entries"])
        return error or ("" if is_complete else f"The leaderboard is wrong:\n{board}")


@contextmanager
def time_limit() -> Iterator[None]:
    """Stop when an example takes too long."""

    def stop(*_: object) -> None:
        raise SystemExit(f"An example takes longer than {LIMIT} seconds.")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(LIMIT)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def documents(text: str) -> list[Any]:
    """All JSON documents in a text."""
    found = []
    while text := text.strip():
        document, end = json.JSONDecoder().raw_decode(text)
        found.append(document)
        text = text[end:]
    return found


def read_position(document: Any) -> None:
    """A position can be set up, and has the actions and the seat that it says."""
    state = game(document["game"]).from_position(document)
    assert (state.ply, state.seat) == (document["ply"], document["seat"])


def read_message(document: Any) -> None:
    """A message of the socket has a type, and only the fields that this type has."""
    kinds = {each.__struct_config__.tag: each for side in (ClientMessage, ServerMessage) for each in get_args(side)}
    kind = kinds[document["type"]]
    msgspec.convert(document, kind)
    assert set(document) <= {"type", *kind.__struct_fields__}, f"unknown fields in {document['type']}"


READERS: dict[str, Callable[[Any], object]] = {
    "docs/bots.md": lambda document: Practice.model_validate(document, strict=True),
    "docs/positions.md": read_position,
    "docs/protocol.md": read_message,
    "docs/reference/http.md": lambda document: Refusal.model_validate(document, strict=True),
}
"""What reads the JSON documents of a page."""


def run_doctest(path: Path, line: int, source: str, names: dict[str, Any]) -> str:
    """Run an example of an interactive session and compare what it prints."""
    report: list[str] = []
    example = doctest.DocTestParser().get_doctest(source, names, path.name, str(path), line)
    doctest.DocTestRunner().run(example, out=report.append, clear_globs=False)
    names.update(example.globs)
    return "".join(report)
