"""The switch between native libraries, Numba and pure Python.

Only this module, `entry_points` and the package `targets`, which builds for other machines, import Numba.

Rules are plain Python over NumPy records. With `LUDOTECA_PURE=1` (or Numba's own `NUMBA_DISABLE_JIT=1`)
they run as plain Python. If the package contains native libraries that were built from these sources, the kernels that
Python calls are taken from there (`native`), and everything else stays plain Python. In both cases Numba is never
imported. Otherwise `kernel` compiles the rules with Numba, caches the machine code, and releases Python's global lock
while they run.

There is one switch for the whole process: with games that no library has been built for, such as your own, everything
is compiled by Numba. Where Numba is not installed, only such games run uncompiled.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from ludoteca.core import native
from ludoteca.core.cache import GAMES
from ludoteca.core.extras import install_command
from ludoteca.core.folders import game_folders, installed_games

Function = TypeVar("Function", bound=Callable[..., Any])


def choose_libraries(numba_is_there: bool) -> dict[Path, native.Library]:
    """The native libraries to use, by the source folder of their game.

    None if Numba can compile a game that has no library, unless a folder of libraries was chosen.
    """
    found = native.find_libraries()
    if not found or native.chosen_folder() is not None or not numba_is_there:
        return found
    built_in = {path.parent for path in GAMES.glob("*/__init__.py")}
    is_complete = built_in <= found.keys() and not game_folders() and not installed_games()
    return found if is_complete else {}


_wants_pure = "1" in (os.environ.get("LUDOTECA_PURE"), os.environ.get("NUMBA_DISABLE_JIT"))
_has_numba = importlib.util.find_spec("numba") is not None
_libraries = {} if _wants_pure else choose_libraries(_has_numba)

NATIVE = bool(_libraries)
"""Whether kernels come from native libraries."""
PURE = _wants_pure or not (_has_numba or NATIVE)
"""Whether everything runs as plain Python."""
COMPILES = not (PURE or NATIVE)
"""Whether Numba compiles kernels."""

COMPILER = "none"

if not COMPILES:

    def kernel(function: Function) -> Function:
        """Return the native version of a rule that Python calls, and other rules unchanged."""
        return native.native_version(function, _libraries.values())  # type: ignore[return-value]

    brief = kernel

    def inline(function: Function) -> Function:
        """The same as `kernel`."""
        return kernel(function)

    def popcount(mask: int) -> int:
        """Count the bits that are set."""
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        """Number of the lowest bit that is set."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def float_of_bits(bits: int) -> float:
        """The float64 with these bits."""
        return float(np.int64(bits).view(np.float64))

    def bits_of_float(number: float) -> int:
        """The bits of a float64."""
        return int(np.float64(number).view(np.int64))

else:
    import numba
    from numba.core import types
    from numba.extending import intrinsic, lower_cast, overload

    from ludoteca.core import entry_points

    COMPILER = f"numba-{numba.__version__}-python-{platform.python_version()}-{entry_points.PROCESSOR}"

    def kernel(function: Function) -> Function:
        """Compile a rule on first use, or load it from the cache."""
        return compile_kernel(function)

    def brief(function: Function) -> Function:
        """Compile a function that Python calls and that takes microseconds, less than releasing Python's lock would."""
        return compile_kernel(function, nogil=False)

    def inline(function: Function) -> Function:
        """Inline a short or often used rule into its callers: a call costs as much as ten additions."""
        return compile_kernel(function, forceinline=True)

    def compile_kernel(function: Function, nogil: bool = True, forceinline: bool = False) -> Function:
        """Compile a rule; see `plain_type` for the argument types that it is compiled for."""
        options = {"nogil": nogil, "error_model": "numpy", "no_cfunc_wrapper": True, "forceinline": forceinline}
        part: Any = numba.njit(no_cpython_wrapper=True, **options)(function)
        specialize = part.get_call_template
        part.get_call_template = lambda args, kws: specialize(tuple(map(plain_type, args)), kws)
        return entry_points.EntryPoint(function, part, {"nopython": True, **options})

    def plain_type(given: Any) -> Any:
        """Treat a literal as its type and a record's array field as an array.

        Otherwise Numba would compile a rule again for every constant it is called with. That doubles the time of the
        first start and makes nothing faster, because inlined code still sees the constants.
        """
        given = types.unliteral(given)  # type: ignore[attr-defined]
        return types.Array(given.dtype, given.ndim, "C") if isinstance(given, types.NestedArray) else given

    @lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
    def cast_field_to_array(context: Any, builder: Any, field: Any, array: Any, value: Any) -> Any:
        """Return the value unchanged: both types have the same memory layout."""
        return value

    @intrinsic  # type: ignore[untyped-decorator]
    def popcount(typing_context: Any, mask: Any) -> Any:
        """Count the bits that are set."""

        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(typing_context: Any, mask: Any) -> Any:
        """Number of the lowest bit that is set."""

        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]
    def float_of_bits(typing_context: Any, bits: Any) -> Any:
        """The float64 with these bits."""
        return types.float64(types.int64), emit_bitcast

    @intrinsic  # type: ignore[untyped-decorator]
    def bits_of_float(typing_context: Any, number: Any) -> Any:
        """The bits of a float64."""
        return types.int64(types.float64), emit_bitcast

    def emit_bitcast(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        """Reinterpret a value as one of the return type, without changing a bit."""
        return builder.bitcast(arguments[0], context.get_value_type(signature.return_type))


def from_library(function: Function) -> Function:
    """Return the native version of a function that handles Python objects, which Numba could not compile."""
    return native.native_version(function, _libraries.values())  # type: ignore[return-value]


def stay_silent() -> None:
    """Print nothing when something is compiled, for processes that show progress in another way."""
    if COMPILES:
        entry_points.announces = False


def is_slow(folder: Path) -> bool:
    """Whether the rules in a folder run uncompiled because Numba is missing."""
    return not (COMPILES or _wants_pure or folder in _libraries)


def adopt(dtype: np.dtype[Any], folder: Path, action_count: int) -> None:
    """Connect records of this dtype with their native library, or with a cache folder; `folder` has the sources."""
    if COMPILES:
        entry_points.adopt(numba.from_dtype(dtype), folder)
    elif folder in _libraries:
        _libraries[folder].set_record(dtype, action_count)
    elif is_slow(folder) and sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(
            f"The rules of {folder.name} run uncompiled, which is slow. To compile them: {install_command('compile')}\n"
        )


def bind(generic: Callable[..., Any], dtype: np.dtype[Any], function: Callable[..., Any]) -> None:
    """Make compiled callers of `generic` call `function` when the state is a record of this dtype."""
    if not COMPILES:
        return
    record = numba.from_dtype(dtype)

    def implementation(state: Any, *rest: Any) -> Any:
        return function(state, *rest)

    def choose(state: Any, *rest: Any) -> Any:
        return implementation if state == record else None

    overload(generic)(choose)
