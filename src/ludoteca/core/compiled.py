"""The one switch for compiled code, and the only module that knows Numba.

Rules are plain Python over NumPy records. With `LUDOTECA_PURE=1` (or Numba's own `NUMBA_DISABLE_JIT=1`)
they run exactly as written and Numba is never imported; otherwise `kernel` compiles them, keeps the machine
code in a cache folder, and lets them run without Python's global lock. Where Numba cannot be installed the rules run
uncompiled too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from ludoteca.core.folders import game_folders

Function = TypeVar("Function", bound=Callable[..., Any])

PURE = (
    "1" in (os.environ.get("LUDOTECA_PURE"), os.environ.get("NUMBA_DISABLE_JIT"))
    or importlib.util.find_spec("numba") is None
)


ROOMS = ("core", "games", "search")


def sources_hash() -> str:
    """Name the compiled code after all sources it may come from, so that a changed rule is never run stale."""
    digest = hashlib.sha256()
    for folder in (*(Path(__file__).parent.parent / room for room in ROOMS), *game_folders()):
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Say where compiled code of all versions lies; `LUDOTECA_CACHE` overrides the user's cache folder."""
    chosen = os.environ.get("LUDOTECA_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("ludoteca", appauthor=False)


def writable_cache() -> Path | None:
    """Return this version's cache folder, or None where nothing can be written (code then compiles each time)."""
    folder = cache_root() / f"compiled-{sources_hash()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # in use: see forget_old_caches
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


def forget_old_caches(keep: int = 5) -> None:
    """Remove compiled code of versions that were not used lately."""
    found = sorted(cache_root().glob("compiled-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in found[keep:]:
        shutil.rmtree(folder, ignore_errors=True)


CACHE: Path | None = None
COMPILER = "none"

if PURE:

    def kernel(function: Function) -> Function:
        """Leave a rule as it is written."""
        return function

    brief = inlined = kernel

    def popcount(mask: int) -> int:
        """Count the bits that are set."""
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        """Number of the lowest bit that is set."""
        return (int(mask) & -int(mask)).bit_length() - 1

else:
    import numba
    from numba.core import types
    from numba.extending import intrinsic, lower_cast, overload

    CACHE = writable_cache()
    COMPILER = f"numba-{numba.__version__}-python-{platform.python_version()}"
    if CACHE is not None:
        numba.config.CACHE_DIR = str(CACHE)

    def kernel(function: Function) -> Function:
        """Compile a rule on first use, from the cache where there is one."""
        return compiled(function)

    def brief(function: Function) -> Function:
        """Compile what Python calls and what ends within microseconds: handing over Python's lock would take longer."""
        return compiled(function, nogil=False)

    def inlined(function: Function) -> Function:
        """Compile a short or much used rule into its callers: a call costs as much as ten additions."""
        return compiled(function, forceinline=True)

    def compiled(function: Function, nogil: bool = True, forceinline: bool = False) -> Function:
        """Compile a rule for plain types only."""
        settings = {"nogil": nogil, "error_model": "numpy", "no_cfunc_wrapper": True, "forceinline": forceinline}
        rule: Any = numba.njit(cache=CACHE is not None, **settings)(function)
        specialise = rule.get_call_template
        rule.get_call_template = lambda args, kws: specialise(tuple(map(plain_type, args)), kws)
        return rule  # type: ignore[no-any-return]

    def plain_type(given: Any) -> Any:
        """See a literal as its type and a record's array field as an array.

        Numba would otherwise compile a rule anew for every constant it is called with, which doubles the time of
        the first start and makes nothing faster: constants still reach inlined code.
        """
        given = types.unliteral(given)  # type: ignore[attr-defined]
        return types.Array(given.dtype, given.ndim, "C") if isinstance(given, types.NestedArray) else given

    @lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
    def see_field_as_array(context: Any, builder: Any, field: Any, array: Any, value: Any) -> Any:
        """Both are the same thing in memory."""
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


def bind(generic: Callable[..., Any], dtype: np.dtype[Any], function: Callable[..., Any]) -> None:
    """Let compiled callers of `generic` reach `function` when the state is a record of this dtype."""
    if PURE:
        return
    record = numba.from_dtype(dtype)

    def implementation(state: Any, *rest: Any) -> Any:
        return function(state, *rest)

    def choose(state: Any, *rest: Any) -> Any:
        return implementation if state == record else None

    overload(generic)(choose)
