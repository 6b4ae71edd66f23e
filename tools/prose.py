"""Find constructions that read as translated: in texts, docstrings, comments and names of functions.

    python tools/prose.py docs src/ludoteca/match   # list every hit below these paths; without a path, all of them
    python tools/prose.py --counts                  # a table: hits for each folder and rule
    python tools/prose.py --check                   # fail if a folder has more hits of a rule than the baseline
    python tools/prose.py --write-baseline          # save the counts after removing some

A folder that is not in the baseline must stay without hits.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BASELINE = Path(__file__).with_name("prose_baseline.json")
SOURCES = (
    *("*.md", "*.py", "docs/**/*.md", "docs/**/*.py", "examples/**/*.py", "tests/**/*.py", "tools/**/*.py"),
    *("src/**/*.py", "src/ludoteca/locales/en/*.ftl"),
    *("web/*.md", "web/src/**/*.svelte", "web/src/**/*.ts", "web/tests/**/*.ts"),
)
GENERATED = "web/src/api.ts"

Counts = dict[str, dict[str, int]]


class Rule(NamedTuple):
    """A construction to avoid, and what to do instead."""

    name: str
    pattern: str
    advice: str


class Hit(NamedTuple):
    """One place where a rule found something."""

    path: Path
    line: int
    rule: Rule
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.rule.name}: {self.text!r}; {self.rule.advice}"


VERBS = "is|are|was|has|can|cannot|may|must|will|gets|takes|sees|sits|wins|loses|comes|goes|plays|moves|knows|needs"
CLAUSE = r"(?: (?!and\b|or\b|who\b|what\b|which\b|that\b|if\b)[\w'’-]+){0,8}?"
BRITISH = r"\b(?:(?:behavi|col|fav|flav|hon|lab|neighb)our\w*|licences?|centres?|learnt)\b"
PARTICIPLES = (
    "[a-z]*(?<!e)ed|begun|done|drawn|found|given|heard|held|kept|known|left|made|seen|sent|shown|taken|written"
)

PROSE = (
    Rule("anew", r"(?i)\banew\b", "write: again"),
    Rule("so many", r"(?i)\bso many\b(?! \w+ that\b)", "name the number"),
    Rule("some N", r"(?i)\bsome (?:\d|(?:two|three|ten|twenty|hundred|thousand)\b)", "write: about"),
    Rule("lies in", r"(?i)\b(?:lies?|stands?) (?:in|at|here|there|beside|under)\b", "write: is in"),
    Rule("is no", r"(?i)(?<!\bthere )\b(?:is|are|was|were) no (?!doubt|longer|larger|more|less)\w+", "write: is not a"),
    Rule(
        "who",
        rf"(?:\bWho|[;:] who) (?!else|you|one|they)\w+{CLAUSE} (?:{VERBS})\b(?=[^?.|]*[.;:|])|\bonly who\b",
        "name a noun: players who, clients that",
    ),
    Rule("house", r"(?i)\b(?:the|this|a|our) house\b", "write: server, or project"),
    Rule("service", r"(?i)(?<!systemd )(?<!\.)\bservices?\b(?! workers?\b)", "write: server"),
    Rule("lay a table", r"(?i)\b(?:lays?|laid|laying) (?:\w+ ){0,2}tables?\b|\btables? \w* ?laid\b", "write: open"),
    Rule("put away", r"(?i)\bput(?:s|ting)? (?:\w+ ){0,3}?away\b", "write: close"),
    Rule("get up", r"(?i)\b(?:gets?|got|getting) up\b", "write: leave the seat"),
    Rule("hold each other", r"(?i)\bhold(?:s|ing)? each other\b", "write: reference cycles"),
    Rule("look whether", r"(?i)\blook(?:s|ed|ing)? whether\b", "write: check whether"),
    Rule("else", r"(?i)[;,] else\b", "write: otherwise, or name the default"),
    Rule("spelling", rf"(?i){BRITISH}", "use American spelling"),
)
STRICT = (
    Rule("whoever", r"(?i)\bwhoever\b", "name a noun: the player who, the caller"),
    Rule("who", r"\b(?:for|of|by|to|with) who [a-z]+(?:ed|s|t)\b", "name a noun: players who, clients that"),
    Rule("any more", r"(?i)\b(?:no|none|nobody|nothing)\b[^.;:]{0,40} any more\b", "write: no longer"),
    Rule("for ever", r"(?i)\bfor ever\b", "write: forever, or always"),
    Rule("now and then", r"(?i)\bnow and then\b", "write: sometimes, or name the interval"),
)
LENIENT_FOLDERS = {"tests"}
"""Folders in which the stricter rules do not apply, and in which variables may be called `told` or `said`."""
TOLD = Rule("told, said", r"^(?!test_)(?:\w*_)?(?:told|said)(?:_|$)", "use a verb: report, print, translate")
PARTICIPLE = Rule("participle", rf"^_*(?:{PARTICIPLES})$", "name a function with a verb")


def hide(text: str) -> str:
    """Replace everything but spaces and line breaks, so that the rest keeps its place."""
    return re.sub(r"\S", "|", text)


def python_spans(text: str) -> Iterator[tuple[int, int]]:
    """Where comments and docstrings are; also the strings that document a constant."""
    starts = [0, *(found.end() for found in re.finditer("\n|$", text))]
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        first, last = (starts[row - 1] + column for row, column in (token.start, token.end))
        is_docstring = token.type == tokenize.STRING and before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
        if token.type == tokenize.COMMENT or is_docstring:
            yield first, last
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            before = token.type


def spans(path: Path, text: str) -> Iterator[tuple[int, int]]:
    """Where the prose of a file is: comments in code, messages without their names, and all of a text."""
    if path.suffix == ".py":
        yield from python_spans(text)
    elif path.suffix == ".ftl":
        yield from (found.span(1) for found in re.finditer(r"(?m)^(?:-?[\w-]+ =|#+)?(.*)$", text))
    elif path.suffix in (".ts", ".svelte"):
        comments = re.finditer(r"(?s)/\*.*?\*/|<!--.*?-->|(?<![:\w\"'`/])//[^\n]*", text)
        yield from (found.span() for found in comments)
    else:
        yield 0, len(text)


def prose_of(path: Path, text: str) -> str:
    """The prose of a file, at its place; everything else is hidden, code and values among it too."""
    parts, end = [], 0
    for start, stop in spans(path, text):
        parts += [hide(text[end:start]), text[start:stop]]
        end = stop
    prose = "".join([*parts, hide(text[end:])])
    code = r"(?ms)^```.*?^```|`[^`\n]+`|\*\*(?:ludoteca[^*]*|[\w-]+)\*\*|\{[^{}]*\}|\]\([^)]*\)"
    prose = re.sub(code, lambda found: hide(found[0]), prose)
    return re.sub(r"(?m)^\s*(?:\*|//|#) ?", lambda found: re.sub(r"\S", " ", found[0]), prose)


def hits_in(path: Path, text: str) -> Iterator[Hit]:
    """Everything that the rules find in a file."""
    lines = enumerate(prose_of(path, text).splitlines(), start=1)
    words = [(word, number) for number, line in lines for word in line.split()]
    prose = " ".join(word for word, _ in words)
    is_strict = folder_of(path) not in LENIENT_FOLDERS
    for rule in (*PROSE, *STRICT) if is_strict else PROSE:
        for found in re.finditer(rule.pattern, prose):
            _, number = words[prose.count(" ", 0, found.start())]
            yield Hit(path, number, rule, found[0])
    if path.suffix == ".py":
        tree = ast.parse(text)
        yield from names_in(path, tree)
        yield from variables_in(path, tree) if is_strict else ()


def names_in(path: Path, tree: ast.Module) -> Iterator[Hit]:
    """Names of functions that are not verbs; properties and yes-or-no questions may be participles."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            quality = [*map(ast.unparse, node.decorator_list), ast.unparse(node.returns) if node.returns else ""]
            if re.search(TOLD.pattern, node.name):
                yield Hit(path, node.lineno, TOLD, node.name)
            elif re.search(PARTICIPLE.pattern, node.name) and not re.search("property|bool", " ".join(quality)):
                yield Hit(path, node.lineno, PARTICIPLE, node.name)


def variables_in(path: Path, tree: ast.Module) -> Iterator[Hit]:
    """Parameters and variables that are called `told` or `said`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and re.search(TOLD.pattern, node.arg):
            yield Hit(path, node.lineno, TOLD, node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and re.search(TOLD.pattern, node.id):
            yield Hit(path, node.lineno, TOLD, node.id)


def folder_of(path: Path) -> str:
    """The folder whose counts a file belongs to: the messages, a package, a folder at the top, or the file itself."""
    depth = 4 if path.suffix == ".ftl" else 3 if path.parts[0] == "src" else 1
    return "/".join(path.parts[:depth])


def find(below: Sequence[str] = ()) -> list[Hit]:
    """All hits in the project, or those below some paths."""
    paths = {path.relative_to(ROOT) for pattern in SOURCES for path in ROOT.glob(pattern)} - {Path(GENERATED)}
    wanted = [path for path in sorted(paths) if not below or any(path.is_relative_to(each) for each in below)]
    return [hit for path in wanted for hit in hits_in(path, (ROOT / path).read_text(encoding="utf-8"))]


def count(hits: Sequence[Hit]) -> Counts:
    """How many hits each folder has of each rule."""
    found = Counter((folder_of(hit.path), hit.rule.name) for hit in hits)
    folders = sorted({folder for folder, _ in found})
    return {folder: {name: found[each, name] for each, name in sorted(found) if each == folder} for folder in folders}


def table(counts: Counts) -> str:
    """The counts as a Markdown table, a row for each folder."""
    names = dict.fromkeys(rule.name for rule in (*PROSE, *STRICT, TOLD, PARTICIPLE))
    rules = [name for name in names if any(name in found for found in counts.values())]
    rows = [["folder", *rules, "all"], ["---"] * (len(rules) + 2)]
    for folder, found in counts.items():
        rows.append([folder, *(str(found.get(name, "")) for name in rules), str(sum(found.values()))])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def grown(hits: Sequence[Hit], allowed: Counts) -> list[Hit]:
    """The hits of every folder and rule that has more of them than the baseline allows."""
    more = {
        (folder, name)
        for folder, found in count(hits).items()
        for name, number in found.items()
        if number > allowed.get(folder, {}).get(name, 0)
    }
    return [hit for hit in hits if (folder_of(hit.path), hit.rule.name) in more]


def main() -> int:
    """Do what the options ask for."""
    parser = argparse.ArgumentParser(description="Find constructions that read as translated.")
    parser.add_argument("paths", nargs="*", help="files or folders, from the project's root")
    parser.add_argument("--counts", action="store_true", help="print a table of folders and rules")
    parser.add_argument("--check", action="store_true", help="fail if there are more hits than in the baseline")
    parser.add_argument("--write-baseline", action="store_true", help="save the counts")
    options = parser.parse_args()
    hits = find(options.paths)
    if options.write_baseline:
        BASELINE.write_text(json.dumps(count(hits), indent=2) + "\n", encoding="utf-8")
        return 0
    if options.check:
        hits = grown(hits, json.loads(BASELINE.read_text(encoding="utf-8")))
    for line in [table(count(hits))] if options.counts else hits:
        print(line)
    return 1 if options.check and hits else 0


if __name__ == "__main__":
    sys.exit(main())
