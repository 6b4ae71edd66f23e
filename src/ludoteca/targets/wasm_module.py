"""From an object file to a WebAssembly module, without a linker.

LLVM's object file is nearly a module. Its functions have their final numbers and its data their final addresses, from 0
up. It lacks a memory, a stack and exports. They are added here, so that the module imports nothing. The memory contains
the data first, then the stack, which grows down towards the data, then what the host puts there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ludoteca.targets.machines import BuildError

CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT = 0, 2, 5, 6, 7
TYPE, FUNCTION, ELEMENT, CODE, DATA, DATA_COUNT = 1, 3, 9, 10, 11, 12
ORDER = (TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT, ELEMENT, DATA_COUNT, CODE, DATA)
HEADER = 8
PAGE = 1 << 16
STACK_BYTES = 1 << 18
MAX_PAGES = 1 << 14
"""One gigabyte."""

STACK_POINTER = "__stack_pointer"
MEMORY_IMPORT = "__linear_memory"
FUNCTION_KIND, MEMORY_KIND, GLOBAL_KIND = 0, 2, 3
I32, CONSTANT, MUTABLE = b"\x7f", b"\x00", b"\x01"
I32_CONST, END = b"\x41", b"\x0b"

SYMBOL_TABLE = 8
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40


class Reader:
    """Reads numbers and names from a section."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    @property
    def is_done(self) -> bool:
        """Whether everything has been read."""
        return self.at >= len(self.data)

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed: bool = False) -> int:
        """A number in LEB128."""
        total = shift = 0
        while True:
            byte = self.byte()
            total |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return total - (1 << shift) if signed and byte & 0x40 else total

    def take(self, count: int) -> bytes:
        """Some bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def name(self) -> str:
        """A name."""
        return self.take(self.number()).decode()


def number(value: int, signed: bool = False) -> bytes:
    """A number in LEB128."""
    out = bytearray()
    while True:
        byte, value = value & 0x7F, value >> 7
        if value == 0 and not (signed and byte & 0x40):
            return bytes([*out, byte])
        out.append(byte | 0x80)


def encode_name(name: str) -> bytes:
    """A name."""
    return number(len(name.encode())) + name.encode()


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of an object file or module: their kinds and contents."""
    reader = Reader(data)
    reader.take(HEADER)
    while not reader.is_done:
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def build_module(data: bytes, exported: Iterable[str]) -> bytes:
    """The module for an object file that exports these functions."""
    found: dict[int, bytes] = {}
    places: dict[str, int] = {}
    for kind, body in sections(data):
        if kind == CUSTOM:
            places |= function_symbols(body)
        else:
            found[kind] = body
    check_imports(found.pop(IMPORT, b"\0"))
    missing = set(exported) - places.keys()
    if missing:
        raise BuildError(f"The object file lacks the functions {', '.join(sorted(missing))}.")
    heap = align(data_end(found.get(DATA, b"\0")) + STACK_BYTES)
    found[MEMORY] = number(1) + b"\1" + number(-(-heap // PAGE)) + number(MAX_PAGES)
    found[GLOBAL] = number(2) + constant(heap, MUTABLE) + constant(heap, CONSTANT)
    found[EXPORT] = exports({name: places[name] for name in sorted(exported)})
    parts = (bytes([kind]) + number(len(found[kind])) + found[kind] for kind in ORDER if kind in found)
    return data[:HEADER] + b"".join(parts)


def align(address: int) -> int:
    """The next address that is a multiple of 64."""
    return -(-address // 64) * 64


def constant(value: int, mutability: bytes) -> bytes:
    """A global variable that begins with this value."""
    return I32 + mutability + I32_CONST + number(value, signed=True) + END


def exports(functions: dict[str, int]) -> bytes:
    """The export section: functions, the memory, and the first free address in it."""
    listed = [(name, FUNCTION_KIND, place) for name, place in functions.items()]
    listed += [("memory", MEMORY_KIND, 0), ("heap_base", GLOBAL_KIND, 1)]
    return number(len(listed)) + b"".join(encode_name(name) + bytes([kind]) + number(at) for name, kind, at in listed)


def check_imports(body: bytes) -> None:
    """Refuse an object file that imports anything but the memory and the stack pointer."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if (name, kind) == (MEMORY_IMPORT, MEMORY_KIND):
            for _ in range(1 + reader.byte() % 2):
                reader.number()
        elif (name, kind) == (STACK_POINTER, GLOBAL_KIND):
            reader.take(2)
        else:
            raise BuildError(f"The object file imports {name}, which no host provides.")


class Symbol(NamedTuple):
    """A symbol of an object file: its kind, its flags, its name, and its number for a function."""

    kind: int
    flags: int
    name: str
    place: int


def function_symbols(body: bytes) -> dict[str, int]:
    """The numbers of functions by name, from the section for linkers; nothing from other sections."""
    reader = Reader(body)
    if reader.name() != "linking":
        return {}
    reader.number()  # the version
    while not reader.is_done:
        kind, part = reader.byte(), Reader(reader.take(reader.number()))
        if kind == SYMBOL_TABLE:
            symbols = [read_symbol(part) for _ in range(part.number())]
            return {each.name: each.place for each in symbols if each.kind == 0 and not each.flags & UNDEFINED}
    return {}


def read_symbol(reader: Reader) -> Symbol:
    """One entry of the symbol table."""
    kind, flags, name, place = reader.byte(), reader.number(), "", 0
    if kind == 1:  # data
        name = reader.name()
        if not flags & UNDEFINED:
            reader.number(), reader.number(), reader.number()
    else:
        place = reader.number()
        if kind != 3 and (not flags & UNDEFINED or flags & EXPLICIT_NAME):  # a section has no name
            name = reader.name()
    return Symbol(kind, flags, name, place)


def data_end(body: bytes) -> int:
    """The address after the last byte of data."""
    reader, end = Reader(body), 0
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != I32_CONST[0]:
            raise BuildError("The object file has data without a fixed address.")
        start = reader.number(signed=True)
        reader.byte()
        size = reader.number()
        reader.take(size)
        end = max(end, start + size)
    return end
