"""The switch between compiled and pure Python.

Only this module, `entry_points` and the package `targets`, which builds for other machines, import Numba.

Rules are plain Python over NumPy records. With `LUDOTECA_PURE=1` (or Numba's own `NUMBA_DISABLE_JIT=1`)
they run as plain Python and Numba is never imported. Otherwise `kernel` compiles them, caches the machine code, and
releases Python's global lock while they run. Where Numba is not installed, the rules run uncompiled too.
"""

from __future__ import annotations

import importlib.util
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

PURE = (
    "1" in (os.environ.get("LUDOTECA_PURE"), os.environ.get("NUMBA_DISABLE_JIT"))
    or importlib.util.find_spec("numba") is None
)


COMPILER = "none"

if PURE:

    def kernel(function: Function) -> Function:
        """Return a rule unchanged."""
        return function

    brief = inline = kernel

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


def stay_silent() -> None:
    """Print nothing when something is compiled, for processes that show progress in another way."""
    if not PURE:
        entry_points.announces = False


def adopt(dtype: np.dtype[Any], folder: Path) -> None:
    """Give the code that is compiled for records of this dtype a cache folder of its own; `folder` has the sources."""
    if not PURE:
        entry_points.adopt(numba.from_dtype(dtype), folder)


def bind(generic: Callable[..., Any], dtype: np.dtype[Any], function: Callable[..., Any]) -> None:
    """Make compiled callers of `generic` call `function` when the state is a record of this dtype."""
    if PURE:
        return
    record = numba.from_dtype(dtype)

    def implementation(state: Any, *rest: Any) -> Any:
        return function(state, *rest)

    def choose(state: Any, *rest: Any) -> Any:
        return implementation if state == record else None

    overload(generic)(choose)
