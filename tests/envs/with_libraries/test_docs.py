"""The examples of docs/gymnasium.md for other libraries run as shown."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import ray
from markdown_it import MarkdownIt

PAGE = Path(__file__).parents[3] / "docs" / "gymnasium.md"
EXAMPLES = [
    token.content
    for before, token in pairwise(MarkdownIt("commonmark").parse(PAGE.read_text("utf-8")))
    if token.type == "fence" and "make rl runs it" in before.content
]


def test_there_is_an_example_for_each_library() -> None:
    for library in ("sb3_contrib", "torchrl", "ray"):
        assert any(library in example for example in EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_example_runs(example: str) -> None:
    names: dict[str, Any] = {"__name__": "example"}
    try:
        exec(compile(example, str(PAGE), "exec"), names)
    finally:
        ray.shutdown()
