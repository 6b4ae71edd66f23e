"""Prebuilt native libraries: the rules and players of a game as machine code, so that nothing is compiled.

`ludoteca.targets.native` builds them, and a wheel contains them. A library is used only if it was built from exactly
these sources, and if it plays a match as it was played when it was built (`native_check`); on systems where none of us
has run it, another process tries it first (`native_trial`). Each of its functions can be
called from Python like one that is written in C: it checks the types of its arguments, and passes calls that it cannot
answer (another game's record, for example) to the next function, in the end to the plain Python function.

The functions of a library read NumPy's arrays directly and reach Python through a table of addresses, so a library
needs no other library, and the same file works with every version of Python and NumPy that has this layout of arrays.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.core.cache import CORE, GAMES, PACKAGE, SEARCH, hash_sources
from ludoteca.core.errors import LudotecaError
from ludoteca.core.native_check import works
from ludoteca.core.native_trial import PASSED, PROVEN, try_once
from ludoteca.core.types import Document

FOLDER = PACKAGE / "native"
INDEX = "index.json"
SWITCH = "LUDOTECA_NATIVE"
"""The name of a variable: 0 turns native libraries off, and a folder is used instead of the one in the package."""

NOT_AN_ACTION = "not an action of this game"
"""The only exception that a kernel raises is an IndexError with this text."""

PYTHON_FUNCTIONS = (
    "PyBool_FromLong",
    "PyErr_Clear",
    "PyErr_Occurred",
    "PyErr_SetObject",
    "PyEval_RestoreThread",
    "PyEval_SaveThread",
    "PyFloat_AsDouble",
    "PyFloat_FromDouble",
    "PyList_Append",
    "PyList_New",
    "PyLong_AsLongLong",
    "PyLong_FromLongLong",
    "PyMem_RawFree",
    "PyMem_RawMalloc",
    "PyObject_IsTrue",
    "PyObject_Vectorcall",
    "PyTuple_GetItem",
    "Py_IncRef",
)
NUMBERS = ("int8", "uint8", "int16", "int32", "int64", "float16", "float32", "float64", "bool")
RECORD, COUNT, ACTIONS = "record", "count", "actions"
OBJECTS = (np.ndarray, int, list, None, IndexError, NOT_AN_ACTION, *map(np.dtype, NUMBERS))
NAMES = ("ndarray", "int", "list", "None", "IndexError", "not_an_action", *NUMBERS)
TABLE = (*PYTHON_FUNCTIONS, *NAMES, RECORD, COUNT, ACTIONS)
"""What the table of addresses contains, in this order.

The last three are known when the game is: its record type, how many actions it has, and an array with an object for
each of them, so that lists of actions need no new numbers.
"""

OBJECT_HEAD = 16
DATA, AXES, SHAPE, TYPE, FLAGS = 16, 24, 32, 56, 64
"""Where an array object has the address of its data, its number of axes, its shape, its type, and its flags."""
ITEMS = 24
"""Where a list has the address of its items."""
TAKES_ARRAY_OF_ARGUMENTS = 0x80
"""CPython's METH_FASTCALL."""


def symbol(function: Callable[..., Any]) -> str:
    """The name of a kernel's function in a library."""
    return f"{function.__module__}.{function.__qualname__}".replace(".", "_")


def machine() -> str:
    """The system and the processor that a library is for, as Python names them."""
    return f"{sys.platform}-{platform.machine()}"


def source_hash(game: Path) -> str:
    """A hash of everything that the library of a game is made of; `game` is the game's source folder."""
    return hash_sources(CORE, SEARCH, game)


def has_usual_layout() -> bool:
    """Whether this Python and this NumPy have objects, lists and arrays in memory as the libraries expect them."""
    if sys.implementation.name != "cpython" or object.__basicsize__ != OBJECT_HEAD:
        return False
    probe = np.zeros((2, 3), np.int64)
    where = id(probe)
    shape = ctypes.c_void_p.from_address(where + SHAPE).value
    if ctypes.c_void_p.from_address(where + DATA).value != probe.ctypes.data or shape is None:
        return False
    return (
        (ctypes.c_int64 * 2).from_address(shape)[:] == [2, 3]
        and ctypes.c_int32.from_address(where + AXES).value == probe.ndim
        and ctypes.c_void_p.from_address(where + TYPE).value == id(probe.dtype)
        and ctypes.c_int32.from_address(where + FLAGS).value == probe.flags.num
        and has_usual_lists()
    )


def has_usual_lists() -> bool:
    """Whether this Python has lists in memory as the libraries expect them."""
    probe = [object(), object()]
    items = ctypes.c_void_p.from_address(id(probe) + ITEMS).value
    return items is not None and (ctypes.c_size_t * 2).from_address(items)[:] == [*map(id, probe)]


class Library:
    """The native library of one game."""

    def __init__(self, path: Path) -> None:
        self.code = ctypes.PyDLL(str(path))
        self.table = (ctypes.c_void_p * len(TABLE))()
        for place, name in enumerate(PYTHON_FUNCTIONS):
            self.table[place] = ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value
        for place, each in enumerate(OBJECTS, start=len(PYTHON_FUNCTIONS)):
            self.table[place] = id(each)
        self.definitions: list[Definition] = []
        self.code.use_python(self.table)

    def set_record(self, dtype: np.dtype[Any], action_count: int) -> None:
        """Accept records of this type, which has to stay alive as long as the library."""
        self.actions = (ctypes.py_object * action_count)(*range(action_count))  # type: ignore[misc]
        self.table[TABLE.index(COUNT)] = action_count
        self.table[TABLE.index(ACTIONS)] = ctypes.addressof(self.actions)
        self.table[TABLE.index(RECORD)] = id(dtype)

    def forget_record(self) -> None:
        """Accept no records until `set_record`."""
        self.table[TABLE.index(RECORD)] = None

    def replace(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        """The library's version of a kernel, which calls `function` with arguments that it was not built for."""
        address = ctypes.cast(getattr(self.code, name), ctypes.c_void_p).value
        definition = Definition(name.encode(), address, TAKES_ARRAY_OF_ARGUMENTS, (function.__doc__ or "").encode())
        self.definitions.append(definition)
        made: Callable[..., Any] = new_function(ctypes.byref(definition), function, function.__module__)
        return made


class Definition(ctypes.Structure):
    """CPython's description of a function that is not written in Python."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("documentation", ctypes.c_char_p),
    )


new_function = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.py_object)(
    ("PyCFunction_NewEx", ctypes.pythonapi)
)


def chosen_folder() -> Path | None:
    """The folder of libraries that the user has chosen, or None."""
    chosen = os.environ.get(SWITCH, "")
    return Path(chosen) if chosen not in ("", "0") else None


def find_libraries() -> dict[Path, Library]:
    """The libraries that fit this computer and the present sources, by the source folder of their game."""
    chosen = chosen_folder()
    folder = chosen or FOLDER
    is_off = os.environ.get(SWITCH) == "0" or not (chosen or folder.is_dir())
    if is_off or not has_usual_layout():
        return {}
    index = read_index(folder)
    fitting = {game: built for game, built in index.items() if fits(game, built)}
    if not fitting or (chosen is None and not passes_trial(folder)):
        return {}
    found = {}
    for game, built in fitting.items():
        each = built["machines"][machine()]
        library = load(folder / each["file"], each["sha256"])
        if works(library, built["check"]):
            found[GAMES / game] = library
        else:
            complain(DOES_NOT_WORK.format(library=folder / each["file"]))
    return found


def fits(game: str, built: Document) -> bool:
    """Whether there is a library of a game for this computer, built from the present sources."""
    return machine() in built["machines"] and bool(built["sources"] == source_hash(GAMES / game))


def passes_trial(folder: Path) -> bool:
    """Whether the libraries of a package may be loaded: where nobody has run them, only after a trial."""
    if machine() in PROVEN:
        return True
    verdict = try_once(folder, (folder / INDEX).read_bytes(), SWITCH)
    if verdict != PASSED:
        complain(FAILED_TRIAL.format(verdict=verdict))
    return verdict == PASSED


def complain(sentence: str) -> None:
    """Print a line for the person at the terminal."""
    if sys.stderr is not None:
        sys.stderr.write(sentence)


DOES_NOT_WORK = (
    "The native library {library} gives wrong results on this computer, so it is not used, and Ludoteca may be "
    "slower. Please report this. To see no more of it, set LUDOTECA_NATIVE=0.\n"
)
FAILED_TRIAL = (
    "The native libraries do not work on this computer ({verdict}), so they are not used, and Ludoteca may be slower. "
    "Please report this. To see no more of it, set LUDOTECA_NATIVE=0.\n"
)


def read_index(folder: Path) -> dict[str, Document]:
    """What a folder of libraries contains: for each game the hash of its sources, and a file for each machine."""
    try:
        index: dict[str, Document] = json.loads((folder / INDEX).read_bytes())
    except (OSError, ValueError) as error:
        raise broken(folder / INDEX, error) from None
    return index


def load(path: Path, expected: str) -> Library:
    """Load a library, after checking that its file is complete."""
    try:
        if hashlib.sha256(path.read_bytes()).hexdigest() != expected:
            raise OSError("the file is damaged")
        return Library(path)
    except (OSError, AttributeError) as error:
        raise broken(path, error) from None


def broken(path: Path, error: Exception) -> LudotecaError:
    """The error for a file that cannot be used."""
    return LudotecaError(
        sentence=f"The native library {path} cannot be loaded: {error}. Install Ludoteca again, or set {SWITCH}=0 to "
        "work without native libraries."
    )


def native_version(function: Callable[..., Any], libraries: Iterable[Library]) -> Callable[..., Any]:
    """A kernel as the libraries have it; the function itself if none of them has it."""
    name, found = symbol(function), function
    for library in libraries:
        if hasattr(library.code, name):
            found = library.replace(found, name)
    return found
