"""The move trees have as many leaves as they always had. `tests.games.perft` says how to write the numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.compiled import PURE
from tests import sizes
from tests.games import golden, perft

MAX_NODES = 100 if PURE else 5000 if sizes.QUICK else perft.MAX_NODES


@pytest.mark.parametrize("path", perft.files(), ids=lambda path: path.parent.name)
def test_move_trees_have_as_many_leaves_as_they_always_had(path: Path) -> None:
    written = perft.read(path)
    matches = {match.stem: golden.read(match) for match in path.parent.glob("golden/*.json")}
    assert written.keys() == matches.keys()
    for name, positions in written.items():
        for ply, numbers in positions.items():
            counted = perft.count_leaves(matches[name].state_at(int(ply)), len(numbers), MAX_NODES)
            assert counted == numbers[: len(counted)], f"{name} after {ply} plies"


def test_counting_a_tree_by_batches_is_counting_it_one_by_one() -> None:
    match = golden.read(golden.files()[0])
    state = match.state_at(len(match.actions) - 3)
    count = 0
    for action in state.legal_actions():
        after = state.copy()
        after.play(action)
        count += len(after.legal_actions())
    assert perft.count_leaves(state, 2)[1] == count
