"""The same program as a native object file plays the same games, without Numba's dispatch."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.compiled import PURE
from tests.sizes import SOAK
from tests.tables import BUILT_IN

MATCHES = 20

pytestmark = [pytest.mark.compiled, pytest.mark.skipif(PURE, reason="nothing is compiled here")]


def load(name: str) -> Any:
    """Load a game's object file into this process."""
    from llvmlite import binding as llvm

    from ludoteca.targets.machines import emit_object, native
    from ludoteca.targets.program import compile_program

    program = compile_program(ludoteca.game(name))
    target = native(llvm.get_process_triple(), "generic")
    compiler = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target.machine())
    compiler.add_object_file(llvm.ObjectFileRef.from_data(emit_object(program, target)))
    compiler.finalize_object()
    return compiler


def function(compiler: Any, name: str, *kinds: Any) -> Any:
    return ctypes.CFUNCTYPE(ctypes.c_int64, *kinds)(compiler.get_function_address(name))


# Both games are compiled by the same program, and the tests of WebAssembly run both: one is enough outside a soak.
@pytest.mark.parametrize("name", BUILT_IN if SOAK else BUILT_IN[-1:])
def test_native_code_and_numba_play_the_same_games(name: str) -> None:
    compiler, game = load(name), ludoteca.game(name)
    address, number = ctypes.c_void_p, ctypes.c_int64
    list_one = function(compiler, "list_one", address, address, number)
    apply_one = function(compiler, "apply_one", address, number, address, number, number)
    actions, events = game.action_buffer(), np.zeros((1, 5), np.int64)
    for seed in range(MATCHES):
        state = game.new(2 + seed % 3, seed=seed)
        box = state.copy().record
        while not state.over:
            count = list_one(box.ctypes.data, actions.ctypes.data, len(actions))
            assert actions[:count].tolist() == state.legal_actions()
            action = int(actions[(seed + 7 * state.ply) % count])
            assert apply_one(box.ctypes.data, action, events.ctypes.data, *events.shape) == 0
            state.apply(action)
            assert box.tobytes() == state.record.tobytes()
    assert apply_one(box.ctypes.data, game.action_count, events.ctypes.data, *events.shape) == -1
