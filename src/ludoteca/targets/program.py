"""A game's program: its kernels and everything they call, linked into one module of LLVM IR.

Numba types and lowers the kernels. What follows is the same for all targets: the IR is not optimized for this machine,
and whole numbers have 64 bits everywhere, so records have the same bytes on every target.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from llvmlite import binding as llvm
from numba.core import types
from numba.core.typing.typeof import typeof

from ludoteca.core import entry_points
from ludoteca.core.entry_points import reachable_libraries
from ludoteca.core.game import Game
from ludoteca.targets.entries import Entry, entries_of, example_arguments
from ludoteca.targets.signatures import Leaf, Wrapper, leaves

REFERENCE_COUNTS = "nrt"
"""Numba's name for the library that counts references to arrays."""


EXCEPTIONS = re.compile(r'^(@\.const\.pickledata\.\S+ = .*? constant \[\d+ x i8\]) c".*?"', re.MULTILINE)
"""Pickled exceptions, which contain the paths of the sources; no host reads them."""


@dataclass(frozen=True)
class Function:
    """A compiled entry point: its arguments, the type that it returns, and Numba's name for it."""

    arguments: list[Leaf]
    returned: Any
    symbol: str


@dataclass(frozen=True)
class Program:
    """The IR of a game's kernels, and its entry points by name."""

    functions: dict[str, Function]
    ir: str

    def wrappers(self, word: str) -> str:
        """The IR of the functions that a host calls; `word` is its type of whole numbers."""
        return "\n".join(
            Wrapper(word).write(name, each.arguments, each.returned, each.symbol)
            for name, each in self.functions.items()
        )


def compile_program(game: Game) -> Program:
    """Type, lower and link all entry points of a game; takes about six seconds."""
    entry_points.stays_portable = True
    try:
        examples = example_arguments(game, game.players[0])
        compiled = {name: compile_entry(entry, examples) for name, entry in entries_of(game).items()}
    finally:
        entry_points.stays_portable = False
    libraries = {library for _, library in compiled.values()}
    libraries.update(called for library in list(libraries) for called in reachable_libraries(library))
    functions = {name: function for name, (function, _) in compiled.items()}
    return Program(functions, link(libraries))


def compile_entry(entry: Entry, examples: dict[str, Any]) -> tuple[Function, Any]:
    """Compile one entry point to IR; return its description and its library."""
    kinds = tuple(types.unliteral(typeof(examples[each])) for each in entry.arguments)  # type: ignore[attr-defined]
    part = entry.kernel.part  # type: ignore[attr-defined]
    part.compile(kinds)
    compiled = part.overloads[kinds]
    arguments = [leaf for each, kind in zip(entry.arguments, kinds, strict=True) for leaf in leaves(each, kind)]
    function = Function(arguments, compiled.signature.return_type, compiled.fndesc.llvm_func_name)
    return function, compiled.library


def link(libraries: set[Any]) -> str:
    """Link libraries into one module, in the same order each time, and return its IR.

    Numba's library for reference counts is left out: it is machine code for this computer (see `runtime`).
    """
    module = llvm.parse_assembly("")
    for library in sorted(libraries, key=lambda each: str(each.name)):
        if library.name != REFERENCE_COUNTS:
            part = library.module_to_link().clone()
            keep_all(part)
            module.link_in(part)
    return EXCEPTIONS.sub(r"\1 zeroinitializer", str(module))


def keep_all(module: Any) -> None:
    """Let the linker keep functions that nothing has called yet: their callers may be linked later."""
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "weak_odr"


def retarget(ir: str, machine: Any) -> str:
    """The IR with another machine's name and data layout."""
    layout = f'target datalayout = "{machine.target_data}"\ntarget triple = "{machine.triple}"\n'
    return layout + re.sub(r"^target (datalayout|triple) = .*\n", "", ir, flags=re.MULTILINE)
