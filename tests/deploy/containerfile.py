"""Reads a Containerfile: its stages, and the instructions of each."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fnmatch import translate
from pathlib import Path, PurePosixPath

KNOWN = {
    *("FROM", "RUN", "COPY", "ENV", "WORKDIR", "USER"),
    *("VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
}


@dataclass(frozen=True)
class Instruction:
    """One instruction: its word, the options before its text, and the text."""

    word: str
    options: dict[str, str]
    text: str


@dataclass
class Stage:
    """An image in the making."""

    base: str
    name: str
    instructions: list[Instruction] = field(default_factory=list)


def read_stages(text: str) -> list[Stage]:
    """The stages of a Containerfile; instructions that are not known here are refused."""
    stages: list[Stage] = []
    for instruction in read_instructions(text):
        if instruction.word == "FROM":
            base, _, name = instruction.text.partition(" AS ")
            stages.append(Stage(base, name or str(len(stages))))
        else:
            stages[-1].instructions.append(instruction)
    return stages


def read_instructions(text: str) -> list[Instruction]:
    """All instructions, in their order; continued lines are joined as a container tool joins them."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [read_instruction(line) for line in joined.splitlines() if line.strip()]


def read_instruction(line: str) -> Instruction:
    """One instruction."""
    word, _, rest = line.partition(" ")
    if word not in KNOWN:
        raise ValueError(f"{word} is not an instruction that the test can carry out: {line}")
    options = {}
    while found := re.match(r"\s*--([a-z-]+)=(\S+)\s+", rest):
        options[found[1]] = found[2]
        rest = rest[found.end() :]
    return Instruction(word, options, rest.strip())


def expand(text: str, variables: dict[str, str]) -> str:
    """Put the values of variables in the place of their names."""
    return re.sub(r"\$(?:\{(\w+)\}|(\w+))", lambda found: variables.get(found[1] or found[2], ""), text)


def read_ignored(text: str) -> list[re.Pattern[str]]:
    """The patterns of a .dockerignore: plain paths, and `**/name` for a name in any folder."""
    lines = [line.strip() for line in text.splitlines()]
    return [
        re.compile(("(?:.*/)?" if line.startswith("**/") else "") + translate(line.removeprefix("**/")))
        for line in lines
        if line and not line.startswith("#")
    ]


def is_ignored(path: str, patterns: list[re.Pattern[str]]) -> bool:
    """Whether a file, or a folder that it is in, is left out of the image."""
    folders = [path, *map(str, PurePosixPath(path).parents)]
    return any(pattern.match(folder) for pattern in patterns for folder in folders)


def read_file(path: Path) -> list[Stage]:
    """The stages of a file."""
    return read_stages(path.read_text("utf-8"))
