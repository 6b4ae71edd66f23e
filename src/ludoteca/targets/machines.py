"""From a program to machine code: optimizes one module for a target and emits an object file."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite import binding as llvm

from ludoteca.targets import object_calls, python_calls, runtime
from ludoteca.targets.program import Function, Program, retarget
from ludoteca.targets.signatures import Wrapper

WASM_FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"


LIBRARY_CALLS = tuple(f"llvm.{name}." for name in ("cos", "exp", "exp2", "log", "log2", "log10", "pow", "sin"))
"""What LLVM has no instructions for: it would call a library, whose results are not the same everywhere."""


class BuildError(Exception):
    """A program that cannot be built for a target."""


@dataclass(frozen=True)
class Target:
    """A machine to build for, how its hosts call entry points, and what it needs besides the kernels."""

    triple: str
    write: Callable[[str, Function], str]
    """Writes the IR of the function that a host calls for an entry point."""
    runtime: str
    cpu: str = "generic"
    features: str = ""
    relocation: str = "static"
    exported: tuple[str, ...] = ()
    imported: frozenset[str] = frozenset()

    def machine(self) -> Any:
        """LLVM's description of the machine."""
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        return llvm.Target.from_triple(self.triple).create_target_machine(
            cpu=self.cpu, features=self.features, opt=3, reloc=self.relocation, codemodel="default"
        )


def wasm(simd: bool) -> Target:
    """WebAssembly; SIMD needs a browser from 2023 or later."""
    features = WASM_FEATURES + (",+simd128" if simd else "")
    return Target(
        "wasm32-unknown-unknown", write_for_browsers, runtime.WASM, features=features, exported=("use_memory",)
    )


def write_for_browsers(name: str, function: Function) -> str:
    """The function that a browser calls: its whole numbers have 32 bits."""
    return Wrapper("i32").write(name, function.arguments, function.returned, function.symbol)


def native(triple: str, cpu: str) -> Target:
    """A native library for Python."""
    needed = frozenset({"memcpy", "memset", "memmove"})
    return Target(
        triple,
        object_calls.write,
        python_calls.runtime(),
        cpu,
        relocation="pic",
        exported=("use_python",),
        imported=needed,
    )


def emit_object(program: Program, target: Target) -> bytes:
    """Optimize a program for a target and emit an object file."""
    machine = target.machine()
    module = assemble(program, target, machine)
    optimize(module, machine)
    check(module, target)
    data: bytes = machine.emit_object(module)
    return data


def assemble(program: Program, target: Target, machine: Any) -> Any:
    """One module with the kernels, the wrappers and the runtime; only entry points can be seen from outside."""
    module = llvm.parse_assembly(retarget(program.ir, machine))
    host = program.wrappers(target.write) + target.runtime
    module.link_in(llvm.parse_assembly(retarget(host, machine)))
    module.verify()
    exported = {*program.functions, *target.exported}
    for function in module.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
        elif not function.is_declaration and "windows" in target.triple:
            function.storage_class = "dllexport"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    return module


def optimize(module: Any, machine: Any) -> None:
    """Run Numba's order of passes: a cheap one, so that reference counts can be pruned, then the full one."""
    for speed, is_cheap in ((0, True), (3, False)):
        options = llvm.create_pipeline_tuning_options(speed_level=speed)
        options.loop_vectorization = options.slp_vectorization = not is_cheap
        builder = llvm.create_pass_builder(machine, options)
        passes = builder.getModulePassManager()
        if is_cheap:
            passes.add_loop_rotate_pass()
            passes.add_instruction_combine_pass()
            passes.add_jump_threading_pass()
        passes.add_refprune_pass()
        passes.run(module, builder)


def check(module: Any, target: Target) -> None:
    """Refuse addresses of this process in the code, and functions that no host provides."""
    found = re.search(r"inttoptr \(i\d+ \d+", str(module))
    if found:
        raise BuildError(f"The code contains an address of this process: {found.group()}")
    missing = {
        function.name for function in module.functions if function.is_declaration and not is_instruction(function.name)
    }
    if missing - target.imported:
        raise BuildError(f"The code needs functions that do not exist there: {', '.join(sorted(missing))}")


def is_instruction(name: str) -> bool:
    """Whether LLVM has instructions for a function of its own, on every machine."""
    return name.startswith("llvm.") and not name.startswith(LIBRARY_CALLS)
