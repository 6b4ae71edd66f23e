"""A game's program: its kernels and everything they call, linked into one module of LLVM IR.

Numba types and lowers the kernels. What follows is the same for all targets: the IR is not optimized for this machine,
and whole numbers have 64 bits everywhere, so records have the same bytes on every target.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite import binding as llvm
from numba.core import types
from numba.core.typing.typeof import typeof

from ludoteca.core import entry_points
from ludoteca.core.entry_points import reachable_libraries
from ludoteca.core.game import Game
from ludoteca.targets.entries import Entry, entries_of, example_arguments
from ludoteca.targets.signatures import Leaf, leaves

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
    whole_arguments: list[tuple[str, Any]]
    """The names and types of the arguments, tuples as they are."""
    keeps_lock: bool
    """Whether it takes so little time that Python's lock is not released."""


@dataclass(frozen=True)
class Program:
    """The IR of a game's kernels, and its entry points by name."""

    functions: dict[str, Function]
    ir: str

    def wrappers(self, write: Callable[[str, Function], str]) -> str:
        """The IR of the functions that a host calls, each of which `write` writes."""
        return "\n".join(write(name, each) for name, each in self.functions.items())


def compile_browser_program(game: Game) -> Program:
    """The program that browsers run; takes about six seconds."""
    return compile_program(entries_of(game), example_arguments(game, game.players[0]))


def compile_program(entries: dict[str, Entry], examples: dict[str, Any]) -> Program:
    """Type, lower and link entry points for arguments of the same types as these examples."""
    entry_points.stays_portable = True
    try:
        compiled = {name: compile_entry(entry, examples) for name, entry in entries.items()}
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
    named = [*zip(entry.arguments, kinds, strict=True)]
    function = Function(
        arguments=[leaf for each, kind in named for leaf in leaves(each, kind)],
        returned=compiled.signature.return_type,
        symbol=compiled.fndesc.llvm_func_name,
        whole_arguments=named,
        keeps_lock=not part.targetoptions["nogil"],
    )
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
