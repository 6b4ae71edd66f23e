"""Changes between two JSON objects, compared as bytes, turn the one into the other."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.json_changes import json_changes

SCALARS = st.none() | st.booleans() | st.integers(-99, 99) | st.text(st.sampled_from('ab"\\{}[],:ł'), max_size=4)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab"), inner))
PAIRS = st.lists(st.tuples(VALUES, VALUES) | VALUES.map(lambda value: (value, value)), max_size=5)


def text(document: dict[str, Any]) -> bytes:
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()


def changes(before: dict[str, Any], after: dict[str, Any]) -> tuple[Any, Any]:
    changed, added = json_changes(text(before), text(after))
    return json.loads(changed), json.loads(added)


@given(PAIRS)
def test_the_changes_turn_one_object_into_the_other(pairs: list[tuple[Any, Any]]) -> None:
    before = {f"k{i}": old for i, (old, _) in enumerate(pairs)}
    after = {f"k{i}": new for i, (_, new) in enumerate(pairs)}
    changed, added = changes(before, after)
    assert before | changed | {key: [*before[key], *items] for key, items in added.items()} == after
    assert not changed.keys() & added.keys()
    assert all(text({key: before[key]}) != text({key: after[key]}) for key in (*changed, *added))


@pytest.mark.parametrize(
    ("before", "after", "changed", "added"),
    [
        ([1, 2], [1, 2], {}, {}),
        ([1, 2], [1, 2, 3], {}, {"k": [3]}),
        ([], [1], {"k": [1]}, {}),
        ([1], [12], {"k": [12]}, {}),
        ([1], [12, 3], {"k": [12, 3]}, {}),
        ([1, 2], [1], {"k": [1]}, {}),
        ([{"a": 1}], [{"a": 1}, {"a": "]"}], {}, {"k": [{"a": "]"}]}),
        ("ab", "abc", {"k": "abc"}, {}),
        (None, [1], {"k": [1]}, {}),
    ],
)
def test_only_lists_that_grew_are_appended_to(before: Any, after: Any, changed: Any, added: Any) -> None:
    assert changes({"k": before, "z": 0}, {"k": after, "z": 0}) == (changed, added)
    assert changes({"a": 0, "k": before}, {"a": 0, "k": after}) == (changed, added)
