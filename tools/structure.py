"""Prints how the code is laid out: the size of folders, class names that exist twice, the longest functions.

python -m tools.structure
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src/ludoteca"
LONGEST = 5
"""How many of the longest functions are printed."""


class Definition(NamedTuple):
    """A class, an alias or a function."""

    name: str
    file: Path
    lines: int

    @property
    def folder(self) -> str:
        """The folder of its file, from the package down."""
        return str(self.file.parent.relative_to(SOURCE))


def main() -> None:
    """Print the three lists."""
    files = sorted(path for path in SOURCE.rglob("*.py") if "versions" not in path.parts)
    print_folders(files)
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}
    print_duplicates([each for path, tree in trees.items() for each in types_in(path, tree)])
    print_longest([each for path, tree in trees.items() for each in functions_in(path, tree)])


def print_folders(files: list[Path]) -> None:
    """Print the number of files and their median size, by folder."""
    sizes: dict[str, list[int]] = defaultdict(list)
    for path in files:
        sizes[str(path.parent.relative_to(SOURCE))].append(len(path.read_text(encoding="utf-8").splitlines()))
    print("folder | files | median lines | largest")
    for folder, lines in sorted(sizes.items()):
        print(f"{folder} | {len(lines)} | {median(lines):.0f} | {max(lines)}")


def types_in(path: Path, tree: ast.Module) -> Iterator[Definition]:
    """The classes and type aliases of a module: what other modules know by name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield Definition(node.name, path, 0)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper():
                yield Definition(name, path, 0)


def functions_in(path: Path, tree: ast.Module) -> Iterator[Definition]:
    """All functions and methods of a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Definition(node.name, path, (node.end_lineno or node.lineno) - node.lineno + 1)


def print_duplicates(found: list[Definition]) -> None:
    """Print the names that one folder defines twice, and the number of names that several folders define."""
    places: dict[str, list[Definition]] = defaultdict(list)
    for each in found:
        places[each.name].append(each)
    several = {name: definitions for name, definitions in places.items() if len(definitions) > 1}
    print(f"\nclasses and aliases: {len(places)}; defined in several files: {len(several)}")
    for name, definitions in sorted(several.items()):
        folders = [one.folder for one in definitions]
        mark = "twice in one folder" if len(set(folders)) < len(folders) else "in several folders"
        print(f"{name} | {mark} | {', '.join(str(one.file.relative_to(SOURCE)) for one in definitions)}")


def print_longest(found: list[Definition]) -> None:
    """Print the median, the ninth decile and the longest functions."""
    lengths = sorted(each.lines for each in found)
    print(f"\nfunctions: {len(lengths)}; median {median(lengths):.0f} lines, nine in ten at most", end=" ")
    print(lengths[len(lengths) * 9 // 10])
    for each in sorted(found, key=lambda one: -one.lines)[:LONGEST]:
        print(f"{each.lines} | {each.file.relative_to(SOURCE)} | {each.name}")


if __name__ == "__main__":
    main()
