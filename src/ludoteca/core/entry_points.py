"""Entry points: the kernels that Python calls, each compiled into one program with everything it needs.

Numba optimizes every function together with all it calls and generates machine code for it, even when only other
compiled functions ever call it. With kernels ten calls deep, the innermost rules would be optimized ten times. Here a
kernel that is called from compiled code stays unoptimized IR. When Python calls an entry point, everything reachable is
linked into one module and optimized once. That takes less than half the time and gives faster code.

This uses interfaces of Numba that are not documented, so pyproject.toml bounds its version.
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

from ludoteca.core.cache import CORE, PLAYERS, RULES, cache_folder, can_keep, mark_in_use

PROCESSOR = get_host_cpu_name()

_folders: dict[Any, Path] = {}
"""The source folder of each game, by the type of its record."""

announces = True
"""Whether somebody at a terminal is told, the next time that something is compiled."""


def adopt(record: Any, folder: Path) -> None:
    """Remember in which folder the sources of a game are."""
    _folders[record] = folder


def announce() -> None:
    """Tell somebody at a terminal, once in each process, why the first calls take a while."""
    global announces
    if announces and sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write("Ludoteca is compiling the rules for this computer. This happens once, for a few seconds.\n")
    announces = False


class EntryPoint(CPUDispatcher):  # type: ignore[misc]
    """A compiled function: a program of its own for Python, and a part of any program that calls it."""

    def __init__(self, function: Callable[..., Any], part: Any, options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options)
        self.part = part
        self._cache = EntryCache(function) if can_keep() else NullCache()

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.part)


class EntryCache(NullCache):  # type: ignore[misc]
    """Keeps compiled entry points in the folder of the game that they are compiled for."""

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
        """Keep an entry point for these argument types."""
        self.cache_for(signature).save_overload(signature, compiled)

    def cache_for(self, signature: Any) -> FunctionCache:
        """Numba's own cache in the folder for this function and the game that it is compiled for."""
        game = self.source if self.source in _folders.values() else game_among(signature)
        folder = cache_folder(RULES if self.source in (CORE, game) else PLAYERS, game)
        if folder not in self.caches:
            mark_in_use(folder)
            numba.config.CACHE_DIR = str(folder)
            self.caches[folder] = FunctionCache(self.function)
        return self.caches[folder]


def game_among(arguments: Any) -> Path | None:
    """The source folder of the game whose record is among the types of some arguments."""
    for each in arguments:
        inner = getattr(each, "types", ())  # of a tuple
        found = _folders.get(getattr(each, "dtype", each)) or game_among(inner)
        if found is not None:
            return found
    return None


class ProgramLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The IR of one function, linked with everything it calls when its address is first needed."""

    linkable: Any = None

    def add_linking_library(self, library: Any) -> None:
        """Remember that this code calls another library's; Numba would compile that one now."""
        self._linking_libraries.append(library)

    def get_pointer_to_function(self, name: str) -> int:
        """The address of a function; 0, without compiling anything, if it is not in this library."""
        if not self._finalized and name not in self.defined_names():
            return 0
        address: int = super().get_pointer_to_function(name)
        return address

    def finalize(self) -> None:
        """Link everything that is reachable, hide it from other programs, optimize, and generate machine code."""
        own = self.defined_names()
        for library in reachable(self):
            if hasattr(library, "_reload_init"):  # not in the last Numba for Intel Macs
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
        """The IR of this function alone; helpers that other libraries define too are not an error."""
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
        """Give every linked function the Python objects it refers to, such as exceptions to raise."""
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                self._codegen.set_env(variable.name, environment)


def reachable(library: Any) -> Iterator[Any]:
    """Every library that this one calls, directly or not, each once."""
    seen, waiting = {library}, [library]
    while waiting:
        for called in waiting.pop()._linking_libraries:
            if called not in seen:
                seen.add(called)
                waiting.append(called)
                yield called


class ProgramCodegen(JITCPUCodegen):  # type: ignore[misc]
    """Numba's code generator, with whole programs in place of single functions."""

    _library_class = ProgramLibrary

    def set_env(self, name: str, environment: Any) -> None:
        """Give a function its environment; functions that are not compiled yet get theirs with their program."""
        if self._engine.is_symbol_defined(name):
            super().set_env(name, environment)


cpu_target.target_context.codegen().__class__ = ProgramCodegen
