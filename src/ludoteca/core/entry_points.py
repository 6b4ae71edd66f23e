"""Entry points: the kernels that Python calls, each compiled into one program with everything it needs.

Numba optimizes every function together with everything it calls and generates machine code for it, even when only
compiled functions call it. With kernels ten calls deep, the innermost rules would be optimized ten times. Here, a
kernel that is called from compiled code stays unoptimized IR. When Python calls an entry point, everything reachable is
linked into one module and optimized once. That takes less than half the time and gives faster code.

This uses undocumented interfaces of Numba, so pyproject.toml sets an upper bound on its version.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
from llvmlite.binding import Linkage, get_host_cpu_name
from numba.core import types
from numba.core.caching import FunctionCache, NullCache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher, cpu_target

from ludoteca.core.cache import CORE, PLAYERS, RULES, cache_folder, can_cache, mark_in_use

PROCESSOR = get_host_cpu_name()

_folders: dict[Any, Path] = {}
"""The source folder of each game, by the type of its record."""

announces = True
"""Whether to print a message the next time that something is compiled."""


stays_portable = False
"""Whether the IR of kernels is left as it is, so that it can be compiled for other machines (`ludoteca.targets`)."""


def adopt(record: Any, folder: Path) -> None:
    """Remember the folder with a game's sources."""
    _folders[record] = folder


def announce() -> None:
    """Print, once in each process and only on a terminal, why the first calls take a while."""
    global announces
    if announces and sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write("Ludoteca is compiling the rules for this computer. This happens once, for a few seconds.\n")
    announces = False


class EntryPoint(CPUDispatcher):  # type: ignore[misc]
    """A compiled function: a separate program when Python calls it, otherwise a part of its caller's program."""

    def __init__(self, function: Callable[..., Any], part: Any, options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options)
        self.part = part
        self._cache = EntryCache(function) if can_cache() else NullCache()

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.part)


class EntryCache(NullCache):  # type: ignore[misc]
    """Caches compiled entry points in the folder of the game that they are compiled for."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.source = Path(function.__code__.co_filename).parent
        self.caches: dict[Path, FunctionCache] = {}

    def load_overload(self, signature: Any, context: Any) -> Any:
        """Load an entry point for these argument types; None if it has to be compiled."""
        found = self.cache_for(signature).load_overload(signature, context)
        if found is None:
            announce()
        return found

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Save an entry point for these argument types."""
        self.cache_for(signature).save_overload(signature, compiled)

    def cache_for(self, signature: Any) -> FunctionCache:
        """Numba's cache in the folder for this function and the game that it is compiled for."""
        game = self.source if self.source in _folders.values() else game_of_arguments(signature)
        folder = cache_folder(RULES if self.source in (CORE, game) else PLAYERS, game)
        if folder not in self.caches:
            mark_in_use(folder)
            numba.config.CACHE_DIR = str(folder)
            self.caches[folder] = FunctionCache(self.function)
        return self.caches[folder]


def game_of_arguments(arguments: Any) -> Path | None:
    """The source folder of the game whose record type is among these argument types, or None."""
    for each in arguments:
        inner = getattr(each, "types", ())  # the items of a tuple
        found = _folders.get(getattr(each, "dtype", each)) or game_of_arguments(inner)
        if found is not None:
            return found
    return None


class ProgramLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The IR of one function; it is linked with everything it calls when its address is first needed."""

    linkable: Any = None

    def _optimize_functions(self, module: Any) -> None:
        """Simplify every function, unless the IR is for another machine, whose pointers may have another size."""
        if stays_portable:
            module.data_layout = self._codegen._data_layout
        else:
            super()._optimize_functions(module)

    def add_linking_library(self, library: Any) -> None:
        """Remember that this code calls another library; Numba's method would compile that library now."""
        self._linking_libraries.append(library)

    def get_pointer_to_function(self, name: str) -> int:
        """The address of a function, or 0 (without compiling anything) if it is not in this library."""
        if not self._finalized and name not in self.defined_names():
            return 0
        address: int = super().get_pointer_to_function(name)
        return address

    def finalize(self) -> None:
        """Link everything that is reachable, hide it from other programs, optimize, and generate machine code."""
        own = self.defined_names()
        for library in reachable_libraries(self):
            if hasattr(library, "_reload_init"):  # missing in the last Numba for Intel Macs
                self._reload_init.update(library._reload_init)
            self._final_module.link_in(library.module_to_link(), preserve=True)
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in own:
                function.linkage = "internal"
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()
        self.set_environments()

    def module_to_link(self) -> Any:
        """The IR of this function alone, linkable even if other libraries define the same helpers."""
        if self.linkable is None:
            self.linkable = self._final_module.clone()
            for function in self.linkable.functions:
                if not function.is_declaration and function.linkage == Linkage.external:
                    function.linkage = "linkonce_odr"
        return self.linkable

    def defined_names(self) -> set[str]:
        """The names of the functions whose code is in this module."""
        return {function.name for function in self._final_module.functions if not function.is_declaration}

    def set_environments(self) -> None:
        """Give every linked function the Python objects that it refers to, such as exceptions."""
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                self._codegen.set_env(variable.name, environment)


def reachable_libraries(library: Any) -> Iterator[Any]:
    """Every library that this one calls, directly or indirectly, each once."""
    seen, waiting = {library}, [library]
    while waiting:
        for called in waiting.pop()._linking_libraries:
            if called not in seen:
                seen.add(called)
                waiting.append(called)
                yield called


class ProgramCodegen(JITCPUCodegen):  # type: ignore[misc]
    """Numba's code generator, for whole programs instead of single functions."""

    _library_class = ProgramLibrary

    def set_env(self, name: str, environment: Any) -> None:
        """Give a function its environment; one that is not compiled yet gets it when its program is finalized."""
        if self._engine.is_symbol_defined(name):
            super().set_env(name, environment)


cpu_target.target_context.codegen().__class__ = ProgramCodegen
